//! What the game is learned from: scenario files, which pages draw and play.

/// The positions that "How to play" is drawn from, by their titles.
pub const GUIDE: &str = include_str!("../learn/guide.toml");

/// The lessons: positions with goals.
pub const LESSONS: &str = include_str!("../lessons/lessons.toml");

/// The guided first game: a script with stops.
pub const FIRST_GAME: &str = include_str!("../learn/first-game.toml");
