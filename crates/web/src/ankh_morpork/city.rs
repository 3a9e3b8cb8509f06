//! The piles in the corners of the map, and the city in words.

use ankh_morpork::{AnkhMorpork, AreaView, RandomEvent};
use maud::{Markup, html};

use super::pieces::counts;
use super::voice::Voice;
use crate::{Scene, icon, piece};

pub(super) fn piles(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let view = scene.view;
    let discards = voice.cards(view.discard());
    let used: Vec<&str> = view.events_used().map(|event| voice.event(event)).collect();
    let listed = |title: &str, list: &str| {
        let list = if list.is_empty() { voice.say("none-yet") } else { list };
        format!("{}: {list}", voice.say(title))
    };
    html! {
        ul class="piles" id="piles" {
            (pile(icon("i-deck"), &view.pile().to_string(), voice.say("draw-pile"), ""))
            (pile(icon("i-card"), &view.discard().len().to_string(), voice.say("discard-pile"),
                &listed("discarded-cards", &discards)))
            (pile(icon("i-random-event"), &(RandomEvent::ALL.len() - used.len()).to_string(),
                voice.say("events-left"), &listed("events-so-far", &used.join(", "))))
            @if let Some(bank) = view.bank() {
                (pile(icon("i-money"), &voice.money(bank.into()), voice.say("bank"), ""))
            } @else {
                li hidden {}
            }
            (pile(piece("p-trouble"), &format!("{}/12", view.trouble().len()), voice.say("trouble"), ""))
        }
    }
}

fn pile(picture: Markup, count: &str, name: &str, more: &str) -> Markup {
    let title = if more.is_empty() { name } else { more };
    html! {
        li title=(title) {
            (picture) b { (count) } " " span { (name) }
            @if !more.is_empty() { em class="vh" { (more) } }
        }
    }
}

/// One sentence an area, for those who do not see the map.
pub(super) fn in_words(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    html! {
        ol class="vh" id="city-words" aria-label=(voice.say("city-in-words")) {
            @for area in scene.view.areas() { li { (sentence(voice, area)) } }
        }
    }
}

fn sentence(voice: Voice<'_>, area: &AreaView) -> String {
    let mut content: Vec<String> = counts(area)
        .map(|(owner, count)| match owner.seat() {
            Some(seat) => voice.with(
                "area-minions",
                &[("count", count.into()), ("name", voice.names.of(seat).into())],
            ),
            None if owner == ankh_morpork::Owner::TROLL => {
                voice.with("area-trolls", &[("count", count.into())])
            }
            None => voice.with("area-demons", &[("count", count.into())]),
        })
        .collect();
    if content.is_empty() {
        content.push(voice.say("area-empty").to_owned());
    }
    if let Some(seat) = area.building {
        content.push(voice.with("area-building", &[("name", voice.names.of(seat).into())]));
    }
    if area.trouble {
        content.push(voice.say("area-trouble").to_owned());
    }
    if area.card_lost {
        content.push(voice.say("area-card-lost").to_owned());
    }
    let control = match area.controller {
        Some(seat) => voice.with(
            "area-controlled",
            &[("you", voice.you(seat).into()), ("name", voice.names.of(seat).into())],
        ),
        None => voice.say("area-uncontrolled").to_owned(),
    };
    voice.with(
        "area-in-words",
        &[
            ("number", area.area.number().into()),
            ("area", voice.area(area.area).into()),
            ("cost", voice.money(area.area.cost().into()).into()),
            ("content", content.join(", ").into()),
            ("control", control.into()),
            ("neighbours", voice.areas(area.area.neighbours()).into()),
        ],
    )
}
