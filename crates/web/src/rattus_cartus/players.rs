//! Everybody at the table with what all may know of them.

use game::{Seat, SeatSet};
use maud::{Markup, html};
use rattus_cartus::{Pending, Phase, Rats, RattusCartus, ResolveStep, View};

use super::buildings::{laid, laid_number};
use super::reckoning::{passed, points};
use super::say::{Say, class_symbol};
use crate::table::seat_clock;
use crate::{Scene, Sitter, icon, piece};

/// The panel of players.
pub(super) fn players(scene: &Scene<'_, RattusCartus>, say: Say<'_>) -> Markup {
    let words = say.words;
    let view = scene.view;
    let asked = view.pending.seats().unwrap_or(SeatSet::EMPTY);
    let passed = passed(view, scene.log);
    html! {
        section #players.players aria-labelledby="h-players" {
            h2.vh #h-players { (words.say("rc-players")) }
            ol { @for seat in Seat::all(view.players.len()) { (player(scene, seat, asked, passed, say)) } }
        }
    }
}

fn player(
    scene: &Scene<'_, RattusCartus>,
    seat: Seat,
    asked: SeatSet,
    passed: SeatSet,
    say: Say<'_>,
) -> Markup {
    let words = say.words;
    let view = scene.view;
    let player = &view.players[seat.index()];
    let info = scene.table.seats.get(seat.index());
    let colour = say.names.colour(seat);
    let rats =
        player.rats.filter(|_| view.setup.rats == Rats::Open || view.phase == Phase::EndOfGame);
    html! {
        li.player.(if asked.contains(seat) { "is-turn" } else { "" }) #{"player-" (seat)} data-seat=(colour.id()) {
            h3 {
                (piece(colour.piece())) b { (say.who(seat)) }
                @if scene.reader == Some(seat) { " " small.you { (words.say("rc-you-here")) } }
                @if info.is_some_and(|info| matches!(info.kind, Sitter::Bot(_))) { (icon("i-bot")) }
                @if view.start == seat && view.round > 0 {
                    span.start title=(words.say("rc-start-player")) role="img" aria-label=(words.say("rc-start-player")) { "1" }
                }
                @if let Some(time) = info.and_then(|info| info.clock) { (seat_clock(scene.lang, time)) }
            }
            dl.stats {
                (stat("i-card", words.say("rc-stat-hand"), html! { (player.hand_size) }))
                (stat("r-influence", words.say("rc-stat-points"), html! { (points(view, seat)) }))
                (stat("i-crown", words.say("rc-stat-markers"), html! { (player.markers) }))
                (stat("r-rat", words.say(if rats.is_some() { "rc-stat-rats" } else { "rc-stat-rats-hidden" }), html! {
                    @match rats { Some(rats) => (rats), None => "?" }
                }))
            }
            p.wherep { (whereabouts(view, seat, asked, passed, say)) }
        }
    }
}

fn stat(symbol: &str, label: &str, value: Markup) -> Markup {
    html! { div title=(label) { dt { (icon(symbol)) span.vh { (label) } } dd { (value) } } }
}

/// Where somebody is, or what the table waits for him to do.
fn whereabouts(view: &View, seat: Seat, asked: SeatSet, passed: SeatSet, say: Say<'_>) -> Markup {
    let words = say.words;
    let player = &view.players[seat.index()];
    let choosing = asked.contains(seat);
    if let Some(ranking) = view.ranking {
        let place = words.with("rc-final-place", &[("place", ranking.place(seat).into())]);
        return html! { @if ranking.winners().contains(seat) { (icon("i-crown")) } span { (place) } };
    }
    if view.phase == Phase::Supplies {
        return match (player.supply, player.has_chosen) {
            (Some(card), _) => {
                html! { (icon(class_symbol(card.class()))) span { (words.with("rc-where-supply", &[("building", say.building(card.building()).into())])) } }
            }
            (None, true) => html! { (icon("i-check")) span { (words.say("rc-where-chose")) } },
            (None, false) if choosing => html! { span { (words.say("rc-where-choosing")) } },
            (None, false) => html! {},
        };
    }
    let Some(card) = player.building else {
        return match () {
            () if choosing => html! { span { (words.say("rc-where-choosing")) } },
            () if passed.contains(seat) => {
                html! { (icon("r-pass")) span { (words.say("rc-where-passed")) } }
            }
            () if view.phase == Phase::EnterBuildings => {
                html! { span { (words.say("rc-where-outside")) } }
            }
            () => html! {},
        };
    };
    let at = view.row.iter().position(|other| *other == card).unwrap_or(0);
    let resolving = view.phase == Phase::ResolveBuildings;
    let now = usize::from(view.progress.building);
    html! {
        (icon(class_symbol(card.class())))
        span {
            (say.building(card.building()))
            @if resolving && at < now { ", " (words.say("rc-where-done")) }
            @if resolving && at == now && view.progress.step == ResolveStep::Actions {
                ", " (words.say(if view.premium == Some(seat) { "rc-where-premium" } else { "rc-where-standard" }))
            }
            @if matches!(view.pending, Pending::Give { .. }) && choosing { " · " (words.say("rc-where-giving")) }
        }
        @if !player.open && laid_number(view, seat) > 0 {
            (laid(laid_number(view, seat))) span.vh { (say.number("rc-face-down", laid_number(view, seat))) }
        }
    }
}
