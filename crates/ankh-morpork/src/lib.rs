//! The rules of *Discworld: Ankh-Morpork* for two to four players, in the four
//! editions of its rulebook.
//!
//! The files carry the names of the rulebook's chapters. [`AnkhMorpork`] is the
//! whole state, a flat value; `pending.rs` holds what is still to be done as a
//! stack of plain frames, and every question a seat can be asked is one `Options`
//! value, from which both the list of legal actions and the check of an answer are made.

mod actions;
mod areas;
mod audit;
mod board;
mod building;
mod cards;
mod chance;
mod city_areas;
mod dragon;
mod editions;
mod effects;
mod ending;
mod events;
mod interrupts;
mod invasions;
pub mod learn;
mod lost_buildings;
mod memory;
mod minions;
mod money;
mod named;
mod options;
mod pending;
mod pending_events;
mod personalities;
mod position;
mod random_events;
mod refusals;
mod revisions;
mod rules;
mod secrets;
mod setup;
mod shields;
mod soundness;
mod state;
mod study;
mod symbols;
mod text_answers;
mod text_memory;
mod text_options;
mod texts;
mod topic;
mod trouble;
mod turn;
mod usual;
mod view;
mod worlds;

pub use actions::{Action, Word};
pub use areas::{Area, Areas};
pub use board::{Minion, Owner};
pub use cards::{Card, Cards, Deck, Gloss, Name, Print, Symbol};
pub use chance::Chance;
pub use city_areas::Power;
pub use editions::{Difference, Edition, Switch, differences};
pub use effects::Effect;
pub use ending::{Ending, MINION_POINTS};
pub use events::{Because, Event, Shown, What};
pub use interrupts::{Reaction, Reactions};
pub use memory::{Cast, Memory};
pub use money::{LOAN, LOAN_PENALTY, LOAN_REPAYMENT};
pub use personalities::{Personalities, Personality, Progress};
pub use position::Position;
pub use random_events::RandomEvent;
pub use setup::Setup;
pub use shields::{Kept, Shielded};
pub use state::AnkhMorpork;
pub use topic::{Danger, Topic};
pub use view::{AreaView, Asked, SeatView, View};
