//! How a game looks in a terminal: languages, widths, colours, plain lines.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{Ran, closed_pipe, talk};

const GAME: [&str; 9] =
    ["play", "ankh-morpork", "--players", "2", "--bots", "quick", "--seed", "5", "--lang"];
const SAID: &str = "state\ncards\n1\nundo\n1\n1\n1\nhelp\n";

/// Holds what was told against a file; `UPDATE_EXPECT=1` writes it anew.
fn expect(name: &str, told: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/told").join(name);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, told).unwrap();
    }
    let known = fs::read_to_string(&path).unwrap_or_default();
    assert!(known == told, "{name} is told otherwise (UPDATE_EXPECT=1 writes it anew):\n{told}");
}

#[test]
fn a_short_game_is_told_in_every_language() {
    for lang in ["en", "de", "es", "fr"] {
        let told = talk(&[&GAME[..], &[lang]].concat(), &[], SAID).printed();
        expect(&format!("ankh-morpork.{lang}.txt"), &told);
        let rattus = ["play", "rattus-cartus", "--bots", "quick", "--seed", "3", "--lang", lang];
        let told = talk(&rattus, &[], "state\ncards\n1\n2\n2\n1\n").printed();
        expect(&format!("rattus-cartus.{lang}.txt"), &told);
    }
}

#[test]
fn plain_lines_have_no_drawings_and_no_breaks() {
    let plain = [&GAME[..], &["en", "--plain"]].concat();
    let told = talk(&plain, &[("COLUMNS", "60"), ("CLICOLOR_FORCE", "1")], SAID).printed();
    expect("ankh-morpork.plain.txt", &told);
    for drawn in ['│', '●', '◆', '⌂', '▐', '\u{1b}'] {
        assert!(!told.contains(drawn), "{told}");
    }
    assert!(told.contains("> 1. Dolly Sisters ($6): "), "{told}");
    assert!(told.lines().any(|line| line.chars().count() > 100), "{told}");
}

#[test]
fn no_line_is_wider_than_the_terminal() {
    for width in ["60", "80", "120"] {
        for lang in ["en", "de", "es", "fr"] {
            for game in ["ankh-morpork", "rattus-cartus"] {
                let call = ["play", game, "--bots", "quick", "--seed", "3", "--lang", lang];
                let told = talk(&call, &[("COLUMNS", width)], "state\ncards\n1\n1\n").printed();
                let most: usize = width.parse().unwrap();
                // The first line after a prompt has it in front.
                let widest = told.lines().map(|line| line.trim_start_matches("> "));
                let widest = widest.max_by_key(|line| line.chars().count()).unwrap();
                assert!(widest.chars().count() <= most, "{game} {lang} at {width}: {widest}");
            }
        }
    }
}

#[test]
fn colours_are_there_where_they_are_wanted() {
    let call = [&GAME[..], &["en"]].concat();
    let told = |variables: &[(&str, &str)]| talk(&call, variables, "").printed();
    let coloured = told(&[("CLICOLOR_FORCE", "1")]);
    assert!(coloured.contains("\u{1b}[1;33mQuick\u{1b}[0m"), "{coloured}");
    assert!(!told(&[]).contains('\u{1b}'), "a pipe has no colours");
    assert!(!told(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]).contains('\u{1b}'));
}

#[test]
fn the_language_is_the_one_of_the_system() {
    let told = |variables: &[(&str, &str)]| {
        talk(&["play", "rattus-cartus", "--bots", "quick", "--seed", "3"], variables, "").printed()
    };
    assert!(told(&[("LANG", "de_AT.UTF-8")]).contains("Gib hilfe ein"));
    assert!(told(&[("LANG", "de_DE"), ("LC_ALL", "fr_FR.UTF-8")]).contains("Tape aide"));
    assert!(told(&[("LANG", "nl_NL.UTF-8")]).contains("Type help"));
    assert!(told(&[]).contains("Type help"));
}

#[test]
fn a_person_types_in_their_own_language_or_in_english() {
    let call = ["play", "ankh-morpork", "--bots", "quick", "--seed", "3", "--lang", "de"];
    let told = talk(&call, &[], "Hilfe\nkarten hex\nrules AM-TROUBLE-01\nende\n").printed();
    assert!(told.contains("\n  karten "), "{told}");
    assert!(told.contains("Hex: Schriftrolle: Ziehe 3 Karten"), "{told}");
    assert!(told.ends_with("Du verlässt den Tisch.\n"), "{told}");
}

/// A name that stays English says what it means where the card is looked up, and is found by
/// either.
#[test]
fn an_english_name_shows_its_gloss_in_the_terminal() {
    let call = ["play", "ankh-morpork", "--bots", "quick", "--seed", "3", "--lang", "fr"];
    let told = talk(&call, &[], "cartes agony\ncartes tantes\n").printed();
    let found = "The Agony Aunts (Les Tantes de la Douleur)\u{a0}: ";
    assert_eq!(told.matches(found).count(), 2, "{told}");
}

/// The record of a game that is played to its end.
fn record() -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("told.record");
    let _ = fs::remove_file(&path);
    let said = format!("{}save {}\n", "1\n".repeat(400), path.display());
    talk(&["play", "rattus-cartus", "--bots", "quick", "--seed", "3"], &[], &said).printed();
    path
}

/// Names and scores are there, the raw events behind a flag, and `| head` is no error.
#[test]
fn a_record_is_told_with_names_and_scores() {
    let path = record();
    let file = path.to_str().unwrap();
    let score = |told: &str, name: &str| -> Option<String> {
        let line = told.lines().rev().take(4).find(|line| line.contains(name))?;
        Some(line.rsplit_once(": ")?.1.to_owned())
    };
    let english = talk(&["replay", file, "--lang", "en"], &[], "").printed();
    let points = score(&english, "Quick 3").expect("a score");
    let points = points.strip_suffix(" points").expect("it is in points");
    points.parse::<u32>().expect("it is a number");
    for (lang, name, unit) in
        [("en", "Quick 3", "points"), ("de", "Flink 3", "Punkte"), ("fr", "Rapide 3", "points")]
    {
        let told = talk(&["replay", file, "--lang", lang], &[], "").printed();
        assert_eq!(score(&told, name), Some(format!("{points} {unit}")), "{told}");
        assert!(told.contains("│") && told.contains('▲'), "{told}");
        assert!(!told.contains("draw peasant-4"), "{told}");
    }
    let plain = talk(&["replay", file, "--plain"], &[], "").printed();
    assert!(!plain.contains('│') && plain.contains("Magic: Quick 2 "), "{plain}");
    let events = talk(&["replay", file, "--events"], &[], "").printed();
    assert!(events.contains("draw peasant-4"), "{events}");
    let child = Command::new(env!("CARGO_BIN_EXE_snug"))
        .args(["replay", file])
        .stdout(closed_pipe())
        .stderr(Stdio::piped())
        .spawn();
    let ran = Ran::from(child.and_then(|child| child.wait_with_output()).unwrap());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
}
