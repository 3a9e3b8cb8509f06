//! What is asked, in words.

use ankh_morpork::{Action, AnkhMorpork, Danger, Effect, RandomEvent, Symbol, Topic, Word};
use maud::{Markup, html};

use super::voice::Voice;
use crate::Scene;

/// A question: its headline, and a line that helps.
pub(super) struct Asked {
    pub(super) headline: Markup,
    pub(super) hint: Option<String>,
}

impl Asked {
    fn plain(headline: &str) -> Asked {
        Asked { headline: html! { (headline) }, hint: None }
    }

    fn html(headline: Markup) -> Asked {
        Asked { headline, hint: None }
    }

    fn hint(self, hint: impl Into<String>) -> Asked {
        Asked { hint: Some(hint.into()), ..self }
    }

    /// The text of the card helps where nothing else does.
    fn or_hint(self, hint: Option<String>) -> Asked {
        Asked { hint: self.hint.or(hint), ..self }
    }
}

/// What the reader is asked.
pub(super) fn ask(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, actions: &[Action]) -> Asked {
    match scene.view.topic() {
        Topic::Turn { played: false } if actions.contains(&Action::Word(Word::Pass)) => {
            Asked::plain(voice.say("ask-pass"))
        }
        Topic::Turn { played: false } => Asked::plain(voice.say("ask-play")),
        Topic::Turn { played: true } => {
            let asked = Asked::plain(voice.say("ask-end"));
            match actions.iter().any(|action| matches!(action, Action::Use(_))) {
                true => asked.hint(voice.say("ask-end-hint")),
                false => asked,
            }
        }
        Topic::PlayMore { left } => {
            Asked::html(voice.html("ask-play-more", &[("count", left.into())]))
        }
        Topic::Symbol { card, index } => {
            let symbol = card.symbols().get(usize::from(index)).copied();
            symbol_asks(scene, voice, actions, symbol).or_hint(voice.card_text(card))
        }
        Topic::Text { card, .. } => text_asks(scene, voice, actions).or_hint(voice.card_text(card)),
        Topic::Power { area } => verb_asks(voice, actions).hint(voice.power_text(area)),
        Topic::Relocate { from } => {
            Asked::html(voice.html("ask-relocate", &[("area", voice.area(from).into())]))
        }
        Topic::Rescue { from } => {
            Asked::html(voice.html("ask-rescue", &[("area", voice.area(from).into())]))
        }
        Topic::Demolish { .. } => Asked::plain(voice.say("ask-demolish")),
        Topic::Event { event, .. } => {
            event_asks(scene, voice, actions).hint(voice.event_text(event))
        }
        Topic::Threat(danger) => threat(scene, voice, danger),
        Topic::Nothing => Asked::plain(voice.say("prompt-dealing")),
    }
}

/// The headline that follows from what can be chosen alone.
fn verb_asks(voice: Voice<'_>, actions: &[Action]) -> Asked {
    let main = actions.iter().find(|action| !matches!(action, Action::Use(_) | Action::Word(_)));
    Asked::plain(voice.say(match main {
        Some(Action::Play(_)) => "ask-play",
        Some(Action::Give(_)) => "ask-give",
        Some(Action::Discard(_)) => "ask-discard",
        Some(Action::Keep(_)) => "ask-keep",
        Some(Action::Place(_)) => "ask-place-text",
        Some(Action::Lift(_)) => "ask-lift",
        Some(Action::Build(_)) => "ask-build",
        Some(Action::Demolish(_)) => "ask-demolish-other",
        Some(Action::Buy(_)) => "ask-buy",
        Some(Action::Calm(_)) => "ask-calm",
        Some(Action::Stir(_)) => "ask-stir",
        Some(Action::To(_)) => "ask-to",
        Some(Action::At(_)) => "ask-at",
        Some(Action::Assassinate(_)) => "ask-assassinate",
        Some(Action::Pick(_)) => "ask-pick",
        Some(Action::Target(_)) => "ask-target",
        _ => "ask-read",
    }))
}

fn symbol_asks(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    actions: &[Action],
    symbol: Option<Symbol>,
) -> Asked {
    let own = scene.reader.and_then(|seat| scene.view.seats().get(seat.index()));
    match symbol {
        Some(Symbol::PlaceMinion) if actions.iter().any(|a| matches!(a, Action::Place(_))) => {
            let left = own.map_or(0, |own| own.minions_left);
            Asked::plain(voice.say("ask-place"))
                .hint(voice.with("ask-place-hint", &[("left", left.into())]))
        }
        Some(Symbol::Build) => {
            let money = voice.money(own.map_or(0, |own| own.money.into()));
            Asked::plain(voice.say("ask-build"))
                .hint(voice.with("ask-build-hint", &[("money", money.into())]))
        }
        Some(Symbol::Assassinate) => {
            Asked::plain(voice.say("ask-assassinate")).hint(voice.say("ask-assassinate-hint"))
        }
        Some(Symbol::Take(amount)) => {
            let amount = voice.money(amount.into());
            Asked::html(voice.html("ask-take", &[("amount", amount.into())]))
                .hint(voice.say("symbol-take-text"))
        }
        Some(Symbol::Scroll) => Asked::plain(voice.say("ask-read")),
        Some(Symbol::PlayAnother) => {
            Asked::plain(voice.say("ask-play-another")).hint(voice.say("symbol-play-another-text"))
        }
        Some(Symbol::RandomEvent) => {
            Asked::plain(voice.say("ask-event")).hint(voice.say("symbol-random-event-text"))
        }
        Some(Symbol::RemoveTrouble) => {
            Asked::plain(voice.say("ask-calm")).hint(voice.say("symbol-remove-trouble-text"))
        }
        _ => verb_asks(voice, actions),
    }
}

fn text_asks(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, actions: &[Action]) -> Asked {
    let Topic::Text { card, done, victim, minion } = scene.view.topic() else {
        return verb_asks(voice, actions);
    };
    let active = scene.view.active();
    let has = |word| actions.contains(&Action::Word(word));
    let is_own = |action: &Action| match action {
        Action::Pick(minion) => minion.owner.seat() == scene.reader,
        _ => true,
    };
    let money = |amount: u16| voice.money(amount.into());
    match (card.effect(), actions.first()) {
        (Some(effect @ Effect::Tribute), _) => {
            let values =
                [("who", voice.who(active).into()), ("amount", money(effect.amount()).into())];
            Asked::html(voice.html("ask-tribute", &values))
        }
        (Some(effect), Some(Action::Word(_))) if has(Word::Accept) => {
            let hint = match effect {
                Effect::HandPenalty => "ask-buy-off-card",
                _ => "ask-buy-off-building",
            };
            let values =
                [("who", voice.who(active).into()), ("amount", money(effect.amount()).into())];
            Asked::html(voice.html("ask-buy-off", &values)).hint(voice.say(hint))
        }
        (Some(effect @ Effect::ForcePayment), Some(Action::Target(_))) if done > 0 => {
            let amount = money(effect.amount());
            let values = [("amount", amount.into()), ("who", voice.who(victim).into())];
            Asked::html(voice.html("ask-target-second", &values))
        }
        (_, Some(Action::Give(_))) => {
            let to = if scene.reader == Some(active) { victim } else { active };
            Asked::html(voice.html("ask-give-to", &[("who", voice.who(to).into())]))
        }
        (Some(Effect::DiscardOpponentCard), Some(Action::Discard(_))) => {
            Asked::html(voice.html("ask-discard-theirs", &[("who", voice.who(victim).into())]))
        }
        (_, Some(Action::Discard(_))) if has(Word::Skip) => {
            Asked::plain(voice.say("ask-discard-more"))
        }
        (Some(effect @ Effect::GambleBank), Some(Action::Pick(_))) => {
            let amount = money(effect.forfeit());
            Asked::html(voice.html("ask-pick-or-pay", &[("amount", amount.into())]))
        }
        (Some(Effect::SwapMinions), Some(Action::Pick(_))) if minion.is_some() => {
            Asked::plain(voice.say("ask-pick-partner"))
        }
        (Some(effect), Some(Action::Pick(_))) if removes(effect) => {
            let own = actions.iter().all(is_own);
            Asked::plain(voice.say(if own { "ask-pick-own" } else { "ask-pick-remove" }))
        }
        _ => verb_asks(voice, actions),
    }
}

/// Whether the minion chosen for this text leaves the board.
const fn removes(effect: Effect) -> bool {
    !matches!(
        effect,
        Effect::MoveOwnFromTrouble
            | Effect::MoveOpponent
            | Effect::MoveOwnAnywhere
            | Effect::PayToMove
            | Effect::SwapMinions
    )
}

fn event_asks(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, actions: &[Action]) -> Asked {
    let Topic::Event { event, area, .. } = scene.view.topic() else {
        return verb_asks(voice, actions);
    };
    let place = area.map_or("", |area| voice.area(area));
    let named = |key| {
        let values = [("event", voice.event(event).into()), ("area", place.into())];
        Asked::html(voice.html(key, &values))
    };
    match (event, actions.first()) {
        (RandomEvent::Flood, Some(Action::To(_))) => {
            Asked::html(voice.html("ask-to-flood", &[("area", place.into())]))
        }
        (RandomEvent::Subsidence, Some(Action::Demolish(_))) => {
            Asked::plain(voice.say("ask-demolish-subsidence"))
        }
        (RandomEvent::Demons | RandomEvent::Trolls, _) => named("ask-shield-newcomer"),
        (_, Some(Action::Word(_))) => named("ask-shield"),
        (RandomEvent::MysteriousMurders, _) => Asked::plain(voice.say("ask-pick-remove")),
        _ => verb_asks(voice, actions),
    }
}

/// What threatens the reader.
fn threat(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, danger: Danger) -> Asked {
    let view = scene.view;
    let who = || voice.who(view.active());
    let because = view.because();
    let (headline, trouble) = match danger {
        Danger::Assassin(minion) => (about(voice, "threat-assassinate", who(), minion.area), true),
        Danger::Removal(minion) => (about(voice, "threat-remove", who(), minion.area), true),
        Danger::Accident(minion) => {
            // Without an event it is the reader's own card that turns against the minion.
            let event = because.event.map(|event| voice.event(event).to_owned());
            let cause = event.or_else(|| Some(voice.card_html(because.card?))).unwrap_or_default();
            let values = [("event", cause.into()), ("area", voice.area(minion.area).into())];
            ((voice.html("threat-remove-event", &values), Some(minion.area)), true)
        }
        Danger::Move { minion, .. } => (about(voice, "threat-move", who(), minion.area), false),
        Danger::Swap(one, two) => {
            let own = if one.owner.seat() == scene.reader { one } else { two };
            (about(voice, "threat-swap", who(), own.area), false)
        }
        Danger::Text(_) => {
            let card = because.card.map(|card| voice.card_html(card)).unwrap_or_default();
            ((voice.html("threat-text", &[("card", card.into())]), None), false)
        }
        Danger::Dragon(area) => {
            let values = [("area", voice.area(area).into())];
            ((voice.html("threat-dragon", &values), Some(area)), false)
        }
    };
    let (headline, area) = headline;
    let mut hints = Vec::new();
    if let (Danger::Text(_), Some(card)) = (danger, because.card) {
        let says = |text: String| voice.with("threat-card-says", &[("text", text.into())]);
        hints.extend(voice.card_text(card).map(says));
    }
    if let Some(area) = area.filter(|&area| trouble && view.trouble().contains(area)) {
        hints.push(voice.with("threat-hint-trouble", &[("area", voice.area(area).into())]));
    }
    hints.push(voice.say("threat-hint").to_owned());
    Asked::html(headline).hint(hints.join(" "))
}

fn about(
    voice: Voice<'_>,
    key: &str,
    who: String,
    area: ankh_morpork::Area,
) -> (Markup, Option<ankh_morpork::Area>) {
    let values = [("who", who.into()), ("area", voice.area(area).into())];
    (voice.html(key, &values), Some(area))
}
