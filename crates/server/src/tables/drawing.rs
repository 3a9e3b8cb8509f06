//! What a table page is drawn from, besides the game itself.

use game::Seat;
use maud::Markup;
use web::table::Extras;
use web::{Language, Reader, TableInfo, Undo};

/// What a table page is drawn from, besides the game itself.
pub struct Drawing<'a> {
    /// The reader's language.
    pub lang: Language,
    /// Where the reader sits.
    pub seat: Option<Seat>,
    /// The reader's token against forged forms; nothing where several share what is drawn.
    pub csrf: &'a str,
    /// The table and the people at it, as everyone sees them.
    pub table: &'a TableInfo,
    /// Whether the reader may be asked; not when looking back.
    pub asked: bool,
    /// When the window that is open closes.
    pub until: Option<u64>,
    /// Whether the reader may ask for more time.
    pub may_wait: bool,
    /// What can be taken back.
    pub undo: Undo,
}

/// A part of a page, drawn.
#[derive(Clone, Debug)]
pub struct DrawnRegion {
    /// The id of the element.
    pub id: &'static str,
    /// The element.
    pub html: String,
}

/// A game as pages draw it, whichever it is.
pub trait Drawn {
    /// The whole table page, with what the house adds to it.
    fn page(&self, drawing: &Drawing<'_>, reader: &Reader, extras: Extras) -> Markup;
    /// Its changing parts.
    fn regions(&self, drawing: &Drawing<'_>) -> Vec<DrawnRegion>;
    /// The board as it was after so many steps, as the content of a page, and where the
    /// game stood in words.
    fn board_at(&self, drawing: &Drawing<'_>, steps: usize) -> Option<(Markup, String)>;
    /// Where the game stands, in words.
    fn progress(&self, lang: Language) -> String;
    /// How the finished game ended.
    fn outcome(&self, drawing: &Drawing<'_>) -> Option<web::page::Ending>;
    /// The steps at which turns began, each with its name.
    fn turns(&self) -> Vec<(usize, u32)>;
    /// Everything the reader was shown, in sentences, oldest first.
    fn sentences(&self, drawing: &Drawing<'_>) -> Vec<Markup>;
}
