//! The house from the outside: over HTTP, as programs and browsers use it.

mod client;
mod games;
mod pages;
mod steps;
