//! What a view is about: the decision at hand, in terms a page can put into words.

use game::{Seat, SeatSet};

use crate::areas::Area;
use crate::board::Minion;
use crate::cards::Card;
use crate::events::Because;
use crate::interrupts::{How, Threat};
use crate::pending::{Construction, Frame};
use crate::random_events::RandomEvent;
use crate::view::View;

/// What is being decided. All of it is open to everyone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// Cards are dealt, dice are rolled: nobody has anything to decide.
    Nothing,
    /// The card of the turn; or, once it was played, what may follow it.
    Turn {
        /// Whether the card was played.
        played: bool,
    },
    /// A symbol of a card, counted from 0.
    Symbol {
        /// The card.
        card: Card,
        /// The symbol.
        index: u8,
    },
    /// So many more cards may be played.
    PlayMore {
        /// How many.
        left: u8,
    },
    /// The text of a card.
    Text {
        /// The card.
        card: Card,
        /// How many of its operations are done.
        done: u8,
        /// The opponent chosen; the active player when there is none.
        victim: Seat,
        /// The minion chosen.
        minion: Option<Minion>,
    },
    /// The power of a City Area card.
    Power {
        /// Whose.
        area: Area,
    },
    /// Where a minion that was taken up goes.
    Relocate {
        /// Where it stood.
        from: Area,
    },
    /// Where a minion that an interrupt saves goes.
    Rescue {
        /// Where it stood.
        from: Area,
    },
    /// Which of six buildings makes room for another one.
    Demolish {
        /// Where the new one goes.
        area: Area,
    },
    /// A random event.
    Event {
        /// Which.
        event: RandomEvent,
        /// The area at hand.
        area: Option<Area>,
        /// The minion at hand.
        minion: Option<Minion>,
    },
    /// Those threatened may answer.
    Threat(Danger),
}

/// What is about to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Danger {
    /// An assassin comes for this minion.
    Assassin(Minion),
    /// A text removes this minion.
    Removal(Minion),
    /// A random event removes this minion.
    Accident(Minion),
    /// This minion is moved.
    Move {
        /// Which.
        minion: Minion,
        /// Where it goes.
        to: Option<Area>,
    },
    /// These two change places.
    Swap(Minion, Minion),
    /// The text of a card strikes these players.
    Text(SeatSet),
    /// The dragon clears an area.
    Dragon(Area),
}

impl View {
    /// What is being decided.
    pub fn topic(&self) -> Topic {
        match *self.open.stack.top() {
            Frame::Turn { played } => Topic::Turn { played },
            Frame::Card { card, next } => Topic::Symbol { card, index: next },
            Frame::PlayMore { left } => Topic::PlayMore { left },
            Frame::Text(text) => Topic::Text {
                card: text.card,
                done: text.at,
                victim: text.victim,
                minion: text.minion(),
            },
            Frame::Power { area } => Topic::Power { area },
            Frame::Relocate { from, .. } => Topic::Relocate { from },
            Frame::Rescue { from, .. } => Topic::Rescue { from },
            Frame::Demolish {
                then: Construction::Build { area, .. } | Construction::Buy { area },
            } => Topic::Demolish { area },
            Frame::Event(pending) => Topic::Event {
                event: pending.event(),
                area: pending.area(),
                minion: pending.minion(),
            },
            Frame::Window(threat) => Topic::Threat(self.danger(threat)),
            _ => Topic::Nothing,
        }
    }

    fn danger(&self, threat: Threat) -> Danger {
        match threat {
            Threat::Remove(minion, How::Symbol) => Danger::Assassin(minion),
            Threat::Remove(minion, How::Text) => Danger::Removal(minion),
            Threat::Remove(minion, How::Event) => Danger::Accident(minion),
            Threat::Move(minion) => Danger::Move {
                minion,
                to: self.open.stack.iter().rev().find_map(|frame| match *frame {
                    Frame::Move { to, .. } => Some(to),
                    _ => None,
                }),
            },
            Threat::Swap(one, two) => Danger::Swap(one, two),
            Threat::Text(seats) => Danger::Text(seats),
            Threat::Dragon(area, _) => Danger::Dragon(area),
        }
    }

    /// What the owner of Small Gods would pay to shield what an event threatens now.
    pub fn shield_price(&self) -> Option<u16> {
        let Frame::Event(pending) = *self.open.stack.top() else { return None };
        self.open.shield_price(self.open.small_gods_owner()?, pending.area()?)
    }

    /// What led to the decision at hand.
    pub fn because(&self) -> Because {
        self.open.because()
    }
}
