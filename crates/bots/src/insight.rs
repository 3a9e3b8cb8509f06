//! Everything the bots need to know of one game.

use std::fmt::Debug;

use arrayvec::ArrayVec;
use game::dice::QuickDice;
use game::{MAX_SEATS, Seat, Worlds};

use crate::{Bot, Danger, Fortune, Kind, Level, Style, Suspicion, opponent};

/// How likely each seat wins, from 0 to 1.
pub type Chances = [f32; MAX_SEATS];

/// A score for each action offered, in their order.
///
/// Scores are on a logarithmic scale: [`softmax`](crate::softmax) turns them into how
/// likely each action is the best.
pub type Scores = ArrayVec<f32, 128>;

/// How much a search does for one decision.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// In how many imagined states the actions are studied before a search begins.
    pub studies: u32,
    /// How many imagined games it looks at.
    pub searches: u32,
    /// How many turns a playout goes on before the position is judged: the nearest first.
    /// Where there are several, the position is judged at each, and the mean counts.
    pub horizons: &'static [u32],
    /// How likely one answer must look to be the best for there to be nothing to search.
    pub sure: f32,
}

/// A horizon behind the end of every game.
pub const THE_END: u32 = u32::MAX;

/// What the first look at an action counts for beside what a search finds out about it.
#[derive(Clone, Copy, Debug)]
pub struct FirstLook {
    /// As many tries as it is worth.
    pub tries: f32,
    /// What one point of its score stands for, as a chance of winning.
    pub point: f32,
}

/// What a good player knows of a game: one implementation per game, and no other place
/// in this crate knows any rules.
///
/// Everything here works on imagined states. Where it looks at hidden things, such as
/// hands and roles, those are the imagined ones.
pub trait Insight: Worlds {
    /// A running estimate of what is hidden, folded from what the seat was shown.
    type Beliefs: Clone + Debug + Default + Send + Sync;
    /// What is worked out once for a decision, out of the view and the beliefs.
    type Mind: Clone + Debug + Send + Sync;

    /// How many points on the scale of scores a sure win is worth.
    const SURE_WIN: f32 = 30.0;
    /// How many of a hundred answers are overlooked by somebody who overlooks everything that
    /// can be: in some games all answers lie in plain sight.
    const HIDDEN: u32 = 100;
    /// How many states the quick bot imagines for one decision: hidden cards matter little for
    /// what looks best.
    const WORLDS: usize = 3;
    /// How freely a playout departs from what looks best: the width of the noise that is
    /// added to the scores.
    const NOISE: f32;
    /// How much a search looks around rather than at what has done well.
    const CURIOSITY: f32 = 0.35;

    /// How far a search trusts the first look; unless told, not at all.
    const FIRST_LOOK: FirstLook = FirstLook { tries: 0.0, point: 0.0 };

    /// How many turns are played on, at a glance, before a moment between two turns is judged
    /// for a review; where there are several horizons, the mean counts.
    const OUTLOOK: &'static [u32] = &[3, THE_END];

    /// How much a level does for a decision. A game whose playouts are quick allows more in
    /// the same time.
    fn effort(kind: Kind) -> Effort {
        let searches = match kind {
            Kind::Random | Kind::Beginner | Kind::Quick => 1,
            Kind::Steady => 100,
            Kind::Sharp => 400,
            Kind::Master => 3000,
        };
        Effort { studies: 4, searches, horizons: &[1], sure: 0.98 }
    }

    /// Folds one more shown event into the beliefs.
    fn notice(_beliefs: &mut Self::Beliefs, _shown: &Self::Shown) {}

    /// What a seat with this view makes of the table.
    fn mind(view: &Self::View, beliefs: &Self::Beliefs) -> Self::Mind;

    /// A state that fits the view, likelier the better it fits what was seen.
    fn imagine(
        view: &Self::View,
        memory: &Self::Memory,
        _mind: &Self::Mind,
        dice: &mut QuickDice,
    ) -> Self {
        Self::recalled(view, memory, dice)
    }

    /// A state that fits the view, imagined with more thought than the quick bot takes: for
    /// searches.
    fn reconstruct(
        view: &Self::View,
        memory: &Self::Memory,
        mind: &Self::Mind,
        dice: &mut QuickDice,
    ) -> Self {
        Self::imagine(view, memory, mind, dice)
    }

    /// Whom this mind suspects of being whom; nothing where a game has no secret roles.
    fn suspicions(_view: &Self::View, _mind: &Self::Mind) -> Vec<Suspicion> {
        Vec::new()
    }

    /// Whether two secret roles are after the same, so that nothing one does can tell them
    /// apart.
    fn alike(one: &str, other: &str) -> bool {
        one == other
    }

    /// A mind to which nothing is hidden that this state has decided; out of that of a
    /// spectator. For judging a game that is over.
    fn all_knowing(&self, spectator: Self::Mind) -> Self::Mind {
        spectator
    }

    /// What may strike everyone at the end, as far as this mind knows; nothing in a game
    /// that has no such thing.
    fn danger(&self, _mind: &Self::Mind) -> Option<Danger> {
        None
    }

    /// What kind of chance this is.
    fn fortune(_chance: &Self::Chance) -> Fortune {
        Fortune::Draw
    }

    /// Whether this is what a bot of this style likes to do; unless told, nothing is.
    fn appeals(_action: &Self::Action, _style: Style) -> bool {
        false
    }

    /// How likely each seat wins from here, as far as the position shows; where the game is
    /// over, who has won.
    fn chances(&self, mind: &Self::Mind) -> Chances;

    /// How good each action looks to `seat` at a glance: for playouts, so it must be fast.
    /// Into an empty list.
    fn glance(&self, seat: Seat, mind: &Self::Mind, actions: &[Self::Action], into: &mut Scores);

    /// How good each action looks to `seat` after some thought: for the quick bot. Into an
    /// empty list.
    fn consider(
        &self,
        seat: Seat,
        mind: &Self::Mind,
        actions: &[Self::Action],
        _dice: &mut QuickDice,
        into: &mut Scores,
    ) {
        self.glance(seat, mind, actions, into);
    }

    /// How good each action looks to `seat` after more thought than the quick bot takes: for
    /// the first ideas of a search. Into an empty list.
    fn study(
        &self,
        seat: Seat,
        mind: &Self::Mind,
        actions: &[Self::Action],
        dice: &mut QuickDice,
        into: &mut Scores,
    ) {
        self.consider(seat, mind, actions, dice, into);
    }

    /// Whether a search tells the outcomes of the chance step at hand apart. It should
    /// where they are few and everybody sees them, as a roll of a die.
    fn parts_ways(&self) -> bool {
        false
    }

    /// Whether a seat is in the middle of an answer that is given in several actions, such as
    /// a number of cards and then which.
    fn is_answering(&self, _seat: Seat) -> bool {
        false
    }

    /// The points of a seat, if the game were over now; for statistics.
    fn points(&self, seat: Seat) -> i32;

    /// An opponent of this level, whose chance begins with `seed`.
    ///
    /// A game repeats this one line, so that its bots are compiled here, once and as well
    /// optimised as this crate is, and not anew by everyone who seats them.
    fn bot(level: &Level, seat: Seat, seed: u64) -> Box<dyn Bot<Self>> {
        opponent(level, seat, seed)
    }
}
