//! What a good player knows of Ankh-Morpork.

use ankh_morpork::{Action, AnkhMorpork, View};
use game::{Game, Seat, Silent, Status, Step};

use crate::{Chances, Insight, Scores};

impl Insight for AnkhMorpork {
    type Beliefs = ();
    type Mind = ();

    const HORIZON: u32 = 4;
    const NOISE: f32 = 1.0;

    fn mind(_view: &View, _beliefs: &()) {}

    fn chances(&self, _mind: &()) -> Chances {
        let mut chances = Chances::default();
        if let Status::Over(ranking) = self.status() {
            let winners = ranking.winners();
            winners.iter().for_each(|seat| chances[seat.index()] = 1.0 / winners.len() as f32);
            return chances;
        }
        let points: Vec<f32> =
            Seat::all(self.seats()).map(|seat| self.points(seat).max(1) as f32).collect();
        let all: f32 = points.iter().sum();
        chances.iter_mut().zip(points).for_each(|(chance, points)| *chance = points / all);
        chances
    }

    fn glance(&self, seat: Seat, mind: &(), actions: &[Action], into: &mut Scores) {
        for &action in actions {
            let mut after = *self;
            let applied = after.apply(Step::Act(seat, action), &mut Silent);
            let chance = applied.map_or(0.0, |()| after.chances(mind)[seat.index()]);
            into.push(20.0 * chance);
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        self.score(seat)
    }
}
