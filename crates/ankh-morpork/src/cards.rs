//! The 101 player cards as data, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};
use std::str::FromStr;
use std::sync::LazyLock;

use game::{Dice, ParseError};
use serde::{Deserialize, Serialize};

use crate::effects::{Effect, Op};
use crate::interrupts::Reaction;
use crate::named::as_text;

/// A player card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// What is printed on a card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Print {
    /// The kebab-case id.
    pub id: String,
    /// Which of the two decks it belongs to.
    pub deck: Deck,
    /// Its name in the four languages.
    pub name: Name,
    /// AM-TURN-05. What it offers, from left to right.
    pub symbols: Vec<Symbol>,
    /// What its text does, for a card with a scroll or an interrupt.
    pub effect: Option<Effect>,
    /// The text in our own words.
    #[serde(default)]
    pub text: String,
}

/// AM-SETUP-15. The first deck is drawn before the brown one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    /// Green bordered, blue in the German edition.
    First,
    /// Brown bordered.
    Brown,
}

/// A name in the four languages.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
    /// Spanish.
    pub es: String,
    /// French.
    pub fr: String,
}

/// The nine symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// AM-ACT-MINION.
    PlaceMinion,
    /// AM-ACT-BUILD.
    Build,
    /// AM-ACT-ASSASSINATE.
    Assassinate,
    /// AM-ACT-TROUBLE.
    RemoveTrouble,
    /// AM-ACT-MONEY. With the amount in the gold circle.
    Take(u8),
    /// AM-ACT-SCROLL.
    Scroll,
    /// AM-ACT-EVENT.
    RandomEvent,
    /// AM-ACT-ANOTHER.
    PlayAnother,
    /// AM-ACT-INTERRUPT.
    Interrupt,
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Symbol::PlaceMinion => f.write_str("place-minion"),
            Symbol::Build => f.write_str("build"),
            Symbol::Assassinate => f.write_str("assassinate"),
            Symbol::RemoveTrouble => f.write_str("remove-trouble"),
            Symbol::Take(amount) => write!(f, "take {amount}"),
            Symbol::Scroll => f.write_str("scroll"),
            Symbol::RandomEvent => f.write_str("random-event"),
            Symbol::PlayAnother => f.write_str("play-another"),
            Symbol::Interrupt => f.write_str("interrupt"),
        }
    }
}

impl FromStr for Symbol {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Symbol, ParseError> {
        let unknown = || ParseError::new("a symbol is one of the nine, such as place-minion", text);
        Ok(match text {
            "place-minion" => Symbol::PlaceMinion,
            "build" => Symbol::Build,
            "assassinate" => Symbol::Assassinate,
            "remove-trouble" => Symbol::RemoveTrouble,
            "scroll" => Symbol::Scroll,
            "random-event" => Symbol::RandomEvent,
            "play-another" => Symbol::PlayAnother,
            "interrupt" => Symbol::Interrupt,
            _ => {
                let amount = text.strip_prefix("take ").ok_or_else(unknown)?;
                Symbol::Take(amount.parse().map_err(|_| unknown())?)
            }
        })
    }
}

as_text!(Symbol);

/// The whole box of cards, read from the data file once.
#[derive(Debug)]
pub(crate) struct Box101 {
    prints: Vec<Print>,
    /// The symbols and texts once more, close together for speed.
    facts: [Facts; Cards::ALL.len()],
    rules: Vec<&'static str>,
    /// The cards of the first deck.
    pub(crate) first: Cards,
    /// AM-ACT-INTERRUPT-26. The cards that are never the card of a turn.
    pub(crate) interrupts: Cards,
    /// Doctor Mossy Lawn.
    pub(crate) recall: Card,
    /// The cards that answer a threat, in the order of [`Reaction::ALL`].
    pub(crate) reactions: [Card; Reaction::ALL.len()],
    /// The cards of every set of reactions, by its bits.
    pub(crate) cards_of_reactions: [Cards; 1 << Reaction::ALL.len()],
    /// Mr Bent and The Bank of Ankh-Morpork.
    pub(crate) loans: Cards,
    /// AM-2P-02. The two cards that two players leave in the box.
    pub(crate) not_for_two: Cards,
}

/// What the rules look up at every step.
#[derive(Clone, Copy, Debug)]
struct Facts {
    symbols: [Option<Symbol>; MOST_SYMBOLS],
    effect: Option<Effect>,
    program: &'static [Op],
}

/// No card has more symbols.
const MOST_SYMBOLS: usize = 4;

impl Facts {
    fn of(print: &Print) -> Facts {
        assert!(print.symbols.len() <= MOST_SYMBOLS, "{} has many symbols", print.id);
        Facts {
            symbols: std::array::from_fn(|nth| print.symbols.get(nth).copied()),
            effect: print.effect,
            program: print.effect.map_or(&[], Effect::program),
        }
    }
}

static BOX: LazyLock<Box101> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct File {
        card: Vec<Print>,
    }
    let File { card: prints } =
        toml::from_str(include_str!("../data/cards.toml")).expect("data/cards.toml is well formed");
    assert_eq!(prints.len(), Cards::ALL.len(), "data/cards.toml lists all cards");
    let cards = |wanted: &dyn Fn(&Print) -> bool| -> Cards {
        (0..)
            .map(Card)
            .zip(&prints)
            .filter(|(_, print)| wanted(print))
            .map(|(card, _)| card)
            .collect()
    };
    let named = |id: &str| {
        cards(&|print| print.id == id)
            .first()
            .unwrap_or_else(|| panic!("{id} is in data/cards.toml"))
    };
    let reactions = Reaction::ALL.map(|reaction| named(reaction.id()));
    Box101 {
        first: cards(&|print| print.deck == Deck::First),
        interrupts: cards(&|print| print.symbols.contains(&Symbol::Interrupt)),
        loans: cards(&|print| print.effect == Some(Effect::Loan)),
        recall: named("doctor-mossy-lawn"),
        reactions,
        cards_of_reactions: std::array::from_fn(|bits| {
            let chosen = (0..reactions.len()).filter(|place| bits & 1 << place != 0);
            chosen.map(|place| reactions[place]).collect()
        }),
        not_for_two: Cards::only(named("hubert")) | Cards::only(named("cosmo-lavish")),
        rules: prints
            .iter()
            .map(|print| &*format!("AM-CARD-{}", print.id.to_uppercase()).leak())
            .collect(),
        facts: std::array::from_fn(|index| Facts::of(&prints[index])),
        prints,
    }
});

/// The whole box of cards.
#[inline]
pub(crate) fn the_box() -> &'static Box101 {
    &BOX
}

impl Card {
    /// Every card, in the order of the data file.
    pub fn all() -> impl Iterator<Item = Card> {
        Cards::ALL
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[inline]
    pub fn print(self) -> &'static Print {
        &BOX.prints[self.index()]
    }

    /// Its symbols, from left to right.
    #[inline]
    pub fn symbols(self) -> &'static [Symbol] {
        &self.print().symbols
    }

    /// The symbol at this place, counted from 0; none after the last.
    #[inline]
    pub(crate) fn symbol(self, place: u8) -> Option<Symbol> {
        BOX.facts[self.index()].symbols.get(usize::from(place)).copied().flatten()
    }

    /// What its text does.
    #[inline]
    pub fn effect(self) -> Option<Effect> {
        BOX.facts[self.index()].effect
    }

    /// What its text does, operation by operation.
    #[inline]
    pub(crate) fn program(self) -> &'static [Op] {
        BOX.facts[self.index()].program
    }

    /// Its kebab-case id.
    pub fn id(self) -> &'static str {
        &self.print().id
    }

    /// The id of its rule in the ledger.
    pub(crate) fn rule(self) -> &'static str {
        BOX.rules[self.index()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        Card::all()
            .find(|card| card.id() == text)
            .ok_or_else(|| ParseError::new("a card is one of the 101, such as groat", text))
    }
}

as_text!(Card);

/// A set of player cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u128);

impl Cards {
    /// None.
    pub const NONE: Cards = Cards(0);
    /// All 101.
    pub const ALL: Cards = Cards((1 << 101) - 1);

    /// Just this one.
    #[inline]
    pub const fn only(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// The cards that come after this one.
    #[inline]
    pub const fn after(card: Card) -> Cards {
        Cards(Cards::ALL.0 & (u128::MAX << card.0 << 1))
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Whether no card is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The first card.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The last card.
    #[inline]
    pub const fn last(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(127 - self.0.leading_zeros() as u8)) }
    }

    /// The set without its last `count` cards.
    #[inline]
    pub const fn drop_last(mut self, count: usize) -> Cards {
        let mut left = count;
        while left > 0 && self.0 != 0 {
            self.0 &= !(1 << (127 - self.0.leading_zeros()));
            left -= 1;
        }
        self
    }

    /// One card of the set, each equally likely; the set is not empty.
    #[inline]
    pub fn draw(self, dice: &mut impl Dice) -> Card {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let (low_counts, high_counts) = (running_counts(low), running_counts(high));
        let in_low = last_byte(low_counts);
        let nth = dice.below(in_low + last_byte(high_counts));
        if nth < in_low {
            Card(nth_bit(low, low_counts, nth))
        } else {
            Card(64 + nth_bit(high, high_counts, nth - in_low))
        }
    }
}

/// The same number in each byte.
const fn each_byte(byte: u64) -> u64 {
    byte * 0x0101_0101_0101_0101
}

#[inline]
const fn last_byte(word: u64) -> u32 {
    (word >> 56) as u32
}

/// In each byte how many bits are set in it and the bytes below.
#[inline]
const fn running_counts(word: u64) -> u64 {
    let pairs = word - ((word >> 1) & each_byte(0x55));
    let nibbles = (pairs & each_byte(0x33)) + ((pairs >> 2) & each_byte(0x33));
    let bytes = (nibbles + (nibbles >> 4)) & each_byte(0x0f);
    bytes.wrapping_mul(each_byte(1))
}

/// The place of the `nth` set bit: the byte first, from its running counts, then the bit.
#[inline]
fn nth_bit(word: u64, counts: u64, nth: u32) -> u8 {
    // A byte lies wholly below the bit if its running count is at most `nth`.
    let below = ((each_byte(u64::from(nth) | 0x80) - counts) >> 7) & each_byte(1);
    let byte = last_byte(below.wrapping_mul(each_byte(1))) * 8;
    let before = ((counts << 8) >> byte) as u8;
    let in_byte = NTH_IN_BYTE[usize::from((word >> byte) as u8)];
    byte as u8 + in_byte[(nth as u8 - before) as usize & 7]
}

/// The places of the set bits of every byte.
static NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < places.len() {
        let (mut left, mut nth) = (byte, 0);
        while left != 0 {
            places[byte][nth] = left.trailing_zeros() as u8;
            left &= left - 1;
            nth += 1;
        }
        byte += 1;
    }
    places
};

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    /// Half by half, which takes less than card by card.
    #[inline]
    fn fold<B, F: FnMut(B, Card) -> B>(self, start: B, mut fold: F) -> B {
        let mut folded = start;
        for (half, first) in [(self.0 as u64, 0), ((self.0 >> 64) as u64, 64)] {
            let mut left = half;
            while left != 0 {
                folded = fold(folded, Card(first + left.trailing_zeros() as u8));
                left &= left - 1;
            }
        }
        folded
    }
}

impl BitAnd for Cards {
    type Output = Cards;
    #[inline]
    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl BitOr for Cards {
    type Output = Cards;
    #[inline]
    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    #[inline]
    fn bitor_assign(&mut self, other: Cards) {
        self.0 |= other.0;
    }
}

impl Not for Cards {
    type Output = Cards;
    #[inline]
    fn not(self) -> Cards {
        Cards(!self.0 & Cards::ALL.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |set, card| set | Cards::only(card))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Cards, D::Error> {
        Ok(Vec::<Card>::deserialize(from)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::{nth_bit, running_counts};

    #[test]
    fn the_nth_bit_is_found_wherever_it_is() {
        for word in
            [1, u64::MAX, 0x8000_0000_0000_0001, 0x00ff_0f0f_3355_8001, 0xfedc_ba98_7654_3210u64]
        {
            let places: Vec<u8> = (0..64).filter(|place| (word >> place) & 1 == 1).collect();
            let found: Vec<u8> = (0..word.count_ones())
                .map(|nth| nth_bit(word, running_counts(word), nth))
                .collect();
            assert_eq!(found, places, "{word:x}");
        }
    }
}
