//! Standing orders: what somebody answers to threats without being asked.
//!
//! An order is given before anyone knows which cards will be held, so following it tells
//! nothing about a hand.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The most lines an order may have.
pub const MOST_LINES: usize = 20;

/// What somebody answers to threats without being asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// Let everything happen.
    NeverAsk,
    /// Use the first of these answers that can be given; otherwise let it happen.
    Use(Vec<OrderLine>),
}

/// One answer, and where it is meant for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OrderLine {
    /// In notation: `react gaspode`.
    pub answer: String,
    /// Only when one of these places is threatened; anywhere if there are none.
    #[serde(default)]
    pub places: Vec<String>,
}

impl Order {
    /// Whether it is short enough to be kept.
    pub fn is_reasonable(&self) -> bool {
        let Order::Use(lines) = self else { return true };
        let short = |line: &OrderLine| {
            let words = [&line.answer].into_iter().chain(&line.places);
            line.places.len() <= MOST_LINES && words.into_iter().all(|word| word.len() <= 100)
        };
        lines.len() <= MOST_LINES && lines.iter().all(short)
    }

    /// The answer to a threat to these places, out of what may be answered.
    pub fn answer<'a>(&'a self, threatened: &[String], possible: &[String]) -> Option<&'a str> {
        let Order::Use(lines) = self else { return None };
        let fits = |line: &&OrderLine| {
            let meant = line.places.is_empty()
                || line.places.iter().any(|place| threatened.contains(place));
            meant && possible.contains(&line.answer)
        };
        lines.iter().find(fits).map(|line| line.answer.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(text: &str) -> Order {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn who_is_never_asked_lets_everything_happen() {
        let possible = ["pass".to_owned(), "react gaspode".to_owned()];
        assert_eq!(order(r#""never-ask""#).answer(&[], &possible), None);
    }

    #[test]
    fn an_answer_is_used_only_where_it_is_meant_for() {
        let gaspode = order(r#"{"use":[{"answer":"react gaspode","places":["the-shades"]}]}"#);
        let possible = ["pass".to_owned(), "react gaspode".to_owned()];
        let shades = ["the-shades".to_owned()];
        assert_eq!(gaspode.answer(&shades, &possible), Some("react gaspode"));
        assert_eq!(gaspode.answer(&["the-hippo".to_owned()], &possible), None);
        assert_eq!(gaspode.answer(&shades, &["pass".to_owned()]), None);
    }
}
