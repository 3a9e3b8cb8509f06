//! The house from the outside: over HTTP, as programs and browsers use it.

mod api;
mod around;
mod broken;
mod client;
mod desk;
mod games;
mod limits;
mod metrics;
mod pages;
mod steps;
