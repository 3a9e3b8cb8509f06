//! What is hidden from whom, written from the ledger (RC-INFO, RC-B-06, RC-B-09) and
//! not from the view, so that one can be tested against the other.

use game::{Dice, Game, Seat, Secrets, Step};

use crate::RattusCartus;
use crate::actions::Action;
use crate::cards::{Card, Cards};
use crate::chance::Chance;
use crate::events::{Event, Open, Secret, What};
use crate::pending::Pending;
use crate::places::Place;
use crate::setup::SupplyOrder;

impl Secrets for RattusCartus {
    fn scramble(&mut self, seat: Option<Seat>, dice: &mut impl Dice) {
        let places: Vec<Place> =
            Place::all(self.seats_count()).filter(|&place| self.hides(place, seat)).collect();
        // A few exchanges let the worlds live together for long, many look everywhere.
        for _ in 0..=dice.below(16) {
            self.exchange(&places, dice);
        }
        self.scramble_supplies(seat, dice);
        self.scramble_markers(seat, dice);
    }

    fn conceals(&self, step: &Step<Self>, seat: Option<Seat>) -> bool {
        match (*step, self.pending) {
            (Step::Chance(Chance::Draw(_)), Pending::NunRow) => true,
            (
                Step::Chance(Chance::Draw(_)),
                Pending::Deal { seat: drawer, .. } | Pending::Draw { seat: drawer, .. },
            )
            | (Step::Chance(Chance::Marker(_)), Pending::Marker { seat: drawer, .. }) => {
                seat != Some(drawer)
            }
            (Step::Act(actor, Action::Lay(_) | Action::Give(_)), _) => seat != Some(actor),
            (Step::Act(actor, Action::Supply(_)), _) => {
                seat != Some(actor) && self.setup.supply == SupplyOrder::Together
            }
            _ => false,
        }
    }

    fn reveals(&self, step: &Step<Self>, seat: Option<Seat>) -> String {
        let mut after = self.clone();
        let mut events: Vec<Event> = Vec::new();
        if after.apply(*step, &mut events).is_err() {
            return String::new();
        }
        let open = |event: &&Event| match event.what {
            What::Open(
                Open::CardsRevealed { .. }
                | Open::SupplyChosen { .. }
                | Open::HandShown { .. }
                | Open::NunShown { .. }
                | Open::RatsShown { .. }
                | Open::Scored { .. },
            ) => true,
            // Whoever gives a card up knew it before.
            What::Open(Open::CardTraded { seat: trader, .. }) => seat != Some(trader),
            What::Secret(Secret::Looked { seat: looker, .. }) => seat == Some(looker),
            What::Secret(Secret::Gave { from, to, .. }) => seat == Some(from) || seat == Some(to),
            _ => false,
        };
        events.iter().filter(open).map(|event| format!("{:?};", event.what)).collect()
    }
}

impl RattusCartus {
    /// Whether a seat may not know what lies there.
    fn hides(&self, place: Place, seat: Option<Seat>) -> bool {
        match place {
            Place::Hand(of) | Place::Offered(of) => seat != Some(of),
            Place::Laid(of) => seat != Some(of) && !self.open.contains(of),
            Place::Deck | Place::Discard | Place::NunRow => true,
        }
    }

    /// Exchanges two cards between two hidden places, if they may lie there and the
    /// cards that are being chosen in order still can be.
    fn exchange(&mut self, places: &[Place], dice: &mut impl Dice) {
        let mut pick = || places[dice.below(places.len() as u32) as usize];
        let (one, two) = (pick(), pick());
        let (Some(first), Some(second)) = (self.any_card(one, dice), self.any_card(two, dice))
        else {
            return;
        };
        if one == two || !one.admits(second) || !two.admits(first) {
            return;
        }
        let before = self.clone();
        self.swap(one, first, second);
        self.swap(two, second, first);
        if !self.choice_can_be_completed() {
            *self = before;
        }
    }

    fn any_card(&self, place: Place, dice: &mut impl Dice) -> Option<Card> {
        if place == Place::NunRow {
            let row = &self.nun_row;
            return (!row.is_empty()).then(|| row[dice.below(row.len() as u32) as usize]);
        }
        let pile = self.clone().pile(place).map(|pile| *pile)?;
        (!pile.is_empty()).then(|| pile.nth(dice.below(pile.size().into()) as u8))
    }

    /// The cards of a place that has no order.
    fn pile(&mut self, place: Place) -> Option<&mut Cards> {
        match place {
            Place::Hand(seat) => Some(&mut self.players[seat].hand),
            Place::Laid(seat) => Some(&mut self.players[seat].laid),
            Place::Offered(seat) => Some(&mut self.players[seat].offered),
            Place::Deck => Some(&mut self.deck),
            Place::Discard => Some(&mut self.discard),
            Place::NunRow => None,
        }
    }

    fn swap(&mut self, place: Place, out: Card, into: Card) {
        if let Some(pile) = self.pile(place) {
            pile.remove(out, 1);
            pile.add(into, 1);
        } else if let Some(card) = self.nun_row.iter_mut().find(|card| **card == out) {
            *card = into;
        }
    }

    /// RC-C-09. Whether the cards that are still to be chosen in order are there.
    fn choice_can_be_completed(&self) -> bool {
        let enough = |hand: &Cards, chosen: &Cards, last, left| {
            hand.between(chosen.highest().unwrap_or(Card::FIRST), last) >= left
        };
        match self.pending {
            Pending::Lay { seat, left } => {
                enough(&self.players[seat].hand, &self.players[seat].laid, Card::FLUTE, left)
            }
            Pending::Give { each, seats, .. } => seats.iter().all(|seat| {
                let player = &self.players[seat];
                let left = each - player.offered.size();
                enough(&player.hand, &player.offered, Card::GOLD, left)
            }),
            Pending::Discard { seat, left, from, .. } => {
                self.players[seat].hand.between(from, Card::GOLD) >= left
            }
            _ => true,
        }
    }

    /// RC-B-06. Choices that are still secret could be others.
    fn scramble_supplies(&mut self, seat: Option<Seat>, dice: &mut impl Dice) {
        let secret = matches!(self.pending, Pending::Supply { .. })
            && self.setup.supply == SupplyOrder::Together;
        for other in Seat::all(self.seats_count()) {
            if secret && seat != Some(other) && self.players[other].supply.is_some() {
                let row = &self.row;
                self.players[other].supply = Some(row[dice.below(row.len() as u32) as usize]);
            }
        }
    }

    /// RC-INFO-03. Markers of different values could be with others.
    fn scramble_markers(&mut self, seat: Option<Seat>, dice: &mut impl Dice) {
        if !self.markers_are_secret() {
            return;
        }
        let others = Seat::all(self.seats_count()).filter(|&other| seat != Some(other));
        for other in others {
            for value in 0..5 {
                let swapped = dice.below(5) as usize;
                if self.players[other].markers[value] > 0 && self.markers[swapped] > 0 {
                    self.players[other].markers[value] -= 1;
                    self.markers[swapped] -= 1;
                    self.players[other].markers[swapped] += 1;
                    self.markers[value] += 1;
                }
            }
        }
    }
}
