//! Everything that is published before the first step, and after the last.

use std::fmt;

use sha2::{Digest, Sha256};

use super::{Commitment, Contribution, Seed};
use crate::{Seat, SeatSet};

/// The commitments of a table, published before the first step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    house: Commitment,
    seats: Vec<Option<Commitment>>,
}

impl Seal {
    /// The commitments by seat; `None` is a seat that adds nothing.
    pub fn new(house: Commitment, seats: Vec<Option<Commitment>>) -> Seal {
        Seal { house, seats }
    }

    /// How many seats the table has, those that add nothing too.
    pub fn seats(&self) -> usize {
        self.seats.len()
    }

    /// Whether no seat added anything: the house could have tried many seeds.
    pub fn by_house_alone(&self) -> bool {
        self.seats.iter().all(Option::is_none)
    }

    /// Who sealed the table, for people: "sealed by the house and seats 1, 3".
    pub fn label(&self) -> String {
        if self.by_house_alone() {
            return "sealed by the house alone".to_owned();
        }
        let added = |seat: &Seat| self.seats[seat.index()].is_some();
        let seats: SeatSet = Seat::all(self.seats()).filter(added).collect();
        let noun = if seats.len() == 1 { "seat" } else { "seats" };
        format!("sealed by the house and {noun} {}", seats.list())
    }
}

/// The lines of a record's header.
impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "house commits {}", self.house)?;
        for (seat, commitment) in Seat::all(self.seats()).zip(&self.seats) {
            match commitment {
                Some(commitment) => writeln!(f, "seat {seat} commits {commitment}")?,
                None => writeln!(f, "{}", nothing(seat))?,
            }
        }
        Ok(())
    }
}

/// What decides all chance at a table: the house's seed and what the seats added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    seed: Seed,
    seats: Vec<Option<Contribution>>,
}

impl Opening {
    /// The contributions by seat; `None` is a seat that adds nothing.
    pub fn new(seed: Seed, seats: Vec<Option<Contribution>>) -> Opening {
        Opening { seed, seats }
    }

    /// A table to which no seat added anything.
    pub fn by_house_alone(seed: Seed, seats: usize) -> Opening {
        Opening::new(seed, vec![None; seats])
    }

    /// The commitments that bind to exactly this.
    pub fn seal(&self) -> Seal {
        let commit = |(seat, added): (Seat, &Option<Contribution>)| {
            added.as_ref().map(|added| added.commitment(seat))
        };
        let seats = Seat::all(self.seats.len()).zip(&self.seats).map(commit).collect();
        Seal::new(self.seed.commitment(), seats)
    }

    /// Whether this is what `seal` committed to.
    pub fn check(&self, seal: &Seal) -> Result<(), WrongOpening> {
        let revealed = self.seal();
        if revealed.house != seal.house {
            return Err(WrongOpening::House);
        }
        if revealed.seats() != seal.seats() {
            return Err(WrongOpening::Seats);
        }
        for (seat, (now, then)) in
            Seat::all(seal.seats()).zip(revealed.seats.iter().zip(&seal.seats))
        {
            match (now, then) {
                (None, Some(_)) => return Err(WrongOpening::Missing(seat)),
                (Some(_), None) => return Err(WrongOpening::Uncommitted(seat)),
                _ if now != then => return Err(WrongOpening::Seat(seat)),
                _ => {}
            }
        }
        Ok(())
    }

    /// The key that all chance is dealt with: the hash of this text, after a line
    /// that says what it is for. Every part of the text has its length fixed or
    /// stated, so no two openings give the same one.
    pub fn key(&self) -> [u8; 32] {
        Sha256::digest(format!("snug key 1\n{self}")).into()
    }
}

/// The lines at the end of a record: this shows the seed in clear.
impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.seed.reveal())?;
        for (seat, added) in Seat::all(self.seats.len()).zip(&self.seats) {
            match added {
                Some(added) => writeln!(f, "{}", added.reveal(seat))?,
                None => writeln!(f, "{}", nothing(seat))?,
            }
        }
        Ok(())
    }
}

/// What was revealed is not what was committed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongOpening {
    /// The house's seed is another.
    #[error("the house's seed is not what the house committed to")]
    House,
    /// There are more or fewer seats.
    #[error("there are not as many seats as were committed for")]
    Seats,
    /// A seat's contribution is another.
    #[error("what seat {0} revealed is not what it committed to")]
    Seat(Seat),
    /// A seat committed and never revealed.
    #[error("seat {0} committed to something and revealed nothing")]
    Missing(Seat),
    /// A seat revealed what it never committed to.
    #[error("seat {0} revealed something and had committed to nothing")]
    Uncommitted(Seat),
}

fn nothing(seat: Seat) -> String {
    format!("seat {seat} adds nothing")
}
