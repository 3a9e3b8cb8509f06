//! The own hand and the own secret. A spectator has neither.

use ankh_morpork::{Action, AnkhMorpork, Card, Deck, LOAN_REPAYMENT, Personality, Progress, Topic};
use maud::{Markup, html};

use super::voice::{Voice, symbol_icon};
use crate::{Scene, icon, use_of};

pub(super) fn hand(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    if scene.reader.is_none() {
        return html! { section class="hand" id="hand" hidden {} };
    }
    let hand = scene.view.hand();
    html! {
        section class="hand" id="hand" aria-labelledby="h-hand" {
            h2 class="panel-h" id="h-hand" {
                (voice.say("hand")) " "
                small {
                    (voice.with("hand-count", &[("count", hand.len().into())]))
                    @if let Some(note) = note(scene) { " · " (voice.say(note)) }
                }
            }
            @if hand.is_empty() { p class="hint" { (voice.say("hand-empty")) } }
            ul class="cards" {
                @for held in hand { (card(scene, voice, held)) }
            }
        }
    }
}

/// What the hand is for now.
fn note(scene: &Scene<'_, AnkhMorpork>) -> Option<&'static str> {
    scene.question?;
    match scene.view.topic() {
        Topic::Turn { played: false } => Some("hand-play-now"),
        Topic::Symbol { card, index } => {
            let later = card.symbols().get(usize::from(index) + 1..)?;
            later.contains(&ankh_morpork::Symbol::PlayAnother).then_some("hand-play-more")
        }
        _ => None,
    }
}

/// A card; where the question is about cards, pressing it answers.
fn card(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, card: Card) -> Markup {
    let actions = scene.question.map_or(&[][..], |question| question.actions);
    let about_cards = actions.iter().any(|&action| card_of(action).is_some());
    let action = actions.iter().copied().find(|&action| card_of(action) == Some(card));
    let class = match (about_cards, action) {
        (_, Some(Action::React(_))) => "card is-ready",
        (true, None) => "card is-idle",
        (true, Some(_)) => "card is-choice",
        _ => "card",
    };
    html! {
        li id={ "card-" (card) } class=(class) data-deck=(deck(card)) {
            (face(voice, card))
            @if let Some(action) = action {
                // A pointer shortcut: the list of the prompt has the same button.
                button class="card-go" form="decide" name="action" value=(action) tabindex="-1"
                    aria-hidden="true" title=(super::words_of(voice, scene.view, action)) {}
            }
        }
    }
}

const fn card_of(action: Action) -> Option<Card> {
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
        div class="syms" { @for &symbol in card.symbols() { (voice.symbol_picture(symbol, false)) } }
        h3 { (voice.card(card)) }
        @if let Some(text) = voice.card_text(card) { p { (text) } }
        @if card.symbols().is_empty() { p { (voice.say("card-does-nothing")) } }
        @if let Some(&first) = card.symbols().first() {
            svg class="ghost" aria-hidden="true" { (use_of(symbol_icon(first))) }
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
        return html! { section class="panel secret" id="secret" hidden {} };
    };
    html! {
        section class="panel secret" id="secret" aria-labelledby="h-secret" {
            h2 class="vh" id="h-secret" { (voice.say("secret")) }
            details class="secret-d" {
                summary {
                    (icon("i-mask"))
                    span {
                        b { (voice.say("secret")) }
                        span class="when-shut" { (voice.say("secret-covered")) }
                        span class="when-open" { (voice.say("secret-open")) }
                    }
                    span class="btn-bar" {
                        (icon("i-eye"))
                        span class="when-shut" { (voice.say("secret-look")) }
                        span class="when-open" { (voice.say("secret-cover")) }
                    }
                }
                div class="secret-in" {
                    p {
                        b class="serif" { (voice.personality(personality)) } " "
                        (goal(voice, personality, progress.need))
                    }
                    (pips(scene, voice, personality, progress))
                }
            }
        }
    }
}

/// How a personality wins.
pub(super) fn goal(voice: Voice<'_>, personality: Personality, need: i32) -> String {
    let need = match personality {
        Personality::Chrysoprase => voice.money(need).into(),
        _ => need.into(),
    };
    let debt = voice.money(LOAN_REPAYMENT.into());
    voice.with(&format!("goal-{personality}"), &[("need", need), ("debt", debt.into())])
}

fn pips(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    personality: Personality,
    progress: Progress,
) -> Markup {
    let seat = scene.reader;
    let areas = scene.view.areas().iter();
    let got: Vec<&str> = match personality {
        Personality::Selachii | Personality::Rust | Personality::DeWorde => {
            areas.filter(|area| area.controller == seat).map(|area| voice.area(area.area)).collect()
        }
        Personality::Vetinari => areas
            .filter(|area| {
                let own = seat.map_or(0, |seat| area.minions[seat.index()]);
                own > 0 && area.demons == 0
            })
            .map(|area| voice.area(area.area))
            .collect(),
        _ => return measure(voice, personality, progress),
    };
    html! {
        ul class="pips" {
            @for name in &got { li class="pip got" { (name) } }
            @for _ in got.len()..usize::try_from(progress.need).unwrap_or(0) {
                li class="pip" { (voice.say("secret-one-more")) }
            }
        }
        @if progress.is_enough() { p { (voice.say("secret-met")) } }
    }
}

/// Progress that has no names: markers, money, cards.
fn measure(voice: Voice<'_>, personality: Personality, progress: Progress) -> Markup {
    let text = match personality {
        Personality::Chrysoprase => voice.with(
            "secret-worth",
            &[
                ("have", voice.money(progress.have).into()),
                ("need", voice.money(progress.need).into()),
            ],
        ),
        Personality::Vimes => voice.with("secret-pile", &[("count", (-progress.have).into())]),
        _ => voice.with(
            "secret-progress",
            &[("have", progress.have.into()), ("need", progress.need.into())],
        ),
    };
    let share = match personality {
        Personality::Vimes => 100 - (-progress.have).clamp(0, 100),
        _ => (100 * progress.have.max(0) / progress.need.max(1)).min(100),
    };
    html! {
        div class="bar-of" { i style={ "width:" (share) "%" } {} span { (text) } }
        @if progress.is_enough() && personality != Personality::Vimes {
            p { (voice.say("secret-met")) }
        }
    }
}
