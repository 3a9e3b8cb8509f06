//! The keys of a scenario file.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::Rulebook;
use super::expectation::{Expectation, Observer};
use super::guided::StopKeys;
use super::reading::Unfit;
use crate::ledger::MOST_IDS;
use crate::{Game, Seat};

/// The lines before the first scenario.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Head {
    pub(super) game: String,
    #[serde(rename = "chapter")]
    _chapter: Option<String>,
    /// Whose seat the learner of a guided game has.
    pub(super) learner: Option<Seat>,
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
    pub(super) when: Vec<WhenLine>,
    /// A second run, for those who must not notice the difference.
    pub(super) instead: Option<Instead>,
    #[serde(default)]
    pub(super) then: Expectation,
    /// What a coach needs to know at the stops of a guided game.
    #[serde(default)]
    pub(super) stop: BTreeMap<String, StopKeys>,
}

/// What is different in a second run; all else is as in the first.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Instead {
    /// The parts of `given` that are different.
    pub(super) given: Option<Value>,
    pub(super) when: Option<Vec<WhenLine>>,
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
    Refused {
        step: String,
        by: String,
    },
    Check(Box<Expectation>),
    /// A guided game stops here.
    Stop(String),
}

impl<G: Game> Scenario<G> {
    /// What the types of the keys cannot say.
    pub(super) fn check(&self, rulebook: &Rulebook) -> Result<(), Unfit> {
        let unfit = |key: &str, problem: &str| Err(Unfit::new(&[key], problem));
        if !(1..=MOST_IDS).contains(&self.rules.len()) {
            let problem = format!("names {} rules, not 1 to {MOST_IDS}", self.rules.len());
            return Err(Unfit::new(&["rules"], problem));
        }
        if let Some(id) = self.named_rules().find(|id| rulebook.text(id).is_none()) {
            return Err(Unfit::new(&[], rulebook.unknown(id)));
        }
        if self.given.is_some() && self.setup.is_some() {
            return unfit("setup", "has both `given` and `setup`: one of them starts the game");
        }
        match (&self.setup, &self.refused) {
            (None, Some(_)) => {
                return unfit("refused", "has `refused` without a `setup` to refuse");
            }
            (Some(_), Some(_)) if self.checks_something() => {
                return unfit("refused", "goes on after its `setup` is refused");
            }
            (_, None) if !self.checks_something() => {
                return Err(Unfit::new(&[], "checks nothing: say in `then` what must be true"));
            }
            _ => {}
        }
        self.check_second_run()?;
        for (path, expectation) in self.expectations() {
            expectation.check().map_err(|mut unfit| {
                unfit.path.splice(0..0, path);
                unfit
            })?;
        }
        Ok(())
    }

    fn check_second_run(&self) -> Result<(), Unfit> {
        match (&self.instead, self.then.same.is_empty()) {
            (Some(_), true) => Err(Unfit::new(
                &["instead"],
                "plays a second time, and nobody is compared: write then.same = [2] for a seat \
                 that must not notice",
            )),
            (None, false) => Err(Unfit::new(
                &["then", "same"],
                "compares two runs, and there is only one: say under `instead` what is different \
                 in the second, such as instead.when = [\"1: pass\"]",
            )),
            (Some(instead), _) if instead.given.is_some() && self.given.is_none() => {
                Err(Unfit::new(&["instead", "given"], "changes parts of a `given` that is missing"))
            }
            _ => Ok(()),
        }
    }

    fn checks_something(&self) -> bool {
        let is_check = |line: &WhenLine| !matches!(line, WhenLine::Step(_) | WhenLine::Stop(_));
        self.then != Expectation::default() || self.when.iter().any(is_check)
    }

    /// Everything that is expected, and at which key.
    fn expectations(&self) -> impl Iterator<Item = (Vec<String>, &Expectation)> {
        let checks = self.when.iter().enumerate().filter_map(|(index, line)| {
            let path = || vec!["when".to_owned(), (index + 1).to_string(), "check".to_owned()];
            match line {
                WhenLine::Check(check) => Some((path(), &**check)),
                _ => None,
            }
        });
        checks.chain([(vec!["then".to_owned()], &self.then)])
    }

    fn named_rules(&self) -> impl Iterator<Item = &String> {
        let refusals = self.when.iter().filter_map(|line| match line {
            WhenLine::Refused { by, .. } => Some(by),
            _ => None,
        });
        let illegal = self.expectations().flat_map(|(_, check)| &check.illegal);
        let illegal = illegal.filter_map(|illegal| illegal.by.as_ref());
        self.rules.iter().chain(&self.refused).chain(refusals).chain(illegal)
    }
}

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
    stop: Option<String>,
}

impl<'de> Visitor<'de> for LineVisitor {
    type Value = WhenLine;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a step such as \"1: play 2\", { refused = \"1: play 2\", by = \"SNUG-02\" } or \
             { check = { asked = [1] } }",
        )
    }

    fn visit_str<E: Error>(self, step: &str) -> Result<WhenLine, E> {
        Ok(WhenLine::Step(step.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<WhenLine, A::Error> {
        match LineTable::deserialize(MapAccessDeserializer::new(map))? {
            LineTable { refused: Some(step), by: Some(by), check: None, stop: None } => {
                Ok(WhenLine::Refused { step, by })
            }
            LineTable { refused: None, by: None, check: Some(check), stop: None } => {
                Ok(WhenLine::Check(check))
            }
            LineTable { refused: None, by: None, check: None, stop: Some(id) } => {
                Ok(WhenLine::Stop(id))
            }
            _ => Err(A::Error::invalid_value(Unexpected::Map, &self)),
        }
    }
}
