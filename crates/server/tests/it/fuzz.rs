//! Whatever is sent to the house, it answers with a sentence and never stumbles.
//!
//! `cargo xtask long fuzz` searches for longer.

use axum::body::{Body, to_bytes};
use axum::http::{HeaderName, HeaderValue, Method, Request, header};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{RngAlgorithm, TestCaseError, TestRng, TestRunner};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::client::{Browser, Client, TestHouse};

/// A house with somebody in it, who plays both seats of a game.
struct Fixture {
    runtime: Runtime,
    /// Its folder goes when this does.
    _house: TestHouse,
    ada: Client,
    browser: Browser,
    table: String,
}

type Checked = Result<(), TestCaseError>;

/// Tries inputs: a few, and always the same, unless the environment asks for more.
fn fuzz<S: Strategy>(few: u32, inputs: S, test: impl Fn(&Fixture, S::Value) -> Checked) {
    let many = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    let config = ProptestConfig {
        cases: many.unwrap_or(few),
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let mut runner = match many {
        Some(_) => TestRunner::new(config),
        None => {
            let dice = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
            TestRunner::new_with_rng(config, dice)
        }
    };
    let fixture = Fixture::new();
    runner.run(&inputs, |input| test(&fixture, input)).unwrap();
}

impl Fixture {
    fn new() -> Fixture {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let (house, ada, browser, table) = runtime.block_on(async {
            let house = TestHouse::open().await;
            let ada = house.person("Ada").await;
            let table = json!({
                "game": "ankh-morpork", "hot_seat": true, "window": 0, "setup": { "players": 2 },
            });
            let created = ada.done("/tables", table).await;
            let table = created["id"].as_str().unwrap().to_owned();
            ada.done(&format!("/tables/{table}/start"), json!({})).await;
            let mut browser = house.browser();
            browser.get("/").await;
            (house, ada, browser, table)
        });
        Fixture { runtime, _house: house, ada, browser, table }
    }

    /// Sends a request: whatever becomes of it, the house has not stumbled, and whoever is
    /// refused is told why.
    fn check(&self, request: Request<Body>) -> Checked {
        let shown = format!("{} {} {:?}", request.method(), request.uri(), request.headers());
        self.runtime.block_on(async {
            let response = self.ada.send(request).await;
            let status = response.status();
            prop_assert!(!status.is_server_error(), "{status} for {shown}");
            let kind = response.headers().get(header::CONTENT_TYPE).cloned();
            if !status.is_client_error() || kind.is_none_or(|kind| kind != "application/json") {
                return Ok(());
            }
            let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
            let body: Value = serde_json::from_slice(&bytes).unwrap();
            let sentence = body["error"]["sentence"].as_str().unwrap_or_default();
            prop_assert!(sentence.ends_with(['.', '!']), "{body} for {shown}");
            Ok(())
        })
    }

    fn post(&self, path: &str, body: impl Into<Body>) -> Request<Body> {
        let path = path.replace("{id}", &self.table);
        let mut request = self.ada.request(Method::POST, &path, None);
        let json = HeaderValue::from_static("application/json");
        request.headers_mut().insert(header::CONTENT_TYPE, json);
        *request.body_mut() = body.into();
        request
    }

    fn get(&self, path: &str) -> Option<Request<Body>> {
        let path = path.replace("{id}", &self.table);
        path.parse::<axum::http::Uri>().ok()?;
        Some(self.ada.request(Method::GET, &path, None))
    }
}

/// Everything that reads a body, but for being forgotten.
const POSTS: [&str; 23] = [
    "/people",
    "/you/name",
    "/you/tokens",
    "/you/tokens/revoke",
    "/tables",
    "/records",
    "/tables/{id}/seats",
    "/tables/{id}/leave",
    "/tables/{id}/bots",
    "/tables/{id}/name",
    "/tables/{id}/colour",
    "/tables/{id}/start",
    "/tables/{id}/seal",
    "/tables/{id}/steps",
    "/tables/{id}/wait",
    "/tables/{id}/undo",
    "/tables/{id}/orders",
    "/tables/{id}/rematch",
    "/tables/{id}/clone",
    "/tables/{id}/chat",
    "/tables/{id}/mute",
    "/tables/{id}/report",
    "/tables/{id}/note",
];

/// Names of fields that something reads.
const FIELDS: [&str; 28] = [
    "name", "label", "token", "game", "setup", "players", "edition", "title", "public", "hot_seat",
    "clock", "window", "pace", "bots", "seat", "record", "colour", "level", "fill", "close",
    "round", "commit", "reveal", "question", "actions", "key", "text", "person",
];

/// Values that something reads somewhere.
fn leaf() -> impl Strategy<Value = Value> {
    let words = [
        "ankh-morpork",
        "rattus-cartus",
        "quick",
        "sharp:iterations=1",
        "random",
        "pass",
        "none",
        "de",
        "0123456789",
        "never-ask",
        "live",
        "snug record 1",
    ];
    prop_oneof![
        select(words.to_vec()).prop_map(Value::from),
        any::<String>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..9_i64).prop_map(Value::from),
        any::<bool>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        Just(Value::Null),
    ]
}

fn tree() -> impl Strategy<Value = Value> {
    leaf().prop_recursive(4, 24, 6, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..6).prop_map(Value::from),
            vec((select(FIELDS.to_vec()), inner), 0..6).prop_map(|fields| {
                fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
            }),
        ]
    })
}

#[test]
fn fuzz_json_bodies() {
    let body = prop_oneof![
        4 => tree().prop_map(|tree| tree.to_string().into_bytes()),
        1 => vec(any::<u8>(), 0..200),
        1 => "[\\[\\]{}\":,0-9a-z\\\\ ]{0,80}".prop_map(String::into_bytes),
    ];
    fuzz(400, (select(POSTS.to_vec()), body), |fixture, (path, body)| {
        fixture.check(fixture.post(path, body))
    });
}

#[test]
fn fuzz_objects_with_the_right_fields() {
    let fields = vec((select(FIELDS.to_vec()), tree()), 1..4);
    fuzz(400, (select(POSTS.to_vec()), fields), |fixture, (path, fields)| {
        let fields = fields.into_iter().map(|(name, value)| (name.to_owned(), value));
        let body: Value = fields.collect();
        fixture.check(fixture.post(path, body.to_string()))
    });
}

#[test]
fn fuzz_forms() {
    let field = (select(FIELDS.to_vec()), "[a-z0-9%&=+;\\\\/.-]{0,20}|\\PC{0,10}");
    let extra = "[&=%+;a-z0-9\u{e9}]{0,30}";
    let form = (select(POSTS.to_vec()), vec(field, 0..6), extra);
    fuzz(300, form, |fixture, (path, fields, extra)| {
        let fields = fields.iter().map(|(name, value)| format!("{name}={value}"));
        let fields = fields.collect::<Vec<_>>().join("&");
        let body = format!("csrf={}&{fields}&{extra}", fixture.browser.csrf());
        let request = Request::builder()
            .method(Method::POST)
            .uri(path.replace("{id}", &fixture.table))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::COOKIE, fixture.browser.cookies());
        fixture.check(request.body(Body::from(body)).unwrap())
    });
}

#[test]
fn fuzz_notation_of_steps() {
    let words = [
        "play",
        "place",
        "move",
        "pass",
        "react",
        "gaspode",
        "shield",
        "the-shades",
        "1",
        "2",
        ":",
        ">",
        "-",
        "the-beggars-guild",
        "minion",
        "undo",
        "end",
        "\u{0}",
        "\n",
        "é",
    ];
    let notation = prop_oneof![
        3 => vec(select(words.to_vec()), 0..6).prop_map(|words| words.join(" ")),
        1 => any::<String>(),
    ];
    fuzz(300, vec(notation, 0..4), |fixture, actions| {
        let mut shown =
            fixture.runtime.block_on(fixture.ada.get(&format!("/tables/{}", fixture.table)));
        let seat = shown["table"]["asked"][0].take();
        let path = format!("/tables/{}?seat={seat}", fixture.table);
        let question = fixture.runtime.block_on(fixture.ada.get(&path))["table"]["question"].take();
        let body = json!({ "seat": seat, "question": question["number"], "actions": actions });
        fixture.check(fixture.post("/tables/{id}/steps", body.to_string()))
    });
}

#[test]
fn fuzz_records() {
    let record = {
        let fixture = Fixture::new();
        fixture.runtime.block_on(async {
            let table =
                json!({ "game": "rattus-cartus", "hot_seat": true, "setup": { "players": 2 } });
            let created = fixture.ada.done("/tables", table).await;
            let id = created["id"].as_str().unwrap();
            fixture.ada.done(&format!("/tables/{id}/start"), json!({})).await;
            crate::games::play_hot_seat(&fixture.ada, id, 41).await;
            fixture.ada.text(&format!("/tables/{id}/record")).await.1
        })
    };
    let change = (any::<prop::sample::Index>(), 0..4_u8, any::<char>());
    fuzz(150, vec(change, 1..4), move |fixture, changes| {
        let mut letters: Vec<char> = record.chars().collect();
        for (place, what, letter) in changes {
            let at = place.index(letters.len());
            match what {
                0 => letters[at] = letter,
                1 => letters.insert(at, letter),
                2 => drop(letters.remove(at)),
                _ => letters.truncate(at.max(1)),
            }
        }
        let body = json!({ "record": letters.into_iter().collect::<String>() });
        fixture.check(fixture.post("/records", body.to_string()))
    });
}

#[test]
fn fuzz_headers() {
    let names = [
        "cookie",
        "authorization",
        "last-event-id",
        "idempotency-key",
        "accept",
        "accept-language",
        "x-forwarded-for",
        "origin",
        "sec-fetch-site",
        "content-type",
        "content-length",
        "host",
        "if-none-match",
        "accept-encoding",
    ];
    let value = prop_oneof![
        vec(any::<u8>(), 0..60),
        "(snug=|snug-stranger=|lang=|theme=|snug-invited=|Bearer |Host )?[0-9a-f.;= ]{0,80}"
            .prop_map(String::into_bytes),
        "[0-9]{0,30}".prop_map(String::into_bytes),
        "([a-z-]{1,8};q=[0-9.]{0,4},? ?){0,5}".prop_map(String::into_bytes),
    ];
    let paths = ["/", "/tables", "/people/me", "/tables/{id}", "/tables/{id}/events", "/house"];
    let inputs = (select(paths.to_vec()), vec((select(names.to_vec()), value), 1..4));
    fuzz(400, inputs, |fixture, (path, headers)| {
        let Some(mut request) = fixture.get(path) else { return Ok(()) };
        for (name, value) in headers {
            if let Ok(value) = HeaderValue::from_bytes(&value) {
                request.headers_mut().append(HeaderName::from_static(name), value);
            }
        }
        fixture.check(request)
    });
}

#[test]
fn fuzz_addresses() {
    let path = prop_oneof![
        "/(tables|rules|assets|you/go-on|house)/[a-z0-9%./@-]{0,20}",
        "/tables/\\{id\\}/(at|seats|log|chat)/[0-9a-z%-]{0,24}",
        "/tables/\\{id\\}(/at/[0-9]{1,3}|/log|/record|/events|)",
        "/(rules/ankh-morpork|tables/new|events|tables|)",
    ];
    let query =
        "(\\?((seat|as|from|step|invitation|q|only|game|table)=[a-z0-9%@+&=-]{0,12}&?){0,4})?";
    fuzz(500, (path, query), |fixture, (path, query)| {
        let Some(request) = fixture.get(&format!("{path}{query}")) else { return Ok(()) };
        fixture.check(request)?;
        let mut page = fixture.get(&format!("{path}{query}")).unwrap();
        page.headers_mut().insert(header::ACCEPT, HeaderValue::from_static("text/html"));
        fixture.check(page)
    });
}
