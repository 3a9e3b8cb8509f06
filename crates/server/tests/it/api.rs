//! The document of the programming interface says what is true.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};

use crate::client::{TestHouse, start};
use crate::games::play;

/// Addresses for people only: programs have no use for them.
const PAGES: &[&str] = &[
    "/assets/{name}",
    "/events",
    "/favicon.svg",
    "/learn",
    "/learn/{game}",
    "/learn/{game}/first-game",
    "/lessons",
    "/lessons/{game}/{id}",
    "/manifest.webmanifest",
    "/offline",
    "/preferences",
    "/privacy",
    "/rules",
    "/rules/{game}",
    "/sw.js",
    "/tab",
    "/tab/",
    "/tab/{*file}",
    "/tables/new",
    "/tables/{id}/at",
    "/tables/{id}/proof",
    "/tables/{id}/seats",
    "/tables/{id}/picture.png",
    "/tables/{id}/picture.svg",
    "/tables/{id}/settings",
    "/tables/{id}/what-if",
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

/// Holds JSON against a schema of the document: nothing is missing, and nothing is there that
/// the document does not know.
pub(crate) fn fits(document: &Value, schema: &Value, sent: &Value) -> Result<(), String> {
    if let Some(reference) = schema["$ref"].as_str() {
        return fits(document, document.pointer(&reference[1..]).unwrap(), sent);
    }
    if let Some(either) = schema["oneOf"].as_array() {
        let mut fit = either.iter().map(|schema| fits(document, schema, sent));
        let first = fit.next().unwrap();
        return if fit.any(|fit| fit.is_ok()) { Ok(()) } else { first };
    }
    let kinds = &schema["type"];
    let kind = match sent {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    // A whole number is a number, and what is to be whole is held against its schema by nobody.
    let is_kind = |known: &Value| known == kind || (kind == "integer" && known == "number");
    let is_known = kinds.as_array().is_some_and(|kinds| kinds.iter().any(is_kind));
    if !kinds.is_null() && !is_kind(kinds) && !is_known {
        return Err(format!("{sent} is no {kinds}"));
    }
    for item in sent.as_array().into_iter().flatten() {
        fits(document, &schema["items"], item)?;
    }
    let (Some(fields), Some(known)) = (sent.as_object(), schema["properties"].as_object()) else {
        return Ok(());
    };
    let mut required = schema["required"].as_array().into_iter().flatten();
    if let Some(name) = required.find(|name| !fields.contains_key(name.as_str().unwrap())) {
        return Err(format!("{name} is missing in {sent}"));
    }
    fields.iter().try_for_each(|(name, value)| match known.get(name) {
        Some(schema) => fits(document, schema, value),
        None => Err(format!("{name} is not in the document")),
    })
}

#[tokio::test]
async fn what_a_table_sends_is_what_the_document_says() {
    let house = TestHouse::open().await;
    let document = house.stranger().get("/api/openapi.json").await;
    let must_fit = |name: &str, sent: &Value| {
        let fit = fits(&document, &document["components"]["schemas"][name], sent);
        assert_eq!(fit, Ok(()), "{name}");
    };
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    for game in ["ankh-morpork", "rattus-cartus"] {
        let clock = json!({ "live": { "reserve": 600, "increment": 5 } });
        let table = json!({ "game": game, "window": 0, "clock": clock, "public": true });
        let id = start(&[&ada, &bob], table).await;
        let (position, news) = ada.events(&id, Some(0)).await.next().await.unwrap();
        assert!(position > 0 && !news["log"].as_array().unwrap().is_empty());
        must_fit("News", &news);
        must_fit("Shown", &ada.get(&format!("/tables/{id}")).await);
        play(&[&ada, &bob], &id, 3).await;
        for eyes in [&ada, &house.stranger()] {
            must_fit("Shown", &eyes.get(&format!("/tables/{id}")).await);
            must_fit("Log", &eyes.get(&format!("/tables/{id}/log")).await);
            must_fit("Past", &eyes.get(&format!("/tables/{id}/at/7")).await);
        }
    }
}
