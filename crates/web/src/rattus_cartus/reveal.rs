//! What was resolved last, building by building. The page has all of
//! it: the script shows one after the other, and the log and the recap tell it without.

use game::Seat;
use maud::{Markup, html};
use rattus_cartus::{BuildingCard, Cards, News, Open, Pending, Phase, RattusCartus, Reason, Shown};

use super::Voice;
use super::buildings::{art, turned};
use super::houses::floor_height;
use super::log::told_of;
use super::picture::class_symbol;
use super::reckoning::{brings_rat, influence};
use crate::hyphens::soft;
use crate::{Scene, icon, piece_in};

type Table<'a> = Scene<'a, RattusCartus>;

/// The region, which only the script uncovers.
pub(super) fn reveal(scene: &Table<'_>, voice: Voice<'_>) -> Markup {
    let done = resolved(scene);
    html! {
        div #reveal.reveal aria-live="polite" hidden {
            @for (at, one) in done.iter().enumerate() { (building(scene, voice, one, at + 1)) }
        }
    }
}

/// The way on, where the question will be.
pub(super) fn way_on(voice: Voice<'_>) -> Markup {
    html! {
        section #reveal-do.prompt.idle aria-labelledby="h-reveal" hidden {
            p.prompt-top { (voice.say("rc-phase-d")) (voice.words.colon()) " " b data-reveal="of" {} }
            h2 #h-reveal tabindex="-1" {}
            ol.reveal-steps {
                @for (symbol, key) in [("i-card", "rc-reveal-cards"), ("r-influence", "rc-reveal-gain"), ("i-crown", "rc-reveal-acts")] {
                    li { (icon(symbol)) span { (voice.say(key)) } }
                }
            }
            div.prompt-end {
                button.btn.btn-main type="button" data-reveal="on" { (voice.say("rc-reveal-on")) (icon("i-arrow")) }
                button.btn type="button" data-reveal="all" { (icon("i-skip")) (voice.say("rc-reveal-all")) }
            }
        }
    }
}

/// A building that is done with, and its events in the log.
struct Resolved {
    card: BuildingCard,
    /// The step that turned up the first cards.
    step: u32,
    events: Vec<usize>,
}

/// The buildings in the order in which they were resolved; one that waits for somebody is not
/// done yet.
fn resolved(scene: &Table<'_>) -> Vec<Resolved> {
    let mut done: Vec<Resolved> = Vec::new();
    let round = scene.view.round;
    let latest = match scene.view.phase {
        Phase::NewBuildings | Phase::Supplies => round.saturating_sub(1),
        _ => round,
    };
    for (at, line) in scene.log.iter().enumerate().filter(|_| scene.reader.is_some()) {
        let cause = &line.shown.cause;
        let is_latest = cause.phase == Phase::ResolveBuildings && cause.round == latest;
        let Some(card) = cause.building.filter(|_| is_latest) else { continue };
        match done.iter_mut().find(|one| one.card == card) {
            Some(one) => one.events.push(at),
            None => done.push(Resolved { card, step: line.step, events: vec![at] }),
        }
    }
    let view = scene.view;
    let now = view.row.get(usize::from(view.progress.building)).copied();
    let goes_on = view.phase == Phase::ResolveBuildings && view.pending != Pending::Over;
    done.retain(|one| {
        let is_turned_up = |&at: &usize| cards(&scene.log[at].shown).is_some();
        (!goes_on || now != Some(one.card)) && one.events.iter().any(is_turned_up)
    });
    done
}

/// Who turned up which cards, if that is what happened.
const fn cards(shown: &Shown) -> Option<(Seat, Cards)> {
    match shown.news {
        News::Open(Open::CardsRevealed { seat, cards }) => Some((seat, cards)),
        _ => None,
    }
}

fn building(scene: &Table<'_>, voice: Voice<'_>, one: &Resolved, at: usize) -> Markup {
    let kind = one.card.building();
    let shown = |&at: &usize| &scene.log[at].shown;
    let is_counted = |shown: &Shown| {
        cards(shown).is_some()
            || matches!(shown.news, News::Open(Open::InfluenceGained { .. }) if shown.cause.reason == Reason::Cards)
            || matches!(shown.news, News::Open(Open::RatsTaken { .. }) if shown.cause.reason == Reason::Mismatch)
    };
    let rest: Vec<usize> = one.events.iter().copied().filter(|at| !is_counted(shown(at))).collect();
    html! {
        article.stage data-key={ (one.card) "-" (one.step) } data-class=(one.card.class().name())
            data-of=(voice.with("rc-reveal-of", &[("at", at.into())])) data-title=(voice.building(kind)) {
            div.stage-art { (art(kind, None)) }
            div.reveal-in {
                div.bldg-h {
                    span.cls { (icon(class_symbol(one.card.class()))) }
                    h3 { (soft(voice.building(kind))) small { (voice.class(one.card.class())) } }
                }
                ol.shows {
                    @for (seat, cards) in one.events.iter().filter_map(|at| cards(shown(at))) {
                        (show(scene, voice, one, seat, cards))
                    }
                }
                @if !rest.is_empty() { ul.reveal-acts { (told_of(scene, voice, &rest)) } }
            }
        }
    }
}

/// What somebody turned up, and what it brought.
fn show(scene: &Table<'_>, voice: Voice<'_>, one: &Resolved, seat: Seat, cards: Cards) -> Markup {
    let class = one.card.class();
    let colour = voice.names.colour(seat);
    let gained = |log: &[crate::LogLine<RattusCartus>]| -> u16 {
        let number = |shown: &Shown| match shown.news {
            News::Open(Open::InfluenceGained { seat: who, class: of, number })
                if (who, of) == (seat, class) =>
            {
                u16::from(number)
            }
            _ => 0,
        };
        log.iter().map(|line| number(&line.shown)).sum()
    };
    let first = one.events.first().copied().unwrap_or(0);
    let before = influence(scene.view, class, seat).saturating_sub(gained(&scene.log[first..]));
    let climbs = u16::from(cards.bodies());
    let rats = cards.each().filter(|&card| brings_rat(card, class)).count();
    html! {
        li.show data-seat=(colour.id()) data-disc={ "inf-" (class.name()) "-" (seat) }
            data-climbs=(i32::from(climbs) * floor_height(scene.view)) {
            h3 {
                (piece_in(colour)) b { (voice.name(seat)) }
                span.badge { (voice.number("rc-some-bodies", cards.bodies())) }
            }
            ul.turned { @for card in cards.each() { (turned(card, brings_rat(card, class), voice)) } }
            p.gain {
                span {
                    (icon(class_symbol(class))) (before) " → "
                    b.roll style={ "--count:" (before + climbs) ";--from:" (before) } { (before + climbs) }
                }
                span { (icon("r-rat")) "+" b.roll style={ "--count:" (rats) ";--from:0" } { (rats) } }
            }
        }
    }
}
