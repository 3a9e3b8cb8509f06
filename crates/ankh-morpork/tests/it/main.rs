//! Tests of the rules of Ankh-Morpork.

mod components;
mod fuzz;
mod golden;
mod laws;
mod learn;
mod playouts;
mod positions;
mod reading;
mod sampling;
mod scenarios;
