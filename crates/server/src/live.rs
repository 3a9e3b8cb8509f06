//! What a table looks like, to programs and to pages, drawn once for each reader and
//! change.

mod event;
mod gzip;
mod html;
mod info;
mod room;
mod seats;
mod stream;
mod table;

pub use html::HtmlReader;
pub use info::{Piece, drawing, pieces, said, seat_name, seen, table_info, talk, title, undo};
pub use room::{qr, with_room};
pub use seats::seats_page;
pub(crate) use stream::{News, here};
pub use stream::{Stream, Tells, stream, streams};
pub(crate) use table::{Table, table};

use crate::wire::Written;
use info::Pieces;

/// What was drawn last.
#[derive(Default)]
pub struct Rendered {
    /// As JSON, by reader: the seats, and the spectators last.
    tables: Vec<Option<Written<Table<'static>>>>,
    pieces: Pieces,
}

impl Rendered {
    /// The table has changed.
    pub fn clear(&mut self) {
        self.tables.clear();
    }

    fn table(&mut self, reader: usize) -> &mut Option<Written<Table<'static>>> {
        if self.tables.len() <= reader {
            self.tables.resize(reader + 1, None);
        }
        &mut self.tables[reader]
    }

    fn pieces(&mut self) -> &mut Pieces {
        &mut self.pieces
    }
}
