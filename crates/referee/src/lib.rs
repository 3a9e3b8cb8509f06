//! Independent referees: each reads how a game was set up and what happened in it, as plain
//! data, keeps its own books and objects to whatever the rulebook does not allow.
//!
//! Nothing here knows the crates that play the games. Prices, cards and rules are written
//! down a second time, from the rulebooks, so that a misreading in one place is noticed by
//! the other. An [`Objection`] names the rule by its id in the ledger of the game.

pub mod ankh_morpork;
pub mod rattus_cartus;
mod reader;

use std::fmt;

/// Something the rulebook does not allow, or something it demands that is missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objection {
    /// The number of the event, from 0, at which it was noticed.
    pub event: usize,
    /// The rule by its id in the ledger.
    pub rule: &'static str,
    /// What is wrong, in a few words.
    pub what: String,
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}: {} ({})", self.event, self.what, self.rule)
    }
}
