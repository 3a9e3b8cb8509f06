//! A node and what it shares with others come apart: the database goes back or has another
//! clock, and somebody on the bus says what is not true.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::Config;
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection};
use tokio::time::{sleep, timeout};

use crate::client::{Client, TestHouse, start};
use crate::games::play;
use crate::secrecy::Test;
use crate::silence::threatened;

const PATIENCE: Duration = Duration::from_secs(30);

fn step(question: &Value) -> Value {
    json!({ "question": question["number"], "actions": [question["actions"][0]] })
}

/// Whoever is asked answers, so many times.
async fn steps(people: &[&Client], id: &str, count: usize) {
    let mut given = 0;
    while given < count {
        for person in people {
            let question = person.table(id).await["question"].take();
            if !question.is_null() && given < count {
                person.done(&format!("/tables/{id}/steps"), step(&question)).await;
                given += 1;
            }
        }
    }
}

/// Another server has taken over that knew less, or somebody has brought back a copy.
#[tokio::test]
async fn a_node_that_is_ahead_of_the_database_goes_back_to_what_is_kept() {
    let house = TestHouse::of_nodes(2, Config::default()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "ankh-morpork", "window": 0 })).await;
    let (ada, bob) = (house.at(0, &ada), house.at(0, &bob));
    steps(&[&ada, &bob], &id, 6).await;
    let before = ada.table(&id).await["position"].take();
    steps(&[&ada, &bob], &id, 1).await;
    assert_ne!(ada.table(&id).await["position"], before);
    let goes_back = "DELETE FROM log WHERE at = (SELECT max(at) FROM log);
                     UPDATE versions SET version = version - 1";
    house.alter(goes_back).await;
    assert_eq!(ada.table(&id).await["position"], before, "it shows what is kept");
    assert_eq!(house.at(1, &bob).table(&id).await["position"], before);
    steps(&[&ada, &bob], &id, 1).await;
    house.alter(goes_back).await;
    // An answer is the first that this node hears of it.
    let asked = async {
        loop {
            for person in [&ada, &bob] {
                let question = house.at(1, person).table(&id).await["question"].take();
                if !question.is_null() {
                    return (person, question);
                }
            }
        }
    };
    let (person, question) = asked.await;
    person.done(&format!("/tables/{id}/steps"), step(&question)).await;
    play(&[&ada, &bob], &id, 3).await;
}

/// Whoever may write on the bus can say that there are nodes.
async fn forge(database: &str, texts: impl Iterator<Item = String>) {
    let mut server = PgConnection::connect(database).await.unwrap();
    for text in texts {
        let notify = sqlx::query("SELECT pg_notify('snug_news', $1)").bind(text);
        notify.execute(&mut server).await.unwrap();
    }
    server.close().await.unwrap();
}

#[tokio::test]
async fn forged_news_take_nothing_from_anybody_and_make_no_bot_wait() {
    let house = TestHouse::of_nodes(1, Config { requests: 60, ..Config::default() }).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let serves = (0..900).map(|node| format!("snug1 {node:016x} 1 serves"));
    let thinks = (0..50).map(|node| format!("snug1 {:016x} 1 thinks", 1000 + node));
    forge(&house.database(), serves.chain(thinks)).await;
    let heard = async {
        while house.house.news.others() < 950 {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, heard).await.expect("it is heard");
    // It looks around twice a second.
    sleep(Duration::from_secs(1)).await;
    let mut granted = 0;
    for _ in 0..60 {
        granted += u64::from(ada.text("/people/me").await.0 == StatusCode::OK);
    }
    assert!(granted > 50, "{granted}");
    let table = json!({ "game": "rattus-cartus", "pace": 0, "bots": ["master:iterations=5"] });
    let id = start(&[&bob], table).await;
    forge(&house.database(), (0..50).map(|node| format!("snug1 {:016x} 2 thinks", 1000 + node)))
        .await;
    let begun = Instant::now();
    let thought = async {
        while house.house.bots.thought().get() == 0 {
            let question = bob.table(&id).await["question"].take();
            if !question.is_null() {
                bob.done(&format!("/tables/{id}/steps"), step(&question)).await;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, thought).await.expect("a bot thinks");
    assert_eq!(house.house.news.thinkers(), 0, "{:?}", begun.elapsed());
}

/// A number that is missing says that something was missed, and everything is looked at; how
/// often, nobody else decides.
#[tokio::test]
async fn forged_news_make_a_node_look_no_more_often_than_it_wants() {
    let house = TestHouse::of_nodes(1, Config::default()).await;
    let mut server = PgConnection::connect(&house.database()).await.unwrap();
    // Every look reads what all people wish.
    let mut looks = async || -> i64 {
        // What is counted is told when a connection has been idle for a while.
        sleep(Duration::from_secs(2)).await;
        let looks = "SELECT seq_scan FROM pg_stat_user_tables WHERE relname = 'people'";
        sqlx::query_scalar(looks).fetch_one(&mut server).await.unwrap()
    };
    let (before, begun) = (looks().await, Instant::now());
    for number in 0..100 {
        let text = format!("snug1 {:016x} {} serves", 7, 10 * number + 5);
        forge(&house.database(), std::iter::once(text)).await;
        sleep(Duration::from_millis(40)).await;
    }
    let looks = looks().await - before;
    let most = begun.elapsed().as_millis() as i64 / 800 + 2;
    assert!((1..=most).contains(&looks), "{looks} in {:?}", begun.elapsed());
}

/// A server that only reads is a copy that is not in charge yet.
#[tokio::test]
async fn a_database_that_only_reads_refuses_kindly_and_goes_on_when_it_writes() {
    let house = TestHouse::of_nodes(1, Config::default()).await;
    let ada = house.person("Ada").await;
    let id = start(&[&ada], json!({ "game": "rattus-cartus", "bots": ["random"] })).await;
    let name = house.database().rsplit('/').next().unwrap().to_owned();
    // Whoever was there before may go on writing.
    let mut server = PgConnection::connect(&house.database()).await.unwrap();
    let mut only_reads = async |how: &str| {
        let ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE datname = current_database() AND pid <> pg_backend_pid()";
        let alter = AssertSqlSafe(format!("ALTER DATABASE {name} {how}; {ends}"));
        sqlx::raw_sql(alter).execute(&mut server).await.unwrap();
    };
    only_reads("SET default_transaction_read_only = on").await;
    let name = json!({ "name": "Ada L." });
    let (status, refused) = ada.post("/you/name", name.clone()).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{refused}");
    assert!(!refused.to_string().contains("transaction"), "the host reads why: {refused}");
    assert_eq!(ada.text("/healthz").await.0, StatusCode::SERVICE_UNAVAILABLE);
    assert!(ada.table(&id).await["state"].is_string(), "what is kept is shown");
    only_reads("RESET default_transaction_read_only").await;
    let heals = async {
        while ada.post("/you/name", name.clone()).await.0 != StatusCode::OK
            && ada.get("/people/me").await["name"] != "Ada L."
        {
            sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(PATIENCE, heals).await.expect("it goes on");
    assert_eq!(ada.get("/people/me").await["name"], "Ada L.");
}

/// A server takes over whose clock is wrong: no deadline moves.
#[tokio::test]
async fn a_database_whose_clock_jumps_moves_no_deadline() {
    const HOUR: i64 = 3_600_000;
    let database = throwaway::Postgres::shared().database();
    let name = database.rsplit('/').next().unwrap();
    let mut server = PgConnection::connect(&database).await.unwrap();
    let clock = format!(
        "CREATE TABLE jumped (by INTERVAL NOT NULL); INSERT INTO jumped VALUES ('0');
         CREATE FUNCTION public.clock_timestamp() RETURNS TIMESTAMPTZ LANGUAGE SQL VOLATILE
             AS $$ SELECT pg_catalog.clock_timestamp() + by FROM public.jumped $$;
         ALTER DATABASE {name} SET search_path = public, pg_catalog"
    );
    sqlx::raw_sql(AssertSqlSafe(clock)).execute(&mut server).await.unwrap();
    let house = TestHouse::of_nodes_at(database.clone(), 2, Config::default()).await;
    let own = || {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
        i64::try_from(since.as_millis()).unwrap()
    };
    let is_right = |time: i64| (time - own()).abs() < HOUR / 2;
    for jump in [1, -1] {
        let jump = format!("UPDATE jumped SET by = '{jump} hours'");
        sqlx::raw_sql(AssertSqlSafe(jump)).execute(&mut server).await.unwrap();
        let settled = async {
            while !is_right(house.node(0).store.time().await.unwrap().unwrap().now) {
                sleep(Duration::from_millis(50)).await;
            }
        };
        timeout(PATIENCE, settled).await.expect("the jump is kept");
        for number in 0..4 {
            house.person(&format!("{number}")).await;
        }
        let made: Vec<i64> =
            sqlx::query_scalar("SELECT created FROM people").fetch_all(&mut server).await.unwrap();
        assert!(made.iter().all(|made| is_right(*made)), "{made:?} at {}", own());
    }
    // A node that comes later counts as the others do.
    let late = server::House::open(house.node(0).config.clone()).await.unwrap();
    assert!(is_right(late.store.time().await.unwrap().unwrap().now));
    late.close();
    late.store.close().await;
}

/// Whoever sends an answer again that was sealed is told that it was taken, at whichever node.
#[tokio::test]
async fn a_sealed_answer_that_is_sent_again_to_another_node_is_known_there() {
    let test = Test::at(TestHouse::of_nodes(2, Config::default()).await, 3).await;
    let sheet = test.sheet("ankh-morpork", &json!({ "players": 3 }));
    let id = test.table(&sheet, threatened(&[0, 1], 2..=9)).await.to_string();
    let [ada, bob] = [0, 1].map(|person: usize| &test.people[person].1);
    let there = [test.house.at(1, ada), test.house.at(1, bob)];
    let path = format!("/tables/{id}/steps");
    for person in &there {
        assert!(!person.table(&id).await["question"].is_null());
    }
    let question = ada.table(&id).await["question"].take();
    let answer = json!({ "question": question["number"], "actions": ["pass"], "key": "only-once" });
    let sealed = test.house.at(0, ada).done(&path, answer.clone()).await;
    assert_eq!(sealed["sealed"], true, "{sealed}");
    let question = there[1].table(&id).await["question"].take();
    let passes = json!({ "question": question["number"], "actions": ["pass"] });
    there[1].done(&path, passes).await;
    let (status, again) = there[0].post(&path, answer).await;
    assert_eq!(status, StatusCode::OK, "{again}");
}

/// While nodes are replaced one after the other, some know rules that others do not.
#[tokio::test]
async fn a_table_that_this_program_cannot_play_on_stays_due_for_others() {
    let house = TestHouse::of_nodes(1, Config::default()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let clock = json!({ "live": { "reserve": 600, "increment": 0 } });
    let table = json!({ "game": "ankh-morpork", "window": 0, "clock": clock });
    let id = start(&[&ada, &bob], table).await;
    steps(&[&ada, &bob], &id, 3).await;
    let newer = "UPDATE log SET lines = lines || E'1: a rule of tomorrow\\n'
                 WHERE at = (SELECT max(at) FROM log)";
    house.alter(newer).await;
    house.house.tables.forget_all().await;
    assert!(!ada.table(&id).await["broken"].is_null(), "it cannot be played on here");
    let mut server = PgConnection::connect(&house.database()).await.unwrap();
    let mut due = async || -> Option<i64> {
        let due = sqlx::query_scalar("SELECT due FROM versions");
        due.fetch_one(&mut server).await.unwrap()
    };
    house.alter("UPDATE versions SET due = 0").await;
    let taken_on = async { while due().await == Some(0) {} };
    timeout(PATIENCE, taken_on).await.expect("this node looks after it");
    sleep(Duration::from_secs(1)).await;
    assert!(due().await.is_some(), "somebody else looks after it, too");
    ada.done(&format!("/tables/{id}/chat"), json!({ "text": "It stands still." })).await;
    assert!(due().await.is_some(), "whatever else is done there");
}
