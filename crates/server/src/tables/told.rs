//! What somebody was shown, as JSON.

use game::session::{Happened, What};
use game::{Game, Seat};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::SeatNumber;

/// One line of a JSON log.
#[derive(Serialize, ToSchema)]
#[schema(bound = "")]
pub struct LogLine<'a, S> {
    line: usize,
    step: usize,
    turn: u32,
    /// Who acted; nobody when chance did.
    #[schema(value_type = Option<SeatNumber>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo_to: Option<usize>,
    /// As the game writes it.
    #[schema(value_type = Option<Object>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    shown: Option<&'a S>,
}

impl<'a, S> LogLine<'a, S> {
    /// What `seat`, or a spectator, is told of something that happened, if anything.
    pub(super) fn of<G>(happened: &'a Happened<G>, seat: Option<Seat>) -> Option<LogLine<'a, S>>
    where
        G: Game<Shown = S>,
    {
        let undo_to = match happened.what {
            What::Undone(to) => Some(to),
            What::Event(_) => None,
        };
        let shown = happened.shown(seat);
        let is_told = shown.is_some() || undo_to.is_some();
        let Happened { line, step, turn, seat, .. } = *happened;
        is_told.then_some(LogLine { line, step, turn, seat, undo_to, shown })
    }
}
