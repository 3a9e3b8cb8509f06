//! "Why can't I?": what is not offered, and the rule that stands against it, found by trying
//! it on a world that fits the view.

use std::collections::BTreeMap;

use game::{Dice, Game, Refusal, Seat, Silent, Step, Worlds};
use maud::{Markup, html};
use rattus_cartus::{Action, BuildingCard, Pending, RattusCartus};

use super::hand::Ask;
use super::say::Say;
use crate::Scene;
use crate::page::sentence_of_refusal;

/// Any world that fits the view will do.
struct AnyWorld;

impl Dice for AnyWorld {
    fn below(&mut self, _sides: u32) -> u32 {
        0
    }
}

/// Everything the reader might have hoped for, by the rule against it.
pub(super) fn why_not(scene: &Scene<'_, RattusCartus>, reader: Seat, say: Say<'_>) -> Markup {
    let world = RattusCartus::world(scene.view, &mut AnyWorld);
    let mut reasons: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
    for (actions, name) in hopes(scene, reader, say) {
        if let Some(refusal) = refused(world.clone(), reader, &actions)
            && refusal != Refusal::NOT_OFFERED
        {
            reasons.entry(refusal.rule()).or_default().push(name);
        }
    }
    html! {
        @if !reasons.is_empty() {
            div.prompt-more {
                details.why-not {
                    summary { (say.words.say("why-not")) }
                    ul {
                        @for (rule, names) in &reasons {
                            li {
                                b { (say.words.list(names)) } (say.words.colon()) " "
                                (sentence_of_refusal(scene.lang, rule)) " "
                                a.rule-id href=(format!("/rules/{}#{rule}", RattusCartus::NAME))
                                    aria-label=(say.words.with("rule-link", &[("rule", (*rule).into())])) { (rule) }
                            }
                        }
                    }
                }
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
    say: Say<'_>,
) -> Vec<(Vec<Action>, String)> {
    let view = scene.view;
    let building = |card: BuildingCard| say.building(card.building()).to_owned();
    let others = || Seat::all(view.players.len()).filter(|&seat| seat != reader);
    match view.pending {
        Pending::Enter { .. } => {
            let enter = |&card: &BuildingCard| (vec![Action::Enter(card)], building(card));
            let pass = (vec![Action::Pass], say.words.say("rc-enter-pass").to_owned());
            view.row.iter().map(enter).chain([pass]).collect()
        }
        Pending::Sword { .. } => {
            others().map(|seat| (vec![Action::Sword(seat)], say.who(seat).to_owned())).collect()
        }
        Pending::Flute { .. } => {
            others().map(|seat| (vec![Action::Flute(seat)], say.who(seat).to_owned())).collect()
        }
        _ => cards(scene, reader, say),
    }
}

/// The cards of the hand that cannot be ticked.
fn cards(
    scene: &Scene<'_, RattusCartus>,
    reader: Seat,
    say: Say<'_>,
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
            (actions, say.name(card).to_owned())
        })
        .collect()
}
