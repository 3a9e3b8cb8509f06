//! What a bot thought, as data: whoever shows it finds the words.

use game::Seat;
use serde::{Deserialize, Serialize};

/// What a bot thought of one decision, from what its own seat knows.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Explanation {
    /// How likely it thinks that it wins, from 0 to 1; unknown to a bot that only guesses.
    pub win_chance: Option<f64>,
    /// The actions it thought about, the best first.
    pub considered: Vec<Considered>,
    /// Whom it suspects of being whom, where a game has secret roles.
    pub suspicions: Vec<Suspicion>,
    /// How many imagined games it looked at.
    pub searches: u64,
}

/// One action that was thought about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Considered {
    /// The action in the game's notation.
    pub action: String,
    /// In how many of the imagined games it was tried.
    pub visits: u64,
    /// How likely a win is after it, from 0 to 1; where nothing was searched, how likely it
    /// looks to be the best.
    pub value: f64,
}

/// What a bot thinks of one other player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Suspicion {
    /// Who.
    pub seat: Seat,
    /// The roles this player may have, the likeliest first.
    pub roles: Vec<RoleChance>,
}

/// How likely a player has a role.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoleChance {
    /// The role, as the game calls it.
    pub role: String,
    /// From 0 to 1.
    pub chance: f64,
}
