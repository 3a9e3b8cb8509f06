//! What is not offered, and the rule that stands against it.

use game::{Game, Refusal, Seat, Silent, Step, Worlds};
use maud::{Markup, html};
use rattus_cartus::{Action, BuildingCard, Pending, RattusCartus};

use super::Voice;
use super::hand::Ask;
use crate::Scene;
use crate::why_not::{self, AnyWorld};

/// Everything the reader might have hoped for, by the rule against it.
pub(super) fn why_not(scene: &Scene<'_, RattusCartus>, reader: Seat, voice: Voice<'_>) -> Markup {
    let world = RattusCartus::world(scene.view, &mut AnyWorld);
    let mut refusals = Vec::new();
    for (actions, name) in hopes(scene, reader, voice) {
        if let Some(refusal) = refused(world.clone(), reader, &actions)
            && refusal != Refusal::NOT_OFFERED
        {
            refusals.push((actions.last().copied(), name, refusal.rule()));
        }
    }
    let rules = refusals.iter().map(|(_, name, rule)| (*rule, name.as_str()));
    html! {
        @if let Some(told) = why_not::why_not::<RattusCartus>(voice.words, rules, None) {
            div.prompt-more { (told) }
        }
        @for (action, name, rule) in &refusals {
            @if let Some(Action::Lay(card) | Action::Give(card) | Action::Discard(card)) = action {
                (why_not::refusal::<RattusCartus>(voice.words, card, name, rule))
            }
        }
    }
}

/// The rule against the last of these answers, if those before it are taken.
fn refused(mut world: RattusCartus, reader: Seat, actions: &[Action]) -> Option<Refusal> {
    let (last, before) = actions.split_last()?;
    for &action in before {
        world.apply(Step::Act(reader, action), &mut Silent).ok()?;
    }
    world.apply(Step::Act(reader, *last), &mut Silent).err()
}

/// What somebody in this place might want to do, and what to call it.
fn hopes(
    scene: &Scene<'_, RattusCartus>,
    reader: Seat,
    voice: Voice<'_>,
) -> Vec<(Vec<Action>, String)> {
    let view = scene.view;
    let building = |card: BuildingCard| voice.building(card.building()).to_owned();
    let others = || Seat::all(view.players.len()).filter(|&seat| seat != reader);
    match view.pending {
        Pending::Enter { .. } => {
            let enter = |&card: &BuildingCard| (vec![Action::Enter(card)], building(card));
            let pass = (vec![Action::Pass], voice.say("rc-enter-pass").to_owned());
            view.row.iter().map(enter).chain([pass]).collect()
        }
        Pending::Sword { .. } => {
            others().map(|seat| (vec![Action::Sword(seat)], voice.name(seat).to_owned())).collect()
        }
        Pending::Flute { .. } => {
            others().map(|seat| (vec![Action::Flute(seat)], voice.name(seat).to_owned())).collect()
        }
        _ => cards(scene, reader, voice),
    }
}

/// The cards of the hand that cannot be ticked.
fn cards(
    scene: &Scene<'_, RattusCartus>,
    reader: Seat,
    voice: Voice<'_>,
) -> Vec<(Vec<Action>, String)> {
    let hand = scene.view.players[reader.index()].hand;
    let (Some(ask), Some(hand)) = (Ask::of(scene), hand) else { return Vec::new() };
    let barred = hand.kinds().map(|(card, _)| card).filter(|&card| ask.action(card).is_none());
    barred
        .map(|card| {
            let actions = match ask {
                Ask::Lay { exactly: None, .. } => vec![Action::Play(1), Action::Lay(card)],
                Ask::Lay { .. } => vec![Action::Lay(card)],
                Ask::Give { .. } => vec![Action::Give(card)],
                Ask::Trade { exactly: false, .. } => vec![Action::Trade(1), Action::Discard(card)],
                Ask::Trade { .. } => vec![Action::Discard(card)],
            };
            (actions, voice.kind(card).to_owned())
        })
        .collect()
}
