//! The house of one, as a page's workers ask it.

mod afterwards;
mod everything;
mod guest;
mod learning;
mod whole_games;
