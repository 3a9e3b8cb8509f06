//! The menu of a table: help, what can be done here, how one likes it, and the way out. It is
//! one list, under the words that people look for.

use game::Seat;
use maud::{Markup, html};

use crate::pace::{self, Pace};
use crate::shell::{keys, languages, themes, wants};
use crate::talk::{Talk, note_pad, seats_title};
use crate::{Language, Reader, Region, Spoken, TableInfo, icon};

/// The menu of a table page: its own part of the list is what the house adds to it.
pub(crate) fn menu(reader: &Reader, table: &TableInfo, of_table: Markup) -> Markup {
    let words = reader.lang.words();
    html! {
        details.menu name="bar" {
            summary.btn.btn-bar {
                (icon("i-menu")) span.vh-narrow { (words.say("menu")) }
            }
            div.menu-in.panel {
                section {
                    h2 { (words.say("menu-help")) }
                    (link("i-book", &format!("/learn/{}", table.game), words.say("home-how-to-play"), None))
                    button.menu-row type="button" data-opens="#aid" data-script hidden {
                        (icon("i-card")) span { (words.say("menu-aid")) } kbd { "?" }
                    }
                    (link("i-scroll", &format!("/rules/{}", table.game), words.say("rules"), None))
                }
                (of_table)
                section {
                    h2 { (words.say("menu-settings")) }
                    (how_one_likes_it(reader, table))
                }
            }
        }
    }
}

/// The rows of a table, for who sits at it or looks on: seats, notes, replay, giving up, and
/// getting up.
pub fn of_table(talk: &Talk<'_>) -> Markup {
    let words = talk.lang.words();
    let table = &talk.table.id;
    let seats = format!("/tables/{table}/seats");
    html! {
        section {
            h2 { (words.say("menu-table")) }
            (link("i-people", &seats, words.say(seats_title(talk.has_orders)), Some(words.say("menu-seats-note"))))
            @if let Some(note) = talk.note {
                details.menu-more {
                    summary.menu-row { (icon("i-note")) span { (words.say("talk-note")) } }
                    (note_pad(talk, note))
                }
            }
            (link("i-replay", &format!("/tables/{table}/at/0"), words.say("menu-replay"), None))
            (pace_row(talk.lang, talk.csrf, talk.table, talk.reader))
            (crate::talk::acts(talk))
            @if let Some(seat) = talk.reader {
                details.menu-more.sure {
                    summary.menu-row.leave { (icon("i-leave")) span { (words.say("menu-leave")) } }
                    p.help { (words.say("seats-leave-note")) }
                    form method="post" action={ "/tables/" (table) "/leave" } {
                        input type="hidden" name="csrf" value=(talk.csrf);
                        input type="hidden" name="seat" value=(seat);
                        button.btn.btn-danger { (words.say("seats-leave-do")) }
                    }
                }
            }
        }
    }
}

/// The rows of a table that a browser plays at by itself.
pub fn of_tab(lang: Language, table: &TableInfo, reader: Option<Seat>) -> Markup {
    html! {
        @if table.pace.is_some() && reader.is_some() {
            section {
                h2 { (lang.words().say("menu-table")) }
                (pace_row(lang, "", table, reader))
            }
        }
    }
}

/// The parts of the menu that change while it is open.
pub(crate) fn regions(talk: &Talk<'_>) -> Vec<Region> {
    let html = pace_row(talk.lang, talk.csrf, talk.table, talk.reader);
    vec![Region { id: "menu-pace", html }]
}

/// The same where a browser plays by itself.
pub fn regions_of_tab(lang: Language, table: &TableInfo, reader: Option<Seat>) -> Vec<Region> {
    vec![Region { id: "menu-pace", html: pace_row(lang, "", table, reader) }]
}

/// How quickly bots play, where that can be chosen.
fn pace_row(lang: Language, csrf: &str, table: &TableInfo, reader: Option<Seat>) -> Markup {
    let words = lang.words();
    let chosen: Option<Pace> = table.pace.filter(|_| reader.is_some());
    html! {
        div #menu-pace {
            @if let Some(chosen) = chosen {
                form.menu-row method="post" action=(pace::address(table)) data-live {
                    input type="hidden" name="csrf" value=(csrf);
                    (icon("i-bot")) span { (words.say("pace")) } (pace::switch(words, chosen))
                }
            }
        }
    }
}

fn link(symbol: &str, to: &str, name: &str, note: Option<&str>) -> Markup {
    html! {
        a.menu-row href=(to) {
            (icon(symbol)) span { (name) @if let Some(note) = note { small { (note) } } }
        }
    }
}

fn how_one_likes_it(reader: &Reader, table: &TableInfo) -> Markup {
    let words = reader.lang.words();
    html! {
        div data-script hidden {
            @for (symbol, what, name) in [("i-sound", "sound", "play-a-sound"), ("i-bell", "notify", "show-a-notification")] {
                label.menu-row {
                    (icon(symbol)) span { (words.say(name)) small { (words.say("on-my-turn")) } }
                    (wants(what))
                }
            }
        }
        form method="post" action="/preferences" {
            input type="hidden" name="csrf" value=(reader.csrf);
            input type="hidden" name="back" value=(reader.path);
            div.menu-row role="group" aria-label=(words.say("theme")) {
                (icon("i-theme")) span { (words.say("theme")) } span.seg { (themes(reader)) }
            }
            div.menu-row role="group" aria-label=(words.say("language")) {
                (icon("i-globe")) span { (words.say("language")) } span.seg { (languages(reader)) }
            }
        }
        @if table.learn.is_none() {
            details.menu-more data-script hidden {
                summary.menu-row { (icon("i-keys")) span { (words.say("keys")) } }
                (keys(words))
            }
        }
    }
}
