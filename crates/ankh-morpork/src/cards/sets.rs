//! Sets of player cards, a bit for each.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use game::Dice;
use serde::{Deserialize, Serialize};

use super::{Card, DATA};

/// A set of player cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u128);

impl Cards {
    /// None.
    pub const NONE: Cards = Cards(0);
    /// All of the data file.
    pub const ALL: Cards = Cards((1 << entries(DATA.as_bytes())) - 1);

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

/// How many cards the data file lists: one for each `[[`.
const fn entries(mut data: &[u8]) -> u32 {
    let mut count = 0;
    while let [_, rest @ ..] = data {
        count += matches!(data, [b'[', b'[', ..]) as u32;
        data = rest;
    }
    count
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
        let what = "a list of cards, such as [\"groat\", \"modo\"]";
        game::distinct::<Card, Cards, D>(from, what)
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
