//! The house from the outside: over HTTP, as programs and browsers use it.

mod around;
mod broken;
mod client;
mod desk;
mod games;
mod pages;
mod steps;
