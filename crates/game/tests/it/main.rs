//! Tests of the `game` crate.

mod house_rules;
mod tiny;
