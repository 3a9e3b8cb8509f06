//! Random games: they end, keep their pieces together, and need no heap.

use allocation_counter::measure;
use ankh_morpork::{AnkhMorpork, Edition, Setup};
use game::dice::QuickDice;
use game::playout::{Tally, play_out};
use game::{Game, Seat, Status};

fn table(players: u8, edition: Edition) -> AnkhMorpork {
    AnkhMorpork::new(&Setup { players, edition, ..Setup::default() }).expect("2 to 4 may play")
}

#[test]
fn a_playout_allocates_nothing() {
    let start = table(4, Edition::De);
    let mut tally = Tally::default();
    // The first game reads the cards from their file.
    play_out(&mut start.clone(), &mut QuickDice::new(0), 10_000, &mut tally);
    let heap = measure(|| {
        for seed in 0..200 {
            play_out(&mut start.clone(), &mut QuickDice::new(seed), 10_000, &mut tally);
        }
    });
    assert_eq!(heap.count_total, 0, "{heap:?}");
}

#[test]
fn a_state_is_small_and_copied_by_copying_memory() {
    fn copies<T: Copy>(_: &T) {}
    copies(&table(2, Edition::En));
    assert!(size_of::<AnkhMorpork>() <= 1024);
}

#[test]
fn thousands_of_random_games_end_and_keep_every_piece() {
    let mut endings = std::collections::BTreeMap::<&str, u32>::new();
    for players in [2, 3, 4] {
        for edition in Edition::ALL {
            let start = table(players, edition);
            for seed in 0..250 {
                let mut game = start;
                let mut dice = QuickDice::new(seed);
                let ranking = play_out(&mut game, &mut dice, 10_000, &mut Tally::default());
                let ranking = ranking.expect("every game ends");
                assert_eq!(game.audit(), Ok(()));
                assert!(!ranking.winners().is_empty());
                assert!(matches!(game.status(), Status::Over(_)));
                assert!(Seat::all(game.seats()).all(|seat| game.role(seat).is_some()));
                *endings.entry(game.ending()).or_default() += 1;
            }
        }
    }
    // A game can end in four ways, and all of them happen.
    assert_eq!(endings.len(), 4, "{endings:?}");
}
