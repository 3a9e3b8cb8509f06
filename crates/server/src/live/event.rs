//! One event of a stream, in the text format of server-sent events.

use std::fmt::Display;
use std::io::Write;

use axum::body::Bytes;
use serde::Serialize;

/// An event, as far as it is written. Writing to memory cannot fail.
pub(super) struct Event(Vec<u8>);

impl Event {
    /// An event of this kind, which is one line.
    pub(super) fn new(kind: impl Display) -> Event {
        let mut text = Vec::with_capacity(1024);
        let _ = writeln!(text, "event: {kind}");
        Event(text)
    }

    /// With what comes back in `Last-Event-ID`.
    pub(super) fn id(mut self, id: usize) -> Event {
        let _ = writeln!(self.0, "id: {id}");
        self
    }

    /// With this text, line by line; nothing if there is none.
    pub(super) fn text(mut self, text: &str) -> Event {
        for line in text.lines() {
            for part in ["data: ", line, "\n"] {
                self.0.extend_from_slice(part.as_bytes());
            }
        }
        self
    }

    /// With this data, which has one line as JSON.
    pub(super) fn json(mut self, data: &impl Serialize) -> Event {
        let before = self.0.len();
        self.0.extend_from_slice(b"data: ");
        match serde_json::to_writer(&mut self.0, data) {
            Ok(()) => self.0.push(b'\n'),
            Err(error) => {
                tracing::error!("an event has no text: {error}");
                self.0.truncate(before);
            }
        }
        self
    }

    /// The whole event.
    pub(super) fn end(mut self) -> Bytes {
        self.0.push(b'\n');
        self.0.into()
    }
}

#[cfg(test)]
mod tests {
    use super::Event;

    #[test]
    fn an_event_is_lines_and_an_empty_one() {
        let event = Event::new("regions x").text("<p>\n</p>").text("").text("<b>").end();
        assert_eq!(event, "event: regions x\ndata: <p>\ndata: </p>\ndata: <b>\n\n");
        let event = Event::new("state").id(7).json(&["a\nb"]).end();
        assert_eq!(event, "event: state\nid: 7\ndata: [\"a\\nb\"]\n\n");
    }
}
