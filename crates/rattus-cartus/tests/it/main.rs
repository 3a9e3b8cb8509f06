//! All tests of the rules of Rattus Cartus.

mod components;
mod conserved;
mod laws;
mod log;
mod playouts;
mod positions;
mod sampling;
mod scenarios;
