//! `/tables/{id}/seal`: what a seat's client adds to chance.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde::Deserialize;

use super::sent::Sent;
use super::who::Who;
use crate::error::Error;
use crate::house::House;

/// A seat commits, reveals, or adds nothing.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sealing {
    seat: Seat,
    round: u32,
    #[serde(flatten)]
    part: Part,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Part {
    /// The hash of what it will reveal.
    Commit(String),
    /// What it committed to, as it stands in a record.
    Reveal(String),
    /// It leaves chance to the others.
    Nothing(()),
}

/// `POST /tables/{id}/seal`.
pub(super) async fn seal(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    who: Who,
    Sent(sealing): Sent<Sealing>,
) -> Result<Response, Error> {
    let Sealing { seat, round, part } = sealing;
    house
        .tables
        .change(id.parse()?, move |desk, now| {
            let person = who.person.id;
            match part {
                Part::Commit(text) => desk.commit(person, seat, round, Some(&text), now),
                Part::Nothing(_) => desk.commit(person, seat, round, None, now),
                Part::Reveal(text) => desk.reveal(person, seat, round, &text, now),
            }
        })
        .await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
