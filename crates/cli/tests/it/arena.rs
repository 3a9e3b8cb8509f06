use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::snug;

fn arena(arguments: &[&str]) -> Value {
    snug(&[&["arena"], arguments, &["--json"]].concat()).json()
}

/// Everything that does not depend on the clock.
fn without_clock(mut report: Value) -> Value {
    for seat in report["seats"].as_array_mut().unwrap() {
        seat.as_object_mut().unwrap().remove("mean_ms_per_decision");
    }
    report
}

/// An empty folder for the records of one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    folder
}

#[test]
fn json_has_the_promised_keys_in_the_order_of_the_seats() {
    let report = arena(&["ankh-morpork", "--seats", "quick,random,random", "--games", "4"]);
    assert_eq!(report["games"], 6, "whole rotations of three");
    let seats = report["seats"].as_array().unwrap();
    let bots: Vec<&str> = seats.iter().map(|seat| seat["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["quick", "random", "random"]);
    for seat in seats {
        for key in ["win_share", "low", "high", "mean_place", "mean_ms_per_decision"] {
            assert!(seat[key].is_f64(), "{key} of {seat}");
        }
        let [low, share, high] =
            ["low", "win_share", "high"].map(|key| seat[key].as_f64().unwrap());
        assert!(low <= share && share <= high, "{seat}");
    }
    let all: f64 = seats.iter().map(|seat| seat["win_share"].as_f64().unwrap()).sum();
    assert!((all - 1.0).abs() < 1e-9, "{all}");
}

#[test]
fn the_number_of_threads_changes_no_figure_but_the_time() {
    let run = |threads| {
        let seats = "sharp:iterations=4,quick,random";
        let fixed = ["rattus-cartus", "--seats", seats, "--games", "6", "--threads", threads];
        without_clock(arena(&fixed))
    };
    assert_eq!(run("1"), run("3"));
}

#[test]
fn wins_are_counted_by_role_and_by_seat() {
    let report =
        arena(&["ankh-morpork", "--seats", "quick,random,random", "--games", "12", "--seed", "2"]);
    let total = |shares: &Value| {
        let of_share = |share: &Value| {
            let games = share["games"].as_f64().unwrap();
            [games, games * share["win_share"].as_f64().unwrap()]
        };
        let sums = shares.as_array().unwrap().iter().map(of_share);
        sums.fold([0.0, 0.0], |[games, wins], [more, won]| [games + more, wins + won])
            .map(f64::round)
    };
    // Everybody has a role and a seat in every game, and one of them wins it.
    for key in ["by_role", "by_seat"] {
        assert_eq!(total(&report[key]), [36.0, 12.0], "{}", report[key]);
        let of_quick = &report["seats"][0][key];
        let wins = 12.0 * report["seats"][0]["win_share"].as_f64().unwrap();
        assert_eq!(total(of_quick), [12.0, wins.round()], "{of_quick}");
    }
    let seats = report["seats"][0]["by_seat"].as_array().unwrap();
    assert!(seats.iter().all(|seat| seat["games"] == 4), "everybody sits everywhere: {seats:?}");
    let table = ["arena", "ankh-morpork", "--seats", "quick,random", "--games", "2"];
    let table = snug(&table).printed();
    assert!(table.contains("\nrole ") && table.contains("\nseat "), "{table}");
}

#[test]
fn a_contest_ends_when_it_is_decided_with_any_number_of_threads() {
    let folder = folder("decided");
    let path = folder.to_str().unwrap();
    let fixed = ["rattus-cartus", "--seats", "quick,random", "--seed", "4", "--until-decided"];
    let run = |more: &[&str]| without_clock(arena(&[&fixed[..], more].concat()));
    let report = run(&["--threads", "1"]);
    assert_eq!(report["test"]["verdict"], "stronger", "{report}");
    let games = report["games"].as_u64().unwrap();
    assert!(games % 2 == 0 && (4..60).contains(&games), "{report}");
    assert_eq!(run(&["--threads", "3"]), report);
    // Broken off early, it is undecided, and goes on from there.
    let early = run(&["--games", "4", "--records", path]);
    assert!(early["games"] == 4 && early["test"]["verdict"].is_null(), "{early}");
    assert_eq!(run(&["--records", path]), report);
}

#[test]
fn a_seed_for_tuning_is_warned_of() {
    let run = |seed: &str| {
        snug(&[
            "arena",
            "rattus-cartus",
            "--seats",
            "random,random",
            "--games",
            "2",
            "--seed",
            seed,
        ])
    };
    assert!(run("77").printed().contains("Seed 77 is for tuning"));
    let fresh = run("fresh").printed();
    assert!(!fresh.contains("for tuning") && fresh.contains(" turns, seed "), "{fresh}");
}

#[test]
fn records_are_true_and_a_broken_off_contest_goes_on_from_them() {
    let folder = folder("resumed");
    let path = folder.to_str().unwrap();
    let run = || {
        let fixed = ["--seats", "quick,random", "--games", "4", "--records", path];
        arena(&[&["rattus-cartus"], &fixed[..]].concat())
    };
    let whole = run();
    for game in 1..=4 {
        let record = folder.join(format!("game-00000{game}.txt"));
        let verified = snug(&["verify", record.to_str().unwrap()]).printed();
        assert!(verified.contains("is a true record of rattus-cartus"), "{verified}");
    }
    assert_eq!(run(), whole, "nothing is played again, so the times are the same too");
    fs::remove_file(folder.join("game-000003.txt")).unwrap();
    assert_eq!(without_clock(run()), without_clock(whole));
}

#[test]
fn records_of_another_contest_are_not_mixed_in() {
    let folder = folder("another");
    let path = folder.to_str().unwrap();
    let fixed = ["rattus-cartus", "--games", "2", "--records", path, "--seats"];
    arena(&[&fixed[..], &["random,random"]].concat());
    let sentence = snug(&[&["arena"], &fixed[..], &["quick,random"]].concat()).sentence();
    assert!(sentence.contains("is a game of another contest"), "{sentence}");
}

#[test]
fn an_explained_game_says_what_was_considered_and_whom_a_bot_suspects() {
    let told =
        snug(&["arena", "ankh-morpork", "--seats", "quick,random", "--games", "2", "--explain"]);
    let told = told.printed();
    assert!(told.starts_with("Game 1\n"), "{told}");
    assert!(told.contains("; considered "), "{told}");
    assert!(told.contains("; seat 2 may be "), "{told}");
}

#[test]
fn what_bots_say_stands_beside_what_came_true() {
    let fixed = ["ankh-morpork", "--seats", "quick,sharp:iterations=2,quick,random"];
    let fixed = [&fixed[..], &["--games", "4", "--calibrate"]].concat();
    let report = arena(&fixed);
    let said = report["calibration"].as_array().expect("it was asked for");
    let bots: Vec<&str> = said.iter().map(|said| said["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["quick", "sharp:iterations=2", "random"]);
    let moments = |rows: &Value| -> u64 {
        rows.as_array().unwrap().iter().map(|row| row["moments"].as_u64().unwrap()).sum()
    };
    for (said, decisions) in said.iter().zip([&[0, 2][..], &[1], &[3]]) {
        let seats = decisions.iter().map(|&seat| &report["seats"][seat]);
        let decisions: u64 = seats.map(|seat| seat["decisions"].as_u64().unwrap()).sum();
        match said["bot"] == "random" {
            true => assert_eq!(moments(&said["chances"]) + moments(&said["suspicions"]), 0),
            false => {
                // Whoever overlooks all answers but one says nothing of it.
                let moments = [&said["chances"], &said["suspicions"]].map(moments);
                assert!((decisions * 9 / 10..=decisions).contains(&moments[0]), "{said}");
                assert!(moments[1] > 3 * decisions, "{said}");
            }
        }
        for row in [&said["chances"], &said["suspicions"]]
            .into_iter()
            .flat_map(|rows| rows.as_array().unwrap())
        {
            let number = |key: &str| row[key].as_f64().unwrap();
            let share = 100.0 * number("said");
            assert!(number("from") <= share && share <= number("to"), "{row}");
            assert!((0.0..=1.0).contains(&number("came_true")), "{row}");
        }
    }
    let threads = arena(&[&fixed[..], &["--threads", "3"]].concat());
    assert_eq!(threads["calibration"], report["calibration"]);
    let told = snug(&[&["arena"], &fixed[..]].concat()).printed();
    assert!(told.contains("| quick: chance to win | moments | said | won |"), "{told}");
    assert!(told.contains("| quick: who is whom | moments | said | true |"), "{told}");
    assert!(told.contains("is furthest off: by "), "{told}");
    let plain = snug(&["arena", "ankh-morpork", "--seats", "quick,random", "--games", "2"]);
    assert!(!plain.printed().contains("chance to win"), "nobody asked");
}

#[test]
fn a_level_that_does_not_exist_is_told_which_do() {
    let ran = snug(&["arena", "ankh-morpork", "--seats", "clever,random"]);
    assert_eq!(ran.code, 2);
    assert!(
        ran.err.contains("the levels are random, beginner, quick, steady, sharp, master"),
        "{}",
        ran.err
    );
}

#[test]
fn too_many_bots_are_told_how_many_can_play() {
    let sentence = snug(&["arena", "ankh-morpork", "--seats", "quick,quick,quick,quick,quick"]);
    assert_eq!(sentence.sentence(), "ankh-morpork is for 2 to 4 players, not 5");
}
