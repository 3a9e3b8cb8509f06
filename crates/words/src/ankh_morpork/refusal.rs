//! Why something is not allowed.

use ankh_morpork::{AnkhMorpork, Area, Card};
use game::Language;

use crate::refusal::of_ledger;
use crate::{Names, Spoken, Voice};

/// Why something is not allowed.
pub(super) fn refusal(language: Language, rule: &str) -> String {
    let words = language.words();
    let names = Names::nobody();
    let voice = Voice::<AnkhMorpork>::new(words, &names);
    let card = rule.strip_prefix("AM-CARD-").and_then(|id| id.to_lowercase().parse::<Card>().ok());
    match card {
        Some(card) => words.with("am-refusal-card", &[("card", voice.title(card).into())]),
        None => {
            let area = rule.strip_prefix("AM-AREA-").and_then(|rule| rule.strip_suffix("-01"));
            let area = area.and_then(|id| id.to_lowercase().parse::<Area>().ok());
            let amount = area.map_or(0, |area| area.power().amount());
            let own = format!("refusal-{rule}");
            match words.has(&own) {
                true => voice.with_amount(&own, amount),
                false => of_ledger(language, rule),
            }
        }
    }
}
