//! What the house says about itself to whoever watches over it.

use axum::http::StatusCode;
use serde_json::json;

use crate::client::{TestHouse, start};
use crate::games::play;

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
    let figure = |name: &str| -> f64 {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in\n{text}")).parse().unwrap()
    };
    assert_eq!(figure("snug_tables{state=\"waiting\"}"), 1.0);
    assert_eq!(figure("snug_tables{state=\"over\"}"), 1.0);
    assert_eq!(figure("snug_tables_in_memory"), 1.0);
    assert_eq!(figure("snug_streams"), 1.0);
    assert_eq!(figure("snug_bot_queue"), 0.0);
    assert_eq!(figure("snug_requests_total{status=\"404\"}"), 1.0);
    let steps = figure("snug_step_seconds_count");
    assert!(steps > 20.0 && steps < figure("snug_requests_total{status=\"200\"}"));
    assert!(figure("snug_step_seconds_bucket{le=\"+Inf\"}") == steps);
    assert!(figure("snug_commit_orders_count") >= steps);
    assert!(figure("process_resident_memory_bytes") > 1e6);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (name, value) = line.rsplit_once(' ').unwrap();
        assert!(value.parse::<f64>().is_ok() && !name.contains(' '), "{line}");
    }
    drop(stream);
    let (_, text) = house.host().text("/metrics").await;
    assert!(text.contains("snug_streams 0\n"));
}
