//! Ankh-Morpork at tables of bots.

use ankh_morpork::{AnkhMorpork, Setup};
use serde_json::json;

use crate::pending;
use crate::played::{Played, levels, play};

/// Editions and numbers of players, one after another.
fn setup(game: u64) -> Setup {
    let editions = ["en", "de", "es", "fr"];
    let setup = json!({
        "players": 2 + game % 3,
        "edition": editions[(game / 3) as usize % editions.len()],
    });
    serde_json::from_value(setup).expect("a set-up")
}

/// The game of this number.
pub(crate) fn game(number: u64) -> Played {
    let setup = setup(number);
    play::<AnkhMorpork>(&setup, &levels(setup.players.into(), number), number)
}

fn check(games: std::ops::Range<u64>) {
    pending::check("AM-", games, game, referee::ankh_morpork::check);
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
