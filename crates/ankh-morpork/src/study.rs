//! What those who study a state, real or imagined, can read off it.
//!
//! Nothing here is for players: a seat is only ever handed a [`View`]. The methods are
//! plain looks at single things, made for being asked millions of times.

use game::{Seat, Status};

use crate::areas::{Area, Areas};
use crate::board::Owner;
use crate::cards::{Card, Cards, the_box};
use crate::memory::Cast;
use crate::pending::{Frame, Lot};
use crate::personalities::{Personalities, Personality};
use crate::state::AnkhMorpork;
use crate::view::View;

impl AnkhMorpork {
    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.open.active
    }

    /// Whether the active player has yet to play the card of the turn.
    #[inline]
    pub fn awaits_card(&self) -> bool {
        matches!(self.stack.top(), Frame::Turn { played: false })
    }

    /// Whether the active player is between two actions and not inside one.
    #[inline]
    pub fn rests(&self) -> bool {
        self.is_between_actions()
    }

    /// Whether those threatened are being asked for an answer.
    #[inline]
    pub fn warns(&self) -> bool {
        self.is_window_open()
    }

    /// Whether the dealer rolls a die or turns up an event, which everyone sees.
    pub fn rolls_or_turns_up(&self) -> bool {
        self.who() == Status::Chance && matches!(self.lot, Some(Lot::Die | Lot::Event))
    }

    /// Who a player secretly is.
    #[inline]
    pub fn personality(&self, seat: Seat) -> Option<Personality> {
        self.personalities[seat.index()]
    }

    /// The cards in a hand.
    #[inline]
    pub fn cards_of(&self, seat: Seat) -> Cards {
        self.hand(seat)
    }

    /// The latest card played in this turn.
    #[inline]
    pub fn front(&self) -> Option<Card> {
        self.open.front
    }

    /// How many cards are left in the draw pile.
    #[inline]
    pub fn pile(&self) -> usize {
        self.draw.len()
    }

    /// A player's cash.
    #[inline]
    pub fn cash(&self, seat: Seat) -> u16 {
        self.money[seat]
    }

    /// How many loans and how many penalty cards lie before a player.
    #[inline]
    pub fn burdens(&self, seat: Seat) -> (usize, usize) {
        (self.loans(seat).len(), self.penalties(seat).len())
    }

    /// Where a player has minions.
    #[inline]
    pub fn areas_of(&self, seat: Seat) -> Areas {
        self.board.present(seat.into())
    }

    /// Where a player has buildings.
    #[inline]
    pub fn buildings_of(&self, seat: Seat) -> Areas {
        self.board.buildings[seat.index()]
    }

    /// The City Area cards of a player.
    #[inline]
    pub fn powers_of(&self, seat: Seat) -> Areas {
        self.area_cards(seat)
    }

    /// A player's pieces in an area: minions and building.
    #[inline]
    pub fn pieces(&self, seat: Seat, area: Area) -> u8 {
        self.board.pieces(seat, area)
    }

    /// How many minions an owner has in an area.
    #[inline]
    pub fn minions(&self, owner: Owner, area: Area) -> u8 {
        self.board.count(owner, area)
    }

    /// How many minions an owner has in every area.
    #[inline]
    pub fn minions_by_area(&self, owner: Owner) -> [u8; 12] {
        self.board.counts(owner)
    }

    /// How many minions a player has on the board.
    #[inline]
    pub fn minions_out(&self, seat: Seat) -> u8 {
        self.board.total(seat.into())
    }

    /// Where trouble is.
    #[inline]
    pub fn trouble(&self) -> Areas {
        self.board.trouble
    }

    /// Where demons are.
    #[inline]
    pub fn demonic(&self) -> Areas {
        self.board.demonic()
    }

    /// Where anyone has a building.
    #[inline]
    pub fn built(&self) -> Areas {
        self.board.built()
    }

    /// Gives every player another personality: one that the owner of a view thinks likelier.
    pub fn recast(&mut self, cast: Cast) {
        self.personalities = cast;
        self.unused = Personalities::in_play(self.players);
        for personality in cast.into_iter().flatten() {
            self.unused.remove(personality);
        }
    }
}

impl Card {
    /// Whether it is an interrupt, and never the card of a turn.
    #[inline]
    pub fn is_interrupt(self) -> bool {
        the_box().interrupts.contains(self)
    }
}

impl Cards {
    /// The interrupts among them.
    #[inline]
    pub fn interrupts(self) -> Cards {
        self & the_box().interrupts
    }
}

impl View {
    /// Every way the personalities may be held, as far as the owner of the view knows.
    pub fn casts(&self) -> impl ExactSizeIterator<Item = &Cast> {
        self.casts.iter()
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.open.players()
    }
}
