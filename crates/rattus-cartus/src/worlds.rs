//! Guessing: whole states that fit what a seat knows.

use game::{Dice, Seat, Worlds};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::RattusCartus;
use crate::cards::{Card, Cards};
use crate::deals::deal;
use crate::facts::FACTS;
use crate::memory::Memory;
use crate::pending::Pending;
use crate::places::Place;
use crate::state::{Markers, Player};
use crate::view::{PlayerView, View};

impl Worlds for RattusCartus {
    /// Every hidden card lies in one of the places where the seat thinks it may be, and
    /// all such deals are equally likely. A set of cards that somebody is choosing just
    /// now is guessed whole, and what was chosen of it is its beginning.
    fn world(view: &View, dice: &mut impl Dice) -> RattusCartus {
        let mut game = open_state(view);
        for (place, cards) in deal(&view.hidden, dice) {
            match place {
                Place::Hand(seat) => game.players[seat].hand.add_all(&sum(&cards)),
                Place::Laid(seat) => game.players[seat].laid.add_all(&sum(&cards)),
                Place::Offered(seat) => game.players[seat].offered.add_all(&sum(&cards)),
                Place::Deck => game.deck.add_all(&sum(&cards)),
                Place::Discard => game.discard.add_all(&sum(&cards)),
                Place::NunRow => {
                    let mut cards = cards.into_iter();
                    let row = view.nun_row.iter().map(|known| known.or_else(|| cards.next()));
                    game.nun_row = row.flatten().collect();
                }
            }
        }
        game.take_back_promised(view);
        game.guess_supplies(view, dice);
        game.guess_markers(view, dice);
        game
    }

    /// Here others have the rats that the seat has counted (RC-RAT-01).
    fn recalled(view: &View, memory: &Memory, dice: &mut impl Dice) -> RattusCartus {
        let mut game = RattusCartus::world(view, dice);
        for (player, &rats) in game.players.0.iter_mut().zip(&memory.rats) {
            player.rats = rats;
        }
        game
    }

    fn read_view<'de, D: Deserializer<'de>>(from: D, memory: &Memory) -> Result<View, D::Error> {
        let view = View::deserialize(from)?;
        if view.nun_row != memory.nun_row {
            return Err(D::Error::custom("the view does not go with what was shown before it"));
        }
        Ok(View { hidden: memory.hidden.clone(), ..view })
    }
}

fn sum(cards: &[Card]) -> Cards {
    cards.iter().copied().collect()
}

/// All that the view shows, without hidden cards.
fn open_state(view: &View) -> RattusCartus {
    let mut game = RattusCartus::empty(&view.setup, view.revision);
    game.phase = view.phase;
    game.pending = view.pending;
    game.round = view.round;
    game.start = view.start;
    game.chosen = view.chosen;
    game.unseen = view.unseen;
    game.stack = view.stack;
    game.under = view.under.iter().copied().collect();
    game.exchanges = view.exchanges;
    game.row = view.row.iter().copied().collect();
    game.deck = Cards::NONE;
    game.nun_row = view.nun_row.iter().copied().flatten().collect();
    for card in Card::OPEN {
        game.piles[card.pile()] = view.piles.count(card);
    }
    for (class, influence) in &view.influence {
        game.track(*class).influence[..influence.len()].copy_from_slice(influence);
    }
    for (class, discs) in &view.discs {
        for (at, seat) in game.track(*class).order.iter_mut().zip(discs) {
            *at = seat.index() as u8;
        }
    }
    game.supplied = view.supplied;
    game.entered = view.entered.iter().copied().collect();
    game.premium = view.premium;
    game.progress = view.progress;
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        if player.open {
            game.open.insert(seat);
        }
        game.players[seat] = open_player(view, player);
    }
    game
}

fn open_player(view: &View, player: &PlayerView) -> Player {
    let at = |card| view.row.iter().position(|other| *other == card).map(|at| at as u8);
    Player {
        hand: player.hand.unwrap_or_default(),
        laid: player.laid.unwrap_or_default(),
        offered: player.offered.unwrap_or_default(),
        // What the view does not show could be as in the beginning.
        rats: player.rats.unwrap_or(FACTS.first_rats),
        markers: player.marker_values.unwrap_or_default(),
        supply: player.supply,
        building: player.building.and_then(at),
    }
}

impl RattusCartus {
    /// The cards that others have yet to lay, give or discard are still in their hands:
    /// the last ones of the set, because a set is told in order.
    fn take_back_promised(&mut self, view: &View) {
        for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
            if view.seat == Some(seat) {
                continue;
            }
            let Player { hand, laid, offered, .. } = &mut self.players[seat];
            if matches!(view.pending, Pending::Lay { seat: laying, .. } if laying == seat) {
                take_back(laid, player.laid_size, hand);
            }
            take_back(offered, player.offered_size, hand);
        }
    }

    /// RC-B-06. A secret choice could be any.
    fn guess_supplies(&mut self, view: &View, dice: &mut impl Dice) {
        for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
            if player.has_chosen && player.supply.is_none() {
                self.players[seat].supply =
                    Some(self.row[dice.below(self.row.len() as u32) as usize]);
            }
        }
    }

    /// RC-INFO-03. Markers whose values are secret are drawn from the rest.
    fn guess_markers(&mut self, view: &View, dice: &mut impl Dice) {
        let mut rest = view.marker_values;
        for player in &self.players.0 {
            for (count, known) in rest.iter_mut().zip(player.markers) {
                *count -= known;
            }
        }
        for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
            if player.marker_values.is_none() {
                for _ in 0..player.markers {
                    let value = take_any(&mut rest, dice);
                    self.players[seat].markers[value] += 1;
                }
            }
        }
        self.markers = rest;
    }
}

/// Moves the last cards of a set back, so that `size` of them remain.
fn take_back(set: &mut Cards, size: u8, hand: &mut Cards) {
    while let Some(card) = set.highest().filter(|_| set.size() > size) {
        set.remove(card, 1);
        hand.add(card, 1);
    }
}

fn take_any(markers: &mut Markers, dice: &mut impl Dice) -> usize {
    let mut index = dice.below(markers.iter().map(|&count| u32::from(count)).sum()) as u8;
    let mut value = 0;
    while index >= markers[value] {
        index -= markers[value];
        value += 1;
    }
    markers[value] -= 1;
    value
}
