//! The table of Rattus Cartus.

mod buildings;
mod ending;
mod hand;
mod houses;
mod log;
mod options;
mod players;
mod prompt;
mod reckoning;
mod say;
mod secret;
mod sentence;
mod why_not;

use game::Seat;
use maud::{Markup, html};
use rattus_cartus::{Action, Phase, RANK_POINTS, RattusCartus, Setup, Shown, View};

use crate::page::{Outcome, sentence_of_refusal};
use crate::{Lang, Names, Pages, Region, Scene};
use say::Say;

impl Pages for RattusCartus {
    // The groups of the log are counted from its beginning, and no game is as long as this.
    const LOG: usize = 4096;

    fn name(lang: Lang) -> &'static str {
        lang.words().say("home-rattus-cartus-name")
    }

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        let names = scene.names();
        let say = Say::new(scene.lang, &names);
        let view = scene.view;
        let actions = scene.question.map_or(&[][..], |question| question.actions);
        let region = |id, html| Region { id, html };
        let mut regions = players::regions(scene, say);
        regions.extend(buildings::regions(view, scene.reader, actions, say));
        regions.extend(houses::discs(view, &names, hand::laying(scene)));
        regions.extend(houses::in_words(view, say));
        regions.extend(houses::pile_regions(view, say));
        regions.extend([
            region("tracker", buildings::tracker(view, say)),
            region("walls", houses::walls(view, say)),
            region("flags", houses::flags(view)),
            region("standings", houses::standings(view, say)),
            region("prompt", prompt::prompt(scene, say)),
            region("hand", hand::hand(scene, say)),
            region("ending", ending::ending(scene, say)),
            region("nuns", secret::nun_row(scene, say)),
            region("rats", secret::rats(scene, say)),
        ]);
        regions.extend(log::regions(scene, say));
        regions
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        let words = scene.lang.words();
        let names = scene.names();
        let say = Say::new(scene.lang, &names);
        let view = scene.view;
        let actions = scene.question.map_or(&[][..], |question| question.actions);
        let few = if view.players.len() < 4 { "two" } else { "" };
        html! {
            div.table.rattus {
            section.players aria-labelledby="h-players" {
                h2.vh #h-players { (words.say("rc-players")) }
                ol { (players::players(scene, say)) }
            }
            section.board aria-label=(words.say("rc-board")) {
                (buildings::tracker(view, say))
                section.bldgs.(few) aria-label=(words.say("rc-buildings")) {
                    (all(buildings::regions(view, scene.reader, actions, say)))
                }
                section.panel.houses aria-labelledby="h-houses" {
                    h2.panel-h #h-houses {
                        (words.say("rc-houses")) " "
                        small {
                            (words.say("rc-houses-hint")) span { " · " (words.say("rc-houses-reach")) }
                        }
                    }
                    div.houses-in {
                        div.houses-draw {
                            (houses::walls(view, say))
                            (all(houses::discs(view, &names, hand::laying(scene))))
                            (houses::flags(view))
                        }
                        ul.vh aria-label=(words.say("rc-houses-table")) {
                            (all(houses::in_words(view, say)))
                        }
                        div.houses-side { (houses::standings(view, say)) (houses::piles(view, say)) }
                    }
                }
            }
            (prompt::prompt(scene, say))
            (hand::hand(scene, say))
            (ending::ending(scene, say))
            (secret::frame(scene, say))
            section.panel.talk aria-label=(words.say("rc-log")) {
                (aid(scene.lang)) (log::log(scene, say))
            }
            }
        }
    }

    fn sentence(lang: Lang, names: &Names, shown: &Shown) -> Option<Markup> {
        let line = sentence::line(&shown.news, None, Say::new(lang, names));
        Some(html! { (line.text) })
    }

    fn action(lang: Lang, names: &Names, view: &View, action: &Action) -> String {
        words_of(action, view, Say::new(lang, names))
    }

    fn refusal(lang: Lang, rule: &str) -> String {
        sentence_of_refusal(lang, rule)
    }

    fn progress(lang: Lang, view: &View) -> String {
        let words = lang.words();
        match view.phase {
            Phase::SetUp => words.say("rc-setting-up").to_owned(),
            Phase::EndOfGame => words.say("rc-cause-end").to_owned(),
            _ => words.with(
                "rc-round-short",
                &[("round", view.round.into()), ("rounds", view.rounds.into())],
            ),
        }
    }

    fn agreed(lang: Lang, setup: &Setup) -> Vec<String> {
        options::agreed(lang, setup)
    }

    fn options(lang: Lang, setup: &Setup) -> Markup {
        options::fields(lang, setup)
    }

    fn setup(fields: &[(String, String)]) -> Result<Setup, &'static str> {
        options::read(fields)
    }

    fn seated(setup: &Setup, seats: usize) -> Setup {
        Setup { players: seats as u8, ..*setup }
    }

    fn outcome(scene: &Scene<'_, Self>) -> Option<Outcome> {
        let names = scene.names();
        ending::outcome(scene, Say::new(scene.lang, &names))
    }
}

/// Regions where they stand on the page.
fn all(regions: Vec<Region>) -> Markup {
    html! { @for region in regions { (region.html) } }
}

/// An action in words, not yet escaped.
fn words_of(action: &Action, _view: &View, say: Say<'_>) -> String {
    let words = say.words;
    let who = |key: &str, seat: Seat| words.with(key, &[("who", say.who(seat).into())]);
    let card = |key: &str, card| words.with(key, &[("card", say.card(card).into())]);
    match *action {
        Action::Supply(card) => words.with(
            "rc-action-supply",
            &[("building", say.the(card.building()).into()), ("supply", say.supply(card).into())],
        ),
        Action::Look(place) => words.with("rc-action-look", &[("place", place.into())]),
        Action::Enter(card) => {
            words.with("rc-action-enter", &[("building", say.the(card.building()).into())])
        }
        Action::Pass => words.say("rc-action-pass").to_owned(),
        Action::Play(number) => say.number("rc-action-play", number),
        Action::Lay(laid) => card("rc-action-lay", laid),
        Action::Sword(seat) => who("rc-action-sword", seat),
        Action::Flute(seat) => who("rc-action-flute", seat),
        Action::Give(given) => card("rc-action-give", given),
        Action::Use => words.say("rc-action-use").to_owned(),
        Action::Decline => words.say("rc-action-decline").to_owned(),
        Action::Trade(number) => say.number("rc-action-trade", number),
        Action::Discard(card_given) => card("rc-action-discard", card_given),
    }
}

/// The player aid, one key away.
fn aid(lang: Lang) -> Markup {
    let words = lang.words();
    html! {
        details #aid.aid {
            summary { (words.say("rc-aid")) " " kbd { "?" } }
            h3 { (words.say("rc-aid-round")) }
            ul {
                @for part in ["a", "b", "c", "d", "e"] { li { (words.say(&format!("rc-aid-{part}"))) } }
            }
            p { (words.say("rc-aid-premium")) }
            p { (words.with("rc-aid-end", &[
                ("first", RANK_POINTS[0].into()),
                ("second", RANK_POINTS[1].into()),
                ("third", RANK_POINTS[2].into()),
            ])) }
        }
    }
}
