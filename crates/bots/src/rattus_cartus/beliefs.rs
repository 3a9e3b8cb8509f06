//! What others are likely to hold and to have laid.
//!
//! Hidden cards are dealt evenly to all places where they may be. But nobody enters a
//! building with just any hand: of a few such deals one is chosen by how well what the others
//! did goes with the hands they would have had, and they are taken to have laid what their
//! plans ask for.

use arrayvec::ArrayVec;
use game::dice::QuickDice;
use game::{Dice, Game, Seat, Worlds};
use rattus_cartus::{Card, Cards, Memory, RattusCartus, View};

use super::Mind;
use super::outcomes::Planner;
use super::plans::{Plan, Plans};
use super::prospects::{SEATS, is_entering};
use crate::math::exp;

/// Out of how many hands one has laid cards without a plan.
const STRAY: u32 = 6;
/// From how many deals one is chosen.
const DEALS: u32 = 4;
/// Into how many parts a likelihood is divided when one is chosen.
const PARTS: u32 = 1 << 16;
/// How much less likely a choice is for every chance to win that it gives away, as a
/// logarithm.
const FAITH: f32 = 30.0;
/// No choice is less likely than this, as a logarithm.
const ODD: f32 = -3.0;

/// A state that fits the view, likelier the better it goes with what others did in this
/// round.
pub(crate) fn imagine(
    view: &View,
    memory: &Memory,
    mind: &Mind,
    dice: &mut QuickDice,
) -> RattusCartus {
    let mut world = RattusCartus::recalled(view, memory, dice);
    if !is_entering(&world) || others_with_cards(&world, view.seat).next().is_none() {
        return world;
    }
    let mut sum = explain(&mut world, mind, view.seat, dice);
    for _ in 1..DEALS {
        let mut other = RattusCartus::recalled(view, memory, dice);
        let likelihood = explain(&mut other, mind, view.seat, dice);
        sum += likelihood;
        if dice.below(PARTS) as f32 * sum < likelihood * PARTS as f32 {
            world = other;
        }
    }
    world
}

/// Those other than `seat` who have laid cards.
fn others_with_cards(world: &RattusCartus, seat: Option<Seat>) -> impl Iterator<Item = Seat> {
    Seat::all(world.seats()).filter(move |&other| {
        Some(other) != seat && world.building_of(other).is_some() && !world.laid(other).is_empty()
    })
}

/// Guesses again what others than `seat` have laid in this round, and returns how likely
/// they would have done what they did with the cards they have here.
pub(crate) fn explain(
    world: &mut RattusCartus,
    mind: &Mind,
    seat: Option<Seat>,
    dice: &mut QuickDice,
) -> f32 {
    let mut likelihood = 0.0;
    let others: ArrayVec<Seat, SEATS> = others_with_cards(world, seat).collect();
    for other in others {
        let (planned, loss) = plan_behind(world, other, mind);
        likelihood += (-FAITH * loss).max(ODD);
        let cards = match planned {
            Some(cards) if dice.below(STRAY) > 0 => cards,
            _ => likely_cards(world, other, dice),
        };
        world.lay_instead(other, &cards);
    }
    exp(likelihood)
}

/// The cards that a seat would lay best in the building it has entered, as many as it did,
/// and how much lower a chance to win they leave than its best plan of all.
fn plan_behind(world: &RattusCartus, seat: Seat, mind: &Mind) -> (Option<Cards>, f32) {
    let planner = Planner::new(world, seat, &mind.others, &mind.choosing);
    let number = world.laid(seat).size();
    let mut best = f32::MIN;
    let mut behind: Option<Plan> = None;
    for building in 0..world.row().len() {
        let plans = Plans::new(&planner, building, None);
        best = plans.best().map_or(best, |plan| plan.chance.max(best));
        if Some(building) == world.building_of(seat) {
            let as_many = plans.iter().filter(|plan| plan.cards.size() == number);
            behind = as_many.max_by(|one, other| one.chance.total_cmp(&other.chance)).copied();
        }
    }
    (behind.map(|plan| plan.cards), behind.map_or(f32::MAX, |plan| best - plan.chance))
}

/// As many cards as a seat has laid, of those it holds and has laid.
fn likely_cards(world: &RattusCartus, seat: Seat, dice: &mut QuickDice) -> Cards {
    let class = world.building_of(seat).map(|building| world.row()[building].class());
    let mut left = *world.hand(seat);
    left.add_all(world.laid(seat));
    for card in [Card::PASS, Card::GOLD] {
        left.remove(card, left.count(card));
    }
    let mut chosen = Cards::NONE;
    for _ in 0..world.laid(seat).size() {
        let fitting = left.kinds().map(|(card, _)| card).find(|card| card.class() == class);
        let card = match fitting {
            Some(card) if dice.below(STRAY) > 0 => card,
            _ => any(&left, dice),
        };
        left.remove(card, 1);
        chosen.add(card, 1);
    }
    chosen
}

/// One of the cards, each as likely.
fn any(cards: &Cards, dice: &mut QuickDice) -> Card {
    let at = dice.below(cards.size().max(1).into()) as usize;
    cards.each().nth(at).unwrap_or(Card::JOKER)
}
