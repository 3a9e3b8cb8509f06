//! Several nodes of one house: whichever is asked, the house is the same.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use game::Dice;
use game::dice::QuickDice;
use game::record::Record;
use serde_json::{Value, json};
use server::store::Store;
use server::{Config, House, Secret};
use sqlx::Connection;
use sqlx::postgres::PgConnection;
use tokio::time::timeout;

use crate::client::{Client, TestHouse, start};
use crate::games::play;

/// Everything a stream tells until the game is over; it is asked for again, by where it was,
/// whenever it has told a few events.
async fn told(house: &TestHouse, person: &Client, id: &str) -> Vec<Value> {
    let (mut told, mut last) = (Vec::new(), Some(0));
    for node in (0..3).cycle() {
        let mut events = house.at(node, person).events(id, last).await;
        for _ in 0..7 {
            let (event, data) = events.next().await.unwrap();
            assert!(last <= Some(event), "{last:?} was told before {event}");
            last = Some(event);
            told.extend(data["log"].as_array().unwrap().iter().cloned());
            if data["table"]["state"] == "over" {
                return told;
            }
        }
    }
    unreachable!("the nodes are asked for ever")
}

/// All that somebody was shown, page by page.
async fn log(person: &Client, id: &str) -> Vec<Value> {
    let (mut log, mut from) = (Vec::new(), json!(0));
    while !from.is_null() {
        let mut page = person.get(&format!("/tables/{id}/log?from={from}")).await;
        log.append(page["log"].as_array_mut().unwrap());
        from = page["next"].take();
    }
    log
}

/// A game of two people, who each ask a node of their own, and bots; somebody looks on at a
/// third. Everybody is told the same as by one node.
async fn game_over_three_nodes(game: &str, seed: u64) -> (TestHouse, String, Value) {
    let house = TestHouse::of_nodes(3, Config::default()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let eve = house.person("Eve").await;
    let (ada, bob) = (house.at(0, &ada), house.at(1, &bob));
    let table = json!({ "game": game, "window": 0, "public": true, "bots": ["random"] });
    let id = start(&[&ada, &bob], table).await;
    let players = [&ada, &bob];
    let played = async {
        let streams = [&ada, &bob, &eve].map(|person| told(&house, person, &id));
        let [of_ada, of_bob, of_eve] = streams;
        tokio::join!(play(&players, &id, seed), of_ada, of_bob, of_eve)
    };
    let (over, of_ada, of_bob, of_eve) = timeout(Duration::from_secs(100), played).await.unwrap();
    for (person, told) in [(&ada, of_ada), (&bob, of_bob), (&eve, of_eve)] {
        for node in 0..3 {
            assert_eq!(log(&house.at(node, person), &id).await, told, "at node {node}");
        }
    }
    (house, id, over)
}

#[tokio::test]
async fn a_game_of_ankh_morpork_is_the_same_at_three_nodes() {
    let (house, id, _) = game_over_three_nodes("ankh-morpork", 5).await;
    let stranger = house.stranger();
    let mut records = Vec::new();
    for node in 0..3 {
        records.push(house.at(node, &stranger).text(&format!("/tables/{id}/record")).await);
    }
    assert!(records.iter().all(|record| *record == records[0]), "{records:?}");
    let record = Record::<ankh_morpork::AnkhMorpork>::parse(&records[0].1).unwrap();
    record.verify().unwrap();
}

#[tokio::test]
async fn a_game_of_rattus_cartus_is_the_same_at_three_nodes() {
    let (house, id, _) = game_over_three_nodes("rattus-cartus", 6).await;
    let (_, record) = house.at(2, &house.stranger()).text(&format!("/tables/{id}/record")).await;
    Record::<rattus_cartus::RattusCartus>::parse(&record).unwrap().verify().unwrap();
}

/// Chance follows an answer in the same change: what comes second has dealt nothing.
#[tokio::test]
async fn of_two_answers_at_two_nodes_one_counts_and_chance_is_dealt_once() {
    let house = TestHouse::of_nodes(2, Config::default()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "ankh-morpork", "window": 0 })).await;
    let path = format!("/tables/{id}/steps");
    let mut dice = QuickDice::new(8);
    let mut questions = 0;
    'game: loop {
        for person in [&ada, &bob] {
            let mut table = house.at(questions % 2, person).table(&id).await;
            if table["state"] == "over" {
                break 'game;
            }
            let question = table["question"].take();
            let Some(actions) = question["actions"].as_array() else { continue };
            let mut step = || {
                let action = &actions[dice.below(actions.len() as u32) as usize];
                json!({ "question": question["number"], "actions": [action] })
            };
            // Not the same answer: each is another game.
            let (one, two) = (house.at(0, person), house.at(1, person));
            let (first, second) = (step(), step());
            let (one, two) = tokio::join!(one.post(&path, first), two.post(&path, second));
            let mut statuses = [one.0, two.0];
            statuses.sort();
            assert_eq!(statuses, [StatusCode::OK, StatusCode::CONFLICT], "{one:?} {two:?}");
            questions += 1;
        }
    }
    assert!(questions > 50, "{questions}");
    let (_, record) = ada.text(&format!("/tables/{id}/record")).await;
    Record::<ankh_morpork::AnkhMorpork>::parse(&record).unwrap().verify().unwrap();
}

#[tokio::test]
async fn a_bot_answers_though_the_node_that_asked_it_is_gone() {
    let house = TestHouse::of_nodes(2, Config::default()).await;
    let ada = house.person("Ada").await;
    let table = json!({ "game": "rattus-cartus", "bots": ["random"], "pace": 2000 });
    let id = start(&[&house.at(0, &ada)], table).await;
    let there = house.at(1, &ada);
    let path = format!("/tables/{id}/steps");
    let mut asked = there.table(&id).await["question"].take();
    while let Some(actions) = asked["actions"].as_array() {
        let step = json!({ "question": asked["number"], "actions": [&actions[0]] });
        asked = house.at(0, &ada).done(&path, step).await["question"].take();
    }
    // It thinks there, and nobody will ever hear of it.
    house.node(0).close();
    house.node(0).store.close().await;
    let answered = async {
        while there.table(&id).await["question"].is_null() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(Duration::from_secs(20), answered).await.unwrap();
}

/// Asks until it is so, for as long as somebody may wait for news.
async fn soon(what: &str, is: impl AsyncFn() -> bool) {
    let wait = async {
        while !is().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(10), wait).await.unwrap_or_else(|_| panic!("not soon: {what}"));
}

#[tokio::test]
async fn whom_the_host_shuts_out_at_one_node_is_out_at_the_others() {
    let house = TestHouse::of_nodes(2, Config::default()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus" })).await;
    let there = house.at(1, &ada);
    let mut events = there.events(&id, None).await;
    events.next().await.unwrap();
    let person = there.get("/people/me").await["id"].take();
    house.at(0, &house.host()).done("/house/ban", json!({ "person": person })).await;
    soon("she is out", async || there.text("/people/me").await.0 == StatusCode::FORBIDDEN).await;
    let ended = async { while events.next().await.is_some() {} };
    timeout(Duration::from_secs(10), ended).await.expect("her stream ends as well");
}

#[tokio::test]
async fn a_token_that_is_taken_back_opens_no_node() {
    let house = TestHouse::of_nodes(2, Config::default()).await;
    let ada = house.person("Ada").await;
    let token = house.at(0, &ada).done("/you/tokens", json!({ "label": "one more" })).await;
    let program = house.with_token(1, token["token"].as_str().unwrap());
    program.get("/people/me").await;
    let hash = Secret::from_outside(token["token"].as_str().unwrap()).unwrap().hash();
    house.at(0, &ada).done("/you/tokens/revoke", json!({ "token": hash })).await;
    let nothing = async || program.text("/people/me").await.0 == StatusCode::UNAUTHORIZED;
    soon("it opens nothing", nothing).await;
}

#[tokio::test]
async fn who_is_at_a_table_and_what_is_said_there_is_the_same_at_every_node() {
    let house = TestHouse::of_nodes(2, Config::default()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let (ada, bob) = (house.at(0, &ada), house.at(1, &bob));
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus" })).await;
    let mut of_ada = ada.events(&id, None).await;
    of_ada.next().await.unwrap();
    let mut of_bob = bob.events(&id, None).await;
    let both = async |events: &mut crate::client::Events| {
        while events.next().await.unwrap().1["here"].as_array().unwrap().len() != 2 {}
    };
    let seen = async { tokio::join!(both(&mut of_ada), both(&mut of_bob)) };
    timeout(Duration::from_secs(10), seen).await.expect("each sees the other");
    ada.done(&format!("/tables/{id}/chat"), json!({ "text": "Shall we?" })).await;
    let heard = bob.get(&format!("/tables/{id}/chat")).await;
    assert!(heard.to_string().contains("Shall we?"), "{heard}");
    let person = ada.get("/people/me").await["id"].take();
    bob.done(&format!("/tables/{id}/mute"), json!({ "person": person })).await;
    let heard = house.at(0, &bob).get(&format!("/tables/{id}/chat")).await;
    assert!(!heard.to_string().contains("Shall we?"), "{heard}");
    drop(of_bob);
    let alone =
        async { while of_ada.next().await.unwrap().1["here"].as_array().unwrap().len() != 1 {} };
    timeout(Duration::from_secs(10), alone).await.expect("Bob has gone");
}

#[tokio::test]
async fn whoever_is_forgotten_at_one_node_is_named_at_none() {
    let house = TestHouse::of_nodes(2, Config::default()).await;
    let (ada, bob) = (house.person("Ada Unforgotten").await, house.person("Bob").await);
    let (ada, bob) = (house.at(0, &ada), house.at(1, &bob));
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus" })).await;
    assert!(bob.table(&id).await.to_string().contains("Unforgotten"));
    ada.done("/you/forget", json!({})).await;
    assert!(!bob.table(&id).await.to_string().contains("Unforgotten"));
    let there = house.at(1, &ada);
    let nobody = async || there.text("/people/me").await.0 == StatusCode::UNAUTHORIZED;
    soon("nobody knows her", nobody).await;
}

/// A step is an entry in the log, and all that another node reads of it; what was agreed before
/// is known there.
#[tokio::test]
async fn a_step_at_another_node_is_taken_over_without_reading_the_table_again() {
    let house = TestHouse::of_nodes(2, Config::default()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let setup = json!({ "supply": "together" });
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus", "setup": setup })).await;
    let (ada, bob) = (house.at(0, &ada), house.at(1, &bob));
    let mut of_bob = bob.events(&id, None).await;
    let (before, _) = of_bob.next().await.unwrap();
    house.alter("UPDATE tables SET sheet = '{}'").await;
    let question = ada.table(&id).await["question"].take();
    let step = json!({ "question": question["number"], "actions": [question["actions"][0]] });
    let position = ada.done(&format!("/tables/{id}/steps"), step).await["position"].take();
    let heard = async { while of_bob.next().await.unwrap().0 == before {} };
    timeout(Duration::from_secs(10), heard).await.expect("he is told");
    assert_eq!(bob.table(&id).await["position"], position);
}

/// Whoever asks all nodes in turn has as much as at one, and no more.
#[tokio::test]
async fn what_one_may_have_is_shared_by_the_nodes() {
    let house = TestHouse::of_nodes(2, Config { requests: 60, ..Config::default() }).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    soon("they know of each other", async || {
        [0, 1].iter().all(|node| house.node(*node).news.others() == 1)
    })
    .await;
    // They look around twice a second.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (mut granted, begun) = (0, Instant::now());
    for number in 0..140 {
        let (status, _) = house.at(number % 2, &ada).text("/people/me").await;
        granted += u64::from(status == StatusCode::OK);
    }
    // One more is granted every second.
    let most = 60 + begun.elapsed().as_secs() + 2;
    assert!((60..=most).contains(&granted), "{granted}");
    let id = start(&[&bob], json!({ "game": "rattus-cartus", "bots": ["random"] })).await;
    let mut said = 0;
    for number in 0..6 {
        let words = json!({ "text": format!("{number}") });
        let (status, _) =
            house.at(number % 2, &bob).post(&format!("/tables/{id}/chat"), words).await;
        said += usize::from(status.is_success());
    }
    assert_eq!(said, 4, "twice at once at each of them");
}

/// However many nodes are asked at once.
#[tokio::test]
async fn nobody_makes_more_tables_than_one_may_at_several_nodes() {
    let config = Config { tables: 3, ..Config::default() };
    let house = TestHouse::of_nodes(3, config).await;
    let ada = house.person("Ada").await;
    let made = (0..12).map(|number| {
        let ada = house.at(number % 3, &ada);
        async move { ada.post("/tables", json!({ "game": "rattus-cartus" })).await.0 }
    });
    let made = futures_util::future::join_all(made).await;
    let made = made.into_iter().filter(|status| *status == StatusCode::CREATED).count();
    assert_eq!(made, 3);
}

/// Two are opened for the first time at the same moment.
#[tokio::test]
async fn nodes_that_are_opened_together_have_one_key() {
    let database = throwaway::Postgres::shared().database();
    let config = Config { database, ..Config::default() };
    let (one, two) = tokio::join!(House::open(config.clone()), House::open(config));
    let (one, two) = (one.unwrap(), two.unwrap());
    assert!(two.key().signed("test", "a", &one.key().sign("test", "a")));
    for house in [one, two] {
        house.close();
        house.store.close().await;
    }
}

/// Whoever does not show for some seconds that it lives is taken for gone, with all who listen
/// there; but it may only have been held up.
#[tokio::test]
async fn who_is_at_a_node_that_was_held_up_is_known_again() {
    let house = TestHouse::of_nodes(1, Config::default()).await;
    let ada = house.person("Ada").await;
    let id = start(&[&ada], json!({ "game": "rattus-cartus", "bots": ["random"] })).await;
    let mut events = ada.events(&id, None).await;
    events.next().await.unwrap();
    let mut server = PgConnection::connect(&house.database()).await.unwrap();
    let there = async |server: &mut PgConnection| -> i64 {
        sqlx::query_scalar("SELECT count(*) FROM present").fetch_one(server).await.unwrap()
    };
    soon("she is there", async || {
        let mut server = PgConnection::connect(&house.database()).await.unwrap();
        there(&mut server).await == 1
    })
    .await;
    let held_up = "BEGIN; LOCK TABLE nodes IN EXCLUSIVE MODE; DELETE FROM present";
    sqlx::raw_sql(held_up).execute(&mut server).await.unwrap();
    // Nobody may do nothing in the middle of something for longer.
    for _ in 0..11 {
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(there(&mut server).await, 0);
    }
    sqlx::raw_sql("COMMIT").execute(&mut server).await.unwrap();
    soon("she is there again", async || {
        let mut server = PgConnection::connect(&house.database()).await.unwrap();
        there(&mut server).await == 1
    })
    .await;
}

/// Time in which nobody could play is nobody's thinking time.
#[tokio::test]
async fn a_house_at_which_only_thinkers_live_is_closed() {
    let database = throwaway::Postgres::shared().database();
    let comes = async |thinks: bool, now: i64| {
        let store = Store::open(&database).await.unwrap();
        let since = store.come(thinks, now).await.unwrap();
        (store, since)
    };
    let (thinker, _) = comes(true, 1_000).await;
    let (first, since) = comes(false, 2_000).await;
    assert_eq!(since, 2_000);
    let (second, since) = comes(false, 3_000).await;
    assert_eq!(since, 2_000);
    first.close().await;
    second.close().await;
    let (third, since) = comes(false, 4_000).await;
    assert_eq!(since, 4_000);
    third.close().await;
    thinker.close().await;
}
