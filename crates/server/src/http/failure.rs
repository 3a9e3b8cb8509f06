//! Problems as their reader wants them: a page, a sentence for an open page, or JSON, in
//! the reader's language. The sentence is found here and nowhere else.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;
use web::page::{self, Failure};
use web::{Language, Spoken};

use super::answer::json;
use super::status::status;
use super::visit::{self, Visit, Wants};
use super::who::Caller;
use crate::house::House;
use crate::problem::{Problem, seconds};

impl IntoResponse for Problem {
    /// The problem itself is what counts: `dress` makes a readable answer of it.
    fn into_response(self) -> Response {
        let mut response = status(&self).into_response();
        response.extensions_mut().insert(self);
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
    let sentence = sentence(lang, problem);
    match visit::wants(headers) {
        Wants::Json => {
            let (code, rule) = (problem.code(), problem.rule());
            let inner = Inner { status: status.as_u16(), code, rule, sentence: &sentence };
            json(status, &Body { error: inner })
        }
        Wants::Regions => {
            let why = problem.rule().map(|rule| page::why(lang, rule));
            let notice = maud::html! { p { (sentence) } @if let Some(why) = why { (why) } };
            let html = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
            (status, html, notice.into_string()).into_response()
        }
        Wants::Page => {
            // Who asks matters for the bar only; whoever was shut out is a stranger here.
            let who = caller.find(headers, &house).await.unwrap_or_default();
            let visit = Visit::new(house, who, headers, "/");
            let failure = Failure {
                status: status.as_u16(),
                sentence: &sentence,
                rule: problem.rule(),
                back: &back(path),
            };
            visit.page(status, page::error(&visit.reader, &failure))
        }
    }
}

/// The sentence in the reader's language: that of the rule that refused, or of the problem.
fn sentence(lang: Language, problem: &Problem) -> String {
    let words = lang.words();
    if let Some(rule) = problem.rule() {
        let own = format!("refusal-{rule}");
        return match words.has(&own) {
            true => words.say(&own).to_owned(),
            false => page::sentence_of_refusal(lang, rule),
        };
    }
    match problem {
        Problem::Settings { key } => words.say(key).to_owned(),
        problem => words.with(&format!("problem-{}", problem.text()), &problem.arguments()),
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Whether the text of a problem is that of a rule or of a form's field.
    fn is_told_elsewhere(problem: &Problem) -> bool {
        problem.rule().is_some() || matches!(problem, Problem::Settings { .. })
    }

    /// The texts of problems in the files of a language, by their names.
    fn texts(lang: Language) -> Vec<(&'static str, &'static str)> {
        let mut texts = Vec::new();
        for (_, file) in lang.files() {
            let mut rest: &str = file;
            while let Some((_, found)) = rest.split_once("\nproblem-") {
                let (name, text) = found.split_once(" = ").unwrap();
                let end = text.find("\n}\n").filter(|_| text.starts_with("{ $seconds ->"));
                let end = end.or_else(|| text.find('\n')).unwrap_or(text.len());
                texts.push((name, &text[..end]));
                rest = &text[end..];
            }
        }
        texts
    }

    #[test]
    fn every_problem_has_a_sentence_in_every_language_and_every_sentence_a_problem() {
        let own = Problem::every().into_iter().filter(|problem| !is_told_elsewhere(problem));
        let problems: BTreeSet<&str> = own.map(|problem| problem.text()).collect();
        for lang in Language::ALL {
            let texts: BTreeSet<&str> = texts(lang).into_iter().map(|(name, _)| name).collect();
            assert_eq!(texts, problems, "{lang}");
        }
    }

    #[test]
    fn every_sentence_says_all_that_its_problem_knows() {
        for problem in Problem::every() {
            for lang in Language::ALL.into_iter().filter(|_| !is_told_elsewhere(&problem)) {
                let texts = texts(lang);
                let (_, text) = texts.iter().find(|(name, _)| *name == problem.text()).unwrap();
                let known: BTreeSet<&str> =
                    problem.arguments().into_iter().map(|(name, _)| name).collect();
                let named = |part: &'static str| part.split([' ', '}', '-']).next();
                let said: BTreeSet<&str> = text.split("{ $").skip(1).filter_map(named).collect();
                assert_eq!(said, known, "{} in {lang}", problem.text());
                let sentence = sentence(lang, &problem);
                assert!(sentence.ends_with('.') && !sentence.contains('{'), "{sentence}");
            }
        }
    }
}
