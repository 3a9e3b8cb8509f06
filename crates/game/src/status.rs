//! Whose move it is, and how a finished game ended.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, SeatSet};

/// Who is to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// These seats are asked, all at once; each answers without seeing the others.
    Seats(SeatSet),
    /// The dealer draws a card, rolls a die, …
    Chance,
    /// The game has ended.
    Over(Ranking),
}

impl Status {
    /// One seat is asked.
    #[inline]
    pub const fn seat(seat: Seat) -> Status {
        Status::Seats(SeatSet::only(seat))
    }

    /// Whether this seat is asked now.
    #[inline]
    pub const fn asks(self, seat: Seat) -> bool {
        matches!(self, Status::Seats(seats) if seats.contains(seat))
    }
}

/// The place of every seat, 1 for the winner; places can be shared, and a game
/// that everybody loses has no first place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct Ranking {
    places: [u8; MAX_SEATS],
    seats: u8,
}

impl Ranking {
    /// Places by seat.
    pub fn new(by_seat: &[u8]) -> Ranking {
        let mut places = [0; MAX_SEATS];
        places[..by_seat.len()].copy_from_slice(by_seat);
        Ranking { places, seats: by_seat.len() as u8 }
    }

    /// Ranks scores, highest first; equal scores share the better place.
    pub fn by_score<S: Ord>(scores: &[S]) -> Ranking {
        let mut places = [0; MAX_SEATS];
        for (place, score) in places.iter_mut().zip(scores) {
            *place = 1 + scores.iter().filter(|other| *other > score).count() as u8;
        }
        Ranking { places, seats: scores.len() as u8 }
    }

    /// How many seats are ranked.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The place of a seat, counted from 1.
    pub const fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// Everyone in first place; nobody when all have lost.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|&seat| self.place(seat) == 1).collect()
    }
}

impl From<Vec<u8>> for Ranking {
    fn from(mut places: Vec<u8>) -> Ranking {
        places.truncate(MAX_SEATS);
        Ranking::new(&places)
    }
}

impl From<Ranking> for Vec<u8> {
    fn from(ranking: Ranking) -> Vec<u8> {
        ranking.places[..ranking.seats()].to_vec()
    }
}
