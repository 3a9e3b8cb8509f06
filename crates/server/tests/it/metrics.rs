//! What the house says about itself to whoever watches over it.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use serde_json::json;

use crate::client::{TestHouse, start};
use crate::games::play;

/// Reads OpenMetrics: every figure by its name and labels.
fn read(text: &str) -> BTreeMap<&str, f64> {
    let lines = text.strip_suffix("# EOF\n").expect("the end is marked").lines();
    let (mut figures, mut family, mut kind) = (BTreeMap::new(), "", "");
    for line in lines {
        if let Some(about) = line.strip_prefix("# HELP ") {
            family = about.split(' ').next().unwrap();
            assert!(about.ends_with('.') && !about.ends_with(".."), "{line}");
        } else if let Some(about) = line.strip_prefix("# TYPE ") {
            kind = about.strip_prefix(family).expect("of the same family").trim_start();
        } else {
            let (name, value) = line.rsplit_once(' ').unwrap();
            let part = name.split('{').next().unwrap().strip_prefix(family).unwrap();
            let parts: &[&str] = match kind {
                "gauge" => &[""],
                "counter" => &["_total"],
                "histogram" => &["_bucket", "_sum", "_count"],
                _ => panic!("{kind}"),
            };
            assert!(parts.contains(&part), "{line}");
            assert!(figures.insert(name, value.parse().unwrap()).is_none(), "{line} twice");
        }
    }
    figures
}

#[tokio::test]
async fn only_the_host_reads_the_figures() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    assert_eq!(ada.text("/metrics").await.0, StatusCode::FORBIDDEN);
    assert_eq!(house.stranger().text("/metrics").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(house.host().text("/metrics").await.0, StatusCode::OK);
}

#[tokio::test]
async fn the_figures_are_those_of_what_happened() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    ada.done("/tables", json!({ "game": "rattus-cartus" })).await;
    let id = start(&[&ada, &bob], json!({ "game": "rattus-cartus" })).await;
    let stream = ada.events(&id, None).await;
    play(&[&ada, &bob], &id, 21).await;
    ada.text("/nowhere").await;
    let (_, text) = house.host().text("/metrics").await;
    let figures = read(&text);
    let figure = |name: &str| *figures.get(name).unwrap_or_else(|| panic!("no {name} in\n{text}"));
    assert_eq!(figure("snug_tables{state=\"waiting\"}"), 1.0);
    assert_eq!(figure("snug_tables{state=\"over\"}"), 1.0);
    assert_eq!(figure("snug_tables_in_memory"), 1.0);
    assert_eq!(figure("snug_streams"), 1.0);
    assert_eq!(figure("snug_bot_queue"), 0.0);
    assert_eq!(figure("snug_requests_total{status=\"404\"}"), 1.0);
    let steps = figure("snug_step_seconds_count");
    assert!(steps > 20.0 && steps < figure("snug_requests_total{status=\"200\"}"));
    assert!(figure("snug_step_seconds_bucket{le=\"+Inf\"}") == steps);
    let at_most = |bound: &str| figure(&format!("snug_step_seconds_bucket{{le=\"{bound}\"}}"));
    assert!(at_most("0.001") <= at_most("0.05") && at_most("0.05") <= at_most("2.5"));
    assert!(figure("snug_step_seconds_sum") > 0.0);
    assert!(figure("snug_commit_orders_count") >= steps);
    assert!(figure("process_resident_memory_bytes") > 1e6);
    assert!(figure("snug_bot_budget_seconds") > 0.0);
    drop(stream);
    let (_, text) = house.host().text("/metrics").await;
    assert!(text.contains("snug_streams 0\n"));
}
