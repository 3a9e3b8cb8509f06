//! What is not offered, and the rule that stands against it.

use std::collections::BTreeSet;

use ankh_morpork::{Action, AnkhMorpork, Area, Minion, Owner, View};
use game::Refusal;
use maud::{Markup, html};
use words::ankh_morpork::counts;

use super::Voice;
use super::choices::area_of;
use super::foresight::Foresight;
use crate::why_not;

/// Everything the reader might have hoped for, by the rule against it.
pub(super) fn why_not(
    voice: Voice<'_>,
    view: &View,
    foresight: &Foresight,
    offered: &[Action],
) -> Markup {
    let refused = refused(voice, view, foresight, offered);
    let rules = refused.iter().map(|(_, name, rule)| (rule.as_str(), name.as_str()));
    html! {
        @if let Some(told) = why_not::why_not::<AnkhMorpork>(voice.words, rules, Some("why-not")) {
            (told)
        }
        @for (thing, name, rule) in placed(&refused, offered) {
            (why_not::refusal::<AnkhMorpork>(voice.words, thing, name, rule))
        }
    }
}

/// What is not allowed, with its name and the rule.
type Refused = (Action, String, String);

fn refused(
    voice: Voice<'_>,
    view: &View,
    foresight: &Foresight,
    offered: &[Action],
) -> Vec<Refused> {
    let rule = |(action, name): (Action, String)| {
        let refusal = foresight.refusal(action)?;
        Some((action, name, told_rule(view, refusal)))
    };
    let hopes = hopes(voice, view, offered).into_iter();
    hopes.filter(|(action, _)| !offered.contains(action)).filter_map(rule).collect()
}

/// The areas in which nothing is allowed of what is asked for, for the map.
pub(super) fn refused_areas(
    voice: Voice<'_>,
    view: &View,
    foresight: &Foresight,
    offered: &[Action],
) -> Vec<Area> {
    let refused = refused(voice, view, foresight, offered);
    placed(&refused, offered).filter_map(|(thing, ..)| thing.parse().ok()).collect()
}

/// Each thing that can be tapped on once, by its id.
fn placed<'r>(
    refused: &'r [Refused],
    offered: &[Action],
) -> impl Iterator<Item = (String, &'r str, &'r str)> {
    let open: Vec<Area> = offered.iter().filter_map(|&action| area_of(action)).collect();
    let mut seen = BTreeSet::new();
    refused.iter().filter_map(move |(action, name, rule)| {
        let thing = match *action {
            Action::Play(card) => card.to_string(),
            Action::Use(_) => return None,
            other => area_of(other).filter(|area| !open.contains(area))?.to_string(),
        };
        seen.insert(thing.clone()).then_some((thing, name.as_str(), rule.as_str()))
    })
}

/// The rule to tell of: whoever only hears that something is not offered asks why, and
/// the answer is the text of the card, or the power of the area, that asks.
fn told_rule(view: &View, refusal: Refusal) -> String {
    let because = view.because();
    match (because.power, because.card) {
        _ if refusal != Refusal::NOT_OFFERED => refusal.rule().to_owned(),
        (Some(area), _) => format!("AM-AREA-{area}-01").to_uppercase(),
        (None, Some(card)) => format!("AM-CARD-{card}").to_uppercase(),
        (None, None) => refusal.rule().to_owned(),
    }
}

/// What somebody in this place might want to do, and what to call it.
fn hopes(voice: Voice<'_>, view: &View, offered: &[Action]) -> Vec<(Action, String)> {
    let mut hopes = Vec::new();
    let areas = |verb: fn(Area) -> Action| {
        Area::ALL.into_iter().map(move |area| (verb(area), voice.area(area).to_owned()))
    };
    match offered
        .iter()
        .find(|action| !matches!(action, Action::Use(_) | Action::Shield(_) | Action::Word(_)))
    {
        Some(Action::Play(_)) => {
            hopes.extend(view.hand().map(|card| (Action::Play(card), voice.card(card).to_owned())));
        }
        Some(Action::Place(_)) => hopes.extend(areas(Action::Place)),
        Some(Action::Build(_)) => hopes.extend(areas(Action::Build)),
        Some(Action::Calm(_)) => hopes.extend(areas(Action::Calm)),
        Some(Action::To(_)) => hopes.extend(areas(Action::To)),
        Some(Action::Stir(_)) => hopes.extend(areas(Action::Stir)),
        Some(Action::Assassinate(_)) => {
            for area in view.areas() {
                hopes.extend(counts(area).map(|(owner, _)| {
                    let minion = Minion { owner, area: area.area };
                    let whose = match owner.seat() {
                        Some(seat) => voice.name(seat).to_owned(),
                        None if owner == Owner::TROLL => voice.say("am-minion-troll").to_owned(),
                        None => voice.say("am-minion-demon").to_owned(),
                    };
                    let name = format!("{} ({whose})", voice.area(area.area));
                    (Action::Assassinate(minion), name)
                }));
            }
        }
        _ => {}
    }
    let owned = view.seat().and_then(|seat| view.seats().get(seat.index()));
    if let Some(owned) = owned
        && view.seat() == Some(view.active())
    {
        // AM-EVENT-JOHNSON-01: a building may be left without its card.
        let lost = view.areas().iter();
        let lost = lost.filter(|area| area.card_lost && area.building == view.seat());
        let powers = owned.area_cards.into_iter().chain(lost.map(|area| area.area));
        hopes.extend(powers.map(|area| (Action::Use(area), voice.area(area).to_owned())));
    }
    hopes
}
