//! The pages, as readers get them.

mod after;
mod ankh_morpork;
mod budgets;
mod endings;
mod explained;
mod minified;
#[path = "../../minify.rs"]
mod minify;
mod pages;
mod preview;
mod rattus_cartus;
mod recap;
mod reviewed;
mod sitting;
mod styles;
mod true_words;
