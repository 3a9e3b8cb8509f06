//! The house's doors: one file for each resource.
//!
//! The same addresses answer pages to browsers and JSON to programs.

mod again;
mod agree;
mod answer;
mod asked;
mod board;
mod create;
mod events;
mod failure;
mod headers;
mod home;
mod house;
mod pace;
mod past;
mod seal;
mod seats;
mod sent;
mod site;
mod steps;
mod tables;
mod talk;
mod visit;
mod who;
mod you;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{delete, get, post};
use tower_http::compression::CompressionLayer;

use crate::house::House;

/// The most bytes of an ordinary request.
const BODY: usize = 64 * 1024;
/// The most bytes of a record that is sent, with room for how it is written down.
const RECORD: usize = 4 * game::record::MAX_BYTES;

/// Everything that can be asked of the house.
pub fn router(house: Arc<House>) -> Router {
    let router = Router::new()
        .route("/", get(home::home))
        .route("/healthz", get(healthz))
        .route("/events", get(events::pages))
        .merge(site_routes())
        .merge(people_routes())
        .merge(table_routes())
        .merge(social_routes())
        .fallback(answer::no_such_page)
        .method_not_allowed_fallback(answer::no_such_method);
    router
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state(house.clone(), pace::count))
        .layer(from_fn_with_state(house.clone(), failure::dress))
        .layer(CompressionLayer::new())
        .layer(from_fn(headers::guard))
        .with_state(house)
}

/// What is the same for everyone.
fn site_routes() -> Router<Arc<House>> {
    let mut router = Router::new()
        .route("/assets/{name}", get(site::asset))
        .route("/rules/{game}", get(site::rules))
        .route("/privacy", get(site::privacy))
        .route("/offline", get(site::offline))
        .route("/preferences", post(site::preferences));
    for name in web::assets::ROOT_FILES {
        router = router.route(&format!("/{name}"), get(site::root_file));
    }
    router
}

/// Who one is.
fn people_routes() -> Router<Arc<House>> {
    Router::new()
        .route("/people", post(you::come_in))
        .route("/people/me", get(you::show))
        .route("/you", get(you::show))
        .route("/you/name", post(you::rename))
        .route("/you/device-link", post(you::device_link))
        .route("/you/go-on/{secret}", get(you::go_on).post(you::use_link))
        .route("/you/tokens", post(you::token))
        .route("/you/tokens/revoke", post(you::revoke))
        .route("/you/forget", post(you::forget))
}

/// Tables and what is done at them.
fn table_routes() -> Router<Arc<House>> {
    Router::new()
        .route("/tables", get(tables::list).post(create::create))
        .route("/tables/new", get(create::form))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/settings", post(create::change))
        .route("/tables/{id}/seats", get(seats::show).post(seats::sit))
        .route("/tables/{id}/sit", post(seats::sit))
        .route("/tables/{id}/seats/{seat}", delete(seats::empty))
        .route("/tables/{id}/leave", post(seats::leave))
        .route("/tables/{id}/bots", post(seats::add_bot))
        .route("/tables/{id}/bots/remove", post(seats::leave))
        .route("/tables/{id}/colour", post(seats::paint))
        .route("/tables/{id}/start", post(seats::start))
        .route("/tables/{id}/seal", post(seal::seal))
        .route("/tables/{id}/steps", post(steps::answer))
        .route("/tables/{id}/wait", post(steps::wait))
        .route("/tables/{id}/events", get(events::events))
        .route("/tables/{id}/log", get(tables::log))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/at", get(past::seek))
        .route("/tables/{id}/at/{step}", get(past::at))
}

/// What happens at and around tables besides playing.
fn social_routes() -> Router<Arc<House>> {
    Router::new()
        .route("/tables/{id}/undo", post(agree::undo))
        .route("/tables/{id}/abandon", post(agree::abandon))
        .route("/tables/{id}/orders", post(agree::order))
        .route("/tables/{id}/rematch", post(again::rematch))
        .route("/tables/{id}/clone", post(again::copy))
        .route("/tables/{id}/mend", post(again::mend))
        .route("/records", post(again::import).layer(DefaultBodyLimit::max(RECORD)))
        .route("/tables/{id}/chat", get(talk::heard).post(talk::say))
        .route("/tables/{id}/mute", post(talk::mute))
        .route("/tables/{id}/report", post(talk::report))
        .route("/tables/{id}/note", get(talk::note).post(talk::write_note))
        .route("/house", get(house::show).post(house::come_in))
        .route("/house/{what}", post(house::decide))
}

/// Says that the house is open, for whoever watches over it.
async fn healthz() -> &'static str {
    "ok\n"
}
