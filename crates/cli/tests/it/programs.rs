//! Programs that speak the protocol for bots, seated by `snug arena`.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::snug;

/// A contest of seats that are named one by one, without what depends on the clock.
#[track_caller]
fn arena(game: &str, seats: &[&str], more: &[&str]) -> Value {
    let seats = seats.join(",");
    let mut report = snug(&[&["arena", game, "--seats", &seats, "--json"], more].concat()).json();
    for seat in report["seats"].as_array_mut().unwrap() {
        let seat = seat.as_object_mut().unwrap();
        seat.remove("mean_ms_per_decision");
        seat.remove("bot");
    }
    report
}

fn house_bot(game: &str, level: &str) -> String {
    format!("exec:{} bot {game} {level}", env!("CARGO_BIN_EXE_snug"))
}

/// A script that says hello, and what follows.
fn script(name: &str, then: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.sh"));
    let text = format!("#!/bin/sh\necho 'snug-bot 1 {name}'\n{then}\n");
    fs::write(&path, text).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    // Through the shell, because a file that was just written may still be busy.
    format!("exec:sh {}", path.display())
}

fn faults(report: &Value) -> [u64; 3] {
    ["illegal", "late", "crashed"].map(|kind| report["seats"][0]["faults"][kind].as_u64().unwrap())
}

/// What a program is told is all that a bot of the house knows.
#[test]
fn a_level_plays_the_same_as_a_program_of_its_own() {
    for (game, levels) in [
        ("ankh-morpork", ["sharp:iterations=8", "quick", "random"]),
        ("rattus-cartus", ["sharp:iterations=8", "quick", "quick"]),
    ] {
        let inside = arena(game, &levels, &["--games", "3", "--seed", "5"]);
        let programs = levels.map(|level| house_bot(game, level));
        let outside =
            arena(game, &programs.each_ref().map(String::as_str), &["--games", "3", "--seed", "5"]);
        assert_eq!(inside, outside);
    }
}

#[test]
fn the_example_plays_whole_games_of_both() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot_stdio.py");
    let example = format!("exec:python3 {}", example.display());
    for game in ["ankh-morpork", "rattus-cartus"] {
        let run = || arena(game, &[&example, "random"], &["--games", "2", "--seed", "3"]);
        let report = run();
        assert_eq!(faults(&report), [0, 0, 0], "{report}");
        assert_eq!(report, run(), "the seed it is told is all its luck");
    }
}

#[test]
fn an_answer_that_is_not_allowed_is_counted_and_replaced() {
    let cheat = script(
        "cheat",
        "while read -r word rest; do
        [ \"$word\" = go ] && echo 'answer win at once'
        [ \"$word\" = quit ] && exit
    done",
    );
    let report = arena("rattus-cartus", &[&cheat, "random"], &["--games", "2"]);
    let decisions = report["seats"][0]["decisions"].as_u64().unwrap();
    let [illegal, late, crashed] = faults(&report);
    assert!(illegal >= decisions && decisions > 10, "{report}");
    assert_eq!([late, crashed], [0, 0]);
}

#[test]
fn whoever_is_late_or_gone_is_replaced_until_the_end_of_the_game() {
    let sleeper = script("sleeper", "exec sleep 30");
    let limit = ["--games", "2", "--time-limit", "50"];
    assert_eq!(faults(&arena("rattus-cartus", &[&sleeper, "random"], &limit)), [0, 2, 0]);
    let quitter = script("quitter", "read -r line; exit 3");
    assert_eq!(faults(&arena("rattus-cartus", &[&quitter, "random"], &limit)), [0, 0, 2]);
    let babbler = script("babbler", "while echo well; do :; done");
    assert_eq!(faults(&arena("rattus-cartus", &[&babbler, "random"], &limit)), [0, 2, 0]);
}

#[test]
fn faults_are_kept_with_the_records() {
    let folder: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("faulty");
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    let quitter = script("quitter-kept", "read -r line; exit 3");
    let more = ["--games", "2", "--records", folder.to_str().unwrap()];
    let run = || arena("rattus-cartus", &[&quitter, "random"], &more);
    assert_eq!(faults(&run()), [0, 0, 2]);
    assert_eq!(faults(&run()), [0, 0, 2], "nothing is played again");
}

#[test]
fn a_program_that_cannot_play_is_named() {
    let seats = |program: &str| {
        snug(&["arena", "rattus-cartus", "--seats", &format!("{program},random")]).sentence()
    };
    let missing = seats("exec:no-such-program");
    assert!(missing.contains("no-such-program does not start"), "{missing}");
    let silent = seats("exec:true");
    assert!(silent.contains("true does not say hello"), "{silent}");
    let later = seats("exec:echo snug-bot 2");
    assert!(later.contains("speaks version 2 of the protocol, not 1"), "{later}");
}
