//! Where the weights of the evaluation come from: games of bots against themselves, and
//! the weights that make their results likeliest. `cargo xtask fit ankh-morpork weights`
//! prints the tables of `weights.rs`.

mod cards;
mod judge;
mod play;
mod tells;

use ankh_morpork::AnkhMorpork;
use game::dice::QuickDice;
use game::{Dice, Game, Seat};

use super::aims::{AIMS, Aim};
use super::evaluation::{hand, plain};
use super::facts::Table;
use super::weights::{HAND, MET, MISSING, PLAIN, PLAIN_COUNT};
use crate::Level;
pub use cards::cards;
pub use judge::{judge, more_judge};
use play::{Bots, play};
pub use tells::tells;

const TABLED: usize = 14;
/// The plain features and those of the hand.
const FEATURES: usize = PLAIN_COUNT + 2;
const PER_AIM: usize = TABLED + FEATURES;
const WEIGHTS: usize = AIMS * PER_AIM;

/// One player in one position: which table entry counts, and the plain features.
struct Sample {
    base: usize,
    tabled: usize,
    features: Vec<f32>,
}

/// One position, and who won.
struct Example {
    samples: Vec<Sample>,
    wins: Vec<f32>,
}

/// Fits the weights of the evaluation to so many games of bots of a level; what comes of it
/// are the tables of `weights.rs`, with a few remarks.
pub fn weights(games: u64, level: &Level) -> String {
    let mut examples = Vec::new();
    for game in 0..games {
        let players = [4, 4, 4, 3, 2][game as usize % 5];
        watch(game, players, level, &mut examples);
    }
    let mut told = String::new();
    let mut weights = known();
    let before = loss(&examples, &weights);
    let anchor = weights.clone();
    let mut first = vec![0.0f32; WEIGHTS];
    let mut second = vec![0.0f32; WEIGHTS];
    let held_out = examples.len() / 8;
    let (test, train) = examples.split_at(held_out);
    for epoch in 1..=300 {
        let gradient = gradient(train, &weights, &anchor);
        for at in 0..WEIGHTS {
            first[at] = 0.9 * first[at] + 0.1 * gradient[at];
            second[at] = 0.99 * second[at] + 0.01 * gradient[at] * gradient[at];
            weights[at] -= 0.03 * first[at] / (second[at].sqrt() + 1e-6);
        }
        if epoch % 50 == 0 {
            let (trained, tested) = (loss(train, &weights), loss(test, &weights));
            told += &format!("// epoch {epoch}: {trained} / {tested}\n");
        }
    }
    let (positions, after) = (examples.len(), loss(&examples, &weights));
    told + &format!("// {positions} positions, loss {before} -> {after}\n") + &tables(&weights)
}

/// Positions of a game, and who won it.
fn watch(seed: u64, players: u8, level: &Level, examples: &mut Vec<Example>) {
    let from = examples.len();
    let mut turn = 0;
    let mut dice = QuickDice::new(seed);
    let mut bots = Bots::new(level, players, seed);
    let ranking = play(seed, players, &mut bots, |decision| {
        let begins = decision.game.turn() != turn;
        turn = decision.game.turn();
        if begins || dice.below(5) == 0 {
            examples.push(example(decision.game));
        }
    });
    let winners = ranking.winners();
    for example in &mut examples[from..] {
        for seat in winners.iter() {
            example.wins[seat.index()] = 1.0 / winners.len() as f32;
        }
    }
}

fn example(game: &AnkhMorpork) -> Example {
    let table = Table::of(game);
    let sample = |seat: Seat| {
        let facts = &table.seats[seat.index()];
        let aim = Aim::of(game.personality(seat).unwrap());
        let missing = table.missing(seat, aim) as usize;
        let tabled = if missing == 0 && aim != Aim::Time {
            10 + facts.others_before.min(3)
        } else {
            missing.min(9)
        };
        Sample {
            base: aim as usize * PER_AIM,
            tabled,
            features: [&plain(&table, facts)[..], &hand(facts, aim)].concat(),
        }
    };
    Example {
        samples: Seat::all(table.players).map(sample).collect(),
        wins: vec![0.0; table.players],
    }
}

fn known() -> Vec<f32> {
    let mut weights = Vec::new();
    for aim in 0..AIMS {
        weights.extend(MISSING[aim]);
        weights.extend(MET[aim]);
        weights.extend(PLAIN[aim]);
        weights.extend(HAND[aim]);
    }
    weights
}

fn shares(example: &Example, weights: &[f32]) -> Vec<f32> {
    let potentials = example.samples.iter().map(|sample| {
        let tabled = weights[sample.base + sample.tabled];
        let rest = &weights[sample.base + TABLED..][..FEATURES];
        tabled + rest.iter().zip(&sample.features).map(|(weight, x)| weight * x).sum::<f32>()
    });
    let mut shares: Vec<f32> = potentials.collect();
    crate::softmax(&mut shares);
    shares
}

fn loss(examples: &[Example], weights: &[f32]) -> f32 {
    let mut sum = 0.0;
    for example in examples {
        let found = shares(example, weights);
        for (share, win) in found.iter().zip(&example.wins) {
            sum -= win * share.max(1e-6).ln();
        }
    }
    sum / examples.len() as f32
}

fn gradient(examples: &[Example], weights: &[f32], anchor: &[f32]) -> Vec<f32> {
    let mut gradient = vec![0.0; WEIGHTS];
    for example in examples {
        let found = shares(example, weights);
        let wins: f32 = example.wins.iter().sum();
        for ((sample, share), win) in example.samples.iter().zip(found).zip(&example.wins) {
            let error = (share * wins - win) / examples.len() as f32;
            gradient[sample.base + sample.tabled] += error;
            for (nth, x) in sample.features.iter().enumerate() {
                gradient[sample.base + TABLED + nth] += error * x;
            }
        }
    }
    // What few games show stays as it was.
    for ((slope, weight), anchor) in gradient.iter_mut().zip(weights).zip(anchor) {
        *slope += 0.0003 * (weight - anchor);
    }
    gradient
}

fn tables(weights: &[f32]) -> String {
    let mut tables = String::new();
    let row = |from: &[f32]| {
        let numbers: Vec<String> = from.iter().map(|weight| format!("{weight:.2}")).collect();
        format!("    [{}],", numbers.join(", "))
    };
    for (name, from, to) in [
        ("MISSING", 0, 10),
        ("MET", 10, 14),
        ("PLAIN", 14, 14 + PLAIN_COUNT),
        ("HAND", 14 + PLAIN_COUNT, PER_AIM),
    ] {
        tables += &format!("{name}\n");
        for aim in 0..AIMS {
            tables += &format!("{}\n", row(&weights[aim * PER_AIM..][from..to]));
        }
    }
    tables
}

#[test]
fn weights_are_fitted_to_games() {
    let told = weights(8, &crate::Kind::Random.into());
    let tables: Vec<&str> = told.lines().filter(|line| !line.starts_with("//")).collect();
    assert_eq!(tables.len(), 4 * (1 + AIMS), "{told}");
    assert_ne!(tables.join("\n"), self::tables(&known()).trim_end());
}
