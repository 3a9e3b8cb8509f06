//! Lists in files that a person may have written: nothing stands in them twice.

use std::fmt::{self, Display};
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};

/// Reads a list without doubles into a set; `what` says what it holds, with an example: `a
/// list of seats, such as [1, 3]`.
pub fn distinct<'de, T, S, D>(from: D, what: &'static str) -> Result<S, D::Error>
where
    T: Deserialize<'de> + PartialEq + Display,
    S: FromIterator<T>,
    D: Deserializer<'de>,
{
    let elements = from.deserialize_seq(Distinct { what, element: PhantomData })?;
    Ok(elements.into_iter().collect())
}

struct Distinct<T> {
    what: &'static str,
    element: PhantomData<T>,
}

impl<'de, T: Deserialize<'de> + PartialEq + Display> Visitor<'de> for Distinct<T> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
        let mut elements = Vec::new();
        while let Some(element) = list.next_element::<T>()? {
            if elements.contains(&element) {
                return Err(A::Error::custom(format!("{element} stands in this list twice")));
            }
            elements.push(element);
        }
        Ok(elements)
    }
}
