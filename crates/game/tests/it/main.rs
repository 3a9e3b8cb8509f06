//! Tests of the `game` crate.

mod broken;
mod dealer;
mod fuzz;
mod golden;
mod house_rules;
mod laws;
mod ledger;
mod lesson;
mod playout;
mod record;
mod scenario;
mod session;
mod taking_back;

use ::tiny;
