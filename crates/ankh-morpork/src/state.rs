//! The whole state of a game, as one flat value.

use std::ops::{Deref, DerefMut};

use game::{BySeat, Seat, SeatSet, Sink};

use crate::areas::{Area, Areas};
use crate::board::Board;
use crate::cards::{Card, Cards, the_box};
use crate::editions::{Edition, Switches};
use crate::ending::Over;
use crate::events::{Because, Event, What};
use crate::interrupts::Reactions;
use crate::options::Options;
use crate::pending::{Frame, Lot, Stack};
use crate::personalities::{Personalities, Personality};
use crate::random_events::RandomEvents;
use crate::revisions::Revision;
use crate::setup::Setup;

/// A game of Ankh-Morpork: what lies open, and what is hidden from somebody.
///
/// The open part is a type of its own, so that a view can hold it and nothing more.
/// The rules reach its fields as if they were the game's own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AnkhMorpork {
    pub(crate) open: Open,
    pub(crate) hands: [Cards; 4],
    /// The draw pile has no order: the first deck is drawn before the brown one.
    pub(crate) draw: Cards,
    /// Cards a text has singled out in a hand: offered, demanded or taken at random.
    pub(crate) aside: Cards,
    pub(crate) personalities: [Option<Personality>; 4],
    pub(crate) unused: Personalities,
    /// What has been answered to the threat at hand, sealed until all have answered.
    pub(crate) answers: [Reactions; 4],
    /// What the one seat asked may answer: kept beside what it follows from for speed.
    pub(crate) question: Options,
}

/// Everything that lies open to everyone at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub(crate) revision: Revision,
    pub(crate) players: u8,
    pub(crate) edition: Edition,
    pub(crate) switches: Switches,

    pub(crate) board: Board,
    /// AM-EVENT-JOHNSON-01. City Area cards that have left the game.
    pub(crate) lost: Areas,
    /// AM-AREA-ANY-03. City Area cards gained this turn.
    pub(crate) gained: Areas,
    /// AM-AREA-ANY-02. City Area cards used this turn.
    pub(crate) used: Areas,

    pub(crate) money: BySeat<u16, 4>,
    /// What is left in the bank, where it is finite.
    pub(crate) bank: u16,

    pub(crate) discard: Cards,
    /// Loans and penalty cards lying before each player.
    pub(crate) before: [Cards; 4],
    /// The latest card played, until the next one or the end of the turn.
    pub(crate) front: Option<Card>,
    /// Events that have not happened yet.
    pub(crate) events: RandomEvents,

    pub(crate) turn: u16,
    pub(crate) active: Seat,
    /// The dice of the text or event being carried out.
    pub(crate) rolls: Rolls,
    /// Who is asked: in a window, those who have not answered the threat yet.
    pub(crate) asked: SeatSet,
    /// What chance has to decide, if nobody is asked.
    pub(crate) lot: Option<Lot>,
    /// AM-FAQ-25. Those whom Wallace Sonky keeps from the text being carried out, or from the
    /// one that he has ended.
    pub(crate) spared: SeatSet,
    pub(crate) stack: Stack,
    pub(crate) over: Option<Over>,
}

impl Deref for AnkhMorpork {
    type Target = Open;

    #[inline]
    fn deref(&self) -> &Open {
        &self.open
    }
}

impl DerefMut for AnkhMorpork {
    #[inline]
    fn deref_mut(&mut self) -> &mut Open {
        &mut self.open
    }
}

/// Up to four results of the die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Rolls {
    faces: [u8; 4],
    len: u8,
}

impl Rolls {
    pub(crate) fn push(&mut self, face: u8) {
        self.faces[usize::from(self.len)] = face;
        self.len += 1;
    }

    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.faces[..usize::from(self.len)]
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn last(&self) -> u8 {
        *self.as_slice().last().expect("the die was rolled")
    }
}

impl Open {
    /// The set-up of the table.
    pub(crate) fn setup(&self) -> Setup {
        Setup {
            players: self.players,
            edition: self.edition,
            switches: self.switches.changes(self.edition, self.revision),
        }
    }

    /// How many play.
    #[inline]
    pub(crate) fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// Everyone, beginning with the active player, to the left.
    #[inline]
    pub(crate) fn seats_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.active.round(self.players())
    }

    /// Everyone but the active player, to the left.
    #[inline]
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        self.seats_in_order().skip(1)
    }

    /// The brown cards of this game: two fewer with two players.
    pub(crate) fn brown_in_play(&self) -> Cards {
        Cards::in_play(self.players()) & !the_box().first
    }

    /// The chain of causes, read off the stack.
    pub(crate) fn because(&self) -> Because {
        let mut because = Because::default();
        for frame in self.stack.iter() {
            match *frame {
                Frame::Card { card, next } => {
                    because = Because { card: Some(card), symbol: next.checked_sub(1), ..because };
                }
                Frame::Power { area } => because.power = Some(area),
                Frame::Event(pending) => because.event = Some(pending.event()),
                Frame::Rescue { .. } => because.rescue = true,
                _ => {}
            }
        }
        because
    }
}

impl AnkhMorpork {
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// AM-PERS-ANY-04. The areas a player controls.
    pub fn controlled(&self, seat: Seat) -> Areas {
        Area::ALL.into_iter().filter(|&area| self.board.controller(area) == Some(seat)).collect()
    }

    /// AM-SETUP-15. The cards that may come off the draw pile next.
    #[inline]
    pub(crate) fn top_of_pile(&self) -> Cards {
        let first = self.draw & the_box().first;
        if first.is_empty() { self.draw } else { first }
    }

    /// Tells what happened, and why.
    #[inline]
    pub(crate) fn say(&self, tell: &mut impl Sink<Event>, what: What) {
        tell.tell(|| Event { what, because: self.because() });
    }
}
