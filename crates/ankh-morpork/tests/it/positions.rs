//! What somebody writes as a position is refused where play could not go on from it.

use ankh_morpork::{AnkhMorpork, Position};
use game::Game;

/// What is said about a position written in TOML; nothing where it can be played.
fn refusal(position: &str) -> Option<String> {
    let position: Position = toml::from_str(position).expect("it is a position");
    AnkhMorpork::from_position(&position).err().map(|refused| refused.to_string())
}

#[test]
fn there_are_at_most_four_rolls_of_a_die_with_twelve_faces() {
    assert_eq!(refusal("rolls = [1, 12, 5, 5]"), None);
    for rolls in ["[1, 2, 3, 4, 5]", "[13]", "[0]"] {
        let said = refusal(&format!("rolls = {rolls}")).expect("these are no rolls");
        assert!(said.contains("up to four rolls"), "{said}");
    }
}
