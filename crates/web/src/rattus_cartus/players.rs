//! Everybody at the table with what all may know of them.

use game::{Seat, SeatSet};
use maud::{Markup, html};
use rattus_cartus::{Pending, Phase, Rats, RattusCartus, ResolveStep, View};

use super::Voice;
use super::buildings::{laid, laid_number};
use super::picture::class_symbol;
use super::reckoning::{passed, points};
use crate::moment::{Figure, HeldCard};
use crate::table::seat_clock;
use crate::{Region, Scene, SeatShown, Sitter, icon, piece_in};

/// The ids of what changes in a player's panel.
const HEADS: [&str; 5] = ["head-1", "head-2", "head-3", "head-4", "head-5"];
const HANDS: [&str; 5] = ["hand-1", "hand-2", "hand-3", "hand-4", "hand-5"];
const POINTS: [&str; 5] = ["points-1", "points-2", "points-3", "points-4", "points-5"];
const MARKERS: [&str; 5] = ["markers-1", "markers-2", "markers-3", "markers-4", "markers-5"];
const RATS: [&str; 5] = ["rats-1", "rats-2", "rats-3", "rats-4", "rats-5"];
const PLACES: [&str; 5] = ["where-1", "where-2", "where-3", "where-4", "where-5"];

/// What everybody may know of the players.
struct Panels<'a> {
    scene: &'a Scene<'a, RattusCartus>,
    asked: SeatSet,
    passed: SeatSet,
    voice: Voice<'a>,
}

/// A panel for each player.
pub(super) fn players(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Markup {
    let panels = Panels::new(scene, voice);
    html! { @for seat in Seat::all(scene.view.players.len()) { (panels.panel(seat)) } }
}

/// What changes in the panels, in small parts.
pub(super) fn regions(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Vec<Region> {
    let panels = Panels::new(scene, voice);
    let of = |seat: Seat| {
        [
            Region { id: HEADS[seat.index()], html: panels.head(seat) },
            Region { id: HANDS[seat.index()], html: panels.hand(seat) },
            Region { id: POINTS[seat.index()], html: panels.points(seat) },
            Region { id: MARKERS[seat.index()], html: panels.markers(seat) },
            Region { id: RATS[seat.index()], html: panels.rats(seat) },
            Region { id: PLACES[seat.index()], html: panels.place(seat) },
        ]
    };
    Seat::all(scene.view.players.len()).flat_map(of).collect()
}

impl<'a> Panels<'a> {
    fn new(scene: &'a Scene<'a, RattusCartus>, voice: Voice<'a>) -> Panels<'a> {
        let asked = scene.view.pending.seats().unwrap_or(SeatSet::EMPTY);
        Panels { scene, asked, passed: passed(scene.view, scene.log), voice }
    }

    fn panel(&self, seat: Seat) -> Markup {
        html! {
            li.player data-seat=(self.voice.names.colour(seat).id()) {
                (self.head(seat))
                dl.stats {
                    (stat("i-card", self.voice.say("rc-stat-hand"), self.hand(seat)))
                    (stat("r-influence", self.voice.say("rc-stat-points"), self.points(seat)))
                    (stat("i-crown", self.voice.say("rc-stat-markers"), self.markers(seat)))
                    (stat("r-rat", self.voice.say("rc-stat-rats"), self.rats(seat)))
                }
                (self.place(seat))
            }
        }
    }

    /// The name, with whose turn it is: the panel takes its looks from it.
    fn head(&self, seat: Seat) -> Markup {
        let (voice, view) = (self.voice, self.scene.view);
        let info = self.scene.table.seats.get(seat.index());
        html! {
            h3.(if self.asked.contains(seat) { "is-turn" } else { "" }) id=(HEADS[seat.index()]) {
                (piece_in(self.voice.names.colour(seat))) b { (self.voice.name(seat)) }
                @if self.scene.reader == Some(seat) { " " small.you { (voice.say("you")) } }
                @if info.is_some_and(|info| matches!(info.kind, Sitter::Bot(_))) { span.bot { (icon("i-bot")) } }
                @if view.start == seat && view.round > 0 {
                    span.start role="img" aria-label=(voice.say("rc-start-player")) { "1" }
                }
                @if let Some(time) = info.and_then(|info| info.clock) {
                    (seat_clock(self.scene.lang, time))
                }
            }
        }
    }

    fn hand(&self, seat: Seat) -> Markup {
        html! { dd id=(HANDS[seat.index()]) { (self.scene.view.players[seat.index()].hand_size) } }
    }

    fn points(&self, seat: Seat) -> Markup {
        html! { dd id=(POINTS[seat.index()]) { (points(self.scene.view, seat)) } }
    }

    fn markers(&self, seat: Seat) -> Markup {
        html! { dd id=(MARKERS[seat.index()]) { (self.scene.view.players[seat.index()].markers) } }
    }

    /// Rats lie face down, the reader's own too: they stand under their cover.
    fn rats(&self, seat: Seat) -> Markup {
        let view = self.scene.view;
        let is_open = view.setup.rats == Rats::Open || view.phase == Phase::EndOfGame;
        let rats = view.players[seat.index()].rats.filter(|_| is_open);
        html! {
            dd id=(RATS[seat.index()]) {
                @match rats {
                    Some(rats) => (rats),
                    None => { span aria-hidden="true" { "?" } span.vh { (self.voice.say("rc-stat-rats-hidden")) } }
                }
            }
        }
    }

    fn place(&self, seat: Seat) -> Markup {
        html! {
            p.wherep id=(PLACES[seat.index()]) {
                (whereabouts(self.scene.view, seat, self.asked, self.passed, self.voice))
            }
        }
    }
}

fn stat(symbol: &str, label: &str, value: Markup) -> Markup {
    html! { div { dt { (icon(symbol)) span.vh { (label) } } (value) } }
}

/// Where somebody is, or what the table waits for him to do.
fn whereabouts(
    view: &View,
    seat: Seat,
    asked: SeatSet,
    passed: SeatSet,
    voice: Voice<'_>,
) -> Markup {
    let player = &view.players[seat.index()];
    let choosing = asked.contains(seat);
    if let Some(ranking) = view.ranking {
        let place = voice.with("rc-final-place", &[("place", ranking.place(seat).into())]);
        let dead = view.dead.is_some_and(|dead| dead.contains(seat));
        let fate = voice.say(if dead { "rc-where-dead" } else { "rc-where-alive" });
        return html! { @if ranking.winners().contains(seat) { (icon("i-crown")) } span { (place) ", " (fate) } };
    }
    if view.phase == Phase::Supplies {
        return match (player.supply, player.has_chosen) {
            (Some(card), _) => {
                html! {
                    (icon(class_symbol(card.class())))
                    span {
                        (voice.with("rc-where-supply", &[("building", voice.building(card.building()).into())]))
                    }
                }
            }
            (None, true) => html! { (icon("i-check")) span { (voice.say("rc-where-chose")) } },
            (None, false) if choosing => html! { span { (voice.say("rc-where-choosing")) } },
            (None, false) => html! {},
        };
    }
    let Some(card) = player.building else {
        return match () {
            () if choosing => html! { span { (voice.say("rc-where-choosing")) } },
            () if passed.contains(seat) => {
                html! { (icon("r-pass")) span { (voice.say("rc-where-passed")) } }
            }
            () if view.phase == Phase::EnterBuildings => {
                html! { span { (voice.say("rc-where-outside")) } }
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
            (voice.building(card.building()))
            @if resolving && at < now { ", " (voice.say("rc-where-done")) }
            @if resolving && at == now && view.progress.step == ResolveStep::Actions {
                ", " (voice.say(if view.premium == Some(seat) { "rc-where-premium" } else { "rc-where-standard" }))
            }
            @if matches!(view.pending, Pending::Give { .. }) && choosing {
                " · " (voice.say("rc-where-giving"))
            }
        }
        @if !player.open && laid_number(view, seat) > 0 {
            (laid(laid_number(view, seat)))
            span.vh { (voice.number("rc-face-down", laid_number(view, seat))) }
        }
    }
}

/// A player at one moment, as the view of the scene knows them.
pub(super) fn shown(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>, seat: Seat) -> SeatShown {
    let view = scene.view;
    let Some(player) = view.players.get(seat.index()) else { return SeatShown::default() };
    let figure =
        |symbol, key, value: u8| Figure { symbol, label: voice.say(key), value: value.to_string() };
    let mut cards = Vec::new();
    for (card, number) in player.hand.iter().flat_map(|hand| hand.kinds()) {
        let name = voice.card(card);
        let name = if number > 1 { format!("{number} × {name}") } else { name };
        let deck = card.class().map_or("special", |class| class.name());
        cards.push(HeldCard { deck, name, text: Some(card.sort().to_owned()) });
    }
    SeatShown {
        figures: vec![
            figure("i-card", "rc-stat-hand", player.hand_size),
            figure("i-crown", "rc-stat-markers", player.markers),
        ],
        secret: player.rats.map(|rats| voice.number("rc-some-rats", rats)),
        cards,
        is_turn: view.pending.seats().is_some_and(|asked| asked.contains(seat)),
    }
}
