//! How quickly bots play against somebody who is alone with them.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Client, TestHouse, start};

fn against_bots() -> Value {
    json!({ "game": "ankh-morpork", "bots": ["quick", "quick"], "setup": { "players": 3 }, "pace": 700 })
}

/// Answers with whatever is offered first until bots are asked.
async fn until_bots_are_asked(person: &Client, id: &str) {
    for _ in 0..200 {
        let mut question = person.table(id).await["question"].take();
        let Some(actions) = question["actions"].as_array() else { return };
        let step = json!({ "question": question["number"].clone(), "actions": [actions[0]] });
        question = person.done(&format!("/tables/{id}/steps"), step).await;
        drop(question);
    }
    panic!("no bot is ever asked");
}

async fn position(person: &Client, id: &str) -> u64 {
    person.table(id).await["position"].as_u64().expect("a number")
}

/// Where the game is when nobody has said a word; whoever was thinking already may still
/// answer.
async fn at_rest(person: &Client, id: &str) -> u64 {
    for _ in 0..5 {
        let before = position(person, id).await;
        tokio::time::sleep(Duration::from_millis(900)).await;
        if position(person, id).await == before {
            return before;
        }
    }
    panic!("bots go on without a word");
}

async fn paced(person: &Client, id: &str, body: Value) -> u16 {
    person.post(&format!("/tables/{id}/pace"), body).await.0.as_u16()
}

#[tokio::test]
async fn bots_wait_for_a_word_and_go_on_to_whoever_is_alone_with_them() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let id = start(&[&ada], against_bots()).await;
    assert_eq!(paced(&ada, &id, json!({ "pace": "step" })).await, 204);
    until_bots_are_asked(&ada, &id).await;
    let before = at_rest(&ada, &id).await;
    assert_eq!(paced(&ada, &id, json!({ "go": "next" })).await, 204);
    let begun = Instant::now();
    while position(&ada, &id).await == before {
        assert!(begun.elapsed() < Duration::from_secs(10), "no bot goes on");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(paced(&ada, &id, json!({ "go": "mine" })).await, 204);
    let begun = Instant::now();
    while ada.table(&id).await["question"].is_null() {
        assert!(begun.elapsed() < Duration::from_secs(5), "they do not come to the person");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(paced(&ada, &id, json!({ "pace": "gallop" })).await, 400);
}

#[tokio::test]
async fn nobody_slows_a_table_at_which_others_sit() {
    let house = TestHouse::open().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let with_a_bot =
        json!({ "game": "ankh-morpork", "bots": ["quick"], "setup": { "players": 3 } });
    let id = start(&[&ada, &ben], with_a_bot).await;
    for who in [&ada, &ben] {
        assert_eq!(paced(who, &id, json!({ "pace": "slow" })).await, 403);
        assert_eq!(paced(who, &id, json!({ "go": "mine" })).await, 403);
    }
    let alone = start(&[&ada], against_bots()).await;
    assert_eq!(paced(&ben, &alone, json!({ "pace": "slow" })).await, 403);
}
