//! Sealing a table: everyone commits, then everyone reveals, and only then is dealt.

use game::dealer::{Commitment, Contribution, Seed};
use game::{Seat, SeatSet};

use super::desk::{Changed, Desk};
use super::sheet::{Part, Seal, State};
use crate::ids::PersonId;
use crate::problem::Problem;
use crate::secrets;
use crate::store::Change;

/// How long a table waits for those who have something to commit to or to reveal.
const PATIENCE: i64 = 10_000;

impl Part {
    /// What a seat added, as it stands in a record.
    pub(crate) fn added(&self) -> Option<String> {
        match self {
            Part::Revealed { added, .. } => Some(added.clone()),
            _ => None,
        }
    }

    /// What a seat committed to.
    pub fn commitment(&self) -> Option<&str> {
        match self {
            Part::Committed(commitment) | Part::Revealed { commitment, .. } => Some(commitment),
            _ => None,
        }
    }
}

impl Seal {
    /// The house commits, for a table of so many seats.
    pub fn new(seats: usize) -> Seal {
        Seal {
            seed: Some(hex::encode(secrets::chance::<32>())),
            unsealed: false,
            round: 1,
            seats: vec![Part::Undecided; seats],
            until: None,
        }
    }

    /// What the house has committed to: the hash of its seed.
    pub fn house(&self) -> Option<Commitment> {
        let seed: Seed = self.seed.as_ref()?.parse().ok()?;
        Some(seed.commitment())
    }

    /// Whether every seat that committed has revealed.
    fn is_sealed(&self) -> bool {
        self.seats.iter().all(|part| matches!(part, Part::Nothing | Part::Revealed { .. }))
    }

    fn is_decided(&self) -> bool {
        self.seats.iter().all(|part| !matches!(part, Part::Undecided))
    }
}

impl Desk {
    /// A seat's client commits, or says that it adds nothing.
    pub fn commit(
        &mut self,
        person: PersonId,
        seat: Seat,
        round: u32,
        commitment: Option<&str>,
        now: i64,
    ) -> Result<Changed<()>, Problem> {
        self.must_hold(person, seat)?;
        self.must_be_sealed_now(round)?;
        let part = match commitment {
            Some(text) => {
                let commitment: Commitment = text.parse().map_err(|_| Problem::WrongCommitment)?;
                Part::Committed(commitment.to_string())
            }
            None => Part::Nothing,
        };
        let place = &mut self.sheet.seal.seats[seat.index()];
        if *place != Part::Undecided {
            return Err(Problem::AlreadyCommitted);
        }
        *place = part;
        self.go_on_sealing(now)
    }

    /// A seat's client reveals what it committed to.
    pub fn reveal(
        &mut self,
        person: PersonId,
        seat: Seat,
        round: u32,
        text: &str,
        now: i64,
    ) -> Result<Changed<()>, Problem> {
        self.must_hold(person, seat)?;
        self.must_be_sealed_now(round)?;
        if self.sheet.state != State::Sealing || !self.sheet.seal.is_decided() {
            return Err(Problem::TooEarly);
        }
        let added: Contribution = text.parse().map_err(|_| Problem::WrongContribution)?;
        let Part::Committed(commitment) = &self.sheet.seal.seats[seat.index()] else {
            return Err(Problem::NothingToReveal);
        };
        if added.commitment(seat).to_string() != *commitment {
            return Err(Problem::WrongReveal);
        }
        self.sheet.seal.seats[seat.index()] =
            Part::Revealed { commitment: commitment.clone(), added: added.to_string() };
        self.go_on_sealing(now)
    }

    fn must_be_sealed_now(&self, round: u32) -> Result<(), Problem> {
        if !matches!(self.sheet.state, State::Waiting | State::Sealing) {
            return Err(Problem::Sealed);
        }
        if round != self.sheet.seal.round {
            return Err(Problem::StaleRound);
        }
        Ok(())
    }

    /// Everyone sits: whoever has not committed adds nothing.
    pub(super) fn begin_sealing(&mut self, now: i64) -> Result<Changed<()>, Problem> {
        for part in &mut self.sheet.seal.seats {
            if *part == Part::Undecided {
                *part = Part::Nothing;
            }
        }
        self.sheet.state = State::Sealing;
        self.sheet.seal.until = Some(now + PATIENCE);
        self.go_on_sealing(now)
    }

    fn go_on_sealing(&mut self, now: i64) -> Result<Changed<()>, Problem> {
        if self.sheet.state == State::Sealing && self.sheet.seal.is_sealed() {
            return self.begin_play(now);
        }
        Ok(Changed::kept((), self.keep_sheet(now)))
    }

    /// Whoever is silent for too long adds nothing. If somebody committed and does not
    /// reveal, the others could tell what would come of it, so all begin again, with a
    /// new seed.
    pub fn lose_patience(&mut self, now: i64) -> Result<Vec<Change>, Problem> {
        let seal = &mut self.sheet.seal;
        if seal.is_decided() {
            let silent: SeatSet = Seat::all(seal.seats.len())
                .filter(|seat| matches!(seal.seats[seat.index()], Part::Committed(_)))
                .collect();
            let seats = Seat::all(seal.seats.len()).map(|seat| {
                let out = silent.contains(seat) || seal.seats[seat.index()] == Part::Nothing;
                if out { Part::Nothing } else { Part::Undecided }
            });
            let seats = seats.collect();
            *seal = Seal { round: seal.round + 1, seats, ..Seal::new(0) };
        } else {
            for part in &mut seal.seats {
                if *part == Part::Undecided {
                    *part = Part::Nothing;
                }
            }
        }
        self.sheet.seal.until = Some(now + PATIENCE);
        Ok(self.go_on_sealing(now)?.changes)
    }

    /// The table is sealed: the first cards are dealt.
    fn begin_play(&mut self, now: i64) -> Result<Changed<()>, Problem> {
        self.sheet.state = State::Playing;
        self.sheet.seal.until = None;
        let mut play = super::load::play(&self.sheet, "").map_err(|reason| {
            tracing::error!("{:?} could not be dealt: {reason}", self.id);
            Problem::CannotDeal
        })?;
        let lines = play.begin()?;
        self.play = Some(play);
        let mut changes = self.keep_lines(lines, SeatSet::EMPTY, None, None, now);
        changes.push(self.keep_sheet(now));
        Ok(Changed { value: (), changes })
    }
}
