//! "Why can't I?": what is not offered, and the rule that stands against it, found by trying
//! it on a world that fits the view.

use std::collections::BTreeMap;
use std::fmt::Display;

use maud::{Markup, html};
use words::Words;
pub(crate) use words::hint::AnyWorld;

use crate::Pages;

/// "There is trouble there: Dimwell, Nap Hill": what a player might have hoped to do, by the
/// rule against it, of which each refusal says first the rule. Of several boxes in one group
/// only one is open.
pub(crate) fn why_not<'r, G: Pages>(
    words: &'static Words,
    refused: impl IntoIterator<Item = (&'r str, &'r str)>,
    group: Option<&str>,
) -> Option<Markup> {
    let mut reasons: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (rule, name) in refused {
        reasons.entry(rule).or_default().push(name);
    }
    let told = html! {
        details.why-not name=[group] {
            summary { (words.say("why-not")) }
            ul {
                @for (rule, names) in &reasons {
                    li {
                        b { (words.list(names)) } (words.colon()) " "
                        (words::refusal(words.language(), rule)) " "
                        (rule_link(words, G::NAME, rule))
                    }
                }
            }
        }
    };
    (!reasons.is_empty()).then_some(told)
}

/// The reason against one thing, to be opened where somebody taps on it: [`no_go`] does.
pub(crate) fn refusal<G: Pages>(
    words: &'static Words,
    thing: impl Display,
    name: &str,
    rule: &str,
) -> Markup {
    html! {
        div.refusal id={ "why-" (thing) } popover role="alert" {
            p { b { (name) } (words.colon()) " " (words::refusal(words.language(), rule)) }
            (rule_link(words, G::NAME, rule))
        }
    }
}

/// Where somebody may tap on what is not allowed. A pointer shortcut: everyone finds the
/// reasons below the question.
pub(crate) fn no_go(thing: impl Display, place: Option<&str>) -> Markup {
    html! {
        button.no-go type="button" popovertarget={ "why-" (thing) } tabindex="-1" aria-hidden="true"
            style=[place] {}
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
