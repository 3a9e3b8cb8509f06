//! The table page of any game: its shell, and the regions all games share.

use game::Seat;
use maud::{Markup, html};

use crate::menu::menu;
use crate::pages::{Pages, Region};
use crate::scene::{Back, Clock, Scene, TableInfo, TableState};
use crate::shell::{Page, Reader, shell, shell_with};
use words::{Colour, Voice};

use crate::marked;
use crate::{Advice, Language, PageId, Spoken, icon, piece_in};

/// So many events of one step are spoken; the log has all.
const SPOKEN: usize = 6;

/// What the house adds to a table page.
#[derive(Default)]
pub struct Extras {
    /// In the bar.
    pub bar: Markup,
    /// In the menu.
    pub menu: Markup,
    /// Above the board.
    pub top: Markup,
}

/// The whole table page.
pub fn page<G: Pages>(scene: &Scene<'_, G>, reader: &Reader) -> Markup {
    page_with(scene, reader, Extras::default())
}

/// The whole table page, with what the house adds to it.
pub fn page_with<G: Pages>(scene: &Scene<'_, G>, reader: &Reader, extras: Extras) -> Markup {
    let words = scene.lang.words();
    let table = scene.table;
    let waits = scene.question.is_none() && table.state == TableState::Playing;
    let thinks = *scene.advice == Advice::Thinking;
    let links = html! {
        a.btn.btn-bar href={ "/learn/" (table.game) } aria-label=(words.say("home-how-to-play")) {
            (icon("i-book")) span.wide-only { (words.say("home-how-to-play")) }
        }
        (extras.bar)
    };
    let menu = menu(reader, table, extras.menu);
    shell_with(
        reader,
        Page {
            title: format!("{} · {}", table.title, G::name(scene.lang)),
            heading: Some(html! { h1 { (table.title) (standing::<G>(scene)) } }),
            links,
            class: "table",
            stream: table.learn.is_none().then(|| stream(table, scene.reader)),
            main: html! { @if waits { (look_again(scene.lang, 10)) } @if thinks { (look_again(scene.lang, 2)) } (status(scene)) (announcement(scene)) (extras.top) (G::board(scene)) },
        },
        menu,
    )
}

/// Without a script a page that waits looks again by itself, and on request. This is part of
/// no region: what the script puts into a page is not there for those who have none.
pub(crate) fn look_again(lang: Language, seconds: u32) -> Markup {
    html! {
        noscript {
            meta http-equiv="refresh" content=(seconds);
            p.panel.pad { a.btn href="" { (icon("i-replay")) (lang.words().say("look-again")) } }
        }
    }
}

/// What a page is called in the stream of its browser.
pub fn stream(table: &TableInfo, reader: Option<Seat>) -> PageId {
    let seat = reader.filter(|_| table.hot_seat);
    PageId { table: table.id.clone(), seat, state: Some(table.state) }
}

/// Everything on a table page that can change; the server sends what did.
pub fn regions<G: Pages>(scene: &Scene<'_, G>) -> Vec<Region> {
    let mut regions = G::regions(scene);
    regions.push(Region { id: "standing", html: standing::<G>(scene) });
    regions.push(Region { id: "status", html: status(scene) });
    regions.push(Region { id: "announce", html: announcement(scene) });
    regions
}

/// The line below the title.
fn standing<G: Pages>(scene: &Scene<'_, G>) -> Markup {
    let name = G::name(scene.lang);
    html! {
        small #standing data-turn=[G::turn_number(scene.view)] {
            // A table without a name of its own is called as its game.
            @if !scene.table.title.contains(name) { (name) " · " }
            (G::progress(scene.lang, scene.view))
        }
    }
}

/// Tells the script, and screen readers, whether the reader is asked: title, icon, sound.
fn status<G: Pages>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.lang.words();
    let question = scene.question.map(|question| question.number);
    html! {
        p id="status" class="vh" role="status" data-question=[question]
            data-title=[question.map(|_| words.say("your-turn"))] {
            @if question.is_some() { (words.say("your-turn")) }
        }
    }
}

/// The latest events in words, spoken politely to those who do not see them happen.
fn announcement<G: Pages>(scene: &Scene<'_, G>) -> Markup {
    let names = scene.names();
    let latest = scene.log.last().map(|line| line.step);
    let lines = scene.log.iter().rev().take_while(|line| Some(line.step) == latest).take(SPOKEN);
    let voice = Voice::new(scene.lang.words(), &names);
    let mut spoken: Vec<Markup> =
        lines.map(|line| marked(&G::sentence(voice, &line.shown))).collect();
    spoken.reverse();
    html! {
        div id="announce" class="vh" aria-live="polite" aria-atomic="true" {
            @for sentence in spoken { p { (sentence) } }
        }
    }
}

/// The hidden fields of every form that answers a question.
pub fn answer_fields<G: Pages>(scene: &Scene<'_, G>) -> Markup {
    html! {
        input type="hidden" name="csrf" value=(scene.csrf);
        @if let Some(question) = scene.question {
            input type="hidden" name="question" value=(question.number);
            input type="hidden" name="key" value=(question.key);
        }
    }
}

/// The address a form of answers is posted to.
pub fn answer_address(table: &TableInfo) -> String {
    table.learn.clone().unwrap_or_else(|| format!("/tables/{}/steps", table.id))
}

/// A clock of a seat.
pub fn seat_clock(lang: Language, clock: Clock) -> Markup {
    html! {
        span.clock.badge data-until=[clock.until] title=(lang.words().say("time-left")) {
            (icon("i-clock")) span data-left=(lang.words().say("time-day")) { (self::clock(lang, clock.left)) }
        }
    }
}

/// Asking for more time to answer a threat, where that can be done.
pub fn more_time<G: Pages>(scene: &Scene<'_, G>) -> Markup {
    let may_wait = scene.question.is_some_and(|question| question.may_wait);
    html! {
        @if may_wait {
            form.undo method="post" action={ "/tables/" (scene.table.id) "/wait" } data-live {
                input type="hidden" name="csrf" value=(scene.csrf);
                button.btn.btn-quiet { (icon("i-clock")) (scene.lang.words().say("talk-wait")) }
            }
        }
    }
}

/// How long a question stays open; the script keeps it going.
pub fn timer(lang: Language, until: Option<u64>) -> Markup {
    html! {
        @if until.is_some() {
            span.clock data-until=[until] title=(lang.words().say("time-left")) {
                (icon("i-clock")) span data-left=(lang.words().say("time-day")) {}
            }
        }
    }
}

/// Seconds as a clock shows them.
pub fn clock(lang: Language, seconds: u32) -> String {
    let day = lang.words().say("time-day");
    match seconds {
        0..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        3600..172_800 => format!("{}\u{a0}h", seconds / 3600),
        _ => format!("{}\u{a0}{day}", seconds / 86_400),
    }
}

/// Taking back a step, or all of the turn: at once, or by asking the others. Posts `to` to
/// `/tables/{id}/undo`.
pub fn take_back<G: Pages>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.lang.words();
    let button = |back: Option<Back>, at_once: &str, asks: &str| {
        html! {
            @if let Some(back) = back {
                button.btn.btn-quiet name="to" value=(back.to) {
                    (icon("i-undo")) (words.say(if back.asks { asks } else { at_once }))
                }
            }
        }
    };
    html! {
        @if scene.undo.step.is_some() {
            form.undo method="post" action={ "/tables/" (scene.table.id) "/undo" } data-live {
                input type="hidden" name="csrf" value=(scene.csrf);
                (button(scene.undo.step, "undo", "undo-ask"))
                (button(scene.undo.turn, "undo-turn", "undo-ask-turn"))
            }
        }
    }
}

/// Hot seat: nothing is shown until the next player has the device.
pub fn curtain(table: &TableInfo, reader: &Reader, next: Seat) -> Markup {
    let words = reader.lang.words();
    let name = table.seats.get(next.index()).map_or("", |seat| &seat.name);
    let colour = table.seats.get(next.index()).map_or(Colour::Red, |seat| seat.colour);
    shell(
        reader,
        Page {
            title: table.title.clone(),
            heading: Some(html! { h1 { (table.title) } }),
            links: html! {},
            class: "curtain",
            stream: None,
            main: html! {
                div.panel.curtain-in data-seat=(colour.id()) {
                    (piece_in(colour))
                    h2 { (words.with("curtain", &[("who", name.into())])) }
                    a.btn.btn-main href={ "/tables/" (table.id) "?as=" (next) } {
                        (words.with("curtain-ready", &[("who", name.into())]))
                    }
                }
            },
        },
    )
}
