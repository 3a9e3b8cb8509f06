//! Which answers of a learner are meant.

use serde::Deserialize;

/// Some answers.
#[derive(Deserialize, Debug)]
#[serde(untagged)]
pub(super) enum Matching {
    /// These actions, parted by semicolons; what ends with a star begins so.
    Exactly(String),
    /// Answers of several actions, as when cards are laid.
    Some(Several),
}

/// What is and is not among the actions, and how many there are.
#[derive(Deserialize, Default, Debug)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Several {
    has: Vec<String>,
    lacks: Vec<String>,
    actions: Option<usize>,
}

impl Matching {
    pub(super) fn fits(&self, given: &[String]) -> bool {
        match self {
            Matching::Exactly(wanted) => {
                let wanted: Vec<&str> = wanted.split(';').map(str::trim).collect();
                wanted.len() == given.len()
                    && wanted.iter().zip(given).all(|(wanted, given)| is_like(wanted, given))
            }
            Matching::Some(Several { has, lacks, actions }) => {
                let is_there = |wanted: &String| given.iter().any(|given| is_like(wanted, given));
                has.iter().all(is_there)
                    && !lacks.iter().any(is_there)
                    && actions.is_none_or(|number| number == given.len())
            }
        }
    }

    /// The one answer that is meant, if it is one.
    pub(super) fn exact(&self) -> Option<Vec<String>> {
        match self {
            Matching::Exactly(wanted) if !wanted.contains('*') => {
                Some(wanted.split(';').map(|action| action.trim().to_owned()).collect())
            }
            _ => None,
        }
    }
}

fn is_like(wanted: &str, given: &str) -> bool {
    match wanted.strip_suffix('*') {
        Some(start) => given.starts_with(start),
        None => wanted == given,
    }
}
