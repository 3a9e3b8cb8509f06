//! Headers that keep browsers from doing what nobody wants, on every kind of answer.

use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use serde_json::json;

use crate::client::{TestHouse, start};

fn guarded(headers: &HeaderMap, what: &str) {
    let value = |name: &str| {
        let values: Vec<_> = headers.get_all(name).iter().collect();
        assert_eq!(values.len(), 1, "{name} of {what}");
        values[0].to_str().unwrap()
    };
    let policy = value("content-security-policy");
    for part in [
        "default-src 'none'",
        "script-src 'self'",
        "style-src-elem 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ] {
        assert!(policy.split("; ").any(|found| found == part), "{part} of {what}");
    }
    assert!(!policy.contains("unsafe-eval") && !policy.contains("script-src 'self' "));
    assert_eq!(value("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(value("x-frame-options"), "DENY", "{what}");
    assert_eq!(value("referrer-policy"), "same-origin", "{what}");
    assert!(value("cross-origin-opener-policy") == "same-origin");
}

#[tokio::test]
async fn every_kind_of_answer_is_guarded() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus", "public": true })).await;
    let table = format!("/tables/{id}");
    let asset = {
        let (_, page) = house.browser().get("/").await;
        let (_, rest) = page.split_once("/assets/").unwrap();
        format!("/assets/{}", rest.split(['"', '?']).next().unwrap())
    };
    for (method, path, accept, status) in [
        ("GET", "/", "text/html", 200),
        ("GET", "/", "application/json", 200),
        ("HEAD", "/", "text/html", 200),
        ("GET", "/healthz", "*/*", 200),
        ("GET", "/api/openapi.json", "*/*", 200),
        ("GET", &asset, "*/*", 200),
        ("GET", "/sw.js", "*/*", 200),
        ("GET", "/tab", "text/html", 303),
        // A program for developers has no engine, and so no house in one tab.
        ("GET", "/tab/", "text/html", 404),
        ("GET", "/tab/sw.js", "*/*", 404),
        ("GET", &table, "text/html", 200),
        ("GET", &table, "application/json", 200),
        ("GET", &format!("{table}/events"), "text/event-stream", 200),
        ("GET", &format!("{table}/record"), "*/*", 409),
        ("GET", "/tables", "text/html", 303),
        ("GET", "/nowhere", "text/html", 404),
        ("GET", "/nowhere", "application/json", 404),
        ("GET", "/tables/%ff", "application/json", 400),
        ("GET", "/tables/%ff", "text/html", 400),
        ("PUT", "/tables", "application/json", 405),
        ("OPTIONS", "/tables", "*/*", 405),
        ("GET", &format!("{table}?from=x"), "text/html", 400),
        ("POST", "/tables", "application/json", 415),
        ("POST", "/people", "text/vnd.snug.regions", 415),
        ("GET", "/people/me", "application/json", 401),
        ("GET", "/metrics", "*/*", 401),
    ] {
        let request = Request::builder().method(method).uri(path).header(header::ACCEPT, accept);
        let response = house.stranger().send(request.body(Body::empty()).unwrap()).await;
        let what = format!("{method} {path} as {accept}");
        assert_eq!(response.status().as_u16(), status, "{what}");
        guarded(response.headers(), &what);
        if accept == "application/json" {
            let kind = response.headers()[header::CONTENT_TYPE].to_str().unwrap();
            assert_eq!(kind, "application/json", "{what}");
        }
    }
}

/// The worker that runs the engine may compile WebAssembly, nothing else may, and it may do
/// nothing else.
#[tokio::test]
async fn only_the_worker_of_the_engine_may_compile() {
    let house = TestHouse::open().await;
    let may_compile = |headers: &HeaderMap| {
        let policies: Vec<_> = headers.get_all(header::CONTENT_SECURITY_POLICY).iter().collect();
        assert_eq!(policies.len(), 1);
        let policy = policies[0].to_str().unwrap().to_owned();
        (policy.contains("wasm-unsafe-eval"), policy)
    };
    let mut workers = 0;
    for asset in web::assets::all() {
        let request = Request::builder().uri(&asset.url).body(Body::empty()).unwrap();
        let response = house.stranger().send(request).await;
        assert_eq!(response.status(), StatusCode::OK, "{}", asset.url);
        let (may, policy) = may_compile(response.headers());
        assert_eq!(may, asset.name == web::assets::ENGINE_WORKER, "{}: {policy}", asset.url);
        if may {
            workers += 1;
            assert_eq!(
                policy,
                "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
            );
            assert_eq!(response.headers()["x-content-type-options"], "nosniff");
        }
    }
    assert_eq!(workers, 1);
}

#[tokio::test]
async fn what_is_for_one_reader_is_kept_by_nobody_on_the_way() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus" })).await;
    for path in ["", "/log", "/at/1", "/chat", "/note", "/events"] {
        let path = format!("/tables/{id}{path}");
        let response = ada.send(ada.request(axum::http::Method::GET, &path, None)).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()[header::CACHE_CONTROL], "no-store", "{path}");
        let vary: Vec<_> = response.headers().get_all(header::VARY).iter().collect();
        assert!(vary.iter().any(|vary| vary.to_str().unwrap().contains("cookie")), "{path}");
    }
}

#[tokio::test]
async fn cookies_are_out_of_reach_of_scripts_and_other_houses() {
    let config = server::Config {
        public_url: Some("https://snug.example".to_owned()),
        ..server::Config::default()
    };
    let house = TestHouse::open_with(config).await;
    let stranger = house.stranger();
    let name = Some(json!({ "name": "Ada" }));
    let response = stranger.send(stranger.request(axum::http::Method::POST, "/people", name)).await;
    let cookie = response.headers()[header::SET_COOKIE].to_str().unwrap();
    let parts: Vec<&str> = cookie.split("; ").collect();
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(parts.contains(&part), "{part} in {cookie}");
    }
    assert!(!cookie.contains("Domain"));
}
