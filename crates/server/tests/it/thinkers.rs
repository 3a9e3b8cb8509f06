//! Nodes that only think for the bots of others.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use server::{Config, House, TableId};
use throwaway::Nats;
use tokio::time::{sleep, timeout};

use crate::client::{TestHouse, start};
use crate::games::play;
use crate::notices::{confirmed, with_mail};
use crate::post_office::PostOffice;

const PATIENCE: Duration = Duration::from_secs(60);

/// A house whose bots can be thought for elsewhere, in every way in which they are asked.
async fn houses() -> Vec<(TestHouse, Config)> {
    let mut houses = Vec::new();
    for bus in [None, Some(Nats::shared().address().to_owned())] {
        let config = Config { bus, ..Config::default() };
        let house = TestHouse::of_nodes(1, config.clone()).await;
        let config = Config { database: house.database(), ..config };
        houses.push((house, config));
    }
    houses
}

/// A node comes that says that it thinks, and does not.
fn silent() -> String {
    let seen = i64::MAX / 2;
    format!("INSERT INTO nodes (name, role, seen) VALUES ('silent', 'thinks', {seen})")
}

async fn until_known(house: &TestHouse, thinkers: usize) {
    let known = async {
        while house.house.news.thinkers() != thinkers {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, known).await.expect("the house hears of those who think");
}

#[tokio::test]
async fn what_a_bot_is_asked_is_thought_about_once_and_by_those_who_only_think() {
    for (house, config) in houses().await {
        let mut thinkers: Vec<Arc<House>> = Vec::new();
        for _ in 0..2 {
            thinkers.push(House::open_to_think(config.clone()).await.unwrap());
        }
        until_known(&house, 2).await;
        let ada = house.person("Ada").await;
        let bots = ["master:iterations=10", "master:iterations=10"];
        let table = json!({ "game": "rattus-cartus", "pace": 0, "bots": bots });
        let id = start(&[&ada], table).await;
        play(&[&ada], &id, 5).await;
        let table: TableId = id.parse().unwrap();
        let log = house.house.store.log(table).await.unwrap();
        let answers = log.iter().filter(|row| row.seat.is_some_and(|seat| seat > 0)).count();
        let thought = |house: &House| house.bots.thought().get() as usize;
        assert!(answers > 20, "{answers}");
        assert_eq!(thinkers.iter().map(|thinker| thought(thinker)).sum::<usize>(), answers);
        assert_eq!(thought(&house.house), 0);
        for thinker in thinkers {
            thinker.close();
            thinker.news.close().await;
            thinker.store.close().await;
        }
        until_known(&house, 0).await;
    }
}

#[tokio::test]
async fn where_nobody_answers_a_node_thinks_for_itself() {
    for (house, _) in houses().await {
        house.alter(&silent()).await;
        until_known(&house, 1).await;
        let ada = house.person("Ada").await;
        let bots = ["master:iterations=10"];
        let table = json!({ "game": "rattus-cartus", "pace": 0, "bots": bots });
        let id = start(&[&ada], table).await;
        let begun = Instant::now();
        let answered = async {
            while house.house.bots.thought().get() == 0 {
                sleep(Duration::from_millis(20)).await;
                let question = ada.table(&id).await["question"].take();
                if let Some(actions) = question["actions"].as_array() {
                    let step = json!({ "question": question["number"], "actions": [actions[0]] });
                    ada.done(&format!("/tables/{id}/steps"), step).await;
                }
            }
        };
        timeout(PATIENCE, answered).await.expect("the bot is asked here in the end");
        assert!(begun.elapsed() > Duration::from_secs(4), "somebody else was given time");
        house.alter("DELETE FROM nodes WHERE name = 'silent'").await;
        until_known(&house, 0).await;
        play(&[&ada], &id, 7).await;
    }
}

#[tokio::test]
async fn while_the_bus_is_away_nobody_waits_for_those_who_think() {
    let nats = Nats::start();
    let config = Config { bus: Some(nats.address().to_owned()), ..Config::default() };
    let house = TestHouse::of_nodes(1, config.clone()).await;
    house.alter(&silent()).await;
    until_known(&house, 1).await;
    let ada = house.person("Ada").await;
    let bots = ["master:iterations=10", "master:iterations=10"];
    let table = json!({ "game": "rattus-cartus", "pace": 0, "bots": bots });
    let id = start(&[&ada], table).await;
    let until = async |is: &dyn Fn() -> bool| {
        while !is() {
            let question = ada.table(&id).await["question"].take();
            if let Some(actions) = question["actions"].as_array() {
                let step = json!({ "question": question["number"], "actions": [actions[0]] });
                ada.done(&format!("/tables/{id}/steps"), step).await;
            }
            sleep(Duration::from_millis(20)).await;
        }
    };
    let bots = &house.house.bots;
    timeout(PATIENCE, until(&|| bots.waiting() > 0)).await.expect("somebody else is asked");
    assert_eq!(bots.thought().get(), 0);
    let begun = Instant::now();
    nats.crash();
    timeout(PATIENCE, until(&|| bots.thought().get() > 1)).await.expect("bots are asked here");
    assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn who_hears_no_questions_does_not_count_as_one_who_thinks() {
    let nats = Nats::start();
    let config = Config { bus: Some(nats.address().to_owned()), ..Config::default() };
    let house = TestHouse::of_nodes(1, config.clone()).await;
    let config = Config { database: house.database(), ..config };
    let thinker = House::open_to_think(config).await.unwrap();
    until_known(&house, 1).await;
    nats.crash();
    until_known(&house, 0).await;
    nats.begin();
    until_known(&house, 1).await;
    thinker.close();
}

#[tokio::test]
async fn whoever_is_asked_after_a_thinkers_answer_is_told_by_a_node_that_sends_mail() {
    let (mut post, smtp) = PostOffice::open().await;
    let house = TestHouse::of_nodes(1, with_mail(smtp)).await;
    let database = house.database();
    let thinker = House::open_to_think(Config { database, ..Config::default() }).await.unwrap();
    until_known(&house, 1).await;
    let bob = confirmed(&house, &mut post, "Bob").await;
    let bots = ["master:iterations=10"];
    let table = json!({ "game": "ankh-morpork", "window": 0, "pace": 0, "bots": bots });
    let id = start(&[&bob], table).await;
    let before = thinker.bots.thought().get();
    // He was told of whatever this node has asked him, until it is the bot's turn.
    while thinker.bots.thought().get() == before {
        while timeout(Duration::from_millis(300), post.next()).await.is_ok() {}
        let question = bob.table(&id).await["question"].take();
        if let Some(actions) = question["actions"].as_array() {
            let step = json!({ "question": question["number"], "actions": [actions[0]] });
            bob.done(&format!("/tables/{id}/steps"), step).await;
        }
    }
    assert_eq!(post.letter().await.to, ["bob@example.org"], "and of what comes after");
    thinker.close();
}

#[tokio::test]
async fn a_house_in_a_file_needs_nobody_to_think_for_it() {
    let folder = std::env::temp_dir().join(format!("snug-think-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let database = folder.join("snug.db").display().to_string();
    let refused = House::open_to_think(Config { database, ..Config::default() }).await;
    let refused = refused.err().expect("it is refused").to_string();
    assert!(refused.contains("--database") && refused.contains("PostgreSQL"), "{refused}");
    std::fs::remove_dir_all(&folder).unwrap();
}
