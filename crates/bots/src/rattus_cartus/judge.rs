//! A judge of positions for searches: a small network that learned from finished games.
//!
//! `judge.txt` holds what it has learned, and `fit.rs` says how.

mod inputs;

use std::sync::LazyLock;

use game::{Game, Seat};
use rattus_cartus::RattusCartus;

use super::nuns::Nuns;
use super::prospects::{Numbers, SEATS};
use super::weights::Weights;
use crate::network::Network;
#[cfg(any(test, feature = "fit"))]
pub(crate) use inputs::INPUTS;
use inputs::{Inputs, inputs};

static LEARNED: LazyLock<Network> =
    LazyLock::new(|| Network::read(inputs::INPUTS, SEATS, include_str!("judge.txt")));

/// How likely each seat wins a game that is not over, when this is known of the Nun-row.
pub(crate) fn chances(game: &RattusCartus, nuns: &Nuns, weights: &Weights) -> Numbers {
    let shares = LEARNED.chances(all_inputs(game, nuns, weights), true);
    let mut chances = [0.0; SEATS];
    let seats = game.seats();
    chances[..seats].copy_from_slice(&shares[..seats]);
    chances
}

/// What counts for each seat.
pub(crate) fn all_inputs(
    game: &RattusCartus,
    nuns: &Nuns,
    weights: &Weights,
) -> impl Iterator<Item = Inputs> {
    let outlook = inputs::Outlook::new(game, nuns, weights);
    Seat::all(game.seats()).map(move |seat| inputs(game, &outlook, seat))
}
