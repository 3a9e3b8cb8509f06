//! How often what a graph says comes true.

use std::fmt;

use review::Moment;

use crate::count::counted;
use crate::tenths::Tenths;

/// For each tenth of the graph: how many chances fell into it, what they said, what came true.
#[derive(Default)]
pub(crate) struct Calibration {
    games: usize,
    all_knowing: Tenths,
    own_eyes: Tenths,
}

impl Calibration {
    /// Adds every chance of a game but those of its end, which are no forecast.
    pub(crate) fn add(&mut self, moments: &[Moment]) {
        let Some((end, before)) = moments.split_last() else { return };
        self.games += 1;
        for moment in before {
            for (seat, &won) in end.chances.iter().enumerate() {
                self.all_knowing.add(moment.chances[seat], won);
                self.own_eyes.add(moment.eyes[seat][seat], won);
            }
        }
    }
}

impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", counted(self.games, "game"))?;
        for (name, tenths) in [("all knowing", &self.all_knowing), ("own eyes", &self.own_eyes)] {
            writeln!(f)?;
            tenths.table(f, name, "won")?;
        }
        Ok(())
    }
}
