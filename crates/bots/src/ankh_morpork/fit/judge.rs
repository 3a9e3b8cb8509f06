//! Where `judge.txt` comes from: games of hasty quick bots against themselves, and the
//! network that makes their results likeliest.
//!
//! ```sh
//! FIT_GAMES=20000 cargo test --release --package bots --lib judge -- --ignored --nocapture
//! ```
//!
//! writes the file.

mod pupil;

use std::fmt::Write;
use std::fs;

use ankh_morpork::AnkhMorpork;
use game::dice::QuickDice;
use game::{Dice, Game, Seat};

use super::games;
use super::play::{Hasty, play};
use crate::ankh_morpork::facts::Table;
use crate::ankh_morpork::judge::{Inputs, Row, inputs};
use pupil::Pupil;

/// After how many examples the network is changed.
const BATCH: usize = 256;
/// How often it sees all of them. With more it learns them by heart.
const ROUNDS: usize = 2;
/// By how much every weight is changed at first.
const PACE: f32 = 0.001;

/// One position, and who won.
struct Example {
    seats: Vec<Inputs>,
    wins: Vec<f32>,
}

#[test]
#[ignore = "it teaches the judge and takes minutes"]
fn fit_judge_to_games() {
    let mut examples = Vec::new();
    for game in 0..games() {
        let players = [4, 4, 4, 4, 4, 4, 3, 2][game as usize % 8];
        watch(game, players, &mut examples);
    }
    let (test, train) = examples.split_at(examples.len() / 10);
    let mut dice = QuickDice::new(1);
    let mut pupil = Pupil::new(&mut dice);
    let mut order: Vec<usize> = (0..train.len()).collect();
    for round in 0..ROUNDS {
        for at in (1..order.len()).rev() {
            order.swap(at, dice.below(at as u32 + 1) as usize);
        }
        let pace = PACE * (1.0 - round as f32 / ROUNDS as f32);
        for batch in order.chunks(BATCH) {
            pupil.learn(batch.iter().map(|&nth| &train[nth]), pace);
        }
        let loss = test.iter().map(|example| pupil.loss(example)).sum::<f32>() / test.len() as f32;
        println!("round {round}: {loss:.4} for {} positions it has not seen", test.len());
    }
    fs::write("src/ankh_morpork/judge.txt", text(pupil.rows())).unwrap();
}

/// Positions of a game, and who won it.
fn watch(seed: u64, players: u8, examples: &mut Vec<Example>) {
    let from = examples.len();
    let mut turn = 0;
    let mut dice = QuickDice::new(seed);
    let ranking = play(seed, players, &mut Hasty, |decision| {
        let begins = decision.game.turn() != turn;
        turn = decision.game.turn();
        if begins || dice.below(8) == 0 {
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
    let seats = Seat::all(game.seats()).map(|seat| inputs(game, &table, seat));
    Example { seats: seats.collect(), wins: vec![0.0; game.seats()] }
}

/// A line for every row.
fn text(rows: &[Row]) -> String {
    let mut text = String::new();
    for row in rows {
        for (nth, weight) in row.iter().enumerate() {
            let gap = if nth == 0 { "" } else { " " };
            write!(text, "{gap}{weight:.3}").unwrap();
        }
        text.push('\n');
    }
    text
}
