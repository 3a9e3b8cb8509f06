//! `/tables/{id}/steps`: answering questions.

use std::time::Instant;

use axum::http::{HeaderMap, StatusCode};
use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web::Pace;

use super::answer::json;
use super::at_table::{AtTable, own_seat};
use super::failure::Answer;
use super::seats::WhichSeat;
use super::sent::{Form, FromForm, Sent};
use super::visit::{PACE, Wants, go};
use crate::ids::{PersonId, QuestionId};
use crate::problem::Problem;
use crate::tables::{Answer as Given, Answered, Changed, Desk, Go, RequestKey};
use crate::wire::SeatNumber;

/// One or more actions, and the question they answer.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Steps {
    /// Which seat, where somebody has several.
    #[serde(default)]
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    #[schema(value_type = u32)]
    question: QuestionId,
    actions: Vec<String>,
    #[serde(default)]
    key: Option<String>,
}

impl FromForm for Steps {
    fn from_form(form: &Form) -> Result<Steps, Problem> {
        let fields = form.0.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let actions = web::answer(fields);
        if actions.is_empty() {
            return Err(Problem::NothingTicked);
        }
        Ok(Steps {
            seat: form.read("seat")?,
            question: form.must("question")?,
            actions,
            key: form.get("key").map(str::to_owned),
        })
    }
}

/// What became of it, and what is asked next.
#[derive(Serialize, ToSchema)]
pub(super) struct Taken {
    /// How many lines the record has, and how many steps are in force.
    position: usize,
    step: usize,
    /// Whether the answer waits for a window to close.
    sealed: bool,
    /// Whether it was granted before.
    repeated: bool,
    #[schema(value_type = SeatNumber)]
    seat: Seat,
    question: Option<Next>,
    /// Whether the same device goes on for this seat.
    #[serde(skip)]
    hot_seat: bool,
}

#[derive(Serialize, ToSchema)]
struct Next {
    #[schema(value_type = u32)]
    number: QuestionId,
    actions: Vec<String>,
}

/// `POST /tables/{id}/steps`.
pub(super) async fn answer(at: AtTable, headers: HeaderMap, Sent(steps): Sent<Steps>) -> Answer {
    let begun = Instant::now();
    at.person()?;
    let Steps { seat, question, actions, key } = steps;
    let key = key_of(key, &headers, &actions)?;
    at.visit.is_at(at.id);
    let answered = at.change(move |desk, person, now| {
        let seat = acting_seat(desk, person.id, seat, question)?;
        let given = Given { seat, question, actions, key };
        let Changed { value, changes } = desk.answer(person.id, given, now)?;
        Ok(Changed { value: taken(desk, seat, value), changes })
    });
    let taken = answered.await?;
    at.visit.house.metrics.step(begun.elapsed());
    match at.visit.wants {
        Wants::Json => Ok(json(StatusCode::OK, &taken)),
        Wants::Page if taken.hot_seat && taken.question.is_some() => {
            Ok(go(&format!("/tables/{}?as={}", at.id, taken.seat)))
        }
        _ => at.done().await,
    }
}

/// The idempotency key, from the body or from its header.
fn key_of(
    key: Option<String>,
    headers: &HeaderMap,
    actions: &[String],
) -> Result<Option<RequestKey>, Problem> {
    let key = key.or_else(|| {
        let key = headers.get("idempotency-key")?;
        Some(key.to_str().unwrap_or_default().to_owned())
    });
    let key = key.map(|word| RequestKey::new(word, actions)).transpose();
    key.map_err(|_| Problem::WrongKey { most: RequestKey::LONGEST })
}

/// The seat somebody answers for: the one they name, or the one whose question it is.
fn acting_seat(
    desk: &Desk,
    person: PersonId,
    named: Option<Seat>,
    question: QuestionId,
) -> Result<Seat, Problem> {
    let meant = desk.sheet.seats_of(person).find(|seat| *seat == question.seat());
    own_seat(desk, person, named.or(meant))
}

fn taken(desk: &Desk, seat: Seat, answered: Answered) -> Taken {
    let play = desk.play.as_deref();
    let next = |number| Some(Next { number, actions: desk.playing().ok()?.actions(seat) });
    Taken {
        position: play.map_or(0, |play| play.position()),
        step: play.map_or(0, |play| play.steps()),
        sealed: answered == Answered::Sealed,
        repeated: answered == Answered::Repeated,
        seat,
        hot_seat: desk.sheet.hot_seat,
        question: desk.question(seat).and_then(next),
    }
}

/// `POST /tables/{id}/wait`: more time in a window.
pub(super) async fn wait(at: AtTable, Sent(which): Sent<WhichSeat>) -> Answer {
    at.act(which.seat, |desk, person, seat, now| desk.wait(person, seat, now)).await?;
    at.done().await
}

/// How quickly bots play, or how far they may go on now.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Paced {
    /// From now on, at this table and at others that one makes with this browser.
    #[schema(value_type = String)]
    Pace(Pace),
    /// Now, where they wait for a word, or in any case.
    Go(Further),
}

/// How far bots may go on.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Further {
    /// For one answer.
    Next,
    /// Until the person is asked.
    Mine,
}

impl FromForm for Paced {
    fn from_form(form: &Form) -> Result<Paced, Problem> {
        let wrong = |field| Problem::WrongField { field };
        match (form.get("pace"), form.get("go")) {
            (Some(pace), _) => Pace::named(pace).map(Paced::Pace).ok_or(wrong("pace")),
            (None, Some("next")) => Ok(Paced::Go(Further::Next)),
            (None, Some("mine")) => Ok(Paced::Go(Further::Mine)),
            (None, _) => Err(wrong("go")),
        }
    }
}

/// `POST /tables/{id}/pace`: bots play slowly, quickly or step by step, against somebody who
/// is alone with them.
pub(super) async fn pace(at: AtTable, Sent(paced): Sent<Paced>) -> Answer {
    match paced {
        Paced::Pace(pace) => {
            at.change(move |desk, person, now| desk.choose_pace(person.id, pace, now)).await?;
            Ok(at.visit.remember(at.done().await?, PACE, pace.id()))
        }
        Paced::Go(further) => {
            let go = match further {
                Further::Next => Go::Once,
                Further::Mine => Go::ToPeople,
            };
            at.change(move |desk, person, _| desk.let_bots_go(person.id, go)).await?;
            at.visit.house.tables.look_after(at.id).await?;
            at.done().await
        }
    }
}
