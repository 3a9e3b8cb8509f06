//! How to play Ankh-Morpork: its parts, with pictures of the city and of the radar.

use std::sync::LazyLock;

use ankh_morpork::{AnkhMorpork, Area, Card, Personalities, Personality, Symbol, learn};
use maud::{Markup, html};
use words::ankh_morpork::symbol_id;

use super::Voice;
use super::aid::SYMBOLS;
use super::hand::{deck, face};
use super::picture::{Fate, symbol_picture};
use super::{map, radar};
use crate::learn::{Author, Guide, Positions, picture, without_ids};
use crate::{Language, Spoken};

static POSITIONS: LazyLock<Positions<AnkhMorpork>> =
    LazyLock::new(|| Positions::read("learn/guide.toml", learn::GUIDE));

/// The whole page.
pub(super) fn guide(lang: Language) -> Guide {
    let words = lang.words();
    let author = Author::new(lang, &POSITIONS, "am");
    let look = |title: &str| author.look(title);
    let start = look("start");
    let names = start.scene().names();
    let voice = Voice::new(words, &names);
    let say = |key: &str| author.say(key);
    let crop = |title: &str, areas: &[Area], caption: &str| {
        picture("", map::cropped(&look(title).scene(), voice, areas), say(caption))
    };
    let whole = |title: &str, caption: &str| crop(title, &Area::ALL, caption);
    let lanes = |title: &str, caption: &str| {
        let look = look(title);
        let lanes = radar::regions(&look.scene(), voice);
        let list = html! { ol.lanes { @for lane in lanes { (lane.html) } } };
        picture("pic-lanes", list, say(caption))
    };
    let part = |id, body, lessons| author.part(id, body, lessons);
    let control = [
        ("control-most", Area::TheShades),
        ("control-tie", Area::Dimwell),
        ("control-troll", Area::TheScours),
        ("control-demon", Area::TheHippo),
    ];
    let parts = vec![
        part(
            "city",
            html! {
                div.figs {
                    (whole("start", "city-fig"))
                    div { p { (say("city-1")) } p { (say("city-2")) } p { (say("city-3")) } }
                }
            },
            &["right-next-to-you"],
        ),
        part(
            "secret",
            html! {
                p { (say("secret-1")) }
                ul.roles {
                    @for role in ROLES { (role_of(voice, role)) }
                    li.remember { (say("secret-remember")) }
                }
                div.figs { (lanes("radar", "secret-fig")) p { (say("secret-2")) } }
            },
            &["eyes-everywhere"],
        ),
        part("turn", turn(voice), &["rent-before-bricks"]),
        part(
            "symbols",
            html! { ul.symlist { @for symbol in SYMBOLS { (symbol_of(voice, symbol)) } } },
            &["the-right-victim", "good-dog"],
        ),
        part(
            "trouble",
            html! {
                p { (say("trouble-1")) }
                div.figs {
                    (crop("alone", &[Area::Dimwell], "trouble-alone"))
                    (crop("company", &[Area::Dimwell], "trouble-company"))
                }
                p { (say("trouble-2")) }
                div.figs.figs-4 {
                    @for (caption, area) in control { (crop("control", &[area], caption)) }
                }
            },
            &["right-next-to-you", "fan-the-flames"],
        ),
        part(
            "building",
            html! {
                div.figs {
                    (crop("power", &[Area::Dimwell, Area::Longwall], "building-fig"))
                    div {
                        p { (say("building-1")) }
                        p.remember { b { (voice.area(Area::Dimwell)) (voice.words.colon()) " " }
                            (voice.power_text(Area::Dimwell)) }
                        p { (say("building-2")) }
                    }
                }
            },
            &["quiet-please"],
        ),
        part(
            "events",
            html! {
                p { (say("events-1")) }
                div.figs {
                    (crop("quiet", &[Area::Longwall], "events-before"))
                    (crop("troll", &[Area::Longwall], "events-after"))
                }
            },
            &["the-last-straw"],
        ),
        part(
            "end",
            html! {
                div.figs {
                    div {
                        ul.plainlist { @for line in ["end-1", "end-2", "end-3"] { li { (say(line)) } } }
                        p.remember { (say("end-points")) }
                    }
                    (lanes("flag", "end-fig"))
                }
            },
            &["the-last-card"],
        ),
        part(
            "tips",
            html! {
                div.anatomy {
                    (card(voice, "gaspode"))
                    ol.order {
                        @for (number, line) in ["tips-1", "tips-2", "tips-3"].into_iter().enumerate() {
                            li { span.no { (number + 1) } span { (say(line)) } }
                        }
                    }
                }
            },
            &["rob-the-rich", "two-birds"],
        ),
    ];
    Guide { defs: map::symbol(voice), parts }
}

/// Those whose aims differ; the lords share one.
const ROLES: [Personality; 5] = [
    Personality::Selachii,
    Personality::Vetinari,
    Personality::DragonKing,
    Personality::Chrysoprase,
    Personality::Vimes,
];

/// A personality, how it wins, and what it needs by the number of players.
fn role_of(voice: Voice<'_>, personality: Personality) -> Markup {
    let name = match personality {
        Personality::Selachii => voice.say("am-lane-lords"),
        other => voice.personality(other),
    };
    let need = |players: usize| {
        let plays = Personalities::in_play(players as u8).iter().any(|one| one == personality);
        let need = personality.need(players);
        match personality {
            _ if !plays => "–".to_owned(),
            Personality::Chrysoprase => voice.money(need),
            _ => need.to_string(),
        }
    };
    let same = (2..=4).all(|players| need(players) == need(2));
    html! {
        li.role {
            h3 { (name) }
            p { (voice.say(&format!("learn-am-role-{personality}"))) }
            @if personality != Personality::Vimes {
                dl {
                    @if same {
                        div { dt { (voice.say("learn-always")) } dd { (need(2)) } }
                    } @else {
                        @for players in 2..=4usize {
                            div {
                                dt { (voice.with("learn-players", &[("n", players.into())])) }
                                dd { (need(players)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A turn is one card, from left to right.
fn turn(voice: Voice<'_>) -> Markup {
    let card_of_turn = named("the-agony-aunts");
    let say = |key: &str| voice.say(&format!("learn-am-turn-{key}"));
    html! {
        p { (say("1")) }
        div.anatomy {
            (card(voice, "the-agony-aunts"))
            ol.order {
                @for (key, symbol) in ["first", "second", "third"].into_iter().zip(card_of_turn.symbols()) {
                    li { (symbol_picture(voice, *symbol, Fate::Open)) span { b { (voice.symbol(*symbol)) } " " (say(key)) } }
                }
                li { span.no { "5" } span { b { (say("draw")) } " " (say("draw-note")) } }
            }
        }
    }
}

fn symbol_of(voice: Voice<'_>, symbol: Symbol) -> Markup {
    let key = format!("am-symbol-{}", symbol_id(symbol));
    html! {
        li {
            (symbol_picture(voice, symbol, Fate::Open))
            span { b { (voice.say(&key)) } span { (voice.say(&format!("{key}-text"))) } }
        }
    }
}

fn card(voice: Voice<'_>, id: &str) -> Markup {
    let card = named(id);
    html! { article.card data-deck=(deck(card)) { (without_ids(&face(voice, card))) } }
}

/// A card of our own writing.
fn named(id: &str) -> Card {
    id.parse().unwrap_or_else(|_| panic!("{id} is a card"))
}
