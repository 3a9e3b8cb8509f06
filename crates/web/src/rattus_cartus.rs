//! The table of Rattus Cartus.

mod buildings;
mod card_texts;
mod ending;
mod guide;
mod hand;
mod houses;
mod log;
mod options;
mod picture;
mod players;
mod prompt;
mod recap;
mod reckoning;
mod reveal;
mod secret;
mod still_life;
mod why_not;

use game::Seat;
use maud::{Markup, html};
use rattus_cartus::{RANK_POINTS, RattusCartus, Setup, Shown, View};
use words::{Names, Speech, Spoken};

use crate::learn::Guide;
use crate::marked::with_texts;
use crate::page::Ending;
use crate::picture::Picture;
use crate::side::{Part, side};
use crate::{Language, Pages, Region, Scene, SeatShown, icon};

type Voice<'a> = words::Voice<'a, RattusCartus>;

impl Pages for RattusCartus {
    const ICON: &'static str = "r-rat";
    const PICTURE: &'static str = include_str!("../assets/picture-rattus-cartus.svg");
    // The groups of the log are counted from its beginning, and no game is as long as this.
    const LOG: usize = 4096;

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        let names = scene.names();
        let voice = Voice::new(scene.lang.words(), &names);
        let region = |id, html| Region { id, html };
        let mut regions = players::regions(scene, voice);
        regions.extend(board_regions(scene, voice));
        regions.extend([
            region("prompt", prompt::prompt(scene, voice)),
            region("recap", recap::recap(scene, voice)),
            region("reveal", reveal::reveal(scene, voice)),
            region("hand", hand::hand(scene, voice)),
            region("ending", ending::ending(scene, voice)),
            region("nuns", secret::nun_row(scene, voice)),
            region("rats", secret::rats(scene, voice)),
            region("so-far", secret::so_far(scene, voice)),
            region("odds", secret::odds(scene, voice)),
        ]);
        regions.extend(log::regions(scene, voice));
        regions
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        let names = scene.names();
        let voice = Voice::new(scene.lang.words(), &names);
        html! {
            div.table.rattus {
            (secret::frame(scene, voice))
            section.players aria-labelledby="h-players" {
                h2.vh #h-players { (voice.say("rc-players")) }
                ol { (players::players(scene, voice)) }
            }
            (board(scene, voice, reveal::reveal(scene, voice)))
            div.middle { (reveal::way_on(voice)) (prompt::prompt(scene, voice)) (recap::recap(scene, voice)) }
            (side(voice.words, [
                Part { id: "plague", symbol: "r-nun", name: voice.say("rc-plague"), body: secret::plague(scene, voice) },
                Part { id: "log", symbol: "i-replay", name: voice.say("rc-log-short"), body: html! {
                    section.panel.talk aria-label=(voice.say("rc-log")) { (log::log(scene, voice, &aid(scene.view, voice))) }
                } },
            ]))
            (hand::hand(scene, voice))
            (ending::ending(scene, voice))
            (Self::faces(scene.lang))
            script src=(crate::assets::url("reveal.js")) defer {}
            }
        }
    }

    fn stage(scene: &Scene<'_, Self>) -> Markup {
        let names = scene.names();
        let voice = Voice::new(scene.lang.words(), &names);
        html! { div.rattus.still { (board(scene, voice, html! {})) } }
    }

    fn stage_regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        let names = scene.names();
        board_regions(scene, Voice::new(scene.lang.words(), &names))
    }

    fn seat_shown(scene: &Scene<'_, Self>, seat: Seat) -> SeatShown {
        let names = scene.names();
        players::shown(scene, Voice::new(scene.lang.words(), &names), seat)
    }

    fn picture(scene: &Scene<'_, Self>) -> Option<Picture> {
        Some(still_life::board(scene))
    }

    fn is_told(shown: &Shown) -> bool {
        log::is_told(&shown.news)
    }

    fn guide(lang: Language) -> Option<Guide> {
        Some(guide::guide(lang))
    }

    // Its log says in headings who did it, so names do not stand out in the lines.
    fn line(voice: Voice<'_>, shown: &Shown) -> Markup {
        with_texts(&Self::sentence(voice, shown))
    }

    fn faces(lang: Language) -> Markup {
        let nobody = Names::nobody();
        card_texts::card_texts(Voice::new(lang.words(), &nobody))
    }

    fn options(lang: Language, setup: &Setup) -> Markup {
        options::fields(lang, setup)
    }

    fn setup(fields: &[(String, String)]) -> Result<Setup, &'static str> {
        options::read(fields)
    }

    fn seated(setup: &Setup, seats: usize) -> Setup {
        Setup { players: seats as u8, ..*setup }
    }

    fn result(scene: &Scene<'_, Self>) -> Option<Ending> {
        let names = scene.names();
        ending::result(scene, Voice::new(scene.lang.words(), &names))
    }
}

/// The buildings of the round, with what lies over them, and the houses of the classes.
fn board(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>, over: Markup) -> Markup {
    let (view, names) = (scene.view, voice.names);
    let actions = scene.question.map_or(&[][..], |question| question.actions);
    let few = if view.players.len() < 4 { "two" } else { "" };
    html! {
            section.board aria-label=(voice.say("rc-board")) {
                (buildings::tracker(view, voice))
                h2.vh #h-buildings { (voice.say("rc-buildings")) }
                section.bldgs.(few) aria-labelledby="h-buildings" {
                    (all(buildings::regions(view, scene.reader, actions, voice)))
    (over)
                }
                section.panel.houses aria-labelledby="h-houses" {
                    h2.panel-h #h-houses {
                        (voice.say("rc-houses")) " "
                        small {
                            (voice.say("rc-houses-hint")) span { " · " (voice.say("rc-houses-reach")) }
                        }
                    }
                    div.houses-in {
                        div.houses-draw {
                            (houses::walls(view, voice))
                            (all(houses::discs(view, names, hand::laying(scene))))
                            (houses::flags(view))
                        }
                        ul.vh aria-label=(voice.say("rc-houses-table")) {
                            (all(houses::in_words(view, voice)))
                        }
                        // Where the window is low it scrolls, by keys as well.
                        div.houses-side tabindex="0" role="group" aria-labelledby="h-houses" {
                            (houses::standings(view, voice)) (houses::piles(view, voice))
                        }
                    }
                }
            }
        }
}

/// Its parts that change.
fn board_regions(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Vec<Region> {
    let view = scene.view;
    let actions = scene.question.map_or(&[][..], |question| question.actions);
    let mut regions = buildings::regions(view, scene.reader, actions, voice);
    regions.extend(houses::discs(view, voice.names, hand::laying(scene)));
    regions.extend(houses::in_words(view, voice));
    regions.extend(houses::pile_regions(view, voice));
    regions.extend([
        Region { id: "tracker", html: buildings::tracker(view, voice) },
        Region { id: "walls", html: houses::walls(view, voice) },
        Region { id: "flags", html: houses::flags(view) },
        Region { id: "standings", html: houses::standings(view, voice) },
    ]);
    regions
}

/// Regions where they stand on the page.
fn all(regions: Vec<Region>) -> Markup {
    html! { @for region in regions { (region.html) } }
}

/// The player aid, one key away.
fn aid(view: &View, voice: Voice<'_>) -> Markup {
    let two = if view.players.len() == 2 { "yes" } else { "no" };
    html! {
        details #aid.player-aid {
            summary { (icon("i-card")) (voice.say("rc-aid")) " " kbd { "?" } }
            div.aid-in.panel {
                section {
                    h3 { (voice.say("rc-aid-round")) }
                    ul {
                        @for part in ["a", "b", "c", "d", "e"] { li { (voice.say(&format!("rc-aid-{part}"))) } }
                    }
                }
                section {
                    p { (voice.say("rc-aid-follower")) }
                    p { (voice.with("rc-aid-premium", &[("two", two.into())])) }
                    p { (voice.with("rc-aid-end", &[
                        ("first", RANK_POINTS[0].into()),
                        ("second", RANK_POINTS[1].into()),
                        ("third", RANK_POINTS[2].into()),
                    ])) }
                }
            }
        }
    }
}
