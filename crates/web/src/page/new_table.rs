//! The settings of a table: a page of its own before it exists, a part of the waiting
//! room as long as it has not begun.

use maud::{Markup, html};
use words::{LevelWords, Words, level_ids};

use super::{csrf, frame, picture};
use crate::games::GAMES;
use crate::{Colour, LONGEST_NAME, Language, Reader, Spoken, Start, piece_in};

/// The settings of a table as its form shows them.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The game's kebab-case name.
    pub game: String,
    /// What the table is called; empty for a name of the house's choosing.
    pub title: String,
    /// The game's own fields, as `Pages::options` draws them.
    pub options: Markup,
    /// Who is to sit where; as many entries as the game has seats at most.
    pub seats: Vec<SeatPlan>,
    /// How time is kept.
    pub clock: ClockPlan,
    /// How long a window for interrupts stays open, in seconds.
    pub window: u8,
    /// Whether the table is listed for everybody.
    pub public: bool,
    /// Whether all people play on this one device.
    pub hot_seat: bool,
    /// Whether all may ask for hints, although other people play.
    pub hints: bool,
    /// What was wrong with the last attempt, as a sentence.
    pub problem: Option<String>,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatPlan {
    /// The one who makes the table.
    Me,
    /// A person who comes by the link.
    Person,
    /// A bot of this level.
    Bot(String),
    /// Nobody: the table has a seat less.
    Closed,
}

impl SeatPlan {
    /// The value of the form field.
    pub fn value(&self) -> String {
        match self {
            SeatPlan::Me => "me".into(),
            SeatPlan::Person => "person".into(),
            SeatPlan::Bot(level) => format!("bot-{level}"),
            SeatPlan::Closed => "closed".into(),
        }
    }

    /// What a form field says; `None` for anything unknown.
    pub fn read(value: &str) -> Option<SeatPlan> {
        match value {
            "me" => Some(SeatPlan::Me),
            "person" => Some(SeatPlan::Person),
            "closed" => Some(SeatPlan::Closed),
            _ => {
                let level = value.strip_prefix("bot-")?;
                level_ids().contains(&level).then(|| SeatPlan::Bot(level.into()))
            }
        }
    }
}

/// How time is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockPlan {
    /// Not at all.
    None,
    /// So many minutes for each, and so many seconds more for every turn.
    Live {
        /// Minutes for the whole game.
        minutes: u16,
        /// Seconds gained with every turn.
        increment: u16,
    },
    /// So many days for each move.
    Days {
        /// Days for a move.
        days: u8,
        /// Whether Saturday and Sunday do not count.
        weekends_off: bool,
    },
}

/// The page that makes a table.
pub fn new_table(reader: &Reader, settings: &Settings) -> Markup {
    let words = reader.lang.words();
    let body = html! {
        section.lead aria-labelledby="h-lead" {
            h2 #h-lead { (words.say("new-lead")) }
            p { (words.say("new-lead-note")) }
        }
        form.room #settings method="post" action="/tables" aria-label=(words.say("new-settings")) {
            (csrf(reader))
            (game_choice(reader.lang, &settings.game))
            div.panel.pad { (own_name(reader)) }
            (fields(reader, settings, true))
            div.panel.pad {
                button.btn.btn-main.big name="start" value=(Start::Room.id()) { (words.say(if reader.tab { "home-play" } else { "new-open" })) }
                @if !reader.tab { p.help { (words.say("new-open-note")) } }
            }
        }
    };
    frame(reader, words.say("new-title"), None, "wrap", body)
}

/// What the one who makes the table is called there.
fn own_name(reader: &Reader) -> Markup {
    html! {
        div.field {
            label for="name" { (reader.lang.words().say("home-you-play-as")) }
            input.inp #name name="name" value=[reader.name.as_deref()] autocomplete="nickname" maxlength=(LONGEST_NAME);
        }
    }
}

/// Which game: links, because the fields below depend on it.
fn game_choice(lang: Language, chosen: &str) -> Markup {
    let words = lang.words();
    html! {
        div.panel.pad {
            h2 #h-game { (words.say("new-game")) }
            input type="hidden" name="game" value=(chosen);
            nav.opts.two.games2 aria-labelledby="h-game" {
                @for game in GAMES.iter().map(|game| game.name) {
                    a.opt.opt-game href=(format!("/tables/new?game={game}")) aria-current=[(game == chosen).then_some("true")] {
                        (picture(game, ""))
                        span {
                            b { (words.say(&format!("home-{game}-name"))) }
                            small {
                                (words.say(&format!("home-{game}-players")))
                                " · "
                                (words.say(&format!("home-{game}-time")))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// All fields but the game. Seats are laid out only before the table exists: afterwards
/// the waiting room changes them one by one.
pub(super) fn fields(reader: &Reader, settings: &Settings, with_seats: bool) -> Markup {
    let lang = reader.lang;
    let words = lang.words();
    html! {
        @if let Some(problem) = &settings.problem {
            p.notice role="alert" { (problem) }
        }
        @if with_seats { (seats(reader, &settings.seats)) }
        div.panel.pad { (settings.options) }
        // Alone in a browser nobody is hurried, and nobody comes in.
        @if !reader.tab { (clock(lang, settings.clock)) }
        @if !reader.tab { div.panel.pad {
            fieldset.set {
                legend { (words.say("new-door")) }
                div.opts.two {
                    (said(lang, "public", "no", !settings.public, "door-link"))
                    (said(lang, "public", "yes", settings.public, "door-open"))
                }
                (tick("hot-seat", settings.hot_seat, words.say("new-hot-seat"), words.say("new-hot-seat-note")))
            }
        } }
        div.panel.pad {
            fieldset.set {
                legend { (words.say("new-more")) }
                div.field {
                    label for="title" { (words.say("new-name")) }
                    input.inp #title name="title" value=(settings.title) maxlength="60" placeholder=(words.say("new-name-placeholder"));
                }
                @if !reader.tab { div.field {
                    label for="window" { (words.say("new-window")) }
                    input.inp.short #window name="window" type="number" min="0" max="60" value=(settings.window);
                    p.help { (words.say("new-window-note")) }
                } }
                @if !reader.tab {
                    (tick("hints", settings.hints, words.say("new-hints"), words.say("new-hints-note")))
                }
            }
        }
    }
}

fn seats(reader: &Reader, seats: &[SeatPlan]) -> Markup {
    let words = reader.lang.words();
    html! {
        div.panel.pad {
            fieldset.set {
                legend { (words.say("new-seats")) }
                ul {
                    @for (index, (plan, colour)) in seats.iter().zip(Colour::ALL).enumerate() {
                        @let number = index + 1;
                        li.seatrow {
                            (piece_in(colour))
                            div {
                                label.vh for=(format!("s{number}")) {
                                    (words.with("new-seat", &[("n", number.into())]))
                                }
                                select.inp id=(format!("s{number}")) name=(format!("seat{number}")) {
                                    (choices(reader, plan, number))
                                }
                            }
                        }
                    }
                }
                p.help { (words.say(if reader.tab { "tab-seats-note" } else { "new-seats-note" })) }
                (levels(words))
            }
        }
    }
}

/// What the levels of bots are like, for those who ask.
fn levels(words: &Words) -> Markup {
    html! {
        details.levels {
            summary { (words.say("bot-levels")) }
            dl {
                @for level in words.levels() {
                    dt { (level.name) }
                    dd { (level.thinks) " " (level.strength) }
                }
            }
            p.help { (words.say("bot-styles")) }
        }
    }
}

/// What a seat may be filled with; two seats at least stay.
fn choices(reader: &Reader, chosen: &SeatPlan, number: usize) -> Markup {
    let words = reader.lang.words();
    let bot = |level: &LevelWords<'_>| {
        let values = [("level", level.name.into()), ("about", level.about.into())];
        words.with("new-seat-bot", &values)
    };
    let option = |plan: SeatPlan, text: &str| {
        html! { option value=(plan.value()) selected[plan == *chosen] { (text) } }
    };
    html! {
        (option(SeatPlan::Me, words.say("new-seat-me")))
        @if !reader.tab { (option(SeatPlan::Person, words.say("new-seat-person"))) }
        @for level in words.levels() {
            (option(SeatPlan::Bot(level.id.into()), &bot(&level)))
        }
        @if number > 2 { (option(SeatPlan::Closed, words.say("new-seat-closed"))) }
    }
}

fn clock(lang: Language, plan: ClockPlan) -> Markup {
    let words = lang.words();
    let (is_live, is_days) =
        (matches!(plan, ClockPlan::Live { .. }), matches!(plan, ClockPlan::Days { .. }));
    let (minutes, increment) = match plan {
        ClockPlan::Live { minutes, increment } => (minutes, increment),
        _ => (15, 20),
    };
    let (days, weekends_off) = match plan {
        ClockPlan::Days { days, weekends_off } => (days, weekends_off),
        _ => (1, true),
    };
    html! {
        div.panel.pad {
            fieldset.set {
                legend { (words.say("new-clock")) }
                div.opts.two {
                    (said(lang, "clock", "none", plan == ClockPlan::None, "clock-none"))
                    (said(lang, "clock", "live", is_live, "clock-live"))
                    (said(lang, "clock", "days", is_days, "clock-days"))
                }
                div.fields.for-live {
                    (number("minutes", words.say("new-minutes"), minutes, 1, 600))
                    (number("increment", words.say("new-increment"), increment, 0, 600))
                }
                div.fields.for-days {
                    (number("days", words.say("new-days"), days.into(), 1, 30))
                    (tick("weekends-off", weekends_off, words.say("new-weekends-off"), words.say("new-weekends-off-note")))
                }
            }
        }
    }
}

fn number(name: &str, label: &str, value: u16, least: u16, most: u16) -> Markup {
    html! {
        div.field {
            label for=(name) { (label) }
            input.inp.short id=(name) name=(name) type="number" min=(least) max=(most) value=(value);
        }
    }
}

/// A choice whose label and explanation are messages named after this part of the form.
fn said(lang: Language, name: &str, value: &str, chosen: bool, part: &str) -> Markup {
    let words = lang.words();
    let (label, note) = (format!("new-{part}"), format!("new-{part}-note"));
    radio(name, value, chosen, words.say(&label), words.say(&note))
}

/// A choice of one with its explanation, as every settings page draws it.
pub fn radio(name: &str, value: &str, chosen: bool, label: &str, note: &str) -> Markup {
    html! {
        label.opt {
            input type="radio" name=(name) value=(value) checked[chosen];
            b { (label) }
            @if !note.is_empty() { small { (note) } }
        }
    }
}

/// Something to switch on, with its explanation. The hidden field says that the form
/// had the box, so that an empty one means "off" and not "unknown".
pub fn tick(name: &str, on: bool, label: &str, note: &str) -> Markup {
    html! {
        label.optline {
            input type="checkbox" name=(name) value="yes" checked[on];
            b { (label) }
            @if !note.is_empty() { small { (note) } }
        }
    }
}

/// What the fields of the form say about everything but the game's own options.
///
/// # Errors
///
/// The key of a message that says what is wrong.
pub fn read(fields: &[(String, String)], into: &mut Settings) -> Result<(), &'static str> {
    let get =
        |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.trim());
    let within = |name: &str, least: u16, most: u16| {
        let value = get(name).and_then(|text| text.parse().ok()).ok_or("new-wrong-number")?;
        if (least..=most).contains(&value) { Ok(value) } else { Err("new-wrong-number") }
    };
    if let Some(title) = get("title") {
        into.title = title.chars().take(60).collect();
    }
    let planned: Vec<&str> =
        (1..=Colour::ALL.len()).filter_map(|n| get(&format!("seat{n}"))).collect();
    if !planned.is_empty() {
        let plans: Option<Vec<SeatPlan>> = planned.into_iter().map(SeatPlan::read).collect();
        into.seats = plans.ok_or("new-wrong-seat")?;
        if into.seats.iter().filter(|plan| **plan != SeatPlan::Closed).count() < 2 {
            return Err("new-wrong-seat");
        }
    }
    into.clock = match get("clock") {
        Some("live") => ClockPlan::Live {
            minutes: within("minutes", 1, 600)?,
            increment: within("increment", 0, 600)?,
        },
        Some("days") => ClockPlan::Days {
            days: within("days", 1, 30)? as u8,
            weekends_off: get("weekends-off") == Some("yes"),
        },
        Some("none") | None => ClockPlan::None,
        Some(_) => return Err("new-wrong-number"),
    };
    if get("window").is_some() {
        into.window = within("window", 0, 60)? as u8;
    }
    into.public = get("public") == Some("yes");
    into.hot_seat = get("hot-seat") == Some("yes");
    into.hints = get("hints") == Some("yes");
    let me = into.seats.iter().filter(|plan| **plan == SeatPlan::Me).count();
    if me > 1 && !into.hot_seat {
        return Err("new-wrong-me");
    }
    Ok(())
}
