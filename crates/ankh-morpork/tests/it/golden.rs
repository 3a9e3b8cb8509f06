//! Playthroughs on paper: what a change of the rules changes.

use ankh_morpork::{AnkhMorpork, Edition, Setup};
use game::golden::{check, playthrough};

fn plays_as_it_did(players: u8, edition: Edition) {
    let setup = Setup { players, edition, ..Setup::default() };
    let text = playthrough::<AnkhMorpork>(&setup, 1).expect("2 to 4 may play");
    check(format!("tests/playthroughs/{edition}-{players}.txt"), &text);
}

#[test]
fn the_english_game_plays_as_it_did() {
    [2, 3, 4].into_iter().for_each(|players| plays_as_it_did(players, Edition::En));
}

#[test]
fn the_german_game_plays_as_it_did() {
    plays_as_it_did(4, Edition::De);
}

#[test]
fn the_spanish_game_plays_as_it_did() {
    plays_as_it_did(3, Edition::Es);
}

#[test]
fn the_french_game_plays_as_it_did() {
    plays_as_it_did(2, Edition::Fr);
}
