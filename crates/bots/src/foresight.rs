//! Judging a game that others play: what is to be expected of a position, and which of two
//! answers was better. For reviews; no clock and no thread in it.

use game::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::search::{Luck, Scratch, SearchBot, play_on};
use crate::{Chances, Insight, Kind, Level};

/// What kind of chance a chance step is, for adding up luck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fortune {
    /// What the game begins with.
    Deal,
    /// A card, or whatever else is drawn unseen.
    Draw,
    /// A roll of a die.
    Roll,
    /// Something that happens to the whole table.
    Event,
}

/// What may strike everyone when the game ends, as far as somebody knows: the plague.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Danger {
    /// How many of the things that decide it are known.
    pub seen: u32,
    /// How many there are.
    pub of: u32,
    /// What they are expected to add up to.
    pub expected: f32,
    /// How likely it strikes each seat, if the game ended as it stands.
    pub risks: [f32; MAX_SEATS],
}

/// What was found out about one answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Merit {
    /// Its place among the answers that were compared.
    pub place: usize,
    /// How likely a win is after it.
    pub value: f32,
}

/// Plays on from positions, and says what is to be expected there.
pub struct Foresight<G: Insight> {
    scratch: Scratch<G>,
    horizons: &'static [u32],
}

impl<G: Insight> Default for Foresight<G> {
    fn default() -> Self {
        Foresight { scratch: Scratch::new(), horizons: G::effort(Kind::Master).horizons }
    }
}

impl<G: Insight> Foresight<G> {
    /// Plays on as far as a master looks ahead, with the luck of this seed, and judges the
    /// position there; `world` is then that position.
    pub fn expect(&mut self, world: &mut G, mind: &G::Mind, seed: u64) -> Chances {
        let now = world.turn();
        let turns = self.horizons.iter().map(|&turns| now.saturating_add(turns));
        play_on(world, mind, turns, &mut Luck::new(seed), &mut self.scratch)
    }

    /// Plays on as far as it takes for the judge of this game to be right about a moment
    /// between two turns, and judges the position there.
    pub fn outlook(&mut self, world: &mut G, mind: &G::Mind, seed: u64) -> Chances {
        let now = world.turn();
        let turns = G::OUTLOOK.iter().map(|&turns| now.saturating_add(turns));
        play_on(world, mind, turns, &mut Luck::new(seed), &mut self.scratch)
    }

    /// Plays on to the end of the turn only.
    pub fn end_turn(&mut self, world: &mut G, mind: &G::Mind, seed: u64) -> Chances {
        let next = world.turn().saturating_add(1);
        play_on(world, mind, [next].into_iter(), &mut Luck::new(seed), &mut self.scratch)
    }
}

/// Searches as a master does, over these answers alone, in worlds that fit what a seat knew;
/// the best answer first. Answers that were given up early are not in the list. Before each
/// search `rest` is called, for whoever has to come first.
pub fn compare<G: Insight>(
    (view, memory, mind): (&G::View, &G::Memory, &G::Mind),
    seat: Seat,
    actions: &[G::Action],
    searches: u32,
    seed: u64,
    rest: &mut dyn FnMut(),
) -> Vec<Merit> {
    let bot = SearchBot::<G>::new(Level::from(Kind::Master), seat, seed);
    bot.compare((view, memory, mind), actions, searches, rest)
}
