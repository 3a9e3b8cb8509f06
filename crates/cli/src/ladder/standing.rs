//! The table that a ladder prints.

use std::fmt;

use serde::Serialize;

use super::rating::rate;
use crate::arena::{Entrant, Tally, seeds};

/// What came of the games between two levels.
pub(crate) struct Meeting {
    first: usize,
    second: usize,
    wins: [f64; 2],
}

impl Meeting {
    /// The seats of the tally belong to the two levels by turns.
    pub(crate) fn new(first: usize, second: usize, tally: &Tally) -> Meeting {
        let mut wins = [0.0; 2];
        for (place, bot) in tally.bots.iter().enumerate() {
            wins[place % 2] += bot.win;
        }
        Meeting { first, second, wins }
    }
}

/// The figures of `snug ladder`; its fields are the keys of `--json`.
#[derive(Serialize, Debug)]
pub(crate) struct Standing {
    game: &'static str,
    seed: u64,
    /// Whether bots may have been tuned by games of this seed.
    tuning_seed: bool,
    levels: Vec<Row>,
}

/// One level.
#[derive(Serialize, Debug)]
struct Row {
    level: String,
    rating: i64,
    /// Half of the 95 % interval.
    margin: i64,
    /// The share of wins against each level, in their order; `null` against itself.
    against: Vec<Option<f64>>,
}

impl Standing {
    pub(crate) fn new(
        game: &'static str,
        seed: u64,
        levels: &[Entrant],
        meetings: &[Meeting],
    ) -> Standing {
        let mut wins = vec![vec![0.0; levels.len()]; levels.len()];
        for meeting in meetings {
            wins[meeting.first][meeting.second] = meeting.wins[0];
            wins[meeting.second][meeting.first] = meeting.wins[1];
        }
        let ratings = rate(&wins);
        let share = |a: usize, b: usize| {
            let games: f64 = wins[a][b] + wins[b][a];
            (a != b && games > 0.0).then(|| wins[a][b] / games)
        };
        let row = |(place, level): (usize, &Entrant)| Row {
            level: level.to_string(),
            rating: ratings[place].points.round() as i64,
            margin: ratings[place].margin.ceil() as i64,
            against: (0..levels.len()).map(|other| share(place, other)).collect(),
        };
        let tuning_seed = seeds::is_for_tuning(seed);
        let levels = levels.iter().enumerate().map(row).collect();
        Standing { game, seed, tuning_seed, levels }
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, seed {}", self.game, self.seed)?;
        writeln!(f)?;
        let widest = self.levels.iter().map(|row| row.level.len()).max().unwrap_or(0).max(8);
        write!(f, "{:widest$} {:>6} {:>8}", "level", "rating", "interval")?;
        for row in &self.levels {
            write!(f, " {:>widest$}", row.level)?;
        }
        writeln!(f)?;
        for row in &self.levels {
            let margin = format!("± {}", row.margin);
            write!(f, "{:widest$} {:>6} {margin:>8}", row.level, row.rating)?;
            for share in &row.against {
                let share =
                    share.map_or("–".to_owned(), |share| format!("{:.1} %", 100.0 * share));
                write!(f, " {share:>widest$}")?;
            }
            writeln!(f)?;
        }
        if let Some(warning) = seeds::warning(self.seed) {
            writeln!(f, "\n{warning}")?;
        }
        Ok(())
    }
}
