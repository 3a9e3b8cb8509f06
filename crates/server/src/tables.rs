//! Tables: what is agreed at them, what is played at them, and how both are changed.
//!
//! A [`Desk`] is one table in memory, a cache of what the store keeps. Everything that
//! changes a table goes through `Tables::change`, which holds the table, lets a plain
//! function change it, and publishes nothing before the change is on disk.

mod again;
mod agreeing;
mod answering;
mod any;
mod cell;
mod counting;
mod desk;
mod hinting;
mod leaving;
mod load;
mod loader;
mod nodes;
mod pacing;
mod played;
mod presence;
mod registry;
mod renewing;
mod request_key;
mod sealing;
mod seating;
mod setup;
mod sharing;
mod sheet;
mod talking;
mod thinking;
mod told;
mod upkeep;
mod waking;
mod wishes;

pub use again::{WhatIf, begun, import};
pub use agreeing::Wish;
pub use answering::{Answer, Answered};
pub use any::{
    Advising, AnyAction, AnyHint, AnyTable, Chosen, Decided, Found, Lines, SeatTally, Standing,
    Tally, Thought,
};
pub use cell::{Cell, News};
pub use desk::{Changed, Desk, Parting};
pub use hinting::Hinted;
pub(crate) use load::start;
pub use loader::Loader;
pub(crate) use nodes::LOOK;
pub use pacing::Go;
pub(crate) use played::Checkup;
pub use played::{Health, Trouble};
pub use presence::Presence;
pub use registry::{Helpers, Tables, Terms};
pub use request_key::{NoRequestKey, RequestKey};
pub use seating::{COLOURS, NewTable};
pub use setup::seated;
pub use sheet::{Coming, Part, Place, Proposal, Proposed, Seal, Sheet, Sitter, State, Verdict};
pub use told::{LogLine, LogPage};
pub use wishes::Wishes;
