//! How much the `Game` trait costs: random playouts of the tiny game, on one core.
//!
//! `cargo bench -p game` prints one JSON object.

use game::Game;
use tiny::{Setup, Tiny};

mod speed;

fn main() {
    let start = Tiny::new(&Setup { players: 4 }).expect("four may play");
    println!("{}", serde_json::json!({ "game": Tiny::NAME, "table": speed::report(&start) }));
}
