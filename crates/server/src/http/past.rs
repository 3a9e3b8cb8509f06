//! `/tables/{id}/at/{step}`: a table as it was.

use axum::extract::Path;
use axum::http::StatusCode;
use game::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use super::answer::json;
use super::at_table::{Answer, AtTable};
use super::board;
use super::visit::{Wants, go};
use crate::problem::Problem;
use crate::tables::Desk;
use crate::wire::{GameData, SeatNumber, Written};

/// A table as it was.
#[derive(Serialize, ToSchema)]
pub(super) struct Past {
    step: usize,
    /// Whose eyes these are.
    #[schema(value_type = Option<SeatNumber>, required = true)]
    seat: Option<Seat>,
    #[schema(value_type = GameData)]
    view: Written<GameData>,
}

/// `GET /tables/{id}/at/{step}`: one's own view of that moment, or anyone's once the game
/// is over.
pub(super) async fn at(at: AtTable, Path((_, step)): Path<(String, String)>) -> Answer {
    let step: usize = step.parse().map_err(|_| Problem::WrongMoment)?;
    if at.visit.wants != Wants::Json {
        return board::at(&at, step).await;
    }
    let view = |desk: &mut Desk| {
        let seat = board::past_eyes(&at, desk)?;
        let view = desk.play.as_ref().and_then(|play| play.view_at(seat, step));
        Ok(Past { step, seat, view: view.ok_or(Problem::NoSuchMoment)? })
    };
    Ok(json(StatusCode::OK, &at.see(view).await?))
}

/// `GET /tables/{id}/at?step=…`: what the form for it asks.
pub(super) async fn seek(at: AtTable) -> Answer {
    let step = at.look.step.unwrap_or(0);
    let eye = at.look.seat.filter(|seat| seat.parse::<Seat>().is_ok());
    let eye = eye.map(|seat| format!("?as={seat}")).unwrap_or_default();
    Ok(go(&format!("/tables/{}/at/{step}{eye}", at.id)))
}
