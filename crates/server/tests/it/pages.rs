//! The house in a browser, with forms and without a script.

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use game::Dice;
use game::dice::QuickDice;
use serde_json::{Value, json};

use crate::client::{Browser, Client, TestHouse, start};

/// Comes in by the first page and makes a table through it.
async fn sit_down(browser: &mut Browser, game: &str) -> String {
    let (status, page) = browser.get("/").await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("formaction=\"/tables?game=ankh-morpork\" name=\"start\" value=\"new\""));
    let (status, page) = browser.send("/tables", &[("game", game), ("start", "bots")]).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let (_, rest) = page.split_once("data-table=\"").unwrap();
    rest.split(['"', '@']).next().unwrap().to_owned()
}

/// Ada in her browser.
async fn ada(house: &TestHouse) -> Browser {
    let mut browser = house.browser();
    browser.get("/").await;
    browser.send("/you/name", &[("name", "Ada")]).await;
    browser
}

/// A public table for Ada and a bot, made by her program, and its address.
async fn table_for_two(browser: &Browser, mut table: Value) -> (Client, String) {
    table["public"] = true.into();
    table["bots"] = json!(["random"]);
    table["setup"] = json!({ "players": 2 });
    let program = browser.program().await;
    let created = program.done("/tables", table).await;
    (program, format!("/tables/{}", created["id"].as_str().unwrap()))
}

#[tokio::test]
async fn a_browser_plays_from_the_first_page_to_the_result() {
    for game in ["ankh-morpork", "rattus-cartus"] {
        let house = TestHouse::open().await;
        let mut browser = house.browser();
        sit_down(&mut browser, game).await;
        let program = browser.program().await;
        let table =
            json!({ "game": game, "window": 0, "bots": ["random"], "setup": { "players": 2 } });
        let created = program.done("/tables", table).await;
        let id = created["id"].as_str().unwrap().to_owned();
        program.done(&format!("/tables/{id}/start"), json!({})).await;
        let mut dice = QuickDice::new(5);
        let path = format!("/tables/{id}");
        for turn in 0.. {
            assert!(turn < 5_000, "the game goes on for ever");
            let table = program.table(&id).await;
            if table["state"] == "over" {
                break;
            }
            let Some(actions) = table["question"]["actions"].as_array() else {
                tokio::time::sleep(std::time::Duration::from_millis(2)).await;
                continue;
            };
            let action = actions[dice.below(actions.len() as u32) as usize].as_str().unwrap();
            let number = table["question"]["number"].to_string();
            if turn % 20 == 0 {
                let (status, page) = browser.get(&path).await;
                assert_eq!(status, StatusCode::OK);
                assert!(page.contains(&format!("name=\"question\" value=\"{number}\"")));
            }
            let fields = [("question", number.as_str()), ("action", action), ("key", &number)];
            let (status, page) = browser.send(&format!("{path}/steps"), &fields).await;
            assert_eq!(status, StatusCode::OK, "{action}: {page}");
        }
        let (_, result) = browser.get(&path).await;
        assert!(result.contains(&format!("{path}/rematch")), "the result page offers another game");
        let (status, past) = browser.get(&format!("{path}/at/40?as=2")).await;
        assert_eq!(status, StatusCode::OK, "{past}");
        assert!(past.contains("data-at=\"40\""));
    }
}

#[tokio::test]
async fn a_form_from_elsewhere_is_refused() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    let id = sit_down(&mut browser, "rattus-cartus").await;
    let mut other = house.browser();
    sit_down(&mut other, "rattus-cartus").await;
    for (path, fields) in [
        (format!("/tables/{id}/leave"), &[("seat", "1")][..]),
        ("/you/name".to_owned(), &[("name", "Eve")]),
        ("/tables".to_owned(), &[("game", "rattus-cartus"), ("start", "bots")]),
    ] {
        let (status, page) = browser.send_foreign(&path, fields).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}: {page}");
        let forged: Vec<_> = fields.iter().copied().chain([("csrf", "0123")]).collect();
        let (status, _) = browser.send_foreign(&path, &forged).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
    }
}

#[tokio::test]
async fn an_error_is_a_page_in_the_language_of_its_reader() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    browser.get("/").await;
    browser.send("/preferences", &[("lang", "de"), ("back", "/")]).await;
    let (status, page) = browser.get("/tables/0123456789").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(
        page.contains("<html lang=\"de\"") && page.contains("Diesen Tisch gibt es hier nicht.")
    );
    let (status, _) = browser.get("/nowhere").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn every_page_around_the_tables_opens() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    for path in [
        "/",
        "/you",
        "/privacy",
        "/offline",
        "/tables/new",
        "/tables/new?game=rattus-cartus",
        "/learn",
        "/learn/ankh-morpork",
        "/learn/rattus-cartus",
        "/learn/ankh-morpork/first-game",
        "/learn/rattus-cartus/first-game",
        "/lessons",
        "/lessons/ankh-morpork/good-dog",
        "/lessons/rattus-cartus/first-come",
        "/rules",
        "/rules/ankh-morpork?q=trouble",
        "/rules/rattus-cartus",
        "/sw.js",
        "/manifest.webmanifest",
    ] {
        let (status, page) = browser.get(path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {page}");
    }
}

#[tokio::test]
async fn a_link_moves_a_person_to_another_device_once() {
    let house = TestHouse::open().await;
    let mut browser = ada(&house).await;
    browser.get("/you").await;
    let (status, page) = browser.send("/you/device-link", &[]).await;
    assert_eq!(status, StatusCode::OK);
    let (_, rest) = page.split_once("/you/go-on/").unwrap();
    let link = format!("/you/go-on/{}", &rest[..32]);
    let mut phone = house.browser();
    for _ in 0..2 {
        let (status, page) = phone.get(&link).await;
        assert_eq!(status, StatusCode::OK, "looking at it uses nothing up");
        assert!(page.contains("Ada"));
    }
    phone.send(&link, &[]).await;
    let (_, page) = phone.get("/you").await;
    assert!(page.contains("value=\"Ada\""));
    let mut thief = house.browser();
    let (status, _) = thief.get(&link).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn an_invitation_opens_a_table_to_a_browser_that_then_sits_down() {
    let house = TestHouse::open().await;
    let mut host = house.browser();
    host.get("/").await;
    let (_, room) = host.send("/tables", &[("game", "rattus-cartus"), ("start", "friends")]).await;
    let (_, rest) = room.split_once("/tables/").unwrap();
    let id = &rest[..10];
    let (_, rest) = room.split_once("?invitation=").unwrap();
    let invitation = &rest[..32];
    let mut guest = house.browser();
    let (status, _) = guest.get(&format!("/tables/{id}")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, page) = guest.get(&format!("/tables/{id}?invitation={invitation}")).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let (status, page) = guest.send(&format!("/tables/{id}/sit"), &[("seat", "2")]).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    host.get(&format!("/tables/{id}")).await;
    let (status, page) = host.send(&format!("/tables/{id}/start"), &[("close", "yes")]).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let (_, page) = guest.get(&format!("/tables/{id}")).await;
    assert!(page.contains("id=\"status\""), "the game is on");
}

#[tokio::test]
async fn a_program_that_looks_first_takes_no_token_from_the_page() {
    let house = TestHouse::open().await;
    let browser = ada(&house).await;
    let (program, bob) = (browser.program().await, house.person("Bob").await);
    let path =
        format!("/tables/{}", start(&[&program, &bob], json!({ "game": "rattus-cartus" })).await);
    let made = program.done("/you/tokens", json!({ "label": "mine" })).await;
    let token = format!("Bearer {}", made["token"].as_str().unwrap());
    let look = async |name, value: &str| {
        let request = Request::builder().uri(&path).header(name, value);
        let request = request.header(header::ACCEPT, "text/vnd.snug.regions");
        let response = browser.raw(request.body(Body::empty()).unwrap()).await;
        let bytes = to_bytes(response.into_body(), 8 << 20).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    };
    let to_program = look(header::AUTHORIZATION, &token).await;
    assert!(to_program.contains("name=\"csrf\" value=\"\""), "{to_program}");
    let to_page = look(header::COOKIE, &browser.cookies()).await;
    assert!(to_page.contains(&format!("name=\"csrf\" value=\"{}\"", browser.csrf())), "{to_page}");
}

#[tokio::test]
async fn an_open_page_is_told_what_has_changed_and_nothing_else() {
    let house = TestHouse::open().await;
    let browser = ada(&house).await;
    let (program, path) = table_for_two(&browser, json!({ "game": "rattus-cartus" })).await;
    let id = path.rsplit('/').next().unwrap();
    let stream = format!("/events?table={id}");
    let mut room = browser.stream(&stream).await;
    assert!(room.next().await.1.contains("id=\"room\""));
    program.done(&format!("{path}/start"), json!({})).await;
    let reloaded = async { while room.next().await.0 != format!("reload {id}") {} };
    tokio::time::timeout(std::time::Duration::from_secs(5), reloaded).await.unwrap();
    let mut page = browser.stream(&stream).await;
    let (kind, all) = page.next().await;
    assert_eq!(kind, format!("regions {id}"));
    assert!(all.contains("id=\"decide\"") && all.contains("name=\"csrf\""));
    let mut watcher = house.browser();
    watcher.get(&path).await;
    let (_, seen) = watcher.stream(&stream).await.next().await;
    assert!(!seen.contains("id=\"decide\"") && !seen.contains("name=\"csrf\" value=\"0"));
    program.done(&format!("{path}/chat"), json!({ "text": "<b>hello</b>" })).await;
    let heard = async {
        loop {
            let (_, part) = page.next().await;
            if part.contains("&lt;b&gt;hello") {
                return part;
            }
        }
    };
    let part = tokio::time::timeout(std::time::Duration::from_secs(5), heard).await.unwrap();
    assert!(part.len() < all.len() / 2, "only what has changed is sent");
}

#[tokio::test]
async fn one_stream_tells_of_every_table_that_is_open() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    let first = sit_down(&mut browser, "rattus-cartus").await;
    let second = sit_down(&mut browser, "ankh-morpork").await;
    let mut stream = browser.stream(&format!("/events?table={first}&table={second}&table=x")).await;
    let mut kinds = [stream.next().await.0, stream.next().await.0];
    kinds.sort();
    let mut expected = [format!("regions {first}"), format!("regions {second}")];
    expected.sort();
    assert_eq!(kinds, expected);
}

#[tokio::test]
async fn orders_are_given_and_a_bot_is_relieved_through_the_page_of_the_seats() {
    let house = TestHouse::open().await;
    let mut browser = ada(&house).await;
    let over_days = json!({ "correspondence": { "days": 3 } });
    let table = json!({ "game": "ankh-morpork", "clock": over_days });
    let (program, path) = table_for_two(&browser, table).await;
    program.done(&format!("{path}/start"), json!({})).await;
    let (_, page) = browser.get(&format!("{path}/seats")).await;
    assert!(page.contains("value=\"react gaspode\"") && page.contains("@the-shades"));
    let order = [
        ("order", "use"),
        ("use", "react gaspode"),
        ("place", "react gaspode@the-shades"),
        ("place", "react susan@the-hippo"),
    ];
    browser.send(&format!("{path}/orders"), &order).await;
    let (_, page) = browser.get(&format!("{path}/seats")).await;
    assert!(page.contains("value=\"react gaspode@the-shades\" checked"));
    assert!(!page.contains("value=\"react susan@the-hippo\" checked"), "Susan was not chosen");
    let mut other = house.browser();
    other.get("/").await;
    let (_, page) = other.get(&format!("{path}/seats")).await;
    assert!(page.contains("Take over") && !page.contains("name=\"order\""));
    let (status, page) = other.send(&format!("{path}/sit"), &[("seat", "2")]).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let (_, page) = other.get(&format!("{path}/seats")).await;
    assert!(page.contains("Leave (a bot takes over)"));
}
