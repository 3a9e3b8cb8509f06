//! What the house answers: one file for each resource.
//!
//! The same addresses answer pages to browsers and JSON to programs.

mod again;
mod agree;
mod answer;
mod api;
mod asked;
mod at_table;
mod board;
mod create;
mod engine;
mod events;
mod failure;
mod feed;
mod gamehead;
mod headers;
mod hint;
mod home;
mod house;
mod learn;
mod lessons;
mod metrics;
mod notices;
mod origin;
mod pace;
mod past;
mod picture;
mod proof;
mod review;
mod seal;
mod seats;
mod sent;
mod sharing;
mod site;
mod statistics;
mod status;
mod steps;
mod tab;
mod tables;
mod talk;
mod visit;
mod who;
mod you;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodRouter, delete, get, post};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

use crate::house::House;
use crate::problem::Problem;

/// The most bytes of an ordinary request.
const BODY: usize = 64 * 1024;
/// The most bytes of a record that is sent, with room for how it is written down.
const RECORD: usize = 4 * game::record::MAX_BYTES;

/// An address, and what answers there.
type Route = (&'static str, MethodRouter<Arc<House>>);

/// Everything that can be asked of the house.
pub fn router(house: Arc<House>) -> Router {
    let mut router = Router::new();
    for (path, answers) in routes() {
        router = router.route(path, answers);
    }
    router
        .fallback(answer::no_such_page)
        .method_not_allowed_fallback(answer::no_such_method)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state(house.clone(), origin::guard))
        .layer(from_fn_with_state(house.clone(), pace::count))
        .layer(from_fn_with_state(house.clone(), failure::dress))
        .layer(CompressionLayer::new().compress_when(is_worth_packing()))
        .layer(from_fn(headers::guard))
        .with_state(house)
}

/// The engine is packed closer already.
fn is_worth_packing() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new(web::ENGINE_TYPE))
}

/// Every address of the house, with its variable parts in braces.
pub fn addresses() -> Vec<&'static str> {
    routes().into_iter().map(|(path, _)| path).collect()
}

fn routes() -> Vec<Route> {
    let mut routes = site_routes();
    routes.extend(people_routes());
    routes.extend(table_routes());
    routes.extend(social_routes());
    routes
}

/// What is the same for everyone.
fn site_routes() -> Vec<Route> {
    vec![
        ("/", get(home::home)),
        ("/events", get(events::pages)),
        ("/healthz", get(healthz)),
        ("/metrics", get(metrics::show)),
        ("/api/openapi.json", get(api::show)),
        ("/assets/{name}", get(site::asset)),
        ("/learn", get(learn::list)),
        ("/learn/{game}", get(learn::guide)),
        ("/learn/{game}/first-game", get(learn::first_game).post(learn::go_on)),
        ("/lessons", get(lessons::list)),
        ("/lessons/{game}/{id}", get(lessons::show).post(lessons::go_on)),
        ("/rules", get(learn::rulebooks)),
        ("/rules/{game}", get(site::rules)),
        ("/statistics", get(statistics::house)),
        ("/privacy", get(site::privacy)),
        ("/offline", get(site::offline)),
        ("/tab", get(tab::lead_in)),
        ("/tab/", get(tab::document)),
        ("/tab/{*file}", get(tab::file)),
        ("/preferences", post(site::preferences)),
        ("/you/actions", post(you::actions)),
        ("/sw.js", get(site::root_file)),
        ("/manifest.webmanifest", get(site::root_file)),
        ("/favicon.svg", get(site::root_file)),
    ]
}

/// Who one is.
fn people_routes() -> Vec<Route> {
    vec![
        ("/people", post(you::come_in)),
        ("/people/me", get(you::show)),
        ("/you", get(you::show)),
        ("/you/statistics", get(statistics::own).post(statistics::show)),
        ("/people/{id}/statistics", get(statistics::of)),
        ("/you/name", post(you::rename)),
        ("/you/device-link", post(you::device_link)),
        ("/you/go-on/{secret}", get(you::go_on).post(you::use_link)),
        ("/you/notices", post(notices::want)),
        ("/you/notices/confirm/{secret}", get(notices::may_confirm).post(notices::confirm)),
        ("/you/notices/stop/{person}/{proof}", get(notices::may_stop).post(notices::stop)),
        ("/you/feed", post(notices::new_feed)),
        ("/you/feed/{secret}", get(notices::read_feed)),
        ("/you/tokens", post(you::token)),
        ("/you/tokens/revoke", post(you::revoke)),
        ("/you/forget", post(you::forget)),
    ]
}

/// Tables and what is done at them.
fn table_routes() -> Vec<Route> {
    vec![
        ("/tables", get(tables::list).post(create::create)),
        ("/tables/new", get(create::form)),
        ("/tables/{id}", get(tables::show)),
        ("/tables/{id}/settings", post(create::change)),
        ("/tables/{id}/seats", get(seats::show).post(seats::sit)),
        ("/tables/{id}/sit", post(seats::sit)),
        ("/tables/{id}/seats/{seat}", delete(seats::empty)),
        ("/tables/{id}/leave", post(seats::leave)),
        ("/tables/{id}/bots", post(seats::add_bot)),
        ("/tables/{id}/bots/remove", post(seats::leave)),
        ("/tables/{id}/name", post(seats::call)),
        ("/tables/{id}/colour", post(seats::paint)),
        ("/tables/{id}/start", post(seats::start)),
        ("/tables/{id}/seal", post(seal::seal)),
        ("/tables/{id}/steps", post(steps::answer)),
        ("/tables/{id}/wait", post(steps::wait)),
        ("/tables/{id}/pace", post(steps::pace)),
        ("/tables/{id}/hint", get(hint::show).post(hint::ask)),
        ("/tables/{id}/events", get(events::events)),
        ("/tables/{id}/log", get(tables::log)),
        ("/tables/{id}/record", get(tables::record)),
        ("/tables/{id}/proof", get(proof::show)),
        ("/tables/{id}/review", get(review::show).post(review::ask)),
        ("/tables/{id}/review/stop", post(review::stop)),
        ("/tables/{id}/at", get(past::seek)),
        ("/tables/{id}/at/{step}", get(past::at)),
    ]
}

/// What happens at and around tables besides playing.
fn social_routes() -> Vec<Route> {
    vec![
        ("/tables/{id}/undo", post(agree::undo)),
        ("/tables/{id}/abandon", post(agree::abandon)),
        ("/tables/{id}/orders", post(agree::order)),
        ("/tables/{id}/rematch", post(again::rematch)),
        ("/tables/{id}/clone", post(again::copy)),
        ("/tables/{id}/what-if", get(again::what_if)),
        ("/tables/{id}/picture.svg", get(picture::svg)),
        ("/tables/{id}/picture.png", get(picture::png)),
        ("/tables/{id}/share", post(sharing::share)),
        ("/tables/{id}/hide", post(sharing::hide)),
        ("/tables/{id}/delete", post(sharing::delete)),
        ("/tables/{id}/mend", post(again::mend)),
        ("/records", post(again::import).layer(DefaultBodyLimit::max(RECORD))),
        ("/tables/{id}/chat", get(talk::heard).post(talk::say)),
        ("/tables/{id}/mute", post(talk::mute)),
        ("/tables/{id}/report", post(talk::report)),
        ("/tables/{id}/note", get(talk::note).post(talk::write_note)),
        ("/house", get(house::show).post(house::come_in)),
        ("/house/{what}", post(house::decide)),
    ]
}

/// Says whether the house is open and can write, for whoever watches over it. Without a way to
/// the other nodes it still serves everybody, so that is said and is no reason to leave it out.
async fn healthz(State(house): State<Arc<House>>) -> Result<String, failure::Failed> {
    match &*house.store.trouble().borrow() {
        None => Ok(house.news.health().map_or("ok\n".into(), |away| format!("ok\n{away}\n"))),
        Some(reason) => Err(Problem::Unwritable { reason: reason.clone() }.into()),
    }
}
