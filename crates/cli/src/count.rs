//! "1 game", "2 games".

use std::fmt::Display;

/// So many of these.
pub(crate) fn counted<N: Display + PartialEq + From<u8>>(number: N, one: &str) -> String {
    let plural = if number == N::from(1) { "" } else { "s" };
    format!("{number} {one}{plural}")
}

#[cfg(test)]
#[test]
fn one_game_is_no_games() {
    assert_eq!([0_u8, 1, 2].map(|games| counted(games, "game")), ["0 games", "1 game", "2 games"]);
}
