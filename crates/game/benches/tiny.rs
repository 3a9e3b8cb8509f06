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
const TIME: Duration = Duration::from_secs(2);

fn main() {
    let start = Tiny::new(&Setup { players: PLAYERS }).expect("four may play");
    let mut dice = QuickDice::new(1);
    let mut tally = Tally::default();
    let mut games = 0u64;
    let clock = Instant::now();
    while clock.elapsed() < TIME {
        for _ in 0..10_000 {
            play_out(&mut start.clone(), &mut dice, 1_000, &mut tally).expect("it ends");
            games += 1;
        }
    }
    let seconds = clock.elapsed().as_secs_f64();
    let report = serde_json::json!({
        "game": Tiny::NAME,
        "players": PLAYERS,
        "games": games,
        "seconds": seconds,
        "games_per_second": games as f64 / seconds,
        "decisions_per_second": tally.decisions as f64 / seconds,
        "steps_per_second": (tally.decisions + tally.forced + tally.chances) as f64 / seconds,
        "decisions_per_game": tally.decisions as f64 / games as f64,
    });
    println!("{report}");
}
