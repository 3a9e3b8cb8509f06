//! Why something is not allowed: the one place where the sentence of a rule is found.

use game::Language;

use crate::words::{Visitor, with_game};
use crate::{Speech, Spoken, rulebook};

/// Why something is not allowed: the rule with this ledger id in a sentence. The house speaks
/// for its own rules, and each game for its own.
pub fn refusal(language: Language, rule: &str) -> String {
    let game = rulebook::rule(language, rule).and_then(|(game, _)| game);
    let said = game.and_then(|game| with_game(game, Said { language, rule }).ok());
    said.unwrap_or_else(|| {
        let words = language.words();
        let own = format!("refusal-{rule}");
        match words.has(&own) {
            true => words.say(&own).to_owned(),
            false => of_ledger(language, rule),
        }
    })
}

struct Said<'a> {
    language: Language,
    rule: &'a str,
}

impl Visitor for Said<'_> {
    type Output = String;

    fn visit<G: Speech>(self) -> String {
        G::refusal(self.language, self.rule)
    }
}

/// The rule with this ledger id as the rulebook has it.
pub(crate) fn of_ledger(language: Language, rule: &str) -> String {
    match rulebook::rule(language, rule) {
        Some((_, rule)) => rulebook::sentence(rule),
        None => language.words().say("error-refused").to_owned(),
    }
}
