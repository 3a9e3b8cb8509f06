//! What is asked, in words.

use ankh_morpork::{
    Action, AnkhMorpork, Area, AreaView, Card, Danger, Effect, RandomEvent, Symbol, Topic, View,
    Word,
};
use game::Seat;

use crate::{Prompt, Text};

type Voice<'a> = crate::Voice<'a, AnkhMorpork>;

/// What the reader is asked.
pub(super) fn question(voice: Voice<'_>, view: &View, actions: &[Action]) -> Prompt {
    match view.topic() {
        Topic::Turn { played: false } if actions.contains(&Action::Word(Word::Pass)) => {
            let empty = view.hand().is_empty();
            Prompt::new(voice.say(if empty { "am-ask-pass-empty" } else { "am-ask-pass" }))
        }
        Topic::Turn { played: false } => Prompt::new(voice.say("am-ask-play")),
        Topic::Turn { played: true } => {
            let asked = Prompt::new(voice.say("am-ask-end"));
            match actions.iter().any(|action| matches!(action, Action::Use(_))) {
                true => asked.hint(voice.say("am-ask-end-hint")),
                false => asked,
            }
        }
        Topic::PlayMore { left } => {
            Prompt::new(voice.text("am-ask-play-more", &[("count", left.into())]))
        }
        Topic::Symbol { card, index } => {
            let symbol = card.symbols().get(usize::from(index)).copied();
            or_text(symbol_asks(voice, view, actions, symbol), voice, card)
        }
        Topic::Text { card, .. } => or_text(text_asks(voice, view, actions), voice, card),
        Topic::Power { area } => verb_asks(voice, actions).hint(voice.power_text(area)),
        Topic::Relocate { from } => {
            Prompt::new(voice.text("am-ask-relocate", &[("area", voice.the(from).into())]))
        }
        Topic::Rescue { from } => {
            Prompt::new(voice.text("am-ask-rescue", &[("area", voice.the(from).into())]))
        }
        Topic::Demolish { .. } => Prompt::new(voice.say("am-ask-demolish")),
        Topic::Event { event, .. } => {
            event_asks(voice, view, actions).hint(voice.event_text(event))
        }
        Topic::Threat(danger) => threat(voice, view, danger),
        Topic::Nothing => Prompt::new(voice.say("am-prompt-dealing")),
    }
}

/// The text of the card helps where nothing else does.
fn or_text(asked: Prompt, voice: Voice<'_>, card: Card) -> Prompt {
    Prompt { hint: asked.hint.or_else(|| voice.card_text(card)), ..asked }
}

/// The headline that follows from what can be chosen alone.
fn verb_asks(voice: Voice<'_>, actions: &[Action]) -> Prompt {
    let main = actions.iter().find(|action| !matches!(action, Action::Use(_) | Action::Word(_)));
    Prompt::new(voice.say(match main {
        Some(Action::Play(_)) => "am-ask-play",
        Some(Action::Give(_)) => "am-ask-give",
        Some(Action::Discard(_)) => "am-ask-discard",
        Some(Action::Keep(_)) => "am-ask-keep",
        Some(Action::Place(_)) => "am-ask-place-text",
        Some(Action::Lift(_)) => "am-ask-lift",
        Some(Action::Build(_)) => "am-ask-build",
        Some(Action::Demolish(_)) => "am-ask-demolish-other",
        Some(Action::Buy(_)) => "am-ask-buy",
        Some(Action::Calm(_)) => "am-ask-calm",
        Some(Action::Stir(_)) => "am-ask-stir",
        Some(Action::To(_)) => "am-ask-to",
        Some(Action::At(_)) => "am-ask-at",
        Some(Action::Assassinate(_)) => "am-ask-assassinate",
        Some(Action::Pick(_)) => "am-ask-pick",
        Some(Action::Target(_)) => "am-ask-target",
        _ => "am-ask-read",
    }))
}

fn symbol_asks(
    voice: Voice<'_>,
    view: &View,
    actions: &[Action],
    symbol: Option<Symbol>,
) -> Prompt {
    let own = voice.names.reader.and_then(|seat| view.seats().get(seat.index()));
    match symbol {
        Some(Symbol::PlaceMinion) if actions.iter().any(|a| matches!(a, Action::Place(_))) => {
            let left = own.map_or(0, |own| own.minions_left);
            // AM-ACT-MINION-09. Whoever has no minion on the board is near nothing, or everything.
            let hint = match view.areas().iter().any(|area| has_minion(area, voice.names.reader)) {
                true => "am-ask-place-hint",
                false => "am-ask-place-hint-anywhere",
            };
            Prompt::new(voice.say("am-ask-place")).hint(voice.with(hint, &[("left", left.into())]))
        }
        Some(Symbol::Build) => {
            let money = voice.money(own.map_or(0, |own| own.money.into()));
            Prompt::new(voice.say("am-ask-build"))
                .hint(voice.with("am-ask-build-hint", &[("money", money.into())]))
        }
        Some(Symbol::Assassinate) => {
            Prompt::new(voice.say("am-ask-assassinate")).hint(voice.say("am-ask-assassinate-hint"))
        }
        Some(Symbol::Take(amount)) => {
            let amount = voice.money(amount.into());
            Prompt::new(voice.text("am-ask-take", &[("amount", amount.into())]))
                .hint(voice.say("am-symbol-take-text"))
        }
        Some(Symbol::Scroll) => Prompt::new(voice.say("am-ask-read")),
        Some(Symbol::PlayAnother) => Prompt::new(voice.say("am-ask-play-another"))
            .hint(voice.say("am-symbol-play-another-text")),
        Some(Symbol::RandomEvent) => {
            Prompt::new(voice.say("am-ask-event")).hint(voice.say("am-symbol-random-event-text"))
        }
        Some(Symbol::RemoveTrouble) => {
            Prompt::new(voice.say("am-ask-calm")).hint(voice.say("am-symbol-remove-trouble-text"))
        }
        _ => verb_asks(voice, actions),
    }
}

fn has_minion(area: &AreaView, seat: Option<Seat>) -> bool {
    seat.and_then(|seat| area.minions.get(seat.index())).is_some_and(|&minions| minions > 0)
}

fn text_asks(voice: Voice<'_>, view: &View, actions: &[Action]) -> Prompt {
    let Topic::Text { card, done, victim, minion } = view.topic() else {
        return verb_asks(voice, actions);
    };
    let active = view.active();
    let has = |word| actions.contains(&Action::Word(word));
    let is_own = |action: &Action| match action {
        Action::Pick(minion) => minion.owner.seat() == voice.names.reader,
        _ => true,
    };
    let money = |amount: u16| voice.money(amount.into());
    match (card.effect(), actions.first()) {
        (Some(effect @ Effect::Tribute), _) => {
            let values =
                [("who", voice.who(active).into()), ("amount", money(effect.amount()).into())];
            Prompt::new(voice.text("am-ask-tribute", &values))
        }
        (Some(effect), Some(Action::Word(_))) if has(Word::Accept) => {
            let hint = match effect {
                Effect::HandPenalty => "am-ask-buy-off-card",
                _ => "am-ask-buy-off-building",
            };
            let values =
                [("who", voice.who(active).into()), ("amount", money(effect.amount()).into())];
            Prompt::new(voice.text("am-ask-buy-off", &values)).hint(voice.say(hint))
        }
        (Some(effect @ Effect::ForcePayment), Some(Action::Target(_))) if done > 0 => {
            let amount = money(effect.amount());
            let values = [("amount", amount.into()), ("who", voice.who(victim).into())];
            Prompt::new(voice.text("am-ask-target-second", &values))
        }
        (_, Some(Action::Give(_))) => {
            let to = if voice.names.reader == Some(active) { victim } else { active };
            Prompt::new(voice.text("am-ask-give-to", &[("who", voice.who(to).into())]))
        }
        (Some(Effect::DiscardOpponentCard), Some(Action::Discard(_))) => {
            Prompt::new(voice.text("am-ask-discard-theirs", &[("who", voice.who(victim).into())]))
        }
        (_, Some(Action::Discard(_))) if has(Word::Skip) => {
            Prompt::new(voice.say("am-ask-discard-more"))
        }
        (Some(effect @ Effect::GambleBank), Some(Action::Pick(_))) => {
            let amount = money(effect.forfeit());
            Prompt::new(voice.text("am-ask-pick-or-pay", &[("amount", amount.into())]))
        }
        (Some(Effect::SwapMinions), Some(Action::Pick(_))) if minion.is_some() => {
            Prompt::new(voice.say("am-ask-pick-partner"))
        }
        (Some(effect), Some(Action::Pick(_))) if removes(effect) => {
            let own = actions.iter().all(is_own);
            Prompt::new(voice.say(if own { "am-ask-pick-own" } else { "am-ask-pick-remove" }))
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

fn event_asks(voice: Voice<'_>, view: &View, actions: &[Action]) -> Prompt {
    let Topic::Event { event, area, .. } = view.topic() else {
        return verb_asks(voice, actions);
    };
    let place = area.map_or("", |area| voice.the(area));
    let named = |key| {
        let values = [("event", voice.event(event).into()), ("area", place.into())];
        Prompt::new(voice.text(key, &values))
    };
    match (event, actions.first()) {
        (RandomEvent::Flood, Some(Action::To(_))) => {
            Prompt::new(voice.text("am-ask-to-flood", &[("area", place.into())]))
        }
        (RandomEvent::Subsidence, Some(Action::Demolish(_))) => {
            Prompt::new(voice.say("am-ask-demolish-subsidence"))
        }
        (RandomEvent::Demons | RandomEvent::Trolls, _) => named("am-ask-shield-newcomer"),
        (_, Some(Action::Shield(_) | Action::Word(_))) => named("am-ask-shield"),
        (RandomEvent::MysteriousMurders, _) => Prompt::new(voice.say("am-ask-pick-remove")),
        _ => verb_asks(voice, actions),
    }
}

/// What threatens the reader.
fn threat(voice: Voice<'_>, view: &View, danger: Danger) -> Prompt {
    let who = || voice.who(view.active());
    let because = view.because();
    let (headline, trouble) = match danger {
        Danger::Assassin(minion) => {
            (about(voice, "am-threat-assassinate", who(), minion.area), true)
        }
        Danger::Removal(minion) => (about(voice, "am-threat-remove", who(), minion.area), true),
        Danger::Accident(minion) => {
            let event = because.event.map_or("", |event| voice.event(event));
            let values = [("event", event.into()), ("area", voice.the(minion.area).into())];
            ((voice.text("am-threat-remove-event", &values), Some(minion.area)), true)
        }
        Danger::Move { minion, .. } => (about(voice, "am-threat-move", who(), minion.area), false),
        Danger::Swap(one, two) => {
            let own = if one.owner.seat() == voice.names.reader { one } else { two };
            (about(voice, "am-threat-swap", who(), own.area), false)
        }
        Danger::Text(_) => {
            let card = because.card.map(|card| voice.title(card)).unwrap_or_default();
            ((voice.text("am-threat-text", &[("card", card.into())]), None), false)
        }
        Danger::Dragon(area) => {
            let values = [("area", voice.the(area).into())];
            ((voice.text("am-threat-dragon", &values), Some(area)), false)
        }
    };
    let (headline, area) = headline;
    let mut hints = Vec::new();
    if let (Danger::Text(_), Some(card)) = (danger, because.card) {
        let says = |text: String| voice.with("am-threat-card-says", &[("text", text.into())]);
        hints.extend(voice.card_text(card).map(says));
    }
    if let Some(area) = area.filter(|&area| trouble && view.trouble().contains(area)) {
        hints.push(voice.with("am-threat-hint-trouble", &[("area", voice.the(area).into())]));
    }
    hints.push(voice.say("am-threat-hint").to_owned());
    Prompt::new(headline).hint(hints.join(" "))
}

fn about(voice: Voice<'_>, key: &str, who: Text, area: Area) -> (Text, Option<Area>) {
    let values = [("who", who.into()), ("area", voice.the(area).into())];
    (voice.text(key, &values), Some(area))
}
