//! The table of *Discworld: Ankh-Morpork*.
//!
//! The map's drawing, the player aid and older turns of the log are sent once; everything
//! else is a region. What a reader may not know is not in the view, so no region has it.

mod aid;
mod ask;
mod card_text;
mod choices;
mod city;
mod foresight;
mod hand;
mod log;
mod map;
mod options;
mod outcome;
mod pieces;
mod players;
mod prompt;
mod radar;
mod sentence;
mod targets;
mod voice;

use ankh_morpork::{
    Action, AnkhMorpork, Area, Asked, Card, Effect, Reaction, Reactions, Setup, Shown, Topic, View,
    Word,
};
use maud::{Markup, html};

use crate::page::Outcome;
use crate::{Lang, Names, Pages, Region, Scene, StandingAnswers};
use pieces::Pieces;
use voice::Voice;

impl Pages for AnkhMorpork {
    fn name(lang: Lang) -> &'static str {
        lang.words().say("game-ankh-morpork-short")
    }

    fn regions(scene: &Scene<'_, AnkhMorpork>) -> Vec<Region> {
        let names = scene.names();
        let voice = Voice::new(scene.lang, &names);
        let pieces = Pieces::new(scene.view, scene.log);
        let mut regions = vec![
            Region { id: "pieces", html: map::pieces(scene, voice, &pieces) },
            Region { id: "targets", html: targets::targets(scene, &pieces) },
            Region { id: "piles", html: city::piles(scene, voice) },
            Region { id: "gone", html: city::gone(scene, voice) },
            Region { id: "prompt", html: prompt::prompt(scene, voice) },
            Region { id: "hand", html: hand::hand(scene, voice) },
            Region { id: "secret", html: hand::secret(scene, voice) },
        ];
        regions.extend(players::regions(scene, voice));
        regions.extend(radar::regions(scene, voice));
        regions.extend(city::regions(scene, voice));
        regions.extend(log::regions(scene, voice));
        regions
    }

    fn board(scene: &Scene<'_, AnkhMorpork>) -> Markup {
        let names = scene.names();
        let voice = Voice::new(scene.lang, &names);
        let pieces = Pieces::new(scene.view, scene.log);
        html! {
            (players::players(scene, voice))
            section class="board" aria-labelledby="h-city" {
                h2 class="vh" id="h-city" { (voice.say("city")) }
                div class="map" {
                    (map::drawing(voice))
                    (map::pieces(scene, voice, &pieces))
                    (targets::targets(scene, &pieces))
                }
                (city::piles(scene, voice))
                (city::in_words(scene, voice))
            }
            (prompt::prompt(scene, voice))
            (hand::hand(scene, voice))
            (hand::secret(scene, voice))
            (radar::radar(scene, voice))
            (log::log(scene, voice))
        }
    }

    fn sentence(lang: Lang, names: &Names, shown: &Shown) -> Option<Markup> {
        Some(Voice::new(lang, names).sentence(&shown.what))
    }

    fn action(lang: Lang, names: &Names, view: &View, action: &Action) -> String {
        words_of(Voice::new(lang, names), view, *action)
    }

    fn refusal(lang: Lang, rule: &str) -> String {
        refusal(lang, rule)
    }

    fn progress(lang: Lang, view: &View) -> String {
        let words = lang.words();
        match view.asked() {
            Asked::Over { .. } => words.say("game-over").to_owned(),
            _ if view.turn() == 0 => words.say("before-the-start").to_owned(),
            _ => words.with("turn-number", &[("turn", view.turn().into())]),
        }
    }

    fn turn_number(view: &View) -> Option<u32> {
        Some(view.turn().into())
    }

    fn agreed(lang: Lang, setup: &Setup) -> Vec<String> {
        options::agreed(lang, setup)
    }

    fn standing_answers(lang: Lang) -> StandingAnswers {
        let names = Names::nobody();
        let voice = Voice::new(lang, &names);
        let answer = |reaction: Reaction| {
            (
                Action::React(Reactions::only(reaction)).to_string(),
                voice.card(reaction.card()).to_owned(),
            )
        };
        let place = |area: Area| (area.to_string(), voice.area(area).to_owned());
        StandingAnswers {
            answers: Reaction::ALL.into_iter().map(answer).collect(),
            places: Area::ALL.into_iter().map(place).collect(),
        }
    }

    fn options(lang: Lang, setup: &Setup) -> Markup {
        options::fields(lang, setup)
    }

    fn setup(fields: &[(String, String)]) -> Result<Setup, &'static str> {
        options::read(fields)
    }

    fn seated(setup: &Setup, seats: usize) -> Setup {
        Setup { players: seats as u8, ..setup.clone() }
    }

    fn outcome(scene: &Scene<'_, AnkhMorpork>) -> Option<Outcome> {
        let names = scene.names();
        outcome::outcome(scene, Voice::new(scene.lang, &names))
    }
}

/// How a finished game ended, in a sentence.
fn ended(voice: Voice<'_>, view: &View) -> Markup {
    match view.asked() {
        Asked::Over { ending, places } => voice.ended(ending, places, &outcome::cast(view)),
        _ => html! {},
    }
}

/// Why something is not allowed.
fn refusal(lang: Lang, rule: &str) -> String {
    let words = lang.words();
    let card = rule.strip_prefix("AM-CARD-").and_then(|id| id.to_lowercase().parse::<Card>().ok());
    match card {
        Some(card) => {
            let names = Names::nobody();
            let name = Voice::new(lang, &names).card(card);
            words.with("refusal-card", &[("card", name.into())])
        }
        None => {
            let area = rule.strip_prefix("AM-AREA-").and_then(|rule| rule.strip_suffix("-01"));
            let area = area.and_then(|id| id.to_lowercase().parse::<Area>().ok());
            let amount = area.map_or(0, |area| area.power().amount());
            let names = Names::nobody();
            let amount = Voice::new(lang, &names).money(amount.into());
            words.with(&format!("refusal-{rule}"), &[("amount", amount.into())])
        }
    }
}

/// A choice in words, not yet escaped.
fn words_of(voice: Voice<'_>, view: &View, action: Action) -> String {
    let card = |key, card| voice.with(key, &[("card", voice.card(card).into())]);
    let area = |key, area| voice.with(key, &[("area", voice.area(area).into())]);
    let cost = |key, at: ankh_morpork::Area, half: bool| {
        let cost = i32::from(if half { at.half_cost() } else { at.cost() });
        let owner = view.areas()[at.index()].building;
        voice.with(
            key,
            &[
                ("area", voice.area(at).into()),
                ("cost", voice.money(cost).into()),
                ("name", owner.map_or("", |seat| voice.names.of(seat)).into()),
            ],
        )
    };
    let minion = |key, minion: ankh_morpork::Minion| {
        let (you, name) = voice.owner(minion.owner);
        let at = voice.area(minion.area);
        voice.with(key, &[("you", you.into()), ("name", name.into()), ("area", at.into())])
    };
    match action {
        Action::Play(played) => card("act-play", played),
        Action::Give(given) => card("act-give", given),
        Action::Discard(gone) => card("act-discard", gone),
        Action::Keep(kept) => card("act-keep", kept),
        Action::Place(at) => area("act-place", at),
        Action::Lift(at) => area("act-lift", at),
        Action::Build(at) => cost("act-build", at, matches!(view.topic(), Topic::Text { .. })),
        Action::Demolish(at) => area("act-demolish", at),
        Action::Buy(at) => cost("act-buy", at, false),
        Action::Calm(at) => area("act-calm", at),
        Action::Stir(at) => area("act-stir", at),
        Action::To(at) => area("act-to", at),
        Action::At(at) => area("act-at", at),
        Action::Assassinate(victim) => minion("act-assassinate", victim),
        Action::Pick(chosen) => minion("act-pick", chosen),
        Action::Target(seat) => voice.with("act-target", &[("name", voice.names.of(seat).into())]),
        Action::React(reactions) => {
            let cards: Vec<&str> =
                reactions.iter().map(|reaction| voice.card(reaction.card())).collect();
            voice.with("act-react", &[("cards", voice.words.list(&cards).into())])
        }
        Action::Use(at) => {
            let power = voice.power(at);
            voice.with("act-use", &[("area", voice.area(at).into()), ("power", power.into())])
        }
        Action::Word(word) => bare_word(voice, view, word),
    }
}

/// A bare word, as the question at hand means it.
fn bare_word(voice: Voice<'_>, view: &View, word: Word) -> String {
    let effect = match view.topic() {
        Topic::Text { card, .. } => card.effect(),
        _ => None,
    };
    let paid = |key, amount: u16| voice.with(key, &[("amount", voice.money(amount.into()).into())]);
    let pay = |amount| paid("act-pay-amount", amount);
    match (word, view.topic(), effect) {
        (Word::Recall, ..) => {
            let card = view.front().map_or("", |card| voice.card(card));
            voice.with("act-recall", &[("card", card.into())])
        }
        (Word::Pay, _, Some(effect @ Effect::GambleBank)) => pay(effect.forfeit()),
        (Word::Pay, _, Some(effect)) => pay(effect.amount()),
        (Word::Pay, ..) => voice.say("act-pay").to_owned(),
        (Word::Accept, _, Some(Effect::HandPenalty)) => voice.say("act-accept-card").to_owned(),
        (Word::Accept, _, Some(Effect::ExtortBuilding)) => {
            voice.say("act-accept-building").to_owned()
        }
        (Word::Accept, ..) => voice.say("act-accept").to_owned(),
        (Word::Take, ..) => voice.say("act-take").to_owned(),
        (Word::Read, ..) => voice.say("act-read").to_owned(),
        (Word::Shield, ..) => paid("act-shield", view.shield_price().unwrap_or_default()),
        (Word::Skip, Topic::Symbol { .. }, _) => voice.say("act-skip-symbol").to_owned(),
        (Word::Skip, Topic::Text { .. } | Topic::PlayMore { .. }, _) => {
            voice.say("act-stop").to_owned()
        }
        (Word::Skip, ..) => voice.say("act-skip").to_owned(),
        (Word::End, ..) => voice.say("act-end").to_owned(),
        (Word::Pass, Topic::Event { .. }, _) => voice.say("act-decline-shield").to_owned(),
        (Word::Pass, Topic::Threat(_), _) => voice.say("react-pass").to_owned(),
        (Word::Pass, ..) => voice.say("act-pass").to_owned(),
    }
}
