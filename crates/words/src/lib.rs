//! What happened, what is asked, why not, what a card does: sentences in four languages.
//!
//! They are made from what a game shows, from actions, refusals and views, for any place
//! where people read: a terminal, a page, a program's answer. Every string is a Fluent
//! message in `texts/`; a game speaks through its [`Speech`]. No input and no output, and
//! no HTML: what a page draws differently is a [`Mark`] in a [`Text`].

pub mod ankh_morpork;
mod contractions;
pub mod draws;
mod first_game;
pub mod hint;
mod lesson;
mod levels;
mod message;
mod names;
mod number;
pub mod problem;
pub mod rattus_cartus;
mod refusal;
pub mod review;
pub mod rulebook;
mod speech;
mod text;
#[cfg(feature = "tiny")]
mod tiny;
mod voice;
mod words;

pub use first_game::FirstGame;
pub use game::Language;
pub use lesson::{lesson_text, others};
pub use levels::{LevelWords, first_level, level_id, level_ids, usual_level};
pub use names::{Colour, Names};
pub use problem::Problem;
pub use refusal::refusal;
pub use speech::{Counted, Prompt, Speech};
pub use text::{Mark, Text};
pub use voice::Voice;
pub use words::{Spoken, Texts, Value, Words, keys};
