//! The document of the programming interface says what is true.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::Value;

use crate::client::TestHouse;

/// Addresses for people only: programs have no use for them.
const PAGES: [&str; 18] = [
    "/assets/{name}",
    "/events",
    "/favicon.svg",
    "/manifest.webmanifest",
    "/offline",
    "/preferences",
    "/privacy",
    "/rules/{game}",
    "/sw.js",
    "/tables/new",
    "/tables/{id}/at",
    "/tables/{id}/seats",
    "/tables/{id}/settings",
    "/you/feed/{secret}",
    "/you/go-on/{secret}",
    "/you/notices/confirm/{secret}",
    "/you/notices/stop/{person}/{proof}",
    "/house",
];

/// What the router takes at an address: it says so when it is asked with a wrong method.
async fn methods(house: &TestHouse, path: &str) -> BTreeSet<String> {
    let path: String = path.replace(['{', '}'], "");
    let request = Request::builder().method("TRACE").uri(path).body(Body::empty()).unwrap();
    let response = house.stranger().send(request).await;
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    let allow = response.headers()[header::ALLOW].to_str().unwrap().to_lowercase();
    allow.split(',').map(|method| method.trim().to_owned()).filter(|m| m != "head").collect()
}

#[tokio::test]
async fn every_route_is_in_the_document_and_nothing_else_is() {
    let house = TestHouse::open().await;
    let document = house.stranger().get("/api/openapi.json").await;
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
    let paths = document["paths"].as_object().unwrap();
    let addresses = server::http::addresses();
    for path in &addresses {
        let known: BTreeSet<String> = paths
            .get(*path)
            .and_then(Value::as_object)
            .map(|item| item.keys().cloned().collect())
            .unwrap_or_default();
        let taken = methods(&house, path).await;
        if PAGES.contains(path) {
            assert!(known.is_subset(&taken), "{path}");
        } else {
            assert_eq!(known, taken, "{path}");
        }
    }
    for path in paths.keys() {
        assert!(addresses.contains(&path.as_str()), "nothing answers at {path}");
    }
}

#[tokio::test]
async fn every_reference_in_the_document_leads_somewhere() {
    fn references<'a>(part: &'a Value, found: &mut Vec<&'a str>) {
        match part {
            Value::Array(parts) => parts.iter().for_each(|part| references(part, found)),
            Value::Object(parts) => {
                found.extend(parts.get("$ref").and_then(Value::as_str));
                parts.values().for_each(|part| references(part, found));
            }
            _ => {}
        }
    }
    let house = TestHouse::open().await;
    let document = house.stranger().get("/api/openapi.json").await;
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.len() > 100);
    for reference in found {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
}
