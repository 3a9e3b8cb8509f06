//! A game of one kind being played: its session, and the bots that sit in it.

mod checkup;
mod face;
mod minds;
mod replay;

use bots::Seated as Mind;
use game::session::NotTaken;
use game::{MAX_SEATS, Session};

use super::any::Lines;
use crate::games::Hosted;
use crate::problem::Problem;

pub(crate) use checkup::Checkup;
pub use checkup::{Health, Trouble};
pub(super) use replay::replay;

/// A game of one kind being played.
pub(super) struct Played<G: Hosted> {
    session: Session<G>,
    minds: [Option<Mind<G>>; MAX_SEATS],
}

impl<G: Hosted> Played<G> {
    /// Changes the game, and returns the lines that this added to the record.
    fn change(
        &mut self,
        change: impl FnOnce(&mut Session<G>) -> Result<(), NotTaken>,
    ) -> Result<Lines, Problem> {
        let at = self.session.lines();
        change(&mut self.session)?;
        Ok(Lines { at, count: self.session.lines() - at, text: self.session.unwritten() })
    }
}
