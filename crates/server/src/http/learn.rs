//! `/learn`: how to play, and the guided first games.

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::scenario::guided::Progress;
use web::{Wish, page};

use super::failure::Answer;
use super::sent::{Body, Nothing};
use super::visit::{REGIONS, Visit, Wants, go, with_cookie};
use super::who;
use crate::problem::Problem;

/// `GET /learn`: what there is to learn from.
pub(super) async fn list(visit: Visit) -> Response {
    visit.page(StatusCode::OK, page::learn(&visit.reader))
}

/// `GET /learn/{game}`: how to play, on one page.
pub(super) async fn guide(visit: Visit, Path(game): Path<String>) -> Answer {
    let page = page::guide(&visit.reader, &game).ok_or(Problem::NoGameHere)?;
    Ok(visit.page(StatusCode::OK, page))
}

/// `GET /rules`: the numbered rules of both games.
pub(super) async fn rulebooks(visit: Visit) -> Response {
    visit.page(StatusCode::OK, page::rulebooks(&visit.reader))
}

/// How far somebody is in the guided first game of a game: a cookie, so that nobody needs an
/// account to leave and come back.
fn progress(game: &str, headers: &HeaderMap) -> Progress {
    let kept = who::value(headers, &cookie(game)).and_then(|kept| kept.parse().ok());
    kept.unwrap_or_default()
}

fn cookie(game: &str) -> String {
    format!("snug-first-{game}")
}

/// `GET /learn/{game}/first-game`: the guided first game, where it was left.
pub(super) async fn first_game(
    visit: Visit,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answer {
    let draw = |progress: &Progress| page::first_game(&visit.reader, &game, progress);
    // What a browser kept may fit no more: then it begins again.
    let page = draw(&progress(&game, &headers)).or_else(|| draw(&Progress::default()));
    Ok(visit.page(StatusCode::OK, page.ok_or(Problem::NoGameHere)?))
}

/// `POST /learn/{game}/first-game`: an answer at the table, or a word to the coach.
pub(super) async fn go_on(
    visit: Visit,
    Path(game): Path<String>,
    headers: HeaderMap,
    body: Body<Nothing>,
) -> Answer {
    let Body::Form(form) = body else { return Err(Problem::WrongKind.into()) };
    let fields = form.0.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let wish = Wish::of(fields).ok_or(Problem::NothingTicked)?;
    let before = progress(&game, &headers);
    // A page that was open meanwhile answers a question of before.
    let asked: Option<usize> = form.read("question")?;
    let stale = asked.is_some_and(|asked| asked != before.passed());
    let after = match stale {
        true => before,
        false => page::first_game_after(&game, &before, &wish).ok_or(Problem::NoGameHere)?,
    };
    let response = match visit.wants {
        Wants::Regions => {
            let regions = page::first_game_regions(&visit.reader, &game, &after);
            let kind = [(header::CONTENT_TYPE, REGIONS), (header::CACHE_CONTROL, "no-store")];
            (kind, regions.ok_or(Problem::NoGameHere)?).into_response()
        }
        _ => go(&page::first_game_address(&game)),
    };
    let terms = "Path=/; Max-Age=31536000; SameSite=Lax";
    let line = who::line(&visit.house, &cookie(&game), &after.to_string(), terms);
    Ok(with_cookie(response, HeaderValue::from_str(&line).ok()))
}
