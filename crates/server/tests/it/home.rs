//! The first page: against which bots one plays at once, and what waits for its reader.

use axum::http::StatusCode;
use serde_json::json;

use crate::client::{Browser, TestHouse, start};

const GAMES: [&str; 2] = ["ankh-morpork", "rattus-cartus"];

/// The level that is picked at each game of the first page.
async fn picked(browser: &mut Browser) -> Vec<String> {
    let (_, home) = browser.get("/").await;
    let radios = home.split("<input type=\"radio\"").skip(1);
    let radios = radios.filter_map(|radio| radio.split_once('>')).map(|(radio, _)| radio);
    let value =
        |radio: &str| radio.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let picked: Vec<&str> = radios.filter(|radio| radio.contains(" checked")).collect();
    for (radio, game) in picked.iter().zip(GAMES) {
        assert!(radio.contains(&format!("name=\"level-{game}\"")), "{radio}");
        assert!(radio.contains("form=\"as\""), "it is sent with the name: {radio}");
    }
    picked.into_iter().map(value).collect()
}

/// Plays at once, and says what the bots of the table are called.
async fn opponents(browser: &mut Browser, path: &str, level: Option<(&str, &str)>) -> Vec<String> {
    let fields: Vec<(&str, &str)> = [("start", "bots")].into_iter().chain(level).collect();
    let (status, page) = browser.send(path, &fields).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let (_, rest) = page.split_once("data-table=\"").expect("a table");
    let id = rest.split(['"', '@']).next().unwrap().to_owned();
    let table = browser.program().await.table(&id).await;
    let seats = table["seats"].as_array().unwrap();
    let bots = seats.iter().filter(|seat| seat["kind"] == "bot");
    bots.map(|seat| seat["name"].as_str().unwrap().to_lowercase()).collect()
}

#[tokio::test]
async fn the_level_of_the_bots_is_picked_beside_play_now_and_remembered() {
    let house = TestHouse::open().await;
    let mut ada = house.browser();
    assert_eq!(picked(&mut ada).await, ["beginner"; 2], "the first visit begins with the weakest");
    let path = "/tables?game=rattus-cartus";
    assert_eq!(opponents(&mut ada, path, None).await, ["beginner"; 2]);
    let sharp = ("level-rattus-cartus", "sharp");
    assert_eq!(opponents(&mut ada, path, Some(sharp)).await, ["sharp"; 2]);
    assert_eq!(picked(&mut ada).await, ["sharp"; 2], "the last choice is remembered");
    let other = "/tables?game=ankh-morpork";
    assert_eq!(opponents(&mut ada, other, None).await, ["sharp"; 2]);
    // What was picked at the other game is not what was pressed; and nobody can pick what is no
    // level for people.
    for field in [("level-ankh-morpork", "master"), ("level-rattus-cartus", "random")] {
        assert_eq!(opponents(&mut ada, path, Some(field)).await, ["sharp"; 2], "{field:?}");
    }
    assert_eq!(picked(&mut ada).await, ["sharp"; 2]);
    // Who opens a table for friends has picked no bots.
    ada.send(path, &[("start", "friends"), ("level-rattus-cartus", "quick")]).await;
    assert_eq!(picked(&mut ada).await, ["sharp"; 2]);
    let mut eve = house.browser();
    assert_eq!(picked(&mut eve).await, ["beginner"; 2], "it is hers alone");
}

#[tokio::test]
async fn after_the_guided_game_one_meets_the_easiest_bots() {
    let house = TestHouse::open().await;
    let mut ada = house.browser();
    ada.get("/").await;
    let sharp = ("level-rattus-cartus", "sharp");
    opponents(&mut ada, "/tables?game=rattus-cartus", Some(sharp)).await;
    // What the coach's last page sends.
    let level = Some(("level", "beginner"));
    assert_eq!(opponents(&mut ada, "/tables?game=ankh-morpork", level).await, ["beginner"; 2]);
    assert_eq!(picked(&mut ada).await, ["sharp"; 2], "which says nothing about other games");
}

#[tokio::test]
async fn games_that_wait_for_the_reader_stand_above_everything() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    browser.get("/").await;
    browser.send("/you/name", &[("name", "Ada")]).await;
    let (_, home) = browser.get("/").await;
    assert!(!home.contains("turnbox"), "nothing waits");
    let ada = browser.program().await;
    let mut ids = Vec::new();
    for title in ["One", "Two", "Three"] {
        let table = json!({ "game": "rattus-cartus", "title": title, "bots": ["random"],
            "setup": { "players": 2 }, "pace": 0 });
        let id = start(&[&ada], table).await;
        while ada.table(&id).await["question"].is_null() {
            tokio::task::yield_now().await;
        }
        ids.push(id);
    }
    let (_, home) = browser.get("/").await;
    let main = home.split_once("<main").expect("a page").1;
    let (above, below) = main.split_once("id=\"h-hello\"").expect("a greeting");
    assert_eq!(above.matches("class=\"turnbox\"").count(), 2, "{above}");
    assert!(above.contains("Continue: "), "{above}");
    for id in &ids {
        let way = format!("href=\"/tables/{id}\"");
        assert_eq!(main.matches(&way).count(), 1, "each stands at one place");
    }
    assert!(below.contains("id=\"mine\""), "those there is no room for stand in the list");
    // A game without a title has the short name of its kind.
    let table = json!({ "game": "ankh-morpork", "bots": ["random"], "setup": { "players": 2 } });
    let id = start(&[&ada], table).await;
    while ada.table(&id).await["question"].is_null() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let (_, home) = browser.get("/").await;
    assert!(home.contains("Continue: Ankh-Morpork"), "{home}");
}
