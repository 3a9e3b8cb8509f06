//! The buildings of the round: a row to choose from, and in phase D a stage on which one
//! after the other is resolved.

use game::Seat;
use maud::{Markup, html};
use rattus_cartus::{Action, Building, BuildingCard, Card, Pending, Phase, ResolveStep, View};

use super::Voice;
use super::houses::is_entered;
use super::picture::{card_class, card_symbol, class_symbol};
use super::reckoning::{brings_rat, entrants, influence};
use words::{Mark, Text};

use crate::hyphens::soft;
use crate::{Region, assets, icon, marked, piece_in};

/// Round and phase.
pub(super) fn tracker(view: &View, voice: Voice<'_>) -> Markup {
    let now = match view.phase {
        Phase::SetUp => None,
        Phase::NewBuildings => Some(0),
        Phase::Supplies => Some(1),
        Phase::EnterBuildings => Some(2),
        Phase::ResolveBuildings => Some(3),
        Phase::EndOfRound => Some(4),
        Phase::EndOfGame => Some(5),
    };
    let state = |index: u8| match now {
        Some(now) if index < now => "done",
        Some(now) if index == now => "now",
        _ => "",
    };
    let round = Text::marked(Mark::Strong, view.round);
    html! {
        div #tracker.tracker {
            p.round {
                span {
                    (marked(&voice.text("rc-round", &[("round", round.into()), ("rounds", view.rounds.into())])))
                }
                @if view.last_round { span.badge.badge-warn { (voice.say("rc-last-round")) } }
                span.rpips aria-hidden="true" {
                    @for round in 1..=view.rounds {
                        i class=(if round < view.round { "done" } else if round == view.round { "now" } else { "" }) {}
                    }
                }
            }
            ol.phases aria-label=(voice.say("rc-phases")) {
                @for (index, letter) in (0..).zip(["a", "b", "c", "d", "e"]) {
                    li class=(state(index)) aria-current=[(now == Some(index)).then_some("step")] {
                        b { (letter.to_uppercase()) } span { (voice.say(&format!("rc-phase-{letter}"))) }
                    }
                }
            }
        }
    }
}

/// The ids of the buildings of a row.
const SLOTS: [&str; 3] = ["building-1", "building-2", "building-3"];

/// The buildings of the round, each a region, and the stage of phase D.
pub(super) fn regions(
    view: &View,
    reader: Option<Seat>,
    actions: &[rattus_cartus::Action],
    voice: Voice<'_>,
) -> Vec<Region> {
    let resolving = view.phase == Phase::ResolveBuildings;
    let slot = |(at, id): (usize, &'static str)| {
        let html = match view.row.get(at) {
            Some(&card) if resolving => mini(view, at, card, voice),
            Some(&card) => building(view, reader, actions, at, card, voice),
            None => html! { article id=(id) hidden {} },
        };
        Region { id, html }
    };
    let mut regions: Vec<Region> = SLOTS.into_iter().enumerate().map(slot).collect();
    regions.push(Region { id: "stage", html: stage(view, reader, voice) });
    regions
}

fn building(
    view: &View,
    reader: Option<Seat>,
    actions: &[rattus_cartus::Action],
    at: usize,
    card: BuildingCard,
    voice: Voice<'_>,
) -> Markup {
    let kind = card.building();
    let own = reader.is_some_and(|seat| view.players[seat.index()].building == Some(card));
    let may_enter = actions.contains(&rattus_cartus::Action::Enter(card));
    html! {
        article.bldg.(if own { "is-chosen" } else { "" }) id=(SLOTS[at]) data-class=(card.class().name()) data-lights=(card) {
            div.bldg-art {
                (art(kind, Some(voice)))
                span.bldg-row {
                    span.vh { (voice.number("rc-building-of-row", at as u32 + 1)) }
                    span aria-hidden="true" { (at + 1) }
                }
                @if own { span.badge.bldg-state.badge-accent { (voice.say("you")) } }
                (supply(card, voice))
            }
            div.bldg-in {
                div.bldg-h {
                    span.cls { (icon(class_symbol(card.class()))) }
                    h3 { (soft(voice.building(kind))) small { (voice.class(card.class())) } }
                }
                (acts(kind, view.last_round, voice))
                (places(view, at, card, may_enter, voice))
            }
        }
    }
}

/// The picture of a building; with words for those who do not see it.
pub(super) fn art(building: Building, voice: Option<Voice<'_>>) -> Markup {
    let symbol = match building {
        Building::GuardTower => "guard_tower",
        Building::FortuneTellersTent => "tent",
        Building::PiedPipersHut => "piper",
        other => other.name(),
    };
    let address = format!("{}#b-{symbol}", assets::url("buildings.svg"));
    let label = voice.map(|voice| voice.say(&format!("rc-art-{}", building.name())));
    html! {
        svg viewBox="0 0 240 110" preserveAspectRatio="xMidYMid slice" role=[label.map(|_| "img")]
            aria-label=[label] aria-hidden=[label.is_none().then_some("true")] {
            use href=(address) width="240" height="110" {}
        }
    }
}

/// The symbols of phase B.
fn supply(card: BuildingCard, voice: Voice<'_>) -> Markup {
    let supply = card.supply();
    let symbol = |symbol: &str, key: &str, number: u8, shown: String| {
        let said = voice.number(key, number);
        html! {
            li { span.sym role="img" aria-label=(said) title=(said) { (icon(symbol)) b { (shown) } } }
        }
    };
    html! {
        ul.supply aria-label=(voice.say("rc-supplies")) title=[(!supply.known).then(|| voice.say("rc-supply-unknown"))] {
            @if supply.draw > 0 {
                (symbol("i-deck", "rc-supply-draw", supply.draw, supply.draw.to_string()))
            }
            @if supply.rats > 0 {
                (symbol("r-rat", "rc-supply-rats", supply.rats, format!("−{}", supply.rats)))
            }
            @if supply.look > 0 {
                (symbol("r-nun", "rc-supply-look", supply.look, format!("{}×", supply.look)))
            }
        }
    }
}

fn acts(building: Building, last_round: bool, voice: Voice<'_>) -> Markup {
    html! {
        dl.acts {
            div.prem {
                dt { (voice.say("rc-premium")) } dd { (voice.action(building, true, last_round)) }
            }
            div { dt { (voice.say("rc-standard")) } dd { (voice.action(building, false, last_round)) } }
        }
    }
}

/// The places: as many as there are players, the next free one marked.
fn places(view: &View, at: usize, card: BuildingCard, may_enter: bool, voice: Voice<'_>) -> Markup {
    let here: Vec<Seat> = entrants(view, at).collect();
    html! {
        ol.places aria-label=(voice.with("rc-places", &[("building", voice.the(card.building()).into())])) {
            @for place in 1..=view.players.len() {
                @match here.get(place - 1) {
                    Some(&seat) => (taken(view, seat, place, voice)),
                    None => {
                        @let next = place == here.len() + 1 && may_enter;
                        li.place.(if next { "free" } else { "" }) {
                            @if next {
                                span.vh { (voice.with("rc-place-next", &[("place", place.into())])) }
                            }
                            span.place-n aria-hidden=[next.then_some("true")] { (place) }
                            @if next {
                                // A shortcut for pointers: the list of choices has the same button.
                                button.place-go form="decide" name="action" value=(Action::Enter(card)) tabindex="-1" aria-hidden="true" {
                                    "+"
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn taken(view: &View, seat: Seat, place: usize, voice: Voice<'_>) -> Markup {
    let colour = voice.names.colour(seat);
    let choosing = match view.pending {
        Pending::Play { seat: other } | Pending::Lay { seat: other, .. } => other == seat,
        _ => false,
    };
    let cards = laid_number(view, seat);
    let key = if choosing { "rc-place-taken-entering" } else { "rc-place-taken" };
    let said = voice.with(
        key,
        &[
            ("place", place.into()),
            ("who", voice.name(seat).into()),
            ("cards", voice.number("rc-face-down", cards).into()),
        ],
    );
    html! {
        li.place.(if choosing { "ghost" } else { "" }) data-seat=(colour.id()) {
            span.vh { (said) }
            span.place-n aria-hidden="true" { (place) }
            (piece_in(colour))
            @if cards > 0 || !choosing { (laid(cards)) }
        }
    }
}

/// Cards laid or said to be laid.
pub(super) fn laid_number(view: &View, seat: Seat) -> u8 {
    let left = match view.pending {
        Pending::Lay { seat: other, left } if other == seat => left,
        _ => 0,
    };
    view.players[seat.index()].laid_size + left
}

/// A little pile of cards face down.
pub(super) fn laid(number: u8) -> Markup {
    html! { span.laid aria-hidden="true" { b { (number) } } }
}

/// Phase D: the building being resolved, large.
fn stage(view: &View, reader: Option<Seat>, voice: Voice<'_>) -> Markup {
    let at = usize::from(view.progress.building);
    let card = view.row.get(at).filter(|_| view.phase == Phase::ResolveBuildings);
    let Some(&card) = card else {
        return html! { article #stage hidden {} };
    };
    let kind = card.building();
    html! {
        article.stage #stage data-class=(card.class().name()) data-lights=(card) aria-labelledby="h-stage" {
            div.stage-art { (art(kind, Some(voice))) }
            div.stage-in {
                div.bldg-h {
                    span.cls { (icon(class_symbol(card.class()))) }
                    h3 #h-stage { (soft(voice.building(kind))) small { (voice.class(card.class())) } }
                }
                (acts(kind, view.last_round, voice))
                (steps(view, voice))
            }
            ol.shows {
                @for (place, seat) in (1u32..).zip(entrants(view, at)) {
                    (show(view, reader, card, seat, place, voice))
                }
            }
        }
    }
}

/// A building while another one, or itself, is on the stage.
fn mini(view: &View, index: usize, card: BuildingCard, voice: Voice<'_>) -> Markup {
    let at = usize::from(view.progress.building);
    let (class, said) = match index.cmp(&at) {
        _ if !is_entered(view, index) => ("done", "rc-mini-empty"),
        std::cmp::Ordering::Less => ("done", "rc-mini-done"),
        std::cmp::Ordering::Equal => ("now", "rc-mini-now"),
        std::cmp::Ordering::Greater => ("next", "rc-mini-next"),
    };
    html! {
        article.mini.(class) id=(SLOTS[index]) data-class=(card.class().name()) data-lights=(card) {
            span.mini-art { (art(card.building(), None)) }
            span.cls { (icon(class_symbol(card.class()))) }
            div {
                h3 { (index + 1) ". " (soft(voice.building(card.building()))) }
                p {
                    @if class == "next" {
                        @for seat in entrants(view, index) {
                            (piece_in(voice.names.colour(seat)))
                            (laid(view.players[seat.index()].laid_size))
                        }
                    } @else { (voice.say(said)) }
                }
            }
            @if class == "done" { (icon("i-check")) }
        }
    }
}

fn steps(view: &View, voice: Voice<'_>) -> Markup {
    let acting = view.progress.step == ResolveStep::Actions;
    html! {
        ol.abc aria-label=(voice.say("rc-steps")) {
            li.(if acting { "done" } else { "now" }) aria-current=[(!acting).then_some("step")] {
                @if acting { (icon("i-check")) } (voice.say("rc-step-cards"))
            }
            li.(if acting { "now" } else { "" }) aria-current=[acting.then_some("step")] {
                (voice.say("rc-step-actions"))
            }
            li { (voice.say("rc-step-discard")) }
        }
    }
}

/// What somebody turned up, and what it brought.
fn show(
    view: &View,
    reader: Option<Seat>,
    building: BuildingCard,
    seat: Seat,
    place: u32,
    voice: Voice<'_>,
) -> Markup {
    let class = building.class();
    let colour = voice.names.colour(seat);
    let player = &view.players[seat.index()];
    let Some(cards) = player.laid.filter(|_| player.open) else { return html! {} };
    let rats = cards.each().filter(|&card| brings_rat(card, class)).count() as u16;
    let now = influence(view, class, seat);
    let acting = view.progress.step == ResolveStep::Actions;
    html! {
        li.show data-seat=(colour.id()) {
            h3 {
                (piece_in(colour)) b { (voice.name(seat)) }
                small { (voice.with("rc-place-of", &[("place", place.into())])) }
                @if acting && view.premium == Some(seat) {
                    span.badge-star { "★ " (voice.say("rc-where-premium")) }
                }
                @else if acting { span.badge { (voice.say("rc-where-standard")) } }
            }
            ul.turned { @for card in cards.each() { (turned(card, brings_rat(card, class), voice)) } }
            p.gain {
                span {
                    (icon(class_symbol(class)))
                    (now - u16::from(cards.bodies()).min(now))
                    " → "
                    b { (now) }
                }
                @match player.rats.filter(|_| reader == Some(seat)) {
                    Some(own) if acting && rats > 0 => span { (icon("r-rat")) "+" b { (rats) } span.vh { " (" (own) ")" } },
                    _ => span { (icon("r-rat")) "+" b { (rats) } },
                }
                span { (voice.number("rc-some-bodies", cards.bodies())) }
            }
        }
    }
}

pub(super) fn turned(card: Card, rat: bool, voice: Voice<'_>) -> Markup {
    html! {
        li.tc.(if rat { "bad" } else { "" }) data-class=(card_class(card)) title=(voice.card(card)) {
            (icon(card_symbol(card))) b { (voice.kind(card)) }
            span { @if card.is_body() { "+1" } @else { "–" } @if rat { (icon("r-rat")) } }
        }
    }
}
