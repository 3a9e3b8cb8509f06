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
pub use info::{Piece, drawing, pieces, said, seat_name, seen, table_info, talk, title, undo};
pub use room::{qr, with_room};
pub use seats::seats_page;
pub(crate) use state::State;
pub use state::state;
pub(crate) use stream::here;
pub use stream::{Stream, Tells, stream, streams};

use info::Pieces;

/// What was drawn last.
#[derive(Default)]
pub struct Rendered {
    /// As JSON, by reader: the seats, and the spectators last.
    states: Vec<Option<Bytes>>,
    pieces: Pieces,
}

impl Rendered {
    /// The table has changed.
    pub fn clear(&mut self) {
        self.states.clear();
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
