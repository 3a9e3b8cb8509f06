//! What can be read of a whole state, and guessed again.
//!
//! Bots do so with the worlds they imagine: they are never handed the true one.

use game::Seat;

use crate::RattusCartus;
use crate::building_cards::{BuildingCard, BuildingSet};
use crate::cards::{Card, Cards, Class};
use crate::pending::{Pending, Progress};
use crate::state::MOST_PLAYERS;

impl RattusCartus {
    /// What the table waits for.
    #[inline]
    pub fn pending(&self) -> Pending {
        self.pending
    }

    /// How far phase D has come.
    #[inline]
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// The round, from 1; 0 in the set-up.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// How many rounds there are.
    #[inline]
    pub fn rounds(&self) -> u8 {
        self.facts().rounds
    }

    /// The start player.
    #[inline]
    pub fn start(&self) -> Seat {
        self.start
    }

    /// The buildings of the round.
    #[inline]
    pub fn row(&self) -> &[BuildingCard] {
        &self.row
    }

    /// The building cards nobody has seen, in the deck or in the replacement stack.
    #[inline]
    pub fn unseen_buildings(&self) -> BuildingSet {
        self.unseen
    }

    /// How many of the unseen building cards lie in the replacement stack.
    #[inline]
    pub fn replacement_stack(&self) -> u8 {
        self.stack
    }

    /// Who entered a building in this round, in order.
    #[inline]
    pub fn entered(&self) -> &[Seat] {
        &self.entered
    }

    /// The place in the row of the building that a seat entered in this round.
    #[inline]
    pub fn building_of(&self, seat: Seat) -> Option<usize> {
        self.players[seat].building.map(usize::from)
    }

    /// The cards in a hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.players[seat].hand
    }

    /// The cards a seat laid into a building.
    #[inline]
    pub fn laid(&self, seat: Seat) -> &Cards {
        &self.players[seat].laid
    }

    /// The cards a seat has chosen to give away.
    #[inline]
    pub fn offered(&self, seat: Seat) -> &Cards {
        &self.players[seat].offered
    }

    /// The rats of a seat.
    #[inline]
    pub fn rats(&self, seat: Seat) -> u16 {
        self.players[seat].rats
    }

    /// The victory points on the markers of a seat.
    #[inline]
    pub fn marker_points(&self, seat: Seat) -> u16 {
        let values = (1..).zip(self.players[seat].markers);
        values.map(|(value, count)| value * u16::from(count)).sum()
    }

    /// Influence in a class, by seat.
    #[inline]
    pub fn influence(&self, class: Class) -> &[u16; MOST_PLAYERS] {
        &self.tracks[class as usize].influence
    }

    /// The indices of the seats in a class, by when their disc last moved: the earlier
    /// lies lower and ranks higher among equals.
    #[inline]
    pub fn discs(&self, class: Class) -> &[u8; MOST_PLAYERS] {
        &self.tracks[class as usize].order
    }

    /// The cards of the Nun-row, in their places.
    #[inline]
    pub fn nun_row(&self) -> &[Card] {
        &self.nun_row
    }

    /// Guesses again which of its cards a seat has laid: `cards` change places with those
    /// that lie there now. Nothing happens unless as many cards are laid and held.
    pub fn lay_instead(&mut self, seat: Seat, cards: &Cards) {
        let player = &mut self.players[seat];
        let mut all = player.hand;
        all.add_all(&player.laid);
        let holds =
            cards.kinds().all(|(card, count)| card.is_playable() && all.count(card) >= count);
        if holds && cards.size() == player.laid.size() {
            cards.kinds().for_each(|(card, count)| all.remove(card, count));
            player.hand = all;
            player.laid = *cards;
        }
    }
}
