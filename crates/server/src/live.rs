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
pub use info::{drawing, pieces, said, seat_name, seen, sitter_name, table_info, talk, undo};
pub use room::{qr, with_room};
pub use seats::seats_page;
pub(crate) use stream::News;
pub use stream::{JsonReader, Stream, Tells, stream, streams};
pub(crate) use table::{Table, table};

use crate::tables::Desk;
use crate::wire::Written;
use info::Pieces;

/// What was drawn last.
#[derive(Default)]
struct Rendered {
    /// How often the table had changed then.
    changes: u64,
    /// As JSON, by reader: the seats, and the spectators last.
    tables: Vec<Option<Written<Table<'static>>>>,
    pieces: Pieces,
}

impl Rendered {
    /// What was drawn of a table, without what is out of date.
    fn of(desk: &mut Desk) -> &mut Rendered {
        let changes = desk.changes();
        if !desk.drawn.is::<Rendered>() {
            desk.drawn = Box::new(Rendered::default());
        }
        let rendered: &mut Rendered = desk.drawn.downcast_mut().expect("it is put there above");
        if rendered.changes != changes {
            rendered.changes = changes;
            rendered.tables.clear();
        }
        rendered
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

    /// All who listen have been told: whoever comes now is drawn for anew. What tells later
    /// whether anything has changed stays.
    fn let_go(desk: &mut Desk) {
        if let Some(rendered) = desk.drawn.downcast_mut::<Rendered>() {
            rendered.tables = Vec::new();
            rendered.pieces.let_go();
        }
    }
}
