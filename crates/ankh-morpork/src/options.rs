//! A question as the set of its answers.

use game::{Buffer, SeatSet};

use crate::actions::{Action, Word};
use crate::areas::Areas;
use crate::board::{Minion, Owner};
use crate::cards::Cards;
use crate::interrupts::Reactions;
use crate::shields::Shielded;

/// Which one of these? Every choice is named like the action that answers it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Choice {
    Nothing,
    Play(Cards),
    Give(Cards),
    Discard(Cards),
    Keep(Cards),
    Place(Areas),
    Lift(Areas),
    Build(Areas),
    Demolish(Areas),
    Buy(Areas),
    Calm(Areas),
    Stir(Areas),
    To(Areas),
    At(Areas),
    Assassinate(Minions),
    Pick(Minions),
    Target(SeatSet),
    /// A bit for each set of reactions, by its own bits as a number.
    React(u32),
    Shield(Shielded),
}

/// Where the minions of each owner are.
pub(crate) type Minions = [Areas; Owner::ALL.len()];

/// All answers to one question: listing and checking read the same value, so what
/// is listed is what is accepted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Options {
    pub(crate) choice: Choice,
    /// City Area cards that may be used beside the question itself.
    pub(crate) powers: Areas,
    words: u16,
}

impl Options {
    /// No question.
    pub(crate) const NONE: Options = Options::of(Choice::Nothing);

    /// A question with nothing but a choice.
    #[inline(always)]
    pub(crate) const fn of(choice: Choice) -> Options {
        Options { choice, powers: Areas::NONE, words: 0 }
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
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.words == 0 && self.powers.is_empty() && self.choice.is_empty()
    }

    /// Whether this word is an answer.
    #[inline]
    pub(crate) fn has(&self, word: Word) -> bool {
        self.words & 1 << word as u16 != 0
    }

    /// Whether this is an answer.
    #[inline]
    pub(crate) fn contains(&self, action: Action) -> bool {
        match (&self.choice, action) {
            (_, Action::Word(word)) => self.has(word),
            (_, Action::Use(area)) => self.powers.contains(area),
            (Choice::Play(cards), Action::Play(card))
            | (Choice::Give(cards), Action::Give(card))
            | (Choice::Discard(cards), Action::Discard(card))
            | (Choice::Keep(cards), Action::Keep(card)) => cards.contains(card),
            (Choice::Place(areas), Action::Place(area))
            | (Choice::Lift(areas), Action::Lift(area))
            | (Choice::Build(areas), Action::Build(area))
            | (Choice::Demolish(areas), Action::Demolish(area))
            | (Choice::Buy(areas), Action::Buy(area))
            | (Choice::Calm(areas), Action::Calm(area))
            | (Choice::Stir(areas), Action::Stir(area))
            | (Choice::To(areas), Action::To(area))
            | (Choice::At(areas), Action::At(area)) => areas.contains(area),
            (Choice::Assassinate(minions), Action::Assassinate(minion))
            | (Choice::Pick(minions), Action::Pick(minion)) => {
                minions[minion.owner.index()].contains(minion.area)
            }
            (Choice::Target(seats), Action::Target(seat)) => seats.contains(seat),
            (Choice::Shield(one), Action::Shield(other)) => *one == other,
            (Choice::React(sets), Action::React(set)) => sets & (1 << set.bits()) != 0,
            _ => false,
        }
    }

    /// Writes all answers, sorted.
    #[inline]
    pub(crate) fn list(&self, into: &mut Buffer<Action>) {
        match self.choice {
            Choice::Nothing => {}
            Choice::Play(cards) => list(cards.map(Action::Play), into),
            Choice::Give(cards) => list(cards.map(Action::Give), into),
            Choice::Discard(cards) => list(cards.map(Action::Discard), into),
            Choice::Keep(cards) => list(cards.map(Action::Keep), into),
            Choice::Place(areas) => list(areas.map(Action::Place), into),
            Choice::Lift(areas) => list(areas.map(Action::Lift), into),
            Choice::Build(areas) => list(areas.map(Action::Build), into),
            Choice::Demolish(areas) => list(areas.map(Action::Demolish), into),
            Choice::Buy(areas) => list(areas.map(Action::Buy), into),
            Choice::Calm(areas) => list(areas.map(Action::Calm), into),
            Choice::Stir(areas) => list(areas.map(Action::Stir), into),
            Choice::To(areas) => list(areas.map(Action::To), into),
            Choice::At(areas) => list(areas.map(Action::At), into),
            Choice::Assassinate(minions) => list(each(minions).map(Action::Assassinate), into),
            Choice::Pick(minions) => list(each(minions).map(Action::Pick), into),
            Choice::Shield(shielded) => into.push(Action::Shield(shielded)),
            Choice::Target(seats) => list(seats.iter().map(Action::Target), into),
            Choice::React(sets) => {
                list(bits(sets).map(|set| Action::React(Reactions::from_bits(set as u8))), into);
            }
        }
        list(self.powers.map(Action::Use), into);
        list(bits(self.words.into()).map(|word| Action::Word(Word::ALL[word])), into);
    }
}

impl Choice {
    pub(crate) fn is_empty(&self) -> bool {
        match *self {
            Choice::Nothing => true,
            Choice::Shield(_) => false,
            Choice::Play(cards)
            | Choice::Give(cards)
            | Choice::Discard(cards)
            | Choice::Keep(cards) => cards.is_empty(),
            Choice::Place(areas)
            | Choice::Lift(areas)
            | Choice::Build(areas)
            | Choice::Demolish(areas)
            | Choice::Buy(areas)
            | Choice::Calm(areas)
            | Choice::Stir(areas)
            | Choice::To(areas)
            | Choice::At(areas) => areas.is_empty(),
            Choice::Assassinate(minions) | Choice::Pick(minions) => {
                minions.iter().all(|areas| areas.is_empty())
            }
            Choice::Target(seats) => seats.is_empty(),
            Choice::React(sets) => sets == 0,
        }
    }
}

#[inline(always)]
fn list(actions: impl Iterator<Item = Action>, into: &mut Buffer<Action>) {
    actions.for_each(|action| into.push(action));
}

/// The minions one by one, owner by owner.
#[inline]
fn each(minions: Minions) -> impl Iterator<Item = Minion> {
    let of = move |owner: Owner| minions[owner.index()].map(move |area| Minion { owner, area });
    Owner::ALL.into_iter().flat_map(of)
}

/// The places of the set bits, lowest first.
#[inline]
fn bits(mut left: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (left != 0).then(|| left.trailing_zeros() as usize);
        left &= left.wrapping_sub(1);
        place
    })
}
