//! Errors as their reader wants them: a page, a sentence for an open page, or JSON, in
//! the reader's language.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;
use web::page::{self, Failure};
use web::{Lang, Spoken};

use super::answer::json;
use super::visit::{self, Visit, Wants};
use super::who;
use crate::error::Error;
use crate::house::House;

impl IntoResponse for Error {
    /// The error itself is what counts: `dress` makes a readable answer of it.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Makes errors readable for whoever asked.
pub(super) async fn dress(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Response {
    // Only what failed needs any of this, and few requests do.
    let headers = request.headers().clone();
    let path = request.uri().path().to_owned();
    let mut response = next.run(request).await;
    let error = response.extensions_mut().remove::<Error>();
    house.metrics.request(response.status().as_u16());
    let Some(error) = error.or_else(|| undressed(&response)) else { return response };
    // Whoever comes back in time should not come back too early.
    let wait = error.retry_after.map(|wait| wait.as_secs().saturating_add(1));
    let mut shown = show(house, &headers, &path, error).await;
    if shown.status() == StatusCode::UNAUTHORIZED {
        let scheme = HeaderValue::from_static("Bearer");
        shown.headers_mut().insert(header::WWW_AUTHENTICATE, scheme);
    }
    if let Some(wait) = wait {
        shown.headers_mut().insert(header::RETRY_AFTER, wait.into());
    }
    if let Some(methods) = response.headers_mut().remove(header::ALLOW) {
        shown.headers_mut().insert(header::ALLOW, methods);
    }
    shown
}

/// What a library refused before a handler saw it.
fn undressed(response: &Response) -> Option<Error> {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let bare = kind.is_none_or(|kind| kind.starts_with("text/plain"));
    let failed = bare && (status.is_client_error() || status.is_server_error());
    let sentence = "This request cannot be understood.";
    failed.then(|| Error { status, ..Error::malformed(sentence) })
}

async fn show(house: Arc<House>, headers: &HeaderMap, path: &str, error: Error) -> Response {
    let lang = visit::lang(headers);
    let sentence = sentence(lang, &error);
    match visit::wants(headers) {
        Wants::Json => {
            let Error { status, code, rule, .. } = &error;
            let inner = Inner { status: status.as_u16(), code, rule: *rule, sentence: &sentence };
            json(*status, &Body { error: inner })
        }
        Wants::Regions => {
            let why = error.rule.map(|rule| page::why(lang, rule));
            let notice = maud::html! { p { (sentence) } @if let Some(why) = why { (why) } };
            let html = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
            (error.status, html, notice.into_string()).into_response()
        }
        Wants::Page => {
            // Who asks matters for the bar only; whoever was shut out is a stranger here.
            let who = who::find(headers, &house).await.unwrap_or_default();
            let visit = Visit::new(house, who, headers, "/");
            let failure = Failure {
                status: error.status.as_u16(),
                sentence: &sentence,
                rule: error.rule,
                back: &back(path),
            };
            visit.page(error.status, page::error(&visit.reader, &failure))
        }
    }
}

/// The sentence in the reader's language, where there is one.
fn sentence(lang: Lang, error: &Error) -> String {
    if let Some(rule) = error.rule {
        let own = format!("refusal-{rule}");
        return match lang.words().has(&own) {
            true => lang.words().say(&own).to_owned(),
            false => page::sentence_of_refusal(lang, rule),
        };
    }
    let key = format!("problem-{}", error.code);
    match lang != Lang::En && lang.words().has(&key) {
        true => lang.words().say(&key).to_owned(),
        false => error.sentence.clone(),
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
