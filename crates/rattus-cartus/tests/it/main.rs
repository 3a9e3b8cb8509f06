//! All tests of the rules of Rattus Cartus.

mod conserved;
mod laws;
