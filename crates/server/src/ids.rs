//! The numbers that tables, people and questions are known by.

pub use game::session::{NoQuestion, QuestionId};
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};

use crate::problem::Problem;
use crate::secrets;

/// Letters and digits that are not mistaken for one another.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Fifty random bits: no two are alike, and none can be guessed from another.
const LENGTH: u32 = 10;
const BITS: u32 = 5 * LENGTH;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $kind:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(i64);

        impl $name {
            /// A new one, by chance.
            pub fn random() -> $name {
                $name(random())
            }

            /// As it is stored.
            pub const fn number(self) -> i64 {
                self.0
            }

            /// From the store.
            pub const fn stored(number: i64) -> $name {
                $name(number)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&written(self.0))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($kind, " {}"), self)
            }
        }

        impl FromStr for $name {
            type Err = NoId;

            fn from_str(text: &str) -> Result<$name, NoId> {
                read(text).map($name).ok_or(NoId)
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }

        impl utoipa::PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                schema(concat!("The id of a ", $kind, "."))
            }
        }

        impl utoipa::ToSchema for $name {}
    };
}

id!(
    /// A table, in addresses and in the store.
    TableId,
    "table"
);
id!(
    /// A person, in the store and at tables.
    PersonId,
    "person"
);

/// A text that is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id is ten letters and digits")]
pub struct NoId;

impl From<NoId> for Problem {
    fn from(_: NoId) -> Problem {
        Problem::NoSuchPage
    }
}

/// An id, as programs are told of it.
fn schema(about: &str) -> RefOr<Schema> {
    let pattern = "^[0-9a-hjkmnp-tv-z]{10}$";
    let text = ObjectBuilder::new().schema_type(Type::String).pattern(Some(pattern));
    text.description(Some(about)).into()
}

fn random() -> i64 {
    let bytes: [u8; 8] = secrets::random();
    (u64::from_le_bytes(bytes) >> (64 - BITS)) as i64
}

fn written(number: i64) -> String {
    let digit = |place: u32| DIGITS[(number >> (5 * place)) as usize & 31] as char;
    (0..LENGTH).rev().map(digit).collect()
}

fn read(text: &str) -> Option<i64> {
    if text.len() != LENGTH as usize {
        return None;
    }
    text.bytes().try_fold(0, |number, byte| {
        let digit = DIGITS.iter().position(|&digit| digit == byte)?;
        Some(number << 5 | digit as i64)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        for _ in 0..100 {
            let id = TableId::random();
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "0123456789a", "012345678", "012345678l", "012345678é", "../../etc/"] {
            assert_eq!(text.parse::<PersonId>(), Err(NoId), "{text}");
        }
    }
}
