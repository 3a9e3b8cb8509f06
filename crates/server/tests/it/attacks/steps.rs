//! Steps that should not count.

use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};

use crate::client::{Client, TestHouse, start};

/// A game, whoever is asked in it, the other one, and the question.
struct Asked {
    house: TestHouse,
    id: String,
    asked: Client,
    other: Client,
    question: Value,
}

async fn asked() -> Asked {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "ankh-morpork", "window": 0 })).await;
    let question = ada.table(&id).await["question"].take();
    if !question.is_null() {
        return Asked { house, id, asked: ada, other: bob, question };
    }
    let question = bob.table(&id).await["question"].take();
    Asked { house, id, asked: bob, other: ada, question }
}

impl Asked {
    fn step(&self) -> Value {
        json!({ "question": self.question["number"], "actions": [self.question["actions"][0]] })
    }

    async fn send(&self, who: &Client, step: Value) -> (u16, Value) {
        let (status, body) = who.post(&format!("/tables/{}/steps", self.id), step).await;
        (status.as_u16(), body)
    }

    /// What everyone sees of the table.
    async fn seen(&self) -> [Value; 2] {
        [self.asked.table(&self.id).await, self.other.table(&self.id).await]
    }
}

#[tokio::test]
async fn nobody_steps_for_a_seat_of_somebody_else() {
    let table = asked().await;
    let before = table.seen().await;
    let (own, others) = (before[0]["seat"].clone(), before[1]["seat"].clone());
    let guest = table.house.person("Guest").await;
    let mut step = table.step();
    for (who, seat) in [(&table.other, &own), (&guest, &own), (&table.asked, &others)] {
        step["seat"] = seat.clone();
        let (status, body) = table.send(who, step.clone()).await;
        assert_eq!((status, &body["error"]["code"]), (403, &json!("not-your-seat")));
    }
    step["seat"] = 8.into();
    assert_eq!(table.send(&table.asked, step.clone()).await.0, 403);
    step["seat"] = 9.into();
    assert_eq!(table.send(&table.asked, step).await.0, 400);
    assert_eq!(table.seen().await, before);
}

#[tokio::test]
async fn an_illegal_step_names_its_rule_in_the_language_of_the_caller() {
    let table = asked().await;
    let before = table.seen().await;
    let mut sentences = Vec::new();
    for lang in ["en", "de", "es", "fr"] {
        let step = json!({ "question": table.question["number"], "actions": ["shield"] });
        let path = format!("/tables/{}/steps", table.id);
        let mut request = table.asked.request(Method::POST, &path, Some(step));
        request.headers_mut().insert(header::ACCEPT_LANGUAGE, lang.parse().unwrap());
        let response = table.asked.send(request).await;
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY);
        let bytes = axum::body::to_bytes(response.into_body(), 1 << 16).await.unwrap();
        let body: Value = serde_json::from_slice(&bytes).unwrap();
        assert!(body["error"]["rule"].as_str().unwrap().contains('-'), "{body}");
        sentences.push(body["error"]["sentence"].as_str().unwrap().to_owned());
    }
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), 4, "{sentences:?}");
    assert_eq!(table.seen().await, before);
}

#[tokio::test]
async fn a_malformed_step_is_refused_and_changes_nothing() {
    let table = asked().await;
    let before = table.seen().await;
    let number = &table.question["number"];
    let legal = &table.question["actions"][0];
    for step in [
        json!([number, [legal]]),
        json!({ "question": number, "actions": legal }),
        json!({ "question": number, "actions": [[legal]] }),
        json!({ "question": number, "actions": [legal], "extra": 1 }),
        json!({ "question": -1, "actions": [legal] }),
        json!({ "question": 1.5, "actions": [legal] }),
        json!({ "question": 4_294_967_296_u64, "actions": [legal] }),
        json!({ "question": number, "actions": [""] }),
        json!({ "question": number, "actions": ["\u{0}"] }),
        json!({ "question": number, "actions": ["pass\npass"] }),
        json!({ "question": number, "actions": ["x".repeat(60_000)] }),
        json!({ "question": number, "actions": [legal], "key": "" }),
        json!({ "question": number, "actions": [legal], "key": "two words" }),
        json!({ "question": number, "actions": [legal], "key": "k".repeat(101) }),
        json!({ "question": number, "actions": vec!["pass"; 5_000] }),
    ] {
        let (status, body) = table.send(&table.asked, step.clone()).await;
        let text = step.to_string();
        assert!(matches!(status, 400 | 422), "{status} {body} {}", &text[..text.len().min(200)]);
    }
    assert_eq!(table.seen().await, before);
}

#[tokio::test]
async fn steps_are_taken_all_or_none() {
    let table = asked().await;
    let before = table.seen().await;
    let mut step = table.step();
    step["actions"].as_array_mut().unwrap().push("shield".into());
    assert_eq!(table.send(&table.asked, step).await.0, 422);
    assert_eq!(table.seen().await, before, "the first of them was legal");
}

#[tokio::test]
async fn a_stale_step_is_refused_and_changes_nothing() {
    let table = asked().await;
    let step = table.step();
    assert_eq!(table.send(&table.asked, step.clone()).await.0, 200);
    let after = table.seen().await;
    let (status, body) = table.send(&table.asked, step).await;
    assert_eq!((status, &body["error"]["code"]), (409, &json!("stale-question")));
    assert_eq!(table.seen().await, after);
}

#[tokio::test]
async fn a_repeated_key_is_harmless_and_serves_one_answer_only() {
    let table = asked().await;
    let mut step = table.step();
    step["key"] = "once".into();
    assert_eq!(table.send(&table.asked, step.clone()).await.1["repeated"], false);
    let after = table.seen().await;
    assert_eq!(table.send(&table.asked, step.clone()).await.1["repeated"], true);
    let mut other = step.clone();
    other["actions"] = json!(["pass", "pass"]);
    let (status, body) = table.send(&table.asked, other).await;
    assert_eq!((status, &body["error"]["code"]), (409, &json!("key-reused")));
    let mut other = step.clone();
    other["question"] = (step["question"].as_u64().unwrap() + 8).into();
    assert_eq!(table.send(&table.asked, other).await.1["error"]["code"], "key-reused");
    let (status, _) = table.send(&table.other, step).await;
    assert!(matches!(status, 403 | 409), "a key of somebody else opens nothing: {status}");
    assert_eq!(table.seen().await, after);
}

#[tokio::test]
async fn a_repeated_key_is_harmless_after_the_house_was_closed() {
    let table = asked().await;
    let mut step = table.step();
    step["key"] = "once".into();
    assert_eq!(table.send(&table.asked, step.clone()).await.0, 200);
    let Asked { house, id, asked, .. } = table;
    let house = house.reopen().await;
    let asked = house.again(&asked);
    let path = format!("/tables/{id}/steps");
    assert_eq!(asked.post(&path, step.clone()).await.1["repeated"], true);
    step["actions"] = json!(["pass", "pass"]);
    assert_eq!(asked.post(&path, step).await.1["error"]["code"], "key-reused");
}

#[tokio::test]
async fn nobody_steps_before_the_start_or_after_the_end() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let table = json!({ "game": "rattus-cartus", "hot_seat": true, "setup": { "players": 2 } });
    let created = ada.done("/tables", table).await;
    let id = created["id"].as_str().unwrap();
    let path = format!("/tables/{id}/steps");
    let step = json!({ "question": 1, "actions": ["pass"] });
    let refused =
        |(status, body): (StatusCode, Value)| (status.as_u16(), body["error"]["code"].clone());
    assert_eq!(refused(ada.post(&path, step.clone()).await), (409, json!("not-playing")));
    ada.done(&format!("/tables/{id}/start"), json!({})).await;
    ada.done(&format!("/tables/{id}/abandon"), json!({})).await;
    assert_eq!(refused(ada.post(&path, step).await), (409, json!("not-playing")));
}
