//! All tests of the rules of Rattus Cartus.

mod components;
mod conserved;
mod laws;
mod learn;
mod log;
mod playouts;
mod positions;
mod reading;
mod sampling;
mod scenarios;
mod usual;
