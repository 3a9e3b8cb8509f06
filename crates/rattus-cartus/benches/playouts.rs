//! How fast the rules play: random playouts on one core, for 2 to 5 players.
//!
//! `cargo bench -p rattus-cartus` prints one JSON object.

use game::Game;
use rattus_cartus::{RattusCartus, Setup};

#[path = "../../game/benches/speed/mod.rs"]
mod speed;

fn main() {
    let tables: Vec<_> = [2, 3, 4, 5]
        .map(|players| RattusCartus::new(&Setup { players, ..Setup::default() }))
        .into_iter()
        .map(|start| speed::report(&start.expect("2 to 5 may play")))
        .collect();
    let report = serde_json::json!({
        "game": RattusCartus::NAME,
        "state_bytes": size_of::<RattusCartus>(),
        "tables": tables,
    });
    println!("{report}");
}
