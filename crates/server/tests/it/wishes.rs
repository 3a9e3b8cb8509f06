//! Questions that are usually answered in one way: who is asked them (RC-D-11, R-ACT-01).

use game::record::Record;
use serde_json::{Value, json};

use crate::client::{Browser, Client, TestHouse, start};
use crate::games::play_and_see;

fn rattus_cartus() -> Value {
    json!({ "game": "rattus-cartus", "bots": ["random"] })
}

/// Answers at random until the game is over, and counts how often `person` was asked
/// whether to use an action.
async fn asked_for_actions(person: &Client, id: &str) -> usize {
    let mut asked = 0;
    let count = |actions: &[Value]| asked += usize::from(actions.contains(&json!("use")));
    play_and_see(&[person], id, 5, count).await;
    asked
}

/// Somebody with a browser.
async fn guest(house: &TestHouse) -> Browser {
    let mut browser = house.browser();
    browser.get("/you").await;
    browser.send("/you/name", &[("name", "Ada")]).await;
    browser
}

#[tokio::test]
async fn the_house_says_yes_for_people_and_the_record_has_their_steps() {
    let house = TestHouse::open().await;
    let ada = guest(&house).await.program().await;
    let id = start(&[&ada], rattus_cartus()).await;
    assert_eq!(asked_for_actions(&ada, &id).await, 0);
    let (_, text) = ada.text(&format!("/tables/{id}/record")).await;
    assert!(text.contains("\"actions\":\"asked\""), "{text}");
    // Seats 1 and 2, the bot's: nobody is asked, and everybody's step is written.
    assert!(text.contains("\n1: use\n") && text.contains("\n2: use\n"), "{text}");
    Record::<rattus_cartus::RattusCartus>::parse(&text).unwrap().verify().unwrap();
}

#[tokio::test]
async fn a_program_is_asked_everything_unless_its_owner_says_otherwise() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    assert_eq!(ada.get("/people/me").await.get("actions"), None);
    let id = start(&[&ada], rattus_cartus()).await;
    assert!(asked_for_actions(&ada, &id).await > 0);
    ada.done("/you/actions", json!({ "actions": "usual" })).await;
    assert_eq!(ada.get("/people/me").await["actions"], "usual");
    let id = start(&[&ada], rattus_cartus()).await;
    assert_eq!(asked_for_actions(&ada, &id).await, 0);
}

#[tokio::test]
async fn who_wants_to_be_asked_says_so_on_their_page_or_at_the_table_and_is_from_then_on() {
    let house = TestHouse::open().await;
    let mut browser = guest(&house).await;
    let chosen = |page: &str| {
        let options = page.split("name=\"actions\"").skip(1);
        let is_checked = |option: &&str| option.split('>').next().unwrap().contains("checked");
        let value = |option: &str| option.split('"').nth(1).unwrap().to_owned();
        options.clone().find(is_checked).map(value)
    };
    assert_eq!(chosen(&browser.get("/you").await.1).as_deref(), Some("usual"));
    let (_, page) = browser.send("/you/actions", &[("actions", "ask")]).await;
    assert_eq!(chosen(&page).as_deref(), Some("ask"));

    // It is kept with the person, whatever table is played at, and beyond the night.
    let ada = browser.program().await;
    let house = house.reopen().await;
    let ada = house.again(&ada);
    let id = start(&[&ada], rattus_cartus()).await;
    assert!(asked_for_actions(&ada, &id).await > 0);

    let mut browser = guest(&house).await;
    let bob = browser.program().await;
    let id = start(&[&bob], rattus_cartus()).await;
    let (_, seats) = browser.get(&format!("/tables/{id}/seats")).await;
    assert_eq!(chosen(&seats).as_deref(), Some("usual"));
    let back = format!("/tables/{id}");
    browser.send("/you/actions", &[("actions", "ask"), ("back", &back)]).await;
    let (_, seats) = browser.get(&format!("/tables/{id}/seats")).await;
    assert_eq!(chosen(&seats).as_deref(), Some("ask"));
    assert!(asked_for_actions(&bob, &id).await > 0);
    let (_, seats) = browser.get("/you").await;
    assert_eq!(chosen(&seats).as_deref(), Some("ask"));
}

/// Answers at random until the game is over, and counts the questions with one answer: to
/// let a threat happen.
async fn asked_for_nothing(person: &Client, id: &str) -> usize {
    let mut asked = 0;
    let count = |actions: &[Value]| asked += usize::from(*actions == [json!("pass")]);
    play_and_see(&[person], id, 7, count).await;
    asked
}

#[tokio::test]
async fn alone_against_bots_nobody_is_asked_for_cards_they_do_not_hold() {
    let house = TestHouse::open().await;
    let ada = guest(&house).await.program().await;
    let table = json!({ "game": "ankh-morpork", "bots": ["random", "random"], "window": 0 });
    let id = start(&[&ada], table).await;
    assert_eq!(asked_for_nothing(&ada, &id).await, 0);
    let (_, text) = ada.text(&format!("/tables/{id}/record")).await;
    assert!(text.contains("\n1: pass\n"), "{text}");
    Record::<ankh_morpork::AnkhMorpork>::parse(&text).unwrap().verify().unwrap();
}

#[tokio::test]
async fn while_somebody_looks_on_everyone_threatened_is_asked() {
    let house = TestHouse::open().await;
    let ada = guest(&house).await.program().await;
    let bob = house.person("Bob").await;
    let mut asked = 0;
    // Chance may threaten nobody in a game, but not in so many.
    for _ in 0..6 {
        let table = json!({
            "game": "ankh-morpork", "bots": ["random", "random"], "window": 0, "public": true,
        });
        let id = start(&[&ada], table).await;
        bob.table(&id).await;
        asked += asked_for_nothing(&ada, &id).await;
        if asked > 0 {
            return;
        }
    }
    panic!("nobody was ever asked");
}
