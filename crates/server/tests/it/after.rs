//! After the game: who may read it, what a replay shows, and playing on from a moment.

use axum::body::to_bytes;
use axum::http::{Method, StatusCode, header};
use game::Dice;
use game::dice::QuickDice;
use serde_json::{Value, json};

use crate::client::{Client, TestHouse, start};
use crate::games::play;

const REGIONS: &str = "text/vnd.snug.regions";

/// A page, or its parts, as a browser of this person gets it.
pub(crate) async fn page(client: &Client, path: &str, accept: &str) -> (StatusCode, String) {
    let mut request = client.request(Method::GET, path, None);
    request.headers_mut().insert(header::ACCEPT, accept.parse().unwrap());
    let response = client.send(request).await;
    let status = response.status();
    let bytes = to_bytes(response.into_body(), 8 << 20).await.unwrap();
    (status, String::from_utf8(bytes.to_vec()).unwrap())
}

/// The parts of a moment that depend on what was known: the board, the people, the story.
fn known(regions: &str) -> String {
    let mut parts = String::new();
    let (board, rest) = regions.split_once("<ol class=\"stills\"").expect("people are shown");
    parts.push_str(board.split_once('>').unwrap().1);
    parts.push_str(rest.split("<section class=\"transport\"").next().unwrap());
    let story = rest.split_once("id=\"story\"").expect("a story is told").1;
    parts.push_str(story.split_once("<ol class=\"log\" id=\"ahead\"").unwrap().0);
    // Whose eyes these are stands in the addresses; a game that is on has one's own alone.
    for eye in ["?as=1", "?as=2", "?as=3"] {
        parts = parts.replace(eye, "");
    }
    parts
}

/// What everybody saw at a moment while the game was on.
struct Seen {
    step: u64,
    views: Vec<Value>,
    pages: Vec<String>,
}

/// Plays at random, and notes now and then what every seat and a stranger see.
async fn play_and_look(people: &[&Client], stranger: &Client, id: &str, seed: u64) -> Vec<Seen> {
    let mut dice = QuickDice::new(seed);
    let mut seen = Vec::new();
    for round in 0..20_000 {
        let table = people[0].table(id).await;
        if table["state"] == "over" {
            return seen;
        }
        if round % 7 == 0 {
            let step = table["step"].as_u64().expect("a table counts its steps");
            let mut now = Seen { step, views: Vec::new(), pages: Vec::new() };
            for person in people.iter().copied().chain([stranger]) {
                now.views.push(person.table(id).await["view"].take());
                let path = format!("/tables/{id}/at/{step}");
                let (status, regions) = page(person, &path, REGIONS).await;
                assert_eq!(status, StatusCode::OK, "{regions}");
                now.pages.push(known(&regions));
            }
            seen.push(now);
        }
        for person in people {
            let question = person.table(id).await["question"].take();
            let Some(actions) = question["actions"].as_array() else { continue };
            let action = &actions[dice.below(actions.len() as u32) as usize];
            let step = json!({ "question": question["number"], "actions": [action] });
            person.done(&format!("/tables/{id}/steps"), step).await;
        }
    }
    panic!("the game goes on for ever");
}

#[tokio::test]
async fn a_perspective_shows_byte_by_byte_what_the_seat_was_shown_live() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let stranger = house.stranger();
    for (game, seed) in [("ankh-morpork", 31), ("rattus-cartus", 32)] {
        let table = json!({ "game": game, "window": 0, "public": true });
        let id = start(&[&ada, &bob], table).await;
        let seen = play_and_look(&[&ada, &bob], &stranger, &id, seed).await;
        assert!(seen.len() > 5, "{game}: {} moments", seen.len());
        for Seen { step, views, pages } in seen {
            for (seat, (view, live)) in views.iter().zip(&pages).enumerate() {
                let eye = if seat < 2 { format!("?as={}", seat + 1) } else { String::new() };
                let path = format!("/tables/{id}/at/{step}{eye}");
                assert_eq!(&stranger.get(&path).await["view"], view, "{game} {path}");
                let (_, regions) = page(&stranger, &path, REGIONS).await;
                assert_eq!(&known(&regions), live, "{game} {path}");
            }
        }
    }
}

#[tokio::test]
async fn several_moments_come_at_once_but_not_all() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "ankh-morpork", "window": 0 })).await;
    play(&[&ada, &bob], &id, 33).await;
    let many: Vec<String> = (0..50).map(|step| step.to_string()).collect();
    let path = format!("/tables/{id}/at/0?as=open&steps={}", many.join(","));
    let (status, text) = page(&ada, &path, REGIONS).await;
    assert_eq!((status, text.matches("<template").count()), (StatusCode::OK, 8));
    for wrong in ["x", "1,,2", "999999", "-1"] {
        let path = format!("/tables/{id}/at/0?steps={wrong}");
        let (status, _) = page(&ada, &path, REGIONS).await;
        assert!(status.is_client_error(), "{wrong}: {status}");
    }
}

#[tokio::test]
async fn until_a_game_is_over_nothing_of_afterwards_answers() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus", "public": true })).await;
    for path in ["what-if", "proof", "review", "record", "picture.svg", "at/3?as=open"] {
        for person in [&ada, &house.stranger()] {
            let (status, said) = page(person, &format!("/tables/{id}/{path}"), "text/html").await;
            assert_eq!(status, StatusCode::CONFLICT, "{path}: {said}");
        }
    }
    for (path, body) in [
        ("clone", json!({ "at": 3 })),
        ("review", json!({})),
        ("share", json!({ "yes": true })),
        ("hide", json!({ "yes": true })),
        ("delete", json!({ "yes": true })),
    ] {
        let (status, _) = ada.post(&format!("/tables/{id}/{path}"), body).await;
        assert_eq!(status, StatusCode::CONFLICT, "{path}");
    }
    let (status, _) = ada.text(&format!("/tables/{id}/at/3?as=2")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_listed_game_stays_readable_and_says_so_before() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let listed = json!({ "game": "rattus-cartus", "public": true, "setup": { "players": 2 } });
    let created = ada.done("/tables", listed).await;
    let id = created["id"].as_str().unwrap();
    let (_, room) = page(&bob, &format!("/tables/{id}"), "text/html").await;
    assert!(room.contains("can read the whole game when it is over"), "{room}");
    bob.done(&format!("/tables/{id}/seats"), json!({})).await;
    ada.done(&format!("/tables/{id}/start"), json!({})).await;
    play(&[&ada, &bob], id, 35).await;
    for path in ["", "/at/4?as=open", "/at/4?as=2", "/record"] {
        let path = format!("/tables/{id}{path}");
        assert_eq!(page(&house.stranger(), &path, "text/html").await.0, StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn what_if_goes_on_from_any_moment_but_the_end_and_never_counts() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    for (game, seed) in [("ankh-morpork", 37), ("rattus-cartus", 38)] {
        let id = start(&[&ada, &bob], json!({ "game": game, "window": 0 })).await;
        let over = play(&[&ada, &bob], &id, seed).await;
        let last = over["step"].as_u64().unwrap();
        let before = ada.get("/statistics").await;
        for at in [1, last / 2, last - 1] {
            let body = json!({ "at": at, "seat": 2, "against": "random" });
            let made = ada.done(&format!("/tables/{id}/clone"), body).await;
            let made = made["id"].as_str().unwrap();
            let table = ada.table(made).await;
            assert_eq!(
                (&table["seat"], &table["seats"][0]["level"]),
                (&json!(2), &json!("random"))
            );
            assert_eq!(play(&[&ada], made, seed + at).await["state"], "over", "{game} from {at}");
        }
        assert_eq!(ada.get("/statistics").await, before, "{game}");
        let (status, said) = ada.post(&format!("/tables/{id}/clone"), json!({ "at": last })).await;
        assert_eq!((status, &said["error"]["code"]), (StatusCode::CONFLICT, &json!("over-then")));
        for (body, expected) in [
            (json!({ "at": last + 1 }), StatusCode::NOT_FOUND),
            (json!({ "at": 1, "seat": 5, "against": "random" }), StatusCode::NOT_FOUND),
            (json!({ "at": 1, "against": "nobody" }), StatusCode::UNPROCESSABLE_ENTITY),
        ] {
            let (status, _) = ada.post(&format!("/tables/{id}/clone"), body.clone()).await;
            assert_eq!(status, expected, "{body}");
        }
    }
}

#[tokio::test]
async fn a_browser_without_script_replays_and_plays_on() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = json!({ "game": "ankh-morpork", "window": 0, "public": true });
    let id = start(&[&ada, &bob], table).await;
    play(&[&ada, &bob], &id, 39).await;
    let mut browser = house.browser();
    let (status, text) = browser.get(&format!("/tables/{id}")).await;
    assert_eq!(status, StatusCode::OK);
    // The final board comes first, then who won, then the rest.
    let place = |what: &str| text.find(what).unwrap_or_else(|| panic!("{what}"));
    assert!(place("id=\"pieces\"") < place("class=\"verdict\""));
    assert!(place("class=\"verdict\"") < place("class=\"reveals\""));
    // Its pages lead to each other once, in their list, and "see the result" is none of them.
    let own = text.matches(&format!("href=\"/tables/{id}\"")).count();
    assert_eq!(own, 1, "the result leads to itself outside of the list of its pages: {text}");
    let (_, moment) = browser.get(&format!("/tables/{id}/at?step=9&as=open")).await;
    assert!(moment.contains(&format!("href=\"/tables/{id}/what-if?at=9\"")), "from here: {moment}");
    assert!(moment.contains("data-at=\"9\""));
    assert!(!moment.contains("is-away") && !moment.contains("class=\"thinks\""));
    assert!(!moment.contains("id=\"prompt\""), "nothing is asked");
    let (_, asked) = browser.get(&format!("/tables/{id}/what-if?at=9&seat=2")).await;
    assert!(asked.contains("name=\"against\"") && asked.contains("Ada and Bob"), "{asked}");
    let form = [("at", "9"), ("seat", "1"), ("against", "hot-seat")];
    let (status, board) = browser.send(&format!("/tables/{id}/clone"), &form).await;
    assert_eq!(status, StatusCode::OK);
    assert!(board.contains("What if"), "{board}");
}

#[tokio::test]
async fn a_game_that_was_broken_off_says_so() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    for game in ["ankh-morpork", "rattus-cartus"] {
        let id = start(&[&ada, &bob], json!({ "game": game })).await;
        ada.done(&format!("/tables/{id}/abandon"), json!({})).await;
        bob.done(&format!("/tables/{id}/abandon"), json!({ "agree": true })).await;
        let (status, text) = page(&ada, &format!("/tables/{id}"), "text/html").await;
        assert_eq!(status, StatusCode::OK);
        assert!(text.contains("agreed to end the game here"), "{text}");
        let (_, record) = ada.text(&format!("/tables/{id}/record")).await;
        let imported = ada.done("/records", json!({ "record": record })).await;
        let imported = format!("/tables/{}", imported["id"].as_str().unwrap());
        let (_, text) = page(&ada, &imported, "text/html").await;
        assert!(text.contains("This record ends before the game does"), "{text}");
    }
}
