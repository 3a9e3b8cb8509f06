//! `/tables/{id}/steps`: answering questions.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde::{Deserialize, Serialize};

use super::answer::json;
use super::sent::Sent;
use super::who::Who;
use crate::error::Error;
use crate::house::House;
use crate::tables::{Answer, Answered, Desk, LONGEST_KEY, Outcome};

/// One or more actions, and the question they answer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Steps {
    /// Which seat, where somebody has several.
    #[serde(default)]
    seat: Option<Seat>,
    question: u32,
    actions: Vec<String>,
    #[serde(default)]
    key: Option<String>,
}

/// Which seat is meant, where somebody has several.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    #[serde(default)]
    seat: Option<Seat>,
}

/// What became of it, and what is asked next.
#[derive(Serialize)]
struct Taken {
    /// How many lines the record has, and how many steps are in force.
    position: usize,
    step: usize,
    /// Whether the answer waits for a window to close.
    sealed: bool,
    /// Whether it was granted before.
    repeated: bool,
    seat: Seat,
    question: Option<Next>,
}

#[derive(Serialize)]
struct Next {
    number: u32,
    actions: Vec<String>,
}

/// `POST /tables/{id}/steps`.
pub(super) async fn answer(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    who: Who,
    headers: HeaderMap,
    Sent(steps): Sent<Steps>,
) -> Result<Response, Error> {
    let Steps { seat, question, actions, key } = steps;
    let key = key.or_else(|| {
        let key = headers.get("idempotency-key")?;
        Some(key.to_str().unwrap_or_default().to_owned())
    });
    if key.as_ref().is_some_and(|key| key.is_empty() || key.len() > LONGEST_KEY) {
        return Err(Error::malformed("An idempotency key has 1 to 100 letters."));
    }
    let taken = house
        .tables
        .change(id.parse()?, move |desk, now| {
            let person = who.person.id;
            let seat = match seat {
                Some(seat) => seat,
                None => desk.sheet.seats_of(person).next().ok_or_else(|| {
                    Error::forbidden("not-your-seat", "You have no seat at this table.")
                })?,
            };
            let answer = Answer { seat, question, actions, key };
            let Outcome { value, changes } = desk.answer(person, answer, now)?;
            Ok(Outcome { value: taken(desk, seat, value), changes })
        })
        .await?;
    Ok(json(StatusCode::OK, &taken))
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
        question: desk.question(seat).and_then(next),
    }
}

/// `POST /tables/{id}/wait`: more time in a window.
pub(super) async fn wait(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    who: Who,
    Sent(which): Sent<Which>,
) -> Result<Response, Error> {
    house
        .tables
        .change(id.parse()?, move |desk, now| {
            let person = who.person.id;
            let seat = which.seat.or_else(|| desk.sheet.seats_of(person).next());
            let seat = seat.ok_or_else(|| {
                Error::forbidden("not-your-seat", "You have no seat at this table.")
            })?;
            desk.wait(person, seat, now)
        })
        .await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
