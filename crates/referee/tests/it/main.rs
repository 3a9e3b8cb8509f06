//! Referees at tables of bots.

mod ankh_morpork;
mod ankh_morpork_planted;
mod clean;
mod planted;
mod played;
mod rattus_cartus;
mod rattus_cartus_planted;
mod rules;
