//! Tests of the rules of Ankh-Morpork.

mod laws;
mod scenarios;
