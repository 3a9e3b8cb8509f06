//! The pages, as readers get them.

mod pages;
mod preview;
mod rattus_cartus;
mod sitting;
