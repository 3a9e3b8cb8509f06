//! Reviews of finished games: made in the background, in turn, kept, and shown to whoever may
//! read the game.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::Config;
use server::store::ReviewState;

use crate::api::fits;
use crate::client::{Client, TestHouse, start};
use crate::games::play;

/// So little that a test does not take long.
fn quickly() -> Config {
    Config { review_budget: review::Budget { playouts: 2, searches: 4 }, ..Config::default() }
}

/// So much that a test can do something meanwhile.
fn slowly() -> Config {
    Config { review_budget: review::Budget { playouts: 300, searches: 4000 }, ..Config::default() }
}

fn address(id: &str) -> String {
    format!("/tables/{id}/review")
}

/// A game of two that is over; listed, if that is wanted.
async fn finished(people: &[&Client], game: &str, public: bool, seed: u64) -> String {
    let table = json!({ "game": game, "window": 0, "public": public, "setup": { "players": 2 } });
    let id = start(people, table).await;
    play(people, &id, seed).await;
    id
}

async fn until(who: &Client, id: &str, done: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..2400 {
        let told = who.get(&address(id)).await;
        if done(&told) {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("{}", who.get(&address(id)).await["state"]);
}

async fn done(who: &Client, id: &str) -> Value {
    until(who, id, |told| told["state"] == "done").await["review"].clone()
}

#[tokio::test]
async fn a_finished_game_is_reviewed_with_the_figures_of_the_program_while_others_play() {
    let house = TestHouse::open_with(quickly()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let document = ada.get("/api/openapi.json").await;
    for game in ["rattus-cartus", "ankh-morpork"] {
        let id = finished(&[&ada, &bob], game, true, 3).await;
        let told = ada.get(&address(&id)).await;
        assert_eq!(told, json!({ "state": "not-asked" }));
        let (status, told) = ada.post(&address(&id), json!({})).await;
        assert_eq!(status, StatusCode::ACCEPTED, "{told}");
        let other = finished(&[&bob, &ada], "rattus-cartus", false, 5).await;
        assert_ne!(other, id, "others play meanwhile");
        let review = done(&house.stranger(), &id).await;
        let whole = ada.get(&address(&id)).await;
        let schema = &document["components"]["schemas"]["Reviewed"];
        assert_eq!(fits(&document, schema, &whole), Ok(()), "{game}");
        let (_, record) = ada.text(&format!("/tables/{id}/record")).await;
        let mut work =
            review::begin(&record, quickly().review_budget, 0, Vec::new()).expect("it is a game");
        while work.advance() {}
        assert_eq!(review, serde_json::to_value(work.review()).unwrap(), "{game}");
        // Asking again changes nothing.
        ada.post(&address(&id), json!({})).await;
        assert_eq!(done(&ada, &id).await, review);
    }
}

#[tokio::test]
async fn nobody_hears_of_a_game_that_is_not_over_or_not_theirs() {
    let house = TestHouse::open_with(quickly()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let eve = house.person("Eve").await;
    let table = json!({ "game": "ankh-morpork", "window": 0, "setup": { "players": 2 } });
    let id = start(&[&ada, &bob], table).await;
    let (status, told) = ada.post(&address(&id), json!({})).await;
    assert_eq!((status, &told["error"]["code"]), (StatusCode::CONFLICT, &json!("not-over")));
    assert_eq!(ada.text(&address(&id)).await.0, StatusCode::CONFLICT);
    assert_eq!(
        ada.post(&format!("{}/stop", address(&id)), json!({})).await.0,
        StatusCode::CONFLICT
    );
    assert_eq!(eve.text(&address(&id)).await.0, StatusCode::NOT_FOUND);
    play(&[&ada, &bob], &id, 3).await;
    ada.post(&address(&id), json!({})).await;
    done(&bob, &id).await;
    for nobody in [&eve, &house.stranger()] {
        assert_eq!(nobody.text(&address(&id)).await.0, StatusCode::NOT_FOUND);
    }
    assert_eq!(eve.post(&address(&id), json!({})).await.0, StatusCode::NOT_FOUND);
    assert_eq!(house.stranger().post(&address(&id), json!({})).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_game_that_was_broken_off_gets_a_sentence() {
    let house = TestHouse::open_with(quickly()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = json!({ "game": "rattus-cartus", "setup": { "players": 2 } });
    let id = start(&[&ada, &bob], table).await;
    house.host().post("/house/close", json!({ "table": id })).await;
    let (status, told) = ada.post(&address(&id), json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(told["error"]["code"], "broken-off");
    assert!(told.to_string().contains("was broken off"), "{told}");
}

#[tokio::test]
async fn a_review_goes_on_after_a_restart_and_comes_to_the_same() {
    let house = TestHouse::open_with(Config {
        review_budget: review::Budget { playouts: 16, searches: 60 },
        ..Config::default()
    })
    .await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = finished(&[&ada, &bob], "rattus-cartus", false, 3).await;
    ada.post(&address(&id), json!({})).await;
    let before = until(&ada, &id, |told| told["done"].as_u64().is_some_and(|done| done > 0)).await;
    assert_eq!(before["state"], "working", "it is caught in the middle");
    let house = house.reopen().await;
    let ada = house.again(&ada);
    let pieces = house.house.store.review_pieces(id.parse().unwrap()).await.unwrap();
    assert!(!pieces.is_empty(), "what was found is kept");
    let review = done(&ada, &id).await;
    let (_, record) = ada.text(&format!("/tables/{id}/record")).await;
    let budget = house.house.config.review_budget;
    let mut work = review::begin(&record, budget, 0, Vec::new()).unwrap();
    while work.advance() {}
    assert_eq!(review, serde_json::to_value(work.review()).unwrap());
    let house = house.reopen().await;
    assert_eq!(done(&house.again(&ada), &id).await, review, "it is kept");
}

#[tokio::test]
async fn what_was_found_by_other_rules_of_judging_or_cannot_be_read_is_found_anew() {
    let house = TestHouse::open_with(quickly()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = finished(&[&ada, &bob], "rattus-cartus", false, 3).await;
    ada.post(&address(&id), json!({})).await;
    let review = done(&ada, &id).await;
    let broken = "UPDATE reviews SET state = 'waiting', review = NULL;
        INSERT INTO review_pieces (table_id, at, found) SELECT table_id, 0, 'nonsense' FROM reviews";
    let house = house.reopen_after(broken).await;
    assert_eq!(done(&house.again(&ada), &id).await, review);
    let misfit = "UPDATE reviews SET state = 'waiting', review = NULL;
        INSERT INTO review_pieces (table_id, at, found)
        SELECT table_id, 0, '[{\"moment\":{\"turn\":1,\"step\":0,\"chances\":[],\"eyes\":[]}}]' FROM reviews";
    let house = house.reopen_after(misfit).await;
    assert_eq!(done(&house.again(&ada), &id).await, review);
    let older = "UPDATE reviews SET state = 'waiting', review = NULL, revision = 0";
    let house = house.reopen_after(older).await;
    assert_eq!(done(&house.again(&ada), &id).await, review);
}

#[tokio::test]
async fn whoever_asked_can_stop_it_and_go_on_later() {
    let house = TestHouse::open_with(slowly()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = finished(&[&ada, &bob], "rattus-cartus", false, 3).await;
    let next = finished(&[&ada, &bob], "rattus-cartus", false, 4).await;
    ada.post(&address(&id), json!({})).await;
    bob.post(&address(&next), json!({})).await;
    assert_eq!(bob.get(&address(&next)).await["before"], 1);
    let stop = format!("{}/stop", address(&id));
    let (status, told) = bob.post(&stop, json!({})).await;
    assert_eq!(
        (status, &told["error"]["code"]),
        (StatusCode::FORBIDDEN, &json!("not-your-review"))
    );
    ada.done(&stop, json!({})).await;
    assert_eq!(ada.get(&address(&id)).await["state"], "stopped");
    until(&bob, &next, |told| told["state"] == "working").await;
    ada.done(&stop, json!({})).await;
    bob.done(&format!("{}/stop", address(&next)), json!({})).await;
    ada.post(&address(&id), json!({})).await;
    until(&ada, &id, |told| told["state"] == "working").await;
}

/// Enough that a test catches it in the middle, and little enough that it ends.
fn at_leisure() -> Config {
    Config { review_budget: review::Budget { playouts: 16, searches: 60 }, ..Config::default() }
}

#[tokio::test]
async fn whoever_stops_it_and_asks_again_at_once_gets_it() {
    let house = TestHouse::open_with(at_leisure()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = finished(&[&ada, &bob], "rattus-cartus", false, 3).await;
    ada.post(&address(&id), json!({})).await;
    until(&ada, &id, |told| told["done"].as_u64().is_some_and(|done| done > 0)).await;
    ada.done(&format!("{}/stop", address(&id)), json!({})).await;
    ada.done(&address(&id), json!({})).await;
    done(&ada, &id).await;
}

#[tokio::test]
async fn whoever_asks_after_somebody_was_forgotten_gets_it() {
    let house = TestHouse::open_with(at_leisure()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = finished(&[&ada, &bob], "rattus-cartus", false, 3).await;
    ada.post(&address(&id), json!({})).await;
    until(&ada, &id, |told| told["done"].as_u64().is_some_and(|done| done > 0)).await;
    ada.done("/you/forget", json!({})).await;
    bob.done(&address(&id), json!({})).await;
    done(&bob, &id).await;
}

#[tokio::test]
async fn a_review_that_cannot_be_read_any_more_can_be_made_anew() {
    let house = TestHouse::open_with(quickly()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = finished(&[&ada, &bob], "rattus-cartus", false, 3).await;
    ada.post(&address(&id), json!({})).await;
    let review = done(&ada, &id).await;
    let other = "UPDATE reviews SET review = '{\"of\":\"another format\"}'";
    let house = house.reopen_after(other).await;
    let ada = house.again(&ada);
    assert_eq!(ada.get(&address(&id)).await, json!({ "state": "not-asked" }));
    let (status, told) = ada.post(&address(&id), json!({})).await;
    assert_eq!(status, StatusCode::ACCEPTED, "{told}");
    assert_eq!(done(&ada, &id).await, review);
    // That of a newer node is for newer nodes to show, and stays.
    let house = house.reopen_after(&format!("{other}, revision = 1000000")).await;
    let ada = house.again(&ada);
    assert_eq!(ada.get(&address(&id)).await["state"], "waiting");
    ada.done(&address(&id), json!({})).await;
    let kept = house.house.store.review(id.parse().unwrap()).await.unwrap().unwrap();
    assert_eq!((kept.state, kept.revision), (ReviewState::Done, 1_000_000));
}

#[tokio::test]
async fn what_a_newer_node_has_found_of_a_review_stays() {
    let house = TestHouse::of_nodes(1, quickly()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = finished(&[&ada, &bob], "rattus-cartus", false, 3).await;
    ada.post(&address(&id), json!({})).await;
    done(&ada, &id).await;
    let newer =
        "UPDATE reviews SET state = 'waiting', review = NULL, taken = 0, revision = 1000000;
        INSERT INTO review_pieces (table_id, at, found) SELECT table_id, 0, 'newer' FROM reviews";
    let house = house.reopen_after(newer).await;
    let ada = house.again(&ada);
    let table = id.parse().unwrap();
    // Another one that is made shows that this one had its turn.
    let other = finished(&[&ada, &house.again(&bob)], "rattus-cartus", false, 4).await;
    ada.post(&address(&other), json!({})).await;
    done(&ada, &other).await;
    assert_eq!(house.house.store.review_pieces(table).await.unwrap(), ["newer"]);
    assert_eq!(ada.get(&address(&id)).await["state"], "waiting");
}

#[tokio::test]
async fn thirty_reviews_of_one_person_delay_a_stranger_by_one() {
    let house = TestHouse::open_with(Config { reviews: 30, ..slowly() }).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = finished(&[&ada, &bob], "rattus-cartus", true, 3).await;
    let (_, record) = ada.text(&format!("/tables/{id}/record")).await;
    let mut games = vec![id];
    while games.len() < 32 {
        let (_, made) = ada.post("/records", json!({ "record": record })).await;
        games.push(made["id"].as_str().unwrap().to_owned());
    }
    for game in &games[1..31] {
        assert_eq!(ada.post(&address(game), json!({})).await.0, StatusCode::ACCEPTED);
    }
    let (status, told) = ada.post(&address(&games[31]), json!({})).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(told["error"]["code"], "too-many-reviews");
    bob.post(&address(&games[0]), json!({})).await;
    assert_eq!(bob.get(&address(&games[0])).await["before"], 1, "only the one that is being made");
    let told = house.host().get("/house").await;
    assert_eq!((&told["reviews_waiting"], &told["reviews_each"]), (&json!(31), &json!(30)));
}

#[tokio::test]
async fn the_host_decides_whether_reviews_are_offered() {
    let house = TestHouse::open_with(Config { reviews: 0, ..quickly() }).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = finished(&[&ada, &bob], "rattus-cartus", true, 3).await;
    let (status, told) = ada.post(&address(&id), json!({})).await;
    assert_eq!((status, &told["error"]["code"]), (StatusCode::FORBIDDEN, &json!("not-offered")));
    assert_eq!(ada.get(&address(&id)).await, json!({ "state": "not-offered" }));
}

#[tokio::test]
async fn reviews_go_with_whoever_asked_and_with_their_table() {
    let house = TestHouse::open_with(slowly()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = finished(&[&ada, &bob], "rattus-cartus", false, 3).await;
    ada.post(&address(&id), json!({})).await;
    until(&bob, &id, |told| told["state"] == "working").await;
    ada.done("/you/forget", json!({})).await;
    until(&bob, &id, |told| told["state"] == "not-asked").await;
    for _ in 0..400 {
        if house.host().get("/house").await["reviews_waiting"] == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert_eq!(house.host().get("/house").await["reviews_waiting"], 0);
    bob.post(&address(&id), json!({})).await;
    until(&bob, &id, |told| told["state"] == "working").await;
    let house = house.reopen_after("DELETE FROM tables").await;
    let left = house.house.store.waiting_reviews().await.unwrap();
    assert!(left.is_empty(), "{left:?}");
}

#[tokio::test]
async fn the_page_opens_in_every_stage_and_language() {
    let house = TestHouse::open_with(quickly()).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    for game in ["rattus-cartus", "ankh-morpork"] {
        let id = finished(&[&ada, &bob], game, true, 3).await;
        let mut browser = house.browser();
        let (_, page) = browser.get(&address(&id)).await;
        assert!(page.contains("Review this game"), "{page}");
        browser.send(&address(&id), &[]).await;
        done(&ada, &id).await;
        let (_, page) = browser.get(&address(&id)).await;
        for part in ["h-graph", "h-turning", "h-costly", "h-luck", "id=\"chances\"", "/at/"] {
            assert!(page.contains(part), "{part}");
        }
        assert_eq!(page.contains("h-nuns"), game == "rattus-cartus");
        assert_eq!(page.contains("h-known"), game == "ankh-morpork");
        let (_, other) = browser.get(&format!("{}?as=2", address(&id))).await;
        assert!(other.contains("As Bob could see it then"));
        assert_ne!(page, other);
        assert_eq!(ada.text(&format!("{}?as=4", address(&id))).await.0, StatusCode::NOT_FOUND);
        assert_eq!(ada.text(&format!("{}?as=x", address(&id))).await.0, StatusCode::BAD_REQUEST);
    }
}
