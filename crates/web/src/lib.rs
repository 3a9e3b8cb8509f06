//! Pages as functions of what a reader may know; no IO.
//!
//! A [`Scene`] holds everything a table page is drawn from; [`table::page`] draws it
//! whole and [`table::regions`] its changing parts, which a server sends again when
//! their text has changed. Every string is a Fluent message ([`Words`]). What
//! `assets/snug.js` expects of a server stands at its top.

mod ankh_morpork;
mod answer;
pub mod assets;
mod french;
mod icon;
mod ids;
mod lang;
pub mod page;
mod pages;
mod rattus_cartus;
mod scene;
mod shell;
pub mod table;
pub mod talk;
mod words;

pub use answer::answer;
pub use icon::{bare, icon, piece, use_of};
pub use ids::{NotFromAPage, PageId, PlacedAnswer};
pub use lang::{Lang, UnknownLang};
pub use pages::{Pages, Region, StandingAnswers};
pub use scene::{
    Clock, Colour, LogLine, Names, Question, Scene, SeatInfo, Sitter, TableInfo, TableState, Undo,
};
pub use shell::{Page, Reader, Theme, shell};
pub use words::{Value, Words, escaped, keys};
