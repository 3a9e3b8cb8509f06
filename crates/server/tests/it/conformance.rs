//! One suite for both databases: everything that is written is read again, in a file and in
//! PostgreSQL alike.

use futures_util::future::join_all;
use server::store::{
    Change, Complaint, Counted, Counting, Credential, Ended, Held, Kind, LogRow, Mail, Person,
    Report, SeatEnded, Sitters, SolvedLesson, Store, StoreError, TableRow, move_house,
};
use server::{PersonId, Secret, TableId};
use throwaway::Postgres;

/// A store in a new file, and one in a new database of PostgreSQL.
pub(crate) async fn both() -> [Store; 2] {
    let file = std::env::temp_dir().join(format!("snug-store-{}.db", Secret::new().reveal()));
    let file = Store::open(&file.display().to_string()).await.unwrap();
    [file, Store::open(&Postgres::shared().database()).await.unwrap()]
}

fn person(name: &str) -> Person {
    let (id, name) = (PersonId::random(), name.to_owned());
    Person { id, name, created: 1, muted: 0, banned: 0, asked: None, shows: false }
}

fn credential(person: PersonId, kind: Kind, hash: &str, expires: i64) -> Credential {
    let (hash, label) = (hash.to_owned(), "label".to_owned());
    Credential { hash, person, kind, created: 1, expires, label }
}

fn table(id: TableId, host: PersonId, state: &'static str, changed: i64) -> TableRow {
    let sheet = format!("{{\"host\":\"{host}\",\"title\":\"é “x”\"}}");
    let (game, people) = ("rattus-cartus".to_owned(), vec![(0, host)]);
    TableRow { id, game, state, public: true, created: 1, changed, sheet, people }
}

fn line(table: TableId, at: usize, time: i64, key: Option<&str>) -> Change {
    let (seat, question) = (Some(0), Some(7.into()));
    let (key, lines) = (key.map(str::to_owned), format!("line {at}\n"));
    Change::Append(LogRow { table, at, count: 1, time, seat, question, key, lines })
}

#[tokio::test]
async fn people_and_what_opens_the_house_to_them_are_kept_alike() {
    for store in both().await {
        let (ada, bob) = (person("Ada"), person("Bob"));
        let token = credential(ada.id, Kind::Token, "a", 100);
        store
            .write(vec![
                Change::Person(ada.clone()),
                Change::Person(bob.clone()),
                Change::Credential(token.clone()),
                Change::Credential(credential(ada.id, Kind::Link, "b", 100)),
                // Nobody has a credential who is not known.
                Change::Credential(credential(PersonId::random(), Kind::Token, "c", 100)),
            ])
            .await
            .unwrap();
        let owner = store.owner("a", Kind::Token, 50).await.unwrap().unwrap();
        assert_eq!((&*owner.person, owner.until), (&ada, 100));
        assert_eq!(store.owner("a", Kind::Token, 101).await.unwrap(), None);
        assert_eq!(store.owner("a", Kind::Cookie, 50).await.unwrap(), None);
        assert_eq!(store.owner("c", Kind::Token, 50).await.unwrap(), None);
        assert_eq!(store.tokens(ada.id, 50).await.unwrap(), [token]);
        assert!(store.has(ada.id, Kind::Link).await.unwrap());
        assert_eq!(store.label("a").await.unwrap().as_deref(), Some("label"));
        let at_most = |most| Change::AtMost(most, Counted::Credentials(ada.id, Kind::Token, 1));
        let another = |hash| Change::Credential(credential(ada.id, Kind::Token, hash, 100));
        store.write(vec![another("d"), at_most(2)]).await.unwrap();
        let refused = store.write(vec![another("e"), at_most(2)]).await;
        assert!(matches!(refused, Err(StoreError::TooMany(2, _))), "{refused:?}");
        assert_eq!(store.owner("e", Kind::Token, 50).await.unwrap(), None);
        store.write(vec![Change::UseUp("b".into())]).await.unwrap();
        let again = store.write(vec![Change::UseUp("b".into())]).await;
        assert!(matches!(again, Err(StoreError::Outdated)), "{again:?}");

        let changes = vec![
            Change::Rename(ada.id, "Ada L.".into()),
            Change::Wish(ada.id, true),
            Change::Shows(ada.id, true),
            Change::Discipline(ada.id, 60, 0),
            Change::Mute(ada.id, bob.id, true),
            Change::Mute(ada.id, bob.id, true),
        ];
        store.write(changes).await.unwrap();
        let known = store.person(ada.id).await.unwrap().unwrap();
        assert_eq!((&known.name[..], known.muted, known.asked), ("Ada L.", 60, Some(true)));
        assert!(known.shows);
        assert_eq!(store.disciplined(50).await.unwrap(), [known]);
        assert_eq!(store.wishes().await.unwrap(), [(ada.id, true)]);
        assert_eq!(store.mutes_of(&[ada.id, bob.id]).await.unwrap(), [(ada.id, bob.id)]);
        store.write(vec![Change::Mute(ada.id, bob.id, false)]).await.unwrap();
        assert_eq!(store.mutes_of(&[ada.id]).await.unwrap(), []);

        store.write(vec![Change::Revoke("d".into()), Change::Sweep(101)]).await.unwrap();
        assert_eq!(store.tokens(ada.id, 1).await.unwrap(), []);
        store
            .write(vec![Change::Credential(credential(bob.id, Kind::Feed, "f", 9))])
            .await
            .unwrap();
        store.write(vec![Change::RevokeAll(bob.id, Kind::Feed)]).await.unwrap();
        assert!(!store.has(bob.id, Kind::Feed).await.unwrap());

        let solved = |helped| {
            let (game, lesson) = ("rattus-cartus".to_owned(), "first".to_owned());
            SolvedLesson { person: ada.id, game, lesson, helped }
        };
        for helped in [true, false, true] {
            store.write(vec![Change::Solved(solved(helped))]).await.unwrap();
        }
        assert_eq!(store.solved_lessons(ada.id).await.unwrap(), [solved(false)]);

        let (address, lang) = ("ada@example.org".to_owned(), "en".to_owned());
        let mail = Mail { person: ada.id, address, lang, confirmed: true };
        let at = TableId::random();
        let told = Change::Told(ada.id, at);
        store.write(vec![Change::Mail(mail.clone()), told.clone(), told]).await.unwrap();
        assert_eq!(store.mail(ada.id).await.unwrap(), Some(mail.clone()));
        assert_eq!(store.confirmed_mail().await.unwrap(), [mail]);
        assert_eq!(store.told().await.unwrap(), [(ada.id, at)]);
        store.write(vec![Change::NoMail(ada.id), Change::Back(ada.id, at)]).await.unwrap();
        assert_eq!(
            (store.mail(ada.id).await.unwrap(), store.told().await.unwrap().len()),
            (None, 0)
        );

        store
            .write(vec![Change::Forget(ada.id), Change::Rename(ada.id, "x".into())])
            .await
            .unwrap();
        assert_eq!(store.person(ada.id).await.unwrap().unwrap().name, "");
        // Whatever they asked for at the same moment comes too late.
        let (address, lang) = ("ada@example.org".to_owned(), "en".to_owned());
        let late = Mail { person: ada.id, address, lang, confirmed: true };
        store.write(vec![Change::Mail(late)]).await.unwrap();
        assert_eq!(store.mail(ada.id).await.unwrap(), None);
        store.write(vec![Change::Said(at, ada.id, 9, "after all".to_owned())]).await.unwrap();
        assert_eq!(store.chat(at, 9).await.unwrap(), []);
        assert_eq!(store.talked_at(ada.id).await.unwrap(), []);
        store.write(vec![Change::Value("a-key", "1".into())]).await.unwrap();
        store.write(vec![Change::Value("a-key", "2".into())]).await.unwrap();
        assert_eq!(store.value("a-key").await.unwrap().as_deref(), Some("2"));
        store.close().await;
    }
}

#[tokio::test]
async fn tables_and_their_logs_are_kept_alike() {
    for store in both().await {
        let (ada, id, other) = (person("Ada"), TableId::random(), TableId::random());
        store
            .write(vec![
                Change::Person(ada.clone()),
                Change::Table(table(id, ada.id, "playing", 5)),
                Change::Table(table(other, ada.id, "waiting", 9)),
            ])
            .await
            .unwrap();
        // What is sooner than what is known changes nothing.
        store.write(vec![Change::Table(table(id, ada.id, "playing", 3))]).await.unwrap();
        let listed = store.public_tables("playing", 9).await.unwrap();
        assert_eq!((listed.len(), listed[0].id, listed[0].changed), (1, id, 5));
        assert!(store.sheet(id).await.unwrap().unwrap().contains("é “x”"));
        assert_eq!(store.sheet(TableId::random()).await.unwrap(), None);
        let sits: Vec<_> = store.tables_of(ada.id, 9).await.unwrap();
        assert_eq!(sits.iter().map(|table| table.id).collect::<Vec<_>>(), [other, id]);
        assert_eq!(store.unfinished_tables_of(ada.id).await.unwrap().len(), 2);
        assert_eq!(store.tables_in(["playing", "sealing"]).await.unwrap(), [id]);
        let states = store.states().await.unwrap();
        assert_eq!(states, [("playing".to_owned(), 1), ("waiting".to_owned(), 1)]);

        let empty = store.past(id, 4).await.unwrap();
        assert_eq!((&empty.lines[..], empty.written, empty.granted.len()), ("", 0, 0));
        assert_eq!(store.moments(id).await.unwrap(), []);
        assert_eq!(empty.answers, []);
        store.write(vec![line(id, 0, 10, Some("k\"1"))]).await.unwrap();
        store.write(vec![line(id, 1, 11, None)]).await.unwrap();
        store.write(vec![line(id, 2, 12, Some("k2"))]).await.unwrap();
        let late = store.write(vec![line(id, 2, 13, None), Change::LetGo(id)]).await;
        assert!(matches!(late, Err(StoreError::Outdated)), "{late:?}");
        let past = store.past(id, 1).await.unwrap();
        assert_eq!((&past.lines[..], past.written), ("line 0\nline 1\nline 2\n", 12));
        assert_eq!(past.granted.iter().map(|of| &of.key[..]).collect::<Vec<_>>(), ["k2"]);
        assert_eq!(store.past(id, 9).await.unwrap().granted[0].key, "k\"1");
        let moments = [(10, Some(0)), (11, Some(0)), (12, Some(0))];
        assert_eq!(store.moments(id).await.unwrap(), moments);
        assert_eq!(store.log(id).await.unwrap()[1].lines, "line 1\n");
        let Change::Append(row) = line(id, 3, 14, None) else { unreachable!("a line is added") };
        let rows = [(3, Some(0)), (5, None)].map(|(at, seat)| {
            Change::Append(LogRow { at, seat, count: 2, lines: "x\ny\n".into(), ..row.clone() })
        });
        store.write(rows.into()).await.unwrap();
        assert_eq!(store.past(id, 0).await.unwrap().answers, [(3, 2)], "and nobody’s lines");

        let held = |action: &str| Held {
            seat: 1,
            question: 4.into(),
            time: 6,
            key: None,
            action: action.to_owned(),
        };
        store.write(vec![Change::Hold(id, held("one"))]).await.unwrap();
        store.write(vec![Change::Hold(id, held("two"))]).await.unwrap();
        assert_eq!(store.held(id).await.unwrap(), [held("two")]);
        store.write(vec![Change::LetGo(id)]).await.unwrap();
        assert_eq!(store.held(id).await.unwrap(), []);

        let bob = person("Bob");
        let said = |text: &str, time| Change::Said(id, ada.id, time, text.to_owned());
        store
            .write(vec![Change::Person(bob.clone()), said("one", 1), said("two", 2)])
            .await
            .unwrap();
        let chat = store.chat(id, 1).await.unwrap();
        assert_eq!((chat.len(), &chat[0].text[..], &chat[0].name[..]), (1, "two", "Ada"));
        assert_eq!(store.talked_at(ada.id).await.unwrap(), [id]);
        store.write(vec![Change::Note(id, ada.id, "n".into())]).await.unwrap();
        assert_eq!(store.note(id, ada.id).await.unwrap(), "n");
        let complaint = Complaint { reason: "because".to_owned(), said: "two".to_owned() };
        let about = complaint.clone();
        let report =
            Change::Report { table: id, by: bob.id, about: ada.id, time: 3, complaint: about };
        store.write(vec![report]).await.unwrap();
        let reports = store.reports().await.unwrap();
        assert_eq!((reports.len(), &reports[0].name[..]), (1, "Ada"));
        assert_eq!(reports[0].complaint, complaint);
        // Once again is no other complaint, until the host has looked at it; by somebody else is.
        let again = |by: &Person, about: &Person, reason: &str| Change::Report {
            table: id,
            by: by.id,
            about: about.id,
            time: 4,
            complaint: Complaint { reason: reason.to_owned(), ..complaint.clone() },
        };
        store.write(vec![again(&bob, &ada, "again")]).await.unwrap();
        assert_eq!(store.reports().await.unwrap(), reports);
        store.write(vec![Change::CloseReport(reports[0].id)]).await.unwrap();
        assert_eq!(store.reports().await.unwrap(), []);
        store.write(vec![again(&bob, &ada, "later"), again(&ada, &bob, "too")]).await.unwrap();
        let told = |reports: Vec<Report>| -> Vec<(String, String)> {
            let complaints = reports.into_iter().map(|report| report.complaint);
            complaints.map(|complaint| (complaint.reason, complaint.said)).collect()
        };
        let newest = told(store.reports().await.unwrap());
        let pair = |reason: &str, said: &str| (reason.to_owned(), said.to_owned());
        assert_eq!(newest, [pair("too", "two"), pair("later", "two")]);
        store.write(vec![Change::Forget(ada.id)]).await.unwrap();
        let left = told(store.reports().await.unwrap());
        assert_eq!(left, [pair("", ""), pair("later", "")], "her words go, whoever has kept them");
        assert_eq!(store.chat(id, 9).await.unwrap(), []);
        store.close().await;
    }
}

#[tokio::test]
async fn results_are_counted_alike() {
    let mut counted = Vec::new();
    for store in both().await {
        let (ada, bob, id) = (person("Ada"), person("Bob"), TableId::stored(77));
        let seat = |of: &Person, won| SeatEnded {
            person: Some(of.id),
            bot: None,
            role: "",
            won,
            plays: vec![("monk", 2), ("nun", 1)],
        };
        let ended = Ended {
            table: id,
            game: "rattus-cartus".into(),
            edition: String::new(),
            time: 4,
            turns: 9,
            ending: "plague",
            seats: vec![seat(&ada, true), seat(&bob, false)],
        };
        let people = [&ada, &bob].map(|person| Change::Person(person.clone()));
        let over = Change::Table(table(id, ada.id, "over", 4));
        let ended = Change::Ended(ended);
        let changes = people.into_iter().chain([over, ended.clone(), ended]).collect();
        store.write(changes).await.unwrap();
        let other = Change::Table(table(TableId::stored(78), ada.id, "over", 4));
        store.write(vec![other]).await.unwrap();
        let uncounted = store.uncounted(TableId::stored(0), 9).await.unwrap();
        assert_eq!(uncounted, [TableId::stored(78)]);
        let companions = store.companions(ada.id).await.unwrap();
        assert_eq!((&companions[0].name[..], companions[0].games), ("Bob", 1));
        let all = store.statistics(&Counting::default()).await.unwrap();
        assert_eq!((all.games, all.most_turns, all.by_play.len()), (1, 9, 2));
        let own = Counting {
            person: Some(ada.id),
            sitters: Sitters::People,
            game: Some("rattus-cartus".into()),
            players: Some(2),
            ..Counting::default()
        };
        let own = store.statistics(&own).await.unwrap();
        assert_eq!(own.all.as_ref().map(|all| (all.games, all.won, all.even)), Some((1, 1, 0.5)));
        counted.push((all, own, store.statistics(&none()).await.unwrap()));
        store.close().await;
    }
    assert_eq!(counted[0], counted[1]);
}

fn none() -> Counting {
    Counting { game: Some("ankh-morpork".into()), ..Counting::default() }
}

/// A server cannot keep everything that a file can, and one bad text is nobody else's.
#[tokio::test]
async fn what_does_not_fit_into_the_database_holds_up_nobody_else() {
    let [_, store] = both().await;
    let ada = person("Ada");
    store.write(vec![Change::Person(ada.clone())]).await.unwrap();
    let note = |text: &str| vec![Change::Note(TableId::random(), ada.id, text.to_owned())];
    let orders = ["one", "with a \0", "two"].map(|text| store.write(note(text)));
    let kept: Vec<bool> = join_all(orders).await.iter().map(Result::is_ok).collect();
    assert_eq!(kept, [true, false, true]);
    store.write(note("three")).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn what_is_acknowledged_survives_a_server_that_is_killed_and_comes_back() {
    let server = Postgres::start();
    let store = Store::open(&server.database()).await.unwrap();
    let table = TableId::random();
    let mut kept = 0;
    let writes = async {
        for at in 0..400 {
            // Whatever is refused may be tried again: it was kept once or not at all.
            while store.write(vec![line(table, at, 1, None)]).await.is_err() {
                let log = store.log(table).await;
                if log.is_ok_and(|log| log.len() > at) {
                    break;
                }
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
            kept = at + 1;
            tokio::task::yield_now().await;
        }
    };
    let killed = tokio::task::spawn_blocking(move || {
        for _ in 0..2 {
            std::thread::sleep(std::time::Duration::from_millis(100));
            server.restart();
        }
        server
    });
    let both = async { tokio::join!(writes, killed).1.unwrap() };
    let server = tokio::time::timeout(std::time::Duration::from_secs(90), both).await.unwrap();
    let log = store.log(table).await.unwrap();
    let whole = log.iter().enumerate().all(|(at, row)| row.at == at);
    assert_eq!((log.len(), kept, whole), (400, 400, true));
    store.close().await;
    drop(server);
}

#[tokio::test]
async fn a_house_moves_into_a_server_and_back_and_nothing_is_lost() {
    let [first, last] = [another_file(), another_file()];
    let server = Postgres::shared().database();
    let (ada, id) = (person("Ada “é\" \u{1f400}"), TableId::random());
    let store = Store::open(&first).await.unwrap();
    let said = |text: &str| Change::Said(id, ada.id, 1, text.to_owned());
    let mut changes = vec![
        Change::Person(ada.clone()),
        Change::Table(table(id, ada.id, "playing", 5)),
        Change::Credential(credential(ada.id, Kind::Cookie, "a", 100)),
        said("one"),
    ];
    // More than go together.
    changes.extend((0..1234).map(|at| line(id, at, at as i64, Some("k"))));
    store.write(changes).await.unwrap();
    let busy = move_house(&first, &server).await.unwrap_err().to_string();
    assert!(busy.contains("in use by another Snug"), "{busy}");
    store.close().await;

    let there = move_house(&first, &server).await.unwrap();
    let log = there.iter().find(|moved| moved.table == "log").unwrap();
    assert_eq!(log.rows, 1234);
    let again = move_house(&first, &server).await.unwrap_err().to_string();
    assert!(again.contains("holds something already"), "{again}");
    let store = Store::open(&server).await.unwrap();
    assert_eq!(store.person(ada.id).await.unwrap(), Some(ada.clone()));
    assert_eq!(store.past(id, 1).await.unwrap().lines.lines().count(), 1234);
    store.write(vec![said("two")]).await.unwrap();
    assert_eq!(store.chat(id, 9).await.unwrap().len(), 2);
    store.close().await;

    move_house(&server, &last).await.unwrap();
    let store = Store::open(&last).await.unwrap();
    assert_eq!(store.chat(id, 9).await.unwrap().len(), 2);
    assert_eq!(store.owner("a", Kind::Cookie, 50).await.unwrap().unwrap().person.id, ada.id);
    store.close().await;
    let none = move_house("/nowhere/snug.db", &server).await.unwrap_err().to_string();
    assert!(none.contains("there is no database"), "{none}");
    for file in [first, last] {
        std::fs::remove_file(file).unwrap();
    }
}

fn another_file() -> String {
    let name = format!("snug-moved-{}.db", Secret::new().reveal());
    std::env::temp_dir().join(name).display().to_string()
}

/// Whoever needs a house for themselves gets it while no node is open, and keeps nodes away.
#[tokio::test]
async fn nodes_share_a_server_and_a_house_is_not_moved_while_they_are_open() {
    let (database, file) = (Postgres::shared().database(), another_file());
    let (first, second) = (Store::open(&database).await.unwrap(), Store::open(&database).await);
    let second = second.unwrap();
    first.write(vec![Change::Value("who", "first".to_owned())]).await.unwrap();
    second.write(vec![Change::Value("who", "second".to_owned())]).await.unwrap();
    assert_eq!(first.value("who").await.unwrap().as_deref(), Some("second"));
    first.close().await;
    let busy = move_house(&database, &file).await.unwrap_err().to_string();
    assert!(busy.contains("in use by another Snug"), "{busy}");
    second.close().await;
    move_house(&database, &file).await.unwrap();
    std::fs::remove_file(file).unwrap();
}
