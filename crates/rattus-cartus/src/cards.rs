//! Population cards, jokers and special cards, and piles of them.

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A class of the population; every building belongs to one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Class {
    Peasantry,
    Bourgeoisie,
    Church,
    Chivalry,
    Magic,
    Royalty,
}

impl Class {
    /// All six, in the order of the influence board.
    pub const ALL: [Class; 6] = [
        Class::Peasantry,
        Class::Bourgeoisie,
        Class::Church,
        Class::Chivalry,
        Class::Magic,
        Class::Royalty,
    ];

    /// The name in notation.
    pub const fn name(self) -> &'static str {
        ["peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty"][self as usize]
    }

    /// The figure on the population cards of the class.
    pub const fn figure(self) -> &'static str {
        ["peasant", "merchant", "monk", "knight", "witch", "king"][self as usize]
    }
}

/// A kind of card: cards of one kind cannot be told apart.
///
/// The order of kinds is the order in which a set of cards is spelled (RC-C-09).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// How many kinds of population cards there are: six classes, 0 to 4 nuns.
const POPULATION: usize = 30;
/// How many kinds of cards there are.
const KINDS: usize = 35;
/// The kinds beside population cards, in order.
const SPECIAL_NAMES: [&str; KINDS - POPULATION] = ["joker", "sword", "flute", "pass", "gold"];

impl Card {
    /// A joker: a body of every class.
    pub const JOKER: Card = Card(30);
    /// A sword.
    pub const SWORD: Card = Card(31);
    /// A flute.
    pub const FLUTE: Card = Card(32);
    /// A pass.
    pub const PASS: Card = Card(33);
    /// A gold card.
    pub const GOLD: Card = Card(34);
    /// The kinds that lie in open piles.
    pub const OPEN: [Card; 5] = [Card::JOKER, Card::SWORD, Card::FLUTE, Card::PASS, Card::GOLD];

    /// The first kind of all.
    pub(crate) const FIRST: Card = Card(0);

    /// A population card of a class with so many nuns, 0 to 4.
    pub const fn population(class: Class, nuns: u8) -> Card {
        assert!(nuns < 5, "a card shows at most four nuns");
        Card(class as u8 * 5 + nuns)
    }

    /// All kinds, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..KINDS as u8).map(Card)
    }

    /// All kinds of population cards, in order.
    pub fn all_population() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..POPULATION as u8).map(Card)
    }

    /// The class of a population card.
    pub const fn class(self) -> Option<Class> {
        if self.is_population() { Some(Class::ALL[self.0 as usize / 5]) } else { None }
    }

    /// What all cards that do the same share: their class, or the name of a special card.
    pub const fn sort(self) -> &'static str {
        match self.class() {
            Some(class) => class.name(),
            None => SPECIAL_NAMES[self.pile()],
        }
    }

    /// How many nuns the card shows.
    pub const fn nuns(self) -> u8 {
        if self.is_population() { self.0 % 5 } else { 0 }
    }

    /// Whether it is a population card.
    pub const fn is_population(self) -> bool {
        (self.0 as usize) < POPULATION
    }

    /// Whether it gives influence: a population card or a joker.
    pub const fn is_body(self) -> bool {
        self.0 <= Card::JOKER.0
    }

    /// RC-C-05. Whether it can be laid into a building: all but passes and gold.
    pub const fn is_playable(self) -> bool {
        self.0 <= Card::FLUTE.0
    }

    /// The index of its open pile; only for kinds that have one.
    pub(crate) const fn pile(self) -> usize {
        self.0 as usize - POPULATION
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.class() {
            Some(class) => write!(f, "{}-{}", class.figure(), self.nuns()),
            None => f.write_str(SPECIAL_NAMES[self.pile()]),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        let expected = "a card is a figure with its nuns, like monk-3, or joker, sword, flute, \
                        pass or gold";
        let error =
            || ParseError::none_of(expected, text, Card::all().map(|card| card.to_string()));
        if let Some(special) = SPECIAL_NAMES.iter().position(|name| *name == text) {
            return Ok(Card::OPEN[special]);
        }
        let (figure, nuns) = text.rsplit_once('-').ok_or_else(error)?;
        let class = Class::ALL.into_iter().find(|class| class.figure() == figure);
        match (class, nuns.as_bytes()) {
            (Some(class), [nuns @ b'0'..=b'4']) => Ok(Card::population(class, nuns - b'0')),
            _ => Err(error()),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Card, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// Numbers are kept for more kinds than there are, in whole words of eight.
const SLOTS: usize = 40;
const WORD: usize = 8;
/// Multiplying a word of numbers by this adds up those before and at each place.
const SUMS: u64 = 0x0101_0101_0101_0101;

/// A pile or a hand: how many cards of each kind, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards {
    counts: [u8; SLOTS],
    size: u8,
}

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards { counts: [0; SLOTS], size: 0 };

    /// How many cards there are.
    #[inline]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// How many cards of this kind there are.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card.0 as usize]
    }

    /// How many bodies there are: population cards and jokers.
    #[inline]
    pub fn bodies(&self) -> u8 {
        self.before(Card::SWORD)
    }

    /// How many cards can be laid into a building.
    #[inline]
    pub const fn playable(&self) -> u8 {
        self.size - self.count(Card::PASS) - self.count(Card::GOLD)
    }

    /// How many population cards are of this class.
    #[inline]
    pub fn of_class(&self, class: Class) -> u8 {
        let first = class as usize * 5;
        self.counts[first..first + 5].iter().sum()
    }

    /// How many cards are of this kind or a later one, up to and with `last`.
    #[inline]
    pub(crate) fn between(&self, first: Card, last: Card) -> u8 {
        self.before(Card(last.0 + 1)) - self.before(first)
    }

    /// How many cards are of kinds before this one.
    #[inline]
    fn before(&self, kind: Card) -> u8 {
        let (full, part) = (usize::from(kind.0) / WORD, usize::from(kind.0) % WORD);
        let mut sum = 0;
        for (index, word) in self.words().enumerate() {
            let kept = match index.cmp(&full) {
                std::cmp::Ordering::Less => word,
                std::cmp::Ordering::Equal => word & ((1 << (8 * part)) - 1),
                std::cmp::Ordering::Greater => break,
            };
            sum += total(kept);
        }
        sum
    }

    /// The numbers, eight in a word, the first in the lowest byte.
    #[inline]
    fn words(&self) -> impl DoubleEndedIterator<Item = u64> + ExactSizeIterator + '_ {
        self.counts.as_chunks::<WORD>().0.iter().map(|word| u64::from_le_bytes(*word))
    }

    /// The last kind in the pile.
    #[inline]
    pub(crate) fn highest(&self) -> Option<Card> {
        for (index, word) in self.words().enumerate().rev() {
            if word != 0 {
                let byte = WORD - 1 - word.leading_zeros() as usize / 8;
                return Some(Card((index * WORD + byte) as u8));
            }
        }
        None
    }

    /// The card at `index` when all lie in order; there must be more than `index`.
    #[inline]
    pub(crate) fn nth(&self, mut index: u8) -> Card {
        debug_assert!(index < self.size, "the pile has that many cards");
        for (at, word) in self.words().enumerate() {
            let here = total(word);
            if index < here {
                let sums = word.wrapping_mul(SUMS).to_le_bytes();
                let byte = sums.iter().filter(|sum| **sum <= index).count();
                return Card((at * WORD + byte) as u8);
            }
            index -= here;
        }
        Card::GOLD
    }

    /// Adds so many cards of a kind.
    #[inline]
    pub fn add(&mut self, card: Card, number: u8) {
        self.counts[card.0 as usize] += number;
        self.size += number;
    }

    /// Takes so many cards of a kind away; they must be there.
    #[inline]
    pub fn remove(&mut self, card: Card, number: u8) {
        debug_assert!(self.count(card) >= number, "only what is there can be taken");
        self.counts[card.0 as usize] -= number;
        self.size -= number;
    }

    /// Adds all cards of another pile.
    #[inline]
    pub fn add_all(&mut self, other: &Cards) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        self.size += other.size;
    }

    /// The kinds in the pile with their numbers, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        self.kinds_from(Card::FIRST)
    }

    /// The same from this kind on.
    #[inline]
    pub(crate) fn kinds_from(&self, first: Card) -> impl Iterator<Item = (Card, u8)> + '_ {
        let (full, part) = (usize::from(first.0) / WORD, usize::from(first.0) % WORD);
        self.words().enumerate().skip(full).flat_map(move |(index, word)| {
            let mut left = if index == full { word >> (8 * part) << (8 * part) } else { word };
            std::iter::from_fn(move || {
                if left == 0 {
                    return None;
                }
                let byte = left.trailing_zeros() as usize / 8;
                let count = (left >> (8 * byte)) as u8;
                left &= !(0xff << (8 * byte));
                Some((Card((index * WORD + byte) as u8), count))
            })
        })
    }

    /// Every single card, in order.
    pub fn each(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }
}

/// All numbers of a word together, which a pile's 255 cards at most keep below 256.
#[inline]
const fn total(word: u64) -> u8 {
    (word.wrapping_mul(SUMS) >> 56) as u8
}

impl Default for Cards {
    fn default() -> Cards {
        Cards::NONE
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Cards as people read them: `monk-3, 2 sword`, or `nothing`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (index, (card, count)) in self.kinds().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            match count {
                1 => write!(f, "{comma}{card}")?,
                _ => write!(f, "{comma}{count} {card}")?,
            }
        }
        Ok(())
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        for card in cards {
            all.add(card, 1);
        }
        all
    }
}

/// As data, cards are a map from kind to number: `{ monk-3 = 2, sword = 1 }`.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.kinds())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cards, D::Error> {
        let map = std::collections::BTreeMap::<Card, u8>::deserialize(from)?;
        let total: u32 = map.values().map(|&number| u32::from(number)).sum();
        if total > u8::MAX.into() {
            return Err(D::Error::custom("a pile holds at most 255 cards"));
        }
        let mut cards = Cards::NONE;
        for (card, number) in map {
            cards.add(card, number);
        }
        Ok(cards)
    }
}
