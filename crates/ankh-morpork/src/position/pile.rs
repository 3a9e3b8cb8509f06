//! How a pile is given: its cards, how many they are, or whatever is left.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::SeqAccessDeserializer;
use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A pile, or all that is not elsewhere.
#[derive(Clone, Debug, Default)]
pub(super) enum Pile<T> {
    /// These and no others.
    These(T),
    /// So many of the rest.
    Some(usize),
    /// All that is not elsewhere.
    #[default]
    Rest,
}

impl<T: Serialize> Serialize for Pile<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Pile::These(these) => these.serialize(to),
            Pile::Some(number) => number.serialize(to),
            Pile::Rest => to.serialize_str("rest"),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Pile<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pile<T>, D::Error> {
        from.deserialize_any(PileVisitor(PhantomData))
    }
}

struct PileVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for PileVisitor<T> {
    type Value = Pile<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of names, \"rest\" for all that is nowhere else, or a number of them")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Pile<T>, E> {
        match word {
            "rest" => Ok(Pile::Rest),
            _ => Err(E::invalid_value(Unexpected::Str(word), &self)),
        }
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Pile<T>, E> {
        let fits = usize::try_from(number).map(Pile::Some);
        fits.map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Pile<T>, E> {
        let fits = usize::try_from(number).map(Pile::Some);
        fits.map_err(|_| E::invalid_value(Unexpected::Signed(number), &self))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Pile<T>, A::Error> {
        T::deserialize(SeqAccessDeserializer::new(list)).map(Pile::These)
    }
}
