//! A question as the set of its answers.

use game::{Buffer, SeatSet};

use crate::actions::{Action, Word};
use crate::areas::Areas;
use crate::board::{Minion, Owner};
use crate::cards::Cards;
use crate::interrupts::Reactions;

/// What the cards, areas, minions or seats of a question are for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Verb {
    Play,
    Give,
    Discard,
    Keep,
    Place,
    Lift,
    Build,
    Demolish,
    Buy,
    Calm,
    Stir,
    To,
    At,
    Assassinate,
    Pick,
    Target,
    React,
    Nothing,
}

/// All answers to one question: listing and checking read the same value, so what
/// is listed is what is accepted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Options {
    pub(crate) verb: Verb,
    pub(crate) cards: Cards,
    pub(crate) areas: Areas,
    pub(crate) minions: [Areas; 6],
    pub(crate) seats: SeatSet,
    /// A bit for each set of reactions, by its own bits as a number.
    pub(crate) reacts: u32,
    /// City Area cards that may be used beside the question itself.
    pub(crate) powers: Areas,
    words: u16,
}

impl Options {
    /// No question.
    pub(crate) const NONE: Options = Options::asking(Verb::Nothing);

    /// A question with no answers yet.
    #[inline(always)]
    pub(crate) const fn asking(verb: Verb) -> Options {
        Options {
            verb,
            cards: Cards::NONE,
            areas: Areas::NONE,
            minions: [Areas::NONE; 6],
            seats: SeatSet::EMPTY,
            reacts: 0,
            powers: Areas::NONE,
            words: 0,
        }
    }

    /// Which cards?
    #[inline(always)]
    pub(crate) fn cards(verb: Verb, cards: Cards) -> Options {
        Options { cards, ..Options::asking(verb) }
    }

    /// Which areas?
    #[inline(always)]
    pub(crate) fn areas(verb: Verb, areas: Areas) -> Options {
        Options { areas, ..Options::asking(verb) }
    }

    /// Which minions?
    #[inline(always)]
    pub(crate) fn minions(verb: Verb, minions: [Areas; 6]) -> Options {
        Options { minions, ..Options::asking(verb) }
    }

    /// Which opponent?
    #[inline(always)]
    pub(crate) fn seats(seats: SeatSet) -> Options {
        Options { seats, ..Options::asking(Verb::Target) }
    }

    /// The same with one more word.
    #[inline(always)]
    pub(crate) fn with(mut self, word: Word) -> Options {
        self.words |= 1 << word as u16;
        self
    }

    /// The same with one more word, if it applies.
    #[inline(always)]
    pub(crate) fn with_if(self, word: Word, applies: bool) -> Options {
        if applies { self.with(word) } else { self }
    }

    /// Whether there is nothing to choose.
    pub(crate) fn is_empty(&self) -> bool {
        *self == Options::asking(self.verb)
    }

    /// Whether this word is an answer.
    #[inline]
    pub(crate) fn has(&self, word: Word) -> bool {
        self.words & 1 << word as u16 != 0
    }

    /// Whether this is an answer.
    #[inline]
    pub(crate) fn contains(&self, action: Action) -> bool {
        let area = |verb, area| self.verb == verb && self.areas.contains(area);
        let card = |verb, card| self.verb == verb && self.cards.contains(card);
        let minion = |verb, minion: Minion| {
            self.verb == verb && self.minions[minion.owner.index()].contains(minion.area)
        };
        match action {
            Action::Play(c) => card(Verb::Play, c),
            Action::Give(c) => card(Verb::Give, c),
            Action::Discard(c) => card(Verb::Discard, c),
            Action::Keep(c) => card(Verb::Keep, c),
            Action::Place(a) => area(Verb::Place, a),
            Action::Lift(a) => area(Verb::Lift, a),
            Action::Build(a) => area(Verb::Build, a),
            Action::Demolish(a) => area(Verb::Demolish, a),
            Action::Buy(a) => area(Verb::Buy, a),
            Action::Calm(a) => area(Verb::Calm, a),
            Action::Stir(a) => area(Verb::Stir, a),
            Action::To(a) => area(Verb::To, a),
            Action::At(a) => area(Verb::At, a),
            Action::Assassinate(m) => minion(Verb::Assassinate, m),
            Action::Pick(m) => minion(Verb::Pick, m),
            Action::Target(seat) => self.verb == Verb::Target && self.seats.contains(seat),
            Action::React(reactions) => self.reacts & 1 << reactions.bits() != 0,
            Action::Use(area) => self.powers.contains(area),
            Action::Word(word) => self.has(word),
        }
    }

    /// Writes all answers, sorted.
    #[inline]
    pub(crate) fn list(&self, into: &mut Buffer<Action>) {
        match self.verb {
            Verb::Play => into.extend(self.cards.map(Action::Play)),
            Verb::Give => into.extend(self.cards.map(Action::Give)),
            Verb::Discard => into.extend(self.cards.map(Action::Discard)),
            Verb::Keep => into.extend(self.cards.map(Action::Keep)),
            Verb::Place => into.extend(self.areas.map(Action::Place)),
            Verb::Lift => into.extend(self.areas.map(Action::Lift)),
            Verb::Build => into.extend(self.areas.map(Action::Build)),
            Verb::Demolish => into.extend(self.areas.map(Action::Demolish)),
            Verb::Buy => into.extend(self.areas.map(Action::Buy)),
            Verb::Calm => into.extend(self.areas.map(Action::Calm)),
            Verb::Stir => into.extend(self.areas.map(Action::Stir)),
            Verb::To => into.extend(self.areas.map(Action::To)),
            Verb::At => into.extend(self.areas.map(Action::At)),
            Verb::Assassinate => self.list_minions(Action::Assassinate, into),
            Verb::Pick => self.list_minions(Action::Pick, into),
            Verb::Target => into.extend(self.seats.iter().map(Action::Target)),
            Verb::React => {
                let mut left = self.reacts;
                while left != 0 {
                    into.push(Action::React(Reactions::from_bits(left.trailing_zeros() as u8)));
                    left &= left - 1;
                }
            }
            Verb::Nothing => {}
        }
        into.extend(self.powers.map(Action::Use));
        let mut left = self.words;
        while left != 0 {
            into.push(Action::Word(Word::ALL[left.trailing_zeros() as usize]));
            left &= left - 1;
        }
    }

    #[inline]
    fn list_minions(&self, action: impl Fn(Minion) -> Action, into: &mut Buffer<Action>) {
        for owner in Owner::ALL {
            into.extend(self.minions[owner.index()].map(|area| action(Minion { owner, area })));
        }
    }
}
