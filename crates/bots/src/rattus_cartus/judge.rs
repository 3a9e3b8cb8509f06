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
use crate::network::{Network, WIDTH};
use crate::softmax;
#[cfg(test)]
pub(crate) use inputs::INPUTS;
use inputs::{Inputs, inputs};

static LEARNED: LazyLock<Network> =
    LazyLock::new(|| Network::read(inputs::INPUTS, SEATS, include_str!("judge.txt")));

/// How likely each seat wins a game that is not over, when this is known of the Nun-row.
pub(crate) fn chances(game: &RattusCartus, nuns: &Nuns, weights: &Weights) -> Numbers {
    let mut sums = [[0.0; WIDTH]; SEATS];
    let sums = &mut sums[..game.seats()];
    for (sums, inputs) in sums.iter_mut().zip(all_inputs(game, nuns, weights)) {
        *sums = LEARNED.sum_up(&inputs);
    }
    // The last number stands for nobody.
    let mut chances = [0.0; SEATS + 1];
    for seat in 0..sums.len() {
        chances[seat] = LEARNED.potential(sums, seat);
    }
    softmax(&mut chances[..=sums.len()]);
    chances[sums.len()] = 0.0;
    std::array::from_fn(|seat| chances[seat])
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
