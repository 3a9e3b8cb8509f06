//! What is the same for everyone: style sheets, rules, privacy, preferences.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use web::assets::{self, Asset};
use web::page::{self, RulesPage};
use web::{Language, Theme};

use super::asked::Asked;
use super::failure::Answer;
use super::headers::RunsEngine;
use super::sent::{Body, Form, Nothing};
use super::visit::{Visit, go, with_cookie};
use super::{engine, tab};
use crate::house::House;
use crate::problem::Problem;

/// A year, in seconds.
pub(super) const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Files without a hash in their names are asked for again.
pub(super) const ASK_AGAIN: &str = "no-cache";

/// `GET /assets/{name}`: named after its content, so it never changes.
pub(super) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Answer {
    if let Some(module) = engine::file().filter(|file| file.name == name) {
        return Ok(module.answer(FOR_EVER));
    }
    let asset = assets::get(&name).ok_or(Problem::NoSuchPage)?;
    let mut response = file(asset, &headers, FOR_EVER);
    if asset.name == assets::ENGINE_WORKER {
        response.extensions_mut().insert(RunsEngine);
    }
    Ok(response)
}

/// `GET /sw.js` and the like: the same files under fixed names.
pub(super) async fn root_file(
    State(_): State<Arc<House>>,
    uri: axum::http::Uri,
    headers: HeaderMap,
) -> Answer {
    let name = uri.path().trim_start_matches('/');
    let asset = assets::get(name).ok_or(Problem::NoSuchPage)?;
    Ok(file(asset, &headers, ASK_AGAIN))
}

fn file(asset: &'static Asset, headers: &HeaderMap, keep: &'static str) -> Response {
    let tag = format!("\"{}\"", asset.hashed);
    let about = [
        (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
        (header::ETAG, HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("\"\""))),
    ];
    if has(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = [(header::CONTENT_TYPE, asset.content_type)];
    (about, kind, asset.body.as_ref()).into_response()
}

/// Whether a browser has what this tag names. A server in between that packs files calls their
/// tags weak.
pub(super) fn has(headers: &HeaderMap, tag: &str) -> bool {
    let tags = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|tags| tags.to_str().ok());
    let mut tags = tags.flat_map(|tags| tags.split(',')).map(str::trim);
    tags.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

/// What somebody looks for in the rules.
#[derive(Deserialize)]
pub(super) struct Search {
    #[serde(default)]
    q: String,
    #[serde(default)]
    only: Option<String>,
}

/// `GET /rules/{game}`.
pub(super) async fn rules(
    visit: Visit,
    Path(game): Path<String>,
    Asked(search): Asked<Search>,
) -> Answer {
    let page = RulesPage {
        reader: &visit.reader,
        game: &game,
        query: &search.q,
        only: search.only.is_some(),
    };
    let page = page::rules(&page).ok_or(Problem::NoGameHere)?;
    Ok(visit.page(StatusCode::OK, page))
}

/// `GET /privacy`.
pub(super) async fn privacy(visit: Visit) -> Response {
    visit.page(StatusCode::OK, page::privacy(&visit.reader))
}

/// `GET /offline`: what a browser keeps for the time without a network; with `?tab` for one
/// that has the house in one tab.
pub(super) async fn offline(visit: Visit, uri: axum::http::Uri) -> Response {
    let has_tab = uri.query() == Some("tab") && tab::is_here();
    visit.page(StatusCode::OK, page::offline(&visit.reader, has_tab))
}

/// `POST /preferences`: language and theme.
pub(super) async fn preferences(visit: Visit, body: Body<Nothing>) -> Answer {
    let Body::Form(form) = body else {
        return Err(Problem::NotAForm.into());
    };
    let back = form.get("back").unwrap_or("/");
    let mut response = go(back);
    for cookie in [lang_cookie(&form)?, theme_cookie(&form)].into_iter().flatten() {
        let line = format!("{cookie}; Path=/; Max-Age=31536000; SameSite=Lax");
        response = with_cookie(response, HeaderValue::from_str(&line).ok());
    }
    drop(visit);
    Ok(response)
}

fn lang_cookie(form: &Form) -> Result<Option<String>, Problem> {
    let lang: Option<Language> = form.read("lang")?;
    Ok(lang.map(|lang| format!("lang={lang}")))
}

fn theme_cookie(form: &Form) -> Option<String> {
    form.get("theme").map(|id| format!("theme={}", Theme::named(id).id()))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::has;

    #[test]
    fn a_tag_is_known_alone_among_others_and_weak() {
        let known = |tags: &'static str| {
            let tags = [(header::IF_NONE_MATCH, HeaderValue::from_static(tags))];
            has(&HeaderMap::from_iter(tags), "\"abc\"")
        };
        assert!(known("\"abc\"") && known("\"x\", \"abc\"") && known("W/\"abc\"") && known("*"));
        assert!(!known("\"ab\"") && !known("abc") && !has(&HeaderMap::new(), "\"abc\""));
    }
}
