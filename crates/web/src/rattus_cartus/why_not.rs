//! What is not offered, and the rule that stands against it.

use game::{Game, Refusal, Seat, Silent, Step, Worlds};
use maud::{Markup, html};
use rattus_cartus::{Action, BuildingCard, Card, Pending, RattusCartus};

use super::Voice;
use super::hand::Ask;
use crate::Scene;
use crate::why_not::{self, AnyWorld};

/// Everything the reader might have hoped for, by the rule against it.
pub(super) fn why_not(scene: &Scene<'_, RattusCartus>, reader: Seat, voice: Voice<'_>) -> Markup {
    let barred = barred(scene, reader, voice);
    let rules = barred.iter().map(|one| (one.rule, one.name.as_str()));
    html! {
        @if let Some(told) = why_not::why_not::<RattusCartus>(voice.words, rules, None) {
            div.prompt-more { (told) }
        }
        @for one in &barred {
            @if let Some(thing) = &one.thing {
                (why_not::refusal::<RattusCartus>(voice.words, thing, &one.name, one.rule))
            }
        }
    }
}

/// Whom the reader may not choose, where somebody is to be chosen.
pub(super) fn barred_seats(
    scene: &Scene<'_, RattusCartus>,
    reader: Seat,
    voice: Voice<'_>,
) -> Vec<Seat> {
    let seats = barred(scene, reader, voice).into_iter().filter_map(|one| one.seat);
    seats.collect()
}

/// The place of somebody in the ids of reasons.
pub(super) fn seat_id(seat: Seat) -> String {
    format!("seat-{}", seat.index() + 1)
}

/// What is not allowed, and the rule against it.
struct Barred {
    /// What one taps on, where it stands on the page.
    thing: Option<String>,
    seat: Option<Seat>,
    name: String,
    rule: &'static str,
}

fn barred(scene: &Scene<'_, RattusCartus>, reader: Seat, voice: Voice<'_>) -> Vec<Barred> {
    let world = RattusCartus::world(scene.view, &mut AnyWorld);
    let tried = |(actions, name): (Vec<Action>, String)| {
        let refusal = refused(world.clone(), reader, &actions)?;
        let (thing, seat) = match *actions.last()? {
            Action::Lay(card) | Action::Give(card) | Action::Discard(card) => {
                (Some(card.to_string()), None)
            }
            Action::Sword(seat) | Action::Flute(seat) => (Some(seat_id(seat)), Some(seat)),
            _ => (None, None),
        };
        let rule = match *actions.last()? {
            // Where nothing can be laid at all, each card still has a reason of its own.
            Action::Lay(Card::GOLD) => "RC-C-06",
            Action::Lay(Card::PASS) => "RC-C-08",
            _ => refusal.rule(),
        };
        (refusal != Refusal::NOT_OFFERED).then_some(Barred { thing, seat, name, rule })
    };
    hopes(scene, reader, voice).into_iter().filter_map(tried).collect()
}

/// The rule against the first of these answers that cannot be given after those before it.
fn refused(mut world: RattusCartus, reader: Seat, actions: &[Action]) -> Option<Refusal> {
    actions.iter().find_map(|&action| world.apply(Step::Act(reader, action), &mut Silent).err())
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
