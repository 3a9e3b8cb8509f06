//! What becomes of changes when a server, or the way to it, is lost at the wrong moment, and
//! when another node changes the same: held with stores in PostgreSQL.

use std::time::Duration;

use futures_util::future::join_all;
use server::store::{
    Change, Credential, Ended, Kind, LogRow, Person, SeatEnded, SolvedLesson, Store, StoreError,
    TableRow, Version,
};
use server::{PersonId, TableId};
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection};
use throwaway::Postgres;
use tokio::time::{sleep, timeout};

use crate::relay::Relay;

/// Somebody else at the database.
struct Other(PgConnection);

impl Other {
    async fn at(database: &str) -> Other {
        Other(PgConnection::connect(database).await.unwrap())
    }

    async fn does(&mut self, statements: &str) {
        let statements = sqlx::raw_sql(AssertSqlSafe(statements.to_owned()));
        statements.execute(&mut self.0).await.unwrap();
    }

    async fn count(&mut self, rows: &str) -> i64 {
        let count = AssertSqlSafe(format!("SELECT count(*) FROM {rows}"));
        sqlx::query_scalar(count).fetch_one(&mut self.0).await.unwrap()
    }

    /// Waits until somebody waits for a lock, or this is done.
    async fn until_waited_for_or(&mut self, is_done: impl Fn() -> bool) {
        let waiting = "pg_stat_activity WHERE datname = current_database()
                       AND wait_event_type = 'Lock'";
        let waits = async {
            while !is_done() && self.count(waiting).await == 0 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(Duration::from_secs(30), waits).await.unwrap();
    }
}

/// The number of a transaction is given out before anything of it is on disk, and once more after
/// a crash: it says nothing about what was kept.
#[tokio::test]
async fn what_is_acknowledged_is_kept_though_its_transaction_was_lost_in_a_crash() {
    let server = Postgres::start();
    let database = server.database();
    let mut other = Other::at(&database).await;
    // Nothing gets to disk by itself.
    other.does("ALTER SYSTEM SET wal_writer_delay = '10s'").await;
    other.does("SELECT pg_reload_conf()").await;
    let relay = Relay::to(&database).await;
    let store = Store::open(&relay.database).await.unwrap();
    relay.stop_at("COMMIT");
    let write = tokio::spawn(async move {
        let written = store.write(vec![Change::Value("somebody", "was here".to_owned())]).await;
        (written, store)
    });
    relay.has_stopped().await;
    let server = tokio::task::spawn_blocking(move || {
        server.restart();
        server
    });
    let server = server.await.unwrap();
    let mut other = Other::at(&database).await;
    for number in 0..30 {
        other.does(&format!("INSERT INTO house (key, value) VALUES ('other {number}', '')")).await;
    }
    relay.go_on();
    let (written, store) = write.await.unwrap();
    let kept = other.count("house WHERE key = 'somebody'").await;
    assert_eq!(kept == 1, written.is_ok(), "{written:?}");
    store.close().await;
    drop(server);
}

#[tokio::test]
async fn tables_that_are_taken_on_are_named_though_the_reply_was_lost() {
    for words in ["UPDATE versions SET due", "COMMIT"] {
        let database = Postgres::shared().database();
        let relay = Relay::to(&database).await;
        let store = Store::open(&relay.database).await.unwrap();
        let mut other = Other::at(&database).await;
        other
            .does("INSERT INTO versions (table_id, version, due) VALUES (1, 0, 5), (2, 3, 6)")
            .await;
        relay.lose_the_reply_to(words);
        let mut taken = store.take_on(100, 200).await.unwrap();
        taken.sort_unstable();
        assert_eq!(taken, [1, 2].map(TableId::stored), "{words}");
        assert!(relay.has_lost_it(), "{words}");
        assert_eq!(store.take_on(100, 200).await.unwrap(), [], "{words}");
        store.close().await;
    }
}

/// A step at a table that is at this version and whose log has so many lines.
fn step(table: i64, version: i64, at: usize) -> Vec<Change> {
    let table = TableId::stored(table);
    let lines = "a line\n".to_owned();
    let row = LogRow { table, at, count: 1, time: 1, seat: None, question: None, key: None, lines };
    vec![Change::Version(Version { table, version, due: Some(7) }), Change::Append(row)]
}

#[tokio::test]
async fn of_steps_that_are_kept_together_each_fits_its_version_and_its_log_or_is_refused() {
    let database = Postgres::shared().database();
    let (one, two) = (Store::open(&database).await.unwrap(), Store::open(&database).await.unwrap());
    let mut other = Other::at(&database).await;
    other
        .does("INSERT INTO versions (table_id, version) SELECT n, 3 FROM generate_series(1, 9) n")
        .await;
    let steps = [step(1, 3, 0), step(2, 2, 0), step(3, 3, 1), step(4, 3, 0), step(10, 3, 0)];
    let kept = join_all(steps.map(|step| one.write(step))).await;
    let is_kept: Vec<bool> = kept.iter().map(Result::is_ok).collect();
    assert_eq!(is_kept, [true, false, false, true, false], "{kept:?}");
    assert!(matches!(kept[1], Err(StoreError::Outdated)), "{kept:?}");
    for (version, count) in [(4, 2), (3, 7)] {
        assert_eq!(other.count(&format!("versions WHERE version = {version}")).await, count);
    }
    assert_eq!(other.count("versions WHERE due = 7").await, 2);
    assert_eq!(other.count("log").await, 2);
    // Two nodes play at the same tables, in different orders: one is first at each.
    for round in 1..30 {
        let step = |table| step(table, 3 + round, round as usize);
        let ours = join_all([1, 4].map(|table| one.write(step(table))));
        let theirs = join_all([4, 1].map(|table| two.write(step(table))));
        let (ours, theirs) = tokio::join!(ours, theirs);
        let kept = ours.iter().chain(&theirs).filter(|kept| kept.is_ok()).count();
        assert_eq!(kept, 2, "{ours:?} {theirs:?}");
    }
    assert_eq!(other.count("log").await, 60);
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn a_step_whose_reply_was_lost_is_kept_once() {
    for words in ["INSERT INTO log", "COMMIT"] {
        let database = Postgres::shared().database();
        let relay = Relay::to(&database).await;
        let store = Store::open(&relay.database).await.unwrap();
        let mut other = Other::at(&database).await;
        other.does("INSERT INTO versions (table_id, version) VALUES (1, 0), (2, 0)").await;
        relay.lose_the_reply_to(words);
        let said = Change::Value("somebody", "was here".to_owned());
        let (first, second) = (store.write(step(1, 0, 0)), store.write(vec![said]));
        let (first, second) = tokio::join!(first, second);
        first.unwrap();
        second.unwrap();
        store.write(step(1, 1, 1)).await.unwrap();
        assert!(relay.has_lost_it(), "{words}");
        assert_eq!(other.count("log").await, 2, "{words}");
        assert_eq!(other.count("house WHERE key = 'somebody'").await, 1, "{words}");
        store.close().await;
    }
}

#[tokio::test]
async fn what_a_newer_snug_has_written_is_left_alone() {
    let database = Postgres::shared().database();
    Store::open(&database).await.unwrap().close().await;
    let mut other = Other::at(&database).await;
    other
        .does(
            "INSERT INTO _sqlx_migrations
                 (version, description, installed_on, success, checksum, execution_time)
             VALUES (999, 'of tomorrow', now(), TRUE, '', 0);
             ALTER TABLE people RENAME TO guests",
        )
        .await;
    let refused = Store::open(&database).await.err().expect("it is refused").to_string();
    assert!(refused.contains("newer Snug") && refused.contains("999"), "{refused}");
    let looked = Store::read(&database).await.err().expect("it is not read either").to_string();
    assert!(looked.contains("newer Snug"), "{looked}");
    assert_eq!(other.count("guests").await, 0, "it stands as it was");
}

fn person(name: &str) -> Person {
    let (id, name) = (PersonId::random(), name.to_owned());
    Person { id, name, created: 1, muted: 0, banned: 0, asked: None, shows: false }
}

/// One node is in the middle of forgetting somebody, or deleting a table, while another keeps
/// something of theirs: nothing of it stays.
#[tokio::test]
async fn nothing_is_kept_for_somebody_whom_another_node_is_forgetting() {
    let ada = person("Ada");
    let (id, hash) = (ada.id, "a".to_owned());
    let row = TableRow {
        id: TableId::random(),
        game: "rattus-cartus".to_owned(),
        state: "over",
        public: true,
        created: 1,
        changed: 1,
        sheet: "{}".to_owned(),
        people: Vec::new(),
    };
    let table = row.id;
    let token = Credential {
        hash,
        person: id,
        kind: Kind::Token,
        created: 1,
        expires: 9,
        label: String::new(),
    };
    let (game, lesson) = ("rattus-cartus".to_owned(), "first".to_owned());
    let ended = Ended {
        table,
        game: "rattus-cartus".to_owned(),
        edition: String::new(),
        time: 1,
        turns: 1,
        ending: "supply",
        seats: vec![SeatEnded {
            person: Some(id),
            bot: None,
            role: "",
            won: true,
            plays: Vec::new(),
        }],
    };
    let forgets = format!("UPDATE people SET name = '' WHERE id = {}", id.number());
    let deletes = format!("DELETE FROM tables WHERE id = {}", table.number());
    let cases = [
        (&forgets, Change::Credential(token), "credentials"),
        (
            &forgets,
            Change::Solved(SolvedLesson { person: id, game, lesson, helped: false }),
            "lessons",
        ),
        (&forgets, Change::Ended(ended.clone()), "results WHERE person IS NOT NULL"),
        (&deletes, Change::Ended(ended), "results"),
        (&deletes, Change::Note(table, id, "mine".to_owned()), "notes"),
        (&deletes, Change::Hide(id, table, true), "hidden"),
    ];
    for (what, change, rows) in cases {
        let database = Postgres::shared().database();
        let store = Store::open(&database).await.unwrap();
        store.write(vec![Change::Person(ada.clone()), Change::Table(row.clone())]).await.unwrap();
        let mut other = Other::at(&database).await;
        let mut watch = Other::at(&database).await;
        other.does("BEGIN").await;
        other.does(what).await;
        let write = tokio::spawn(async move {
            store.write(vec![change]).await.unwrap();
            store
        });
        watch.until_waited_for_or(|| write.is_finished()).await;
        other.does("COMMIT").await;
        let store = write.await.unwrap();
        assert_eq!(other.count(rows).await, 0, "{rows} after {what}");
        store.close().await;
    }
}

/// What changes a large database takes its time, and is not given up in the middle.
#[tokio::test]
async fn a_database_is_brought_up_to_date_however_long_that_takes() {
    let database = Postgres::shared().database();
    let mut other = Other::at(&database).await;
    other
        .does(
            "CREATE SCHEMA noted; CREATE TABLE noted.limits (at TEXT);
             CREATE FUNCTION noted.note() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
                 INSERT INTO noted.limits VALUES (current_setting('statement_timeout') || ' '
                                                  || current_setting('lock_timeout'));
             END $$;
             CREATE EVENT TRIGGER note ON ddl_command_end EXECUTE FUNCTION noted.note();",
        )
        .await;
    let store = Store::open(&database).await.unwrap();
    other.does("DROP EVENT TRIGGER note").await;
    assert!(other.count("noted.limits").await > 10);
    assert_eq!(other.count("noted.limits WHERE at <> '0 0'").await, 0);
    // What comes after it has no such time.
    other
        .does(
            "DELETE FROM noted.limits;
             CREATE FUNCTION noted.write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                 INSERT INTO noted.limits VALUES (current_setting('statement_timeout') || ' '
                                                  || current_setting('lock_timeout'));
                 RETURN NEW;
             END $$;
             CREATE TRIGGER note AFTER INSERT ON public.house FOR EACH ROW
                 EXECUTE FUNCTION noted.write();",
        )
        .await;
    store.write(vec![Change::Value("key", "value".to_owned())]).await.unwrap();
    assert_eq!(other.count("noted.limits WHERE at = '30s 10s'").await, 1);
    store.close().await;
}
