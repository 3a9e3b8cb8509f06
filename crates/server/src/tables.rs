//! Tables: what is agreed at them, what is played at them, and how both are changed.
//!
//! A [`Desk`] is one table in memory, a cache of what the store keeps. Everything that
//! changes a table goes through `Tables::change`, which holds the table, lets a plain
//! function change it, and publishes nothing before the change is on disk.

mod again;
mod agreeing;
mod answering;
mod any;
mod desk;
mod drawing;
mod leaving;
mod load;
mod loader;
mod played;
mod registry;
mod request_key;
mod sealing;
mod seating;
mod setup;
mod sheet;
mod talking;
mod told;
mod upkeep;
mod wishes;

pub use again::{begun, import};
pub use agreeing::Wish;
pub use answering::{Answer, Answered};
pub use any::{AnyAction, AnyTable, Chosen, Decided, Lines, Refused, Standing, Thought};
pub use desk::{Changed, Desk};
pub use drawing::{Drawing, Drawn, DrawnRegion};
pub(crate) use load::start;
pub use loader::Loader;
pub(crate) use played::Checkup;
pub use played::{Health, Trouble};
pub use registry::{Cell, News, Tables};
pub use request_key::{NoRequestKey, RequestKey};
pub use seating::{COLOURS, NewTable};
pub use setup::seated;
pub use sheet::{Coming, Part, Place, Proposal, Proposed, Seal, Sheet, Sitter, State, Verdict};
pub use told::{LogLine, LogPage};
pub use wishes::Wishes;
