//! Referees at tables of bots.

mod pending;
mod planted;
mod played;
mod rattus_cartus;
mod rattus_cartus_planted;
mod rules;
