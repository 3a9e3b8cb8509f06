//! Who won how often, and how sure that is.

use std::collections::BTreeMap;
use std::time::Duration;

use game::Interval;
use serde::Serialize;

use super::calibration::Said;

/// What a program did that bots of the house never do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Faults {
    /// Answers that were not allowed.
    pub(crate) illegal: u64,
    /// Answers that did not come in time.
    pub(crate) late: u64,
    /// How often it ended before its game.
    pub(crate) crashed: u64,
}

impl Faults {
    fn add(&mut self, more: Faults) {
        self.illegal += more.illegal;
        self.late += more.late;
        self.crashed += more.crashed;
    }
}

/// How fast one bot was, and what it did wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pace {
    pub(crate) decisions: u64,
    pub(crate) micros: u64,
    pub(crate) faults: Faults,
}

impl Pace {
    pub(crate) fn add(&mut self, taken: Duration) {
        self.decisions += 1;
        self.micros += u64::try_from(taken.as_micros()).unwrap_or(u64::MAX);
    }

    pub(crate) fn mean_millis(&self) -> f64 {
        self.micros as f64 / 1000.0 / self.decisions.max(1) as f64
    }
}

/// What one game was for each bot, in the order of the line-up.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct GameResult {
    pub(crate) turns: u32,
    pub(crate) bots: Vec<InGame>,
    /// What each bot said, in the same order; nothing where nobody asked.
    pub(crate) said: Vec<Said>,
}

/// What one game was for one bot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct InGame {
    /// Where it sat, from 0.
    pub(crate) seat: usize,
    /// What it played as, where the game has roles.
    pub(crate) role: Option<&'static str>,
    /// 1 for a win, and a part of it for one that is shared.
    pub(crate) win: f64,
    pub(crate) place: f64,
    pub(crate) points: f64,
    pub(crate) pace: Pace,
}

/// The sums over many games.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u32,
    pub(crate) turns: u64,
    pub(crate) bots: Vec<OfBot>,
}

/// The sums of one bot.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct OfBot {
    pub(crate) win: f64,
    pub(crate) place: f64,
    pub(crate) points: f64,
    pub(crate) pace: Pace,
    pub(crate) by_seat: BTreeMap<usize, Wins>,
    pub(crate) by_role: BTreeMap<&'static str, Wins>,
    pub(crate) said: Said,
}

/// How many of how many games were won.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Wins {
    pub(crate) games: u32,
    pub(crate) wins: f64,
}

impl Wins {
    fn add(&mut self, win: f64) {
        self.games += 1;
        self.wins += win;
    }

    pub(crate) fn and(self, other: Wins) -> Wins {
        Wins { games: self.games + other.games, wins: self.wins + other.wins }
    }

    pub(crate) fn interval(&self) -> Interval {
        Interval::of(self.wins, self.games)
    }
}

impl Tally {
    pub(crate) fn new(bots: usize) -> Tally {
        Tally { games: 0, turns: 0, bots: vec![OfBot::default(); bots] }
    }

    pub(crate) fn add(&mut self, outcome: &GameResult) {
        self.games += 1;
        self.turns += u64::from(outcome.turns);
        for (sum, said) in self.bots.iter_mut().zip(&outcome.said) {
            sum.said.join(said);
        }
        for (sum, game) in self.bots.iter_mut().zip(&outcome.bots) {
            sum.win += game.win;
            sum.place += game.place;
            sum.points += game.points;
            sum.pace.decisions += game.pace.decisions;
            sum.pace.micros += game.pace.micros;
            sum.pace.faults.add(game.pace.faults);
            sum.by_seat.entry(game.seat).or_default().add(game.win);
            if let Some(role) = game.role {
                sum.by_role.entry(role).or_default().add(game.win);
            }
        }
    }
}
