//! Why a step was not taken.

use std::fmt;

/// A step was refused, and this rule refused it.
///
/// The id names a line of a ledger: `AM-…` and `RC-…` of the two games, `SNUG-…`
/// of this crate's own `rules.md`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Refusal {
    rule: &'static str,
}

impl Refusal {
    /// SNUG-01. Only a seat that is asked may answer.
    pub const NOT_ASKED: Refusal = Refusal::by("SNUG-01");
    /// SNUG-02. An answer must be one of those the question offers.
    pub const NOT_OFFERED: Refusal = Refusal::by("SNUG-02");
    /// SNUG-03. The dealer acts only when chance is to decide.
    pub const NO_CHANCE: Refusal = Refusal::by("SNUG-03");
    /// SNUG-04. Chance can only bring what could happen.
    pub const IMPOSSIBLE: Refusal = Refusal::by("SNUG-04");
    /// SNUG-05. A finished game takes no more steps.
    pub const OVER: Refusal = Refusal::by("SNUG-05");
    /// SNUG-06. A game starts only from a set-up it knows.
    pub const SETUP: Refusal = Refusal::by("SNUG-06");
    /// SNUG-07. A game takes a bounded number of steps, undone ones included.
    pub const FULL: Refusal = Refusal::by("SNUG-07");
    /// SNUG-08. So many steps were taken back that no more are.
    pub const UNDONE: Refusal = Refusal::by("SNUG-08");

    /// Refused by the rule with this ledger id.
    pub const fn by(rule: &'static str) -> Refusal {
        Refusal { rule }
    }

    /// The ledger id of the rule that refused.
    pub const fn rule(self) -> &'static str {
        self.rule
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not allowed by {}", self.rule)
    }
}

impl std::error::Error for Refusal {}
