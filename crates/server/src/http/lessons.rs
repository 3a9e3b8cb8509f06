//! `/lessons`: positions with goals, to be solved by anybody.
//!
//! A lesson is played from what the browser keeps of it, so nothing is kept for somebody who
//! only tries. What is solved is kept with the person, or by a browser that nobody came in
//! with.

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::lesson::Trial;
use web::page::{self, Solved};
use web::{Which, Wish};

use super::failure::Answer;
use super::sent::{Body, Nothing};
use super::visit::{REGIONS, Visit, Wants, go, with_cookie};
use super::who;
use crate::house::House;
use crate::problem::Problem;
use crate::store::{Change, SolvedLesson};

/// The cookie of somebody who has not come in: what they have solved.
const SOLVED: &str = "snug-lessons";
/// The longest that is read of it.
const LONGEST: usize = 2000;

/// `GET /lessons`: all of them, and what is solved.
pub(super) async fn list(visit: Visit, headers: HeaderMap) -> Answer {
    let solved = solved(&visit, &headers).await?;
    Ok(visit.page(StatusCode::OK, page::lessons(&visit.reader, &solved)))
}

/// `GET /lessons/{game}/{id}`: a lesson, where it was left.
pub(super) async fn show(
    visit: Visit,
    Path((game, id)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer {
    let which = Which { game: &game, id: &id };
    let draw = |trial: &Trial| page::lesson(&visit.reader, which, trial);
    // What a browser kept may fit no more: then it begins again.
    let page = draw(&trial(which, &headers)).or_else(|| draw(&Trial::default()));
    Ok(visit.page(StatusCode::OK, page.ok_or(Problem::NoGameHere)?))
}

/// `POST /lessons/{game}/{id}`: an answer at its table, or a hint, or once more.
pub(super) async fn go_on(
    visit: Visit,
    Path((game, id)): Path<(String, String)>,
    headers: HeaderMap,
    body: Body<Nothing>,
) -> Answer {
    let which = Which { game: &game, id: &id };
    let Body::Form(form) = body else { return Err(Problem::WrongKind.into()) };
    let fields = form.0.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let wish = Wish::of(fields).ok_or(Problem::NothingTicked)?;
    let kept = trial(which, &headers);
    // A page that was open meanwhile answers a question of before.
    let is_stale = matches!(wish, Wish::Answer(_)) && form.get("key") != Some(&kept.moment());
    let after = |trial: &Trial| match is_stale {
        true => page::lesson_after(which, trial, &Wish::Next),
        false => page::lesson_after(which, trial, &wish),
    };
    let after = after(&kept).or_else(|| after(&Trial::default())).ok_or(Problem::NoGameHere)?;
    let response = match visit.wants {
        Wants::Regions => {
            let regions = page::lesson_regions(&visit.reader, which, &after.trial);
            let kind = [(header::CONTENT_TYPE, REGIONS), (header::CACHE_CONTROL, "no-store")];
            (kind, regions.ok_or(Problem::NoGameHere)?).into_response()
        }
        _ => go(&page::lesson_address(&game, &id)),
    };
    let mut response =
        with_cookie(response, keep(&visit.house, which, &after.trial.to_string(), YEAR));
    if after.solved {
        let helped = after.trial.hints() > 0;
        remember(&visit, &headers, which, helped, &mut response).await?;
    }
    Ok(response)
}

/// How long a browser keeps what it is told, in seconds.
const YEAR: u32 = 31_536_000;

/// What a browser keeps of a lesson, for that lesson alone.
fn keep(house: &House, which: Which<'_>, trial: &str, seconds: u32) -> Option<HeaderValue> {
    let path = page::lesson_address(which.game, which.id);
    let terms = format!("Path={path}; Max-Age={seconds}; SameSite=Lax");
    HeaderValue::from_str(&who::line(house, &cookie(which), trial, &terms)).ok()
}

fn cookie(which: Which<'_>) -> String {
    format!("snug-lesson-{}", which.id)
}

fn trial(which: Which<'_>, headers: &HeaderMap) -> Trial {
    let kept = who::value(headers, &cookie(which)).and_then(|kept| kept.parse().ok());
    kept.unwrap_or_default()
}

/// What a browser has kept of what was solved in it: lessons that there are, each once.
fn kept(headers: &HeaderMap) -> Solved {
    let text = who::value(headers, SOLVED).filter(|text| text.len() <= LONGEST);
    Solved::kept(text.unwrap_or_default())
}

fn kept_line(house: &House, solved: &Solved, seconds: u32) -> Option<HeaderValue> {
    let text = solved.to_string();
    let terms = format!("Path=/; Max-Age={seconds}; SameSite=Lax");
    HeaderValue::from_str(&who::line(house, SOLVED, &text, &terms)).ok()
}

/// Everything that somebody has solved, as far as anybody knows.
pub(super) async fn solved(visit: &Visit, headers: &HeaderMap) -> Result<Solved, Problem> {
    let mut solved = kept(headers);
    if let Some(person) = visit.person() {
        for known in visit.house.store.solved_lessons(person).await? {
            solved.add(Which { game: &known.game, id: &known.lesson }, known.helped);
        }
    }
    Ok(solved)
}

/// Keeps that a lesson is solved: with the person, together with what their browser kept
/// before they came in, or in the browser.
async fn remember(
    visit: &Visit,
    headers: &HeaderMap,
    which: Which<'_>,
    helped: bool,
    response: &mut Response,
) -> Result<(), Problem> {
    let mut fresh = kept(headers);
    let is_kept = !fresh.is_empty();
    fresh.add(which, helped);
    let house = &visit.house;
    let cookie = match visit.person() {
        Some(person) => {
            let change = |(which, helped): (Which<'_>, bool)| {
                let (game, lesson) = (which.game.to_owned(), which.id.to_owned());
                Change::Solved(SolvedLesson { person, game, lesson, helped })
            };
            house.store.write(fresh.iter().map(change).collect()).await?;
            is_kept.then(|| kept_line(house, &Solved::default(), 0)).flatten()
        }
        None => kept_line(house, &fresh, YEAR),
    };
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(())
}

/// Whoever is forgotten leaves nothing of their lessons in the browser either.
pub(super) fn forgotten(house: &House) -> impl Iterator<Item = HeaderValue> {
    let trials = page::all_lessons().into_iter();
    let trials = trials.filter_map(|(game, id)| keep(house, Which { game, id }, "", 0));
    kept_line(house, &Solved::default(), 0).into_iter().chain(trials)
}
