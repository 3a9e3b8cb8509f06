//! The table of *Discworld: Ankh-Morpork*.
//!
//! The map's drawing, the player aid and older turns of the log are sent once; everything
//! else is a region. What a reader may not know is not in the view, so no region has it.

mod aid;
mod card_texts;
mod choices;
mod city;
mod ending;
mod foresight;
mod guide;
mod hand;
mod log;
mod map;
mod options;
mod picture;
mod pieces;
mod players;
mod prompt;
mod radar;
mod recap;
mod still_life;
mod targets;
mod why_not;

use ankh_morpork::{Action, AnkhMorpork, Area, Reaction, Reactions, Setup, Shown, View, What};
use game::Seat;
use maud::{Markup, html};
use words::{Speech, Spoken};

use crate::learn::Guide;
use crate::marked::marked_with_texts;
use crate::page::Ending;
use crate::picture::Picture;
use crate::side::{Part, side};
use crate::{Language, LogLine, Names, Pages, Region, Scene, SeatShown, StandingAnswers};
use pieces::Pieces;

type Voice<'a> = words::Voice<'a, AnkhMorpork>;

impl Pages for AnkhMorpork {
    const ICON: &'static str = "i-mask";
    const PICTURE: &'static str = include_str!("../assets/picture-ankh-morpork.svg");

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        let names = scene.names();
        let voice = Voice::new(scene.lang.words(), &names);
        let pieces = Pieces::new(scene.view, scene.log);
        let mut regions = vec![
            Region { id: "pieces", html: map::pieces(scene, voice, &pieces) },
            Region { id: "targets", html: targets::targets(scene, voice, &pieces) },
            Region { id: "piles", html: city::piles(scene, voice) },
            Region { id: "gone", html: city::gone(scene, voice) },
            Region { id: "prompt", html: prompt::prompt(scene, voice) },
            Region { id: "recap", html: recap::recap(scene, voice) },
            Region { id: "hand", html: hand::hand(scene, voice) },
            Region { id: "secret", html: hand::secret(scene, voice) },
        ];
        regions.extend(players::regions(scene, voice));
        regions.extend(radar::regions(scene, voice));
        regions.extend(city::regions(scene, voice));
        regions.extend(log::regions(scene, voice));
        regions
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        let names = scene.names();
        let voice = Voice::new(scene.lang.words(), &names);
        let pieces = Pieces::new(scene.view, scene.log);
        html! {
            (hand::secret(scene, voice))
            (players::players(scene, voice))
            section.board aria-labelledby="h-city" {
                h2.vh #h-city { (voice.say("am-city")) }
                div.map {
                    (map::drawing(voice))
                    (map::pieces(scene, voice, &pieces))
                    (targets::targets(scene, voice, &pieces))
                }
                (city::piles(scene, voice))
                (city::in_words(scene, voice))
            }
            div.middle { (prompt::prompt(scene, voice)) (recap::recap(scene, voice)) }
            (side(voice.words, [
                Part { id: "radar", symbol: "i-radar", name: voice.say("am-radar"), body: radar::radar(scene, voice) },
                Part { id: "log", symbol: "i-replay", name: voice.say("am-log"), body: log::log(scene, voice) },
            ]))
            (hand::hand(scene, voice))
            (Self::faces(scene.lang))
        }
    }

    fn stage(scene: &Scene<'_, Self>) -> Markup {
        let names = scene.names();
        let voice = Voice::new(scene.lang.words(), &names);
        let pieces = Pieces::new(scene.view, scene.log);
        html! {
            section.board #board aria-labelledby="h-city" {
                h2.vh #h-city { (voice.say("am-city")) }
                div.map { (map::drawing(voice)) (map::pieces(scene, voice, &pieces)) }
                (city::piles(scene, voice))
                (city::in_words(scene, voice))
            }
        }
    }

    fn stage_regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        let names = scene.names();
        let voice = Voice::new(scene.lang.words(), &names);
        let pieces = Pieces::new(scene.view, scene.log);
        let mut regions = vec![
            Region { id: "pieces", html: map::pieces(scene, voice, &pieces) },
            Region { id: "piles", html: city::piles(scene, voice) },
        ];
        regions.extend(city::regions(scene, voice));
        regions
    }

    fn seat_shown(scene: &Scene<'_, Self>, seat: Seat) -> SeatShown {
        let names = scene.names();
        players::shown(scene, Voice::new(scene.lang.words(), &names), seat)
    }

    fn line(voice: Voice<'_>, shown: &Shown) -> Markup {
        marked_with_texts(&<Self as Speech>::sentence(voice, shown))
    }

    fn faces(lang: Language) -> Markup {
        let nobody = Names::nobody();
        card_texts::card_texts(Voice::new(lang.words(), &nobody))
    }

    fn picture(scene: &Scene<'_, Self>) -> Option<Picture> {
        Some(still_life::board(scene))
    }

    fn is_told(shown: &Shown) -> bool {
        !log::is_noise(&shown.what)
    }

    // Lines before the one that begins a turn may come of the same step.
    fn begins_turn(_: &LogLine<Self>, line: &LogLine<Self>) -> bool {
        matches!(line.shown.what, What::TurnBegan { .. })
    }

    fn turn_of(first: &LogLine<Self>) -> (u32, Option<Seat>) {
        log::turn_of(std::slice::from_ref(first))
    }

    fn guide(lang: Language) -> Option<Guide> {
        Some(guide::guide(lang))
    }

    fn turn_number(view: &View) -> Option<u32> {
        Some(view.turn().into())
    }

    fn standing_answers(lang: Language) -> StandingAnswers {
        let names = Names::nobody();
        let voice = Voice::new(lang.words(), &names);
        let answer = |reaction: Reaction| {
            let notation = Action::React(Reactions::only(reaction)).to_string();
            (notation, voice.card(reaction.card()).to_owned())
        };
        let place = |area: Area| (area.to_string(), voice.area(area).to_owned());
        StandingAnswers {
            answers: Reaction::ALL.into_iter().map(answer).collect(),
            places: Area::ALL.into_iter().map(place).collect(),
        }
    }

    fn threatened(view: &View) -> Vec<String> {
        view.threatened().map(|area| area.to_string()).collect()
    }

    fn options(lang: Language, setup: &Setup) -> Markup {
        options::fields(lang, setup)
    }

    fn setup(fields: &[(String, String)]) -> Result<Setup, &'static str> {
        options::read(fields)
    }

    fn seated(setup: &Setup, seats: usize) -> Setup {
        Setup { players: seats as u8, ..setup.clone() }
    }

    fn result(scene: &Scene<'_, Self>) -> Option<Ending> {
        let names = scene.names();
        ending::ending(scene, Voice::new(scene.lang.words(), &names))
    }
}
