//! The one owner of randomness: fair, sealed before the game, checked after it.
//!
//! A table is sealed in a [`Handshake`]: the house and every seat that likes
//! commit to random values, then the seats reveal theirs. Only that gives a
//! [`Dealer`], so nothing can be dealt before everybody is bound. After the game
//! the house reveals its [`Seed`] too, and anyone can deal every chance step
//! again. `docs/fair-dealing.md` says who can do what, and how to check by hand.

mod handshake;
mod hex;
mod seal;
mod secrets;

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::{Dice, Game, dice};

pub use handshake::{Handshake, HandshakeError, Phase};
pub(crate) use hex::hex;
pub use seal::{Opening, Seal, WrongOpening};
pub(crate) use secrets::is_plain;
pub use secrets::{Commitment, Contribution, MAX_WORDS, Seed};

/// Deals one table's chance steps.
///
/// Each chance step has a stream of numbers to itself. Its number is how many
/// chance steps the table has ever dealt, undone ones included: no number is used
/// twice, and doing and undoing other steps shifts nothing. The dealer does not count: that
/// is for the [`Recorder`](crate::record::Recorder).
#[derive(Clone)]
pub struct Dealer {
    opening: Opening,
    key: [u8; 32],
}

impl Dealer {
    /// Who deals from these values.
    pub fn new(opening: Opening) -> Dealer {
        let key = opening.key();
        Dealer { opening, key }
    }

    /// What decides all chance at this table; a secret until the game is over.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// What the chance step with this number, counted from 0, brings in `game`; only when
    /// the game's status is chance.
    pub fn outcome<G: Game>(&self, number: u64, game: &G) -> G::Chance {
        game.sample(&mut self.stream(number))
    }

    /// The numbers of one chance step.
    pub fn stream(&self, number: u64) -> Stream {
        let mut words = ChaCha8Rng::from_seed(self.key);
        words.set_stream(number);
        Stream(words)
    }
}

impl fmt::Debug for Dealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dealer").finish_non_exhaustive()
    }
}

/// The numbers of one chance step: ChaCha8 with the table's key.
#[derive(Clone)]
pub struct Stream(ChaCha8Rng);

impl Dice for Stream {
    fn below(&mut self, sides: u32) -> u32 {
        dice::below(sides, || self.0.next_u32())
    }
}
