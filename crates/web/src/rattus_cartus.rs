//! The table of Rattus Cartus.

mod buildings;
mod ending;
mod guide;
mod hand;
mod houses;
mod log;
mod options;
mod picture;
mod players;
mod prompt;
mod reckoning;
mod secret;
mod why_not;

use maud::{Markup, html};
use rattus_cartus::{RANK_POINTS, RattusCartus, Setup, Shown};
use words::{Speech, Spoken};

use crate::coach::FirstGame;
use crate::learn::Guide;
use crate::page::Ending;
use crate::{Language, Pages, Region, Scene};

type Voice<'a> = words::Voice<'a, RattusCartus>;

impl Pages for RattusCartus {
    const ICON: &'static str = "r-rat";
    const PICTURE: &'static str = include_str!("../assets/picture-rattus-cartus.svg");
    // The groups of the log are counted from its beginning, and no game is as long as this.
    const LOG: usize = 4096;

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        let names = scene.names();
        let voice = Voice::new(scene.lang.words(), &names);
        let view = scene.view;
        let actions = scene.question.map_or(&[][..], |question| question.actions);
        let region = |id, html| Region { id, html };
        let mut regions = players::regions(scene, voice);
        regions.extend(buildings::regions(view, scene.reader, actions, voice));
        regions.extend(houses::discs(view, &names, hand::laying(scene)));
        regions.extend(houses::in_words(view, voice));
        regions.extend(houses::pile_regions(view, voice));
        regions.extend([
            region("tracker", buildings::tracker(view, voice)),
            region("walls", houses::walls(view, voice)),
            region("flags", houses::flags(view)),
            region("standings", houses::standings(view, voice)),
            region("prompt", prompt::prompt(scene, voice)),
            region("hand", hand::hand(scene, voice)),
            region("ending", ending::ending(scene, voice)),
            region("nuns", secret::nun_row(scene, voice)),
            region("rats", secret::rats(scene, voice)),
        ]);
        regions.extend(log::regions(scene, voice));
        regions
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        let names = scene.names();
        let voice = Voice::new(scene.lang.words(), &names);
        let view = scene.view;
        let actions = scene.question.map_or(&[][..], |question| question.actions);
        let few = if view.players.len() < 4 { "two" } else { "" };
        html! {
            div.table.rattus {
            section.players aria-labelledby="h-players" {
                h2.vh #h-players { (voice.say("rc-players")) }
                ol { (players::players(scene, voice)) }
            }
            section.board aria-label=(voice.say("rc-board")) {
                (buildings::tracker(view, voice))
                section.bldgs.(few) aria-label=(voice.say("rc-buildings")) {
                    (all(buildings::regions(view, scene.reader, actions, voice)))
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
                            (all(houses::discs(view, &names, hand::laying(scene))))
                            (houses::flags(view))
                        }
                        ul.vh aria-label=(voice.say("rc-houses-table")) {
                            (all(houses::in_words(view, voice)))
                        }
                        div.houses-side { (houses::standings(view, voice)) (houses::piles(view, voice)) }
                    }
                }
            }
            (prompt::prompt(scene, voice))
            (hand::hand(scene, voice))
            (ending::ending(scene, voice))
            (secret::frame(scene, voice))
            section.panel.talk aria-label=(voice.say("rc-log")) {
                (aid(voice)) (log::log(scene, voice))
            }
            }
        }
    }

    fn guide(lang: Language) -> Option<Guide> {
        Some(guide::guide(lang))
    }

    fn first_game() -> Option<&'static FirstGame<Self>> {
        Some(&guide::FIRST_GAME)
    }

    // Its log says in headings who did it, so names do not stand out in the lines.
    fn line(voice: Voice<'_>, shown: &Shown) -> Markup {
        html! { (Self::sentence(voice, shown)) }
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

/// Regions where they stand on the page.
fn all(regions: Vec<Region>) -> Markup {
    html! { @for region in regions { (region.html) } }
}

/// The player aid, one key away.
fn aid(voice: Voice<'_>) -> Markup {
    html! {
        details #aid.aid {
            summary { (voice.say("rc-aid")) " " kbd { "?" } }
            h3 { (voice.say("rc-aid-round")) }
            ul {
                @for part in ["a", "b", "c", "d", "e"] { li { (voice.say(&format!("rc-aid-{part}"))) } }
            }
            p { (voice.say("rc-aid-follower")) }
            p { (voice.say("rc-aid-premium")) }
            p { (voice.with("rc-aid-end", &[
                ("first", RANK_POINTS[0].into()),
                ("second", RANK_POINTS[1].into()),
                ("third", RANK_POINTS[2].into()),
            ])) }
        }
    }
}
