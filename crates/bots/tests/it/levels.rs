//! Levels as text, and what stronger ones are worth.

use std::num::NonZeroU32;
use std::time::Duration;

use ankh_morpork::AnkhMorpork;
use bots::{Kind, Level};
use game::Seat;

use crate::table::{levels, play};

#[test]
fn a_level_is_read_as_it_is_written() {
    for text in [
        "random",
        "beginner",
        "quick:seed=9",
        "steady:overlooks=0",
        "sharp:iterations=7,overlooks=30,seed=2,time=90",
        "master:threads=1",
    ] {
        assert_eq!(text.parse::<Level>().expect("a level").to_string(), text);
    }
}

#[test]
fn parameters_change_a_level() {
    let level: Level = "sharp:iterations=123,time=50".parse().expect("a level");
    assert_eq!(level.kind, Kind::Sharp);
    assert_eq!(level.iterations, NonZeroU32::new(123));
    assert_eq!(level.time, Some(Duration::from_millis(50)));
}

#[test]
fn a_wrong_level_is_told_what_there_is() {
    let wrong = |text: &str| text.parse::<Level>().expect_err("no level").to_string();
    assert_eq!(
        wrong("clever"),
        "there is no level \"clever\"; the levels are random, beginner, quick, steady, sharp, master"
    );
    assert!(wrong("sharp:iterations=0").contains("not \"iterations=0\""));
    assert!(wrong("sharp:overlooks=101").contains("not \"overlooks=101\""));
    assert!(wrong("sharp:colour=red").contains("not \"colour=red\""));
}

#[test]
fn quick_beats_random_players() {
    beats_random_players("quick", 24);
}

/// A beginner overlooks things, and is no die.
#[test]
fn a_beginner_beats_random_players() {
    beats_random_players("beginner", 17);
}

fn beats_random_players(level: &str, at_least: u32) {
    let levels = levels(&[level, "random", "random", "random"]);
    let mut wins = 0;
    for seed in 0..40 {
        let mut seated = levels.clone();
        seated.rotate_right(seed % 4);
        let finished = play::<AnkhMorpork>(&Default::default(), &seated, seed as u64);
        wins += u32::from(finished.ranking.winners().contains(Seat::new(seed % 4)));
    }
    assert!(wins >= at_least, "{level} won {wins} of 40 games");
}

#[test]
fn the_lower_levels_beat_random_players_in_rattus_cartus_as_well() {
    use rattus_cartus::{RattusCartus, Setup};
    let setup = Setup { players: 2, ..Default::default() };
    for level in ["beginner", "quick", "steady:iterations=8"] {
        let levels = levels(&[level, "random"]);
        let mut wins = 0;
        for seed in 0..16 {
            let mut seated = levels.clone();
            seated.rotate_right(seed % 2);
            let finished = play::<RattusCartus>(&setup, &seated, seed as u64);
            wins += u32::from(finished.ranking.winners().contains(Seat::new(seed % 2)));
        }
        assert!(wins >= 11, "{level} won {wins} of 16 games");
    }
}

#[test]
fn a_searcher_says_what_it_thinks() {
    let levels = levels(&["sharp:iterations=12", "random", "random", "random"]);
    let finished = play::<AnkhMorpork>(&Default::default(), &levels, 4);
    let thought = finished.decisions.iter().filter(|one| !one.why.considered.is_empty());
    let mut count = 0;
    for decision in thought {
        count += 1;
        assert_eq!(decision.seat, Seat::new(0));
        let chance = decision.why.win_chance.expect("a searcher knows");
        assert!((0.0..=1.0).contains(&chance), "{chance}");
        let best = &decision.why.considered[0];
        assert_eq!(best.action, decision.action.to_string());
        assert_eq!(decision.why.suspicions.len(), 3);
        for suspicion in &decision.why.suspicions {
            let all: f64 = suspicion.roles.iter().map(|role| role.chance).sum();
            assert!((all - 1.0).abs() < 1e-3, "{all}");
        }
    }
    assert!(count > 5);
}
