//! An action in words.

use ankh_morpork::{Action, AnkhMorpork, Area, Effect, Minion, Topic, View, Word};

use crate::Text;

type Voice<'a> = crate::Voice<'a, AnkhMorpork>;

/// An action in words, its cards marked.
pub(super) fn titled(voice: Voice<'_>, view: &View, action: Action) -> Text {
    let card = |key, card| voice.text(key, &[("card", voice.title(card).into())]);
    match action {
        Action::Play(played) => card("am-act-play", played),
        Action::Give(given) => card("am-act-give", given),
        Action::Discard(gone) => card("am-act-discard", gone),
        Action::Keep(kept) => card("am-act-keep", kept),
        Action::React(reactions) => {
            let cards: Vec<Text> =
                reactions.iter().map(|reaction| voice.title(reaction.card())).collect();
            voice.text("am-act-react", &[("cards", voice.words.texts(&cards).into())])
        }
        other => choice(voice, view, other).into(),
    }
}

/// An action in words.
pub(super) fn choice(voice: Voice<'_>, view: &View, action: Action) -> String {
    let area = |key, area| voice.with(key, &[("area", voice.the(area).into())]);
    let cost = |key, at: Area, half: bool| {
        let cost = i32::from(if half { at.half_cost() } else { at.cost() });
        let owner = view.areas()[at.index()].building;
        voice.with(
            key,
            &[
                ("area", voice.the(at).into()),
                ("cost", voice.money(cost).into()),
                ("name", owner.map_or("", |seat| voice.name(seat)).into()),
            ],
        )
    };
    let minion = |key, minion: Minion| {
        let (you, name) = voice.owner(minion.owner);
        let at = voice.the(minion.area);
        voice.with(key, &[("you", you.into()), ("name", name.into()), ("area", at.into())])
    };
    match action {
        Action::Play(_)
        | Action::Give(_)
        | Action::Discard(_)
        | Action::Keep(_)
        | Action::React(_) => titled(voice, view, action).into_string(),
        Action::Place(at) => area("am-act-place", at),
        Action::Lift(at) => area("am-act-lift", at),
        Action::Build(at) => cost("am-act-build", at, matches!(view.topic(), Topic::Text { .. })),
        Action::Demolish(at) => area("am-act-demolish", at),
        Action::Buy(at) => cost("am-act-buy", at, false),
        Action::Calm(at) => area("am-act-calm", at),
        Action::Stir(at) => area("am-act-stir", at),
        Action::To(at) => area("am-act-to", at),
        Action::At(at) => voice.area(at).to_owned(),
        Action::Assassinate(victim) => minion("am-act-assassinate", victim),
        Action::Pick(chosen) => minion("am-act-pick", chosen),
        Action::Target(seat) => voice.with("am-act-target", &[("name", voice.name(seat).into())]),
        Action::Shield(_) => shield(voice, view),
        Action::Use(at) => {
            let power = voice.power(at);
            voice.with("am-act-use", &[("area", voice.area(at).into()), ("power", power.into())])
        }
        Action::Word(word) => bare_word(voice, view, word),
    }
}

/// What it costs to have Small Gods keep what is asked about.
fn shield(voice: Voice<'_>, view: &View) -> String {
    voice.with_amount("am-act-shield", view.shield_price().unwrap_or_default())
}

/// A bare word, as the question at hand means it.
fn bare_word(voice: Voice<'_>, view: &View, word: Word) -> String {
    let effect = match view.topic() {
        Topic::Text { card, .. } => card.effect(),
        _ => None,
    };
    let pay = |amount| voice.with_amount("am-act-pay-amount", amount);
    match (word, view.topic(), effect) {
        (Word::Recall, ..) => {
            let card = view.front().map(|card| voice.title(card)).unwrap_or_default();
            voice.with("am-act-recall", &[("card", card.into())])
        }
        (Word::Pay, _, Some(effect @ Effect::GambleBank)) => pay(effect.forfeit()),
        (Word::Pay, _, Some(effect)) => pay(effect.amount()),
        (Word::Pay, ..) => voice.say("am-act-pay").to_owned(),
        (Word::Accept, _, Some(Effect::HandPenalty)) => voice.say("am-act-accept-card").to_owned(),
        (Word::Accept, _, Some(Effect::ExtortBuilding)) => {
            voice.say("am-act-accept-building").to_owned()
        }
        (Word::Accept, ..) => voice.say("am-act-accept").to_owned(),
        (Word::Take, ..) => voice.say("am-act-take").to_owned(),
        (Word::Read, ..) => voice.say("am-act-read").to_owned(),
        (Word::Shield, ..) => shield(voice, view),
        (Word::Skip, Topic::Symbol { .. }, _) => voice.say("am-act-skip-symbol").to_owned(),
        (Word::Skip, Topic::Text { .. } | Topic::PlayMore { .. }, _) => {
            voice.say("am-act-stop").to_owned()
        }
        (Word::Skip, ..) => voice.say("am-act-skip").to_owned(),
        (Word::End, ..) => voice.say("am-act-end").to_owned(),
        (Word::Pass, Topic::Event { .. }, _) => voice.say("am-act-decline-shield").to_owned(),
        (Word::Pass, Topic::Threat(_), _) => voice.say("am-react-pass").to_owned(),
        (Word::Pass, ..) => voice.say("am-act-pass").to_owned(),
    }
}
