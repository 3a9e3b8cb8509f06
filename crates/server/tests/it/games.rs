//! Whole games.

use std::time::Duration;

use game::Dice;
use game::dice::QuickDice;
use game::record::Record;
use serde_json::{Value, json};

use crate::client::{Client, TestHouse, start};

/// Everyone answers at random until the game is over.
pub(crate) async fn play(people: &[&Client], id: &str, seed: u64) -> Value {
    play_and_see(people, id, seed, |_| ()).await
}

/// The same, and tells of every question which answers there were.
pub(crate) async fn play_and_see(
    people: &[&Client],
    id: &str,
    seed: u64,
    mut see: impl FnMut(&[Value]),
) -> Value {
    let mut dice = QuickDice::new(seed);
    for _ in 0..20_000 {
        for person in people {
            let mut table = person.table(id).await;
            if table["state"] == "over" {
                return table;
            }
            let mut question = table["question"].take();
            while let Some(actions) = question["actions"].as_array() {
                see(actions);
                let action = &actions[dice.below(actions.len() as u32) as usize];
                let step = json!({ "question": question["number"], "actions": [action] });
                let mut taken = person.done(&format!("/tables/{id}/steps"), step).await;
                question = taken["question"].take();
            }
        }
        // Bots need a moment to think.
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    panic!("the game goes on for ever");
}

/// One person answers at random for all seats until the game is over.
pub(crate) async fn play_hot_seat(person: &Client, id: &str, seed: u64) -> Value {
    let mut dice = QuickDice::new(seed);
    for _ in 0..10_000 {
        let table = person.table(id).await;
        if table["state"] == "over" {
            return table;
        }
        for seat in table["asked"].as_array().unwrap() {
            let mut seen = person.get(&format!("/tables/{id}?seat={seat}")).await;
            let question = seen["table"]["question"].take();
            let Some(actions) = question["actions"].as_array() else { continue };
            let action = &actions[dice.below(actions.len() as u32) as usize];
            let step = json!({ "seat": seat, "question": question["number"], "actions": [action] });
            person.done(&format!("/tables/{id}/steps"), step).await;
        }
    }
    panic!("the game goes on for ever");
}

#[tokio::test]
async fn two_programs_play_a_whole_game_of_ankh_morpork() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "ankh-morpork", "window": 0 })).await;
    let over = play(&[&ada, &bob], &id, 1).await;
    assert_eq!(over["places"].as_array().unwrap().len(), 2);
    let (_, record) = ada.text(&format!("/tables/{id}/record")).await;
    let record = Record::<ankh_morpork::AnkhMorpork>::parse(&record).unwrap();
    assert_eq!(record.verify().unwrap().label, "sealed by the house alone");
    assert_eq!(record.header().name(game::Seat::new(0)), Some("Ada"));
}

#[tokio::test]
async fn people_and_bots_play_a_whole_game_of_rattus_cartus() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let table = json!({ "game": "rattus-cartus", "bots": ["random", "random"] });
    let id = start(&[&ada], table).await;
    let over = play(&[&ada], &id, 2).await;
    assert_eq!(over["places"].as_array().unwrap().len(), 3);
    let (_, record) = ada.text(&format!("/tables/{id}/record")).await;
    Record::<rattus_cartus::RattusCartus>::parse(&record).unwrap().verify().unwrap();
}

#[tokio::test]
async fn a_game_goes_on_after_the_house_was_closed() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let table = json!({ "game": "ankh-morpork", "window": 0, "bots": ["random"] });
    let id = start(&[&ada], table).await;
    let before = loop {
        let table = ada.table(&id).await;
        if !table["question"].is_null() {
            break table;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    let house = house.reopen().await;
    let ada = house.again(&ada);
    assert_eq!(ada.table(&id).await, before, "the same question with the same number");
    play(&[&ada], &id, 3).await;
}

#[tokio::test]
async fn every_event_is_told_once_across_two_streams() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let table = json!({ "game": "rattus-cartus", "bots": ["random"] });
    let id = start(&[&ada], table).await;
    let mut told = Vec::new();
    let mut last = Some(0);
    let mut dice = QuickDice::new(4);
    'streams: loop {
        let mut events = ada.events(&id, last).await;
        for _ in 0..20 {
            let (event, mut data) = events.next().await.unwrap();
            last = Some(event);
            told.extend(data["log"].as_array().unwrap().iter().cloned());
            let question = data["table"]["question"].take();
            if let Some(actions) = question["actions"].as_array() {
                let action = &actions[dice.below(actions.len() as u32) as usize];
                let step = json!({ "question": question["number"], "actions": [action] });
                ada.done(&format!("/tables/{id}/steps"), step).await;
            }
            if data["table"]["state"] == "over" {
                break 'streams;
            }
        }
    }
    let log = ada.get(&format!("/tables/{id}/log")).await;
    assert_eq!(log["log"].as_array().unwrap(), &told);
}
