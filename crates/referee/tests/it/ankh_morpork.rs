//! Ankh-Morpork at tables of bots.

use ankh_morpork::{AnkhMorpork, Setup};
use serde_json::json;

use crate::clean;
use crate::played::{Played, levels, play};

/// What a table may play differently from its edition.
const SWITCHES: [&str; 18] = [
    "finite-bank",
    "rescue-anywhere",
    "shades-unlimited",
    "small-gods-whole-area",
    "small-gods-anywhere",
    "small-gods-trolls",
    "small-gods-at-once",
    "tie-by-control",
    "repeat-rolls",
    "lead-neutrals",
    "free-relocation",
    "bare-trouble",
    "must-play-both",
    "gaspode-own-card",
    "sonky-one-roll",
    "fire-stops",
    "mossy-no-refill",
    "demon-mutes-tie-break",
];

/// Editions and numbers of players, one after another; every eleventh table has a rule of
/// its own.
fn setup(game: u64) -> Setup {
    let editions = ["en", "de", "es", "fr"];
    let table = game as usize / 11;
    let own =
        json!({ SWITCHES[table % SWITCHES.len()]: (table / SWITCHES.len()).is_multiple_of(2) });
    let setup = json!({
        "players": 2 + game % 3,
        "edition": editions[(game / 3) as usize % editions.len()],
        "switches": if game % 11 == 10 { own } else { json!({}) },
    });
    serde_json::from_value(setup).expect("a set-up")
}

/// The game of this number.
pub(crate) fn game(number: u64) -> Played {
    let setup = setup(number);
    play::<AnkhMorpork>(&setup, &levels(setup.players.into(), number), number)
}

fn check(games: std::ops::Range<u64>) {
    clean::check(games, game, referee::ankh_morpork::check);
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
