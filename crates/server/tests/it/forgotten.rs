//! Whoever is forgotten, or has another name: everywhere, whatever stands in the way.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::{Config, Secret, TableId};

use crate::client::{Client, Events, TestHouse, start};

/// A stream ends long before this.
const PATIENCE: Duration = Duration::from_secs(10);

fn listed() -> Value {
    json!({ "game": "rattus-cartus", "public": true })
}

/// A game of these that was broken off.
async fn broken_off(house: &TestHouse, people: &[&Client], table: Value) -> String {
    let id = start(people, table).await;
    house.host().done("/house/close", json!({ "table": id })).await;
    id
}

async fn record(reader: &Client, id: &str) -> String {
    reader.text(&format!("/tables/{id}/record")).await.1
}

#[tokio::test]
async fn a_table_that_cannot_be_read_keeps_nobody_from_being_forgotten() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bobolink").await);
    let broken = broken_off(&house, &[&ada, &bob], listed()).await;
    let whole = broken_off(&house, &[&ada, &bob], listed()).await;
    let number = broken.parse::<TableId>().unwrap().number();
    let breaks = format!("UPDATE tables SET sheet = '{{}}' WHERE id = {number}");
    let house = house.reopen_after(&breaks).await;
    let (ada, bob) = (house.again(&ada), house.again(&bob));
    assert_ne!(ada.text(&format!("/tables/{broken}")).await.0, StatusCode::OK);
    let (status, told) = bob.post("/you/forget", json!({})).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{told}");
    assert_eq!(bob.text("/people/me").await.0, StatusCode::UNAUTHORIZED, "nothing lets him in");
    let (_, table) = ada.text(&format!("/tables/{whole}")).await;
    assert!(!table.contains("Bobolink"), "{table}");
    assert!(!record(&ada, &whole).await.contains("Bobolink"));
}

#[tokio::test]
async fn neither_a_name_on_a_shared_device_nor_having_left_outlasts_being_forgotten() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bobolink").await);
    // He has given a seat of his a name, which stands in the record.
    let shared = json!({ "game": "rattus-cartus", "hot_seat": true, "setup": { "players": 2 } });
    let made = bob.done("/tables", shared).await;
    let path = format!("/tables/{}", made["id"].as_str().unwrap());
    bob.done(&format!("{path}/name"), json!({ "seat": 2, "name": "Bobolink’s sister" })).await;
    bob.done(&format!("{path}/start"), json!({})).await;
    house.host().done("/house/close", json!({ "table": made["id"] })).await;
    let id: TableId = made["id"].as_str().unwrap().parse().unwrap();
    let sheet = async || house.house.store.sheet(id).await.unwrap().unwrap();
    assert!(sheet().await.contains("Bobolink’s sister"));
    // He has left a game that goes on without him.
    let left = start(&[&ada, &bob], listed()).await;
    bob.done(&format!("/tables/{left}/leave"), json!({ "seat": 2 })).await;
    bob.done("/you/forget", json!({})).await;
    assert!(!sheet().await.contains("Bobolink"), "{}", sheet().await);
    let left: TableId = left.parse().unwrap();
    let kept = house.house.store.sheet(left).await.unwrap().unwrap();
    assert!(!kept.contains("Bobolink"), "{kept}");
}

#[tokio::test]
async fn a_new_name_is_known_at_all_tables_and_those_that_are_over_are_not_written_for_it() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bobolink").await);
    let over = broken_off(&house, &[&ada, &bob], listed()).await;
    let on = start(&[&ada, &bob], listed()).await;
    let seat = async |reader: &Client, id: &str| {
        reader.table(id).await["seats"][1]["name"].as_str().unwrap().to_owned()
    };
    assert_eq!(seat(&ada, &over).await, "Bobolink");
    let id: TableId = over.parse().unwrap();
    let before = house.house.store.sheet(id).await.unwrap();
    bob.done("/you/name", json!({ "name": "Robert" })).await;
    for table in [&over, &on] {
        assert_eq!(seat(&ada, table).await, "Robert");
    }
    assert_eq!(house.house.store.sheet(id).await.unwrap(), before, "it is read from elsewhere");
    let house = house.reopen().await;
    let ada = house.again(&ada);
    for table in [&over, &on] {
        assert_eq!(seat(&ada, table).await, "Robert", "also when it is loaded anew");
    }
    assert!(record(&ada, &over).await.contains("Robert"));
}

/// Waits until a stream has ended.
async fn ends(mut events: Events) {
    let rest = async { while events.next().await.is_some() {} };
    tokio::time::timeout(PATIENCE, rest).await.expect("the stream ends");
}

/// Whoever listens at the one node is let in no longer by the other.
async fn a_stream_ends(house: &TestHouse, [listens, changes]: [usize; 2]) {
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], listed()).await;
    let changer = house.at(changes, &bob);
    let made = changer.done("/you/tokens", json!({ "label": "a program" })).await;
    let token = made["token"].as_str().unwrap();
    let program = house.with_token(listens, token);
    let (mut revoked, mut other) =
        (program.events(&id, None).await, house.at(listens, &bob).events(&id, None).await);
    assert!(revoked.next().await.is_some() && other.next().await.is_some());
    let hash = Secret::from_outside(token).unwrap().hash();
    changer.done("/you/tokens/revoke", json!({ "token": hash })).await;
    ends(revoked).await;
    // That is nothing to the rest of what he has open,
    ada.done(&format!("/tables/{id}/chat"), json!({ "text": "Still here?" })).await;
    let heard = tokio::time::timeout(PATIENCE, other.next()).await.unwrap();
    assert!(heard.is_some(), "his other stream goes on");
    // until he is forgotten.
    changer.done("/you/forget", json!({})).await;
    ends(other).await;
}

#[tokio::test]
async fn a_stream_ends_with_the_token_or_the_person_that_opened_it() {
    a_stream_ends(&TestHouse::open().await, [0, 0]).await;
}

#[tokio::test]
async fn it_ends_at_every_node() {
    a_stream_ends(&TestHouse::of_nodes(2, Config::default()).await, [0, 1]).await;
}

#[tokio::test]
async fn only_whom_a_table_knows_is_complained_about_once_and_the_host_sees_how_many_there_are() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let eve = house.person("Eve").await;
    let id = start(&[&ada, &bob], listed()).await;
    let path = format!("/tables/{id}/report");
    let about = async |who: &Client, reason: &str| {
        let person = who.get("/people/me").await["id"].take();
        json!({ "person": person, "reason": reason })
    };
    let (status, _) = ada.post(&path, about(&eve, "never seen").await).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "nobody here knows her");
    ada.done(&path, about(&bob, "first").await).await;
    ada.done(&path, about(&bob, "second").await).await;
    bob.done(&path, about(&ada, "third").await).await;
    // Who has left is still known.
    bob.done(&format!("/tables/{id}/leave"), json!({ "seat": 2 })).await;
    eve.done(&path, about(&bob, "fourth").await).await;
    let told = house.host().get("/house").await;
    let reasons: Vec<&str> = told["reports"]
        .as_array()
        .unwrap()
        .iter()
        .map(|report| report["reason"].as_str().unwrap())
        .collect();
    assert_eq!(reasons, ["fourth", "third", "first"], "the newest first");
    assert_eq!(told["open_reports"], 3);
}
