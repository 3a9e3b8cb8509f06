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
mod drawing;
mod games;
mod hint;
mod hyphens;
mod icon;
mod ids;
mod learn;
mod lesson;
mod marked;
pub mod menu;
mod moment;
mod pace;
pub mod page;
mod pages;
pub mod picture;
mod prompt;
mod rattus_cartus;
mod recap;
mod scene;
mod shell;
mod side;
mod site;
mod sitters;
mod start;
pub mod table;
pub mod talk;
#[cfg(feature = "tiny")]
mod tiny;
mod why_not;

pub use answer::answer;
pub use coach::Wish;
pub use drawing::{Drawing, Drawn, LogPage, Piece, prints};
pub use hint::Advice;
pub use icon::{bare, icon, piece, piece_in, symbol_in, use_of};
pub use ids::{NotFromAPage, PageId, PlacedAnswer};
pub use learn::{Guide, Part};
pub use lesson::Which;
pub use marked::marked;
pub use moment::{Eye, Figure, HeldCard, MOMENTS_TOGETHER, SeatShown, Still, Told, Turn};
pub use pace::{Go, Pace, TABLE_PACE};
pub use pages::{Pages, Region, StandingAnswers};
pub use scene::{
    Back, Clock, LONGEST_NAME, LogLine, OpenQuestion, Scene, SeatInfo, Sitter, TableInfo,
    TableState, Undo,
};
pub use shell::{Page, Reader, Theme, shell};
pub use site::{ENGINE_TYPE, SiteFile, engine_name, site};
pub use sitters::Sitters;
pub use start::Start;
pub use words::hint::tell as tell_hint;
pub use words::{Colour, Language, Names, Speech, Spoken, Text, Voice, Words};
