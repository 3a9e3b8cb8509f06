//! Forms and requests that pages of other houses make a browser send.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};

use crate::client::{Browser, TestHouse};

/// Every form that changes something, with fields that would do.
const FORMS: [(&str, &str); 23] = [
    ("/you/name", "name=Eve"),
    ("/you/device-link", ""),
    ("/you/tokens", "label=x"),
    ("/you/tokens/revoke", "token=x"),
    ("/you/forget", "sure=yes"),
    ("/people", "name=Eve"),
    ("/preferences", "lang=de"),
    ("/tables", "game=rattus-cartus"),
    ("/records", "record=x"),
    ("/tables/{id}/settings", "title=x"),
    ("/tables/{id}/sit", "seat=1"),
    ("/tables/{id}/leave", "seat=1"),
    ("/tables/{id}/bots", "level=quick"),
    ("/tables/{id}/name", "name=Eve"),
    ("/tables/{id}/colour", "colour=red"),
    ("/tables/{id}/start", "close=yes"),
    ("/tables/{id}/steps", "question=1&actions=pass"),
    ("/tables/{id}/undo", ""),
    ("/tables/{id}/abandon", ""),
    ("/tables/{id}/chat", "text=x"),
    ("/tables/{id}/note", "text=x"),
    ("/tables/{id}/rematch", ""),
    ("/house", "token=the-host-knows"),
];

async fn send(
    browser: &Browser,
    path: &str,
    kind: &str,
    extra: &[(&str, &str)],
    body: &str,
) -> StatusCode {
    let mut request = Request::builder()
        .method("POST")
        .uri(path)
        .header(header::ACCEPT, "text/html")
        .header(header::HOST, "snug.example")
        .header(header::CONTENT_TYPE, kind)
        .header(header::COOKIE, browser.cookies());
    for (name, value) in extra {
        request = request.header(*name, *value);
    }
    browser.raw(request.body(Body::from(body.to_owned())).unwrap()).await.status()
}

/// Somebody at a table of their own.
async fn at_a_table(house: &TestHouse) -> (Browser, String) {
    let mut browser = house.browser();
    browser.get("/").await;
    let form = [("game", "rattus-cartus"), ("start", "friends")];
    let (_, page) = browser.send("/tables", &form).await;
    let (_, rest) = page.split_once("/tables/").unwrap();
    (browser, rest[..10].to_owned())
}

#[tokio::test]
async fn no_form_works_without_the_token_of_its_page() {
    let house = TestHouse::open().await;
    let (browser, id) = at_a_table(&house).await;
    let (other, _) = at_a_table(&house).await;
    let form = "application/x-www-form-urlencoded";
    for (path, fields) in FORMS {
        let path = path.replace("{id}", &id);
        for csrf in ["", "csrf=", "csrf=0123", &format!("csrf={}", other.csrf())] {
            let body = format!("{fields}&{csrf}");
            let status = send(&browser, &path, form, &[], &body).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "{path} {csrf}");
        }
    }
}

#[tokio::test]
async fn a_form_of_another_house_is_refused_even_if_it_knows_the_token() {
    let house = TestHouse::open().await;
    let (browser, id) = at_a_table(&house).await;
    let form = "application/x-www-form-urlencoded";
    let own = [("origin", "http://snug.example"), ("sec-fetch-site", "same-origin")];
    for (path, fields) in FORMS {
        let path = path.replace("{id}", &id);
        let body = format!("{fields}&csrf={}", browser.csrf());
        for foreign in [
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
            ("origin", "http://evil.example"),
            ("origin", "null"),
            ("origin", "http://snug.example.evil.example"),
        ] {
            let status = send(&browser, &path, form, &[foreign], &body).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "{path} {foreign:?}");
        }
    }
    let body = format!("text=hello&csrf={}", browser.csrf());
    let status = send(&browser, &format!("/tables/{id}/chat"), form, &own, &body).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "its own page's form works");
}

#[tokio::test]
async fn json_that_a_page_can_send_without_asking_first_is_not_read() {
    let house = TestHouse::open().await;
    let (browser, id) = at_a_table(&house).await;
    let path = format!("/tables/{id}/chat");
    for kind in ["text/plain", "multipart/form-data", "text/json", ""] {
        let status = send(&browser, &path, kind, &[], r#"{"text":"hello"}"#).await;
        assert_eq!(status, StatusCode::UNSUPPORTED_MEDIA_TYPE, "{kind}");
    }
    let foreign = [("origin", "http://evil.example")];
    let status = send(&browser, &path, "application/json", &foreign, r#"{"text":"hello"}"#).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    // Asking first gets no permission.
    let request = Request::builder()
        .method("OPTIONS")
        .uri(&path)
        .header(header::ORIGIN, "http://evil.example")
        .header(header::ACCESS_CONTROL_REQUEST_METHOD, "POST");
    let response = browser.raw(request.body(Body::empty()).unwrap()).await;
    let headers = response.headers().keys();
    assert_eq!(headers.filter(|name| name.as_str().starts_with("access-control")).count(), 0);
}

#[tokio::test]
async fn looking_changes_nothing() {
    let house = TestHouse::open().await;
    let (browser, id) = at_a_table(&house).await;
    let program = browser.program().await;
    let before = program.table(&id).await;
    for (path, fields) in FORMS {
        let path = format!("{}?{fields}&csrf={}", path.replace("{id}", &id), browser.csrf());
        let request = Request::builder().uri(path).header(header::COOKIE, browser.cookies());
        browser.raw(request.body(Body::empty()).unwrap()).await;
    }
    assert_eq!(program.table(&id).await, before);
}
