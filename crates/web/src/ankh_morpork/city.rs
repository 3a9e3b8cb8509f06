//! The piles in the corners of the map, and the city in words.

use ankh_morpork::{AnkhMorpork, AreaView, Cards, RandomEvent, What};
use maud::{Markup, html};

use super::Voice;
use crate::marked::card_name;
use crate::{Region, Scene, icon, piece};

/// How much is left of what runs out.
pub(super) fn piles(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let view = scene.view;
    let events_left = RandomEvent::ALL.len() - view.events_used().count();
    html! {
        ul.piles #piles {
            li { (pile(icon("i-deck"), &view.pile().to_string(), voice.say("am-draw-pile"))) }
            li { (pile(icon("i-card"), &view.discard().len().to_string(), voice.say("am-discard-pile"))) }
            li { (pile(icon("i-random-event"), &events_left.to_string(), voice.say("am-events-left"))) }
            li hidden[view.bank().is_none()] {
                @if let Some(bank) = view.bank() {
                    (pile(icon("i-money"), &voice.money(bank.into()), voice.say("am-bank")))
                }
            }
            li { (pile(piece("p-trouble"), &format!("{}/12", view.trouble().len()), voice.say("am-trouble"))) }
        }
    }
}

fn pile(picture: Markup, count: &str, name: &str) -> Markup {
    html! { (picture) b { (count) } " " span { (name) } }
}

/// What lies open in the piles. The cards of this turn are in the log, so the list changes
/// with the turn and not with every card.
pub(super) fn gone(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let view = scene.view;
    let lately: Cards = super::log::this_turn(scene.log)
        .iter()
        .filter_map(|line| match line.shown.what {
            What::Played { card, .. } | What::Discarded { card, .. } | What::Fogged { card } => {
                Some(card)
            }
            _ => None,
        })
        .collect();
    let events: Vec<&str> = view.events_used().map(|event| voice.event(event)).collect();
    let discarded = view.discard() & !lately;
    html! {
        section #gone {
            h3 { (voice.say("am-discarded-cards")) }
            @if discarded.is_empty() { p { (voice.say("am-none-yet")) } }
            ul.gone-cards {
                @for card in discarded {
                    li {
                        (card_name(card.id(), voice.card(card)))
                        @if let Some(gloss) = voice.gloss(card) { " (" (gloss) ")" }
                    }
                }
            }
            h3 { (voice.say("am-events-so-far")) }
            p { @if events.is_empty() { (voice.say("am-none-yet")) } @else { (voice.words.list(&events)) } }
        }
    }
}

/// The areas in words, a region each.
const IDS: [&str; 12] = [
    "city-1", "city-2", "city-3", "city-4", "city-5", "city-6", "city-7", "city-8", "city-9",
    "city-10", "city-11", "city-12",
];

/// One sentence an area, for those who do not see the map.
pub(super) fn in_words(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    html! {
        ol.vh aria-label=(voice.say("am-city-in-words")) {
            @for area in scene.view.areas() { (area_in_words(voice, area)) }
        }
    }
}

pub(super) fn regions(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Vec<Region> {
    let areas = scene.view.areas().iter();
    areas.zip(IDS).map(|(area, id)| Region { id, html: area_in_words(voice, area) }).collect()
}

fn area_in_words(voice: Voice<'_>, area: &AreaView) -> Markup {
    html! { li id=(IDS[area.area.index()]) { (voice.in_words(area)) } }
}
