//! How the population deck is given: its cards, how many they are, or whatever is left.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Card, Cards};

/// The population deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Deck {
    /// All population cards that are nowhere else.
    #[default]
    Rest,
    /// So many of them.
    Number(u8),
    /// These cards.
    Cards(Cards),
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Deck::Rest => to.serialize_str("rest"),
            Deck::Number(number) => number.serialize(to),
            Deck::Cards(cards) => cards.serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Deck, D::Error> {
        from.deserialize_any(DeckVisitor)
    }
}

struct DeckVisitor;

impl<'de> Visitor<'de> for DeckVisitor {
    type Value = Deck;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a table of cards, such as { monk-3 = 2, king-0 = 1 }, \"rest\" for all that are \
             nowhere else, or a number of them",
        )
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Deck, E> {
        match word {
            "rest" => Ok(Deck::Rest),
            _ => Err(E::invalid_value(Unexpected::Str(word), &self)),
        }
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Deck, E> {
        let fits = u8::try_from(number).map(Deck::Number);
        fits.map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Deck, E> {
        let fits = u8::try_from(number).map(Deck::Number);
        fits.map_err(|_| E::invalid_value(Unexpected::Signed(number), &self))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Deck, A::Error> {
        Cards::deserialize(MapAccessDeserializer::new(map)).map(Deck::Cards)
    }
}

/// A deck of so many of these cards, of every kind about as many.
pub(super) fn so_many(number: u8, mut rest: Cards) -> Result<Cards, String> {
    if number > rest.size() {
        return Err(format!("the deck can have at most {} cards, not {number}", rest.size()));
    }
    let mut kinds = Card::all_population().cycle();
    while rest.size() > number {
        let Some(card) = kinds.next() else { break };
        if rest.count(card) > 0 {
            rest.remove(card, 1);
        }
    }
    Ok(rest)
}
