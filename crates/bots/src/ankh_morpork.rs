//! What a good player knows of Ankh-Morpork.
//!
//! The evaluation reads a few facts off the board and turns them into chances, given who
//! may be after what; `mind.rs` says who that is. Answers are judged by what they do to
//! the own chance, as their player sees the table. Searches, which imagine who everyone is,
//! have a judge of their own, `judge.rs`.

mod aims;
mod beliefs;
mod by_area;
mod card_values;
mod evaluation;
mod facts;
#[cfg(any(test, feature = "fit"))]
pub mod fit;
mod judge;
mod mind;
mod moves;
mod tells;
mod weights;

use ankh_morpork::{Action, AnkhMorpork, Card, Chance, Memory, Personality, Shown, Symbol, View};
use game::dice::QuickDice;
use game::{Game, Seat, Worlds};

use crate::{
    Bot, Chances, Effort, FirstLook, Fortune, Insight, Kind, Level, Scores, Style, Suspicion,
    opponent,
};
use aims::Aim;
pub use beliefs::Beliefs;
pub use mind::Mind;
use moves::Eyes;

impl Insight for AnkhMorpork {
    type Beliefs = Beliefs;
    type Mind = Mind;

    const SURE_WIN: f32 = moves::SCALE;
    // The judge takes its time, and already weighs who may be whom.
    const WORLDS: usize = 1;
    const NOISE: f32 = 0.6;
    const CURIOSITY: f32 = 0.1;
    // Playing on for a round is noisy; what the end of the turn looks like is not.
    const FIRST_LOOK: FirstLook = FirstLook { tries: 60.0, point: 1.0 / moves::SCALE };

    // The judge knows such moments, and nobody plays as carelessly as a playout.
    const OUTLOOK: &'static [u32] = &[0];

    fn effort(kind: Kind) -> Effort {
        match kind {
            // The judge knows what good players make of the end of a turn.
            Kind::Random | Kind::Beginner | Kind::Quick | Kind::Steady | Kind::Sharp => {
                Effort { studies: 1, searches: 24, horizons: &[1], sure: 0.98 }
            }
            // One round of four: a win is only ever counted when a turn begins.
            Kind::Master => Effort { studies: 12, searches: 3000, horizons: &[4], sure: 0.98 },
        }
    }

    fn notice(beliefs: &mut Beliefs, shown: &Shown) {
        beliefs.notice(shown);
    }

    fn mind(view: &View, beliefs: &Beliefs) -> Mind {
        Mind::new(view, beliefs)
    }

    fn imagine(view: &View, memory: &Memory, mind: &Mind, dice: &mut QuickDice) -> AnkhMorpork {
        let mut world = AnkhMorpork::recalled(view, memory, dice);
        if let Some(cast) = mind.cast(dice) {
            world.recast(cast);
        }
        world
    }

    fn suspicions(view: &View, mind: &Mind) -> Vec<Suspicion> {
        mind.suspicions(view.players())
    }

    fn alike(one: &str, other: &str) -> bool {
        let aim = |id: &str| {
            let role = Personality::ALL.into_iter().find(|role| role.id() == id);
            role.map(Aim::of)
        };
        one == other || (aim(one).is_some() && aim(one) == aim(other))
    }

    fn appeals(action: &Action, style: Style) -> bool {
        let has = |card: &Card, symbol: fn(&Symbol) -> bool| card.symbols().iter().any(symbol);
        match (style, action) {
            (Style::Bold, Action::Play(card)) => has(card, |&symbol| symbol == Symbol::Assassinate),
            (Style::Bold, Action::Assassinate(_) | Action::Demolish(_)) => true,
            (Style::Careful, Action::Play(card)) => {
                has(card, |&symbol| symbol == Symbol::RemoveTrouble)
            }
            (Style::Careful, Action::Calm(_) | Action::Shield(_) | Action::React(_)) => true,
            (Style::Greedy, Action::Play(card)) => {
                has(card, |symbol| matches!(symbol, Symbol::Take(_) | Symbol::Build))
            }
            (Style::Greedy, Action::Build(_) | Action::Buy(_)) => true,
            _ => false,
        }
    }

    fn fortune(chance: &Chance) -> Fortune {
        match chance {
            Chance::Roll(_) => Fortune::Roll,
            Chance::Draw(_) => Fortune::Draw,
            Chance::Event(_) => Fortune::Event,
            Chance::Deal(_) | Chance::Hide(_) => Fortune::Deal,
        }
    }

    fn chances(&self, _mind: &Mind) -> Chances {
        judge::chances(judge::learned(), self)
    }

    fn glance(&self, seat: Seat, mind: &Mind, actions: &[Action], into: &mut Scores) {
        let eyes = Eyes::of(self, seat, mind);
        if self.awaits_card() && self.active() == seat && eyes.is_pressed(self) {
            let mut dice = QuickDice::new(u64::from(self.turn()));
            eyes.consider(self, mind, actions, &mut dice, into);
        } else {
            eyes.glance(self, actions, into);
        }
    }

    fn consider(
        &self,
        seat: Seat,
        mind: &Mind,
        actions: &[Action],
        dice: &mut QuickDice,
        into: &mut Scores,
    ) {
        Eyes::of_quick(judge::learned(), self, seat, mind)
            .consider(self, mind, actions, dice, into);
    }

    fn study(
        &self,
        seat: Seat,
        mind: &Mind,
        actions: &[Action],
        dice: &mut QuickDice,
        into: &mut Scores,
    ) {
        let eyes = Eyes::of_judge(judge::learned(), self, seat, mind);
        eyes.consider(self, mind, actions, dice, into);
    }

    fn parts_ways(&self) -> bool {
        self.rolls_or_turns_up()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.score(seat)
    }

    fn bot(level: &Level, seat: Seat, seed: u64) -> Box<dyn Bot<Self>> {
        opponent(level, seat, seed)
    }
}
