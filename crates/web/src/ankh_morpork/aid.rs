//! The player aid: symbols, personalities, areas and events, one key away, and what is gone.
//! Only the last changes, so the rest is sent once.

use ankh_morpork::{AnkhMorpork, Area, Personalities, RandomEvent, Symbol};
use game::Game;
use maud::{Markup, html};

use super::city::gone;
use super::hand::goal;
use super::voice::{Voice, symbol_id};
use crate::{Scene, icon};

/// The nine symbols, in the order of the rulebook.
const SYMBOLS: [Symbol; 9] = [
    Symbol::PlaceMinion,
    Symbol::Build,
    Symbol::Assassinate,
    Symbol::RemoveTrouble,
    Symbol::Take(3),
    Symbol::Scroll,
    Symbol::RandomEvent,
    Symbol::PlayAnother,
    Symbol::Interrupt,
];

pub(super) fn aid(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    html! {
        details class="player-aid" id="aid" {
            summary {
                (icon("i-card")) (voice.say("aid")) " " kbd title=(voice.say("aid-key")) { "?" }
            }
            div class="aid-in panel" {
                section {
                    h3 { (voice.say("aid-symbols")) }
                    dl {
                        @for symbol in SYMBOLS {
                            @let key = format!("symbol-{}", symbol_id(symbol));
                            dt { (voice.symbol_picture(symbol, false)) (voice.say(&key)) }
                            dd { (voice.say(&format!("{key}-text"))) }
                        }
                    }
                }
                section {
                    h3 { (voice.say("aid-personalities")) }
                    dl { (personalities(scene, voice)) }
                }
                section {
                    h3 { (voice.say("aid-areas")) }
                    dl {
                        @for area in Area::ALL {
                            dt {
                                span class="no" { (area.number()) } (voice.area(area)) " "
                                small { (voice.with("aid-cost", &[("cost", voice.money(area.cost().into()).into())])) }
                            }
                            dd { (voice.power_text(area)) }
                        }
                    }
                }
                section {
                    h3 { (voice.say("aid-events")) }
                    dl {
                        @for event in RandomEvent::ALL {
                            dt { (voice.event(event)) }
                            dd { (voice.event_text(event)) }
                        }
                    }
                }
                (gone(scene, voice))
                p { a href={ "/rules/" (AnkhMorpork::NAME) } { (voice.say("aid-link")) } }
            }
        }
    }
}

fn personalities(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let seats = scene.view.seats();
    let need =
        |id: &str| seats.first().and_then(|seat| seat.radar.get(id)).map_or(0, |radar| radar.need);
    html! {
        @for personality in Personalities::in_play(seats.len() as u8).iter() {
            dt { (voice.personality(personality)) }
            dd { (goal(voice, personality, need(personality.id()))) }
        }
    }
}
