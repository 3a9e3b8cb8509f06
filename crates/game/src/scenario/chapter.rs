//! The keys of a scenario file.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, Error, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use toml::Spanned;

use super::Rulebook;
use crate::ledger::MOST_IDS;
use crate::{Game, Seat, SeatSet};

/// A whole file.
#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(super) struct Chapter<G: Game> {
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "chapter")]
    _chapter: Option<String>,
    pub(super) scenario: Vec<Spanned<Scenario<G>>>,
}

#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(super) struct Scenario<G: Game> {
    pub(super) title: String,
    pub(super) rules: Vec<String>,
    pub(super) setup: Option<G::Setup>,
    /// The rule that must refuse `setup`.
    pub(super) refused: Option<String>,
    pub(super) given: Option<G::Position>,
    #[serde(default = "Vec::new")]
    pub(super) knows: Vec<Knowledge<G>>,
    #[serde(default)]
    pub(super) when: Vec<Spanned<WhenLine>>,
    #[serde(default)]
    pub(super) then: Expectation,
}

/// What someone was shown before the scenario begins.
#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(super) struct Knowledge<G: Game> {
    pub(super) seat: Observer,
    pub(super) facts: Vec<G::Shown>,
}

/// One entry of `when`.
pub(super) enum WhenLine {
    Step(String),
    Refused { step: String, by: String },
    Check(Box<Expectation>),
}

/// What must be true: `then`, or a `check` between steps.
#[derive(Deserialize, Default, PartialEq)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Expectation {
    pub(super) position: Option<Value>,
    pub(super) asked: Option<Asked>,
    pub(super) legal: Vec<String>,
    pub(super) illegal: Vec<Illegal>,
    pub(super) only: BTreeMap<Observer, Vec<String>>,
    pub(super) sees: BTreeMap<Observer, Value>,
    pub(super) hides: BTreeMap<Observer, Vec<String>>,
    pub(super) shown: BTreeMap<Observer, Vec<Value>>,
    pub(super) over: Option<bool>,
    pub(super) winners: Option<SeatSet>,
    pub(super) places: Option<Vec<u8>>,
    pub(super) ending: Option<String>,
}

/// Who is asked.
#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(try_from = "Value")]
pub(super) enum Asked {
    Seats(SeatSet),
    Chance,
    Nobody,
}

/// A step that must be refused, and by which rule if that is said.
#[derive(PartialEq, Deserialize)]
#[serde(try_from = "Value")]
pub(super) struct Illegal {
    pub(super) step: String,
    pub(super) by: Option<String>,
}

/// A seat, or a spectator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "Value")]
pub(super) struct Observer(pub(super) Option<Seat>);

impl<G: Game> Scenario<G> {
    /// What the types of the keys cannot say.
    pub(super) fn check(&self, rulebook: &Rulebook) -> Result<(), String> {
        if !(1..=MOST_IDS).contains(&self.rules.len()) {
            return Err(format!("names {} rules, not 1 to {MOST_IDS}", self.rules.len()));
        }
        if let Some(id) = self.named_rules().find(|id| rulebook.text(id).is_none()) {
            let ledger =
                if rulebook.game.items.is_empty() { "ledger of the house" } else { "ledger" };
            return Err(format!("names the rule {id}, which is not in the {ledger}"));
        }
        if self.given.is_some() && self.setup.is_some() {
            return Err("has both `given` and `setup`: one of them starts the game".to_owned());
        }
        match (&self.setup, &self.refused) {
            (None, Some(_)) => Err("has `refused` without a `setup` to refuse".to_owned()),
            (Some(_), Some(_)) if self.checks_something() => {
                Err("goes on after its `setup` is refused".to_owned())
            }
            (_, None) if !self.checks_something() => Err("checks nothing".to_owned()),
            _ => Ok(()),
        }
    }

    fn checks_something(&self) -> bool {
        let is_check = |line: &Spanned<WhenLine>| !matches!(line.get_ref(), WhenLine::Step(_));
        self.then != Expectation::default() || self.when.iter().any(is_check)
    }

    fn named_rules(&self) -> impl Iterator<Item = &String> {
        let lines = || self.when.iter().map(Spanned::get_ref);
        let refusals = lines().filter_map(|line| match line {
            WhenLine::Refused { by, .. } => Some(by),
            _ => None,
        });
        let checks = lines().filter_map(|line| match line {
            WhenLine::Check(check) => Some(&**check),
            _ => None,
        });
        let illegal = checks.chain([&self.then]).flat_map(|check| &check.illegal);
        let illegal = illegal.filter_map(|illegal| illegal.by.as_ref());
        self.rules.iter().chain(&self.refused).chain(refusals).chain(illegal)
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
        match value.as_str() {
            Some("chance") => Ok(Asked::Chance),
            Some("nobody") => Ok(Asked::Nobody),
            Some(word) => {
                Err(format!("`asked` is a list of seats, \"chance\" or \"nobody\", not \"{word}\""))
            }
            None => from_table(value).map(Asked::Seats),
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
        let Table { step, by } = from_table(value)?;
        Ok(Illegal { step, by: Some(by) })
    }
}

/// Read from the text itself and not from a value, so that errors name their line.
impl<'de> Deserialize<'de> for WhenLine {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<WhenLine, D::Error> {
        from.deserialize_any(LineVisitor)
    }
}

struct LineVisitor;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineTable {
    refused: Option<String>,
    by: Option<String>,
    check: Option<Box<Expectation>>,
}

impl<'de> Visitor<'de> for LineVisitor {
    type Value = WhenLine;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a step, { refused = \"…\", by = \"…\" } or { check = { … } }")
    }

    fn visit_str<E: Error>(self, step: &str) -> Result<WhenLine, E> {
        Ok(WhenLine::Step(step.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<WhenLine, A::Error> {
        match LineTable::deserialize(MapAccessDeserializer::new(map))? {
            LineTable { refused: Some(step), by: Some(by), check: None } => {
                Ok(WhenLine::Refused { step, by })
            }
            LineTable { refused: None, by: None, check: Some(check) } => Ok(WhenLine::Check(check)),
            _ => Err(A::Error::invalid_value(Unexpected::Map, &self)),
        }
    }
}

fn from_table<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_json::from_value(value).map_err(|error| error.to_string())
}
