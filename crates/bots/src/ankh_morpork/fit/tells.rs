//! Where the numbers of `tells.rs` come from: games of those who choose by the judge, and the
//! numbers that make the aims they had likeliest. `cargo xtask fit ankh-morpork tells` prints
//! the tables.

use std::fmt::Write;

use game::{Game, Seat, SeatSet};

use super::play::{Judging, play};
use crate::ankh_morpork::aims::{AIMS, Aim};
use crate::ankh_morpork::beliefs::Deeds;
use crate::ankh_morpork::judge::learned;
use crate::ankh_morpork::tells::DEEDS;
use crate::network::pupil::in_parallel;

/// The numbers: a row for every deed, then one for the cards.
type Tells = [[f32; AIMS]; DEEDS + 1];

/// How likely each aim is before anything is seen: three are lords.
const PRIOR: [f32; AIMS] = [1.0, 3.0, 1.0, 1.0, 1.0];
/// How strongly numbers are held near 0.
const RESTRAINT: f32 = 0.002;

/// What a seat had done by some moment, and what it was after.
struct Sample {
    deeds: Deeds,
    aim: Aim,
}

/// Fits the tells to so many games.
pub fn tells(games: u64) -> String {
    let samples: Vec<Sample> = in_parallel(games, watch).into_iter().flatten().collect();
    let (test, train) = samples.split_at(samples.len() / 8);
    let mut tells: Tells = [[0.0; AIMS]; DEEDS + 1];
    let before = surprise(test, &tells);
    let (mut means, mut squares) = (tells, tells);
    for step in 1..=400 {
        let slopes = slopes(train, &tells);
        for row in 0..=DEEDS {
            for aim in 0..AIMS {
                let slope = slopes[row][aim] + RESTRAINT * tells[row][aim];
                let (mean, square) = (&mut means[row][aim], &mut squares[row][aim]);
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.99 * *square + 0.01 * slope * slope;
                let warm = [1.0 - 0.9f32.powi(step), 1.0 - 0.99f32.powi(step)];
                let change = *mean / warm[0] / ((*square / warm[1]).sqrt() + 1e-6);
                tells[row][aim] -= 0.01 * change;
            }
        }
    }
    let mut told = format!(
        "// {} moments; a loss of {before:.4} before and {:.4} after on those held back.\n",
        samples.len(),
        surprise(test, &tells)
    );
    for row in tells {
        writeln!(told, "    {row:.3?},").expect("a string takes every word");
    }
    told
}

/// What everyone had done whenever a turn began.
fn watch(seed: u64) -> Vec<Sample> {
    let mut samples = Vec::new();
    let mut turn = 0;
    let seats = SeatSet::all(4);
    play(2_000_000 + seed, 4, &mut Judging { learned: learned(), seats }, |decision| {
        if decision.game.turn() == turn {
            return;
        }
        turn = decision.game.turn();
        for seat in Seat::all(4) {
            if let Some(personality) = decision.game.personality(seat) {
                let aim = Aim::of(personality);
                samples.push(Sample { deeds: decision.beliefs.deeds(seat), aim });
            }
        }
    });
    samples
}

/// How likely each aim looks.
fn guess(deeds: &Deeds, tells: &Tells) -> [f32; AIMS] {
    let mut odds = [0.0; AIMS];
    for (aim, odds) in odds.iter_mut().enumerate() {
        let counts = deeds.counts.iter().zip(tells);
        let told: f32 = counts.map(|(&count, tell)| f32::from(count) * tell[aim]).sum();
        *odds = PRIOR[aim] * (told + tells[DEEDS][aim] * deeds.cards[aim]).clamp(-9.0, 9.0).exp();
    }
    let sum: f32 = odds.iter().sum();
    odds.map(|odds| odds / sum)
}

fn surprise(samples: &[Sample], tells: &Tells) -> f32 {
    let of = |sample: &Sample| -guess(&sample.deeds, tells)[sample.aim as usize].ln();
    samples.iter().map(of).sum::<f32>() / samples.len().max(1) as f32
}

fn slopes(samples: &[Sample], tells: &Tells) -> Tells {
    let mut slopes: Tells = [[0.0; AIMS]; DEEDS + 1];
    let share = 1.0 / samples.len().max(1) as f32;
    for sample in samples {
        let odds = guess(&sample.deeds, tells);
        for aim in 0..AIMS {
            let is = if aim == sample.aim as usize { 1.0 } else { 0.0 };
            let error = share * (odds[aim] - is);
            for (slope, &count) in slopes.iter_mut().zip(&sample.deeds.counts) {
                slope[aim] += error * f32::from(count);
            }
            slopes[DEEDS][aim] += error * sample.deeds.cards[aim];
        }
    }
    slopes
}

#[test]
fn tells_make_aims_likelier() {
    let told = tells(8);
    assert_eq!(told.lines().count(), DEEDS + 2, "{told}");
}
