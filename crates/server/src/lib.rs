//! The house: tables, people, and everything that happens between them.
