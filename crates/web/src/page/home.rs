//! The first page: two games, one click to play, and the tables there are.

use maud::{Markup, html};

use super::against::against;
use super::lessons::{Solved, daily};
use super::{csrf, frame, name_form, picture, tab};
use crate::coach;
use crate::games::{GAMES, Shelf};
use crate::table::clock;
use crate::{Colour, Language, Reader, Spoken, Start, Theme, icon, piece_in};

/// How many of the games that wait for the reader stand above everything.
const TURNS: usize = 2;

/// What the first page shows.
pub struct Home<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The reader's own tables: first those that wait for the reader.
    pub mine: &'a [Row],
    /// Tables with a free seat.
    pub open: &'a [Row],
    /// Tables that may be watched.
    pub watch: &'a [Row],
    /// Whether games played elsewhere can be brought in.
    pub imports: bool,
    /// What day it is, counted since 1970: everybody is offered the same lesson.
    pub day: u64,
    /// What the reader has solved of the lessons.
    pub solved: &'a Solved,
    /// The level of bots that the reader picked last, as [`Against::last`] says.
    ///
    /// [`Against::last`]: super::Against::last
    pub level: &'static str,
    /// Whether the house can also be had in one tab, without a server.
    pub tab: bool,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Row {
    /// The id in addresses.
    pub id: String,
    /// What its owner called it.
    pub title: String,
    /// The name of the game in addresses.
    pub shelf: String,
    /// The game's name in the reader's language.
    pub game: String,
    /// The pieces of the seats; `None` is a free seat.
    pub seats: Vec<Option<Colour>>,
    /// Who else sits there, by name.
    pub with: Vec<String>,
    /// When something last happened there: the day in the reader's language, and the moment
    /// as ISO 8601 writes it.
    pub when: (String, String),
    /// Where the game stands, as `Pages::progress` says it; empty before it starts.
    pub progress: String,
    /// What the table waits for.
    pub state: RowState,
}

/// What a table in a list waits for.
#[derive(Clone, Debug)]
pub enum RowState {
    /// For somebody to sit down.
    Open,
    /// For the reader's answer, with the time left to think in seconds, if any.
    YourTurn(Option<u32>),
    /// For these people's answers.
    Waits(Vec<String>),
    /// For nobody: the dealer or a bot is about to move.
    Goes,
    /// For nothing any more; these people won.
    Over(Vec<String>),
    /// For somebody to delete it: what is kept of it cannot be read.
    Unreadable,
}

/// The first page.
pub fn home(home: &Home<'_>) -> Markup {
    let words = home.reader.lang.words();
    let is_asked = |row: &&Row| matches!(row.state, RowState::YourTurn(_));
    let asked: Vec<&Row> = home.mine.iter().filter(is_asked).take(TURNS).collect();
    let is_on_top = |row: &&Row| asked.iter().any(|top| top.id == row.id);
    let mine: Vec<&Row> = home.mine.iter().filter(|row| !is_on_top(row)).collect();
    let body = html! {
        (turns(home.reader.lang, &asked))
        section.hello aria-labelledby="h-hello" {
            h2 #h-hello { (words.say("home-hello")) }
            @if home.reader.name.is_none() { p { (words.say("home-lead")) } }
            (name_form(home.reader))
        }
        section #games aria-labelledby="h-games" {
            h2.vh #h-games { (words.say("home-games")) }
            div.games { @for game in GAMES.iter() { (offer(home.reader, game, home.level)) } }
        }
        (daily(home.reader, home.day, home.solved))
        div.lists {
            @if !mine.is_empty() { (list(home.reader.lang, "mine", &mine)) }
            @if !home.reader.tab { (list(home.reader.lang, "open", &refs(home.open))) }
            @if !home.watch.is_empty() {
                (list(home.reader.lang, "watch", &refs(home.watch)))
            }
        }
        @if home.imports { (import(home.reader)) }
        @if home.reader.tab { (tab::belongings(home.reader)) }
        (foot(home))
    };
    frame(home.reader, words.say("home-title"), None, "home", body)
}

/// The games that wait for the reader, above everything.
fn turns(lang: Language, rows: &[&Row]) -> Markup {
    let words = lang.words();
    html! {
        @if !rows.is_empty() {
            section.turns aria-label=(words.say("home-waiting")) {
                @for row in rows {
                    // A game without a title of its own is called by the short name of its kind.
                    @let short = format!("home-{}-short", row.shelf);
                    @let title = if row.title == row.game { words.say(&short) } else { &row.title };
                    article.turnbox {
                        (picture(&row.shelf, ""))
                        div.turnbox-text {
                            p.kicker { (state(lang, &row.state)) }
                            h2 { (words.with("home-continue", &[("title", title.into())])) }
                            small { (facts(lang, row)) }
                        }
                        a.btn.btn-main href=(format!("/tables/{}", row.id)) {
                            (words.say("home-go-on")) span.vh { (words.colon()) " " (title) } (icon("i-arrow"))
                        }
                    }
                }
            }
        }
    }
}

/// A game played elsewhere becomes a finished table.
fn import(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    html! {
        details.panel.pad.import {
            summary { (words.say("home-import")) }
            form method="post" action="/records" {
                (csrf(reader))
                label for="record" { (words.say("home-import-note")) }
                textarea.inp #record name="record" rows="6" required spellcheck="false" {}
                button.btn { (words.say("home-import-do")) }
            }
        }
    }
}

/// Language and theme once more, where visitors look for them.
fn foot(home: &Home<'_>) -> Markup {
    let reader = home.reader;
    let words = reader.lang.words();
    html! {
        footer.foot {
            form.seg method="post" action="/preferences" aria-label=(words.say("language")) {
                (csrf(reader))
                input type="hidden" name="back" value=(reader.path);
                @for lang in Language::ALL {
                    button name="lang" value=(lang) lang=(lang) aria-pressed=(if lang == reader.lang { "true" } else { "false" }) {
                        (lang.own_name())
                    }
                }
            }
            form.seg method="post" action="/preferences" aria-label=(words.say("theme")) {
                (csrf(reader))
                input type="hidden" name="back" value=(reader.path);
                @for theme in Theme::ALL {
                    button name="theme" value=(theme.id()) aria-pressed=(if theme == reader.theme { "true" } else { "false" }) {
                        (words.say(&format!("theme-{}", theme.id())))
                    }
                }
            }
            span { (words.say("home-drawn")) " " a href="/privacy" { (words.say("home-privacy")) } }
            @if home.tab { a href="/tab/" data-ahead="/tab/sw.js" { (words.say("tab-door")) } }
        }
    }
}

/// A game with everything one can do about it.
fn offer(reader: &Reader, game: &Shelf, level: &str) -> Markup {
    let Shelf { name: game, icon: special, .. } = *game;
    let words = reader.lang.words();
    let say = |part: &str| words.say(&format!("home-{game}-{part}"));
    html! {
        article.panel.game {
            (picture(game, say("picture")))
            div.game-in {
                h3 { (say("name")) }
                ul.facts {
                    li.badge { (icon("i-people")) (say("players")) }
                    li.badge { (icon("i-clock")) (say("time")) }
                    li.badge { (icon(special)) (say("special")) }
                }
                p { (say("about")) }
                div.go {
                    // Whoever was never here is offered a first game with a coach.
                    @if reader.name.is_none() && coach::offer(reader.lang, game).is_some() {
                        a.btn.btn-main href=(coach::address(game)) {
                            (icon("i-bulb")) (words.say("coach-first-game"))
                        }
                    }
                    (against(reader, game, level))
                    @if !reader.tab { (start(game, Start::Friends, html! { (icon("i-people")) (words.say("home-with-friends")) })) }
                    (start(game, Start::New, html! { (icon("i-card")) (words.say("home-new-table")) }))
                }
                p.links {
                    a href=(format!("/learn/{game}")) { (icon("i-bulb")) (words.say("home-how-to-play")) }
                    @if reader.name.is_some() && coach::offer(reader.lang, game).is_some() {
                        a href=(coach::address(game)) { (words.say("coach-first-game")) }
                    }
                }
            }
        }
    }
}

/// A button that makes a table, or leads to its settings, for whoever has typed a name above
/// or not.
pub(super) fn start(game: &str, with: Start, label: Markup) -> Markup {
    html! {
        button.btn.(if with == Start::Bots { "btn-main" } else { "" }) form="as" formnovalidate
            formaction=(format!("/tables?game={game}")) name="start" value=(with.id()) { (label) }
    }
}

fn refs(rows: &[Row]) -> Vec<&Row> {
    rows.iter().collect()
}

/// A list of tables, under the heading `home-…`.
fn list(lang: Language, kind: &str, rows: &[&Row]) -> Markup {
    let words = lang.words();
    html! {
        section.panel id=(kind) aria-labelledby=(format!("h-{kind}")) {
            h2 id=(format!("h-{kind}")) {
                (words.say(&format!("home-{kind}"))) " "
                small { (words.with(&format!("home-{kind}-note"), &[("n", rows.len().into())])) }
            }
            @if rows.is_empty() {
                p.help { (words.say("home-open-none")) }
            }
            ul.rowlist { @for row in rows { (row_of(lang, row, kind == "mine")) } }
        }
    }
}

fn row_of(lang: Language, row: &Row, is_own: bool) -> Markup {
    let words = lang.words();
    let address = format!("/tables/{}", row.id);
    let (label, main) = match &row.state {
        RowState::Open if is_own => ("home-look", false),
        RowState::Open => ("home-sit", false),
        RowState::YourTurn(_) => ("home-play", true),
        RowState::Waits(_) | RowState::Goes => ("home-look", false),
        RowState::Over(_) => ("home-result", false),
        RowState::Unreadable => ("tab-unreadable-see", false),
    };
    html! {
        li {
            b { (row.title) }
            small { (facts(lang, row)) " " (state(lang, &row.state)) }
            a.btn.(if main { "btn-main" } else { "" }) href=(address) {
                (words.say(label)) span.vh { (words.colon()) " " (row.title) }
            }
        }
    }
}

/// Who sits at a table, when something happened there last, and how far it is.
fn facts(lang: Language, row: &Row) -> Markup {
    let words = lang.words();
    html! {
        span.seats {
            @for seat in &row.seats {
                @match seat {
                    Some(colour) => (piece_in(*colour)),
                    None => span.seat-free {},
                }
            }
        }
        " "
        @if row.title != row.game { (row.game) " · " }
        @if !row.with.is_empty() {
            (words.with("home-row-with", &[("names", words.list(&row.with).into())])) " · "
        }
        @if !row.when.0.is_empty() { time datetime=(row.when.1) data-when { (row.when.0) } }
        @if !row.progress.is_empty() { " · " (row.progress) }
    }
}

fn state(lang: Language, state: &RowState) -> Markup {
    let words = lang.words();
    match state {
        RowState::Open | RowState::Goes => html! {},
        RowState::YourTurn(left) => html! {
            span.badge.badge-alert {
                (words.say("home-your-turn"))
                @if let Some(left) = left { " · " (clock(lang, *left)) }
            }
        },
        RowState::Waits(names) => html! {
            "· " (words.with("home-waits", &[("names", words.list(names).into()), ("count", names.len().into())]))
        },
        RowState::Unreadable => html! { "· " (words.say("tab-unreadable")) },
        RowState::Over(names) if names.is_empty() => html! { "· " (words.say("home-nobody-won")) },
        RowState::Over(names) => html! {
            "· " (words.with("home-won", &[("names", words.list(names).into()), ("count", names.len().into())]))
        },
    }
}
