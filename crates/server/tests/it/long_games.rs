//! Games with a long past: records and tables in which the same step was taken back thousands
//! of times.

use ankh_morpork::{AnkhMorpork, Setup};
use axum::http::{Method, StatusCode};
use game::dice::QuickDice;
use game::record::{Header, MAX_STEPS, MAX_UNDONE, Recorder};
use game::{Game, Status, Step};
use serde_json::{Value, json};
use server::store::{Change, LogRow};

use crate::client::{Client, TestHouse, start};

/// The record of a game in which the first step was taken back so many times.
fn record_of_undos(undos: usize) -> String {
    let mut recorder = Recorder::<AnkhMorpork>::new(Header::new(Setup::default()).unwrap());
    let mut dice = QuickDice::new(3);
    while recorder.table().status() == Status::Chance {
        let outcome = recorder.table().game().sample(&mut dice);
        recorder.apply(Step::Chance(outcome)).unwrap();
    }
    let Status::Seats(asked) = recorder.table().status() else { panic!("somebody is asked") };
    let seat = asked.first().unwrap();
    let step = Step::Act(seat, recorder.table().actions(seat)[0]);
    let in_force = recorder.steps().len();
    for _ in 0..undos {
        recorder.apply(step).unwrap();
        recorder.undo_to(in_force).unwrap();
    }
    recorder.record().to_string()
}

/// Two people at a table where the first step was taken back so many times, before there was
/// a limit to that.
async fn table_of_undos(undos: impl FnOnce(usize) -> usize) -> (TestHouse, Client, Client, String) {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "ankh-morpork", "window": 0 })).await;
    let mut table = ada.table(&id).await;
    if table["question"].is_null() {
        table = bob.table(&id).await;
    }
    let (seat, action) = (&table["seat"], table["question"]["actions"][0].as_str().unwrap());
    let (at, steps) = (number(&table, "position"), number(&table, "step"));
    let undos = undos(steps);
    let lines = format!("{seat}: {action}\nundo to {steps}\n").repeat(undos);
    let row = LogRow {
        table: id.parse().unwrap(),
        at,
        count: 2 * undos,
        time: 0,
        seat: None,
        question: None,
        key: None,
        lines,
    };
    house.house.store.write(vec![Change::Append(row)]).await.unwrap();
    let house = house.reopen().await;
    let (ada, bob) = (house.again(&ada), house.again(&bob));
    (house, ada, bob, id)
}

fn number(table: &Value, name: &str) -> usize {
    table[name].as_u64().unwrap() as usize
}

#[tokio::test]
async fn a_record_in_which_too_much_was_taken_back_is_refused() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let record = record_of_undos(MAX_UNDONE + 1);
    let (status, refused) = ada.post("/records", json!({ "record": record })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.to_string().contains("at most 4000 steps that were taken back"), "{refused}");

    let record = record_of_undos(MAX_UNDONE);
    let imported = ada.done("/records", json!({ "record": record })).await;
    let id = imported["id"].as_str().unwrap();
    let (_, again) = ada.text(&format!("/tables/{id}/record")).await;
    assert_eq!(again, record);
}

#[tokio::test]
async fn a_table_is_loaded_from_one_row_that_says_what_all_rows_say() {
    const GRANTED: usize = 5;
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "ankh-morpork", "window": 0 })).await;
    for number in 0..12 {
        let mut person = &ada;
        let mut question = person.table(&id).await["question"].take();
        if question.is_null() {
            person = &bob;
            question = person.table(&id).await["question"].take();
        }
        let step = json!({ "question": question["number"], "actions": [question["actions"][0]] });
        let mut request = person.request(Method::POST, &format!("/tables/{id}/steps"), Some(step));
        let key = format!("key-{number}").parse().unwrap();
        request.headers_mut().insert("idempotency-key", key);
        assert_eq!(person.send(request).await.status(), StatusCode::OK);
    }
    let table = id.parse().unwrap();
    let store = &house.house.store;
    let (log, past) = (store.log(table).await.unwrap(), store.past(table, GRANTED).await.unwrap());
    assert_eq!(past.lines, log.iter().map(|row| row.lines.as_str()).collect::<String>());
    assert_eq!(past.written, log.last().unwrap().time);
    let granted = log.iter().filter_map(|row| Some((row.seat?, row.question?, row.key.clone()?)));
    let granted: Vec<_> = granted.collect();
    let found =
        past.granted.into_iter().map(|granted| (granted.seat, granted.question, granted.key));
    assert_eq!(found.collect::<Vec<_>>(), granted[granted.len() - GRANTED..]);
    let moments: Vec<_> = log.iter().map(|row| (row.time, row.seat)).collect();
    assert_eq!(store.moments(table).await.unwrap(), moments);
}

#[tokio::test]
async fn an_undo_that_is_refused_changes_nothing() {
    let (house, ada, bob, id) = table_of_undos(|steps| MAX_STEPS - 1 - steps).await;
    let before = [ada.table(&id).await, bob.table(&id).await];
    assert_eq!(before[0]["broken"], Value::Null);

    let undo = format!("/tables/{id}/undo");
    // Cards would have to be dealt again, and there is no room for them.
    let (status, refused) = ada.post(&undo, json!({ "to": 0 })).await;
    if status.is_success() {
        bob.post(&undo, json!({ "agree": true })).await;
    }
    assert_eq!([ada.table(&id).await, bob.table(&id).await], before);
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
    let again = house.reopen().await;
    assert_eq!(again.again(&ada).table(&id).await["position"], before[0]["position"]);
}

#[tokio::test]
async fn a_log_comes_in_pages_that_are_the_whole_log() {
    const UNDOS: usize = 700;
    let (_house, ada, _bob, id) = table_of_undos(|_| UNDOS).await;
    let position = number(&ada.table(&id).await, "position");
    let (mut from, mut pages, mut lines) = (0, 0, Vec::new());
    loop {
        let page = ada.get(&format!("/tables/{id}/log?from={from}")).await;
        let log = page["log"].as_array().unwrap();
        assert!(log.len() <= 1_000, "{} lines on a page", log.len());
        lines.extend(log.iter().map(|line| line.to_string()));
        pages += 1;
        match page["next"].as_u64() {
            Some(next) => from = next,
            None => break,
        }
    }
    assert_eq!(pages, position.div_ceil(500));
    let undone = lines.iter().filter(|line| line.contains("\"undo_to\"")).count();
    assert_eq!(undone, UNDOS);
    let mut once = lines.clone();
    once.dedup();
    assert_eq!(once.len(), lines.len(), "no line comes twice");

    // A stream that begins at the beginning tells the same, in as many events.
    let mut events = ada.events(&id, Some(0)).await;
    let (mut told, mut last) = (Vec::new(), 0);
    while last < position {
        let (at, event) = events.next().await.unwrap();
        assert!(at - last <= 500, "{} lines in an event", at - last);
        told.extend(event["log"].as_array().unwrap().iter().map(|line| line.to_string()));
        last = at;
    }
    assert_eq!(told, lines);
}

#[tokio::test]
async fn a_log_for_people_comes_in_pages_too() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    browser.get("/").await;
    browser.send("/you/name", &[("name", "Ada")]).await;
    let program = browser.program().await;
    let table = json!({ "game": "ankh-morpork", "bots": ["random"], "setup": { "players": 2 } });
    let created = program.done("/tables", table).await;
    let id = created["id"].as_str().unwrap();
    program.done(&format!("/tables/{id}/start"), json!({})).await;
    let mut page = async |from: &str| browser.get(&format!("/tables/{id}/log{from}")).await.1;
    let lines = |page: &str| {
        let list = page.split("</ol>").next().unwrap();
        list.split("<li>").skip(1).map(String::from).collect::<Vec<_>>()
    };
    let whole = page("").await;
    assert!(!whole.contains("?from="), "{whole}");
    let rest = page("?from=2").await;
    // The bot may play on meanwhile.
    assert!(lines(&rest).starts_with(&lines(&whole)[2..]), "{rest}");
    assert!(rest.contains("start=\"3\"") && rest.contains("?from=0"), "{rest}");
    let beyond = page("?from=18446744073709551615").await;
    assert!(lines(&beyond).is_empty() && beyond.contains("rel=\"prev\""), "{beyond}");
}
