//! The house's doors: one file for each resource.

mod answer;
mod events;
mod people;
mod seal;
mod seats;
mod sent;
mod steps;
mod tables;
mod who;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{delete, get, post};

use crate::house::House;

/// The most bytes of an ordinary request.
const BODY: usize = 64 * 1024;

/// Everything that can be asked of the house.
pub fn router(house: Arc<House>) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/people", post(people::come_in))
        .route("/people/me", get(people::me))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/seats", post(seats::sit))
        .route("/tables/{id}/seats/{seat}", delete(seats::leave))
        .route("/tables/{id}/bots", post(seats::add_bot))
        .route("/tables/{id}/start", post(seats::start))
        .route("/tables/{id}/seal", post(seal::seal))
        .route("/tables/{id}/steps", post(steps::answer))
        .route("/tables/{id}/wait", post(steps::wait))
        .route("/tables/{id}/events", get(events::events))
        .route("/tables/{id}/log", get(tables::log))
        .route("/tables/{id}/record", get(tables::record))
        .fallback(answer::no_such_page)
        .method_not_allowed_fallback(answer::no_such_method)
        .layer(DefaultBodyLimit::max(BODY))
        .with_state(house)
}

/// Says that the house is open, for whoever watches over it.
async fn healthz() -> &'static str {
    "ok\n"
}
