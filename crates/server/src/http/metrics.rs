//! `/metrics`: figures for whoever watches over the house, as OpenMetrics, which Prometheus
//! reads.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use prometheus_client::encoding::EncodeGaugeValue;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::registry::Registry;

use super::failure::Answer;
use super::house::Host;
use crate::house::House;
use crate::news::{Figures, News};

/// How the figures are written.
pub(super) const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// `GET /metrics`, for the host of the house only.
pub(super) async fn show(_: Host, State(house): State<Arc<House>>) -> Answer {
    let mut figures = Registry::default();
    let states: Family<[(&str, String); 1], Gauge> = Family::default();
    for (state, count) in house.store.states().await? {
        states.get_or_create(&[("state", state)]).set(count);
    }
    figures.register("snug_tables", "Tables by state", states);
    gauge(&mut figures, "snug_tables_in_memory", "Tables in memory", house.tables.len());
    let streams = house.limits.streams().len();
    gauge(&mut figures, "snug_streams", "Streams of events that are open", streams);
    let steps = house.metrics.steps.clone();
    figures.register("snug_step_seconds", "From a step to its place on disk", steps);
    let waiting = house.bots.waiting();
    gauge(&mut figures, "snug_bot_queue", "Questions that wait for a bot", waiting);
    let thought = house.bots.thought().clone();
    figures.register("snug_bot_answers", "Answers that bots have thought of here", thought);
    let budget = house.bots.budget().as_secs_f64();
    gauge(&mut figures, "snug_bot_budget_seconds", "How long a bot may think now", budget);
    let commits = house.store.commits().clone();
    figures.register("snug_commit_orders", "Orders that were committed together", commits);
    let failures = house.store.failures().clone();
    figures.register("snug_failed_commits", "Commits that failed", failures);
    let writable = u64::from(house.store.trouble().borrow().is_none());
    gauge(&mut figures, "snug_writable", "Whether anything can be written", writable);
    nodes(&mut figures, &house.news);
    // It is written with `_total` at its end.
    figures.register("snug_requests", "Requests by status", house.metrics.requests.clone());
    if let Some(bytes) = resident_memory() {
        let about = "Memory of the whole process";
        gauge(&mut figures, "process_resident_memory_bytes", about, bytes);
    }
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = encode(&mut text, &figures);
    Ok(([(header::CONTENT_TYPE, KIND)], text).into_response())
}

/// What is known of the other nodes, where there can be any.
fn nodes(figures: &mut Registry, news: &News) {
    let Some(Figures { sent, heard, unreadable, missed }) = news.figures() else { return };
    let works = u64::from(news.health().is_none());
    gauge(figures, "snug_bus_up", "Whether other nodes can be told and heard", works);
    gauge(figures, "snug_other_nodes", "Other nodes that were heard of lately", news.others());
    gauge(figures, "snug_thinkers", "Other nodes that only think", news.thinkers());
    figures.register("snug_news_sent", "Messages to other nodes", sent);
    figures.register("snug_news_heard", "Messages of other nodes", heard);
    let about = "Messages, or parts of them, that no node can have sent";
    figures.register("snug_news_unreadable", about, unreadable);
    let about = "How often something may have been missed, and everything was looked at";
    figures.register("snug_news_missed", about, missed);
}

/// A figure that goes up and down, as it is now.
fn gauge<N>(figures: &mut Registry, name: &str, about: &str, now: N)
where
    N: EncodeGaugeValue + std::fmt::Debug + Send + Sync + 'static,
{
    figures.register(name, about, ConstGauge::new(now));
}

/// What the system says the process holds, where it says so.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}
