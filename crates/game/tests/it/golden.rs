//! Playthroughs of the tiny game.

use game::golden::{check, difference, playthrough};

use crate::tiny::{Setup, Tiny};

#[test]
fn the_tiny_game_plays_as_it_did() {
    for players in [2, 3] {
        let text = playthrough::<Tiny>(&Setup { players }, 1).expect("they may play");
        check(format!("tests/playthroughs/tiny-{players}.txt"), &text);
    }
}

#[test]
fn one_more_line_is_one_difference() {
    let file = std::env::temp_dir().join(format!("snug-golden-{}.txt", std::process::id()));
    std::fs::write(&file, "one\ntwo\nthree\nfour\n").expect("a temporary file");
    let [same, changed, longer] = [
        "one\ntwo\nthree\nfour\n",
        "one\ntwo\n3\nfour\n",
        "one\ntwo\ntwo and a half\nthree\nfour\n",
    ]
    .map(|text| difference(&file, text));
    std::fs::remove_file(&file).expect("it was there");
    let lines =
        |text: Option<String>| text.expect("a difference").lines().skip(1).collect::<String>();
    assert_eq!(same, None);
    assert_eq!(lines(changed), "     3  three | 3");
    assert_eq!(lines(longer), "     3   | two and a half");
    assert!(difference(&file, "").expect("no file").starts_with("cannot read"));
}
