//! How fast the rules play: random playouts on one core, for 2 to 5 players.
//!
//! `cargo bench -p rattus-cartus` prints one JSON object.

use std::time::{Duration, Instant};

use game::Game;
use game::dice::QuickDice;
use game::playout::{Tally, play_out};
use rattus_cartus::{RattusCartus, Setup};

const TIME: Duration = Duration::from_secs(2);

fn main() {
    let tables: Vec<_> = (2..=5).map(measure).collect();
    let report = serde_json::json!({
        "game": RattusCartus::NAME,
        "state_bytes": size_of::<RattusCartus>(),
        "tables": tables,
    });
    println!("{report}");
}

fn measure(players: u8) -> serde_json::Value {
    let setup = Setup { players, ..Setup::default() };
    let start = RattusCartus::new(&setup).expect("2 to 5 may play");
    let mut dice = QuickDice::new(1);
    let mut tally = Tally::default();
    let mut games = 0u64;
    let clock = Instant::now();
    while clock.elapsed() < TIME {
        for _ in 0..100 {
            play_out(&mut start.clone(), &mut dice, 100_000, &mut tally).expect("it ends");
            games += 1;
        }
    }
    let seconds = clock.elapsed().as_secs_f64();
    serde_json::json!({
        "players": players,
        "games": games,
        "seconds": seconds,
        "games_per_second": games as f64 / seconds,
        "decisions_per_second": tally.decisions as f64 / seconds,
        "steps_per_second": (tally.decisions + tally.forced + tally.chances) as f64 / seconds,
        "decisions_per_game": tally.decisions as f64 / games as f64,
        "forced_per_game": tally.forced as f64 / games as f64,
        "chances_per_game": tally.chances as f64 / games as f64,
        "legal_per_decision": tally.choices as f64 / tally.decisions as f64,
    })
}
