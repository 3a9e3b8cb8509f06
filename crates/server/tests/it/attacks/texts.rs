//! Names, titles, notes and chat with everything in them that Unicode and HTML have.

use axum::http::StatusCode;
use serde_json::json;

use crate::client::TestHouse;

const MARKUP: &str = "</script><img src=x onerror=alert(1)>\"'&amp;";

#[tokio::test]
async fn what_people_write_is_text_on_every_page() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    browser.get("/").await;
    let name = "<b onclick='x()'>Ada</b>";
    browser.send("/you/name", &[("name", name)]).await;
    let program = browser.program().await;
    let table = json!({
        "game": "rattus-cartus", "public": true, "title": MARKUP, "bots": ["random"],
        "setup": { "players": 2 },
    });
    let created = program.done("/tables", table).await;
    let path = format!("/tables/{}", created["id"].as_str().unwrap());
    program.done(&format!("{path}/chat"), json!({ "text": MARKUP })).await;
    program.done(&format!("{path}/note"), json!({ "text": MARKUP })).await;
    let (_, room) = browser.get(&path).await;
    program.done(&format!("{path}/start"), json!({})).await;
    let mut pages = vec![room];
    for path in [&path, "/", "/you", &format!("{path}/log"), &format!("{path}/at/1")] {
        let (status, page) = browser.get(path).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        pages.push(page);
    }
    let stream = format!("/events?table={}", created["id"].as_str().unwrap());
    let (_, part) = browser.stream(&stream).await.next().await;
    pages.push(part);
    let shown = pages.iter().filter(|page| page.contains("&lt;b onclick=")).count();
    assert!(shown >= 3, "the name is shown as it is on {shown} pages");
    for page in &pages {
        for tag in ["<b onclick", "<img src=x", "</script><img"] {
            assert!(!page.contains(tag), "{tag}");
        }
    }
    let (_, page) =
        browser.get(&format!("/rules/rattus-cartus?q={}", "%3Cimg%20src=x%3E%22")).await;
    assert!(!page.contains("<img src=x"));
}

#[tokio::test]
async fn nothing_unseen_gets_into_a_name_or_a_chat() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let created = ada.done("/tables", json!({ "game": "rattus-cartus" })).await;
    let chat = format!("/tables/{}/chat", created["id"].as_str().unwrap());
    let tower = format!("Z{}", "\u{301}".repeat(39));
    for (name, kept) in [
        ("\u{202e}adA\u{202c}", "adA"),
        ("A\u{0}d\u{200b}a\u{feff}", "Ada"),
        ("Ada\r\nSet-Cookie: a=b", "AdaSet-Cookie: a=b"),
        ("\u{2066}Ada\u{2069}\u{7f}\u{9b}", "Ada"),
        (&tower, "Z\u{301}\u{301}\u{301}\u{301}"),
        ("王小明 🦊 Łukasz", "王小明 🦊 Łukasz"),
    ] {
        let named = ada.done("/you/name", json!({ "name": name })).await;
        assert_eq!(named["name"], kept, "{name:?}");
    }
    for name in ["", " ", "\u{0}", "\u{200d}", "\u{3164}", "\u{202e}\u{202c}", "\u{301}\u{301}"] {
        let (status, body) = ada.post("/you/name", json!({ "name": name })).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
        assert_eq!(body["error"]["code"], "name-empty");
    }
    for name in ["a".repeat(41), "👩\u{200d}🚀".repeat(40), "\u{10ffff}".repeat(41)] {
        let (status, body) = ada.post("/you/name", json!({ "name": name })).await;
        assert_eq!((status.as_u16(), &body["error"]["code"]), (422, &json!("name-long")));
    }
    ada.done(&chat, json!({ "text": "\u{202e}hi\u{0}\nthere" })).await;
    assert_eq!(ada.get(&chat).await["chat"][0]["text"], "hithere");
    let (status, body) = ada.post(&chat, json!({ "text": "é".repeat(501) })).await;
    assert_eq!((status.as_u16(), &body["error"]["code"]), (422, &json!("chat-long")));
}

#[tokio::test]
async fn a_name_breaks_neither_a_record_nor_a_stream() {
    let house = TestHouse::open().await;
    let ada = house.person("event: state\ndata: {}\n\n\"#2 name").await;
    let table = json!({ "game": "rattus-cartus", "hot_seat": true, "setup": { "players": 2 } });
    let created = ada.done("/tables", table).await;
    let id = created["id"].as_str().unwrap();
    ada.done(&format!("/tables/{id}/start"), json!({})).await;
    let (_, state) = ada.events(id, None).await.next().await.unwrap();
    assert_eq!(state["table"]["seats"][0]["name"], "event: statedata: {}\"#2 name");
    crate::games::play_hot_seat(&ada, id, 31).await;
    let (_, text) = ada.text(&format!("/tables/{id}/record")).await;
    let record = game::record::Record::<rattus_cartus::RattusCartus>::parse(&text).unwrap();
    assert_eq!(record.header().name(game::Seat::new(0)), Some("event: statedata: {}\"#2 name"));
    record.verify().unwrap();
    let odd =
        text.replace("event: statedata: {}", "\u{202e}Z\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}");
    assert_ne!(odd, text);
    let brought = ada.done("/records", json!({ "record": odd })).await;
    let brought = ada.table(brought["id"].as_str().unwrap()).await;
    let name = &brought["seats"][0]["name"];
    assert_eq!(name, "Z\u{301}\u{301}\u{301}\u{301}\"#2 name", "cleaned like one that is typed");
}
