//! A game seen again, moment by moment: the board, the controls under it, whose eyes, and what
//! had happened by then. Every control is a link, so that it works without a script.

use game::Seat;
use maud::{Markup, html};
use review::TurningPoint;

use super::{GameHead, GamePage, game_page};
use crate::moment::{cards, figures, turn_name};
use crate::{Eye, Language, Reader, Region, Spoken, Still, TableInfo, Told, Turn};
use crate::{assets, icon, piece_in};

/// A moment of a game.
pub struct ReplayPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The table.
    pub table: &'a TableInfo,
    /// The head of the game's pages.
    pub head: &'a GameHead,
    /// The moment.
    pub still: Still,
    /// After which step.
    pub at: u32,
    /// The last step.
    pub last: u32,
    /// The turns of the game.
    pub course: &'a [Turn],
    /// Whose eyes.
    pub eye: Eye,
    /// Whose eyes there are; none but one's own while the game is on.
    pub eyes: &'a [Eye],
    /// The address of this moment for others.
    pub link: String,
    /// Where the game turned, if somebody has had it reviewed; only on a whole page, where they
    /// stay as they are.
    pub turning: &'a [TurningPoint],
}

/// The signs of a player of films, drawn, because fonts differ.
const FIRST: &str = "M5 5h3v14H5zM19 5v14L9 12z";
const BACK: &str = "M17 5v14L7 12z";
const ON: &str = "M7 5l10 7L7 19z";
const LAST: &str = "M5 5l10 7-10 7zM16 5h3v14h-3z";
const PAUSE: &str = "M6 5h4.5v14H6zM13.5 5H18v14h-4.5z";

/// How long a turn is shown, in milliseconds, and what that is called.
const SPEEDS: [(&str, &str); 4] = [("2600", "½"), ("1300", "1×"), ("650", "2×"), ("250", "4×")];

/// The page of a moment.
pub fn replay(page: &ReplayPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    let title = turn_of(page).map_or_else(
        || words.say("replay").to_owned(),
        |turn| turn_name(page.reader.lang, page.table, turn.number),
    );
    let main = html! {
        div.replay data-game=(page.table.game) {
            div.replay-main {
                div.replay-stage { (page.still.stage) (seats(page)) }
                (transport(page))
            }
            div.replay-side {
                (eyes(page))
                section.panel.pad.told aria-labelledby="h-told" {
                    h2 #h-told { (words.say("after-told")) " " small { (words.say("after-told-note")) } }
                    div.story #story-in tabindex="0" aria-labelledby="h-told" {
                        (story(page)) (ahead(page))
                    }
                }
            }
        }
        (page.still.texts)
        script src=(assets::url("replay.js")) defer {}
    };
    game_page(page.reader, page.head, GamePage::Replay, &title, None, main)
}

/// What a page of another moment has to change, as the script keeps it for later.
pub fn replay_template(page: &ReplayPage<'_>) -> Markup {
    html! { template data-step=(page.at) { @for region in regions(page) { (region.html) } } }
}

/// The parts that are other at another moment, each with an id.
fn regions(page: &ReplayPage<'_>) -> Vec<Region> {
    let mut regions = page.still.regions.clone();
    regions.extend([
        Region { id: "seats", html: seats(page) },
        Region { id: "transport", html: transport(page) },
        Region { id: "eyes", html: eyes(page) },
        Region { id: "story", html: story(page) },
        Region { id: "ahead", html: ahead(page) },
    ]);
    regions
}

fn turn_of<'a>(page: &ReplayPage<'a>) -> Option<&'a Turn> {
    page.course.iter().rev().find(|turn| turn.from <= page.at)
}

fn name(table: &TableInfo, seat: Option<Seat>) -> &str {
    seat.and_then(|seat| table.seats.get(seat.index())).map_or("", |info| &info.name)
}

/// Everybody, with what these eyes know of them.
fn seats(page: &ReplayPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    html! {
        ol.stills #seats aria-label=(words.say("after-players")) {
            @for (info, shown) in page.table.seats.iter().zip(&page.still.seats) {
                li.still-seat.(if shown.is_turn { "is-turn" } else { "" }) data-seat=(info.colour.id()) {
                    h3 { (piece_in(info.colour)) (info.name) }
                    (figures(&shown.figures))
                    @if let Some(secret) = &shown.secret { p { b { (secret) } } }
                    (cards(&shown.cards))
                }
            }
        }
    }
}

/// The moments one can jump to: the beginning, and the end of every turn.
fn stops(page: &ReplayPage<'_>) -> Vec<u32> {
    let mut stops = vec![0];
    stops.extend(page.course.iter().map(|turn| turn.to));
    stops.push(page.last);
    stops.dedup();
    stops
}

fn transport(page: &ReplayPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    let (at, last) = (page.at, page.last);
    let stops = stops(page);
    let back = stops.iter().rev().find(|&&stop| stop < at).copied().unwrap_or(0);
    let on = stops.iter().find(|&&stop| stop > at).copied().unwrap_or(last);
    let go = |step: u32, sign: &str, label: &str, key: &str| {
        html! {
            a.btn.btn-icon href=(page.eye.address(&page.table.id, step)) data-step=(step) data-key=(key)
                aria-label=(words.say(label)) title=(words.say(label)) { (film(sign)) }
        }
    };
    let now = match turn_of(page) {
        None => words.say("after-setup").to_owned(),
        Some(turn) => {
            let of = page.course.last().map_or(0, |turn| turn.number);
            let said = [
                ("turn", turn_name(page.reader.lang, page.table, turn.number).into()),
                ("n", of.into()),
            ];
            let said = words.with("after-turn-of", &said);
            match name(page.table, turn.seat) {
                "" => said,
                who => format!("{said}{} {who}", words.colon()),
            }
        }
    };
    let step = words.with("after-step-of", &[("n", at.into()), ("of", last.into())]);
    let listed: Vec<String> = stops.iter().map(u32::to_string).collect();
    html! {
        section.transport #transport aria-label=(words.say("after-controls"))
            data-at=(at) data-last=(last) data-stops=(listed.join(",")) {
            div.transport-row {
                (go(0, FIRST, "replay-first", "Home"))
                (go(back, BACK, "after-turn-back", "Left"))
                button.btn.btn-icon.btn-play.btn-main type="button" data-script hidden #play
                    aria-label=(words.say("after-play")) data-pause=(words.say("after-pause"))
                    data-play=(words.say("after-play")) {
                    span.when-still { (film(ON)) } span.when-playing { (film(PAUSE)) }
                }
                (go(on, ON, "after-turn-on", "Right"))
                (go(last, LAST, "replay-last", "End"))
                p.transport-now #now role="status" {
                    b { (now) }
                    small {
                        a href=(page.eye.address(&page.table.id, at.saturating_sub(1)))
                            data-step=(at.saturating_sub(1)) title=(words.say("replay-back")) {
                            "−1" span.vh { " " (words.say("replay-back")) }
                        }
                        " " (step) " "
                        a href=(page.eye.address(&page.table.id, (at + 1).min(last)))
                            data-step=((at + 1).min(last)) title=(words.say("replay-on")) {
                            "+1" span.vh { " " (words.say("replay-on")) }
                        }
                    }
                }
                fieldset.seg.speeds data-script data-keep hidden {
                    legend.vh { (words.say("after-speed")) }
                    @for (pause, label) in SPEEDS {
                        label { input type="radio" name="speed" value=(pause) checked[label == "1×"]; (label) }
                    }
                }
            }
            form.scrub method="get" action=(format!("/tables/{}/at", page.table.id)) {
                label.vh for="seek" { (words.say("after-moment")) }
                input #seek name="step" type="range" min="0" max=(last) value=(at) aria-valuetext=(format!("{now}, {step}"));
                @if page.eye != Eye::Spectator { input type="hidden" name="as" value=(page.eye); }
                (ticks(page))
                (turnings(page))
                noscript { button.btn { (words.say("replay-go")) } }
            }
            div.transport-more {
                @if !page.head.pages.is_empty() {
                    a.btn.btn-main href=(format!("/tables/{}/what-if?at={at}{}", page.table.id, seat_query(page.eye))) {
                        (icon("i-branch")) (words.say("after-what-if-here"))
                    }
                }
                a.btn #moment-link href=(page.link) data-copied=(words.say("after-copied")) {
                    (icon("i-link")) span { (words.say("after-link")) }
                }
                p.push.help data-script hidden {
                    kbd { "←" } " " kbd { "→" } " " (words.say("after-key-turn")) " · "
                    kbd { "Shift" } " " (words.say("after-key-step")) " · "
                    kbd { (words.say("after-key-space")) } " " (words.say("after-key-play")) " · "
                    kbd { "Home" } " " kbd { "End" }
                }
            }
        }
    }
}

fn seat_query(eye: Eye) -> String {
    eye.seat().map(|seat| format!("&seat={seat}")).unwrap_or_default()
}

fn film(sign: &str) -> Markup {
    html! { svg.i viewBox="0 0 24 24" aria-hidden="true" { path d=(sign) fill="currentColor" {} } }
}

/// A stripe for every turn, in the pattern of its player, and some of the numbers.
fn ticks(page: &ReplayPage<'_>) -> Markup {
    let last = page.last.max(1);
    let every = page.course.len().div_ceil(6).max(1);
    let place = |step: u32| format!("--x:{:.2}", f64::from(step) * 100.0 / f64::from(last));
    html! {
        div.ticks aria-hidden="true" {
            @for (index, turn) in page.course.iter().enumerate() {
                @let colour = turn.seat.and_then(|seat| page.table.seats.get(seat.index()));
                i data-seat=[colour.map(|info| info.colour.id())] style=(place(turn.from)) {}
                @if index % every == 0 { span style=(place(turn.from)) { (turn.number) } }
            }
        }
    }
}

/// A dot for every turning point, which leads there.
fn turnings(page: &ReplayPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    let last = f64::from(page.last.max(1));
    html! {
        @if !page.turning.is_empty() {
            nav.turnings #turnings aria-label=(words.say("review-turning")) {
                @for (number, point) in page.turning.iter().enumerate() {
                    @let turn = turn_name(page.reader.lang, page.table, point.turn);
                    @let name = words.with("review-key", &[("n", (number + 1).into()), ("turn", turn.into())]);
                    @let step = u32::try_from(point.step).unwrap_or(page.last);
                    a href=(page.eye.address(&page.table.id, step)) data-step=(step) title=(name)
                        style=(format!("--x:{:.2}", f64::from(step) * 100.0 / last)) {
                        span.vh { (name) }
                    }
                }
            }
        }
    }
}

fn eyes(page: &ReplayPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    html! {
        section.panel.pad.whose #eyes aria-labelledby="eyes-l" hidden[page.eyes.is_empty()] {
            h2 #eyes-l { (words.say("replay-eyes")) " " small { (words.say("after-eyes-note")) } }
            div.eyes role="group" aria-labelledby="eyes-l" {
                @for &eye in page.eyes {
                    a.eye href=(eye.address(&page.table.id, page.at))
                        aria-current=[(eye == page.eye).then_some("true")] {
                        @match eye {
                            Eye::Open => { (icon("i-eye")) (words.say("after-open")) }
                            Eye::Spectator => (words.say("spectator")),
                            Eye::Seat(seat) => {
                                @if let Some(info) = page.table.seats.get(seat.index()) {
                                    (piece_in(info.colour)) (info.name)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn heading(page: &ReplayPage<'_>, number: u32, seat: Option<Seat>, to: u32) -> Markup {
    let lang: Language = page.reader.lang;
    let info = seat.and_then(|seat| page.table.seats.get(seat.index()));
    html! {
        h3 {
            @if let Some(info) = info { (piece_in(info.colour)) (info.name) }
            @if number == 0 { (lang.words().say("after-setup")) } @else {
                a href=(page.eye.address(&page.table.id, to)) data-step=(to) {
                    (turn_name(lang, page.table, number))
                }
            }
        }
    }
}

fn colour(page: &ReplayPage<'_>, seat: Option<Seat>) -> Option<&'static str> {
    seat.and_then(|seat| page.table.seats.get(seat.index())).map(|info| info.colour.id())
}

/// What had happened by then; every line leads to its moment.
fn story(page: &ReplayPage<'_>) -> Markup {
    let current = page.still.story.last().map(|told| told.number);
    let end = |told: &Told| {
        let turn = page.course.iter().find(|turn| turn.number == told.number);
        // Where the turn that is on ends is not known yet.
        let is_on = Some(told.number) == current;
        turn.map_or(0, |turn| if is_on { turn.from } else { turn.to })
    };
    html! {
        ol.log #story {
            @for told in &page.still.story {
                li.turn data-seat=[colour(page, told.seat)]
                    aria-current=[(Some(told.number) == current).then_some("step")] {
                    (heading(page, told.number, told.seat, end(told)))
                    ul {
                        @for (step, line) in &told.lines {
                            li { a href=(page.eye.address(&page.table.id, *step)) data-step=(step) { (line) } }
                        }
                    }
                }
            }
        }
    }
}

/// The turns to come: nothing but their numbers, which lead to them.
fn ahead(page: &ReplayPage<'_>) -> Markup {
    let told = page.still.story.last().map_or(0, |told| told.number);
    html! {
        ol.log #ahead {
            @for turn in page.course.iter().filter(|turn| turn.number > told) {
                li.turn.is-ahead data-seat=[colour(page, turn.seat)] {
                    (heading(page, turn.number, turn.seat, turn.to))
                }
            }
        }
    }
}
