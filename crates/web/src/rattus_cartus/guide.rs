//! How to play Rattus Cartus: its parts, with pictures of houses, buildings and nuns.

use std::sync::LazyLock;

use game::Seat;
use maud::{Markup, html};
use rattus_cartus::{Building, Card, Class, Phase, RattusCartus, learn};

use super::picture::{card_symbol, class_symbol};
use super::{Voice, all, buildings, hand, houses, secret};
use crate::learn::{Author, Guide, Look, Positions, picture, without_ids};
use crate::{Language, Spoken, icon};

static POSITIONS: LazyLock<Positions<RattusCartus>> =
    LazyLock::new(|| Positions::read("learn/guide.toml", learn::GUIDE));

/// Whoever looks at the pictures.
const READER: Option<Seat> = Some(Seat::new(0));

/// The whole page.
pub(super) fn guide(lang: Language) -> Guide {
    let words = lang.words();
    let author = Author::new(lang, &POSITIONS, "rc");
    let look = |title: &str| author.look(title);
    let aim = look("aim");
    let names = aim.scene().names();
    let voice = Voice::new(words, &names);
    let say = |key: &str| author.say(key);
    let part = |id, body, lessons| author.part(id, body, lessons);
    let row = |title: &str, caption: &str| {
        let look = look(title);
        let mut regions = buildings::regions(look.scene().view, READER, &[], voice);
        if look.scene().view.phase == Phase::ResolveBuildings {
            // What is on the stage is large enough to tell everything.
            regions.retain(|region| region.id == "stage");
        }
        picture("rattus pic-row", html! { div.bldgs.two { (all(regions)) } }, say(caption))
    };
    let paragraphs = |keys: &[&str]| html! { @for key in keys { p { (say(key)) } } };
    let parts = vec![
        part(
            "story",
            html! { (paragraphs(&["story-1", "story-2"])) (classes(voice)) },
            &["fit-is-free"],
        ),
        part(
            "aim",
            html! {
                (paragraphs(&["aim-1", "aim-2"]))
                (picture("rattus pic-houses", houses_of(&aim, voice), say("aim-fig")))
            },
            &["same-floor"],
        ),
        part("round", html! { (round(voice)) (row("round", "round-fig")) }, &["nobody-home"]),
        part(
            "cards",
            html! { (paragraphs(&["cards-1", "cards-2"])) (row("cards", "cards-fig")) },
            &["fit-is-free"],
        ),
        part(
            "premium",
            html! {
                (paragraphs(&["premium-1", "premium-2"]))
                (row("premium", "premium-fig"))
                p.remember { (say("premium-two")) }
            },
            &["first-come", "nobody-home"],
        ),
        part(
            "specials",
            html! { p { (say("specials-1")) } ul.symlist { @for special in SPECIALS { (special_of(voice, special)) } } },
            &["wait-and-see", "pipers-tune", "golden-handshake"],
        ),
        part(
            "nuns",
            html! {
                div.figs {
                    (picture("rattus pic-nuns", nuns_of(&look("nuns"), voice), say("nuns-fig")))
                    div { (paragraphs(&["nuns-1", "nuns-2", "nuns-3"])) }
                }
            },
            &["count-the-nuns", "cards-for-rats"],
        ),
        part(
            "end",
            html! {
                p { (say("end-1")) }
                ul.plainlist {
                    @for key in ["end-houses", "end-hand", "end-specials", "end-gold"] { li { (say(key)) } }
                }
                p.remember { (say("end-2")) }
            },
            &["one-rat-ten-points"],
        ),
        part(
            "tips",
            html! {
                ol.order {
                    @for (number, key) in ["tips-1", "tips-2", "tips-3"].into_iter().enumerate() {
                        li { span.no { (number + 1) } span { (say(key)) } }
                    }
                }
            },
            &["cards-for-rats", "one-rat-ten-points", "wait-and-see"],
        ),
    ];
    Guide { defs: html! {}, parts }
}

/// The six classes with their symbols.
fn classes(voice: Voice<'_>) -> Markup {
    html! {
        ul.classes {
            @for class in Class::ALL {
                li data-class=(class.name()) { span.cls { (icon(class_symbol(class))) } (voice.class(class)) }
            }
        }
    }
}

/// The houses, and who would have how many points.
fn houses_of(look: &Look<RattusCartus>, voice: Voice<'_>) -> Markup {
    let scene = look.scene();
    let view = scene.view;
    html! {
        div.houses-in {
            // What one house looks like is drawn once and used by its name.
            div.houses-draw {
                (houses::walls(view, voice))
                (all(houses::discs(view, voice.names, hand::laying(&scene))))
            }
            div.houses-side { (houses::standings(view, voice)) }
        }
    }
}

/// The phases of a round as stations.
fn round(voice: Voice<'_>) -> Markup {
    let say = |key: &str| voice.say(&format!("learn-rc-round-{key}"));
    html! {
        ol.order {
            @for letter in ["a", "b", "c", "d", "e"] {
                li {
                    span.no { (letter.to_uppercase()) }
                    span { b { (voice.say(&format!("rc-phase-{letter}"))) } " " (say(letter)) }
                }
            }
        }
        p { (say("begin")) }
    }
}

/// The cards that are no people, and the buildings they come from.
const SPECIALS: [(Card, Building); 5] = [
    (Card::JOKER, Building::Marketplace),
    (Card::SWORD, Building::Castle),
    (Card::FLUTE, Building::PiedPipersHut),
    (Card::PASS, Building::Office),
    (Card::GOLD, Building::Treasury),
];

fn special_of(voice: Voice<'_>, (card, building): (Card, Building)) -> Markup {
    html! {
        li {
            span.sym { (icon(card_symbol(card))) }
            span {
                b { (voice.kind(card)) small { " · " (voice.building(building)) } }
                span { (voice.say(&format!("learn-rc-card-{card}"))) }
            }
        }
    }
}

/// The Nun-row, the rats, and what they mean together.
fn nuns_of(look: &Look<RattusCartus>, voice: Voice<'_>) -> Markup {
    let scene = look.scene();
    html! { div.panel.secret-in.plague { (secret::nun_row(&scene, voice)) (without_ids(&secret::rats(&scene, voice))) (without_ids(&secret::odds(&scene, voice))) } }
}
