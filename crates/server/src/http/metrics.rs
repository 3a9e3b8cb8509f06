//! `/metrics`: figures for whoever watches over the house, in the text format of Prometheus.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::house::Host;
use crate::house::House;
use crate::metrics::Text;
use crate::problem::Problem;

/// `GET /metrics`, for the host of the house only.
pub(super) async fn show(_: Host, State(house): State<Arc<House>>) -> Result<Response, Problem> {
    let mut text = Text::default();
    let label = |name: &str, value: &dyn std::fmt::Display| format!("{{{name}=\"{value}\"}}");
    let states = house.store.states().await?.into_iter();
    let states = states.map(|(state, count)| (label("state", &state), count));
    text.figures("gauge", "snug_tables", "Tables by state.", states);
    text.gauge("snug_tables_in_memory", "Tables that are in memory.", house.tables.len());
    text.gauge("snug_streams", "Streams of events that are open.", house.limits.streams().len());
    let steps = &house.metrics.steps;
    text.histogram("snug_step_seconds", "From a step to its place on disk.", steps);
    text.gauge("snug_bot_queue", "Questions that wait for a bot.", house.bots.waiting());
    let budget = house.bots.budget().as_secs_f64();
    text.gauge("snug_bot_budget_seconds", "How long a bot may think now.", budget);
    let commits = house.store.commits();
    text.histogram("snug_commit_orders", "Orders that were committed together.", commits);
    let requests = house.metrics.requests().into_iter();
    let requests = requests.map(|(status, count)| (label("status", &status), count));
    text.figures("counter", "snug_requests_total", "Requests by status.", requests);
    if let Some(bytes) = resident_memory() {
        text.gauge("process_resident_memory_bytes", "Memory of the whole process.", bytes);
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Ok((kind, text.finish()).into_response())
}

/// What the system says the process holds, where it says so.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}
