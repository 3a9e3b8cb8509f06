//! Why something is not allowed.

use ankh_morpork::{AnkhMorpork, Card};
use game::Language;

use crate::{Names, Spoken, Voice};

/// Why something is not allowed.
pub(super) fn refusal(language: Language, rule: &str) -> String {
    let words = language.words();
    let card = rule.strip_prefix("AM-CARD-").and_then(|id| id.to_lowercase().parse::<Card>().ok());
    match card {
        Some(card) => {
            let names = Names::nobody();
            let name = Voice::<AnkhMorpork>::new(words, &names).card(card);
            words.with("am-refusal-card", &[("card", name.into())])
        }
        None => words.say(&format!("refusal-{rule}")).to_owned(),
    }
}
