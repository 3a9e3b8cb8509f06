//! Whoever gives up a seat has given it up: neither an open stream nor anything that was said
//! from it goes on being theirs, or becomes that of whoever sits there next.

use std::time::Duration;

use axum::http::StatusCode;
use game::Seat;
use serde_json::{Value, json};
use server::store::Person;
use server::tables::{Desk, NewTable, Sitter};
use server::{Config, PersonId, TableId};

use crate::client::{Browser, Client, Events, PageStream, TestHouse, start};

/// A stream brings what is new long before this.
const PATIENCE: Duration = Duration::from_secs(10);

fn listed() -> Value {
    json!({ "game": "rattus-cartus", "public": true })
}

async fn browser_of(house: &TestHouse, name: &str) -> Browser {
    let mut browser = house.browser();
    browser.get("/").await;
    browser.send("/you/name", &[("name", name)]).await;
    browser
}

/// Everything a stream brings until somebody is heard to have said something, or until it ends.
async fn heard(events: &mut Events, said: i64) -> Vec<Value> {
    let mut heard = Vec::new();
    while let Some((_, news)) =
        tokio::time::timeout(PATIENCE, events.next()).await.expect("news, or the end")
    {
        let is_last = news["said"].as_i64() >= Some(said);
        heard.push(news);
        if is_last {
            break;
        }
    }
    heard
}

/// When somebody said something last, as the others know it.
async fn says(speaker: &Client, id: &str, text: &str) -> i64 {
    speaker.done(&format!("/tables/{id}/chat"), json!({ "text": text })).await;
    let (_, news) = speaker.events(id, None).await.next().await.unwrap();
    news["said"].as_i64().unwrap()
}

/// Bob listens as a program at one node, and gives up his seat at another.
async fn a_program_is_not_shown_the_hand(house: &TestHouse, nodes: [usize; 2]) {
    let [ada, bob, cyd] = ["Ada", "Bob", "Cyd"].map(|name| house.person(name));
    let (ada, bob, cyd) = (ada.await, bob.await, cyd.await);
    let id = start(&[&ada, &bob], listed()).await;
    let [listening, leaving] = nodes.map(|node| house.at(node, &bob));
    let mut events = listening.events(&id, None).await;
    assert_eq!(events.next().await.unwrap().1["table"]["seat"], 2, "he sits there");
    leaving.done(&format!("/tables/{id}/leave"), json!({ "seat": 2 })).await;
    cyd.done(&format!("/tables/{id}/seats"), json!({ "seat": 2 })).await;
    let said = says(&ada, &id, "Welcome").await;
    for news in heard(&mut events, said).await {
        assert_ne!(news["table"]["seat"], 2, "he does not sit there any more: {news}");
    }
    // He may look on, as anybody may.
    let (_, news) = listening.events(&id, None).await.next().await.unwrap();
    assert_eq!(news["table"]["seat"], Value::Null);
}

#[tokio::test]
async fn a_program_that_gave_up_its_seat_is_not_shown_its_hand() {
    a_program_is_not_shown_the_hand(&TestHouse::open().await, [0, 0]).await;
}

#[tokio::test]
async fn nor_by_another_node() {
    let house = TestHouse::of_nodes(2, Config::default()).await;
    a_program_is_not_shown_the_hand(&house, [0, 1]).await;
}

/// What a page is told until the last of it is this: of which kind, and which parts.
async fn told(page: &mut PageStream, is_last: impl Fn(&str, &str) -> bool) -> Vec<String> {
    let mut all = Vec::new();
    loop {
        let next = tokio::time::timeout(PATIENCE, page.next());
        let (kind, parts) = next.await.unwrap_or_else(|_| panic!("only {all:?} is told"));
        let done = is_last(&kind, &parts);
        all.push(parts);
        if done {
            return all;
        }
    }
}

#[tokio::test]
async fn a_page_whose_reader_gave_up_the_seat_is_loaded_anew_and_shows_what_all_see() {
    let house = TestHouse::open().await;
    let (ada, mut bob) = (house.person("Ada").await, browser_of(&house, "Bob").await);
    let cyd = browser_of(&house, "Cyd").await;
    let (bobs, cyds) = (bob.program().await, cyd.program().await);
    let id = start(&[&ada, &bobs], listed()).await;
    let (status, page) = bob.get(&format!("/tables/{id}")).await;
    assert!(
        status == StatusCode::OK && page.contains("aria-labelledby=\"h-hand\""),
        "he has a hand: {page}"
    );
    let mut stream = bob.stream(&format!("/events?table={id}")).await;
    let (_, first) = stream.next().await;
    assert!(first.contains("aria-labelledby=\"h-hand\""), "{first}");
    bobs.done(&format!("/tables/{id}/leave"), json!({ "seat": 2 })).await;
    cyds.done(&format!("/tables/{id}/seats"), json!({ "seat": 2 })).await;
    // What is drawn for her is drawn before what is drawn for him.
    let mut hers = cyd.stream(&format!("/events?table={id}")).await;
    let (_, first) = hers.next().await;
    assert!(first.contains("aria-labelledby=\"h-hand\""), "she has one now: {first}");
    says(&ada, &id, "Welcome, Cyd").await;
    let is_anew =
        |kind: &str, parts: &str| kind.starts_with("reload") || parts.contains("Welcome, Cyd");
    let mut parts = told(&mut stream, is_anew).await;
    assert_eq!(parts.last().unwrap(), "now", "his page is loaded anew");
    // Who would not load it goes on as somebody who looks on.
    says(&ada, &id, "Your turn").await;
    parts.extend(told(&mut stream, |_, parts| parts.contains("Your turn")).await);
    for part in parts {
        assert!(!part.contains("aria-labelledby=\"h-hand\""), "he is shown a hand: {part}");
        assert!(!part.contains("name=\"csrf\" value=\""), "he is given a token: {part}");
    }
}

fn person(name: &str) -> Person {
    let (id, name) = (PersonId::random(), name.to_owned());
    Person { id, name, created: 0, muted: 0, banned: 0, asked: None, shows: false }
}

/// A table where these sit, the first as its host.
fn desk(people: &[Person], table: Value) -> Desk {
    let new: NewTable = serde_json::from_value(table).unwrap();
    let mut desk = Desk::new(TableId::random(), new.sheet(&people[0], 0).unwrap());
    for person in &people[1..] {
        desk.sit(person, None, None, 0).unwrap();
    }
    desk
}

#[test]
fn whoever_comes_into_a_seat_has_agreed_to_nothing_and_asked_for_nothing() {
    let people = ["Ada", "Bob", "Dan"].map(person);
    let [ada, bob, dan] = &people;
    let cyd = person("Cyd");
    let table = json!({ "game": "rattus-cartus", "setup": { "players": 3 } });
    let begun = || {
        let mut desk = desk(&people, table.clone());
        desk.start(ada.id, 0).unwrap();
        desk
    };
    let [first, second] = [0, 1].map(Seat::new);

    // Bob has agreed to Ada's wish; Cyd, who takes over for him, is asked herself.
    let mut desk = begun();
    desk.give_up(ada.id, first, 1).unwrap();
    desk.agree(bob.id, second, |_| true, true, 1).unwrap();
    desk.leave(bob.id, second, 2).unwrap();
    desk.sit(&cyd, Some(second), None, 3).unwrap();
    desk.agree(dan.id, Seat::new(2), |_| true, true, 4).unwrap();
    assert!(desk.playing().is_ok(), "Cyd has not agreed");
    desk.agree(cyd.id, second, |_| true, true, 5).unwrap();
    assert!(desk.playing().is_err(), "now all have");

    // It was Bob's wish: it is not hers, and nobody waits for an answer to it.
    let mut desk = begun();
    desk.give_up(bob.id, second, 1).unwrap();
    desk.leave(bob.id, second, 2).unwrap();
    assert!(desk.sheet.proposal.is_some(), "the others can still agree to it");
    desk.sit(&cyd, Some(second), None, 3).unwrap();
    assert_eq!(desk.sheet.proposal, None);

    // What came of Bob's wish is no news of hers.
    let mut desk = begun();
    desk.give_up(bob.id, second, 1).unwrap();
    desk.agree(ada.id, first, |_| true, false, 2).unwrap();
    assert!(desk.verdict(second).is_some());
    desk.leave(bob.id, second, 3).unwrap();
    desk.sit(&cyd, Some(second), None, 4).unwrap();
    assert_eq!(desk.verdict(second), None);
}

#[test]
fn whoever_sits_down_in_a_waiting_room_finds_no_standing_order_there() {
    let people = ["Ada", "Bob"].map(person);
    let (cyd, never) = (person("Cyd"), Some(server::orders::Order::NeverAsk));
    let [second, third] = [1, 2].map(Seat::new);
    let days = json!({ "correspondence": { "days": 2, "weekends-off": false } });
    let table = json!({ "game": "ankh-morpork", "setup": { "players": 3 }, "clock": days });
    let mut desk = desk(&people, table);
    let order = |desk: &Desk, seat: Seat| desk.sheet.places[seat.index()].order.clone();

    desk.order(people[1].id, second, never.clone()).unwrap();
    desk.leave(people[1].id, second, 1).unwrap();
    desk.sit(&cyd, Some(second), None, 2).unwrap();
    assert_eq!(order(&desk, second), None, "it was Bob's");

    desk.order(cyd.id, second, never.clone()).unwrap();
    desk.sit(&cyd, Some(third), None, 3).unwrap();
    assert_eq!(desk.sheet.places[1].sitter, Sitter::Nobody);
    assert_eq!((order(&desk, second), order(&desk, third)), (None, never), "it goes with her");
}
