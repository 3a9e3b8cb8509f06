//! `snug replay` and `snug verify`.

use std::fs;
use std::path::{Path, PathBuf};

use ankh_morpork::AnkhMorpork;
use game::dealer::{Dealer, Opening, Seed};
use game::record::Header;
use game::{Dice, Game, Session, dice};
use rattus_cartus::RattusCartus;

use crate::snug;

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

fn file_with(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn a_random_game_is_told_and_verified() {
    for (name, text) in [
        ("ankh-morpork", record_of::<AnkhMorpork>(1)),
        ("rattus-cartus", record_of::<RattusCartus>(1)),
    ] {
        let file = file_with(&format!("{name}.record"), &text);
        let file = file.to_str().unwrap();
        let told = snug(&["replay", file]).printed();
        assert!(told.starts_with(name), "{told}");
        assert!(told.contains("\nThe game is over: "), "{told}");
        assert!(told.contains(". seat 1"), "{told}");
        assert!(told.contains("\n         seat 1 draws "), "{told}");
        let events = snug(&["replay", file, "--events"]).printed();
        assert!(events.contains("drew"), "{events}");
        let verified = snug(&["verify", file]).printed();
        assert!(verified.contains(&format!("a true record of {name}")), "{verified}");
        assert!(verified.contains("sealed by the house alone"), "{verified}");
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
