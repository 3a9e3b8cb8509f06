//! The own hand and the own secret. A spectator has neither.

use ankh_morpork::{Action, AnkhMorpork, Area, Asked, Card, Deck, Personality, Progress, Topic};
use maud::{Markup, html};

use words::Speech;

use super::Voice;
use super::picture::{Fate, symbol_icon, symbol_picture};
use crate::hyphens::soft;
use crate::why_not::no_go;
use crate::{Scene, icon, use_of};

/// A text of more letters is set smaller where a card is narrow.
const LONG: usize = 60;

pub(super) fn hand(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    if scene.reader.is_none() {
        return html! { section.hand #hand hidden {} };
    }
    let hand = scene.view.hand();
    html! {
        section.hand #hand aria-labelledby="h-hand" {
            h2.panel-h #h-hand {
                (voice.say("am-hand")) " "
                small {
                    (voice.with("am-hand-count", &[("count", hand.len().into())]))
                    @if let Some(note) = note(scene) { " · " (voice.say(note)) }
                }
            }
            @if hand.is_empty() { p.hint { (voice.say("am-hand-empty")) } }
            ul.cards {
                @for held in hand { (card(scene, voice, held)) }
            }
            @for held in hand { (sheet(scene, voice, held)) }
        }
    }
}

/// What the hand is for now.
fn note(scene: &Scene<'_, AnkhMorpork>) -> Option<&'static str> {
    scene.question?;
    match scene.view.topic() {
        Topic::Turn { played: false } => Some("am-hand-play-now"),
        Topic::Symbol { card, index } => {
            let later = card.symbols().get(usize::from(index) + 1..)?;
            later.contains(&ankh_morpork::Symbol::PlayAnother).then_some("am-hand-play-more")
        }
        _ => None,
    }
}

/// A card; where the question is about cards, pressing it answers.
fn card(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, card: Card) -> Markup {
    let actions = scene.question.map_or(&[][..], |question| question.actions);
    let about_cards = actions.iter().any(|&action| card_of(action).is_some());
    let action = answer(actions, card);
    let class = match (about_cards, action) {
        (_, Some(Action::React(_))) => "card is-ready",
        (true, None) => "card is-idle",
        (true, Some(_)) => "card is-choice",
        _ => "card",
    };
    html! {
        @let is_hinted = action.is_some_and(|action| scene.advice.names(action));
        li id={ "card-" (card) } class={ (class) @if is_hinted { " is-hinted" } } data-deck=(deck(card)) {
            (face(voice, card))
            @if let Some(action) = action {
                // A pointer shortcut: the list of the prompt has the same button.
                button.card-go form="decide" name="action" value=(action) tabindex="-1"
                    aria-hidden="true" title=(AnkhMorpork::choice(voice, scene.view, &action)) {}
            }
            @if is_barred(actions, card) { (no_go(card, None)) }
            // On a phone the dock shows names: pressed, a card is seen whole before it is played.
            button.card-look type="button" popovertarget={ "held-" (card) }
                aria-label=(voice.card(card)) {}
        }
    }
}

/// The answer that a card is.
fn answer(actions: &[Action], card: Card) -> Option<Action> {
    actions.iter().copied().find(|&action| card_of(action) == Some(card))
}

/// Whether cards are to be played, and this one cannot be.
fn is_barred(actions: &[Action], card: Card) -> bool {
    let plays = actions.iter().any(|action| matches!(action, Action::Play(_)));
    plays && answer(actions, card).is_none()
}

/// A card of the hand, whole, with what can be done with it now.
fn sheet(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, card: Card) -> Markup {
    let actions = scene.question.map_or(&[][..], |question| question.actions);
    html! {
        div.card-pop.held id={ "held-" (card) } popover data-deck=(deck(card)) {
            (face(voice, card))
            @if let Some(action) = answer(actions, card) {
                button.btn.btn-main form="decide" name="action" value=(action) {
                    (AnkhMorpork::choice(voice, scene.view, &action))
                }
            }
            @if is_barred(actions, card) {
                button.btn type="button" popovertarget={ "why-" (card) } {
                    (voice.say("am-hand-why-not"))
                }
            }
        }
    }
}

/// The card of the hand that an answer is about.
pub(super) const fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::Give(card) | Action::Discard(card) | Action::Keep(card) => {
            Some(card)
        }
        _ => None,
    }
}

pub(super) fn deck(card: Card) -> &'static str {
    match card.print().deck {
        Deck::First => "first",
        Deck::Brown => "brown",
    }
}

/// Symbols, name and text of a card.
pub(super) fn face(voice: Voice<'_>, card: Card) -> Markup {
    html! {
        div.syms { @for &symbol in card.symbols() { (symbol_picture(voice, symbol, Fate::Open)) } }
        h3 { (soft(voice.card(card))) }
        @if let Some(gloss) = voice.gloss(card) { small.gloss { (gloss) } }
        @if let Some(text) = voice.card_text(card) {
            p class=[(text.chars().count() > LONG).then_some("long")] { (text) }
        }
        @if card.symbols().is_empty() { p { (voice.say("am-card-does-nothing")) } }
        @if let Some(&first) = card.symbols().first() {
            svg.ghost aria-hidden="true" { (use_of(symbol_icon(first))) }
        }
    }
}

pub(super) fn secret(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let own = scene.reader.and_then(|seat| {
        let radar = &scene.view.seats().get(seat.index())?.radar;
        let personality = scene.view.personality()?;
        Some((personality, *radar.get(personality.id())?))
    });
    let Some((personality, progress)) = own else {
        return html! { section.secret #secret hidden {} };
    };
    html! {
        section.secret #secret aria-labelledby="h-secret" {
            h2.vh #h-secret { (voice.say("am-secret")) }
            // Against bots nobody looks over a shoulder.
            details.secret-d open[scene.is_alone()] {
                summary {
                    (icon("i-mask"))
                    span {
                        b {
                            span.when-shut { (voice.say("am-secret")) }
                            span.when-open { (voice.personality(personality)) }
                        }
                        span.when-shut { (voice.say("am-secret-covered")) }
                        span.when-open { (voice.say("am-secret-open")) }
                    }
                    // On a phone all of it that stays in sight.
                    span.so-far.when-open { (so_far(voice, personality, progress)) }
                    span.btn-bar {
                        (icon("i-eye"))
                        span.when-shut { (voice.say("am-secret-look")) }
                        span.when-open { (voice.say("am-secret-cover")) }
                    }
                }
            }
            div.secret-in {
                p { (voice.goal(personality, progress.need)) }
                (pips(scene, voice, personality, progress))
            }
        }
    }
}

/// How far the reader is, in a few letters: areas, markers, money or cards.
fn so_far(voice: Voice<'_>, personality: Personality, progress: Progress) -> String {
    match personality {
        Personality::Vimes | Personality::Chrysoprase => voice.progress(personality, progress),
        _ => format!("{}/{}", progress.have.max(0), progress.need),
    }
}

fn pips(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    personality: Personality,
    progress: Progress,
) -> Markup {
    let seat = scene.reader;
    let areas = scene.view.areas().iter();
    let got: Vec<Area> = match personality {
        Personality::Selachii | Personality::Rust | Personality::DeWorde => {
            areas.filter(|area| area.controller == seat).map(|area| area.area).collect()
        }
        Personality::Vetinari => areas
            .filter(|area| {
                let own = seat.map_or(0, |seat| area.minions[seat.index()]);
                own > 0 && area.demons == 0
            })
            .map(|area| area.area)
            .collect(),
        _ => return measure(scene, voice, personality, progress),
    };
    let need = usize::try_from(progress.need).unwrap_or(0);
    html! {
        ul.pips {
            @for &area in &got {
                li.pip.got title=(voice.area(area)) {
                    span.no aria-hidden="true" { (area.number()) } span.vh { (voice.area(area)) }
                }
            }
            @for _ in got.len()..need { li.pip aria-hidden="true" {} }
        }
        @if got.len() < need {
            p { (voice.with("am-secret-missing", &[("count", (need - got.len()).into())])) }
        }
        @if progress.is_enough() && !is_over(scene) { p { (voice.say("am-secret-met")) } }
    }
}

fn is_over(scene: &Scene<'_, AnkhMorpork>) -> bool {
    matches!(scene.view.asked(), Asked::Over { .. })
}

/// Progress that has no names: markers, money, cards.
fn measure(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    personality: Personality,
    progress: Progress,
) -> Markup {
    let share = match personality {
        Personality::Vimes => 100 - (-progress.have).clamp(0, 100),
        _ => (100 * progress.have.max(0) / progress.need.max(1)).min(100),
    };
    html! {
        div.bar-of { i style={ "width:" (share) "%" } {} span { (voice.progress(personality, progress)) } }
        @if progress.is_enough() && personality != Personality::Vimes && !is_over(scene) {
            p { (voice.say("am-secret-met")) }
        }
    }
}
