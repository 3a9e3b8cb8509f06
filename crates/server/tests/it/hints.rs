//! Hints: who may ask for one, who learns of it, and what is kept.

use std::time::Duration;

use axum::http::StatusCode;
use game::record::Record;
use rattus_cartus::RattusCartus;
use serde_json::{Value, json};
use server::Config;

use crate::client::{Browser, Client, TestHouse, start};

fn rattus_cartus() -> Value {
    json!({ "game": "rattus-cartus", "bots": ["random", "random"] })
}

/// Somebody with a browser, and the same with a program.
async fn guest(house: &TestHouse, name: &str) -> (Browser, Client) {
    let mut browser = house.browser();
    browser.get("/you").await;
    browser.send("/you/name", &[("name", name)]).await;
    let program = browser.program().await;
    (browser, program)
}

/// What somebody is asked, as soon as they are.
async fn question(person: &Client, id: &str) -> Value {
    for _ in 0..5000 {
        let mut table = person.table(id).await;
        if table["question"]["number"].is_number() || table["state"] == "over" {
            return table["question"].take();
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("nobody is asked");
}

async fn ask(person: &Client, id: &str, question: &Value) -> (StatusCode, Value) {
    person.post(&format!("/tables/{id}/hint"), json!({ "question": question["number"] })).await
}

/// The hint, as soon as it is there.
async fn given(person: &Client, id: &str) -> Value {
    for _ in 0..5000 {
        let mut hint = person.get(&format!("/tables/{id}/hint")).await;
        match hint["state"].as_str() {
            Some("thinking") => tokio::time::sleep(Duration::from_millis(5)).await,
            Some("given") => return hint["hint"].take(),
            _ => panic!("{hint}"),
        }
    }
    panic!("no hint comes");
}

/// Answers the first that is possible to the end of the game.
async fn play_on(person: &Client, id: &str) {
    loop {
        let question = question(person, id).await;
        let Some(actions) = question["actions"].as_array() else { return };
        let step = json!({ "question": question["number"], "actions": [actions[0]] });
        person.done(&format!("/tables/{id}/steps"), step).await;
    }
}

#[tokio::test]
async fn alone_against_bots_a_hint_is_given_on_request_and_the_finished_record_says_so() {
    let house = TestHouse::open().await;
    let (mut browser, ada) = guest(&house, "Ada").await;
    let id = start(&[&ada], rattus_cartus()).await;
    let asked = question(&ada, &id).await;
    let hint = ada.get(&format!("/tables/{id}/hint")).await;
    assert_eq!(hint, json!({ "state": "possible" }));
    let (_, page) = browser.get(&format!("/tables/{id}")).await;
    assert!(page.contains(&format!("action=\"/tables/{id}/hint\"")), "{page}");
    assert!(page.contains("<div id=\"tip\" role=\"status\"></div>"), "{page}");

    let (status, _) = ask(&ada, &id, &asked).await;
    assert_eq!(status, StatusCode::OK);
    let hint = given(&ada, &id).await;
    let first = hint["actions"][0].as_str().unwrap();
    assert!(asked["actions"].as_array().unwrap().contains(&json!(first)), "{hint} of {asked}");
    assert!(hint["chance"].as_f64().unwrap() > 0.0, "{hint}");
    assert!(hint["text"].as_str().unwrap().contains("Chance of winning"), "{hint}");
    // Asked again it is the same, and counts once.
    ask(&ada, &id, &asked).await;
    assert_eq!(given(&ada, &id).await, hint);

    // The page shows it in the reader's language, with the answer marked, and puts it away.
    let (_, page) = browser.get(&format!("/tables/{id}")).await;
    assert!(page.contains("class=\"tip\"") && page.contains("is-hinted"), "{page}");
    let number = asked["number"].to_string();
    let away = [("question", number.as_str()), ("away", "yes")];
    let (_, page) = browser.send(&format!("/tables/{id}/hint"), &away).await;
    assert!(!page.contains("class=\"tip\""), "{page}");

    // A hint for a step that is taken back counts, too.
    let step = json!({ "question": asked["number"], "actions": hint["actions"] });
    ada.done(&format!("/tables/{id}/steps"), step).await;
    let hint = ada.get(&format!("/tables/{id}/hint")).await;
    assert_ne!(hint["state"], "given", "a hint goes with its question");
    ada.post(&format!("/tables/{id}/undo"), json!({})).await;
    let again = question(&ada, &id).await;
    ask(&ada, &id, &again).await;
    given(&ada, &id).await;
    let (status, _) = ada.text(&format!("/tables/{id}/record")).await;
    assert_eq!(status, StatusCode::CONFLICT, "no record before the end");
    play_on(&ada, &id).await;
    let (_, text) = ada.text(&format!("/tables/{id}/record")).await;
    assert!(text.ends_with("\n\n# seat 1 asked for hints: 2\n"), "{text}");

    // The comment is part of no key and no checksum, and survives a journey.
    let record = Record::<RattusCartus>::parse(&text).unwrap();
    record.verify().unwrap();
    let without = text.split("\n# seat").next().unwrap();
    Record::<RattusCartus>::parse(without).unwrap().verify().unwrap();
    let made = ada.done("/records", json!({ "record": text })).await;
    let copy = made["id"].as_str().unwrap();
    let (_, again) = ada.text(&format!("/tables/{copy}/record")).await;
    assert!(again.ends_with("\n\n# seat 1 asked for hints: 2\n"), "{again}");
    Record::<RattusCartus>::parse(&again).unwrap().verify().unwrap();
}

#[tokio::test]
async fn among_people_there_are_none_unless_all_agreed_and_never_for_programs() {
    let house = TestHouse::open().await;
    let (mut browser, ada) = guest(&house, "Ada").await;
    let (_, ben) = guest(&house, "Ben").await;
    let together = json!({ "game": "ankh-morpork", "bots": ["random"] });
    let id = start(&[&ada, &ben], together.clone()).await;
    // The bot may be the first.
    let (person, table) = loop {
        let both = [(&ada, ada.table(&id).await), (&ben, ben.table(&id).await)];
        match both.into_iter().find(|(_, table)| !table["question"].is_null()) {
            Some(found) => break found,
            None => tokio::time::sleep(Duration::from_millis(2)).await,
        }
    };
    let (status, problem) = ask(person, &id, &table["question"]).await;
    assert_eq!(
        (status, &problem["error"]["code"]),
        (StatusCode::FORBIDDEN, &json!("hints-among-people"))
    );
    let (_, page) = browser.get(&format!("/tables/{id}")).await;
    assert!(!page.contains("/hint\""), "{page}");

    let mut agreed = together;
    agreed["hints"] = true.into();
    let program = house.person("Cy").await;
    let id = start(&[&ada, &program], agreed).await;
    let asked = turn_of(&program, &ada, &id).await;
    let (status, problem) = ask(&program, &id, &asked).await;
    assert_eq!(
        (status, &problem["error"]["code"]),
        (StatusCode::FORBIDDEN, &json!("hints-among-people"))
    );
    let asked = turn_of(&ada, &program, &id).await;
    let number = asked["number"].to_string();
    let (status, page) =
        browser.send(&format!("/tables/{id}/hint"), &[("question", &number)]).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("class=\"tip\""), "{page}");
    // Without a script the page looks again until the hint is there.
    if page.contains("Thinking about it") {
        assert!(page.contains("http-equiv=\"refresh\" content=\"2\""), "{page}");
    }
    given(&ada, &id).await;
    assert_ne!(program.get(&format!("/tables/{id}/hint")).await["state"], "given");
}

/// What somebody is asked; the other answers until then.
async fn turn_of(person: &Client, other: &Client, id: &str) -> Value {
    loop {
        let asked = person.table(id).await["question"].take();
        if !asked.is_null() {
            return asked;
        }
        let question = other.table(id).await["question"].take();
        if let Some(actions) = question["actions"].as_array() {
            let step = json!({ "question": question["number"], "actions": [actions[0]] });
            other.post(&format!("/tables/{id}/steps"), step).await;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

#[tokio::test]
async fn somebody_who_sits_down_ends_the_hints_and_a_spectator_does_not() {
    let house = TestHouse::open().await;
    let (_, ada) = guest(&house, "Ada").await;
    let (_, ben) = guest(&house, "Ben").await;
    let mut open = rattus_cartus();
    open["public"] = true.into();
    let id = start(&[&ada], open).await;
    let asked = question(&ada, &id).await;
    ben.table(&id).await;
    assert_eq!(ask(&ada, &id, &asked).await.0, StatusCode::OK);
    given(&ada, &id).await;
    let (status, _) = ben.post(&format!("/tables/{id}/hint"), json!({ "question": 1 })).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "who looks on has no seat");

    ben.done(&format!("/tables/{id}/seats"), json!({ "seat": 3 })).await;
    assert_eq!(ada.get(&format!("/tables/{id}/hint")).await["state"], "none");
    let asked = question(&ada, &id).await;
    assert_eq!(ask(&ada, &id, &asked).await.0, StatusCode::FORBIDDEN);
    // They have ended for good, although Ben leaves again.
    ben.done(&format!("/tables/{id}/leave"), json!({})).await;
    let asked = question(&ada, &id).await;
    assert_eq!(ask(&ada, &id, &asked).await.0, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_host_of_the_house_can_switch_them_off() {
    let config = Config { hints: false, ..Config::default() };
    let house = TestHouse::open_with(config).await;
    let (mut browser, ada) = guest(&house, "Ada").await;
    let id = start(&[&ada], rattus_cartus()).await;
    let asked = question(&ada, &id).await;
    let (status, problem) = ask(&ada, &id, &asked).await;
    assert_eq!((status, &problem["error"]["code"]), (StatusCode::FORBIDDEN, &json!("not-offered")));
    let (_, page) = browser.get(&format!("/tables/{id}")).await;
    assert!(!page.contains("/hint\""), "{page}");
}

#[tokio::test]
async fn what_is_stale_foreign_or_nonsense_is_refused_and_too_much_waits() {
    let house = TestHouse::open().await;
    let (_, ada) = guest(&house, "Ada").await;
    let (_, ben) = guest(&house, "Ben").await;
    let id = start(&[&ada], rattus_cartus()).await;
    let asked = question(&ada, &id).await;
    let path = format!("/tables/{id}/hint");
    let stale = json!({ "question": asked["number"].as_u64().unwrap() + 8 });
    assert_eq!(ada.post(&path, stale).await.0, StatusCode::CONFLICT);
    let anothers = json!({ "question": asked["number"], "seat": 2 });
    assert_eq!(ada.post(&path, anothers).await.0, StatusCode::FORBIDDEN);
    let foreign = json!({ "question": asked["number"], "seat": 1 });
    assert_eq!(ben.post(&path, foreign).await.0, StatusCode::FORBIDDEN);
    assert_eq!(
        house.stranger().post(&path, json!({ "question": 1 })).await.0,
        StatusCode::UNAUTHORIZED
    );
    for nonsense in [json!({}), json!({ "question": "x" }), json!({ "question": 1, "more": 1 })] {
        assert_eq!(ada.post(&path, nonsense).await.0, StatusCode::BAD_REQUEST);
    }
    for _ in 0..12 {
        ask(&ada, &id, &asked).await;
    }
    assert_eq!(ask(&ada, &id, &asked).await.0, StatusCode::TOO_MANY_REQUESTS);
}
