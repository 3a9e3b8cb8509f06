//! What others are likely to have laid.
//!
//! Hidden cards are dealt evenly to all places where they may be. But nobody lays cards at
//! random: those of the building's own class come first. So of the cards dealt to a
//! player's hand and to what this player laid, the likely ones are taken to lie there.

use game::dice::QuickDice;
use game::{Dice, Game, Seat};
use rattus_cartus::{Card, Cards, Pending, RattusCartus};

/// Out of how many cards laid one is any of the hand.
const STRAY: u32 = 6;

/// Guesses again what others than `seat` have laid in this round.
pub(crate) fn lay_likely_cards(world: &mut RattusCartus, seat: Option<Seat>, dice: &mut QuickDice) {
    if !matches!(
        world.pending(),
        Pending::Enter { .. } | Pending::Play { .. } | Pending::Lay { .. }
    ) {
        return;
    }
    for other in Seat::all(world.seats()).filter(|&other| Some(other) != seat) {
        if world.building_of(other).is_some() && !world.laid(other).is_empty() {
            let cards = likely_cards(world, other, dice);
            world.lay_instead(other, &cards);
        }
    }
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
