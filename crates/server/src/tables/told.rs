//! What everyone was shown, kept once for all.

use game::{Game, Seat};
use serde::Serialize;
use utoipa::ToSchema;

use crate::ids::SeatNumber;

/// Something that happened, and what everyone was shown of it.
pub(super) struct Told<G: Game> {
    /// The line of the record that brought it, counted from 0.
    pub(super) line: usize,
    /// How many steps were in force after it.
    pub(super) step: usize,
    /// In which turn or round.
    pub(super) turn: u32,
    /// Who acted; nobody when chance did.
    pub(super) seat: Option<Seat>,
    /// Whether it was taken back.
    pub(super) undone: bool,
    pub(super) what: What<G>,
}

pub(super) enum What<G: Game> {
    /// An event.
    Shown {
        /// As spectators are told of it.
        public: Option<G::Shown>,
        /// Whoever is told something else.
        private: Vec<(Seat, Option<G::Shown>)>,
    },
    /// Steps were taken back; so many stayed.
    Undone(usize),
}

impl<G: Game> Told<G> {
    /// An event as `seat`, or a spectator, is told of it.
    pub(super) fn shown(&self, seat: Option<Seat>) -> Option<&G::Shown> {
        let What::Shown { public, private } = &self.what else { return None };
        let own = private.iter().find(|(other, _)| Some(*other) == seat);
        match own {
            Some((_, shown)) => shown.as_ref(),
            None => public.as_ref(),
        }
    }

    /// The line of a JSON log, if there is anything to tell.
    pub(super) fn line(&self, seat: Option<Seat>) -> Option<LogLine<'_, G::Shown>> {
        let undo_to = match self.what {
            What::Undone(to) => Some(to),
            What::Shown { .. } => None,
        };
        let shown = self.shown(seat);
        if shown.is_none() && undo_to.is_none() {
            return None;
        }
        Some(LogLine {
            line: self.line,
            step: self.step,
            turn: self.turn,
            seat: self.seat,
            undo_to,
            shown,
        })
    }
}

/// An event as everyone is told of it.
pub(super) fn what<G: Game>(game: &G, event: &G::Event) -> What<G> {
    let public = game.shown(event, None);
    let private = Seat::all(game.seats())
        .map(|seat| (seat, game.shown(event, Some(seat))))
        .filter(|(_, shown)| *shown != public)
        .collect();
    What::Shown { public, private }
}

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
