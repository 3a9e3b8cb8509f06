//! A game that is over: the final board first, then who won and how, what everybody was and
//! held, and the way on.

use maud::{Markup, html};

use super::result::{proof_of, winners};
use super::{Ending, GameHead, GamePage, Proof, csrf, game_page, points_table, tick};
use crate::moment::{cards, turn_name};
use crate::table::stream;
use crate::{
    Eye, Language, Reader, Sitter, Spoken, Still, TableInfo, Turn, icon, marked, piece_in,
};

/// What the page of a game that is over shows.
pub struct FinishedPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The table.
    pub table: &'a TableInfo,
    /// The head of the game's pages.
    pub head: &'a GameHead,
    /// How it ended; nothing for a game that was broken off.
    pub outcome: Option<&'a Ending>,
    /// The message that says why it was broken off.
    pub broken: &'static str,
    /// Its last moment, with all hands open.
    pub still: Still,
    /// Its turns.
    pub course: &'a [Turn],
    /// The proof of an honest deal; `None` for a record without a seed.
    pub proof: Option<&'a Proof>,
    /// Whether the reader sat at the table, and so may ask for another game.
    pub took_part: bool,
    /// Who may read it.
    pub shared: Shared,
}

/// Who may read a game that is over, and what the reader can do about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shared {
    /// Whether everybody may, because the table was listed.
    pub listed: bool,
    /// The address for others, where everyone has agreed to one or the table was listed.
    pub link: Option<String>,
    /// Whether the reader has a say.
    pub may_say: bool,
    /// Whether the reader has agreed to a link.
    pub agreed: bool,
    /// The names of the others who have not.
    pub missing: Vec<String>,
    /// Whether there can be no link any more, since nobody speaks for somebody who is forgotten.
    pub never: bool,
    /// Whether the reader has hidden the game from their lists.
    pub hidden: bool,
    /// Whether the reader wants it deleted, and who else would have to.
    pub deleting: bool,
    /// The names of the others who do not want it deleted.
    pub keeping: Vec<String>,
}

/// The page of a game that is over.
pub fn finished(page: &FinishedPage<'_>) -> Markup {
    let title = headline(page.reader.lang, page.table, page.outcome);
    let main = html! {
        div.final data-game=(page.table.game) {
            div.final-board { (page.still.stage) }
            div.final-side { (verdict(page, &title)) (acts(page)) (reveals(page)) }
        }
        div.cols {
            div.stack {
                @if let Some(points) = page.outcome.and_then(|outcome| outcome.points.as_ref()) {
                    (points_table(page.table, page.reader.lang, points))
                }
                @if let Some(proof) = page.proof { (proof_of(page.reader.lang, page.table, proof)) }
            }
            div.stack {
                (moments(page))
                @if page.reader.tab { (share_from_tab(page, &title)) } @else { (share(page, &title)) }
            }
        }
        (page.still.texts)
    };
    let stream = Some(stream(page.table, None));
    game_page(page.reader, page.head, GamePage::Result, &title, stream, main)
}

/// Who won, in a line: also what a link to the page is called.
pub fn headline(lang: Language, table: &TableInfo, outcome: Option<&Ending>) -> String {
    match outcome {
        Some(outcome) => winners(lang, table, outcome),
        None => lang.words().say("after-broken").to_owned(),
    }
}

fn verdict(page: &FinishedPage<'_>, title: &str) -> Markup {
    let words = page.reader.lang.words();
    let seats = page.outcome.iter().flat_map(|outcome| &outcome.winners);
    let colours = seats.filter_map(|seat| page.table.seats.get(seat.index()));
    html! {
        div.verdict {
            span.verdict-who { @for info in colours { (piece_in(info.colour)) } }
            h2 { (title) }
            p {
                @match page.outcome {
                    Some(outcome) => {
                        (marked(&outcome.reason))
                        @if let Some(rule) = outcome.rule {
                            " " a href=(format!("/rules/{}#{rule}", page.table.game)) { (words.say("result-the-rule")) }
                        }
                    }
                    None => (words.say(page.broken)),
                }
            }
        }
    }
}

fn acts(page: &FinishedPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    let id = &page.table.id;
    html! {
        div.after-game {
            a.btn.btn-main href=(Eye::Open.address(id, 0)) { (icon("i-replay")) (words.say("after-watch")) }
            @if page.head.pages.contains(&GamePage::Review) {
                a.btn href=(GamePage::Review.address(id)) { (icon("i-chart")) (words.say("after-review")) }
            }
            @if page.took_part {
                form method="post" action=(format!("/tables/{id}/rematch")) {
                    (csrf(page.reader))
                    button.btn { (icon("i-undo")) (words.say("result-again")) }
                }
            }
            a.btn href=(format!("/tables/{id}/what-if")) { (icon("i-branch")) (words.say("after-what-if")) }
            a.btn href="#share" { (icon("i-link")) (words.say("after-share")) }
            a.btn href=(format!("/tables/{id}/record")) download { (icon("i-scroll")) (words.say("after-record")) }
        }
    }
}

/// What everybody was, came to, and held in the end.
fn reveals(page: &FinishedPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    html! {
        h2.vh { (words.say("result-who-they-were")) }
        ol.reveals {
            @for (index, (info, shown)) in page.table.seats.iter().zip(&page.still.seats).enumerate() {
                @let person = page.outcome.and_then(|outcome| {
                    outcome.people.iter().find(|person| person.seat.index() == index)
                });
                @let won = page.outcome.is_some_and(|outcome| {
                    outcome.winners.iter().any(|seat| seat.index() == index)
                });
                @let secret = shown.secret.as_deref().unwrap_or_default();
                li.reveal.(if won { "is-winner" } else { "" }) data-seat=(info.colour.id()) {
                    div.reveal-h {
                        (piece_in(info.colour))
                        h3 { (person.map_or(secret, |person| person.title.as_str())) }
                        span {
                            (info.name)
                            @if matches!(info.kind, Sitter::Bot(_)) { " " (icon("i-bot")) }
                            @if let Some(person) = person { " · " (person.goal) }
                        }
                        @if won { b { (icon("i-crown")) " " (words.say("result-won")) } }
                    }
                    @if let Some((share, said)) = person.and_then(|person| person.reached.as_ref()) {
                        div.reach role="img" aria-label=(said) {
                            i style=(format!("width:{:.0}%", share.clamp(0.0, 1.0) * 100.0)) {}
                        }
                        p aria-hidden="true" { (said) }
                    }
                    (cards(&shown.cards))
                }
            }
        }
        @if let Some(note) = page.outcome.and_then(|outcome| outcome.note.as_ref()) { p.aside-note { (note) } }
    }
}

/// The way to every turn.
fn moments(page: &FinishedPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    html! {
        section.panel.pad #moments aria-labelledby="h-moments" {
            h2 #h-moments { (words.say("result-replay")) " " small { (words.say("result-replay-note")) } }
            nav.turnlinks aria-label=(words.say("replay-turns")) {
                @for turn in page.course {
                    a href=(Eye::Open.address(&page.table.id, turn.to)) {
                        span.vh { (turn_name(page.reader.lang, page.table, turn.number)) }
                        span aria-hidden="true" { (turn.number) }
                    }
                }
            }
        }
    }
}

/// What others can be given of a game that lies in this browser alone.
fn share_from_tab(page: &FinishedPage<'_>, title: &str) -> Markup {
    let words = page.reader.lang.words();
    let id = &page.table.id;
    html! {
        section.panel.pad #share aria-labelledby="h-share" {
            h2 #h-share { (icon("i-link")) (words.say("after-share")) }
            p { (words.say("after-share-tab")) }
            (in_a_line(page, title))
            div.acts-row.above {
                a.btn href=(format!("/tables/{id}/picture.svg")) download {
                    (words.with("after-share-picture", &[("kind", "SVG".into())]))
                }
            }
            (delete(page.reader, &page.table.id, ""))
        }
    }
}

/// The way to have the game deleted, with what that means before it is done: `others` have to
/// want it as well.
pub(super) fn delete(reader: &Reader, table: &str, others: &str) -> Markup {
    let words = reader.lang.words();
    html! {
        details.more.above {
            summary { (words.say("after-delete")) }
            form method="post" action=(format!("/tables/{table}/delete")) {
                (csrf(reader))
                input type="hidden" name="yes" value="yes";
                p {
                    (words.say("after-delete-what")) " "
                    @if !others.is_empty() { (words.with("after-delete-others", &[("names", others.into())])) }
                }
                (tick("sure", false, words.say("after-delete-sure"), ""))
                button.btn.btn-danger { (words.say("after-delete-do")) }
            }
        }
    }
}

/// The result as a line of text, to be copied.
fn in_a_line(page: &FinishedPage<'_>, title: &str) -> Markup {
    let words = page.reader.lang.words();
    html! {
        p.above {
            label for="share-text" { (words.say("after-share-text")) }
            input.inp #share-text readonly value={ (title) " · " (page.head.title) " · " (page.head.under) };
        }
    }
}

/// Who may read this, and the reader's say in it.
fn share(page: &FinishedPage<'_>, title: &str) -> Markup {
    let words = page.reader.lang.words();
    let id = &page.table.id;
    let shared = &page.shared;
    let ask = |what: &str, value: &str, label: &str, class: &str| {
        html! {
            form method="post" action=(format!("/tables/{id}/{what}")) {
                (csrf(page.reader))
                input type="hidden" name="yes" value=(value);
                button.btn.(class) { (words.say(label)) }
            }
        }
    };
    let names = |names: &[String]| {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        words.list(&names)
    };
    html! {
        section.panel.pad #share aria-labelledby="h-share" {
            h2 #h-share { (icon("i-link")) (words.say("after-share")) }
            p { (words.say(if shared.listed { "after-share-listed" } else if shared.link.is_some() { "after-share-open" } else { "after-share-closed" })) }
            @if let Some(link) = &shared.link {
                p.above {
                    label for="share-link" { (words.say("after-share-link")) }
                    input.inp #share-link readonly value=(link);
                }
                (in_a_line(page, title))
                div.acts-row.above {
                    @for kind in ["svg", "png"] {
                        a.btn href={ "/tables/" (id) "/picture." (kind) } download {
                            (words.with("after-share-picture", &[("kind", kind.to_uppercase().into())]))
                        }
                    }
                }
            }
            @if shared.may_say && !shared.listed {
                @if shared.never { p { (words.say("after-share-never")) } }
                @else if shared.agreed {
                    @if !shared.missing.is_empty() {
                        p { (words.with("after-share-missing", &[("names", names(&shared.missing).into())])) }
                    }
                    (ask("share", "no", "after-share-no", "btn-quiet"))
                } @else {
                    p { (words.say("after-share-ask")) }
                    (ask("share", "yes", "after-share-yes", ""))
                }
            }
            @if shared.may_say {
                div.acts-row.above {
                    @if shared.hidden { (ask("hide", "no", "after-hide-no", "btn-quiet")) }
                    @else { (ask("hide", "yes", "after-hide-yes", "btn-quiet")) }
                    @if shared.deleting { (ask("delete", "no", "after-delete-no", "btn-quiet")) }
                }
                @if shared.deleting {
                    p { (words.with("after-delete-missing", &[("names", names(&shared.keeping).into())])) }
                } @else {
                    (delete(page.reader, &page.table.id, &names(&shared.keeping)))
                }
            }
        }
    }
}
