//! The house from the outside: over HTTP, as programs and browsers use it.

mod api;
mod around;
mod attacks;
mod broken;
mod client;
mod comings;
mod desk;
mod fairness;
mod full_disk;
mod fuzz;
mod games;
mod layers;
mod limits;
mod long_games;
mod metrics;
mod names;
mod notices;
mod pages;
mod post_office;
mod races;
mod secrecy;
mod silence;
mod steps;
mod store;
#[cfg(feature = "tiny")]
mod third_game;
mod undo;
mod wishes;
