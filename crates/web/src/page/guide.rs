//! How to play, on one page for each game, and the list of what there is to learn from.

use maud::{Markup, html};

use super::lessons::{leads_to, way};
use super::{bar_links, heading};
use crate::coach;
use crate::games::{GAMES, Visitor, with_game};
use crate::learn::{Guide, Part};
use crate::{Language, Page, Pages, Reader, Spoken, Words, icon, shell};
use words::rulebook::ledger;

struct Read(Language);

impl Visitor for Read {
    type Output = Option<Guide>;

    fn visit<G: Pages>(self) -> Option<Guide> {
        G::guide(self.0)
    }
}

/// How a game is played; `None` when there is no such game, or nobody has written it yet.
pub fn guide(reader: &Reader, game: &str) -> Option<Markup> {
    let words = reader.lang.words();
    let guide = with_game(game, Read(reader.lang)).ok()??;
    let short = words.say(&format!("home-{game}-short"));
    let title = words.with("learn-title", &[("game", short.into())]);
    let main = html! {
        (guide.defs)
        header.guide-head {
            ul.facts {
                li.badge { (icon("i-clock")) (words.say("learn-minutes")) }
                li.badge { (icon("i-people")) (words.say(&format!("home-{game}-players"))) }
            }
            h2 { (title) }
            p { (words.say(&format!("learn-{game}-lead"))) }
            nav.toc aria-label=(words.say("learn-on-this-page")) {
                @for part in &guide.parts { a href={ "#" (part.id) } { (part.short) } }
            }
        }
        @for (number, part) in (1..).zip(&guide.parts) { (section(reader, game, number, part)) }
        (next(words, game))
    };
    Some(page(reader, &title, words.say("learn"), "guide", main))
}

fn section(reader: &Reader, game: &str, number: usize, part: &Part) -> Markup {
    let heading = format!("h-{}", part.id);
    html! {
        section.panel.part id=(part.id) aria-labelledby=(heading) {
            h2 id=(heading) { span.no aria-hidden="true" { (number) } (part.title) }
            (part.body)
            (leads_to(reader, game, part.lessons))
        }
    }
}

/// Where one goes from here.
fn next(words: &'static Words, game: &str) -> Markup {
    html! {
        nav.next aria-label=(words.say("learn-next")) {
            (first_game(words, game))
            (way(words, game))
            a href=(format!("/rules/{game}")) {
                b { (words.say("learn-reference")) }
                span { (rules_of(words, game)) }
            }
        }
    }
}

/// The way to the guided first game, where there is one.
fn first_game(words: &Words, game: &str) -> Markup {
    html! {
        @if let Some(time) = coach::offer(words.language(), game) {
            a.is-main href=(coach::address(game)) {
                b { (words.say("coach-first-game")) }
                span { (time) }
            }
        }
    }
}

/// How many rules a game has, in words.
fn rules_of(words: &Words, game: &str) -> String {
    let number = ledger(game, words.language()).map_or(0, |ledger| ledger.items.len());
    words.with("learn-reference-note", &[("n", number.into())])
}

/// What there is to learn from, game by game.
pub fn learn(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let main = html! {
        section.lead { h2 { (words.say("learn-lead")) } p { (words.say("learn-lead-note")) } }
        div.games {
            @for game in GAMES.iter().map(|game| game.name) {
                article.panel.game {
                    (super::picture(game, ""))
                    div.game-in {
                        h3 { (words.say(&format!("home-{game}-name"))) }
                        nav.next aria-label=(words.say(&format!("home-{game}-short"))) {
                            a href=(format!("/learn/{game}")) {
                                b { (words.say("home-how-to-play")) }
                                span { (words.say("learn-minutes")) }
                            }
                            (first_game(words, game))
                            (way(words, game))
                            a href=(format!("/rules/{game}")) {
                                b { (words.say("learn-reference")) }
                                span { (rules_of(words, game)) }
                            }
                        }
                    }
                }
            }
        }
    };
    page(reader, words.say("learn"), words.say("learn"), "home", main)
}

/// The numbered rules of both games.
pub fn rulebooks(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let main = html! {
        section.lead { h2 { (words.say("learn-reference")) } p { (words.say("rules-list-note")) } }
        nav.next aria-label=(words.say("rules")) {
            @for game in games::NAMES {
                a href=(format!("/rules/{game}")) {
                    b { (words.say(&format!("home-{game}-name"))) }
                    span { (rules_of(words, game)) }
                }
            }
        }
        p { a href="/learn" { (words.say("learn-first")) } }
    };
    page(reader, words.say("rules"), words.say("rules"), "wrap", main)
}

fn page(reader: &Reader, title: &str, top: &str, class: &'static str, main: Markup) -> Markup {
    shell(
        reader,
        Page {
            title: title.to_owned(),
            heading: Some(heading(top, None)),
            links: bar_links(reader),
            class,
            stream: None,
            main,
        },
    )
}
