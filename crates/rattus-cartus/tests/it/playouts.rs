//! Random games: without a heap, in a small state, and some of them on paper.

use allocation_counter::measure;
use game::dice::QuickDice;
use game::golden::{check, playthrough};
use game::playout::{Tally, play_out};
use game::{Game, Ranking};
use rattus_cartus::{Buildings, RattusCartus, Setup};

use crate::laws::tables;

#[test]
fn a_playout_allocates_nothing() {
    let starts: Vec<RattusCartus> =
        tables().iter().map(|setup| RattusCartus::new(setup).expect("they may play")).collect();
    let mut tally = Tally::default();
    let heap = measure(|| {
        for start in &starts {
            for seed in 0..20 {
                play_out(&mut start.clone(), &mut QuickDice::new(seed), 100_000, &mut tally);
            }
        }
    });
    assert_eq!(heap.count_total, 0, "{heap:?}");
    assert!(tally.decisions > 10_000);
}

#[test]
fn the_state_fits_into_a_kibibyte_and_an_action_into_four_bytes() {
    assert!(size_of::<RattusCartus>() <= 1024, "{}", size_of::<RattusCartus>());
    assert!(size_of::<<RattusCartus as Game>::Action>() <= 4);
    assert!(size_of::<<RattusCartus as Game>::Chance>() <= 4);
}

#[test]
fn the_game_plays_as_it_did() {
    for players in 2..=5 {
        let buildings =
            if players % 2 == 0 { Buildings::FirstGame } else { Buildings::OnePerClass };
        let setup = Setup { players, buildings, ..Setup::default() };
        let text = playthrough::<RattusCartus>(&setup, 1).expect("they may play");
        check(format!("tests/playthroughs/rattus-cartus-{players}.txt"), &text);
    }
}

/// The long run is `random_games` with a million games.
#[test]
fn random_games_end() {
    random_games(2_000);
}

#[test]
#[ignore = "takes minutes"]
fn a_million_random_games_end() {
    random_games(1_000_000);
}

fn random_games(games: u64) {
    let tables = tables();
    let mut tally = Tally::default();
    for game in 0..games {
        let setup = &tables[game as usize % tables.len()];
        let mut state = RattusCartus::new(setup).expect("they may play");
        let ranking = play_out(&mut state, &mut QuickDice::new(game), 100_000, &mut tally);
        assert!(ranking.is_some_and(|ranking: Ranking| ranking.seats() == state.seats()));
        let rounds = [10, 9, 8, 8][state.seats() - 2];
        assert_eq!(state.turn(), rounds, "game {game}");
    }
}
