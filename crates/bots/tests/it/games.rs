//! Whole games of all bots at tables of all sizes.

use ankh_morpork::AnkhMorpork;
use bots::Insight;
use rattus_cartus::RattusCartus;

use crate::table::{levels, play};

const MIXED: [&str; 5] =
    ["sharp:iterations=8", "quick", "random", "master:iterations=8,threads=1", "quick"];

/// Plays so many games, with everyone in another seat each time.
fn mixed_games<G: Insight>(setup: &dyn Fn(u8) -> G::Setup, sizes: &[u8], games: u64) {
    let levels = levels(&MIXED);
    for game in 0..games {
        let size = sizes[game as usize % sizes.len()];
        let from = levels.iter().cycle().skip(game as usize % levels.len());
        let seated: Vec<_> = from.take(size.into()).copied().collect();
        play::<G>(&setup(size), &seated, game);
    }
}

#[test]
fn games_of_ankh_morpork_end_without_an_illegal_answer() {
    let setup = |players| ankh_morpork::Setup { players, ..Default::default() };
    mixed_games::<AnkhMorpork>(&setup, &[2, 3, 4], 6);
}

#[test]
fn games_of_rattus_cartus_end_without_an_illegal_answer() {
    let setup = |players| rattus_cartus::Setup { players, ..Default::default() };
    mixed_games::<RattusCartus>(&setup, &[2, 3, 4, 5], 8);
}
