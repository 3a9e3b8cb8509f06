//! A disk that is full for a while: what is refused is refused clearly, and all goes on.

use std::time::{Duration, Instant};

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::client::{Client, TestHouse, start};
use crate::games::play;

/// SQLite rolls the transaction back by itself, as it does when the disk is full.
const TABLES: [&str; 4] = ["log", "house", "tables", "people"];

async fn fill(house: &TestHouse) {
    for table in TABLES {
        let says = "database or disk is full";
        house
            .alter(&format!(
                "CREATE TRIGGER full_{table} BEFORE INSERT ON {table}
                 BEGIN SELECT RAISE(ROLLBACK, '{says}'); END"
            ))
            .await;
    }
}

async fn make_room(house: &TestHouse) {
    for table in TABLES {
        house.alter(&format!("DROP TRIGGER full_{table}")).await;
    }
}

/// Answers the open question, whatever it is.
async fn step(person: &Client, id: &str) -> (StatusCode, Value) {
    let question = person.table(id).await["question"].take();
    let step = json!({ "question": question["number"], "actions": [question["actions"][0]] });
    person.post(&format!("/tables/{id}/steps"), step).await
}

#[tokio::test]
async fn what_a_full_disk_refuses_is_nowhere_and_all_goes_on_when_there_is_room() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let alone = json!({ "game": "rattus-cartus", "pace": 0, "bots": ["random"] });
    let id = start(&[&ada], alone).await;
    let other = start(&[&ada, &bob], json!({ "game": "ankh-morpork", "window": 0 })).await;
    while ada.table(&id).await["question"].is_null() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let before = ada.table(&id).await["step"].clone();
    assert_eq!(house.stranger().text("/healthz").await.0, StatusCode::OK);

    fill(&house).await;
    for _ in 0..3 {
        let (status, body) = step(&ada, &id).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{body}");
        assert_eq!(body["error"]["code"], "unavailable");
    }
    let watcher = house.stranger();
    let refused = watcher.send(watcher.request(Method::GET, "/healthz", None)).await;
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(refused.headers()["retry-after"], "1");
    let (_, reason) = house.stranger().text("/healthz").await;
    assert!(reason.contains("database or disk is full"), "{reason}");
    let figures = house.host().text("/metrics").await.1;
    assert!(figures.contains("snug_writable 0"), "{figures}");
    assert!(!figures.contains("snug_failed_commits_total 0"), "{figures}");
    // It can still be read, and nothing of what was refused is there.
    assert_eq!(ada.table(&id).await["step"], before);

    make_room(&house).await;
    let start = Instant::now();
    while house.stranger().text("/healthz").await.0 != StatusCode::OK {
        assert!(start.elapsed() < Duration::from_secs(30), "it never writes again");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(house.host().text("/metrics").await.1.contains("snug_writable 1"));
    assert_eq!(ada.table(&id).await["step"], before);
    assert_eq!(step(&ada, &id).await.0, StatusCode::OK);
    play(&[&ada], &id, 5).await;
    play(&[&ada, &bob], &other, 7).await;
}
