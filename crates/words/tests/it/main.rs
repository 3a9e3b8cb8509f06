//! The texts of all languages.

mod texts;
