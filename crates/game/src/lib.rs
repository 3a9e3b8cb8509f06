//! What every board game at Snug shares.
//!
//! A game is a pure value: [`Game`] says whose move it is, lists the moves, and
//! turns `(state, step)` into a new state and events. Everything else here is
//! built on that one trait and works for any game: the [`Session`] in which one is
//! played, the [`Dealer`](dealer) that owns all randomness, [`record`]s of whole
//! games, [`scenario`] files that test rules, [`playout`]s, and the [`laws`] every
//! game must obey.

pub mod data;
pub mod dealer;
pub mod dice;
mod files;
mod game;
pub mod golden;
mod interval;
mod language;
pub mod laws;
pub mod ledger;
mod lists;
pub mod playout;
pub mod record;
mod refusal;
pub mod scenario;
mod seat;
pub mod session;
mod status;
mod step;
mod table;
mod told;
pub mod usual;

pub use dice::Dice;
pub use files::FileError;
pub use game::{Buffer, Game, Secrets, Silent, Sink, Worlds};
pub use interval::Interval;
pub use language::Language;
pub use lists::distinct;
pub use refusal::Refusal;
pub use scenario::lesson;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use session::Session;
pub use status::{Ranking, Status};
pub use step::{ParseError, Step};
pub use table::Table;
pub use told::Told;
