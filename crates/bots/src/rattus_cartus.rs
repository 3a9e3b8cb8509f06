//! What a good player knows of Rattus Cartus.

use game::{Game, Seat, Silent, Status, Step};
use rattus_cartus::{Action, RattusCartus, View};

use crate::{Chances, Insight, Scores};

impl Insight for RattusCartus {
    type Beliefs = ();
    type Mind = ();

    const HORIZON: u32 = 1;
    const NOISE: f32 = 1.0;

    fn mind(_view: &View, _beliefs: &()) {}

    fn chances(&self, _mind: &()) -> Chances {
        let mut chances = Chances::default();
        if let Status::Over(ranking) = self.status() {
            let winners = ranking.winners();
            winners.iter().for_each(|seat| chances[seat.index()] = 1.0 / winners.len() as f32);
            return chances;
        }
        let points: Vec<f32> = self.scores().iter().map(|s| f32::from(s.total() + 1)).collect();
        let all: f32 = points.iter().sum();
        chances.iter_mut().zip(points).for_each(|(chance, points)| *chance = points / all);
        chances
    }

    fn glance(&self, seat: Seat, mind: &(), actions: &[Action], into: &mut Scores) {
        for &action in actions {
            let mut after = self.clone();
            let applied = after.apply(Step::Act(seat, action), &mut Silent);
            let chance = applied.map_or(0.0, |()| after.chances(mind)[seat.index()]);
            into.push(20.0 * chance);
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        self.scores()[seat.index()].total().into()
    }
}
