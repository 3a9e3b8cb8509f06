//! Who won how often, and how sure that is.

use std::time::Duration;

/// How fast one bot was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pace {
    pub(crate) decisions: u64,
    pub(crate) micros: u64,
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
    pub(crate) bots: Vec<OfBot>,
}

/// What one game, or many, was for one bot.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct OfBot {
    pub(crate) win: f64,
    pub(crate) place: f64,
    pub(crate) points: f64,
    pub(crate) pace: Pace,
}

impl GameResult {
    pub(crate) fn new(bots: usize, turns: u32) -> GameResult {
        GameResult { turns, bots: vec![OfBot::default(); bots] }
    }
}

/// The sums over many games.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u32,
    pub(crate) turns: u64,
    pub(crate) bots: Vec<OfBot>,
}

impl Tally {
    pub(crate) fn new(bots: usize) -> Tally {
        Tally { games: 0, turns: 0, bots: vec![OfBot::default(); bots] }
    }

    pub(crate) fn add(&mut self, outcome: &GameResult) {
        self.games += 1;
        self.turns += u64::from(outcome.turns);
        for (sum, game) in self.bots.iter_mut().zip(&outcome.bots) {
            sum.win += game.win;
            sum.place += game.place;
            sum.points += game.points;
            sum.pace.decisions += game.pace.decisions;
            sum.pace.micros += game.pace.micros;
        }
    }
}

/// A share and where the true one lies with 95 % certainty.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Interval {
    pub(crate) share: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Interval {
    /// Wilson's interval, which is right for few games and for shares near 0 and 1 too.
    pub(crate) fn of(wins: f64, games: u32) -> Interval {
        const Z: f64 = 1.96;
        let games = f64::from(games.max(1));
        let share = wins / games;
        let spread = Z * Z / games;
        let middle = (share + spread / 2.0) / (1.0 + spread);
        let half = (share * (1.0 - share) * spread + spread * spread / 4.0).sqrt() / (1.0 + spread);
        Interval { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let half = Interval::of(50.0, 100);
        assert!((half.low - 0.4038).abs() < 1e-4 && (half.high - 0.5962).abs() < 1e-4, "{half:?}");
        let none = Interval::of(0.0, 100);
        assert!(none.low == 0.0 && (none.high - 0.0370).abs() < 1e-4, "{none:?}");
    }
}
