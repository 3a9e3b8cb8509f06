//! Bots are fair: whatever one guest asks of them, those of a stranger answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::http::{Method, StatusCode};
use futures_util::future::join_all;
use game::Dice;
use game::dice::QuickDice;
use serde_json::json;

use crate::client::{Client, TestHouse, start};
use crate::games::play;

/// How soon a stranger's quick bots answer,
const SOON: Duration = Duration::from_millis(250);
/// in how many of a hundred cases.
const OF_A_HUNDRED: usize = 95;

/// A table of somebody with three masters.
async fn with_masters(person: &Client, game: &str) -> String {
    start(&[person], json!({ "game": game, "window": 0, "bots": ["master", "master", "master"] }))
        .await
}

/// Somebody answers, and takes it back wherever that can be done; how often it was.
async fn answer_and_take_back(person: &Client, id: &str, dice: &mut QuickDice) -> usize {
    let table = person.table(id).await;
    if !table["may_undo_to"].is_null() {
        let (status, _) = person.post(&format!("/tables/{id}/undo"), json!({})).await;
        return usize::from(status.is_success());
    }
    let question = &table["question"];
    let Some(actions) = question["actions"].as_array() else {
        tokio::time::sleep(Duration::from_millis(1)).await;
        return 0;
    };
    let action = &actions[dice.below(actions.len() as u32) as usize];
    let step = json!({ "question": question["number"], "actions": [action] });
    person.post(&format!("/tables/{id}/steps"), step).await;
    0
}

/// The short form, which counts questions and no time.
#[tokio::test]
async fn a_guest_who_takes_back_and_one_with_many_tables_leave_few_questions() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = with_masters(&ada, "rattus-cartus").await;
    for _ in 0..10 {
        with_masters(&bob, "rattus-cartus").await;
    }
    let (mut dice, mut most) = (QuickDice::new(1), 0);
    for _ in 0..150 {
        answer_and_take_back(&ada, &id, &mut dice).await;
        most = most.max(house.house.bots.waiting_to_search());
    }
    // Three seats of hers, and of his as many as one person may have waiting, which is
    // looked at before a table asks.
    let allowed = 3 + house.house.bots.most() + 3;
    assert!(most <= allowed, "{most} questions wait for bots, and {allowed} may");
}

/// How long a stranger's quick bots took, so many times.
async fn stranger(house: &TestHouse, times: usize) -> Vec<Duration> {
    let eve = house.person("Eve").await;
    let quick = json!({ "game": "rattus-cartus", "bots": ["quick", "quick"] });
    let mut dice = QuickDice::new(3);
    let (mut took, mut id) = (Vec::new(), String::new());
    while took.len() < times {
        if id.is_empty() || eve.table(&id).await["state"] != "playing" {
            id = start(&[&eve], quick.clone()).await;
        }
        let begin = Instant::now();
        let question = loop {
            let mut table = eve.table(&id).await;
            if table["state"] != "playing" || !table["question"].is_null() {
                break table["question"].take();
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        };
        let Some(actions) = question["actions"].as_array() else { continue };
        took.push(begin.elapsed());
        let action = &actions[dice.below(actions.len() as u32) as usize];
        let step = json!({ "question": question["number"], "actions": [action] });
        eve.done(&format!("/tables/{id}/steps"), step).await;
    }
    took
}

/// For `cargo xtask long`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures time"]
async fn a_strangers_quick_bots_answer_at_once_whatever_others_ask_of_theirs() {
    let house = Arc::new(TestHouse::open().await);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let over = Arc::new(AtomicBool::new(false));
    for _ in 0..30 {
        with_masters(&bob, "ankh-morpork").await;
    }
    let id = with_masters(&ada, "rattus-cartus").await;
    let greedy = tokio::spawn({
        let over = over.clone();
        async move {
            let (mut dice, mut undone) = (QuickDice::new(2), 0);
            while !over.load(Ordering::Relaxed) {
                undone += answer_and_take_back(&ada, &id, &mut dice).await;
            }
            undone
        }
    });
    let mut took = stranger(&house, 300).await;
    over.store(true, Ordering::Relaxed);
    let undone = greedy.await.unwrap();
    took.sort();
    let nearly_all = took[took.len() * OF_A_HUNDRED / 100];
    println!(
        "{undone} taken back; a stranger's bots: {:?} in the middle, {nearly_all:?} for 95 of 100",
        took[took.len() / 2]
    );
    assert!(nearly_all <= SOON, "a stranger's quick bots take {nearly_all:?}");
}

/// What takes the house long is done for everyone in turn: whoever asks for twenty at once waits
/// for themselves.
#[tokio::test]
async fn whoever_asks_for_much_that_is_heavy_delays_nobody_else_by_all_of_it() {
    let house = TestHouse::open().await;
    let (greedy, modest) = (house.person("Ada").await, house.person("Bob").await);
    let table = json!({ "game": "ankh-morpork", "window": 0, "public": true });
    let id = start(&[&greedy, &modest], table).await;
    play(&[&greedy, &modest], &id, 40).await;
    let picture = format!("/tables/{id}/picture.png");
    for path in [picture.as_str(), "/statistics"] {
        let served = Arc::new(AtomicUsize::new(0));
        let ask = |_| {
            let (client, served, path) = (greedy.clone(), served.clone(), path.to_owned());
            tokio::spawn(async move {
                let request = client.request(Method::GET, &path, None);
                assert_eq!(client.send(request).await.status(), StatusCode::OK);
                served.fetch_add(1, Ordering::SeqCst);
            })
        };
        let asked: Vec<_> = (0..20).map(ask).collect();
        while served.load(Ordering::SeqCst) == 0 {
            tokio::task::yield_now().await;
        }
        let before = served.load(Ordering::SeqCst);
        let request = modest.request(Method::GET, path, None);
        assert_eq!(modest.send(request).await.status(), StatusCode::OK);
        let meanwhile = served.load(Ordering::SeqCst) - before;
        assert!(meanwhile <= 6, "{path}: {meanwhile} of somebody else came first");
        join_all(asked).await;
    }
}
