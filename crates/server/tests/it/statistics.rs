//! How the games went: counted as they end, of people, of the house, and of nobody else.

use axum::http::StatusCode;
use serde_json::json;
use server::Config;

use crate::client::{TestHouse, start};
use crate::games::play;

const DUEL: &str = "/statistics?game=rattus-cartus&players=2";

#[tokio::test]
async fn a_finished_game_is_counted_once_and_for_its_people() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    assert_eq!(ada.get("/statistics").await["games"], 0);
    let game =
        json!({ "game": "ankh-morpork", "window": 0, "setup": { "players": 2, "edition": "de" } });
    let id = start(&[&ada, &bob], game).await;
    assert_eq!(ada.get("/statistics").await["games"], 0, "a game that goes on is no result");
    play(&[&ada, &bob], &id, 3).await;
    let counted = ada.get("/statistics").await;
    assert_eq!(counted["games"], 1);
    assert_eq!(counted["all"]["games"], 2, "a row for each seat");
    assert_eq!(counted["by_edition"][0]["what"], "de");
    assert_eq!(counted["by_role"].as_array().unwrap().len(), 2);
    assert_eq!(counted["by_sitter"][0]["what"], "people");
    assert!(!counted["by_play"].as_array().unwrap().is_empty());
    let (own, other) = (ada.get("/you/statistics").await, bob.get("/you/statistics").await);
    assert_eq!((&own["games"], &own["all"]["games"]), (&json!(1), &json!(1)));
    assert_eq!(own["companions"][0], json!({ "name": "Bob", "games": 1 }));
    let won = |of: &serde_json::Value| of["all"]["won"].as_u64().unwrap();
    assert_eq!(won(&own) + won(&other), won(&counted));
    assert_eq!(ada.get("/statistics?edition=en").await["games"], 0);
    assert_eq!(ada.get("/statistics?sitters=bots").await["games"], 0);
}

#[tokio::test]
async fn imported_games_and_positions_that_are_tried_out_never_count() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let game = json!({ "game": "rattus-cartus", "setup": { "players": 2 } });
    let id = start(&[&ada, &bob], game).await;
    play(&[&ada, &bob], &id, 5).await;
    let (_, record) = ada.text(&format!("/tables/{id}/record")).await;
    ada.done("/records", json!({ "record": record })).await;
    assert_eq!(ada.get(DUEL).await["games"], 1);
    let house = house.reopen().await;
    assert_eq!(house.again(&ada).get(DUEL).await["games"], 1);
}

#[tokio::test]
async fn games_from_before_anybody_counted_are_counted_when_the_house_opens() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let game = json!({ "game": "rattus-cartus", "setup": { "players": 2 } });
    let id = start(&[&ada, &bob], game).await;
    play(&[&ada, &bob], &id, 7).await;
    let before = ada.get("/statistics").await;
    let house = house.reopen_after("DELETE FROM results").await;
    let house = house.reopen_after("DELETE FROM plays").await;
    let ada = house.again(&ada);
    for _ in 0..200 {
        if ada.get("/statistics").await == before {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    assert_eq!(ada.get("/statistics").await, before);
}

#[tokio::test]
async fn figures_are_ones_own_until_one_shows_them_and_fall_with_forgetting() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let game = json!({ "game": "rattus-cartus", "setup": { "players": 2 } });
    let id = start(&[&ada, &bob], game).await;
    play(&[&ada, &bob], &id, 9).await;
    let me = ada.get("/people/me").await["id"].as_str().unwrap().to_owned();
    let address = format!("/people/{me}/statistics");
    assert_eq!(bob.text(&address).await.0, StatusCode::NOT_FOUND);
    assert_eq!(house.stranger().text("/you/statistics").await.0, StatusCode::UNAUTHORIZED);
    ada.done("/you/statistics", json!({ "shown": true })).await;
    let shown = bob.get(&address).await;
    assert_eq!(shown["games"], 1);
    assert_eq!(shown["companions"], json!([]), "whom she plays with is hers to say");
    ada.done("/you/forget", json!({})).await;
    assert_eq!(bob.text(&address).await.0, StatusCode::NOT_FOUND);
    assert_eq!(bob.get("/statistics").await["games"], 1, "the game was played all the same");
    assert_eq!(bob.get("/you/statistics").await["companions"], json!([]));
}

#[tokio::test]
async fn the_host_decides_who_sees_the_figures_and_odd_questions_get_a_sentence() {
    let closed = Config {
        statistics: false,
        host_token: Some("a long host token".into()),
        ..Config::default()
    };
    let house = TestHouse::open_with(closed).await;
    let ada = house.person("Ada").await;
    assert_eq!(ada.text("/statistics").await.0, StatusCode::NOT_FOUND);
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    for (odd, status) in [
        ("game=chess", StatusCode::UNPROCESSABLE_ENTITY),
        ("players=many", StatusCode::BAD_REQUEST),
        ("players=999", StatusCode::BAD_REQUEST),
        ("edition=klingon", StatusCode::BAD_REQUEST),
        ("sitters=cats", StatusCode::BAD_REQUEST),
    ] {
        let (answered, body) = ada.text(&format!("/statistics?{odd}")).await;
        assert_eq!(answered, status, "{odd}: {body}");
    }
}

#[tokio::test]
async fn figures_come_as_pages_in_four_languages_and_as_tables_for_spreadsheets() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let game = json!({ "game": "ankh-morpork", "window": 0, "setup": { "players": 2 } });
    let id = start(&[&ada, &bob], game).await;
    play(&[&ada, &bob], &id, 4).await;
    let (_, table) = ada.text("/statistics?format=csv").await;
    let mut lines = table.lines();
    assert_eq!(lines.next(), Some("by,what,games,won,share,low,high,even"));
    assert!(lines.all(|line| line.split(',').count() == 8), "{table}");
    let mut browser = house.browser();
    let (status, page) = browser.get("/statistics?game=ankh-morpork").await;
    assert_eq!(status, StatusCode::OK);
    for (row, _) in [("By personality", 0), ("How games ended", 0)] {
        assert!(page.contains(row), "{row} is missing");
    }
    let role = ada.get("/statistics").await["by_role"][0]["what"].as_str().unwrap().to_owned();
    assert!(!page.contains(&format!(">{role}<")), "a person reads a name, not {role}");
}
