//! Rattus Cartus at tables of bots.

use rattus_cartus::{RattusCartus, Setup};
use serde_json::json;

use crate::clean;
use crate::played::{Played, levels, play};

/// Options that change play, one after another.
fn setup(game: u64) -> Setup {
    let pick = |every: u64, of: &[&str]| of[(game / every) as usize % of.len()].to_owned();
    let setup = json!({
        "players": 2 + game % 4,
        "buildings": pick(4, &["mixed", "first-game", "one-per-class"]),
        "supply": pick(3, &["together", "in-turn"]),
        "actions": pick(5, &["automatic", "asked"]),
        "gold": pick(7, &["owners-only", "all"]),
        "plague": pick(2, &["merciless", "merciful"]),
    });
    serde_json::from_value(setup).expect("a set-up")
}

/// The game of this number.
pub(crate) fn game(number: u64) -> Played {
    let setup = setup(number);
    play::<RattusCartus>(&setup, &levels(setup.players.into(), number), number)
}

fn check(games: std::ops::Range<u64>) {
    clean::check(games, game, referee::rattus_cartus::check);
}

#[test]
fn referee_has_no_objection_to_some_hundred_games() {
    check(0..200);
}

#[test]
#[ignore = "ten thousand games"]
fn referee_has_no_objection_to_ten_thousand_games() {
    check(0..10_000);
}
