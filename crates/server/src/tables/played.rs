//! A game of one kind being played: its session, and the bots that sit in it.

mod checkup;
mod face;
mod minds;
mod replay;

use bots::Seated as Mind;
use game::session::NotTaken;
use game::{MAX_SEATS, ParseError, Refusal, Session};

use super::any::{Lines, Refused};
use crate::games::Hosted;

pub(crate) use checkup::Checkup;
pub use checkup::{Health, Trouble};
pub(super) use replay::replay;

/// The most actions that can be sent together.
const MOST_TOGETHER: usize = 64;

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
    ) -> Result<Lines, Refused> {
        let at = self.session.lines();
        change(&mut self.session).map_err(refused)?;
        Ok(Lines { at, count: self.session.lines() - at, text: self.session.unwritten() })
    }
}

/// Actions in notation.
fn parse_all<G: Hosted>(actions: &[String]) -> Result<Vec<G::Action>, Refused> {
    if actions.is_empty() || actions.len() > MOST_TOGETHER {
        let reason = format!("a step has between 1 and {MOST_TOGETHER} actions");
        return Err(Refused::Malformed(reason));
    }
    actions.iter().map(|action| parse::<G>(action)).collect()
}

fn parse<G: Hosted>(action: &str) -> Result<G::Action, Refused> {
    action.parse().map_err(|error: ParseError| Refused::Malformed(error.to_string()))
}

/// Why something was not done.
fn refused(why: NotTaken) -> Refused {
    match why {
        NotTaken::Stale => Refused::Stale,
        NotTaken::NotTogether => Refused::NotTogether,
        NotTaken::NoSuchStep(_) => Refused::NoSuchStep,
        NotTaken::Refused(refusal) => illegal(refusal),
    }
}

fn illegal(refusal: Refusal) -> Refused {
    Refused::Illegal { rule: refusal.rule() }
}
