//! How a table is sealed: everyone commits, then everyone reveals.

use super::{Commitment, Contribution, Dealer, Opening, Seal, Seed};
use crate::{MAX_SEATS, Seat, SeatSet};

/// A table that is being sealed.
///
/// The house has committed from the start. Every seat commits or says that it
/// adds nothing; when all have, those who committed reveal; when all have, there
/// is a dealer. A seat that commits and never reveals holds the table up: going
/// on without it would let it choose between two deals, so the table is sealed
/// again from the start, with a new seed.
#[derive(Clone, Debug)]
pub struct Handshake {
    seed: Seed,
    seats: Vec<Place>,
}

#[derive(Clone, Debug)]
enum Place {
    Undecided,
    Nothing,
    Committed(Commitment),
    Revealed(Commitment, Contribution),
}

/// How far a [`Handshake`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// These seats have not yet committed, nor said that they add nothing.
    Committing(SeatSet),
    /// These seats have not yet revealed what they committed to.
    Revealing(SeatSet),
    /// The table can be dealt.
    Sealed,
}

impl Handshake {
    /// The house commits to its seed, for a table of `seats`.
    pub fn new(seed: Seed, seats: usize) -> Handshake {
        assert!(seats <= MAX_SEATS, "no table has more than {MAX_SEATS} seats");
        Handshake { seed, seats: vec![Place::Undecided; seats] }
    }

    /// The house's commitment, to be published before any seat commits.
    pub fn house(&self) -> Commitment {
        self.seed.commitment()
    }

    /// How far it is, and for whom it waits.
    pub fn phase(&self) -> Phase {
        let undecided = self.those(|place| matches!(place, Place::Undecided));
        let unrevealed = self.those(|place| matches!(place, Place::Committed(_)));
        if !undecided.is_empty() {
            Phase::Committing(undecided)
        } else if !unrevealed.is_empty() {
            Phase::Revealing(unrevealed)
        } else {
            Phase::Sealed
        }
    }

    /// A seat's client commits.
    pub fn commit(&mut self, seat: Seat, to: Commitment) -> Result<(), HandshakeError> {
        self.decide(seat, Place::Committed(to))
    }

    /// A seat adds nothing: a bot, or a client that leaves it to the others.
    pub fn add_nothing(&mut self, seat: Seat) -> Result<(), HandshakeError> {
        self.decide(seat, Place::Nothing)
    }

    /// Everyone's commitments, to be published before any seat reveals; none
    /// while a seat is still undecided.
    pub fn seal(&self) -> Option<Seal> {
        let commitment = |place: &Place| match place {
            Place::Undecided => None,
            Place::Nothing => Some(None),
            Place::Committed(to) | Place::Revealed(to, _) => Some(Some(*to)),
        };
        let seats = self.seats.iter().map(commitment).collect::<Option<Vec<_>>>()?;
        Some(Seal::new(self.house(), seats))
    }

    /// A seat's client reveals what it committed to. A wrong reveal changes nothing.
    pub fn reveal(&mut self, seat: Seat, added: Contribution) -> Result<(), HandshakeError> {
        if let Phase::Committing(waiting) = self.phase() {
            return Err(HandshakeError::TooEarly(waiting));
        }
        let place = self.place(seat)?;
        match *place {
            Place::Committed(to) if added.commitment(seat) == to => {
                *place = Place::Revealed(to, added);
                Ok(())
            }
            Place::Committed(_) => Err(HandshakeError::WrongReveal(seat)),
            Place::Revealed(..) => Err(HandshakeError::Twice(seat)),
            Place::Undecided | Place::Nothing => Err(HandshakeError::NothingToReveal(seat)),
        }
    }

    /// The dealer of the sealed table.
    pub fn dealer(&self) -> Result<Dealer, HandshakeError> {
        match self.phase() {
            Phase::Committing(waiting) | Phase::Revealing(waiting) => {
                return Err(HandshakeError::Unsealed(waiting));
            }
            Phase::Sealed => {}
        }
        let added = |place: &Place| match place {
            Place::Revealed(_, added) => Some(added.clone()),
            _ => None,
        };
        let seats = self.seats.iter().map(added).collect();
        Ok(Dealer::new(Opening::new(self.seed.clone(), seats)))
    }

    fn decide(&mut self, seat: Seat, decision: Place) -> Result<(), HandshakeError> {
        let place = self.place(seat)?;
        if !matches!(place, Place::Undecided) {
            return Err(HandshakeError::Decided(seat));
        }
        *place = decision;
        Ok(())
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, HandshakeError> {
        self.seats.get_mut(seat.index()).ok_or(HandshakeError::NoSuchSeat(seat))
    }

    fn those(&self, wanted: impl Fn(&Place) -> bool) -> SeatSet {
        let places = Seat::all(self.seats.len()).zip(&self.seats);
        places.filter(|(_, place)| wanted(place)).map(|(seat, _)| seat).collect()
    }
}

/// Why a table could not be sealed like that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HandshakeError {
    /// The table is smaller.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// A commitment cannot be taken back.
    #[error("seat {0} has already decided what to add")]
    Decided(Seat),
    /// Whoever commits after a reveal could choose what comes of it.
    #[error("nothing is revealed before all have committed: seat {} has not", .0.list())]
    TooEarly(SeatSet),
    /// The hash is another.
    #[error("what seat {0} revealed is not what it committed to")]
    WrongReveal(Seat),
    /// It is known already.
    #[error("seat {0} has already revealed what it added")]
    Twice(Seat),
    /// This seat adds nothing.
    #[error("seat {0} committed to nothing, so it has nothing to reveal")]
    NothingToReveal(Seat),
    /// Some have yet to commit or to reveal.
    #[error("nothing is dealt before the table is sealed: seat {} is missing", .0.list())]
    Unsealed(SeatSet),
}
