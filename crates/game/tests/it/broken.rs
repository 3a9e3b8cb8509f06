//! The tiny game, broken on purpose: each flaw breaks one law.

mod flaws;

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

pub(crate) use flaws::*;
use game::{Buffer, Dice, Game, ParseError, Refusal, Seat, Secrets, Sink, Status, Step, Worlds};

use serde::Deserializer;

use crate::tiny::{Cards, Event, Move, Setup, Shown, Tiny, View};

/// One thing that is done wrong; what is not said is done as the tiny game does it.
pub(crate) trait Flaw: Sync {
    fn setup(&self, game: &Tiny) -> Setup {
        game.setup()
    }
    fn status(&self, game: &Tiny) -> Status {
        game.status()
    }
    fn actions(&self, game: &Tiny, seat: Seat, into: &mut Vec<Move>) {
        let mut buffer = Buffer::new();
        game.actions(seat, &mut buffer);
        into.extend(buffer);
    }
    fn sample(&self, game: &Tiny, mut dice: &mut dyn Dice) -> Move {
        game.sample(&mut dice)
    }
    fn apply(
        &self,
        game: &mut Tiny,
        step: Step<Tiny>,
        tell: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        game.apply(step, tell)
    }
    fn shown(&self, game: &Tiny, event: &Event, seat: Option<Seat>) -> Option<Shown> {
        game.shown(event, seat)
    }
    fn memory(&self, game: &Tiny, seat: Option<Seat>) -> Cards {
        game.memory(seat)
    }
    fn learn(&self, memory: &mut Cards, shown: &Shown) {
        Tiny::learn(memory, shown);
    }
    fn view(&self, game: &Tiny, seat: Option<Seat>, memory: &Cards) -> View {
        game.view(seat, memory)
    }
    fn position(&self, game: &Tiny) -> Tiny {
        game.position()
    }
    fn turn(&self, game: &Tiny) -> u32 {
        game.turn()
    }
    fn ending(&self, game: &Tiny) -> &'static str {
        game.ending()
    }
    fn scramble(&self, game: &mut Tiny, seat: Option<Seat>, mut dice: &mut dyn Dice) {
        game.scramble(seat, &mut dice);
    }
    fn world(&self, view: &View, mut dice: &mut dyn Dice) -> Tiny {
        Tiny::world(view, &mut dice)
    }
    fn write(&self, step: Move) -> String {
        step.to_string()
    }
    fn read(&self, text: &str) -> Result<Move, ParseError> {
        text.parse()
    }
}

thread_local! {
    /// Every test has a thread of its own, and texts are read without knowing any game.
    static FLAW: Cell<&'static dyn Flaw> = const { Cell::new(&Sound) };
}

fn flaw() -> &'static dyn Flaw {
    FLAW.get()
}

impl Flawed {
    /// From now on this thread's flawed games have this flaw.
    pub(crate) fn by(flaw: &'static dyn Flaw) {
        FLAW.set(flaw);
    }
}

/// The tiny game with a flaw.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Flawed(pub(crate) Tiny);

/// A move in the flawed game's notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Word(Move);

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&flaw().write(self.0))
    }
}

impl FromStr for Word {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Word, ParseError> {
        flaw().read(text).map(Word)
    }
}

fn sound(step: &Step<Flawed>) -> Step<Tiny> {
    match *step {
        Step::Act(seat, action) => Step::Act(seat, action.0),
        Step::Chance(outcome) => Step::Chance(outcome.0),
    }
}

impl Game for Flawed {
    const NAME: &'static str = "flawed";
    const REVISION: u32 = 1;
    type Setup = Setup;
    type Action = Word;
    type Chance = Word;
    type Event = Event;
    type Shown = Shown;
    type Memory = Cards;
    type View = View;
    type Position = Tiny;

    fn new(setup: &Setup) -> Result<Self, Refusal> {
        Tiny::new(setup).map(Flawed)
    }
    fn setup(&self) -> Setup {
        flaw().setup(&self.0)
    }
    fn seats(&self) -> usize {
        self.0.seats()
    }
    fn status(&self) -> Status {
        flaw().status(&self.0)
    }
    fn actions(&self, seat: Seat, into: &mut Buffer<Word>) {
        let mut actions = Vec::new();
        flaw().actions(&self.0, seat, &mut actions);
        into.extend(actions.into_iter().map(Word));
    }
    fn chances() -> Vec<Word> {
        Tiny::chances().into_iter().map(Word).collect()
    }
    fn sample(&self, dice: &mut impl Dice) -> Word {
        Word(flaw().sample(&self.0, dice))
    }
    fn apply(&mut self, step: Step<Self>, tell: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let mut events = Vec::new();
        let answer = flaw().apply(&mut self.0, sound(&step), &mut events);
        events.into_iter().for_each(|event| tell.tell(|| event));
        answer
    }
    fn shown(&self, event: &Event, seat: Option<Seat>) -> Option<Shown> {
        flaw().shown(&self.0, event, seat)
    }
    fn memory(&self, seat: Option<Seat>) -> Cards {
        flaw().memory(&self.0, seat)
    }
    fn learn(memory: &mut Cards, shown: &Shown) {
        flaw().learn(memory, shown);
    }
    fn view(&self, seat: Option<Seat>, memory: &Cards) -> View {
        flaw().view(&self.0, seat, memory)
    }
    fn position(&self) -> Tiny {
        flaw().position(&self.0)
    }
    fn from_position(position: &Tiny) -> Result<Self, String> {
        Tiny::from_position(position).map(Flawed)
    }
    fn turn(&self) -> u32 {
        flaw().turn(&self.0)
    }
    fn ending(&self) -> &'static str {
        flaw().ending(&self.0)
    }
    fn role(&self, seat: Seat) -> Option<&'static str> {
        self.0.role(seat)
    }
}

impl Secrets for Flawed {
    fn scramble(&mut self, seat: Option<Seat>, dice: &mut impl Dice) {
        flaw().scramble(&mut self.0, seat, dice);
    }
    fn conceals(&self, step: &Step<Self>, seat: Option<Seat>) -> bool {
        self.0.conceals(&sound(step), seat)
    }
    fn reveals(&self, step: &Step<Self>, seat: Option<Seat>) -> String {
        self.0.reveals(&sound(step), seat)
    }
}

impl Worlds for Flawed {
    fn world(view: &View, dice: &mut impl Dice) -> Self {
        Flawed(flaw().world(view, dice))
    }

    fn read_view<'de, D: Deserializer<'de>>(
        from: D,
        memory: &<Flawed as Game>::Memory,
    ) -> Result<View, D::Error> {
        Tiny::read_view(from, memory)
    }
}
