//! What somebody was shown, as JSON.

use game::session::{Happened, What};
use game::{Game, Seat, Session};
use serde::Serialize;
use utoipa::ToSchema;

use crate::wire::{GameData, SeatNumber, Written};

/// How many lines of the record a page of the log tells of, at most.
const PAGE: usize = 500;

/// A part of a log that is sent in one piece, however long the log is.
#[derive(Default)]
pub struct LogPage {
    /// What was told.
    pub log: Vec<LogLine>,
    /// The line of the record to go on from, if there is more.
    pub next: Option<usize>,
}

impl LogPage {
    /// What `seat`, or a spectator, was told from this line on.
    pub(super) fn of<G: Game>(session: &Session<G>, seat: Option<Seat>, from: usize) -> LogPage {
        let until = from.saturating_add(PAGE);
        let happened = session.happened(from).iter().take_while(|happened| happened.line < until);
        let log = happened.filter_map(|happened| LogLine::of(happened, seat)).collect();
        LogPage { log, next: Some(until).filter(|until| *until < session.lines()) }
    }
}

/// One line of a JSON log.
#[derive(Serialize, ToSchema)]
pub struct LogLine {
    line: usize,
    step: usize,
    turn: u32,
    /// Who acted; nobody when chance did.
    #[schema(value_type = Option<SeatNumber>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo_to: Option<usize>,
    #[schema(value_type = Option<GameData>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    shown: Option<Written<GameData>>,
}

impl LogLine {
    /// What `seat`, or a spectator, is told of something that happened, if anything.
    fn of<G: Game>(happened: &Happened<G>, seat: Option<Seat>) -> Option<LogLine> {
        let undo_to = match happened.what {
            What::Undone(to) => Some(to),
            What::Event(_) => None,
        };
        let shown = happened.shown(seat).map(Written::by_game);
        let is_told = shown.is_some() || undo_to.is_some();
        let Happened { line, step, turn, seat, .. } = *happened;
        is_told.then_some(LogLine { line, step, turn, seat, undo_to, shown })
    }
}
