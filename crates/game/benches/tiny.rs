//! How much the `Game` trait costs: random playouts of the tiny game, on one core.
//!
//! `cargo bench -p game` prints one JSON object.

use std::time::{Duration, Instant};

use game::Game;
use game::dice::QuickDice;
use game::playout::{Tally, play_out};

#[path = "../tests/it"]
mod it {
    pub(crate) mod tiny;
}

use it::tiny::{Setup, Tiny};

const PLAYERS: usize = 4;
const ROUNDS: usize = 6;
const ROUND: Duration = Duration::from_millis(500);

fn main() {
    // Whatever else the machine does makes a round slower, so the best is the truest.
    let rounds = (0..ROUNDS).map(|round| play(QuickDice::new(round as u64)));
    let Some(best) = rounds.max_by(|a, b| a.per_second.total_cmp(&b.per_second)) else { return };
    let report = serde_json::json!({
        "game": Tiny::NAME,
        "players": PLAYERS,
        "rounds": ROUNDS,
        "games": best.games,
        "seconds": best.seconds,
        "decisions_per_game": best.tally.decisions as f64 / best.games as f64,
        "decisions_per_second": best.per_second,
    });
    println!("{report}");
}

struct Round {
    games: u64,
    seconds: f64,
    tally: Tally,
    per_second: f64,
}

fn play(mut dice: QuickDice) -> Round {
    let start = Tiny::new(&Setup { players: PLAYERS }).expect("four may play");
    let mut tally = Tally::default();
    let mut games = 0;
    let clock = Instant::now();
    while clock.elapsed() < ROUND {
        for _ in 0..1_000 {
            play_out(&mut start.clone(), &mut dice, 1_000, &mut tally).expect("it ends");
        }
        games += 1_000;
    }
    let seconds = clock.elapsed().as_secs_f64();
    Round { games, seconds, tally, per_second: tally.decisions as f64 / seconds }
}
