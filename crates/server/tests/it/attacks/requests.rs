//! Requests that no honest program sends.

use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use serde_json::{Value, json};

use crate::client::{Client, TestHouse};

async fn raw(client: &Client, path: &str, headers: &[(&str, &str)], body: Vec<u8>) -> (u16, Value) {
    let mut request = client.request(Method::POST, path, None);
    for (name, value) in headers {
        let name = header::HeaderName::from_bytes(name.as_bytes()).unwrap();
        request.headers_mut().insert(name, value.parse().unwrap());
    }
    *request.body_mut() = Body::from(body);
    let response = client.send(request).await;
    let status = response.status().as_u16();
    let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
}

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test]
async fn json_that_is_none_or_too_deep_is_refused_with_a_sentence() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let deep = |open: &str, close: &str| {
        format!(
            "{{\"game\":\"rattus-cartus\",\"setup\":{}1{}}}",
            open.repeat(5_000),
            close.repeat(5_000)
        )
    };
    for body in [
        "".to_owned(),
        "{".to_owned(),
        "null".to_owned(),
        "[]".to_owned(),
        "\u{feff}{}".to_owned(),
        "{\"game\":\"rattus-cartus\",\"game\":\"ankh-morpork\"}".to_owned(),
        "{\"game\":\"rattus-cartus\"} {}".to_owned(),
        "{\"game\":1e999}".to_owned(),
        "{\"game\":\"\\ud800\"}".to_owned(),
        deep("[", "]"),
        deep("{\"a\":", "}"),
    ] {
        let (status, answer) = raw(&ada, "/tables", &[JSON], body.clone().into_bytes()).await;
        assert_eq!(status, 400, "{}", &body[..body.len().min(80)]);
        assert!(answer["error"]["sentence"].is_string());
    }
    let (status, _) = raw(&ada, "/tables", &[JSON], b"{\"game\":\"\xff\xfe\"}".to_vec()).await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn a_body_that_is_compressed_is_never_unpacked() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    // Ten bytes of gzip for a thousand times as many would be read as what they are: no JSON.
    let gzip = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0x4b, 0x4c, 0x1c, 5, 0];
    for encoding in ["gzip", "deflate", "br", "zstd"] {
        let headers = [JSON, ("content-encoding", encoding)];
        let (status, _) = raw(&ada, "/tables", &headers, gzip.clone()).await;
        assert!(matches!(status, 400 | 415), "{encoding}: {status}");
    }
}

#[tokio::test]
async fn a_wrong_content_type_is_refused() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let body = br#"{"name":"Ada"}"#.to_vec();
    for kind in ["text/plain", "application/xml", "application/jsonx", "application/x-www-form"] {
        let (status, _) = raw(&ada, "/you/name", &[("content-type", kind)], body.clone()).await;
        assert_eq!(status, 415, "{kind}");
    }
    assert_eq!(raw(&ada, "/you/name", &[], body.clone()).await.0, 415);
    let json = ("content-type", "application/json; charset=utf-8");
    assert_eq!(raw(&ada, "/you/name", &[json], body).await.0, 200);
}

#[tokio::test]
async fn tricks_with_paths_lead_nowhere() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    for path in [
        "/tables/..%2f..%2fetc%2fpasswd",
        "/tables/%2e%2e/%2e%2e",
        "/tables/0123456789%00",
        "/tables/0123456789/../../house",
        "/tables/%F0%9F%90%80",
        "/tables/0123456789%0d%0aset-cookie:%20a=b",
        "/tables/ABCDEFGHJK",
        "/tables/'%20or%201=1--",
        "/assets/..%2fstyle.css",
        "/assets/%2e%2e%2f%2e%2e%2fsnug.db",
        "/assets//etc/passwd",
        "/sw.js/..",
        "//evil.example/",
        "/rules/..%2frules",
        "/you/go-on/..%2f..%2f",
        "/house/%2e%2e",
    ] {
        let (status, text) = ada.text(path).await;
        let refused = matches!(status.as_u16(), 400 | 404 | 405);
        assert!(refused, "{path}: {status} {text}");
    }
    for path in ["/tables/%ff", "/tables/%c0%af", "/rules/%ff", "/assets/%ff"] {
        let (status, text) = ada.text(path).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{path}");
        let body: Value = serde_json::from_str(&text).unwrap();
        assert!(body["error"]["sentence"].is_string(), "{path}: {text}");
    }
}

#[tokio::test]
async fn no_text_from_outside_becomes_a_header() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    browser.get("/").await;
    for back in [
        "/\r\nset-cookie: a=b",
        "//evil.example",
        "https://evil.example/",
        "/\\evil.example",
        "\u{0}/",
        "javascript:alert(1)",
    ] {
        let body = format!(
            "csrf={}&lang=de%0d%0aa:b&theme=x%0d%0ab:c&back={}",
            browser.csrf(),
            back.bytes().map(|byte| format!("%{byte:02x}")).collect::<String>()
        );
        for body in [body.clone(), body.replace("lang=de%0d%0aa:b&", "")] {
            let request = Request::builder()
                .method("POST")
                .uri("/preferences")
                .header(header::COOKIE, browser.cookies())
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
            let response = browser.raw(request.body(Body::from(body)).unwrap()).await;
            if let Some(to) = response.headers().get(header::LOCATION) {
                assert_eq!(to, "/", "{back}");
            }
            let cookies = response.headers().get_all(header::SET_COOKIE).iter();
            for cookie in cookies {
                let cookie = cookie.to_str().unwrap();
                assert!(!cookie.contains("a=b") && !cookie.contains("b:c"), "{cookie}");
            }
        }
    }
}

#[tokio::test]
async fn a_body_is_not_read_for_whoever_may_not_send_it() {
    let house = TestHouse::open().await;
    let stranger = house.stranger();
    let (status, _) = stranger.post("/tables/0123456789/steps", json!({})).await;
    assert!(matches!(status.as_u16(), 400 | 401 | 404), "{status}");
    let (status, _) = stranger.post("/house/ban", json!({ "person": "0123456789" })).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}
