//! The house of one, as a page's workers ask it.

mod afterwards;
mod alone;
mod everything;
mod guest;
mod learning;
mod secrecy;
#[path = "../../../server/tests/it/twins.rs"]
mod twins;
mod unreadable;
mod whole_games;
