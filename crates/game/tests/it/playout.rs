//! Random games without a heap.

use allocation_counter::measure;
use game::Game;
use game::dice::QuickDice;
use game::playout::{Tally, play_out};

use crate::tiny::{Setup, Tiny};

#[test]
fn a_playout_allocates_nothing() {
    let start = Tiny::new(&Setup { players: 4 }).expect("four may play");
    let mut tally = Tally::default();
    let heap = measure(|| {
        for seed in 0..100 {
            play_out(&mut start.clone(), &mut QuickDice::new(seed), 1000, &mut tally);
        }
    });
    assert_eq!(heap.count_total, 0, "{heap:?}");
    assert_eq!(tally.decisions, 1200);
    // The counter counts: without it, any game would pass.
    assert_eq!(measure(|| drop(start.position().players.to_vec())).count_total, 1);
}
