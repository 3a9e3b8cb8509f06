//! Tests of the `game` crate.

mod dealer;
mod house_rules;
mod ledger;
mod record;
mod scenario;
mod tiny;
