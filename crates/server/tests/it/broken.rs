//! Tables whose games this program's rules do not agree with, databases it does not know, and
//! changes that could not be made whole.

use std::time::Duration;

use axum::http::StatusCode;
use game::Dice;
use game::dice::QuickDice;
use serde_json::{Value, json};
use server::doctor::{Finding, examine};
use server::tables::{Desk, Health, Trouble};
use server::{Config, House, TableId};
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::time::timeout;

use crate::client::{Client, Events, TestHouse, start};
use crate::games::play;

/// The longest anything may take that goes on by itself.
const PATIENCE: Duration = Duration::from_secs(60);

/// Nothing that the second seat does can be written any more.
const NO_ROOM_FOR_SEAT_2: &str = "CREATE TRIGGER no_room BEFORE INSERT ON log
    WHEN NEW.lines LIKE '2: %' OR NEW.lines LIKE '%' || char(10) || '2: %'
    BEGIN SELECT RAISE(FAIL, 'full'); END";

/// Two people in the middle of a game.
struct Test {
    house: TestHouse,
    ada: Client,
    bob: Client,
    id: String,
}

impl Test {
    async fn new(turns: u64) -> Test {
        let house = TestHouse::open().await;
        let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
        let id = start(&[&ada, &bob], json!({ "game": "ankh-morpork", "window": 0 })).await;
        let mut dice = QuickDice::new(21);
        while ada.table(&id).await["turn"].as_u64().unwrap() < turns {
            for person in [&ada, &bob] {
                let question = person.table(&id).await["question"].take();
                let Some(actions) = question["actions"].as_array() else { continue };
                let action = &actions[dice.below(actions.len() as u32) as usize];
                let step = json!({ "question": question["number"], "actions": [action] });
                person.done(&format!("/tables/{id}/steps"), step).await;
            }
        }
        Test { house, ada, bob, id }
    }

    /// What is written of the game, line by line.
    async fn lines(&self) -> Vec<String> {
        let log = self.house.house.store.log(self.id.parse().unwrap()).await.unwrap();
        log.iter().flat_map(|row| row.lines.lines()).map(str::to_owned).collect()
    }

    /// Somebody replaces a line of the log in the database.
    async fn rewrite(self, old: &str, new: &str) -> Test {
        let change = format!("UPDATE log SET lines = replace(lines, '{old}\n', '{new}\n')");
        let house = self.house.reopen_after(&change).await;
        let (ada, bob) = (house.again(&self.ada), house.again(&self.bob));
        Test { house, ada, bob, id: self.id }
    }

    async fn diagnosis(&self) -> Health {
        let findings = examine(&self.house.database()).await.unwrap();
        let [Finding { table, game, health }] = &findings[..] else { panic!("{findings:?}") };
        assert_eq!((table.to_string(), game.as_str()), (self.id.clone(), "ankh-morpork"));
        health.clone()
    }

    /// The game can be read, cannot be played, and goes on elsewhere from this turn.
    async fn must_go_on_from(&self, turn: u32, wrong: &str) {
        let broken = self.ada.table(&self.id).await;
        assert_eq!(broken["broken"]["code"], "other-rules");
        assert!(broken["broken"]["step"].as_u64() > Some(0), "{broken}");
        assert!(!broken["broken"].to_string().contains(wrong), "{broken}");
        let stranger = self.house.stranger();
        let log = self.ada.get(&format!("/tables/{}/log", self.id)).await;
        let told = log["log"].as_array().unwrap();
        assert!(
            !told.is_empty() && told.iter().all(|told| told["turn"].as_u64() <= Some(turn.into()))
        );
        let hidden = stranger.text(&format!("/tables/{}/log", self.id)).await.0;
        assert_eq!(hidden, StatusCode::NOT_FOUND, "it is still by invitation");
        let step = json!({ "question": 1, "actions": ["pass"] });
        let (status, body) = self.ada.post(&format!("/tables/{}/steps", self.id), step).await;
        assert_eq!((status, &body["error"]["code"]), (StatusCode::CONFLICT, &json!("other-rules")));
        let path = format!("/tables/{}/mend", self.id);
        let (one, two) =
            tokio::join!(self.ada.done(&path, json!({})), self.bob.done(&path, json!({})));
        assert_eq!(one["id"], two["id"], "both go on at the same table");
        let next = one["id"].as_str().unwrap();
        let mine = self.bob.get("/tables").await["mine"].take();
        let mut states: Vec<&str> =
            mine.as_array().unwrap().iter().map(|table| table["state"].as_str().unwrap()).collect();
        states.sort();
        assert_eq!(states, ["moved", "playing"], "only the new table is unfinished");
        self.house.host().done("/house/close", json!({ "table": self.id })).await;
        let (status, _) = self.bob.text(&format!("/tables/{}/record", self.id)).await;
        assert_eq!(status, StatusCode::CONFLICT, "what was secret is secret at the new table");
        assert_eq!(self.bob.table(next).await["turn"], turn);
        play(&[&self.ada, &self.bob], next, 17).await;
    }
}

/// The turn of a line such as `check turn 3 …`.
fn turn(line: &str) -> u32 {
    line.split(' ').nth(2).unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_table_that_replays_is_fine_and_needs_no_mending() {
    let test = Test::new(3).await;
    let steps = test.ada.table(&test.id).await["step"].as_u64().unwrap() as usize;
    assert_eq!(test.diagnosis().await, Health::Fine { steps });
    let (status, body) = test.ada.post(&format!("/tables/{}/mend", test.id), json!({})).await;
    assert_eq!((status, &body["error"]["code"]), (StatusCode::CONFLICT, &json!("not-broken")));
}

#[tokio::test]
async fn a_position_that_is_not_what_it_was_is_found_and_the_game_goes_on_before_it() {
    let test = Test::new(6).await;
    let lines = test.lines().await;
    let checks: Vec<&String> = lines.iter().filter(|line| line.starts_with("check turn")).collect();
    let (agreed, changed) = (turn(checks[2]), checks[3].clone());
    let (rest, sum) = changed.rsplit_once(' ').unwrap();
    let other = if sum.starts_with('0') { "1" } else { "0" };
    let test = test.rewrite(&changed, &format!("{rest} {other}{}", &sum[1..])).await;
    let Health::WouldChange(trouble) = test.diagnosis().await else { panic!("not found") };
    assert_eq!(trouble.goes_on_from, Some(agreed));
    assert!(trouble.reason.contains(sum), "{trouble:?}");
    test.must_go_on_from(agreed, sum).await;
}

#[tokio::test]
async fn an_action_that_is_refused_is_found_and_the_game_goes_on_before_it() {
    let test = Test::new(6).await;
    let lines = test.lines().await;
    let checked = |line: &&String| line.starts_with("check turn");
    let last = lines.iter().rposition(|line| checked(&line)).unwrap();
    let agreed = lines[..last].iter().rfind(checked).map(|line| turn(line)).unwrap();
    let from = lines[..last].iter().rposition(|line| checked(&line)).unwrap() + 1;
    let played = lines[from..last].iter().find(|line| line.contains(": play ")).unwrap();
    let seat = played.split(':').next().unwrap();
    let test = test.rewrite(played, &format!("{seat}: shield")).await;
    let Health::NoLongerReplays(trouble) = test.diagnosis().await else { panic!("not found") };
    let Trouble { step, reason, goes_on_from } = &trouble;
    assert!(*step > 0 && reason.contains("shield"), "{trouble:?}");
    assert_eq!(*goes_on_from, Some(agreed));
    test.must_go_on_from(agreed, "shield").await;
}

#[tokio::test]
async fn a_line_that_cannot_be_read_is_found_too() {
    let test = Test::new(2).await;
    let last = test.lines().await.pop().unwrap();
    let test = test.rewrite(&last, "frobnicate").await;
    let Health::NoLongerReplays(trouble) = test.diagnosis().await else { panic!("not found") };
    assert!(trouble.step > 0 && !trouble.reason.is_empty(), "{trouble:?}");
    let broken = test.ada.table(&test.id).await;
    assert_eq!(broken["broken"], json!({ "code": "other-rules", "step": trouble.step }));
    assert!(broken["question"].is_null(), "{broken}");
}

#[tokio::test]
async fn cards_that_would_be_dealt_otherwise_are_found() {
    let test = Test::new(2).await;
    let change = "UPDATE tables SET sheet = json_set(sheet, '$.seal.seed', printf('%064d', 7))";
    let house = test.house.reopen_after(change).await;
    let findings = examine(&house.database()).await.unwrap();
    let Health::WouldChange(trouble) = &findings[0].health else { panic!("{findings:?}") };
    assert!(trouble.reason.contains("would be dealt"), "{trouble:?}");
}

#[tokio::test]
async fn a_database_from_the_future_is_refused_with_a_sentence() {
    let house = TestHouse::open().await;
    let database = house.database();
    house.house.store.close().await;
    let mut file = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&database))
        .await
        .unwrap();
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (99, 'wings', 1, x'00', 1)",
    )
    .execute(&mut file)
    .await
    .unwrap();
    file.close().await.unwrap();
    let opened = House::open(Config { database: database.clone(), ..Config::default() }).await;
    let refusals =
        [opened.err().unwrap().to_string(), examine(&database).await.unwrap_err().to_string()];
    for refusal in refusals {
        assert!(refusal.contains("newer Snug") && refusal.contains("99"), "{refusal}");
        assert!(refusal.contains("--database"), "it says what to do: {refusal}");
    }
}

#[tokio::test]
async fn what_is_no_database_is_refused_with_a_sentence() {
    let wrong = [
        ("/nowhere/snug.db", "no database"),
        ("mysql://here", "a file"),
        ("postgres://snug:pass@127.0.0.1:1/snug", "cannot be reached"),
    ];
    for (database, word) in wrong {
        let refusal = examine(database).await.unwrap_err().to_string();
        assert!(refusal.contains(word) && !refusal.contains("pass"), "{refusal}");
    }
}

/// Keeps the type of a diagnosis what programs read.
#[test]
fn a_diagnosis_is_plain_data() {
    let trouble = Trouble { step: 3, reason: "r".into(), goes_on_from: None };
    let value: Value = serde_json::to_value(Health::WouldChange(trouble)).unwrap();
    let expected =
        json!({ "health": "would-change", "step": 3, "reason": "r", "goes_on_from": null });
    assert_eq!(value, expected);
}

#[tokio::test]
async fn a_crash_in_a_change_loses_nothing_and_leaves_nobody_behind() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let id =
        start(&[&ada], json!({ "game": "rattus-cartus", "pace": 0, "bots": ["random"] })).await;
    let before = ada.table(&id).await;
    let mut events = ada.events(&id, None).await;
    assert!(events.next().await.is_some(), "the table is told of");
    let crash = |desk: &mut Desk, _| {
        desk.sheet.title = "half a change".to_owned();
        panic!("this crash is meant")
    };
    let crashed = house.house.tables.change::<(), _>(id.parse().unwrap(), crash).await;
    assert!(crashed.is_err());
    ends(&mut events).await;
    assert_eq!(ada.table(&id).await["title"], before["title"]);
    assert!(ada.events(&id, None).await.next().await.is_some(), "who comes back is told");
    play(&[&ada], &id, 3).await;
}

#[tokio::test]
async fn a_bot_answers_again_when_its_answer_could_not_be_written() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    house.alter(NO_ROOM_FOR_SEAT_2).await;
    let table = json!({ "game": "ankh-morpork", "window": 0, "pace": 0, "bots": ["random"] });
    let id = start(&[&ada], table).await;
    // Whoever looks in the moment when the answer is lost is told to try again.
    let look = async || {
        let (status, text) = ada.text(&format!("/tables/{id}")).await;
        let mut answer: Value = serde_json::from_str(&text).unwrap();
        if status.is_success() { answer["table"].take() } else { Value::Null }
    };
    let until_asked = async |seat: u32| {
        while look().await["asked"] != json!([seat]) {
            let question = look().await["question"].take();
            if let Some(actions) = question["actions"].as_array().filter(|_| seat != 1) {
                let step = json!({ "question": question["number"], "actions": [actions[0]] });
                ada.done(&format!("/tables/{id}/steps"), step).await;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, until_asked(2)).await.expect("it is the bot's turn");
    tokio::time::sleep(Duration::from_millis(500)).await;
    timeout(PATIENCE, until_asked(2)).await.expect("its answer was not kept");
    house.alter("DROP TRIGGER no_room").await;
    timeout(PATIENCE, until_asked(1)).await.expect("the bot is asked again");
}

#[tokio::test]
async fn a_table_that_could_not_be_woken_is_woken_when_it_can_be_read() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    house.alter(NO_ROOM_FOR_SEAT_2).await;
    let table = json!({ "game": "ankh-morpork", "window": 0, "pace": 0, "bots": ["random"] });
    let id = start(&[&ada], table).await;
    let until_the_bot_is_asked = async {
        loop {
            let (status, text) = ada.text(&format!("/tables/{id}")).await;
            let table: Value = serde_json::from_str(&text).unwrap();
            let table = &table["table"];
            if status.is_success() && table["asked"] == json!([2]) {
                break;
            }
            if let Some(actions) = table["question"]["actions"].as_array() {
                let question = &table["question"]["number"];
                let step = json!({ "question": question, "actions": [actions[0]] });
                ada.post(&format!("/tables/{id}/steps"), step).await;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, until_the_bot_is_asked).await.expect("it is the bot's turn");
    let unreadable = "DROP TRIGGER no_room; ALTER TABLE log RENAME TO log_elsewhere";
    let house = house.reopen_after(unreadable).await;
    let id: TableId = id.parse().unwrap();
    assert!(house.house.store.log(id).await.is_err(), "nothing can be read of it");
    tokio::time::sleep(Duration::from_millis(500)).await;
    house.alter("ALTER TABLE log_elsewhere RENAME TO log").await;
    let before = house.house.store.log(id).await.unwrap().len();
    // Nobody looks at the table.
    let goes_on = async {
        while house.house.store.log(id).await.unwrap().len() == before {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(20), goes_on).await.expect("the bot answers by itself");
}

/// Waits until nothing more is told.
async fn ends(events: &mut Events) {
    let all = async { while events.next().await.is_some() {} };
    timeout(PATIENCE, all).await.expect("the stream ends");
}
