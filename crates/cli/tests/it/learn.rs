//! `snug play --learn`: the guided first games, followed to their end.

use crate::talk;

fn learn(game: &str, more: &[&str], said: &str) -> String {
    talk(&[&["play", game, "--learn"], more].concat(), &[], said).printed()
}

/// "show" lets the coach answer, and is an empty line where there is only something to read.
#[test]
fn the_coach_leads_to_the_end_in_every_language() {
    for (game, last) in [("ankh-morpork", "Selachii"), ("rattus-cartus", "1. ")] {
        for lang in ["en", "de", "es", "fr"] {
            let told = learn(game, &["--lang", lang], &"show\n".repeat(80));
            assert!(told.contains(&format!("snug play {game}\n")), "{lang}: {told}");
            let end = told.rsplit('»').next().unwrap();
            assert!(end.contains(last), "{lang}: {end}");
            assert!(!told.contains("coach-"), "{lang}: {told}");
        }
    }
}

/// At every decision first another answer than the one that glows, where there is one.
#[test]
fn wrong_choices_are_explained_and_taken_back() {
    for game in ["ankh-morpork", "rattus-cartus"] {
        let mut said = String::new();
        let mut objections = 0;
        for _ in 0..200 {
            let told = learn(game, &[], &said);
            let last = told.rsplit("\n> ").next().unwrap_or_default();
            if last.contains("Play one: snug play") {
                break;
            }
            // What was asked last stands before the prompt at which the input ended.
            let asked = told.rsplit("\n> ").nth(1).unwrap_or(&told);
            if asked.contains("Enter: undo") {
                objections += 1;
                said.push_str("\nshow\n");
            } else if asked.contains("Enter: go on") {
                said.push('\n');
            } else if asked.contains("\n»  1  ") && asked.contains("\n   2  ") {
                said.push_str("2\n");
            } else if asked.contains("\n   1  ") {
                said.push_str("1\n");
            } else {
                said.push_str("show\n");
            }
        }
        let told = learn(game, &[], &said);
        assert!(told.contains(&format!("Play one: snug play {game}")), "{game}: {told}");
        assert!(objections > 5, "{game}: {objections} objections\n{told}");
    }
}

#[test]
fn a_guided_game_is_left_and_continued() {
    let told = learn("ankh-morpork", &[], "\nshow\nquit\n");
    let command = told.split("To go on later: ").nth(1).expect("how to go on").trim();
    let at = command.split("--at ").nth(1).expect("where").to_owned();
    let went_on = learn("ankh-morpork", &["--at", &at], "state\nhelp\n");
    assert!(went_on.contains("Step 3 of "), "{went_on}");
    assert!(went_on.contains("let the coach answer for you"), "{went_on}");
    for wrong in ["x", "999", "1!banana", "-3"] {
        let at = format!("--at={wrong}");
        let ran = talk(&["play", "ankh-morpork", "--learn", &at], &[], "");
        assert!(!ran.sentence().is_empty());
    }
}
