//! Tests of the `game` crate.

mod broken;
mod dealer;
mod fuzz;
mod house_rules;
mod laws;
mod ledger;
mod record;
mod scenario;
mod tiny;
