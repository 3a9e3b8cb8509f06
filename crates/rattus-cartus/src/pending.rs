//! What the table waits for. Plain values: they can be saved, compared and shown.

use game::{Seat, SeatSet, Status};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Class};

/// The phases of a round (RC-SETUP-20), before and after which there is more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first round.
    #[default]
    SetUp,
    /// A.
    NewBuildings,
    /// B.
    Supplies,
    /// C.
    EnterBuildings,
    /// D.
    ResolveBuildings,
    /// E, in which nothing is decided.
    EndOfRound,
    /// After the last round.
    EndOfGame,
}

/// The next thing that must be decided, by seats or by chance. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Pending {
    /// Chance: which building of this class takes part.
    BuildingOfClass {
        /// The class.
        class: Class,
    },
    /// Chance: which cards of this class take part.
    CardsOfClass {
        /// The class.
        class: Class,
        /// How many are still to be drawn.
        left: u8,
    },
    /// Chance: the next card of the Nun-row.
    NunRow,
    /// Chance: a card of a first hand.
    Deal {
        /// Whose hand.
        seat: Seat,
        /// How many cards are still to be dealt to this seat.
        left: u8,
    },
    /// Chance: who starts.
    StartPlayer,
    /// Chance: the next building card of the row.
    Reveal,
    /// Chance: the top card of the replacement stack.
    Replace,
    /// These seats choose a supply action.
    Supply {
        /// Who has not chosen yet.
        seats: SeatSet,
    },
    /// Chance: a population card for a seat.
    Draw {
        /// Who draws.
        seat: Seat,
        /// How many cards are still to be drawn.
        left: u8,
    },
    /// A seat looks at a card of the Nun-row.
    Look {
        /// Who looks.
        seat: Seat,
        /// How many looks are left.
        left: u8,
    },
    /// A seat enters a building or passes.
    Enter {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A seat says how many cards it plays in the building it entered.
    Play {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A seat lays the next card of those it plays.
    Lay {
        /// Whose turn it is.
        seat: Seat,
        /// How many cards are still to be laid.
        left: u8,
    },
    /// The seat with the most swords chooses who gives.
    Sword {
        /// Who takes.
        seat: Seat,
    },
    /// The seat with the most flutes chooses who gets the rat.
    Flute {
        /// Who hands over.
        seat: Seat,
    },
    /// These seats choose hand cards to give away.
    Give {
        /// Who is given the cards.
        to: Seat,
        /// How many cards each seat gives.
        each: u8,
        /// Who is still choosing.
        seats: SeatSet,
    },
    /// A seat carries out its action or does not.
    Act {
        /// Whose action it is.
        seat: Seat,
    },
    /// A seat says how many hand cards it discards for rats.
    Trade {
        /// Whose action it is.
        seat: Seat,
        /// The most its action lets it discard; all know that, and not how many rats it has.
        most: u8,
    },
    /// A seat discards the next card of those it trades for rats.
    Discard {
        /// Whose action it is.
        seat: Seat,
        /// How many cards are still to be discarded.
        left: u8,
        /// How many rats go in the end.
        rats: u8,
        /// The card discarded last: the next one cannot come before it.
        from: Card,
    },
    /// Chance: a marker drawn unseen.
    Marker {
        /// Who draws.
        seat: Seat,
        /// How many markers are still to be drawn.
        left: u8,
    },
    /// Nothing more: the game has ended.
    Over,
}

impl Pending {
    /// Who is asked; `None` when chance decides or the game has ended.
    #[inline]
    pub const fn seats(self) -> Option<SeatSet> {
        match self {
            Pending::Supply { seats } | Pending::Give { seats, .. } => Some(seats),
            Pending::Look { seat, .. }
            | Pending::Enter { seat }
            | Pending::Play { seat }
            | Pending::Lay { seat, .. }
            | Pending::Sword { seat }
            | Pending::Flute { seat }
            | Pending::Act { seat }
            | Pending::Trade { seat, .. }
            | Pending::Discard { seat, .. } => Some(SeatSet::only(seat)),
            _ => None,
        }
    }

    /// Who is to act, unless the game has ended.
    #[inline]
    pub(crate) const fn status(self) -> Status {
        match self.seats() {
            Some(seats) => Status::Seats(seats),
            None => Status::Chance,
        }
    }
}

/// How far phase D has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Progress {
    /// The building being resolved, by its place in the row, from 0.
    pub building: u8,
    /// The step of resolving it.
    pub step: ResolveStep,
    /// How many players have carried out their action here.
    pub acted: u8,
    /// How many parts of the current player's action are done.
    pub deeds: u8,
    /// Whether the current player was asked and uses the action.
    pub agreed: bool,
}

/// The steps of resolving a building that can wait for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResolveStep {
    /// Step a: swords are compared after influence and rats.
    #[default]
    Swords,
    /// Step a: flutes are compared last.
    Flutes,
    /// Step b.
    Actions,
}
