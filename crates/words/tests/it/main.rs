//! The texts of all languages.

mod ankh_morpork;
mod draws;
mod hint;
mod plurals;
mod rattus_cartus;
mod refusals;
mod terms;
mod texts;
mod wording;
