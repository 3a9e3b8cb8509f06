//! What a table looks like to programs, drawn once for each seat and change.

mod state;
mod stream;

use axum::body::Bytes;

pub use state::state;
pub(crate) use stream::here;
pub use stream::{Stream, stream};

/// What was drawn last, by reader: the seats, and the spectators last.
#[derive(Default)]
pub struct Rendered {
    states: Vec<Option<Bytes>>,
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
}
