//! How good each answer looks at once.

use game::Seat;
use rattus_cartus::{Action, Card, Cards, Pending, RattusCartus};

use super::nuns::Nuns;
use super::outcomes::Planner;
use super::plans::Plans;
use super::weights::Weights;
use crate::Scores;

/// How many points on the scale of scores a sure win is worth.
pub(crate) const SCALE: f32 = 80.0;
/// How far below the best a card is that no plan asks for.
const UNWANTED: f32 = -10.0;

/// Scores the actions of a seat that is asked.
pub(crate) fn glance(
    game: &RattusCartus,
    seat: Seat,
    nuns: &Nuns,
    weights: &Weights,
    actions: &[Action],
    into: &mut Scores,
) {
    match game.pending() {
        Pending::Look { .. } => {
            return into.extend(actions.iter().map(|action| look(*action, nuns)));
        }
        // What an action brings is hardly ever worth less than nothing: no search is needed.
        Pending::Act { .. } => {
            let unwanted = |action: &Action| if *action == Action::Use { 0.0 } else { UNWANTED };
            return into.extend(actions.iter().map(unwanted));
        }
        _ => {}
    }
    let planner = Planner::new(game, seat, nuns, weights);
    match game.pending() {
        Pending::Enter { .. } => enter(&planner, actions, into),
        Pending::Play { .. } => play(&planner, actions, into),
        Pending::Lay { left, .. } => lay(&planner, left, actions, into),
        Pending::Give { each, .. } => {
            let offered = game.offered(seat);
            let from = offered.each().last();
            let (wanted, _) =
                planner.worth.cheapest_cards(game.hand(seat), from, each - offered.size());
            in_order(&wanted, actions, into);
        }
        Pending::Discard { left, from, .. } => {
            let (wanted, _) = planner.worth.cheapest_cards(game.hand(seat), Some(from), left);
            in_order(&wanted, actions, into);
        }
        _ => into.extend(actions.iter().map(|action| SCALE * after(&planner, *action))),
    }
}

/// A card not seen yet tells more.
fn look(action: Action, nuns: &Nuns) -> f32 {
    match action {
        Action::Look(place) if nuns.seen[usize::from(place - 1).min(4)] => UNWANTED,
        _ => 0.0,
    }
}

/// How likely a win is after an action whose effect is plain.
fn after(planner: &Planner<'_>, action: Action) -> f32 {
    let at = planner.seat.index();
    let mut points = planner.prospects.points;
    let mut rats = planner.prospects.rats;
    match action {
        Action::Supply(card) => {
            let supply = card.supply();
            points[at] += f32::from(supply.draw) * planner.worth.unknown
                + f32::from(supply.look) * planner.weights.look;
            rats[at] -= f32::from(supply.rats).min(f32::from(planner.game.rats(planner.seat)));
        }
        Action::Sword(giver) => {
            let loot = f32::from(planner.game.hand(giver).size() / 2) * planner.worth.unknown;
            points[at] += loot;
            points[giver.index()] -= loot;
        }
        Action::Flute(taker) => {
            rats[at] -= 1.0;
            rats[taker.index()] += 1.0;
        }
        Action::Trade(number) => {
            let hand = planner.game.hand(planner.seat);
            let (_, worth) = planner.worth.cheapest_cards(hand, None, number);
            points[at] -= worth;
            rats[at] -= f32::from(number);
        }
        _ => {}
    }
    planner.win(&points, &rats)
}

fn enter(planner: &Planner<'_>, actions: &[Action], into: &mut Scores) {
    let row = planner.game.row();
    let mut best = f32::MIN;
    for action in actions {
        let building = match action {
            Action::Enter(card) => row.iter().position(|other| other == card),
            _ => None,
        };
        let chance = match building {
            Some(building) => {
                Plans::new(planner, building, None).best().map_or(0.0, |plan| plan.chance)
            }
            // A pass is played last of all in the list: it waits for something better.
            None => best - 0.002,
        };
        best = best.max(chance);
        into.push(SCALE * chance);
    }
}

fn play(planner: &Planner<'_>, actions: &[Action], into: &mut Scores) {
    let building = planner.game.building_of(planner.seat).unwrap_or(0);
    let plans = Plans::new(planner, building, None);
    let best = plans.best().map_or(0.0, |plan| plan.chance);
    for action in actions {
        let number = match action {
            Action::Play(number) => *number,
            _ => 0,
        };
        let chance = plans
            .iter()
            .filter(|plan| plan.cards.size() == number)
            .map(|plan| plan.chance)
            .fold(f32::MIN, f32::max);
        into.push(if chance > f32::MIN { SCALE * chance } else { SCALE * best + UNWANTED });
    }
}

fn lay(planner: &Planner<'_>, left: u8, actions: &[Action], into: &mut Scores) {
    let building = planner.game.building_of(planner.seat).unwrap_or(0);
    let laid = planner.game.laid(planner.seat);
    let number = laid.size() + left;
    let holds = |cards: &Cards| laid.kinds().all(|(card, count)| cards.count(card) >= count);
    let plans = Plans::new(planner, building, Some(number));
    let fitting = plans
        .iter()
        .filter(|plan| plan.cards.size() == number && holds(&plan.cards))
        .max_by(|one, other| one.chance.total_cmp(&other.chance));
    let wanted = match fitting {
        Some(plan) => {
            let mut wanted = plan.cards;
            laid.kinds().for_each(|(card, count)| wanted.remove(card, count));
            wanted
        }
        None => without_plan(planner, building, left),
    };
    in_order(&wanted, actions, into);
}

/// Cards for a number that no plan speaks of: fitting ones, then the cheapest.
fn without_plan(planner: &Planner<'_>, building: usize, left: u8) -> Cards {
    let class = planner.game.row()[building].class();
    let from = planner.game.laid(planner.seat).each().last();
    let mut worth = planner.worth;
    worth.classes[class as usize] = f32::MIN;
    let mut hand = *planner.game.hand(planner.seat);
    for card in [Card::PASS, Card::GOLD] {
        hand.remove(card, hand.count(card));
    }
    worth.cheapest_cards(&hand, from, left).0
}

/// Of the cards wanted the first is told first; others are told instead only for a change.
fn in_order(wanted: &Cards, actions: &[Action], into: &mut Scores) {
    let first = wanted.each().next();
    for action in actions {
        let card = match action {
            Action::Lay(card) | Action::Give(card) | Action::Discard(card) => Some(*card),
            _ => None,
        };
        into.push(if card == first { 0.0 } else { UNWANTED });
    }
}
