//! The player aid: symbols, personalities, areas and events, one key away, and what is gone.
//! Only the last changes, so the rest is sent once.

use ankh_morpork::{AnkhMorpork, Area, Personalities, RandomEvent, Symbol};
use game::Game;
use maud::{Markup, html};

use super::city::gone;
use words::ankh_morpork::symbol_id;

use super::Voice;
use super::picture::{Fate, symbol_picture};
use crate::{Scene, icon};

/// The nine symbols, in the order of the rulebook.
pub(super) const SYMBOLS: [Symbol; 9] = [
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
        details.player-aid #aid {
            summary {
                (icon("i-card")) (voice.say("am-aid")) " " kbd title=(voice.say("am-aid-key")) { "?" }
            }
            div.aid-in.panel {
                section {
                    h3 { (voice.say("am-aid-symbols")) }
                    dl {
                        @for symbol in SYMBOLS {
                            @let key = format!("am-symbol-{}", symbol_id(symbol));
                            dt { (symbol_picture(voice, symbol, Fate::Open)) (voice.say(&key)) }
                            dd { (voice.say(&format!("{key}-text"))) }
                        }
                    }
                }
                section {
                    h3 { (voice.say("am-aid-personalities")) }
                    dl { (personalities(scene, voice)) }
                }
                section {
                    h3 { (voice.say("am-aid-areas")) }
                    dl {
                        @for area in Area::ALL {
                            dt {
                                span.no { (area.number()) } (voice.area(area)) " "
                                small { (voice.with("am-aid-cost", &[("cost", voice.money(area.cost().into()).into())])) }
                            }
                            dd { (voice.power_text(area)) }
                        }
                    }
                }
                section {
                    h3 { (voice.say("am-aid-events")) }
                    dl {
                        @for event in RandomEvent::ALL {
                            dt { (voice.event(event)) }
                            dd { (voice.event_text(event)) }
                        }
                    }
                }
                (gone(scene, voice))
                p { a href={ "/rules/" (AnkhMorpork::NAME) } { (voice.say("am-aid-link")) } }
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
            dd { (voice.goal(personality, need(personality.id()))) }
        }
    }
}
