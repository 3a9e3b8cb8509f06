use std::fs;
use std::path::{Path, PathBuf};

use crate::snug;

/// A scenario file of the `game` crate's own making, in a folder of its own.
fn folder_with(test: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("chapter.toml"), text).unwrap();
    folder
}

const GOOD: &str = r#"
game = "ankh-morpork"

[[scenario]]
title = "five cannot play"
rules = ["AM-COMP-21"]
setup = { players = 5 }
refused = "AM-COMP-21"
"#;

#[test]
fn a_folder_of_scenarios_passes() {
    let folder = folder_with("passes", GOOD);
    let report = snug(&["scenario", folder.to_str().unwrap(), "--json"]).json();
    assert_eq!(
        (&report["scenarios"], &report["passed"], &report["failed"]),
        (&1.into(), &1.into(), &0.into())
    );
    let said = snug(&["scenario", folder.join("chapter.toml").to_str().unwrap()]).printed();
    assert_eq!(said, "1 scenario: 1 passed, 0 failed\n");
}

#[test]
fn a_failure_is_shown_and_counted() {
    let folder = folder_with("fails", &GOOD.replace("players = 5", "players = 4"));
    let ran = snug(&["scenario", folder.to_str().unwrap(), "--json"]);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (&report["scenarios"], &report["passed"], &report["failed"]),
        (&1.into(), &0.into(), &1.into())
    );
    assert_eq!(ran.sentence(), "1 of 1 scenario failed");
    let shown = snug(&["scenario", folder.to_str().unwrap()]);
    assert!(shown.out.contains("\"five cannot play\" (AM-COMP-21)"), "{}", shown.out);
}

#[test]
fn a_file_that_is_no_chapter_fails_with_its_line() {
    let folder = folder_with("broken", "game = \"ankh-morpork\"\n[[scenario]]\ntitel = 3\n");
    let ran = snug(&["scenario", folder.to_str().unwrap()]);
    assert!(ran.out.contains("chapter.toml"), "{}", ran.out);
    assert_eq!(ran.sentence(), "1 of 1 scenario failed");
}

#[test]
fn what_is_not_there_is_said_in_one_sentence() {
    assert!(snug(&["scenario", "nowhere.toml"]).sentence().starts_with("cannot read nowhere.toml"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("nothing");
    fs::create_dir_all(&folder).unwrap();
    let sentence = snug(&["scenario", folder.to_str().unwrap()]).sentence();
    assert!(sentence.starts_with("there is no scenario file"), "{sentence}");
    let chess = folder_with("chess", "game = \"chess\"\n");
    let sentence = snug(&["scenario", chess.to_str().unwrap()]).sentence();
    assert!(sentence.contains("there is no game \"chess\""), "{sentence}");
}
