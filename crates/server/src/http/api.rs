//! `/api/openapi.json`: what programs can ask for, in the words of OpenAPI 3.1.
//!
//! The schemas come from the very types that the handlers read and write. A test holds the
//! list against the router, and another one asks a running house all of it.

mod describe;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::http::StatusCode;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::path::ParameterIn;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{
    ComponentsBuilder, InfoBuilder, ObjectBuilder, OpenApi, OpenApiBuilder, Paths, Type,
};

use self::describe::{COOKIE, Endpoint, FAILURES, HOST, TOKEN, delete, failure, get, number, post};
use super::sent::Nothing;
use super::{
    again, agree, failure as why, hint, home, house, metrics, notices, past, review, seal, seats,
    sharing, statistics, steps, tables, talk, who, you,
};
use crate::live::News;
use crate::store::Statistics;
use crate::tables::NewTable;
use crate::wire::SeatNumber;

/// `GET /api/openapi.json`.
pub(super) async fn show() -> Response {
    static DOCUMENT: LazyLock<Document> = LazyLock::new(|| {
        let mut document = serde_json::to_value(document()).unwrap_or_default();
        close_ranges(&mut document);
        Document(document)
    });
    super::answer::json(StatusCode::OK, &*DOCUMENT)
}

/// A number of 32 bits ends somewhere, which its format alone does not say.
fn close_ranges(part: &mut serde_json::Value) {
    match part {
        serde_json::Value::Array(parts) => parts.iter_mut().for_each(close_ranges),
        serde_json::Value::Object(parts) => {
            if parts.get("format").is_some_and(|format| format == "int32")
                && parts.get("minimum").is_some_and(|least| least == 0)
            {
                parts.entry("maximum").or_insert(u32::MAX.into());
            }
            parts.values_mut().for_each(close_ranges);
        }
        _ => {}
    }
}

fn document() -> OpenApi {
    let (mut paths, mut schemas) = (Paths::new(), BTreeMap::new());
    for endpoint in [
        for_anyone(),
        for_people(),
        for_tables(),
        reviews(),
        figures(),
        around_tables(),
        for_the_host(),
    ] {
        endpoint.into_iter().for_each(|endpoint| endpoint.write(&mut paths, &mut schemas));
    }
    let mut inner = Vec::new();
    why::Body::schemas(&mut inner);
    schemas.extend(inner);
    schemas.insert(why::Body::name().into_owned(), <why::Body as utoipa::PartialSchema>::schema());
    let failures = FAILURES.map(|(status, says)| (status.to_string(), failure(status, says)));
    let components = ComponentsBuilder::new()
        .schemas_from_iter(schemas)
        .responses_from_iter(failures)
        .security_scheme(TOKEN, bearer())
        .security_scheme(COOKIE, key(ApiKey::Cookie, who::COOKIE, "The cookie of a browser."))
        .security_scheme(
            HOST,
            key(
                ApiKey::Header,
                "Authorization",
                "`Host`, a space, and the token of the host of the house.",
            ),
        );
    let about = "Tables where people and bots play. The same addresses answer pages to browsers; \
        programs get JSON unless they ask for `text/html`. Sentences come in the language of \
        `Accept-Language`.";
    let info = InfoBuilder::new()
        .title("Snug")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(about));
    OpenApiBuilder::new()
        .info(info.build())
        .paths(paths)
        .components(Some(components.build()))
        .build()
}

fn bearer() -> SecurityScheme {
    let about = "The token that `POST /people` or `POST /you/tokens` has given.";
    let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(about));
    SecurityScheme::Http(scheme.build())
}

fn key(place: fn(ApiKeyValue) -> ApiKey, name: &str, about: &str) -> SecurityScheme {
    SecurityScheme::ApiKey(place(ApiKeyValue::with_description(name, about)))
}

fn for_anyone() -> Vec<Endpoint> {
    vec![
        get("/", "What the house is").anyone().gives::<home::About>(200, "The house."),
        get("/healthz", "Whether the house is open and can write")
            .nobody()
            .gives_text("text/plain; charset=utf-8", "It is, and it can write.")
            .fails(&[503]),
        get("/api/openapi.json", "This document").nobody().gives::<Document>(200, "The document."),
    ]
}

/// This document.
#[derive(Serialize, ToSchema)]
#[schema(value_type = Object)]
struct Document(serde_json::Value);

fn for_people() -> Vec<Endpoint> {
    vec![
        post("/people", "Come in with a name, and get a token")
            .anyone()
            .takes::<you::Name>()
            .gives::<you::Known>(201, "Somebody, with their token, which is shown this once.")
            .fails(&[422]),
        get("/people/me", "Who one is").known().gives::<you::Known>(200, "Somebody."),
        get("/you", "Who one is").known().gives::<you::Known>(200, "Somebody."),
        post("/you/name", "Be called otherwise")
            .known()
            .takes::<you::Name>()
            .gives::<you::Known>(200, "Somebody, with their new name.")
            .fails(&[422]),
        post("/you/actions", "Be asked before each action of a building, or not")
            .known()
            .takes::<you::Wish>()
            .done()
            .fails(&[422]),
        post("/you/device-link", "A link to go on with from another device, once")
            .known()
            .takes::<Nothing>()
            .gives::<you::Link>(201, "The link; it works for ten minutes."),
        post("/you/notices", "Be told by mail when it is one's turn, or not any more")
            .known()
            .takes::<notices::Wanted>()
            .done()
            .fails(&[409, 422]),
        post("/you/feed", "A new address for one's private feed of turns")
            .known()
            .takes::<Nothing>()
            .gives::<you::Link>(201, "The address; the one before it opens nothing any more."),
        post("/you/tokens", "A token for another program")
            .known()
            .takes::<you::Label>()
            .gives::<you::Known>(201, "Somebody, with the token, which is shown this once.")
            .fails(&[422]),
        post("/you/tokens/revoke", "A token opens nothing any more")
            .known()
            .takes::<you::Which>()
            .done()
            .fails(&[404]),
        post("/you/forget", "Be forgotten").known().takes::<Nothing>().done(),
    ]
}

fn for_tables() -> Vec<Endpoint> {
    let step = |endpoint: Endpoint| {
        endpoint.with("step", ParameterIn::Path, true, number(u64::MAX)).fails(&[400])
    };
    // One that is no number is as good as none.
    let last = ObjectBuilder::new().schema_type(Type::String);
    let key = ObjectBuilder::new()
        .schema_type(Type::String)
        .min_length(Some(1))
        .max_length(Some(100))
        .pattern(Some("^[!-~]*$"));
    vec![
        get("/tables", "The tables that are listed, and one's own")
            .anyone()
            .gives::<tables::Lists>(200, "The tables."),
        post("/tables", "Make a table")
            .known()
            .takes::<NewTable>()
            .gives::<again::Made>(201, "The table.")
            .fails(&[404, 422]),
        get("/tables/{id}", "A table as one sees it")
            .anyone()
            .look()
            .gives::<tables::Shown>(200, "The table."),
        post("/tables/{id}/seats", "Sit down").known().takes::<seats::Sit>().seated(),
        post("/tables/{id}/sit", "Sit down").known().takes::<seats::Sit>().seated(),
        delete("/tables/{id}/seats/{seat}", "Get up, or empty a seat as the host of the table")
            .known()
            .with("seat", ParameterIn::Path, true, <SeatNumber as utoipa::PartialSchema>::schema())
            .done()
            .fails(&[400, 409]),
        change("/tables/{id}/leave", "Get up").takes::<seats::WhichSeat>(),
        post("/tables/{id}/bots", "A bot sits down").known().takes::<seats::AddBot>().seated(),
        change("/tables/{id}/bots/remove", "A bot gets up").takes::<seats::WhichSeat>(),
        change("/tables/{id}/name", "Say who plays in a seat")
            .takes::<seats::Called>()
            .fails(&[422]),
        change("/tables/{id}/colour", "Choose a colour").takes::<seats::Paint>().fails(&[422]),
        change("/tables/{id}/start", "Start the game").takes::<seats::Start>().fails(&[422]),
        change("/tables/{id}/seal", "Add something to chance")
            .takes::<seal::Sealing>()
            .fails(&[422]),
        post("/tables/{id}/steps", "Answer a question, with all of these actions or none")
            .known()
            .with("idempotency-key", ParameterIn::Header, false, key)
            .takes::<steps::Steps>()
            .gives::<steps::Taken>(200, "What became of it, and what is asked next.")
            .fails(&[409, 422]),
        change("/tables/{id}/wait", "More time in a window").takes::<seats::WhichSeat>(),
        change("/tables/{id}/pace", "How quickly bots play, alone against them")
            .takes::<steps::Paced>(),
        post("/tables/{id}/hint", "Ask for a hint, against bots alone, or put it away")
            .known()
            .takes::<hint::HintWanted>()
            .gives::<hint::Hint>(200, "How far it is.")
            .fails(&[409]),
        get("/tables/{id}/hint", "The hint for the question at hand")
            .known()
            .look()
            .gives::<hint::Hint>(200, "How far it is."),
        get("/tables/{id}/events", "What happens, as it happens")
            .anyone()
            .look()
            .from()
            .with("last-event-id", ParameterIn::Header, false, last)
            .gives_events::<News>("state", "The newest state, whenever something has changed."),
        get("/tables/{id}/log", "What one was shown")
            .anyone()
            .look()
            .from()
            .gives::<tables::Log>(200, "The log."),
        get("/tables/{id}/record", "The whole record, once the game is over")
            .anyone()
            .look()
            .gives_text("text/plain; charset=utf-8", "The record.")
            .fails(&[409]),
        step(get("/tables/{id}/at/{step}", "A table as it was"))
            .anyone()
            .look()
            .gives::<past::Past>(200, "The table after so many steps."),
    ]
}

fn reviews() -> Vec<Endpoint> {
    let path = "/tables/{id}/review";
    vec![
        get(path, "What happened in a game that is over")
            .anyone()
            .look()
            .gives::<review::Reviewed>(200, "How far the review is, and what is known so far.")
            .fails(&[409]),
        post(path, "Ask for the review of a game that is over")
            .known()
            .takes::<Nothing>()
            .gives::<review::Reviewed>(202, "It waits, or is there already.")
            .fails(&[403, 409]),
        change("/tables/{id}/review/stop", "Stop a review that one has asked for")
            .takes::<Nothing>()
            .fails(&[403]),
    ]
}

fn figures() -> Vec<Endpoint> {
    let which = |endpoint: Endpoint| {
        let text = || ObjectBuilder::new().schema_type(Type::String);
        endpoint
            .with("game", ParameterIn::Query, false, text())
            .with("players", ParameterIn::Query, false, text())
            .with("edition", ParameterIn::Query, false, text())
            .with("sitters", ParameterIn::Query, false, text())
            .fails(&[400, 404, 422])
    };
    vec![
        which(get("/statistics", "How the games of the house went").anyone())
            .gives::<Statistics>(200, "What was counted."),
        which(get("/you/statistics", "How one's own games went").known())
            .gives::<statistics::Personal>(200, "What was counted."),
        which(get("/people/{id}/statistics", "The games of somebody who shows them").anyone())
            .gives::<statistics::Personal>(200, "What was counted."),
        post("/you/statistics", "Show one's figures to others, or not")
            .known()
            .takes::<statistics::FiguresShown>()
            .done(),
    ]
}

fn around_tables() -> Vec<Endpoint> {
    let made = |path, says| post(path, says).known().gives::<again::Made>(201, "The table.");
    vec![
        wish("/tables/{id}/undo", "Undo, or agree to it"),
        wish("/tables/{id}/abandon", "End the game here, or agree to it"),
        change("/tables/{id}/orders", "Answer threats without being asked")
            .takes::<agree::Ordered>()
            .fails(&[422]),
        made("/tables/{id}/rematch", "Play again").takes::<Nothing>().fails(&[409]),
        made("/tables/{id}/clone", "Go on from an earlier position")
            .takes::<again::From>()
            .fails(&[409, 422]),
        post("/tables/{id}/share", "Agree that others may read a finished game, or take that back")
            .known()
            .takes::<sharing::Say>()
            .done()
            .fails(&[409]),
        post("/tables/{id}/hide", "Hide a finished game from one's lists, or show it again")
            .known()
            .takes::<sharing::Say>()
            .done()
            .fails(&[409]),
        post("/tables/{id}/delete", "Delete a finished game, as soon as everyone wants it")
            .known()
            .takes::<sharing::Say>()
            .done()
            .fails(&[409]),
        made("/tables/{id}/mend", "Go on with a game that other rules have broken")
            .takes::<Nothing>()
            .fails(&[409]),
        made("/records", "A game played elsewhere, as a finished table")
            .takes::<again::Import>()
            .fails(&[403, 422]),
        get("/tables/{id}/chat", "What was said")
            .anyone()
            .look()
            .gives::<talk::Heard>(200, "What one hears of it."),
        post("/tables/{id}/chat", "Say something")
            .known()
            .takes::<talk::Text>()
            .done()
            .fails(&[422]),
        post("/tables/{id}/mute", "Do not listen to somebody, or do again")
            .known()
            .takes::<talk::About>()
            .done(),
        post("/tables/{id}/report", "Complain to the host of the house")
            .known()
            .takes::<talk::About>()
            .done()
            .fails(&[422]),
        get("/tables/{id}/note", "One's own notes").known().gives::<talk::Note>(200, "The notes."),
        post("/tables/{id}/note", "Write for oneself")
            .known()
            .takes::<talk::Text>()
            .done()
            .fails(&[422]),
    ]
}

fn for_the_host() -> Vec<Endpoint> {
    let what = ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(["mute", "ban", "pardon", "close", "settle"]));
    vec![
        get("/house", "What the host should know")
            .host()
            .gives::<house::Overview>(200, "All of it."),
        get("/metrics", "Figures for Prometheus, as OpenMetrics")
            .host()
            .gives_text(metrics::KIND, "The figures."),
        post("/house/{what}", "Keep order")
            .host()
            .with("what", ParameterIn::Path, true, what)
            .takes::<house::Matter>()
            .gives::<house::Decided>(200, "It was done.")
            .fails(&[404]),
    ]
}

/// Something is changed at a table by somebody who is known.
fn change(path: &'static str, says: &str) -> Endpoint {
    post(path, says).known().done().fails(&[409])
}

/// Something is wished for that others may have to agree to.
fn wish(path: &'static str, says: &str) -> Endpoint {
    let wished = post(path, says).known().takes::<agree::Wanted>();
    wished.gives::<agree::Told>(200, "What came of it.").fails(&[409, 422])
}

impl Endpoint {
    /// Somebody has a seat then.
    fn seated(self) -> Endpoint {
        self.gives::<seats::Seated>(200, "The seat.").fails(&[409, 422])
    }
}
