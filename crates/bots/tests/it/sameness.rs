//! The same seed and budget give the same answers.

use ankh_morpork::AnkhMorpork;
use bots::Insight;
use rattus_cartus::RattusCartus;

use crate::table::{levels, play};

fn answers<G: Insight>(bots: &[&str], seed: u64) -> Vec<G::Action> {
    let finished = play::<G>(&G::Setup::default(), &levels(bots), seed);
    finished.decisions.iter().map(|decision| decision.action).collect()
}

/// As many seats as a table has that nobody said anything about.
fn seated<G: Insight>(bots: &'static str) -> Vec<&'static str> {
    let seats = G::new(&G::Setup::default()).expect("the usual table").seats();
    vec![bots; seats]
}

fn threads_change_nothing<G: Insight>() {
    let alone = answers::<G>(&seated::<G>("master:iterations=6,threads=1"), 5);
    let together = answers::<G>(&seated::<G>("master:iterations=6,threads=2"), 5);
    assert_eq!(alone, together);
}

#[test]
fn the_number_of_threads_changes_no_answer() {
    threads_change_nothing::<AnkhMorpork>();
    threads_change_nothing::<RattusCartus>();
}

#[test]
fn a_game_played_again_is_the_same_game() {
    let bots = ["sharp:iterations=6", "quick", "random", "quick"];
    assert_eq!(answers::<AnkhMorpork>(&bots, 3), answers::<AnkhMorpork>(&bots, 3));
}

#[test]
fn another_seed_of_a_level_gives_another_game() {
    let one = answers::<AnkhMorpork>(&["random"; 4], 3);
    let other = answers::<AnkhMorpork>(&["random:seed=1"; 4], 3);
    assert_ne!(one, other);
}
