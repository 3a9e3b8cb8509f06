//! What must be true: the keys of `then`, of a check between steps, and of a goal.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::reading::Unfit;
use crate::{Seat, SeatSet};

/// What must be true.
#[derive(Clone, Debug, Deserialize, Default, PartialEq)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Expectation {
    pub(super) position: Option<Value>,
    pub(super) asked: Option<Asked>,
    pub(super) legal: Vec<String>,
    pub(super) illegal: Vec<Illegal>,
    pub(super) only: BTreeMap<Observer, Only>,
    pub(super) sees: BTreeMap<Observer, Value>,
    pub(super) hides: BTreeMap<Observer, Vec<String>>,
    pub(super) shown: BTreeMap<Observer, Vec<Value>>,
    /// Words and events that someone was told nothing of.
    pub(super) not_told: BTreeMap<Observer, Vec<Value>>,
    /// Who must find both runs the same.
    pub(super) same: Vec<Observer>,
    pub(super) over: Option<bool>,
    pub(super) winners: Option<SeatSet>,
    pub(super) places: Option<Vec<u8>>,
    pub(super) ending: Option<String>,
}

/// Who is asked.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(try_from = "Value")]
pub(super) enum Asked {
    Seats(SeatSet),
    Chance,
    Nobody,
}

/// A step that must be refused, and by which rule if that is said.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(try_from = "Value")]
pub(super) struct Illegal {
    pub(super) step: String,
    pub(super) by: Option<String>,
}

/// What a seat may do: these actions and no others, or some that it has or lacks.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(try_from = "Value")]
pub(super) enum Only {
    These(Vec<String>),
    Some { has: Vec<String>, lacks: Vec<String> },
}

/// A seat, or a spectator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(try_from = "Value")]
pub(super) struct Observer(pub(super) Option<Seat>);

impl Expectation {
    /// An empty table says nothing, which is never what somebody meant.
    pub(super) fn check(&self) -> Result<(), Unfit> {
        let position = self.position.iter().map(|value| (vec!["position".to_owned()], value));
        let by_seat = |key: &'static str| {
            move |(seat, value): (&Observer, _)| (vec![key.to_owned(), seat.to_string()], value)
        };
        let sees = self.sees.iter().map(by_seat("sees"));
        let events = |key, lists: &'_ BTreeMap<Observer, Vec<Value>>| {
            let events = lists.iter().flat_map(move |(seat, events)| {
                events.iter().enumerate().map(move |(index, event)| {
                    (
                        vec![String::from(key), seat.to_string(), (index + 1).to_string()],
                        event.clone(),
                    )
                })
            });
            events.collect::<Vec<_>>()
        };
        let parts = position.chain(sees).map(|(path, value)| (path, value.clone()));
        let parts = parts.chain(events("shown", &self.shown));
        for (path, value) in parts.chain(events("not-told", &self.not_told)) {
            if let Some(path) = empty_table(path, &value) {
                return Err(Unfit { path, problem: SAYS_NOTHING.to_owned() });
            }
        }
        Ok(())
    }
}

const SAYS_NOTHING: &str = "{} says nothing; write { empty = true } for a list or table with \
    nothing in it, { none = true } for a value that is not set, only the elements that matter as \
    { 2 = … }, or leave the key out";

/// Where in a value a table is empty.
fn empty_table(path: Vec<String>, value: &Value) -> Option<Vec<String>> {
    let inside =
        |key: String, value| empty_table(path.iter().cloned().chain([key]).collect(), value);
    match value {
        Value::Object(table) if table.is_empty() => Some(path),
        Value::Object(table) => table.iter().find_map(|(key, value)| inside(key.clone(), value)),
        Value::Array(list) => {
            let mut elements = list.iter().enumerate();
            elements.find_map(|(index, value)| inside((index + 1).to_string(), value))
        }
        _ => None,
    }
}

impl fmt::Display for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(seat) => write!(f, "{seat}"),
            None => f.write_str("spectator"),
        }
    }
}

impl TryFrom<Value> for Observer {
    type Error = String;

    fn try_from(value: Value) -> Result<Observer, String> {
        let text = match value {
            Value::String(text) if text == "spectator" => return Ok(Observer(None)),
            Value::String(text) => text,
            other => other.to_string(),
        };
        let seat = text.parse().map_err(|_| {
            format!("someone at the table is a seat from 1 to 8 or \"spectator\", not {text}")
        });
        seat.map(|seat| Observer(Some(seat)))
    }
}

impl TryFrom<Value> for Asked {
    type Error = String;

    fn try_from(value: Value) -> Result<Asked, String> {
        let error = |found: &dyn fmt::Display| {
            format!(
                "`asked` is a list of seats such as [1, 3], or \"chance\" or \"nobody\", not {found}"
            )
        };
        match value.as_str() {
            Some("chance") => Ok(Asked::Chance),
            Some("nobody") => Ok(Asked::Nobody),
            _ => from_value(&value).map(Asked::Seats).ok_or_else(|| error(&value)),
        }
    }
}

impl TryFrom<Value> for Illegal {
    type Error = String;

    fn try_from(value: Value) -> Result<Illegal, String> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Table {
            step: String,
            by: String,
        }
        if let Value::String(step) = value {
            return Ok(Illegal { step, by: None });
        }
        let Table { step, by } = from_value(&value).ok_or_else(|| {
            format!(
                "an illegal step is \"1: play 2\" or {{ step = \"1: play 2\", by = \"SNUG-02\" }}, \
                 not {value}"
            )
        })?;
        Ok(Illegal { step, by: Some(by) })
    }
}

impl TryFrom<Value> for Only {
    type Error = String;

    fn try_from(value: Value) -> Result<Only, String> {
        #[derive(Deserialize)]
        #[serde(default, deny_unknown_fields)]
        #[derive(Default)]
        struct Table {
            has: Vec<String>,
            lacks: Vec<String>,
        }
        let some = |table: Table| match table {
            Table { has, lacks } if has.is_empty() && lacks.is_empty() => None,
            Table { has, lacks } => Some(Only::Some { has, lacks }),
        };
        let read = match &value {
            Value::Object(_) => from_value(&value).and_then(some),
            _ => from_value(&value).map(Only::These),
        };
        read.ok_or_else(|| {
            format!(
                "`only` is a list of all actions, [\"play 1\", \"play 2\"], or some of them: \
                 {{ has = [\"play 1\"], lacks = [\"play 3\"] }}, not {value}"
            )
        })
    }
}

fn from_value<T: DeserializeOwned>(value: &Value) -> Option<T> {
    T::deserialize(value).ok()
}
