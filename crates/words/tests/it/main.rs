//! The texts of all languages.

mod ankh_morpork;
mod texts;
mod wording;
