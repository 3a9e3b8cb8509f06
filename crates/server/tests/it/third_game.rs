//! What a new game needs to be played: the tiny game is one when the feature `tiny` is on.

use axum::http::StatusCode;
use game::record::Record;
use serde_json::json;

use crate::client::{TestHouse, start};
use crate::games::play;

#[tokio::test]
async fn a_third_game_is_offered_and_has_a_table_bots_a_page_and_a_record() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    let (_, home) = browser.get("/").await;
    assert!(home.contains("Pass a card, play two"), "{home}");
    assert_eq!(browser.get("/tables/new?game=tiny").await.0, StatusCode::OK);

    let ada = house.person("Ada").await;
    let table = json!({ "game": "tiny", "bots": ["random", "quick", "sharp"] });
    let id = start(&[&ada], table).await;
    let over = play(&[&ada], &id, 1).await;
    assert_eq!(over["places"].as_array().unwrap().len(), 4);

    let (_, record) = ada.text(&format!("/tables/{id}/record")).await;
    Record::<tiny::Tiny>::parse(&record).unwrap().verify().unwrap();
}

#[tokio::test]
async fn a_third_game_speaks_the_readers_language() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    browser.get("/").await;
    let (_, home) = browser.send("/preferences", &[("lang", "de"), ("back", "/")]).await;
    assert!(home.contains("Gib eine Karte weiter"), "{home}");
    let (status, table) = browser.send("/tables", &[("game", "tiny"), ("start", "bots")]).await;
    assert_eq!(status, StatusCode::OK, "{table}");
    assert!(table.contains("Winzig"), "{table}");
}
