//! The rules of Rattus Cartus: bidding cards into buildings, hidden rats, and the
//! plague at the end.
//!
//! The files carry the names of the rulebook's chapters, and comments name the items
//! of the ledger, `rules.md`. [`RattusCartus`] is the whole state: a flat value whose
//! hidden piles have no order, since every draw is a step of chance.

mod actions;
mod building_cards;
mod buildings;
mod cards;
mod chance;
mod deals;
mod end_of_round;
mod enter_buildings;
mod events;
mod facts;
mod final_scoring;
pub mod learn;
mod memory;
mod new_buildings;
mod pending;
mod places;
mod position;
mod reading;
mod resolve_buildings;
mod revisions;
mod rules;
mod secrets;
mod setup;
mod soundness;
mod special_cards;
mod state;
mod supply;
mod view;
mod worlds;

pub use actions::Action;
pub use building_cards::{Building, BuildingCard, BuildingSet};
pub use cards::{Card, Cards, Class};
pub use chance::Chance;
pub use events::{Cause, Event, News, Open, Reason, Secret, Shown, What};
pub use facts::{Supply, Unconfirmed, unconfirmed};
pub use final_scoring::{GOLD_POINTS, MAJORITY_POINTS, RANK_POINTS, Score, rank_points};
pub use memory::{Hidden, Memory};
pub use pending::{Pending, Phase, Progress, ResolveStep};
pub use places::{Place, Places};
pub use position::{Deck, PlayerPosition, Position, Values};
pub use setup::{Actions, Buildings, Gold, Plague, Rats, Setup, SupplyOrder};
pub use state::{Markers, RattusCartus};
pub use view::{PlayerView, View};
