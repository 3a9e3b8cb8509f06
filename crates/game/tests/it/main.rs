//! Tests of the `game` crate.

mod house_rules;
mod ledger;
mod scenario;
mod tiny;
