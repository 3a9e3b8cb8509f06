//! Who may read a game that is over, who has it hidden or deleted, and what strangers see of it.

use std::time::Duration;

use axum::body::to_bytes;
use axum::http::{Method, StatusCode};
use serde_json::json;
use server::store::Change;
use server::tables::Desk;
use server::{PersonId, TableId};
use tokio::time::timeout;

use crate::after::page;
use crate::client::{Client, TestHouse, start};
use crate::games::play;

/// The key in the link that a page shows.
fn share_of(page: &str) -> Option<String> {
    let rest = page.split_once("share=")?.1;
    Some(rest.chars().take_while(char::is_ascii_hexdigit).collect())
}

#[tokio::test]
async fn an_unlisted_game_is_its_peoples_until_all_of_them_agree_to_a_link() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let (eve, stranger) = (house.person("Eve").await, house.stranger());
    let created =
        ada.done("/tables", json!({ "game": "rattus-cartus", "setup": { "players": 2 } })).await;
    let (id, invitation) = (created["id"].as_str().unwrap(), &created["invitation"]);
    bob.done(&format!("/tables/{id}/seats"), json!({ "invitation": invitation })).await;
    ada.done(&format!("/tables/{id}/start"), json!({})).await;
    let watched = format!("/tables/{id}?invitation={}", invitation.as_str().unwrap());
    assert_eq!(eve.text(&watched).await.0, StatusCode::OK, "a spectator may watch");
    play(&[&ada, &bob], id, 34).await;
    let table = format!("/tables/{id}");
    let pages = ["", "/at/5?as=open", "/at/5", "/record", "/proof", "/review", "/what-if"];
    for path in pages {
        let path = format!("{table}{path}");
        assert_eq!(page(&ada, &path, "text/html").await.0, StatusCode::OK, "{path}");
        assert_eq!(page(&eve, &path, "text/html").await.0, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(page(&stranger, &path, "text/html").await.0, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(eve.text(&watched).await.0, StatusCode::FORBIDDEN, "the hands lie open now");
    // One agrees, which is not enough; the other does, and takes it back.
    let say = |yes: bool| json!({ "yes": yes });
    assert_eq!(eve.post(&format!("{table}/share"), say(true)).await.0, StatusCode::FORBIDDEN);
    ada.done(&format!("{table}/share"), say(true)).await;
    assert_eq!(share_of(&page(&ada, &table, "text/html").await.1), None);
    bob.done(&format!("{table}/share"), say(true)).await;
    let key = share_of(&page(&ada, &table, "text/html").await.1).expect("all have agreed");
    for path in [format!("{table}?share={key}"), format!("{table}/at/5?as=open&share={key}")] {
        assert_eq!(page(&stranger, &path, "text/html").await.0, StatusCode::OK, "{path}");
    }
    assert_eq!(page(&stranger, &table, "text/html").await.0, StatusCode::NOT_FOUND);
    // A browser that came by the link finds the other pages.
    let mut guest = house.browser();
    assert_eq!(guest.get(&format!("{table}?share={key}")).await.0, StatusCode::OK);
    assert_eq!(guest.get(&format!("{table}/at/3?as=1")).await.0, StatusCode::OK);
    // So does one that came by a link to the review or the proof, which fetches the record.
    for path in ["review", "proof", "at/2"] {
        let mut guest = house.browser();
        let shared = format!("{table}/{path}?share={key}");
        assert_eq!(guest.get(&shared).await.0, StatusCode::OK, "{path}");
        assert_eq!(guest.get(&format!("{table}/record")).await.0, StatusCode::OK, "{path}");
    }
    bob.done(&format!("{table}/share"), say(false)).await;
    assert_eq!(guest.get(&table).await.0, StatusCode::NOT_FOUND, "the link was revoked");
    assert_eq!(guest.get(&format!("{table}/record")).await.0, StatusCode::NOT_FOUND);
    bob.done(&format!("{table}/share"), say(true)).await;
    let old = format!("{table}?share={key}");
    assert_eq!(page(&stranger, &old, "text/html").await.0, StatusCode::NOT_FOUND, "for good");
    let key = share_of(&page(&ada, &table, "text/html").await.1).expect("a new link");
    assert_eq!(bob.post("/you/forget", json!({})).await.0, StatusCode::NO_CONTENT);
    let last = format!("{table}?share={key}");
    assert_eq!(page(&stranger, &last, "text/html").await.0, StatusCode::NOT_FOUND, "forgotten");
    ada.done(&format!("{table}/share"), say(true)).await;
    let (_, text) = page(&ada, &table, "text/html").await;
    assert_eq!(share_of(&text), None, "nobody speaks for Bob");
    assert!(
        text.contains("nobody can agree for them") && !text.contains("Still to agree"),
        "{text}"
    );
}

/// Whoever is forgotten holds up nobody who wants the game deleted, whenever that was said.
#[tokio::test]
async fn a_game_is_deleted_when_all_who_are_still_known_want_it() {
    let house = TestHouse::open().await;
    for forgotten_first in [true, false] {
        let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
        let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus" })).await;
        play(&[&ada, &bob], &id, 36).await;
        let delete = format!("/tables/{id}/delete");
        if forgotten_first {
            assert_eq!(bob.post("/you/forget", json!({})).await.0, StatusCode::NO_CONTENT);
            assert_eq!(ada.text(&format!("/tables/{id}")).await.0, StatusCode::OK);
            ada.done(&delete, json!({ "yes": true })).await;
        } else {
            ada.done(&delete, json!({ "yes": true })).await;
            assert_eq!(ada.text(&format!("/tables/{id}")).await.0, StatusCode::OK);
            assert_eq!(bob.post("/you/forget", json!({})).await.0, StatusCode::NO_CONTENT);
        }
        let status = ada.text(&format!("/tables/{id}")).await.0;
        assert_eq!(status, StatusCode::NOT_FOUND, "{forgotten_first}");
    }
}

/// A form says so twice, since nothing brings the game back.
#[tokio::test]
async fn a_page_deletes_nothing_before_its_reader_is_sure() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    browser.get("/").await;
    browser.send("/you/name", &[("name", "Ada")]).await;
    let ada = browser.program().await;
    let table = json!({ "game": "rattus-cartus", "pace": 0, "bots": ["random"] });
    let id = start(&[&ada], table).await;
    play(&[&ada], &id, 36).await;
    let (_, text) = browser.get(&format!("/tables/{id}")).await;
    assert!(text.contains("name=\"sure\""), "{text}");
    let delete = format!("/tables/{id}/delete");
    let (status, _) = browser.send(&delete, &[("yes", "yes")]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(browser.get(&format!("/tables/{id}")).await.0, StatusCode::OK);
    browser.send(&delete, &[("yes", "yes"), ("sure", "yes")]).await;
    assert_eq!(browser.get(&format!("/tables/{id}")).await.0, StatusCode::NOT_FOUND);
}

/// At the end all hands lie open: a stream by an invitation ends before it tells of them.
#[tokio::test]
async fn whoever_watched_an_unlisted_game_by_an_invitation_is_not_told_its_end() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let eve = house.person("Eve").await;
    for (public, is_told) in [(false, false), (true, true)] {
        let table = json!({ "game": "rattus-cartus", "public": public });
        let id = start(&[&ada, &bob], table).await;
        let invitation = house.house.invitation(id.parse().unwrap());
        let path = format!("/tables/{id}/events?invitation={invitation}");
        let mut events = eve.listen(eve.request(Method::GET, &path, None)).await;
        let (_, first) = events.next().await.unwrap();
        assert_eq!(first["table"]["state"], "playing");
        play(&[&ada, &bob], &id, 42).await;
        let (mut last, mut has_ended) = (first, false);
        while let Ok(event) = timeout(Duration::from_secs(2), events.next()).await {
            match event {
                Some((_, event)) => last = event,
                None => {
                    has_ended = true;
                    break;
                }
            }
        }
        assert_eq!((last["table"]["state"] == "over", has_ended), (is_told, !is_told));
    }
}

#[tokio::test]
async fn a_game_is_hidden_by_one_and_deleted_by_all() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus" })).await;
    play(&[&ada, &bob], &id, 36).await;
    let lists = async |who: &Client| who.get("/tables").await["mine"].as_array().unwrap().len();
    ada.done(&format!("/tables/{id}/hide"), json!({ "yes": true })).await;
    assert_eq!((lists(&ada).await, lists(&bob).await), (0, 1));
    assert_eq!(ada.text(&format!("/tables/{id}")).await.0, StatusCode::OK);
    ada.done(&format!("/tables/{id}/hide"), json!({ "yes": false })).await;
    assert_eq!(lists(&ada).await, 1);
    ada.done(&format!("/tables/{id}/delete"), json!({ "yes": true })).await;
    assert_eq!(ada.text(&format!("/tables/{id}")).await.0, StatusCode::OK, "one is not all");
    bob.done(&format!("/tables/{id}/delete"), json!({ "yes": true })).await;
    for path in ["", "/record", "/at/0"] {
        let status = ada.text(&format!("/tables/{id}{path}")).await.0;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!((lists(&ada).await, lists(&bob).await), (0, 0));
    let house = house.reopen().await;
    let ada = house.again(&ada);
    assert_eq!(ada.text(&format!("/tables/{id}")).await.0, StatusCode::NOT_FOUND);
}

/// Whoever held on to the table while it was deleted brings nothing of it back.
#[tokio::test]
async fn nothing_is_written_for_a_game_that_is_gone() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let table = json!({ "game": "rattus-cartus", "pace": 0, "bots": ["random"] });
    let id = start(&[&ada], table).await;
    play(&[&ada], &id, 36).await;
    let person: PersonId =
        serde_json::from_value(ada.get("/people/me").await["id"].take()).unwrap();
    let (tables, store) = (&house.house.tables, &house.house.store);
    let table: TableId = id.parse().unwrap();
    let held = tables.cell(table).await.unwrap();
    let delete = move |desk: &mut Desk, now| desk.delete(person, true, now);
    assert!(tables.change(table, delete).await.unwrap(), "all want it");
    let share = move |desk: &mut Desk, now| desk.share(person, true, now);
    assert!(tables.change(table, share).await.is_err());
    assert!(held.read(|_| ()).await.is_err(), "nor is what was in memory read");
    let late = [Change::Note(table, person, "late".into()), Change::Hide(person, table, true)];
    store.write(late.into()).await.unwrap();
    assert_eq!(store.note(table, person).await.unwrap(), "");
    assert!(!store.hides(person, table).await.unwrap());
    assert_eq!(ada.text(&format!("/tables/{id}")).await.0, StatusCode::NOT_FOUND);
    assert_eq!(ada.get("/tables").await["mine"], json!([]));
}

#[tokio::test]
async fn pictures_and_tags_exist_only_where_a_stranger_may_read() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let stranger = house.stranger();
    for (game, seed) in [("ankh-morpork", 40), ("rattus-cartus", 41)] {
        for public in [true, false] {
            let table = json!({ "game": game, "window": 0, "public": public });
            let id = start(&[&ada, &bob], table).await;
            let early = stranger
                .send(stranger.request(Method::GET, &format!("/tables/{id}/picture.png"), None))
                .await;
            let expected = if public { StatusCode::CONFLICT } else { StatusCode::NOT_FOUND };
            assert_eq!(early.status(), expected);
            play(&[&ada, &bob], &id, seed).await;
            for kind in ["svg", "png"] {
                let path = format!("/tables/{id}/picture.{kind}");
                let response = stranger.send(stranger.request(Method::GET, &path, None)).await;
                let expected = if public { StatusCode::OK } else { StatusCode::NOT_FOUND };
                assert_eq!(response.status(), expected, "{path}");
                if public {
                    let bytes = to_bytes(response.into_body(), 8 << 20).await.unwrap();
                    let begins: &[u8] = if kind == "png" { b"\x89PNG\r\n\x1a\n" } else { b"<svg " };
                    assert!(bytes.starts_with(begins), "{path}");
                    assert!(bytes.len() < 400_000, "{path}: {}", bytes.len());
                    println!("{game} {kind}: {} bytes", bytes.len());
                }
            }
            for path in ["", "/at/4?as=open", "/at/5?as=2", "/review", "/review?as=1", "/proof"] {
                let (_, text) = page(&ada, &format!("/tables/{id}{path}"), "text/html").await;
                assert_eq!(text.contains("og:image"), public, "{game} {path}");
                // What is linked to is the page itself.
                let url = text.split_once("og:url\" content=\"").map(|(_, rest)| rest);
                let url = url.and_then(|rest| rest.split('"').next());
                let itself = format!("/tables/{id}{path}");
                assert_eq!(url.is_some_and(|url| url.ends_with(&itself)), public, "{url:?} {path}");
            }
        }
    }
}
