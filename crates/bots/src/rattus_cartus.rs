//! What a good player knows of Rattus Cartus.
//!
//! Everything is weighed in one currency, the chance of winning: what each player can
//! expect to score (`prospects`), who survives the plague with what (`chances`), and
//! how plans for a building change both (`plans`).

mod arithmetic;
mod beliefs;
mod chances;
#[cfg(any(test, feature = "fit"))]
pub mod fit;
mod glance;
mod judge;
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
use game::{Game, Seat, Status};
use rattus_cartus::{Action, Memory, RattusCartus, View};

use crate::{Bot, Chances, Effort, Insight, Kind, Level, Scores, THE_END, opponent};
use chances::final_chances;
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

    const NOISE: f32 = 0.5;

    fn effort(kind: Kind) -> Effort {
        let (searches, horizons): (u32, &[u32]) = match kind {
            Kind::Random | Kind::Quick | Kind::Sharp => (400, &[3]),
            // The judge is quick to say who is ahead, and the end is sure to tell.
            Kind::Master => (3000, &[3, THE_END]),
        };
        // Rarely is one building as much better than another as it looks at first.
        Effort { studies: 4, searches, horizons, sure: 0.999 }
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

    fn reconstruct(
        view: &View,
        memory: &Memory,
        mind: &Mind,
        dice: &mut QuickDice,
    ) -> RattusCartus {
        beliefs::imagine(view, memory, mind, dice)
    }

    fn chances(&self, mind: &Mind) -> Chances {
        let chances = match self.status() {
            Status::Over(_) => final_chances(self, &mind.nuns),
            // The judge has only seen rounds begin.
            _ if self.entered().is_empty() => judge::chances(self, &mind.nuns, &mind.judging),
            _ => {
                let prospects = Prospects::new(self, None, &mind.judging);
                prospects.chances(self.setup().plague, &mind.nuns, &mind.judging)
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

    fn bot(level: &Level, seat: Seat, seed: u64) -> Box<dyn Bot<Self>> {
        opponent(level, seat, seed)
    }
}
