//! The house: tables, people, and everything that happens between them.
//!
//! The log of each table is the truth, and what is in memory is a cache of it. [`store`]
//! keeps, [`tables`] play, [`live`] shows, [`http`] speaks; this crate knows what a game
//! is ([`games::Hosted`]) and not its rules.

pub mod bots;
pub mod clock;
mod config;
mod connections;
pub mod doctor;
pub mod games;
mod house;
pub mod http;
mod ids;
mod limits;
pub mod live;
mod metrics;
mod names;
pub mod news;
pub mod notices;
pub mod orders;
mod painting;
mod people;
pub mod reviews;
mod secrets;
mod serve;
pub mod store;
pub mod tables;
mod time;
mod timers;
mod wire;

pub use config::Config;
pub use house::House;
pub use ids::{NoId, NoQuestion, PersonId, QuestionId, TableId};
pub use people::People;
pub use secrets::{Secret, SigningKey};
pub use serve::{Running, open, run, think};
pub use words::Problem;
use words::problem;
