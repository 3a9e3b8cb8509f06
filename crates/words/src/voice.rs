//! One voice for all games: it speaks to one reader of the people at one table.

use std::marker::PhantomData;

use game::{Seat, SeatSet};

use crate::words::Values;
use crate::{Mark, Names, Text, Value, Words};

/// Speaks to one reader of the people and things of a game. What it calls the things stands
/// in the `voice.rs` of the game.
pub struct Voice<'a, G> {
    /// The messages of the reader's language.
    pub words: &'static Words,
    /// The people, and who of them is the reader.
    pub names: &'a Names,
    game: PhantomData<fn() -> G>,
}

impl<G> Clone for Voice<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Voice<'_, G> {}

impl<'a, G> Voice<'a, G> {
    /// Speaks with these words of these people.
    pub fn new(words: &'static Words, names: &'a Names) -> Voice<'a, G> {
        Voice { words, names, game: PhantomData }
    }

    /// A message without placeables.
    pub fn say(self, key: &str) -> &'static str {
        self.words.say(key)
    }

    /// A message with values in its placeables, as plain text.
    pub fn with(self, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.words.with(key, values)
    }

    /// A message with values in its placeables, which keep their marks.
    pub fn text(self, key: &str, values: &[(&'static str, Value<'_>)]) -> Text {
        self.words.text(key, values)
    }

    /// "3 cards", "2 rats": a message with one number.
    pub fn number(self, key: &str, number: impl Into<u32>) -> String {
        self.with(key, &[("n", number.into().into())])
    }

    /// The name of somebody.
    pub fn name(self, seat: Seat) -> &'a str {
        self.names.of(seat)
    }

    /// Somebody in a sentence.
    pub fn who(self, seat: Seat) -> Text {
        Text::marked(Mark::Person(seat), self.name(seat))
    }

    /// "Maja, Théo and Inés", or "nobody".
    pub fn people(self, seats: SeatSet) -> Text {
        if seats.is_empty() {
            return self.say("nobody").into();
        }
        let names: Vec<Text> = seats.iter().map(|seat| self.who(seat)).collect();
        self.words.texts(&names)
    }

    /// Whether the sentence is about the reader, as messages ask for it.
    pub fn you(self, seat: Seat) -> &'static str {
        self.names.you(seat)
    }

    /// A sentence about somebody: messages know whether it is the reader.
    pub(crate) fn about(self, key: &str, seat: Seat, more: &Values<'_>) -> Text {
        let somebody = [("you", self.you(seat).into()), ("who", self.who(seat).into())];
        self.words.filled(key, [&somebody, more])
    }

    /// A sentence about two people: messages know which of them is the reader.
    pub(crate) fn between(self, key: &str, from: Seat, to: Seat, more: &Values<'_>) -> Text {
        let people = [
            ("you", self.names.side(from, to).into()),
            ("who", self.who(from).into()),
            ("whom", self.who(to).into()),
        ];
        self.words.filled(key, [&people, more])
    }
}
