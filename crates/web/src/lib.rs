//! Pages as functions of what a reader may know; no IO.
//!
//! A [`Scene`] holds everything a table page is drawn from; [`table::page`] draws it
//! whole and [`table::regions`] its changing parts, which a server sends again when
//! their text has changed. Every string is a message of `words`. What
//! `assets/snug.js` expects of a server stands at its top.

mod ankh_morpork;
mod answer;
pub mod assets;
mod coach;
mod games;
mod hyphens;
mod icon;
mod ids;
mod learn;
mod marked;
pub mod page;
mod pages;
mod prompt;
mod rattus_cartus;
mod scene;
mod shell;
pub mod table;
pub mod talk;
#[cfg(feature = "tiny")]
mod tiny;
mod why_not;

pub use answer::answer;
pub use coach::{FirstGame, Wish};
pub use icon::{bare, icon, piece, piece_in, symbol_in, use_of};
pub use ids::{NotFromAPage, PageId, PlacedAnswer};
pub use learn::{Guide, Part};
pub use marked::marked;
pub use pages::{Pages, Region, StandingAnswers};
pub use scene::{
    Back, Clock, LogLine, OpenQuestion, Scene, SeatInfo, Sitter, TableInfo, TableState, Undo,
};
pub use shell::{Page, Reader, Theme, shell};
pub use words::{Colour, Language, Names, Speech, Spoken, Text, Voice, Words};
