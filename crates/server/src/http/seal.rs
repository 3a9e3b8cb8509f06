//! `/tables/{id}/seal`: what a seat's client adds to chance.

use axum::http::StatusCode;
use axum::response::IntoResponse;
use game::Seat;
use serde::Deserialize;

use super::at_table::AtTable;
use super::failure::Answer;
use super::sent::Body;
use crate::problem::Problem;

/// A seat commits, reveals, or adds nothing.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sealing {
    #[schema(value_type = crate::wire::SeatNumber)]
    seat: Seat,
    round: u32,
    /// The hash of what it will reveal.
    #[serde(default)]
    commit: Option<String>,
    /// What it committed to, as it stands in a record.
    #[serde(default)]
    reveal: Option<String>,
}

/// `POST /tables/{id}/seal`: with neither, the seat leaves chance to the others.
pub(super) async fn seal(at: AtTable, body: Body<Sealing>) -> Answer {
    let Body::Json(Sealing { seat, round, commit, reveal }) = body else {
        return Err(Problem::NotAnObject.into());
    };
    at.change(move |desk, person, now| match (commit, reveal) {
        (Some(_), Some(_)) => Err(Problem::CommitsAndReveals),
        (commit, None) => desk.commit(person.id, seat, round, commit.as_deref(), now),
        (None, Some(text)) => desk.reveal(person.id, seat, round, &text, now),
    })
    .await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
