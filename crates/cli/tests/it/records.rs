//! `snug replay` and `snug verify`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use ankh_morpork::AnkhMorpork;
use game::dealer::{Contribution, Dealer, Opening, Seed};
use game::record::{Header, Hints};
use game::{Dice, Game, Seat, Session, dice};
use rattus_cartus::RattusCartus;

use crate::{snug, talk};

/// The record of a random game, dealt and sealed by the house alone.
fn record_of<G: Game>(seed: u8) -> String {
    let header = Header::<G>::new(G::Setup::default()).unwrap();
    let opening = Opening::by_house_alone(Seed::new([seed; 32]), header.seats());
    let header = header.sealed(opening.seal());
    let mut session = Session::new(header, Some(Dealer::new(opening)));
    let mut dice = dice::QuickDice::new(seed.into());
    session.deal().unwrap();
    while let Some((seat, question)) = session.next_question() {
        let actions = question.actions();
        let action = actions[dice.below(actions.len() as u32) as usize];
        session.act(seat, action).unwrap();
    }
    session.revealed().unwrap().to_string()
}

pub(crate) fn file_with(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn a_finished_game_is_reviewed_in_every_language_and_always_alike() {
    let file = file_with("reviewed.record", &record_of::<RattusCartus>(6));
    let file = file.to_str().unwrap();
    let small = ["--searches", "6", "--playouts", "2"];
    let review = |more: &[&str]| {
        let asked: Vec<&str> = ["review", file].iter().chain(&small).chain(more).copied().collect();
        snug(&asked).printed()
    };
    for (lang, luck) in
        [("en", "\nLuck ("), ("de", "\nGlück ("), ("es", "\nSuerte ("), ("fr", "\nChance (")]
    {
        let told = review(&["--lang", lang]);
        assert!(told.contains(luck), "{told}");
        assert!(!told.contains("review-"), "a message is missing: {told}");
    }
    assert_eq!(review(&["--json"]), review(&["--json"]));
    let json: serde_json::Value = serde_json::from_str(&review(&["--json"])).unwrap();
    assert_eq!(json["is_whole"], true);
    let calibrated = snug(&["review", "--calibrate", "--playouts", "2", file, file]).printed();
    assert!(calibrated.starts_with("2 games\n"), "{calibrated}");
    let replayed = review(&["--replay", "1"]);
    assert!(replayed.starts_with("1 game\n\n| said to cost |"), "{replayed}");
}

#[test]
fn a_random_game_is_told_and_verified() {
    for (name, text) in [
        ("ankh-morpork", record_of::<AnkhMorpork>(1)),
        ("rattus-cartus", record_of::<RattusCartus>(1)),
    ] {
        let file = file_with(&format!("{name}.record"), &text);
        let file = file.to_str().unwrap();
        let told = talk(&["replay", file], &[], "").printed();
        assert!(told.contains("\nThe game is over.\n"), "{told}");
        assert!(told.contains(". Seat 1") && told.contains(" points\n"), "{told}");
        assert!(told.contains("\n  Seat 1 draws "), "{told}");
        let events = snug(&["replay", file, "--events"]).printed();
        assert!(events.starts_with(name) && events.contains("drew"), "{events}");
        assert!(events.contains(". seat 1") && events.contains(", points "), "{events}");
        let verified = snug(&["verify", file]).printed();
        assert!(verified.contains(&format!("a true record of {name}")), "{verified}");
        assert!(verified.contains("sealed by the house alone"), "{verified}");
    }
}

/// What `examples/verify.py` says of a record and its draws.
fn dealt_again_in_python(file: &Path, draws: &str) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/verify.py");
    let mut python = Command::new("python3");
    python.arg(script).arg(file).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut python = python.stderr(Stdio::piped()).spawn().expect("this test needs python3");
    // It ends at the first draw that is wrong, and reads no further.
    let _ = python.stdin.take().unwrap().write_all(draws.as_bytes());
    python.wait_with_output().unwrap()
}

#[test]
fn a_script_without_our_code_deals_every_draw_again() {
    for (name, text) in [
        ("ankh-morpork", record_of::<AnkhMorpork>(3)),
        ("rattus-cartus", record_of::<RattusCartus>(3)),
    ] {
        let file = file_with(&format!("{name}-draws.record"), &text);
        let draws = snug(&["verify", "--draws", file.to_str().unwrap()]).printed();
        let output = dealt_again_in_python(&file, &draws);
        let said = String::from_utf8_lossy(&output.stdout);
        let count = draws.lines().count();
        assert!(said.starts_with(&format!("{count} draws dealt again")), "{said}{output:?}");

        // One other card, in the record and in the list alike.
        let line = draws.lines().find(|line| line.split('\t').count() > 3).unwrap();
        let [number, taken, first, second] =
            line.split('\t').take(4).collect::<Vec<_>>().try_into().unwrap();
        let other = if taken == first { second } else { first };
        let changed = line.replacen(taken, other, 1);
        let file = file_with(&format!("{name}-other.record"), &text.replacen(taken, other, 1));
        let output = dealt_again_in_python(&file, &draws.replacen(line, &changed, 1));
        let said = String::from_utf8_lossy(&output.stderr);
        let expected = format!("draw {number} is {other}, but the revealed values deal {taken}");
        assert!(said.contains(&expected), "{said}");

        // Another seed than the one that was promised.
        let (before, seed) = text.split_once("house reveals ").unwrap();
        let digit = if seed.starts_with('0') { '1' } else { '0' };
        let file = file_with(
            &format!("{name}-seed.record"),
            &format!("{before}house reveals {digit}{}", &seed[1..]),
        );
        let output = dealt_again_in_python(&file, &draws);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains("not what was promised: house reveals"), "{said}");
    }
}

/// A game in which everything happens that a house writes down: names that read like lines of
/// the header, a seat that adds bits and words, a step that is taken back, hints.
fn record_with_everything<G: Game>() -> String {
    let mut header = Header::<G>::new(G::Setup::default()).unwrap();
    let mut seats = vec![None; header.seats()];
    seats[0] = Some(Contribution::new([7; 16], "per aspera – ad astra").unwrap());
    for (seat, name) in Seat::all(header.seats()).zip(["Ann commits to it", "adds nothing"]) {
        header.rename(seat, Some(name)).unwrap();
    }
    let opening = Opening::new(Seed::new([9; 32]), seats);
    let header = header.sealed(opening.seal());
    let mut session = Session::new(header, Some(Dealer::new(opening)));
    session.deal().unwrap();
    let (mut dice, mut answers) = (dice::QuickDice::new(9), 0);
    while let Some((seat, question)) = session.next_question() {
        let actions = question.actions();
        let action = actions[dice.below(actions.len() as u32) as usize];
        let before = session.steps().len();
        session.act(seat, action).unwrap();
        answers += 1;
        if answers % 40 == 0 {
            session.undo_to(before).unwrap();
        }
    }
    let revealed = session.revealed().unwrap().with_hints(Hints::new([2, 1]));
    revealed.to_string()
}

#[test]
fn the_script_reads_every_record_that_a_house_writes() {
    for (name, text) in [
        ("ankh-morpork", record_with_everything::<AnkhMorpork>()),
        ("rattus-cartus", record_with_everything::<RattusCartus>()),
    ] {
        for part in
            ["undo to ", " commits to it\"", "reveals 0707", "\n# seat 2 asked for hints: 1"]
        {
            assert!(text.contains(part), "{name}: {part}");
        }
        let file = file_with(&format!("{name}-everything.record"), &text);
        let draws = snug(&["verify", "--draws", file.to_str().unwrap()]).printed();
        let output = dealt_again_in_python(&file, &draws);
        let said = String::from_utf8_lossy(&output.stdout);
        let count = draws.lines().count();
        assert!(said.starts_with(&format!("{count} draws dealt again")), "{name}: {output:?}");

        // What the page says about doing it by hand holds as well.
        let (_, key) = said.trim_end().split_once("; key ").unwrap();
        let shell = format!(
            "(echo 'snug key 1'; sed -n '/^house reveals/,/^$/p' '{}' | grep .) | sha256sum",
            file.display()
        );
        let output = Command::new("sh").args(["-c", &shell]).output().unwrap();
        let by_hand = String::from_utf8_lossy(&output.stdout);
        assert!(by_hand.starts_with(key), "{name}: {by_hand} is not {key}");

        // A record that ends before anything is revealed gets a sentence.
        let begun = text.split("\nhouse reveals").next().unwrap();
        let file = file_with(&format!("{name}-begun.record"), begun);
        let output = dealt_again_in_python(&file, &draws);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.starts_with("this record reveals nothing"), "{name}: {said}");
    }
}

#[test]
fn a_changed_record_is_no_true_one() {
    let text = record_of::<AnkhMorpork>(2);
    let last_check = text.rfind("check turn ").unwrap();
    let changed = format!("{}check turn 999{}", &text[..last_check], &text[last_check + 12..]);
    let file = file_with("changed.record", &changed);
    let sentence = snug(&["verify", file.to_str().unwrap()]).sentence();
    assert!(sentence.contains("changed.record: line "), "{sentence}");
    snug(&["replay", file.to_str().unwrap()]).sentence();
}

#[test]
fn what_is_no_record_is_said_in_one_sentence() {
    for command in ["replay", "verify"] {
        let missing = snug(&[command, "nowhere.record"]).sentence();
        assert!(missing.starts_with("nowhere.record: "), "{missing}");
        let file = file_with("poem.txt", "Roses are red\n");
        let poem = snug(&[command, file.to_str().unwrap()]).sentence();
        assert!(poem.contains("line 1: a record begins with"), "{poem}");
        let file = file_with("chess.record", "snug record 1\ngame chess\n");
        let chess = snug(&[command, file.to_str().unwrap()]).sentence();
        assert!(chess.contains("there is no game \"chess\""), "{chess}");
    }
}
