//! The one trait a board game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::{DeserializeOwned, Deserializer};

use crate::dice::QuickDice;
use crate::playout::{self, Tally};
use crate::usual::Company;
use crate::{Dice, Language, ParseError, Ranking, Refusal, Seat, Status, Step};

/// Where a game writes the legal actions: the caller's, reused, never on the heap.
pub type Buffer<A> = ArrayVec<A, 128>;

/// The rules of one game, as a pure value.
///
/// The state is flat and small: cloning it is a copy of memory, and applying a
/// step allocates nothing. There is no clock, no random generator and no IO in
/// it: all chance enters as recorded steps.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The name in commands, records and addresses, in kebab-case.
    const NAME: &'static str;
    /// Raised whenever a record of before would replay to something else.
    const REVISION: u32;
    /// The oldest revision whose games it still plays as they began.
    const OLDEST_REVISION: u32 = Self::REVISION;
    /// The text of its ledger, `rules.md`, which explains refusals and scenarios.
    const LEDGER: &'static str = "";
    /// The same ledger in other languages, `rules.de.md` and so on.
    const TRANSLATIONS: &'static [(Language, &'static str)] = &[];
    /// The editions of its rulebook that a table can play by, as they are written; none where
    /// there is one book.
    const EDITIONS: &'static [&'static str] = &[];

    /// Players, edition and options of a table.
    type Setup: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// An answer of a seat.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// An outcome of chance.
    type Chance: Copy + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// What happened, in full: for the rules and the dealer only.
    type Event: Copy + Debug;
    /// An event as one seat, or a spectator, is told of it.
    type Shown: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat has learned and could still know: a fold over what it was shown.
    type Memory: Clone + Eq + Debug + Send + Sync;
    /// What a seat, or a spectator, knows: what lies open now and its memory.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// The whole state as plain data: the canonical text, and `given` in scenarios.
    type Position: Clone + Debug + Serialize + DeserializeOwned;

    /// A table before the first step, by the newest rules.
    fn new(setup: &Self::Setup) -> Result<Self, Refusal>;
    /// The same by the rules of a revision this game [knows](Game::knows).
    fn of_revision(setup: &Self::Setup, revision: u32) -> Result<Self, Refusal> {
        assert_eq!(revision, Self::REVISION, "a game of one revision is of that one");
        Self::new(setup)
    }
    /// The revision of the rules this game began with, and goes on by.
    fn revision(&self) -> u32 {
        Self::REVISION
    }
    /// Whether games of this revision can be played and replayed.
    fn knows(revision: u32) -> bool {
        (Self::OLDEST_REVISION..=Self::REVISION).contains(&revision)
    }
    /// The set-up this game was started with.
    fn setup(&self) -> Self::Setup;
    /// How many seats the table has.
    fn seats(&self) -> usize;
    /// Who is to act.
    fn status(&self) -> Status;
    /// Sorted, into the caller's empty buffer; nothing unless `status` asks this seat.
    fn actions(&self, seat: Seat, into: &mut Buffer<Self::Action>);
    /// Every outcome that chance has a word for in this game, whether it can come now or not.
    fn chances() -> Vec<Self::Chance>;
    /// One outcome, drawn without listing them all; only when `status` is chance.
    fn sample(&self, dice: &mut impl Dice) -> Self::Chance;
    /// Takes one step. When refused, the state is unchanged.
    fn apply(&mut self, step: Step<Self>, tell: &mut impl Sink<Self::Event>)
    -> Result<(), Refusal>;

    /// An event as `seat` is told of it (`None`: a spectator), if it is told at all.
    /// Built up from what may be known, never cut down.
    fn shown(&self, event: &Self::Event, seat: Option<Seat>) -> Option<Self::Shown>;
    /// The memory of someone who joins now and was shown nothing before.
    fn memory(&self, seat: Option<Seat>) -> Self::Memory;
    /// Folds one more shown event into a memory.
    fn learn(memory: &mut Self::Memory, shown: &Self::Shown);
    /// What `seat` knows now (`None`: a spectator).
    fn view(&self, seat: Option<Seat>, memory: &Self::Memory) -> Self::View;

    /// The whole state as data.
    fn position(&self) -> Self::Position;
    /// The state that `position` describes, or a sentence saying why there is none.
    fn from_position(position: &Self::Position) -> Result<Self, String>;

    /// What an answer means now, where notation has a short form of it. Only the full form is
    /// listed, and both are accepted.
    fn in_full(&self, action: Self::Action) -> Self::Action {
        action
    }

    /// While some seats are asked whether they answer a threat: the action that lets it
    /// happen. How long they are given must then not depend on what they hold, so the
    /// house closes such a window by the clock, with this action for the silent.
    fn lets_happen(&self) -> Option<Self::Action> {
        None
    }

    /// While `seat` is asked whether it does what hardly anybody ever declines: the action
    /// that does it. Whoever plays may have it given without being asked, so among people it
    /// must follow from what all can see.
    fn usual(&self, _seat: Seat, _company: Company) -> Option<Self::Action> {
        None
    }

    /// Whether this table has such questions at all.
    fn asks_the_usual(&self) -> bool {
        false
    }

    /// How many turns (or rounds) have begun; records are checked at each.
    fn turn(&self) -> u32;
    /// How the game ended, as a word for statistics; empty while it goes on.
    fn ending(&self) -> &'static str;
    /// What `seat` played as, where the game has roles; for statistics.
    fn role(&self, seat: Seat) -> Option<&'static str>;

    /// What this tells of somebody having played something, as a word for statistics: a card,
    /// a building.
    fn played(_shown: &Self::Shown) -> Option<(Seat, &'static str)> {
        None
    }

    /// Plays on at random to the end, as [`playout::play_out`] does.
    ///
    /// A game repeats this one line, so that it is compiled with the rules: they are
    /// optimised far more than the programs that ask for a million games.
    fn play_out(&mut self, dice: &mut QuickDice, limit: u64, tally: &mut Tally) -> Option<Ranking> {
        playout::play_out(self, dice, limit, tally)
    }
}

/// What is hidden, written down from the rules and not from the view, so that the
/// law of secrecy can test one against the other.
pub trait Secrets: Game {
    /// Changes only what `seat` may not know, if nobody had told it anything yet:
    /// exchanges things between the zones hidden from it.
    fn scramble(&mut self, seat: Option<Seat>, dice: &mut impl Dice);
    /// Whether the rules keep the content of this step from `seat`.
    fn conceals(&self, step: &Step<Self>, seat: Option<Seat>) -> bool;
    /// What this step is about to lay open to `seat` beyond its own words, in any fixed
    /// form: sealed answers as the last one comes in, roles as the game ends. Worlds that
    /// differ in it part there by the rules.
    fn reveals(&self, _step: &Step<Self>, _seat: Option<Seat>) -> String {
        String::new()
    }
}

/// Guessing: whole states that fit what a seat knows, for bots.
pub trait Worlds: Game {
    /// One state that fits the view, uniform over the deals that do. It tells nothing that
    /// the view does not, so a page may try things in it.
    fn world(view: &Self::View, dice: &mut impl Dice) -> Self;
    /// The same, for whoever also remembers what no view shows: what all have seen and
    /// nobody is told again.
    fn recalled(view: &Self::View, _memory: &Self::Memory, dice: &mut impl Dice) -> Self {
        Self::world(view, dice)
    }

    /// Reads a view of somebody who is asked in a game by the newest rules, as it was written
    /// for them, who remember this: for bots that are programs of their own.
    fn read_view<'de, D: Deserializer<'de>>(
        from: D,
        memory: &Self::Memory,
    ) -> Result<Self::View, D::Error>;
}

/// Where events go.
pub trait Sink<E> {
    /// Takes an event, made only if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: events are not even made.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
