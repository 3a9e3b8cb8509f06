//! How fast the rules play: random playouts on one core, for 2 to 4 players.
//!
//! `cargo bench -p ankh-morpork` prints one JSON object.

use ankh_morpork::{AnkhMorpork, Setup};
use game::Game;

#[path = "../../game/benches/speed/mod.rs"]
mod speed;

fn main() {
    let tables: Vec<_> = [2, 3, 4]
        .map(|players| AnkhMorpork::new(&Setup { players, ..Setup::default() }))
        .into_iter()
        .map(|start| speed::report(&start.expect("2 to 4 may play")))
        .collect();
    let report = serde_json::json!({
        "game": AnkhMorpork::NAME,
        "state_bytes": size_of::<AnkhMorpork>(),
        "tables": tables,
    });
    println!("{report}");
}
