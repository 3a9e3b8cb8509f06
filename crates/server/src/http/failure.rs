//! Problems as their reader wants them: a page, a sentence for an open page, or JSON, in
//! the reader's language.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;
use web::page::{self, Failure};

use super::answer::json;
use super::status::status;
use super::visit::{self, Visit, Wants};
use super::who::Caller;
use crate::house::House;
use crate::problem::{Problem, seconds};

/// A problem as the answer to a request.
#[derive(Debug)]
pub(super) struct Failed(Problem);

/// What comes of a request.
pub(super) type Answer = Result<Response, Failed>;

impl<P: Into<Problem>> From<P> for Failed {
    fn from(problem: P) -> Failed {
        Failed(problem.into())
    }
}

impl IntoResponse for Failed {
    /// The problem itself is what counts: `dress` makes a readable answer of it.
    fn into_response(self) -> Response {
        let mut response = status(&self.0).into_response();
        response.extensions_mut().insert(self.0);
        response
    }
}

/// Makes problems readable for whoever asked.
pub(super) async fn dress(
    State(house): State<Arc<House>>,
    mut request: Request,
    next: Next,
) -> Response {
    let caller = Caller::default();
    request.extensions_mut().insert(caller.clone());
    // Only what failed needs any of this, and few requests do.
    let headers = request.headers().clone();
    let path = request.uri().path().to_owned();
    let mut response = next.run(request).await;
    let problem = response.extensions_mut().remove::<Problem>();
    house.metrics.request(response.status().as_u16());
    // What a library refused before a handler saw it has a status and no reason.
    let problem = problem.or_else(|| is_bare(&response).then_some(Problem::Malformed));
    let Some(problem) = problem else { return response };
    let status = response.status();
    let mut shown = show(house, &caller, &headers, &path, status, &problem).await;
    if status == StatusCode::UNAUTHORIZED {
        let scheme = HeaderValue::from_static("Bearer");
        shown.headers_mut().insert(header::WWW_AUTHENTICATE, scheme);
    }
    if let Some(wait) = problem.wait() {
        shown.headers_mut().insert(header::RETRY_AFTER, seconds(wait).into());
    }
    if let Some(methods) = response.headers_mut().remove(header::ALLOW) {
        shown.headers_mut().insert(header::ALLOW, methods);
    }
    shown
}

/// Whether this is a failure without a word for its reader.
fn is_bare(response: &Response) -> bool {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let bare = kind.is_none_or(|kind| kind.starts_with("text/plain"));
    bare && (status.is_client_error() || status.is_server_error())
}

async fn show(
    house: Arc<House>,
    caller: &Caller,
    headers: &HeaderMap,
    path: &str,
    status: StatusCode,
    problem: &Problem,
) -> Response {
    let lang = visit::lang(headers);
    match visit::wants(headers) {
        Wants::Json => {
            let (code, rule) = (problem.code(), problem.rule());
            let sentence = &problem.sentence(lang);
            let inner = Inner { status: status.as_u16(), code, rule, sentence };
            json(status, &Body { error: inner })
        }
        Wants::Regions => {
            let html = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
            (status, html, page::notice(lang, problem).into_string()).into_response()
        }
        Wants::Page => {
            // Who asks matters for the bar only; whoever was shut out is a stranger here.
            let who = caller.find(headers, &house).await.unwrap_or_default();
            let visit = Visit::new(house, who, headers, "/");
            let failure = Failure { status: status.as_u16(), problem, back: &back(path) };
            visit.page(status, page::error(&visit.reader, &failure))
        }
    }
}

/// Where to go on: the table, if something failed at one that can be looked at.
fn back(path: &str) -> String {
    match path.strip_prefix("/tables/").and_then(|rest| rest.split_once('/')) {
        Some((id, _)) if id.parse::<crate::ids::TableId>().is_ok() => format!("/tables/{id}"),
        _ => "/".to_owned(),
    }
}

/// Why something was not done.
#[derive(Serialize, ToSchema)]
#[schema(as = Failure)]
pub(super) struct Body<'a> {
    error: Inner<'a>,
}

#[derive(Serialize, ToSchema)]
#[schema(as = Reason)]
struct Inner<'a> {
    status: u16,
    code: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'a str>,
    sentence: &'a str,
}
