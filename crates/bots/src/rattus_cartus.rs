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
use game::{Game, MAX_SEATS, Seat, Status};
use rattus_cartus::{Action, Building, Chance, Memory, Pending, RattusCartus, View};

use crate::{
    Bot, Chances, Danger, Effort, Fortune, Insight, Kind, Level, Scores, Style, THE_END, opponent,
};
use chances::final_chances;
use nuns::Nuns;
use prospects::Prospects;
use weights::Weights;

/// From how many cards on a bold player has played many.
const MANY: u8 = 3;

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

    const SURE_WIN: f32 = glance::SCALE;
    // A hand and three buildings: who overlooks much of that, plays at random.
    const HIDDEN: u32 = 30;
    const NOISE: f32 = 0.5;

    fn effort(kind: Kind) -> Effort {
        let (searches, horizons): (u32, &[u32]) = match kind {
            Kind::Random | Kind::Beginner | Kind::Quick | Kind::Steady => (50, &[3]),
            Kind::Sharp => (150, &[3]),
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

    fn all_knowing(&self, spectator: Mind) -> Mind {
        let known = match self.nun_row() {
            // Before the row is laid nothing of it is decided.
            [] => spectator.nuns,
            row => Nuns::known(row),
        };
        Mind { nuns: known, ..spectator }
    }

    fn danger(&self, mind: &Mind) -> Option<Danger> {
        let of = self.nun_row().len() as u32;
        let mut risks = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            risks[seat.index()] = mind.nuns.fewer_than(self.rats(seat));
        }
        let seen = mind.nuns.seen.into_iter().filter(|seen| *seen).count() as u32;
        (of > 0).then(|| Danger { seen, of, expected: mind.nuns.expected(), risks })
    }

    fn appeals(action: &Action, style: Style) -> bool {
        match (style, action) {
            (Style::Bold, Action::Sword(_) | Action::Flute(_)) => true,
            (Style::Bold, Action::Play(cards)) => *cards >= MANY,
            (Style::Careful, Action::Trade(_) | Action::Look(_)) => true,
            (Style::Careful, Action::Enter(card)) => matches!(
                card.building(),
                Building::Monastery | Building::Hospital | Building::FortuneTellersTent
            ),
            (Style::Greedy, Action::Enter(card)) => matches!(
                card.building(),
                Building::Treasury | Building::Palace | Building::Marketplace | Building::Farm
            ),
            _ => false,
        }
    }

    fn fortune(chance: &Chance) -> Fortune {
        match chance {
            Chance::Building(_) | Chance::Card(_) | Chance::Start(_) => Fortune::Deal,
            Chance::Reveal(_) => Fortune::Event,
            Chance::Draw(_) | Chance::Marker(_) => Fortune::Draw,
        }
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

    fn is_answering(&self, seat: Seat) -> bool {
        match self.pending() {
            Pending::Lay { seat: laying, .. } | Pending::Discard { seat: laying, .. } => {
                laying == seat
            }
            Pending::Give { seats, .. } => seats.contains(seat),
            _ => false,
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        self.scores()[seat.index()].total().into()
    }

    fn bot(level: &Level, seat: Seat, seed: u64) -> Box<dyn Bot<Self>> {
        opponent(level, seat, seed)
    }
}
