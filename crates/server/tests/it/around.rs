//! What happens around a game: sealing, talking, another game, the host of the house.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use game::Seat;
use game::dealer::Contribution;
use game::record::Record;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::client::{Client, TestHouse, start};
use crate::games::play;

async fn waiting(host: &Client, guest: &Client, mut table: Value) -> String {
    table["setup"]["players"] = 2.into();
    let created = host.done("/tables", table).await;
    let id = created["id"].as_str().unwrap().to_owned();
    let invitation = &created["invitation"];
    guest.done(&format!("/tables/{id}/seats"), json!({ "invitation": invitation })).await;
    id
}

#[tokio::test]
async fn clients_add_to_chance_and_the_record_shows_it() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = waiting(&ada, &bob, json!({ "game": "rattus-cartus" })).await;
    let seat = Seat::new(1);
    let added = Contribution::new([7; 16], "for luck").unwrap();
    let path = format!("/tables/{id}/seal");
    let commit = json!({ "seat": 2, "round": 1, "commit": added.commitment(seat).to_string() });
    bob.done(&path, commit).await;
    let early = json!({ "seat": 2, "round": 1, "reveal": added.to_string() });
    assert_eq!(bob.post(&path, early.clone()).await.0, StatusCode::CONFLICT);
    ada.done(&format!("/tables/{id}/start"), json!({})).await;
    assert_eq!(ada.table(&id).await["state"], "sealing");
    let wrong = Contribution::new([8; 16], "").unwrap().to_string();
    let wrong = json!({ "seat": 2, "round": 1, "reveal": wrong });
    assert_eq!(bob.post(&path, wrong).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ada.post(&path, early.clone()).await.0, StatusCode::FORBIDDEN);
    bob.done(&path, early).await;
    assert_eq!(ada.table(&id).await["state"], "playing");
    play(&[&ada, &bob], &id, 11).await;
    let (_, text) = ada.text(&format!("/tables/{id}/record")).await;
    let record = Record::<rattus_cartus::RattusCartus>::parse(&text).unwrap();
    assert_eq!(record.verify().unwrap().label, "sealed by the house and seat 2");
}

#[tokio::test]
async fn an_invitation_is_needed_for_a_table_that_is_not_listed() {
    let house = TestHouse::open().await;
    let (ada, eve) = (house.person("Ada").await, house.person("Eve").await);
    let table = json!({ "game": "rattus-cartus", "setup": { "players": 2 } });
    let created = ada.done("/tables", table).await;
    let id = created["id"].as_str().unwrap();
    for path in [format!("/tables/{id}"), format!("/tables/{id}/log"), format!("/tables/{id}/chat")]
    {
        assert_eq!(eve.text(&path).await.0, StatusCode::NOT_FOUND, "{path}");
    }
    let (status, _) = eve.post(&format!("/tables/{id}/seats"), json!({})).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let lists = eve.get("/tables").await;
    assert!(lists["waiting"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn people_talk_and_do_not_listen_and_the_host_keeps_order() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = waiting(&ada, &bob, json!({ "game": "rattus-cartus" })).await;
    let chat = format!("/tables/{id}/chat");
    let said = async |who: &Client| who.get(&chat).await["chat"].as_array().unwrap().len();
    let words = "<script>alert('boo')</script> 🐀";
    bob.done(&chat, json!({ "text": words })).await;
    assert_eq!(said(&ada).await, 1);
    assert_eq!(
        bob.post(&chat, json!({ "text": " \u{200b} " })).await.0,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let bob_id = bob.get("/people/me").await["id"].clone();
    let (status, _) = ada.post(&format!("/tables/{id}/mute"), json!({ "person": id })).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "nobody of this id is here");
    ada.done(&format!("/tables/{id}/mute"), json!({ "person": bob_id })).await;
    assert_eq!((said(&ada).await, said(&bob).await), (0, 1));
    // Nobody puts words into anybody's mouth.
    let complaint = json!({ "person": bob_id, "reason": "rude\nI hate you all" });
    ada.done(&format!("/tables/{id}/report"), complaint).await;
    let host = house.host();
    assert_eq!(ada.text("/house").await.0, StatusCode::FORBIDDEN);
    let overview = host.get("/house").await;
    let report = &overview["reports"][0];
    assert_eq!((&report["name"], &report["said"]), (&json!("Bob"), &json!(words)));
    assert_eq!(report["reason"].as_str().map(str::lines).map(Iterator::count), Some(1));
    host.done("/house/mute", json!({ "person": bob_id })).await;
    assert_eq!(bob.post(&chat, json!({ "text": "hello?" })).await.0, StatusCode::FORBIDDEN);
    host.done("/house/ban", json!({ "person": bob_id })).await;
    host.done("/house/mute", json!({ "person": bob_id })).await;
    assert_eq!(host.post("/house/ban", json!({ "person": id })).await.0, StatusCode::NOT_FOUND);
    assert_eq!(bob.text("/people/me").await.0, StatusCode::FORBIDDEN);
    host.done("/house/pardon", json!({ "person": bob_id })).await;
    bob.get("/people/me").await;
    host.done("/house/close", json!({ "table": id })).await;
    assert_eq!(ada.table(&id).await["state"], "closed");
    let (mut fast, mut slow) = (0, 0);
    for _ in 0..10 {
        let (status, _) = bob.post(&chat, json!({ "text": "spam" })).await;
        if status == StatusCode::TOO_MANY_REQUESTS { slow += 1 } else { fast += 1 }
    }
    assert!(fast <= 5 && slow >= 5, "{fast} and {slow}");
}

#[tokio::test]
async fn whoever_is_shut_out_hears_nothing_more() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = waiting(&ada, &bob, json!({ "game": "rattus-cartus" })).await;
    let (mut of_ada, mut of_bob) = (ada.events(&id, None).await, bob.events(&id, None).await);
    of_bob.next().await.expect("Bob listens");
    let bob_id = bob.get("/people/me").await["id"].clone();
    house.host().done("/house/ban", json!({ "person": bob_id })).await;
    let rest = async { while of_bob.next().await.is_some() {} };
    timeout(Duration::from_secs(5), rest).await.expect("the stream of Bob ends");
    ada.done(&format!("/tables/{id}/chat"), json!({ "text": "Alone at last" })).await;
    let gone = async {
        while of_ada.next().await.expect("Ada still listens").1["here"].as_array().unwrap().len()
            > 1
        {}
    };
    timeout(Duration::from_secs(5), gone).await.expect("Ada sees that Bob is gone");
}

#[tokio::test]
async fn only_its_owner_reads_a_note() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = waiting(&ada, &bob, json!({ "game": "rattus-cartus" })).await;
    let note = format!("/tables/{id}/note");
    ada.done(&note, json!({ "text": "Bob is\nlying" })).await;
    assert_eq!(ada.get(&note).await["text"], "Bob is\nlying");
    assert_eq!(bob.get(&note).await["text"], "");
}

#[tokio::test]
async fn the_same_people_play_again() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus" })).await;
    let path = format!("/tables/{id}/rematch");
    assert_eq!(ada.post(&path, json!({})).await.0, StatusCode::CONFLICT);
    play(&[&ada, &bob], &id, 12).await;
    let (one, two) = tokio::join!(ada.done(&path, json!({})), bob.done(&path, json!({})));
    assert_eq!(one["id"], two["id"]);
    let next = one["id"].as_str().unwrap();
    let table = ada.table(next).await;
    let host = if table["host"] == table["seats"][0]["person"] { &ada } else { &bob };
    host.done(&format!("/tables/{next}/start"), json!({})).await;
    for (person, seat) in [(&ada, 1), (&bob, 2)] {
        assert_eq!(person.table(next).await["seat"], seat);
        let mine = person.get("/tables").await["mine"].take();
        assert_eq!(mine.as_array().unwrap().len(), 2, "no table is left over");
    }
}

#[tokio::test]
async fn a_record_comes_in_and_a_position_is_played_on() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "ankh-morpork", "window": 0 })).await;
    play(&[&ada, &bob], &id, 13).await;
    let (_, record) = ada.text(&format!("/tables/{id}/record")).await;
    let other = TestHouse::open().await;
    let eve = other.person("Eve").await;
    let imported = eve.done("/records", json!({ "record": record })).await;
    let imported = imported["id"].as_str().unwrap();
    let table = eve.table(imported).await;
    assert_eq!((&table["state"], &table["seats"][0]["name"]), (&json!("over"), &json!("Ada")));
    let (_, again) = eve.text(&format!("/tables/{imported}/record")).await;
    assert_eq!(again, record);
    let mine = eve.get(&format!("/tables/{imported}/at/50?as=2")).await;
    assert_eq!(mine["seat"], 2);
    let anew = eve.done(&format!("/tables/{imported}/clone"), json!({ "at": 0 })).await;
    assert_eq!(eve.table(anew["id"].as_str().unwrap()).await["state"], "playing");
    let copy = eve.done(&format!("/tables/{imported}/clone"), json!({ "at": 60 })).await;
    let copy = copy["id"].as_str().unwrap();
    let over = crate::games::play_hot_seat(&eve, copy, 14).await;
    assert_eq!(over["state"], "over");
    let (status, _) = eve.post("/records", json!({ "record": "snug record 1\nnonsense" })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_a_true_record() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus" })).await;
    play(&[&ada, &bob], &id, 15).await;
    let forgotten = bob.post("/you/forget", json!({})).await.0;
    assert_eq!(forgotten, StatusCode::NO_CONTENT);
    assert_eq!(bob.text("/people/me").await.0, StatusCode::UNAUTHORIZED);
    let (_, text) = ada.text(&format!("/tables/{id}/record")).await;
    assert!(!text.contains("Bob"));
    Record::<rattus_cartus::RattusCartus>::parse(&text).unwrap().verify().unwrap();
}

#[tokio::test]
async fn nobody_waits_for_whoever_is_forgotten() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let playing = start(&[&ada, &bob], json!({ "game": "rattus-cartus" })).await;
    let waiting = waiting(&ada, &bob, json!({ "game": "rattus-cartus" })).await;
    let alone = json!({ "game": "rattus-cartus", "setup": { "players": 2 }, "public": true });
    let alone = ada.done("/tables", alone).await["id"].as_str().unwrap().to_owned();
    ada.done("/you/forget", json!({})).await;
    let table = bob.table(&playing).await;
    assert_eq!(table["seats"][0]["kind"], "bot");
    assert!(!table.to_string().contains("Ada"));
    let table = bob.table(&waiting).await;
    assert_eq!(table["seats"][0]["kind"], "nobody");
    assert_eq!(table["host"], table["seats"][1]["person"], "Bob can start it now");
    assert_eq!(bob.table(&alone).await["state"], "abandoned");
    let (status, page) = house.browser().get(&format!("/tables/{alone}")).await;
    assert_eq!(status, StatusCode::GONE, "{page}");
    assert!(page.contains("closed before its game began"));
}

#[tokio::test]
async fn consent_is_to_what_was_asked_and_not_to_what_is_asked_now() {
    let house = TestHouse::open().await;
    let people = [house.person("Ada").await, house.person("Bob").await, house.person("Cyd").await];
    let [ada, bob, cyd] = &people;
    let id = start(&[ada, bob, cyd], json!({ "game": "rattus-cartus" })).await;
    let (undo, abandon) = (format!("/tables/{id}/undo"), format!("/tables/{id}/abandon"));
    assert_eq!(ada.done(&undo, json!({ "to": 0 })).await["outcome"], "asked");
    for (path, consent) in [
        (&abandon, json!({ "agree": true })),
        (&undo, json!({ "agree": true, "to": 1 })),
        (&abandon, json!({ "agree": false })),
    ] {
        let (status, body) = bob.post(path, consent).await;
        assert_eq!((status, &body["error"]["code"]), (StatusCode::CONFLICT, &json!("no-proposal")));
    }
    assert_eq!(bob.done(&undo, json!({ "agree": false, "to": 0 })).await["outcome"], "refused");
    assert_eq!(ada.done(&abandon, json!({})).await["outcome"], "asked");
    assert_eq!(bob.done(&abandon, json!({ "agree": true })).await["outcome"], "asked");
    cyd.done(&format!("/tables/{id}/leave"), json!({})).await;
    assert_eq!(ada.table(&id).await["state"], "abandoned", "only she had not agreed");
}

#[tokio::test]
async fn whoever_only_watched_and_is_forgotten_has_said_nothing() {
    let house = TestHouse::open().await;
    let (ada, cyd) = (house.person("Ada").await, house.person("Cyd").await);
    let table = json!({ "game": "rattus-cartus", "public": true, "setup": { "players": 2 } });
    let id = ada.done("/tables", table).await["id"].as_str().unwrap().to_owned();
    let chat = format!("/tables/{id}/chat");
    cyd.done(&chat, json!({ "text": "Hello from Cyd" })).await;
    cyd.done("/you/name", json!({ "name": "Cydney" })).await;
    assert_eq!(ada.get(&chat).await["chat"][0]["name"], "Cydney");
    cyd.done("/you/forget", json!({})).await;
    assert_eq!(ada.get(&chat).await["chat"], json!([]));
}

#[tokio::test]
async fn a_bots_seat_is_taken_over_and_left_again() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = json!({ "game": "rattus-cartus", "public": true, "bots": ["quick"] });
    let id = start(&[&ada], table).await;
    let seat = bob.done(&format!("/tables/{id}/seats"), json!({ "seat": 2 })).await;
    assert_eq!(seat["seat"], 2);
    assert_eq!(
        bob.post(&format!("/tables/{id}/seats"), json!({ "seat": 1 })).await.0,
        StatusCode::CONFLICT
    );
    assert_eq!(bob.table(&id).await["seats"][1]["kind"], "person");
    let leave = bob.request(Method::DELETE, &format!("/tables/{id}/seats/2"), None);
    assert_eq!(bob.send(leave).await.status(), StatusCode::NO_CONTENT);
    assert_eq!(ada.table(&id).await["seats"][1]["kind"], "bot");
}

#[tokio::test]
async fn whoever_listens_again_has_their_seat_back_from_the_bot_that_stood_in() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus" })).await;
    let time_out = |desk: &mut server::tables::Desk, now| {
        desk.sheet.places[0].stand_in = Some("quick".to_owned());
        Ok(server::tables::Changed::kept((), desk.keep_sheet(now)))
    };
    house.house.tables.change(id.parse().unwrap(), time_out).await.unwrap();
    let level = async || bob.table(&id).await["seats"][0]["level"].take();
    bob.events(&id, None).await;
    assert_eq!(level().await, "quick", "somebody else was back");
    ada.events(&id, None).await;
    assert_eq!(level().await, Value::Null);
}

#[tokio::test]
async fn one_person_holds_several_seats_only_where_they_share_a_device() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let table = json!({ "game": "rattus-cartus", "setup": { "players": 2 } });
    let created = ada.done("/tables", table.clone()).await;
    let id = created["id"].as_str().unwrap();
    let seats = format!("/tables/{id}/seats");
    assert_eq!(ada.done(&seats, json!({ "seat": 2 })).await["seat"], 2, "she changes seats");
    assert_eq!(ada.table(id).await["seats"][0]["kind"], "nobody");
    let mut hot = table;
    hot["hot_seat"] = true.into();
    let created = ada.done("/tables", hot).await;
    let id = created["id"].as_str().unwrap();
    ada.done(&format!("/tables/{id}/start"), json!({})).await;
    crate::games::play_hot_seat(&ada, id, 16).await;
}
