//! The log: full sentences, newest turn first, each with what led to it.

use std::sync::LazyLock;

use ankh_morpork::{AnkhMorpork, Area, Areas, Because, Cards, Owner, Shown, What};
use game::Seat;
use maud::{Markup, html};
use words::Text;

use super::Voice;
use super::aid::aid;
use super::picture::piece_of;
use crate::marked::marked_with_texts;
use crate::{LogLine, Region, Scene, icon, piece};

/// So many turns stand on the page; the whole log is a page of its own.
const TURNS: usize = 40;
/// So many are drawn again when something happens: a round of four and the turn before it,
/// since bots at one table may all have moved between two looks at it.
const LIVE: usize = 5;

/// The log as it stands, for the page.
pub(super) fn log(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let turns = turns(scene.log);
    html! {
        section.panel.talk aria-labelledby="h-log" {
            div.talk-top {
                h2 #h-log { (icon("i-replay")) (voice.say("am-log")) }
                (aid(scene, voice))
            }
            ol.log #log tabindex="0" aria-labelledby="h-log" {
                @for lines in turns.iter().rev().take(TURNS) { (turn(voice, lines)) }
            }
            @if turns.len() > TURNS && scene.table.learn.is_none() {
                a href={ "/tables/" (scene.table.id) "/log" } { (voice.say("am-log-earlier")) }
            }
        }
    }
}

/// The turns that can still change, one region each, oldest first: a new one joins the list.
pub(super) fn regions(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Vec<Region> {
    let turns = turns(scene.log);
    turns[turns.len().saturating_sub(LIVE)..]
        .iter()
        .map(|lines| Region { id: turn_id(turn_of(lines).0), html: turn(voice, lines) })
        .collect()
}

/// The ids of turns live as long as the program.
fn turn_id(turn: u32) -> &'static str {
    static IDS: LazyLock<Vec<String>> =
        LazyLock::new(|| (0..=1000).map(|turn| format!("turn-{turn}")).collect());
    &IDS[(turn as usize).min(IDS.len() - 1)]
}

/// The log cut where turns begin. The line that begins one knows its number and its
/// player; lines before it may come of the same step, so their own number is no guide.
pub(super) fn turns(log: &[LogLine<AnkhMorpork>]) -> Vec<&[LogLine<AnkhMorpork>]> {
    log.chunk_by(|_, next| !matches!(next.shown.what, What::TurnBegan { .. })).collect()
}

/// What was shown since the turn began.
pub(super) fn this_turn(log: &[LogLine<AnkhMorpork>]) -> &[LogLine<AnkhMorpork>] {
    let began = log.iter().rposition(|line| matches!(line.shown.what, What::TurnBegan { .. }));
    &log[began.unwrap_or(log.len())..]
}

/// Number and player of a turn; neither before the first one.
pub(super) fn turn_of(lines: &[LogLine<AnkhMorpork>]) -> (u32, Option<Seat>) {
    match lines.first() {
        Some(LogLine { turn, shown: Shown { what: What::TurnBegan { seat }, .. }, .. }) => {
            (*turn, Some(*seat))
        }
        _ => (0, None),
    }
}

fn turn(voice: Voice<'_>, lines: &[LogLine<AnkhMorpork>]) -> Markup {
    let (number, seat) = turn_of(lines);
    let colour = seat.map(|seat| voice.names.colour(seat).id());
    html! {
        li.turn id=(turn_id(number)) data-into="log" data-turn=(number) data-seat=[colour] {
            h3 {
                @if let Some(seat) = seat {
                    (piece_of(voice, seat.into())) (voice.name(seat))
                    small { (voice.with("am-log-turn", &[("turn", number.into())])) }
                } @else {
                    (voice.say("am-log-setup"))
                }
            }
            (list(voice, &entries(lines)))
        }
    }
}

/// The lines; those that follow from the same cause say it once, before the first.
fn list(voice: Voice<'_>, entries: &[Entry<'_>]) -> Markup {
    let mut told = Because::default();
    html! {
        ul {
            @for &line in entries {
                @let because = line.because();
                @let before = std::mem::replace(&mut told, because);
                (entry(voice, line, because != before))
            }
        }
    }
}

/// A line worth reading; cards drawn one after the other are one line.
#[derive(Clone, Copy)]
enum Entry<'a> {
    Line(&'a LogLine<AnkhMorpork>),
    Draws { seat: Seat, count: usize, cards: Cards, because: Because },
}

impl Entry<'_> {
    fn because(&self) -> Because {
        match self {
            Entry::Line(line) => line.shown.because,
            Entry::Draws { because, .. } => *because,
        }
    }
}

fn entries(lines: &[LogLine<AnkhMorpork>]) -> Vec<Entry<'_>> {
    let mut entries: Vec<Entry<'_>> = Vec::new();
    for line in lines {
        match (line.shown.what, entries.last_mut()) {
            (What::Drew { seat, card }, Some(Entry::Draws { seat: same, count, cards, .. }))
                if *same == seat =>
            {
                *count += 1;
                card.into_iter().for_each(|card| cards.insert(card));
            }
            (What::Drew { seat, card }, _) => {
                let cards = card.map_or(Cards::NONE, Cards::only);
                let because = line.shown.because;
                entries.push(Entry::Draws { seat, count: 1, cards, because });
            }
            (what, _) if is_noise(&what) => {}
            _ => entries.push(Entry::Line(line)),
        }
    }
    entries
}

/// What the heading, or the next line, says already.
pub(super) const fn is_noise(what: &What) -> bool {
    matches!(
        what,
        What::TurnBegan { .. }
            | What::PutAway { .. }
            | What::Skipped { .. }
            | What::Threatened { .. }
            | What::Chose { .. }
            | What::Paid { amount: 0, .. }
    )
}

fn entry(voice: Voice<'_>, entry: Entry<'_>, tells_why: bool) -> Markup {
    match entry {
        Entry::Draws { seat, count, cards, because } => html! {
            li {
                (icon("i-deck")) span { (marked_with_texts(&voice.drew(seat, count, cards))) }
                @if tells_why { (why(voice, because)) }
            }
        },
        Entry::Line(line) => {
            let what = &line.shown.what;
            let class = match what {
                What::TurnedUp { .. } => Some("event"),
                What::Played { .. } => Some("played"),
                What::Ended { .. } => Some("event"),
                _ => None,
            };
            let area = touched(what).first().map(Area::number);
            html! {
                li class=[class] data-area=[area] {
                    (picture(voice, what))
                    span {
                        (marked_with_texts(&voice.sentence(what)))
                        @if let What::TurnedUp { event } = *what {
                            " " (voice.event_text(event))
                        }
                    }
                    @if tells_why && !matches!(what, What::Played { .. } | What::Ended { .. }) {
                        (why(voice, line.shown.because))
                    }
                }
            }
        }
    }
}

/// "Why did this happen?": the chain of causes, where there is one beyond the turn itself.
fn why(voice: Voice<'_>, because: Because) -> Markup {
    let causes = voice.causes(because);
    html! {
        @if !causes.is_empty() {
            details.why {
                summary { span.vh { (voice.say("am-log-why")) } }
                p { (marked_with_texts(&Text::joined(&causes, " → "))) }
            }
        }
    }
}

/// The latest lines of this turn.
pub(super) fn lately(voice: Voice<'_>, log: &[LogLine<AnkhMorpork>], most: usize) -> Markup {
    let entries = entries(this_turn(log));
    html! {
        ul.did {
            @for &line in &entries[entries.len().saturating_sub(most)..] { (entry(voice, line, false)) }
        }
    }
}

/// The lines of a turn, without what led to them.
pub(super) fn lines_of(voice: Voice<'_>, lines: &[LogLine<AnkhMorpork>]) -> Vec<Markup> {
    entries(lines).iter().map(|&line| entry(voice, line, false)).collect()
}

/// What a line of the log is about.
pub(super) fn touched(what: &What) -> Areas {
    match *what {
        What::Placed { area, .. }
        | What::Lifted { area, .. }
        | What::Bid { area, .. }
        | What::Troubled { area }
        | What::Calmed { area }
        | What::Built { area, .. }
        | What::Bought { area, .. }
        | What::Demolished { area, .. }
        | What::Used { area, .. }
        | What::Shielded { area, .. }
        | What::CardLost { area, .. } => Areas::only(area),
        What::Attacked { minion }
        | What::Chose { minion, .. }
        | What::Removed { minion }
        | What::Arrived { minion } => Areas::only(minion.area),
        What::Moved { minion, to } => Areas::only(minion.area) | Areas::only(to),
        What::Swapped { one, two } => Areas::only(one.area) | Areas::only(two.area),
        _ => Areas::NONE,
    }
}

/// The picture before a line: a piece, or a symbol.
fn picture(voice: Voice<'_>, what: &What) -> Markup {
    let owner = |owner: Owner| piece_of(voice, owner);
    match *what {
        What::Placed { seat, .. } | What::Lifted { seat, .. } => owner(seat.into()),
        What::Moved { minion, .. }
        | What::Attacked { minion }
        | What::Removed { minion }
        | What::Arrived { minion }
        | What::Chose { minion, .. } => owner(minion.owner),
        What::Swapped { one, .. } => owner(one.owner),
        What::Troubled { .. } => piece("p-trouble"),
        _ => icon(match what {
            What::Paid { .. } => "i-money",
            What::Built { .. }
            | What::Bought { .. }
            | What::Bid { .. }
            | What::Demolished { .. } => "i-build",
            What::Calmed { .. } => "i-remove-trouble",
            What::Drew { .. } | What::Recovered { .. } => "i-deck",
            What::Borrowed { .. } => "i-loan",
            What::Rolled { .. } => "i-die",
            What::TurnedUp { .. } | What::Fogged { .. } => "i-random-event",
            What::Reacted { .. } | What::Threatened { .. } | What::Shielded { .. } => "i-interrupt",
            What::Looked { .. } | What::Peeked { .. } | What::Grabbed { .. } => "i-eye",
            What::DealtPersonality { .. } | What::ChangedPersonality { .. } => "i-mask",
            What::Skipped { .. } | What::Passed { .. } => "i-skip",
            What::Recalled { .. } => "i-undo",
            What::Ended { .. } => "i-crown",
            What::Targeted { .. } => "i-people",
            _ => "i-card",
        }),
    }
}
