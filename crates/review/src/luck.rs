//! Judging what chance decided.

use bots::{Insight, mix};
use game::dice::every_way;
use game::{Silent, Step};

use crate::calibration::calibrated;
use crate::found::Chance;
use crate::judging::rounded;
use crate::reviewer::Reviewer;

/// How often a turn is played on after every roll and event: what they do is only seen then.
const PLAYOUTS: u64 = 8;

impl<G: Insight> Reviewer<G> {
    /// What chance decided here, against everything it could have decided; nothing where it
    /// could decide one thing only, or the first turn has not begun.
    pub(crate) fn judge_chance(
        &mut self,
        taken: G::Chance,
        rest: &mut dyn FnMut(),
    ) -> Option<Chance> {
        let game = self.table.game().clone();
        if game.turn() == 0 {
            return None;
        }
        let mut ways = every_way(|mut dice| game.sample(&mut dice));
        if ways.len() < 2 {
            return None;
        }
        // The same card can come in several ways.
        ways.sort_by_key(|&(way, _)| way);
        ways.dedup_by(|(later, more), (earlier, chance)| {
            let is_same = later == earlier;
            if is_same {
                *chance += *more;
            }
            is_same
        });
        let mind = game.all_knowing(self.mind(None));
        let seats = game.seats();
        let mut values = Vec::with_capacity(ways.len());
        for &(way, chance) in &ways {
            values.push((way, chance, self.after(&game, &mind, way, rest)));
        }
        let (_, _, came) = values.iter().find(|(way, ..)| *way == taken)?;
        let mut effect = Vec::with_capacity(seats);
        let mut variance = Vec::with_capacity(seats);
        for seat in 0..seats {
            let of_seat = || values.iter().map(|(_, chance, value)| (*chance, value[seat]));
            let mean: f64 = of_seat().map(|(chance, value)| chance * value).sum();
            let spread = of_seat().map(|(chance, value)| chance * (value - mean) * (value - mean));
            effect.push(rounded(came[seat] - mean));
            variance.push(kept_exactly(spread.sum()));
        }
        Some(Chance {
            kind: G::fortune(&taken),
            turn: game.turn(),
            step: self.at(),
            outcome: taken.to_string(),
            effect,
            variance,
        })
    }

    /// How likely everyone wins after an outcome.
    fn after(
        &mut self,
        game: &G,
        mind: &G::Mind,
        way: G::Chance,
        rest: &mut dyn FnMut(),
    ) -> Vec<f64> {
        rest();
        let seats = game.seats();
        let mut next = game.clone();
        if next.apply(Step::Chance(way), &mut Silent).is_err() {
            return vec![0.0; seats];
        }
        if !game.parts_ways() {
            let chances = calibrated(&next, next.chances(mind));
            return chances[..seats].iter().map(|&chance| chance.into()).collect();
        }
        let seed = self.seed_here();
        let mut sums = vec![0.0; seats];
        for playout in 0..PLAYOUTS {
            rest();
            let mut end = next.clone();
            let judged = self.foresight.end_turn(&mut end, mind, mix(seed, playout));
            let chances = calibrated(&end, judged);
            for (sum, chance) in sums.iter_mut().zip(chances) {
                *sum += f64::from(chance) / PLAYOUTS as f64;
            }
        }
        sums
    }
}

/// With as many digits as come back the same from any JSON: what was kept in the middle of a
/// review must not differ from what was found in one go.
fn kept_exactly(variance: f64) -> f64 {
    (variance * 1e10).round() / 1e10
}
