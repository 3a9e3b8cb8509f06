//! "Why can't I?": what is not offered, and the rule that stands against it, found by trying
//! it on a world that fits the view.

use std::collections::BTreeMap;

use game::Dice;
use maud::{Markup, html};
use words::Words;

use crate::Pages;

/// Dice for a world that fits a view: any will do.
pub(crate) struct AnyWorld;

impl Dice for AnyWorld {
    fn below(&mut self, _sides: u32) -> u32 {
        0
    }
}

/// "There is trouble there: Dimwell, Nap Hill": what a player might have hoped to do, by the
/// rule against it. Of several boxes in one group only one is open.
pub(crate) fn why_not<G: Pages>(
    words: &'static Words,
    reasons: &BTreeMap<String, Vec<String>>,
    group: Option<&str>,
) -> Markup {
    html! {
        details.why-not name=[group] {
            summary { (words.say("why-not")) }
            ul {
                @for (rule, names) in reasons {
                    li {
                        b { (words.list(names)) } (words.colon()) " "
                        (G::refusal(words.language(), rule)) " "
                        (rule_link(words, G::NAME, rule))
                    }
                }
            }
        }
    }
}

/// A rule's id, leading to its place in the rules; those of the house have no page.
fn rule_link(words: &Words, game: &str, rule: &str) -> Markup {
    html! {
        @if rule.starts_with("SNUG") {
            span.rule-id { (rule) }
        } @else {
            a.rule-id href={ "/rules/" (game) "#" (rule) }
                aria-label=(words.with("rule-link", &[("rule", rule.into())])) { (rule) }
        }
    }
}
