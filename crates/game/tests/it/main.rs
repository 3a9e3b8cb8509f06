//! Tests of the `game` crate.

mod dealer;
mod fuzz;
mod house_rules;
mod ledger;
mod record;
mod scenario;
mod tiny;
