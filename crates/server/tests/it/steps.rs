//! Steps: whatever is wrong with one gets the right status and changes nothing.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::client::{Client, TestHouse, start};

struct Table {
    house: TestHouse,
    ada: Client,
    bob: Client,
    id: String,
}

impl Table {
    async fn new(game: Value) -> Table {
        let house = TestHouse::open().await;
        let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
        let id = start(&[&ada, &bob], game).await;
        Table { house, ada, bob, id }
    }

    async fn ankh_morpork() -> Table {
        Table::new(json!({ "game": "ankh-morpork", "window": 0 })).await
    }

    /// Whoever is asked, the other one, and the question.
    async fn asked(&self) -> (&Client, &Client, Value) {
        let question = self.ada.table(&self.id).await["question"].take();
        if question.is_null() {
            (&self.bob, &self.ada, self.bob.table(&self.id).await["question"].take())
        } else {
            (&self.ada, &self.bob, question)
        }
    }

    async fn step(&self, who: &Client, step: Value) -> (StatusCode, Value) {
        who.post(&format!("/tables/{}/steps", self.id), step).await
    }
}

#[tokio::test]
async fn a_wrong_step_gets_the_right_status_and_changes_nothing() {
    let table = Table::ankh_morpork().await;
    let (asked, other, question) = table.asked().await;
    let number = question["number"].as_u64().unwrap();
    let before = asked.table(&table.id).await;
    let legal = question["actions"][0].as_str().unwrap();
    let stranger = table.house.stranger();
    let guest = table.house.person("Guest").await;
    for (who, step, status, code) in [
        (&stranger, json!({"question": number, "actions": [legal]}), 401, "unknown-person"),
        (&guest, json!({"question": number, "actions": [legal]}), 403, "no-seat"),
        (other, json!({"question": number, "actions": [legal]}), 409, "stale-question"),
        (asked, json!({"question": number + 1, "actions": [legal]}), 409, "stale-question"),
        (asked, json!({"question": number, "actions": ["place nowhere"]}), 400, "malformed"),
        (asked, json!({"question": number, "actions": []}), 400, "malformed"),
        (asked, json!({"question": "x", "actions": [legal]}), 400, "malformed"),
        (asked, json!({"question": number}), 400, "malformed"),
        (asked, json!({"question": number, "actions": ["shield"]}), 422, "illegal"),
    ] {
        let (found, body) = table.step(who, step.clone()).await;
        assert_eq!((found.as_u16(), &body["error"]["code"]), (status, &json!(code)), "{step}");
        assert!(body["error"]["sentence"].as_str().unwrap().len() > 10, "{body}");
        if code == "illegal" {
            assert!(body["error"]["rule"].as_str().unwrap().contains('-'), "{body}");
        }
    }
    // The first answer is legal, the second is not; a card whose first symbol is a random
    // event brings something to light in between, and is refused for that.
    let mut codes = BTreeSet::new();
    for first in question["actions"].as_array().unwrap() {
        let step = json!({"question": number, "actions": [first, "shield"]});
        let (found, body) = table.step(asked, step).await;
        assert_eq!(found, StatusCode::UNPROCESSABLE_ENTITY, "{first}");
        codes.insert(body["error"]["code"].as_str().unwrap().to_owned());
    }
    assert!(codes.remove("illegal"));
    codes.remove("not-together");
    assert!(codes.is_empty(), "{codes:?}");
    assert_eq!(asked.table(&table.id).await, before);
}

#[tokio::test]
async fn a_repeated_request_is_harmless() {
    let table = Table::ankh_morpork().await;
    let (asked, _, question) = table.asked().await;
    let step =
        json!({"question": question["number"], "actions": [question["actions"][0]], "key": "k1"});
    let (first, _) = table.step(asked, step.clone()).await;
    let after = asked.table(&table.id).await;
    let (second, body) = table.step(asked, step).await;
    assert_eq!((first, second), (StatusCode::OK, StatusCode::OK));
    assert_eq!(body["repeated"], true);
    assert_eq!(asked.table(&table.id).await, after);
    let other = json!({"question": 1, "actions": ["pass"], "key": "k1"});
    let (reused, body) = table.step(asked, other).await;
    assert_eq!((reused, &body["error"]["code"]), (StatusCode::CONFLICT, &json!("key-reused")));
}

#[tokio::test]
async fn simultaneous_answers_never_make_each_other_stale() {
    let setup = json!({ "supply": "together" });
    let table = Table::new(json!({ "game": "rattus-cartus", "setup": setup })).await;
    let mut questions = Vec::new();
    for who in [&table.ada, &table.bob] {
        let question = who.table(&table.id).await["question"].take();
        assert!(!question.is_null(), "supplies are chosen together");
        questions.push((who, question));
    }
    for (who, question) in questions {
        let step = json!({"question": question["number"], "actions": [question["actions"][0]]});
        let (status, body) = table.step(who, step).await;
        assert_eq!(status, StatusCode::OK, "{body}");
    }
}

#[tokio::test]
async fn one_of_two_answers_to_the_same_question_is_stale() {
    let table = Table::ankh_morpork().await;
    let (asked, _, question) = table.asked().await;
    let step = json!({"question": question["number"], "actions": [question["actions"][0]]});
    let (one, two) = tokio::join!(table.step(asked, step.clone()), table.step(asked, step.clone()));
    let mut found = [one.0.as_u16(), two.0.as_u16()];
    found.sort();
    assert_eq!(found, [200, 409]);
}
