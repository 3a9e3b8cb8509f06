//! What a good player knows of Rattus Cartus.
//!
//! Everything is weighed in one currency, the chance of winning: what each player can
//! expect to score (`prospects`), who survives the plague with what (`chances`), and
//! how plans for a building change both (`plans`).

mod arithmetic;
mod beliefs;
mod chances;
mod glance;
mod nuns;
mod outcomes;
mod plans;
mod premium;
mod prospects;
#[cfg(test)]
mod tests;
mod weights;
mod worth;

use game::dice::QuickDice;
use game::{Game, Seat, Status, Worlds};
use rattus_cartus::{Action, RattusCartus, View};

use crate::{Chances, Insight, Kind, Scores};
use chances::{final_chances, win_chances};
use nuns::Nuns;
use prospects::Prospects;
use weights::Weights;

/// What a seat makes of the table, worked out once for a decision.
#[derive(Clone, Debug)]
pub struct Mind {
    seat: Option<Seat>,
    /// What this seat expects of the Nun-row.
    nuns: Nuns,
    /// What it thinks that others expect.
    others: Nuns,
    choosing: Weights,
    judging: Weights,
}

impl Insight for RattusCartus {
    type Beliefs = ();
    type Mind = Mind;

    const HORIZON: u32 = 1;
    const NOISE: f32 = 0.5;

    fn searches(kind: Kind) -> u32 {
        match kind {
            Kind::Random | Kind::Quick => 1,
            Kind::Sharp => 2500,
            Kind::Master => 30_000,
        }
    }

    fn mind(view: &View, _beliefs: &()) -> Mind {
        Mind {
            seat: view.seat,
            nuns: Nuns::of(view),
            others: Nuns::unseen(),
            choosing: Weights::CHOOSING,
            judging: Weights::JUDGING,
        }
    }

    fn imagine(view: &View, _mind: &Mind, dice: &mut QuickDice) -> RattusCartus {
        let mut world = RattusCartus::world(view, dice);
        beliefs::lay_likely_cards(&mut world, view.seat, dice);
        world
    }

    fn chances(&self, mind: &Mind) -> Chances {
        let chances = match self.status() {
            Status::Over(_) => final_chances(self, &mind.nuns),
            _ => {
                let prospects = Prospects::new(self, None, &mind.judging);
                let (points, rats) = (&prospects.points, &prospects.rats);
                let plague = self.setup().plague;
                win_chances(&prospects, points, rats, &mind.nuns, plague, &mind.judging)
            }
        };
        let mut all = Chances::default();
        all[..chances.len()].copy_from_slice(&chances);
        all
    }

    fn glance(&self, seat: Seat, mind: &Mind, actions: &[Action], into: &mut Scores) {
        let nuns = if mind.seat == Some(seat) { &mind.nuns } else { &mind.others };
        glance::glance(self, seat, nuns, &mind.choosing, actions, into);
    }

    fn points(&self, seat: Seat) -> i32 {
        self.scores()[seat.index()].total().into()
    }
}
