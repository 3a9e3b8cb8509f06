//! The log: newest first, grouped by who did what in which phase. A line opens to show
//! why it happened.

use game::Seat;
use maud::{Markup, html};
use rattus_cartus::{News, Open, Phase, RattusCartus};

use super::say::Say;
use super::sentence::{Together, chain, letter, line, rule};
use crate::{LogLine, Scene, icon, piece};

/// As many lines as the page keeps; the whole log is a page of its own.
const KEPT: usize = 40;

/// Lines of one player in one phase.
struct Group {
    seat: Option<Seat>,
    round: u8,
    phase: Phase,
    /// The number of the first event, which never changes: the element keeps its id.
    first: usize,
    lines: Vec<Told>,
}

/// A line as it is shown.
struct Told {
    symbol: &'static str,
    text: String,
    why: Vec<String>,
    rule: Option<&'static str>,
    new: bool,
}

/// The log.
pub(super) fn log(scene: &Scene<'_, RattusCartus>, say: Say<'_>) -> Markup {
    html! {
        ol #log.log aria-label=(say.words.say("rc-log")) {
            @for group in groups(scene, say).iter().rev() { (group_of(group, say)) }
            li.older { a href=(format!("/tables/{}/log", scene.table.id)) { (say.words.say("rc-log-all")) } }
        }
    }
}

/// The newest events as lines, those of one kind together, oldest first.
fn groups(scene: &Scene<'_, RattusCartus>, say: Say<'_>) -> Vec<Group> {
    let log = scene.log;
    let mut groups: Vec<Group> = Vec::new();
    let mut lines = 0;
    let mut end = log.len();
    while end > 0 && lines < KEPT {
        let start = first_of_kind(log, end);
        let shown = &log[start].shown;
        if is_told(&shown.news) {
            let also = Together::all(log[start..end].iter().map(|line| &line.shown.news));
            let said = line(&shown.news, also, say);
            let told = Told {
                symbol: said.symbol,
                text: said.text,
                why: chain(&shown.cause, say),
                rule: rule(shown.cause.reason),
                new: start >= scene.seen,
            };
            lines += 1;
            let (seat, round, phase) = (said.seat, shown.cause.round, shown.cause.phase);
            match groups.last_mut() {
                Some(group) if (group.seat, group.round, group.phase) == (seat, round, phase) => {
                    group.lines.push(told);
                    group.first = start;
                }
                _ => groups.push(Group { seat, round, phase, first: start, lines: vec![told] }),
            }
        }
        end = start;
    }
    groups.reverse();
    groups.iter_mut().for_each(|group| group.lines.reverse());
    groups
}

/// Where the run of events of one kind begins that ends before `end`.
fn first_of_kind(log: &[LogLine<RattusCartus>], end: usize) -> usize {
    let mut start = end - 1;
    while start > 0 && Together::of(&log[start - 1].shown.news, &log[start].shown.news) {
        start -= 1;
    }
    start
}

/// Cards laid were announced with their number, and cards that leave were seen before.
fn is_told(news: &News) -> bool {
    !matches!(
        news,
        News::Laid { card: None, .. }
            | News::Offered { card: None, .. }
            | News::NunLaid { .. }
            | News::Open(Open::CardsDiscarded { .. } | Open::CardTakesPart { .. })
    )
}

fn group_of(group: &Group, say: Say<'_>) -> Markup {
    let words = say.words;
    let when = html! {
        small { (words.with("rc-cause-round", &[("round", group.round.into())])) " " (letter(group.phase)) }
    };
    let colour = group.seat.map(|seat| say.names.colour(seat));
    html! {
        li.turn.(if colour.is_none() { "round-line" } else { "" }) #{"log-" (group.first)} data-seat=[colour.map(|colour| colour.id())] {
            @if let (Some(seat), Some(colour)) = (group.seat, colour) {
                h3 { (piece(colour.piece())) (say.who(seat)) @if group.round > 0 { (when) } }
            }
            ul { @for told in &group.lines { (told_of(told, colour.is_none(), say)) } }
        }
    }
}

fn told_of(told: &Told, calm: bool, say: Say<'_>) -> Markup {
    html! {
        li.(if calm { "event calm" } else { "" }).(if told.new { "is-new" } else { "" }) {
            (icon(told.symbol))
            details.because {
                summary { (told.text) }
                p {
                    b { (say.words.say("rc-why")) } " "
                    (told.why.join(" → "))
                    @if let Some(id) = told.rule { " · " a href=(format!("/rules/rattus-cartus#{id}")) { (id) } }
                }
            }
        }
    }
}
