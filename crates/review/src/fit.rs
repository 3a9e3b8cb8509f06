//! Fitting the weights of `calibration.rs` to finished games.

use std::fmt::Write;

use bots::Insight;
use game::record::{self, Record};
use game::{Seat, Status};

use crate::calibration::{AS_IT_IS, OWN_EYES, Row, WEIGHTS, exp, features};
use crate::{Budget, NotReviewed, Reviewer, Visitor, with_game};

/// How often all games are looked at.
const ROUNDS: u32 = 1500;
/// How far a weight moves at once.
const STEP: f64 = 0.02;
/// How many moments what the judge says by itself counts for.
const TRUST: f64 = 60.0;

/// A moment of a game whose end is known.
struct Case {
    /// For every seat: which row is about it, if any, and what is known of its chance.
    seats: Vec<(Option<usize>, [f64; WEIGHTS])>,
    won: Vec<f64>,
}

/// Weights that make what the judge says come true as often as it says it.
///
/// What a seat sees is weighed by the roles before it is weighed once more, so where the rows of
/// the roles change, the row of the own eyes is right only after another fit.
#[derive(Default)]
pub struct Fit {
    rows: Vec<Row>,
    cases: Vec<Case>,
}

impl Fit {
    /// Adds a finished game.
    pub fn add(&mut self, text: &str, playouts: u32, seed: u64) -> Result<(), NotReviewed> {
        struct Add<'a>(&'a mut Fit, &'a str, u32, u64);

        impl Visitor for Add<'_> {
            type Output = Result<(), NotReviewed>;

            fn visit<G: Insight>(self) -> Self::Output {
                let Add(fit, text, playouts, seed) = self;
                let record = Record::<G>::parse(text)?;
                let budget = Budget { playouts, searches: 0 };
                let reviewer = Reviewer::resume(&record, budget, seed, Vec::new())?;
                let over = record.replay()?;
                let Status::Over(ranking) = over.status() else { return Ok(()) };
                let winners = ranking.winners();
                let share = 1.0 / winners.len().max(1) as f64;
                let seats = over.game().seats();
                let won: Vec<f64> = Seat::all(seats)
                    .map(|seat| if winners.contains(seat) { share } else { 0.0 })
                    .collect();
                if winners.is_empty() {
                    return Ok(());
                }
                reviewer.each_moment(|game, judged, eyes| {
                    let known = |chances: &[f64], seat: Seat| {
                        let all: f64 = chances.iter().sum();
                        features(chances[seat.index()] / all.max(0.002), game.turn())
                    };
                    let roles = Seat::all(seats).map(|seat| game.role(seat).unwrap_or("-"));
                    let rows: Vec<usize> = roles.map(|role| fit.row::<G>(seats, role)).collect();
                    let own = fit.row::<G>(seats, OWN_EYES);
                    let mut add = |seats: Vec<_>| fit.cases.push(Case { seats, won: won.clone() });
                    let of_seat = |seat: Seat| (Some(rows[seat.index()]), known(&judged, seat));
                    add(Seat::all(seats).map(of_seat).collect());
                    for (me, eyes) in Seat::all(seats).zip(eyes) {
                        let of_seat = |seat| ((seat == me).then_some(own), known(&eyes, seat));
                        add(Seat::all(seats).map(of_seat).collect());
                    }
                });
                Ok(())
            }
        }

        let game = record::game_name(text)?.to_owned();
        with_game(&game, Add(self, text, playouts, seed))?
    }

    fn row<G: Insight>(&mut self, players: usize, role: &str) -> usize {
        // Where nobody has a role, how many play makes no difference.
        let players = if role == "-" { 0 } else { players };
        let is_it = |row: &Row| {
            row.game == G::NAME
                && row.players == players
                && (row.role == role || G::alike(&row.role, role))
        };
        self.rows.iter().position(is_it).unwrap_or_else(|| {
            let (game, role) = (G::NAME.to_owned(), role.to_owned());
            self.rows.push(Row { game, players, role, weights: AS_IT_IS });
            self.rows.len() - 1
        })
    }

    /// Finds the weights, and writes them as `calibration.txt` has them.
    pub fn finish(mut self) -> String {
        let mut speed = vec![[0.0; WEIGHTS]; self.rows.len()];
        for round in 0..ROUNDS {
            let mut slope = vec![[0.0; WEIGHTS]; self.rows.len()];
            let mut moments = vec![TRUST; self.rows.len()];
            for (row, slope) in self.rows.iter().zip(&mut slope) {
                for (at, slope) in slope.iter_mut().enumerate() {
                    *slope = TRUST * (AS_IT_IS[at] - row.weights[at]);
                }
            }
            for Case { seats, won } in &self.cases {
                let score = |&(row, ref features): &(Option<usize>, [f64; WEIGHTS])| {
                    let weights = row.map_or(AS_IT_IS, |row| self.rows[row].weights);
                    weights
                        .iter()
                        .zip(features)
                        .map(|(weight, feature)| weight * feature)
                        .sum::<f64>()
                };
                let shares: Vec<f64> = seats.iter().map(|seat| exp(score(seat))).collect();
                let sum: f64 = shares.iter().sum();
                for (((row, features), share), won) in seats.iter().zip(shares).zip(won) {
                    let Some(row) = *row else { continue };
                    moments[row] += 1.0;
                    for (slope, feature) in slope[row].iter_mut().zip(features) {
                        *slope += (won - share / sum) * feature;
                    }
                }
            }
            let step = STEP * (1.0 - 0.9 * f64::from(round) / f64::from(ROUNDS));
            for (row, weights) in self.rows.iter_mut().enumerate() {
                for at in 0..WEIGHTS {
                    let slope = slope[row][at] / moments[row];
                    speed[row][at] = 0.95 * speed[row][at] + slope;
                    weights.weights[at] += step * speed[row][at];
                }
            }
        }
        self.rows.sort_by(|one, other| {
            (&one.game, one.players, &one.role).cmp(&(&other.game, other.players, &other.role))
        });
        let mut text = "# Made by `snug review --fit`: game, players (0 for any number), role, \
                        four weights.\n"
            .to_owned();
        for Row { game, players, role, weights } in &self.rows {
            let weights: Vec<String> =
                weights.iter().map(|weight| format!("{weight:.4}")).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{game} {players} {role} {}", weights.join(" "));
        }
        text
    }
}
