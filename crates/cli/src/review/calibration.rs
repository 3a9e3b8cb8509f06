//! How often what a graph says comes true.

use std::fmt;

use review::Moment;

use crate::count::counted;

/// For each tenth of the graph: how many chances fell into it, what they said, what came true.
#[derive(Default)]
pub(crate) struct Calibration {
    games: usize,
    all_knowing: [Tenth; 10],
    own_eyes: [Tenth; 10],
}

#[derive(Clone, Copy, Default)]
struct Tenth {
    moments: usize,
    said: f64,
    won: f64,
}

impl Tenth {
    fn add(&mut self, said: f64, won: f64) {
        self.moments += 1;
        self.said += said;
        self.won += won;
    }
}

impl Calibration {
    /// Adds every chance of a game but those of its end, which are no forecast.
    pub(crate) fn add(&mut self, moments: &[Moment]) {
        let Some((end, before)) = moments.split_last() else { return };
        self.games += 1;
        for moment in before {
            for (seat, &won) in end.chances.iter().enumerate() {
                let (said, seen) = (moment.chances[seat], moment.eyes[seat][seat]);
                self.all_knowing[tenth(said)].add(said, won);
                self.own_eyes[tenth(seen)].add(seen, won);
            }
        }
    }
}

fn tenth(chance: f64) -> usize {
    ((chance * 10.0) as usize).min(9)
}

impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", counted(self.games, "game"))?;
        let tables = [("all knowing", &self.all_knowing), ("own eyes", &self.own_eyes)];
        for (name, tenths) in tables {
            writeln!(f, "\n| {name} | moments | said | won |\n|---|---|---|---|")?;
            for (place, tenth) in tenths.iter().enumerate().filter(|(_, tenth)| tenth.moments > 0) {
                let mean = |sum: f64| 100.0 * sum / tenth.moments as f64;
                let (from, to) = (place * 10, place * 10 + 10);
                let (said, won) = (mean(tenth.said), mean(tenth.won));
                let moments = tenth.moments;
                writeln!(f, "| {from}–{to} % | {moments} | {said:.1} % | {won:.1} % |")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_stands_beside_what_came_true() {
        let mut calibration = Calibration { games: 1, ..Calibration::default() };
        for (said, won) in [(0.12, 0.0), (0.18, 1.0), (1.0, 1.0)] {
            calibration.all_knowing[tenth(said)].add(said, won);
        }
        let text = calibration.to_string();
        assert!(text.contains("| 10–20 % | 2 | 15.0 % | 50.0 % |"), "{text}");
        assert!(text.contains("| 90–100 % | 1 | 100.0 % | 100.0 % |"), "{text}");
        assert!(!text.contains("| 20–30 %"), "{text}");
    }
}
