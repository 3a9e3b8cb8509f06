//! The laws every game must obey, tried on random games.
//!
//! A game is put through all of them by one call in its tests:
//!
//! ```ignore
//! let course = Course { conserve: all_cards_are_somewhere, ..Course::new(setups) };
//! laws::obey(&course).unwrap_or_else(|broken| panic!("{broken}"));
//! ```
//!
//! Each law is also a function of its own. Nothing here knows any rules: a law only
//! holds one part of [`Game`] against another, so a game that lies in both parts alike
//! still needs tests of its own.

mod answers;
mod broken;
mod chances;
mod course;
mod flow;
mod memory;
mod notation;
mod position;
mod replay;
mod secrecy;
mod walk;

pub use answers::{listed_is_accepted, refused_changes_nothing};
pub use broken::{Broken, Law};
pub use course::{Course, Lockstep, Report};
pub use flow::{games_end, nothing_is_lost};
pub use memory::{memory_is_true, worlds_fit};
pub use notation::notation_is_exact;
pub use position::position_is_all;
pub use replay::replay_is_equal;
pub use secrecy::secrets_are_kept;

use crate::{Game, Secrets, Worlds};

/// Puts a game through every law.
pub fn obey<G: Secrets + Worlds>(course: &Course<G>) -> Result<Report, Broken> {
    Ok(obey_in_the_open(course)? + secrets_are_kept(course)? + worlds_fit(course)?)
}

/// Puts a game through the laws that need no more than [`Game`].
pub fn obey_in_the_open<G: Game>(course: &Course<G>) -> Result<Report, Broken> {
    let laws = [
        games_end,
        listed_is_accepted,
        refused_changes_nothing,
        notation_is_exact,
        position_is_all,
        replay_is_equal,
        nothing_is_lost,
        memory_is_true,
    ];
    laws.iter().try_fold(Report::default(), |report, law| Ok(report + law(course)?))
}
