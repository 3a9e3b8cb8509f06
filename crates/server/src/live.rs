//! What a table looks like, to programs and to pages, drawn once for each reader and
//! change.

mod gzip;
mod html;
mod info;
mod room;
mod seats;
mod state;
mod stream;

use axum::body::Bytes;

pub use html::HtmlReader;
pub use info::{Piece, drawing, pieces, said, seat_name, seen, table_info, talk, undo};
pub use room::{qr, with_room};
pub use seats::seats_page;
pub(crate) use state::State;
pub use state::state;
pub(crate) use stream::here;
pub use stream::{Stream, Tells, stream, streams};

use crate::tables::Desk;
use info::Pieces;

/// What was drawn last.
#[derive(Default)]
struct Rendered {
    /// How often the table had changed then.
    changes: u64,
    /// As JSON, by reader: the seats, and the spectators last.
    states: Vec<Option<Bytes>>,
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
            rendered.states.clear();
        }
        rendered
    }

    fn state(&mut self, reader: usize) -> &mut Option<Bytes> {
        if self.states.len() <= reader {
            self.states.resize(reader + 1, None);
        }
        &mut self.states[reader]
    }

    fn pieces(&mut self) -> &mut Pieces {
        &mut self.pieces
    }
}
