//! The log: newest first, grouped by who did what in which phase. A line opens to show
//! why it happened.

use std::sync::LazyLock;

use game::Seat;
use maud::{Markup, html};
use rattus_cartus::{BuildingCard, Cause, News, Open, Phase, RattusCartus, Reason};
use words::rattus_cartus::Together;
use words::{Speech, Text};

use super::Voice;
use super::picture::{card_symbol, class_symbol};
use crate::marked::with_texts;
use crate::{LogLine, Region, Scene, icon, piece_in};

type Lines<'a> = &'a [LogLine<RattusCartus>];

/// So many groups stand on the page; the whole log is a page of its own.
const KEPT: usize = 24;
/// So many of the newest are looked at when something happens: resolving a round's buildings
/// makes no more at once, and older ones do not change.
const LIVE: usize = 12;
/// So many groups have an id; longer games begin again, and the page is loaded anew.
const NUMBERS: usize = 4096;

/// The log as it stands, for the page.
pub(super) fn log(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>, aid: &Markup) -> Markup {
    let groups = groups(scene.log);
    html! {
        (newest(groups.len()))
        div.talk-top { h2 #h-log { (icon("i-replay")) (voice.say("rc-log-short")) } (aid) }
        ol #log.log tabindex="0" aria-labelledby="h-log" {
            @for group in groups.iter().rev().take(KEPT) { (group_of(scene, group, voice)) }
            @if scene.table.learn.is_none() {
                li.older { a href=(format!("/tables/{}/log", scene.table.id)) { (voice.say("rc-log-all")) } }
            }
        }
    }
}

/// The newest groups, one region each, oldest first: a new one joins the list.
pub(super) fn regions(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Vec<Region> {
    let groups = groups(scene.log);
    let kept = &groups[groups.len().saturating_sub(LIVE)..];
    let mut regions = vec![Region { id: "log-newest", html: newest(groups.len()) }];
    regions.extend(
        kept.iter().map(|group| Region {
            id: group_id(group.number),
            html: group_of(scene, group, voice),
        }),
    );
    regions
}

/// Tells the script which group is the newest: later ones on the page were taken back.
fn newest(groups: usize) -> Markup {
    html! { p #log-newest hidden data-turn=[groups.checked_sub(1)] {} }
}

/// The ids of groups live as long as the program.
fn group_id(number: usize) -> &'static str {
    static IDS: LazyLock<Vec<String>> =
        LazyLock::new(|| (0..NUMBERS).map(|number| format!("log-{number}")).collect());
    &IDS[number % NUMBERS]
}

/// What one player did in one phase, and there in one building.
struct Group {
    number: usize,
    seat: Option<Seat>,
    round: u8,
    phase: Phase,
    building: Option<BuildingCard>,
    /// Which events of the log.
    events: Vec<usize>,
}

impl Group {
    fn is_beside(&self, cause: &Cause) -> bool {
        (self.round, self.phase, self.building) == (cause.round, cause.phase, cause.building)
    }
}

/// The log in groups, oldest first. More events add to the groups of the same building or
/// phase, or make more groups; a group keeps its number.
fn groups(log: Lines<'_>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (at, line) in log.iter().enumerate().filter(|(_, line)| is_told(&line.shown.news)) {
        let (seat, cause) = (actor(&line.shown.news), &line.shown.cause);
        let beside = groups.iter_mut().rev().take_while(|group| group.is_beside(cause));
        match beside.into_iter().find(|group| group.seat == seat) {
            Some(group) => group.events.push(at),
            None => groups.push(Group {
                number: groups.len(),
                seat,
                round: cause.round,
                phase: cause.phase,
                building: cause.building,
                events: vec![at],
            }),
        }
    }
    groups
}

/// Cards laid were announced with their number, and cards that leave were seen before.
pub(super) fn is_told(news: &News) -> bool {
    !matches!(
        news,
        News::Laid { card: None, .. }
            | News::Offered { card: None, .. }
            | News::NunLaid { .. }
            | News::Open(Open::CardsDiscarded { .. } | Open::CardTakesPart { .. })
    )
}

fn group_of(scene: &Scene<'_, RattusCartus>, group: &Group, voice: Voice<'_>) -> Markup {
    let colour = group.seat.map(|seat| voice.names.colour(seat));
    html! {
        li.turn.(if colour.is_none() { "round-line" } else { "" }) id=(group_id(group.number))
            data-into="log" data-turn=(group.number) data-seat=[colour.map(|colour| colour.id())] {
            @if let (Some(seat), Some(colour)) = (group.seat, colour) {
                h3 {
                    (piece_in(colour)) (voice.name(seat))
                    @if group.round > 0 {
                        small {
                            (voice.with("rc-cause-round", &[("round", group.round.into())]))
                            " "
                            (letter(group.phase))
                        }
                    }
                }
            }
            ul { (lines(scene, group, voice)) }
        }
    }
}

fn lines(scene: &Scene<'_, RattusCartus>, group: &Group, voice: Voice<'_>) -> Markup {
    let runs = runs(scene.log, &group.events);
    html! {
        @for events in runs.filter(|events| !is_outdated(scene.log, group, events)) {
            (told(scene, events, voice))
        }
    }
}

/// What each of the others did since the reader's last answer, oldest first.
pub(super) fn groups_since(
    scene: &Scene<'_, RattusCartus>,
    voice: Voice<'_>,
) -> Vec<(Seat, Markup)> {
    let mut since = Vec::new();
    if scene.reader.is_none() {
        return since;
    }
    for mut group in groups(scene.log) {
        group.events.retain(|&at| at >= scene.seen);
        let Some(seat) = group.seat.filter(|&seat| Some(seat) != scene.reader) else { continue };
        if !group.events.is_empty() {
            since.push((seat, lines(scene, &group, voice)));
        }
    }
    since
}

/// These events of the log, as it tells them.
pub(super) fn told_of(
    scene: &Scene<'_, RattusCartus>,
    voice: Voice<'_>,
    events: &[usize],
) -> Markup {
    let events: Vec<usize> =
        events.iter().copied().filter(|&at| is_told(&scene.log[at].shown.news)).collect();
    html! { @for run in runs(scene.log, &events) { (told(scene, run, voice)) } }
}

/// The events of a group, those of one kind together.
fn runs<'a>(log: Lines<'_>, events: &'a [usize]) -> impl Iterator<Item = &'a [usize]> {
    events
        .chunk_by(move |&first, &next| Together::of(&log[first].shown.news, &log[next].shown.news))
}

/// A secret choice needs no line any more once it has been shown.
fn is_outdated(log: Lines<'_>, group: &Group, events: &[usize]) -> bool {
    let is_decision = |&at: &usize| matches!(log[at].shown.news, News::SupplyDecided { .. });
    let is_shown =
        |&at: &usize| matches!(log[at].shown.news, News::Open(Open::SupplyChosen { .. }));
    events.iter().all(is_decision) && group.events.iter().any(is_shown)
}

fn told(scene: &Scene<'_, RattusCartus>, events: &[usize], voice: Voice<'_>) -> Markup {
    let Some(&first) = events.first() else { return html! {} };
    let shown = &scene.log[first].shown;
    let also = Together::all(events.iter().map(|&at| &scene.log[at].shown.news));
    let said = voice.sentence(&shown.news, also);
    let why = Text::joined(&RattusCartus::causes(voice, shown), " → ");
    let calm = if actor(&shown.news).is_none() { "event calm" } else { "" };
    let new = if first >= scene.seen { "is-new" } else { "" };
    html! {
        li.(calm).(new) data-about=[touched(&shown.news, &shown.cause)] {
            (icon(picture(&shown.news)))
            span { (with_texts(&said)) }
            @if !why.is_empty() {
                details.why {
                    summary { span.vh { (voice.say("rc-log-why")) } }
                    p {
                        (with_texts(&why))
                        @if let Some(id) = rule(shown.cause.reason) {
                            " · " a href=(format!("/rules/rattus-cartus#{id}")) { (id) }
                        }
                    }
                }
            }
        }
    }
}

/// Whose doing an event is.
const fn actor(news: &News) -> Option<Seat> {
    match *news {
        News::NunLaid { .. } => None,
        News::Drew { seat, .. }
        | News::SupplyDecided { seat, .. }
        | News::Looked { seat, .. }
        | News::Laid { seat, .. }
        | News::Offered { seat, .. }
        | News::MarkerTaken { seat, .. }
        | News::Gave { from: seat, .. } => Some(seat),
        News::Open(open) => match open {
            Open::BuildingTakesPart { .. }
            | Open::CardTakesPart { .. }
            | Open::RoundBegins { .. }
            | Open::BuildingRevealed { .. }
            | Open::BuildingExchanged { .. }
            | Open::Reshuffled { .. }
            | Open::NunShown { .. }
            | Open::Died { .. }
            | Open::Won { .. } => None,
            Open::RatHandedOver { from: seat, .. }
            | Open::SwordStrikes { taker: seat, .. }
            | Open::StartPlayer { seat }
            | Open::SupplyChosen { seat, .. }
            | Open::DrawEndsShort { seat, .. }
            | Open::RatsDiscarded { seat, .. }
            | Open::RatsTaken { seat, .. }
            | Open::Passed { seat }
            | Open::Entered { seat, .. }
            | Open::Plays { seat, .. }
            | Open::CardsRevealed { seat, .. }
            | Open::InfluenceGained { seat, .. }
            | Open::PremiumHeld { seat }
            | Open::ActionDeclined { seat }
            | Open::MarkersTaken { seat, .. }
            | Open::CardsTaken { seat, .. }
            | Open::Trades { seat, .. }
            | Open::CardTraded { seat, .. }
            | Open::Levied { seat, .. }
            | Open::CardsDiscarded { seat, .. }
            | Open::HandShown { seat, .. }
            | Open::Scored { seat, .. }
            | Open::RatsShown { seat, .. } => Some(seat),
        },
    }
}

/// The part of the table that an event touched: a class's track, or a revealed building.
fn touched(news: &News, cause: &Cause) -> Option<String> {
    let building = match *news {
        News::Open(Open::InfluenceGained { class, .. }) => return Some(class.name().to_owned()),
        News::Open(
            Open::BuildingRevealed { card }
            | Open::BuildingExchanged { card, .. }
            | Open::Entered { card, .. }
            | Open::SupplyChosen { card, .. },
        )
        | News::SupplyDecided { card: Some(card), .. } => Some(card),
        _ => cause.building,
    };
    building.map(|card| card.to_string())
}

/// The letter of a phase, for headings.
const fn letter(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp | Phase::EndOfGame => "",
        Phase::NewBuildings => "A",
        Phase::Supplies => "B",
        Phase::EnterBuildings => "C",
        Phase::ResolveBuildings => "D",
        Phase::EndOfRound => "E",
    }
}

/// The rule that stands behind a reason.
const fn rule(reason: Reason) -> Option<&'static str> {
    match reason {
        Reason::Rule => None,
        Reason::Supply(_) => Some("RC-B-01"),
        Reason::Pass => Some("RC-CARD-PASS-01"),
        Reason::Cards => Some("RC-D-05"),
        Reason::Mismatch => Some("RC-D-06"),
        Reason::Sword => Some("RC-CARD-SWORD-02"),
        Reason::Flute => Some("RC-CARD-FLUTE-02"),
        Reason::Premium => Some("RC-D-12"),
        Reason::Standard => Some("RC-D-14"),
        Reason::LastRound => Some("RC-D-21"),
        Reason::Plague => Some("RC-END-20"),
    }
}

/// The symbol beside a line.
fn picture(news: &News) -> &'static str {
    match *news {
        News::NunLaid { .. } | News::Looked { .. } => "r-nun",
        News::Drew { .. } => "i-deck",
        News::SupplyDecided { card: Some(card), .. } => class_symbol(card.class()),
        News::SupplyDecided { card: None, .. } => "i-check",
        News::Laid { .. } | News::Offered { .. } | News::Gave { .. } => "i-card",
        News::MarkerTaken { .. } => "i-crown",
        News::Open(ref open) => match *open {
            Open::BuildingTakesPart { .. } | Open::CardTakesPart { .. } => "i-build",
            Open::StartPlayer { .. } => "i-flag",
            Open::RoundBegins { .. } => "i-replay",
            Open::BuildingRevealed { card }
            | Open::BuildingExchanged { card, .. }
            | Open::SupplyChosen { card, .. }
            | Open::Entered { card, .. } => class_symbol(card.class()),
            Open::DrawEndsShort { .. } | Open::Reshuffled { .. } => "i-deck",
            Open::RatsDiscarded { .. }
            | Open::RatsTaken { .. }
            | Open::RatsShown { .. }
            | Open::Died { .. } => "r-rat",
            Open::RatHandedOver { .. } => "r-flute",
            Open::Passed { .. } => "r-pass",
            Open::InfluenceGained { .. } => "r-influence",
            Open::SwordStrikes { .. } => "r-sword",
            Open::PremiumHeld { .. }
            | Open::MarkersTaken { .. }
            | Open::Scored { .. }
            | Open::Won { .. } => "i-crown",
            Open::ActionDeclined { .. } => "i-skip",
            Open::CardsTaken { card, .. } | Open::CardTraded { card, .. } => card_symbol(card),
            Open::Levied { .. } => "r-chivalry",
            Open::NunShown { .. } => "r-nun",
            Open::Plays { .. }
            | Open::CardsRevealed { .. }
            | Open::Trades { .. }
            | Open::CardsDiscarded { .. }
            | Open::HandShown { .. } => "i-card",
        },
    }
}
