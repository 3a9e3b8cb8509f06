//! How much of everything one may have: whoever wants more is told so, and can go on later.

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use axum::response::Response;
use futures_util::future::join_all;
use serde_json::{Value, json};
use server::Config;

use crate::client::{Client, TestHouse, start};
use crate::games::play;

/// A house behind a proxy, so that a test can come from anywhere.
async fn house(config: Config) -> TestHouse {
    TestHouse::open_with(Config { behind_proxy: true, ..config }).await
}

/// A request that a proxy passes on from an address.
async fn from(client: &Client, address: &str, mut request: Request<Body>) -> Response {
    request.headers_mut().insert("x-forwarded-for", address.parse().unwrap());
    client.send(request).await
}

async fn get_from(client: &Client, address: &str, path: &str) -> Response {
    from(client, address, client.request(Method::GET, path, None)).await
}

/// Too much: with the code, a sentence, and perhaps when to come back.
async fn refusal(response: Response) -> (StatusCode, String, bool) {
    let status = response.status();
    let waits = response.headers().contains_key(header::RETRY_AFTER);
    let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    let body: Value = serde_json::from_slice(&bytes).unwrap();
    assert!(body["error"]["sentence"].as_str().unwrap().ends_with('.'), "{body}");
    (status, body["error"]["code"].as_str().unwrap().to_owned(), waits)
}

fn too_many(code: &str, waits: bool) -> (StatusCode, String, bool) {
    (StatusCode::TOO_MANY_REQUESTS, code.to_owned(), waits)
}

#[tokio::test]
async fn whoever_asks_too_often_from_one_address_waits_and_goes_on() {
    let house = house(Config { requests: 60, ..Config::default() }).await;
    let stranger = house.stranger();
    for _ in 0..60 {
        assert_eq!(get_from(&stranger, "10.0.0.1", "/").await.status(), StatusCode::OK);
    }
    let refused = get_from(&stranger, "10.0.0.1", "/").await;
    assert_eq!(refusal(refused).await, too_many("too-fast", true));
    assert_eq!(get_from(&stranger, "10.0.0.2", "/").await.status(), StatusCode::OK);
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(get_from(&stranger, "10.0.0.1", "/").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn one_person_at_many_addresses_counts_once() {
    let house = house(Config { requests: 60, ..Config::default() }).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    for number in 0..60 {
        let address = format!("10.0.1.{number}");
        assert_eq!(get_from(&ada, &address, "/people/me").await.status(), StatusCode::OK);
    }
    let refused = get_from(&ada, "10.0.2.1", "/people/me").await;
    assert_eq!(refusal(refused).await, too_many("too-fast", true));
    assert_eq!(get_from(&bob, "10.0.2.1", "/people/me").await.status(), StatusCode::OK);
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(get_from(&ada, "10.0.2.1", "/people/me").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn sixty_people_come_from_one_address_in_an_hour_and_no_more() {
    let house = house(Config { requests: 6000, ..Config::default() }).await;
    let stranger = house.stranger();
    let come_in = async |address: &str| {
        let name = Some(json!({ "name": "Ada" }));
        from(&stranger, address, stranger.request(Method::POST, "/people", name)).await
    };
    for _ in 0..60 {
        assert_eq!(come_in("10.0.0.1").await.status(), StatusCode::CREATED);
    }
    assert_eq!(refusal(come_in("10.0.0.1").await).await, too_many("too-fast", true));
    assert_eq!(come_in("10.0.0.2").await.status(), StatusCode::CREATED);
}

#[tokio::test]
async fn streams_of_one_address_and_of_one_person_are_counted_and_given_back() {
    let house = house(Config { streams: 30, ..Config::default() }).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = json!({ "game": "rattus-cartus", "public": true });
    let id = start(&[&ada, &bob], table).await;
    let path = format!("/tables/{id}/events");
    let mut open = Vec::new();
    for number in 0..20 {
        let stream = get_from(&ada, &format!("10.0.1.{number}"), &path).await;
        assert_eq!(stream.status(), StatusCode::OK);
        open.push(stream);
    }
    let refused = get_from(&ada, "10.0.2.1", &path).await;
    assert_eq!(refusal(refused).await, too_many("too-many-streams", false));
    open.pop();
    open.push(get_from(&ada, "10.0.2.1", &path).await);
    assert_eq!(open[19].status(), StatusCode::OK, "a stream that ended makes room");
    let stranger = house.stranger();
    for _ in 0..29 {
        open.push(get_from(&stranger, "10.0.2.1", &path).await);
        assert_eq!(open[open.len() - 1].status(), StatusCode::OK);
    }
    let refused = get_from(&bob, "10.0.2.1", &path).await;
    assert_eq!(refusal(refused).await, too_many("too-many-streams", false));
    assert_eq!(get_from(&bob, "10.0.2.2", &path).await.status(), StatusCode::OK);
    open.clear();
    assert_eq!(get_from(&bob, "10.0.2.1", &path).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn nobody_fills_the_house_with_tables() {
    let house = TestHouse::open_with(Config { tables: 2, ..Config::default() }).await;
    let ada = house.person("Ada").await;
    let table = json!({ "game": "rattus-cartus", "setup": { "players": 2 } });
    let first = ada.done("/tables", table.clone()).await;
    ada.done("/tables", table.clone()).await;
    let (status, body) = ada.post("/tables", table.clone()).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(body["error"]["code"], "too-many-tables");
    let first = first["id"].as_str().unwrap();
    ada.done(&format!("/tables/{first}/leave"), json!({})).await;
    assert_eq!(ada.table(first).await["state"], "abandoned", "nobody could start it any more");
    ada.done("/tables", table).await;
}

#[tokio::test]
async fn tables_at_which_their_host_only_watches_count_too() {
    let house = TestHouse::open_with(Config { tables: 2, ..Config::default() }).await;
    let ada = house.person("Ada").await;
    let table = json!({ "game": "rattus-cartus", "setup": { "players": 2 }, "seat": null });
    ada.done("/tables", table.clone()).await;
    ada.done("/tables", table.clone()).await;
    let (status, _) = ada.post("/tables", table).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn nobody_fills_the_disk_with_what_could_have_been() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus" })).await;
    play(&[&ada, &bob], &id, 41).await;
    let again = async |who: &Client| {
        let request =
            who.request(Method::POST, &format!("/tables/{id}/clone"), Some(json!({ "at": 9 })));
        let response = who.send(request).await;
        if response.status() != StatusCode::CREATED {
            return Some(refusal(response).await);
        }
        let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
        let made: Value = serde_json::from_slice(&bytes).unwrap();
        who.done(&format!("/tables/{}/abandon", made["id"].as_str().unwrap()), json!({})).await;
        None
    };
    for _ in 0..20 {
        assert_eq!(again(&ada).await, None);
    }
    assert_eq!(again(&ada).await, Some(too_many("too-fast", true)));
    assert_eq!(again(&bob).await, None, "nobody else waits");
}

#[tokio::test]
async fn nobody_fills_the_house_with_records_or_tokens() {
    let house = house(Config { requests: 6000, ..Config::default() }).await;
    let ada = house.person("Ada").await;
    let bob = house.person("Bob").await;
    let bring = async |person: &Client, address: &str| {
        let record = Some(json!({ "record": "no record" }));
        from(person, address, person.request(Method::POST, "/records", record)).await
    };
    for _ in 0..60 {
        assert_eq!(bring(&ada, "10.0.0.1").await.status(), StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!(refusal(bring(&bob, "10.0.0.1").await).await, too_many("too-fast", true));
    assert_eq!(refusal(bring(&ada, "10.0.0.2").await).await, too_many("too-fast", true));
    assert_eq!(bring(&bob, "10.0.0.2").await.status(), StatusCode::UNPROCESSABLE_ENTITY);
    // The first one she came in with.
    for _ in 1..50 {
        ada.done("/you/tokens", json!({})).await;
    }
    let (status, body) = ada.post("/you/tokens", json!({})).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(body["error"]["code"], "too-many-tokens");
}

#[tokio::test]
async fn the_host_says_how_many_heavy_jobs_one_person_has_and_sees_it() {
    let house = TestHouse::open_with(Config { records: 0, searches: 3, ..Config::default() }).await;
    let ada = house.person("Ada").await;
    let (status, body) = ada.post("/records", json!({ "record": "no record" })).await;
    assert_eq!(
        (status, body["error"]["code"].as_str()),
        (StatusCode::FORBIDDEN, Some("not-offered"))
    );
    assert!(!house.browser().get("/").await.1.contains("/records"), "it is not offered");
    let overview = house.host().get("/house").await;
    assert_eq!((&overview["records_each"], &overview["searches_each"]), (&json!(0), &json!(3)));
    // Ten tables with three masters each, who all have to think at once.
    for _ in 0..10 {
        let masters = json!({ "game": "rattus-cartus", "bots": ["master", "master", "master"] });
        start(&[&ada], masters).await;
    }
    // A table asks for all its seats or for none.
    let waiting = house.house.bots.waiting_to_search();
    assert!(waiting <= 3 + 2, "{waiting}");
    let offered = TestHouse::open().await;
    assert!(offered.browser().get("/").await.1.contains("/records"));
}

#[tokio::test]
async fn a_chatterbox_waits_and_can_talk_again() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus" })).await;
    let chat = format!("/tables/{id}/chat");
    for _ in 0..5 {
        ada.done(&chat, json!({ "text": "hello" })).await;
    }
    let (status, body) = ada.post(&chat, json!({ "text": "hello" })).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(body["error"]["code"], "too-fast");
    bob.done(&chat, json!({ "text": "quiet, please" })).await;
    tokio::time::sleep(Duration::from_millis(3100)).await;
    ada.done(&chat, json!({ "text": "sorry" })).await;
}

#[tokio::test]
async fn a_body_that_is_too_long_is_refused_before_it_is_read() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let long = json!({ "name": "a".repeat(70_000) });
    let response = ada.send(ada.request(Method::POST, "/you/name", Some(long))).await;
    let expected = (StatusCode::PAYLOAD_TOO_LARGE, "too-long".to_owned(), false);
    assert_eq!(refusal(response).await, expected);
    // A record may be longer, and is then looked at.
    let record = json!({ "record": "a".repeat(70_000) });
    assert_eq!(ada.post("/records", record).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    let record = json!({ "record": "a".repeat(5 * game::record::MAX_BYTES) });
    assert_eq!(ada.post("/records", record).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    ada.done("/you/name", json!({ "name": "Ada again" })).await;
}

#[tokio::test]
async fn guesses_at_links_and_at_the_hosts_token_are_limited() {
    let house = house(Config::default()).await;
    let stranger = house.stranger();
    let link = |number: usize| format!("/you/go-on/{number:032x}");
    for number in 0..20 {
        let response = get_from(&stranger, "10.0.0.1", &link(number)).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
    }
    let refused = get_from(&stranger, "10.0.0.1", &link(99)).await;
    assert_eq!(refusal(refused).await, too_many("too-many-guesses", true));
    assert_eq!(get_from(&stranger, "10.0.0.2", &link(99)).await.status(), StatusCode::NOT_FOUND);
    let ada = house.person("Ada").await;
    let made = ada.done("/you/device-link", json!({})).await;
    let right = made["url"].as_str().unwrap().split_once("/you/").unwrap().1;
    let refused = get_from(&stranger, "10.0.0.1", &format!("/you/{right}")).await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS, "being right does not help");
    let guess = async |token: &str| {
        let mut request = stranger.request(Method::GET, "/house", None);
        request.headers_mut().insert(header::AUTHORIZATION, token.parse().unwrap());
        from(&stranger, "10.0.0.3", request).await.status()
    };
    for number in 0..20 {
        assert_eq!(guess(&format!("Host {number}")).await, StatusCode::FORBIDDEN);
    }
    assert_eq!(guess("Host the-host-knows").await, StatusCode::TOO_MANY_REQUESTS);
}

/// However many ask at once, a limit lets through what it says.
#[tokio::test]
async fn limits_hold_against_a_crowd_of_requests() {
    let house = TestHouse::open_with(Config { tables: 5, ..Config::default() }).await;
    let ada = house.person("Ada").await;
    let crowd = async |path: &str, body: Value| {
        let ask = || ada.post(path, body.clone());
        let answers = join_all((0..120).map(|_| ask())).await;
        let granted = answers.iter().filter(|(status, _)| status.is_success()).count();
        let refused = answers.iter().filter(|(status, _)| *status == StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(granted + refused.count(), 120, "{answers:?}");
        granted
    };
    assert_eq!(crowd("/tables", json!({ "game": "rattus-cartus" })).await, 5);
    // The one that she came in with counts too.
    assert_eq!(crowd("/you/tokens", json!({ "label": "many" })).await, 49);
    let mut links = Vec::new();
    for answer in join_all((0..20).map(|_| ada.post("/you/device-link", json!({})))).await {
        links.push(answer.1["url"].as_str().unwrap().to_owned());
    }
    let mut open = 0;
    for link in links {
        let path = link[link.find("/you/").unwrap()..].to_owned();
        open += usize::from(house.stranger().text(&path).await.0.is_success());
    }
    assert_eq!(open, 1, "a new link takes the place of the one before");
}

#[tokio::test]
async fn guesses_at_feeds_and_at_links_in_mails_count_like_all_others() {
    for path in ["/you/feed/", "/you/notices/confirm/", "/you/notices/stop/0000000001/"] {
        let house = house(Config::default()).await;
        let thief = house.stranger();
        for number in 0..20 {
            let guess = format!("{path}{number:043}");
            let status = get_from(&thief, "10.0.0.9", &guess).await.status();
            assert_eq!(status, StatusCode::NOT_FOUND, "{guess}");
        }
        let refused = get_from(&thief, "10.0.0.9", &format!("{path}{:043}", 99)).await;
        assert_eq!(refusal(refused).await, too_many("too-many-guesses", true), "{path}");
        let other = get_from(&thief, "10.0.0.8", &format!("{path}{:043}", 99)).await;
        assert_eq!(other.status(), StatusCode::NOT_FOUND);
    }
}
