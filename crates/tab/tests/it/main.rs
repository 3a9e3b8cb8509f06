//! The house of one, as a page's workers ask it.

mod afterwards;
mod guest;
mod whole_games;
