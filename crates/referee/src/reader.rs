//! Reading events one after the other, and objecting.

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::Objection;

/// The events made no sense any more, which has been objected to already.
#[derive(Debug)]
pub(crate) struct Lost;

/// Whether the reading can go on.
pub(crate) type Read<T = ()> = Result<T, Lost>;

/// The events of a game, read from the first to the last.
pub(crate) struct Reader<E> {
    events: Vec<E>,
    next: usize,
    objections: Vec<Objection>,
}

impl<E: DeserializeOwned> Reader<E> {
    /// Takes the events as they are written; the first that cannot be read ends the game.
    pub(crate) fn new(events: &[Value], unreadable: &'static str) -> Reader<E> {
        let mut read = Vec::with_capacity(events.len());
        let mut objections = Vec::new();
        for (event, value) in events.iter().enumerate() {
            match E::deserialize(value) {
                Ok(known) => read.push(known),
                Err(error) => {
                    let what = format!("{value} is no event: {error}");
                    objections.push(Objection { event, rule: unreadable, what });
                    break;
                }
            }
        }
        Reader { events: read, next: 0, objections }
    }
}

impl<E> Reader<E> {
    /// The event that comes next.
    pub(crate) fn peek(&self) -> Option<&E> {
        self.events.get(self.next)
    }

    /// Goes past the next event.
    pub(crate) fn skip(&mut self) {
        self.next += 1;
    }

    /// Goes past the next event if it is what `pick` looks for.
    pub(crate) fn take_if<T>(&mut self, pick: impl FnOnce(&E) -> Option<T>) -> Option<T> {
        let picked = self.peek().and_then(pick);
        if picked.is_some() {
            self.skip();
        }
        picked
    }

    /// Objects to the event that comes next.
    pub(crate) fn object(&mut self, rule: &'static str, what: impl Into<String>) {
        self.objections.push(Objection { event: self.next, rule, what: what.into() });
    }

    /// Objects to the event that was read last.
    pub(crate) fn object_to_last(&mut self, rule: &'static str, what: impl Into<String>) {
        let event = self.next.saturating_sub(1);
        self.objections.push(Objection { event, rule, what: what.into() });
    }

    /// Objects to the event that was read last unless something holds of it.
    pub(crate) fn check(&mut self, holds: bool, rule: &'static str, what: impl FnOnce() -> String) {
        if !holds {
            self.object_to_last(rule, what());
        }
    }

    /// Everything objected to, in the order of reading.
    pub(crate) fn into_objections(mut self) -> Vec<Objection> {
        self.objections.sort_by_key(|objection| objection.event);
        self.objections
    }
}
