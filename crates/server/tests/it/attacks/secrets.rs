//! Looking where one may not.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::client::{Client, TestHouse, start};

struct Table {
    house: TestHouse,
    ada: Client,
    bob: Client,
    path: String,
}

async fn playing() -> Table {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = json!({ "game": "ankh-morpork", "window": 0, "public": true });
    let id = start(&[&ada, &bob], table).await;
    Table { house, ada, bob, path: format!("/tables/{id}") }
}

/// Everything at the table that shows the game through somebody's eyes.
const LOOKS: [&str; 4] = ["", "/log", "/at/3", "/record"];

#[tokio::test]
async fn nobody_looks_through_the_eyes_of_another_seat_while_the_game_is_on() {
    let table = playing().await;
    for look in LOOKS {
        for (who, seat) in [(&table.ada, 2), (&table.bob, 1), (&table.house.stranger(), 1)] {
            for name in ["seat", "as"] {
                let path = format!("{}{look}?{name}={seat}", table.path);
                let (status, text) = who.text(&path).await;
                assert!(matches!(status.as_u16(), 401 | 403 | 409), "{path}: {status} {text}");
            }
        }
    }
    let (status, _) = table.ada.text(&format!("{}/events?seat=2", table.path)).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn spectators_and_the_others_see_no_card_of_a_hand() {
    let table = playing().await;
    let view = |shown: &mut Value| shown["table"]["view"].take();
    let own = view(&mut table.ada.get(&table.path).await);
    let other = view(&mut table.bob.get(&table.path).await);
    let mut stranger = table.house.stranger().get(&table.path).await;
    let watched = view(&mut stranger);
    let hand = own["hand"].as_array().unwrap();
    assert_eq!(hand.len(), 5);
    assert!(hand.iter().all(|card| !other["hand"].as_array().unwrap().contains(card)));
    assert_ne!(own["personality"], other["personality"]);
    for secret in ["hand", "personality"] {
        assert!(watched.get(secret).is_none_or(|shown| shown.is_null() || *shown == json!([])));
    }
    assert!(stranger["table"]["question"].is_null());
    assert!(stranger["table"]["seat"].is_null());
}

#[tokio::test]
async fn the_record_and_the_seed_stay_closed_until_the_end() {
    let table = playing().await;
    for who in [&table.ada, &table.bob, &table.house.stranger(), &table.house.host()] {
        let (status, text) = who.text(&format!("{}/record", table.path)).await;
        assert_eq!(status, StatusCode::CONFLICT, "{text}");
        let shown = who.get(&table.path).await.to_string();
        assert!(!shown.contains("seed"), "{shown}");
    }
    let (status, _) = table.ada.post(&format!("{}/clone", table.path), json!({ "at": 3 })).await;
    assert_eq!(status, StatusCode::CONFLICT, "nobody tries out a game that is on");
}

#[tokio::test]
async fn nobody_reads_or_writes_the_notes_of_another() {
    let table = playing().await;
    let note = format!("{}/note", table.path);
    table.ada.done(&note, json!({ "text": "my plan" })).await;
    for path in [note.clone(), format!("{note}?seat=1"), format!("{note}?as=1")] {
        assert_eq!(table.bob.get(&path).await["text"], "", "{path}");
    }
    assert_eq!(table.house.stranger().text(&note).await.0, StatusCode::UNAUTHORIZED);
    table.bob.done(&note, json!({ "text": "mine" })).await;
    assert_eq!(table.ada.get(&note).await["text"], "my plan");
    for path in ["", "/log", "/chat", "/at/3"] {
        let (_, text) = table.bob.text(&format!("{}{path}", table.path)).await;
        assert!(!text.contains("my plan"), "{path}");
    }
    let (_, events) = table.bob.events(&table.path[8..], Some(0)).await.next().await.unwrap();
    assert!(!events.to_string().contains("my plan"));
}

#[tokio::test]
async fn a_private_table_looks_like_none_at_all() {
    let house = TestHouse::open().await;
    let (ada, eve) = (house.person("Ada").await, house.person("Eve").await);
    let created = ada.done("/tables", json!({ "game": "rattus-cartus" })).await;
    let private = format!("/tables/{}", created["id"].as_str().unwrap());
    let none = "/tables/0123456789";
    for look in ["", "/log", "/chat", "/at/0", "/record", "/events", "?invitation=x"] {
        for who in [&eve, &house.stranger()] {
            let found = who.text(&format!("{private}{look}")).await;
            assert_eq!(found, who.text(&format!("{none}{look}")).await, "{look}");
            assert_eq!(found.0, StatusCode::NOT_FOUND);
        }
    }
    for (what, body) in [
        ("/seats", json!({})),
        ("/seats", json!({ "invitation": "0".repeat(32) })),
        ("/chat", json!({ "text": "hello" })),
        ("/note", json!({ "text": "hello" })),
        ("/report", json!({ "person": "0123456789" })),
        ("/mute", json!({ "person": "0123456789" })),
    ] {
        let found = eve.post(&format!("{private}{what}"), body.clone()).await;
        assert_eq!(found, eve.post(&format!("{none}{what}"), body).await, "{what}");
        assert_eq!(found.0, StatusCode::NOT_FOUND);
    }
    let invitation = created["invitation"].as_str().unwrap();
    let other = ada.done("/tables", json!({ "game": "rattus-cartus" })).await;
    let other = format!("/tables/{}?invitation={invitation}", other["id"].as_str().unwrap());
    assert_eq!(eve.text(&other).await.0, StatusCode::NOT_FOUND, "an invitation is to one table");
    assert_eq!(eve.text(&format!("{private}?invitation={invitation}")).await.0, StatusCode::OK);
}
