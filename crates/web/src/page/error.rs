//! What a reader sees when something cannot be done, or nothing can be reached.

use maud::{Markup, html};

use super::frame;
use crate::{Language, Reader, Spoken, icon};
use words::{Problem, rulebook};

/// Why something could not be done.
pub struct Failure<'a> {
    /// The status of the answer, such as 404.
    pub status: u16,
    /// What is wrong.
    pub problem: &'a Problem,
    /// Where to go on: the table's address, or the first page.
    pub back: &'a str,
}

/// The page of a failure.
pub fn error(reader: &Reader, failure: &Failure<'_>) -> Markup {
    let words = reader.lang.words();
    let title = match failure.status {
        409 if !has_moved_on(failure.problem) => "error-refused",
        404 => "error-not-found",
        403 => "error-not-yours",
        409 => "error-stale",
        429 => "error-too-much",
        500.. => "error-ours",
        _ => "error-refused",
    };
    let main = html! {
        section.panel.pad.narrow aria-labelledby="h-error" {
            h2 #h-error { (words.say(title)) }
            p.lead-p { (failure.problem.sentence(reader.lang)) }
            (why(reader.lang, failure.problem))
            p { a.btn.btn-main href=(failure.back) { (words.say("error-back")) } }
            p.src { (words.with("error-status", &[("status", u32::from(failure.status).into())])) }
        }
    };
    frame(reader, words.say(title), None, "wrap", main)
}

/// Whether something else has happened meanwhile; other things are not possible here at all, or
/// not yet.
const fn has_moved_on(problem: &Problem) -> bool {
    use Problem::{BrokenOff, NoMail, NotBroken, NotMendable, NotOver, OtherRules, OtherRulesHere};
    use Problem::{OverThen, RecordLater};
    !matches!(
        problem,
        BrokenOff
            | NoMail
            | NotBroken
            | NotMendable
            | NotOver
            | OtherRules
            | OtherRulesHere
            | OverThen
            | RecordLater
    )
}

/// What is said on the page that sent something: the sentence and, where a rule refused, why.
pub fn notice(lang: Language, problem: &Problem) -> Markup {
    html! {
        p { (problem.sentence(lang)) }
        (why(lang, problem))
    }
}

/// "Why can't I?": the rule in words, unless the sentence has said them, its id, and the way to
/// the rulebook.
fn why(lang: Language, problem: &Problem) -> Markup {
    let words = lang.words();
    let Some((game, rule)) = problem.rule().and_then(|id| rulebook::rule(lang, id)) else {
        return html! {};
    };
    let (sentence, rule_text) = (problem.sentence(lang), rulebook::sentence(rule));
    html! {
        aside.edition aria-label=(words.say("error-the-rule")) {
            h3 { (words.say("error-the-rule")) }
            @if rule_text != sentence { p { (rule_text) } }
            p.src {
                @match game {
                    Some(game) => a href=(format!("/rules/{game}#{}", rule.id)) { (rule.id) },
                    None => span.rid { (rule.id) },
                }
            }
        }
    }
}

/// The page the service worker shows without a network; a browser that has the house in one
/// tab is led there.
pub fn offline(reader: &Reader, has_tab: bool) -> Markup {
    let words = reader.lang.words();
    let main = html! {
        section.panel.pad.narrow aria-labelledby="h-offline" {
            h2 #h-offline { (words.say("offline-title")) }
            p.lead-p { (words.say("offline-note")) }
            p { a.btn.btn-main href="" { (words.say("offline-again")) } }
            @if has_tab {
                p { (words.say("tab-offline-play-note")) }
                p { a.btn href="/tab/" { (icon("i-bot")) (words.say("tab-offline-play")) } }
            }
        }
    };
    frame(reader, words.say("offline-title"), None, "wrap", main)
}
