//! Boards drawn with characters.

mod city;
mod houses;

use words::{Mark, Names, Text};

pub(crate) use city::city;
pub(crate) use houses::houses;

use crate::terminal::sign;
use game::Seat;

/// A board with characters, and what the signs in it mean.
pub(crate) struct Drawing {
    pub(crate) lines: Vec<Text>,
    pub(crate) signs: String,
}

/// A line that is drawn piece by piece, and knows how long it is.
#[derive(Clone, Default)]
struct Line {
    text: Text,
    length: usize,
}

impl Line {
    fn push(&mut self, part: &str) {
        let part = part.replace('\u{ad}', "");
        self.length += part.chars().count();
        self.text.push_str(&part);
    }

    fn push_marked(&mut self, mark: Mark, part: &str) {
        let part = part.replace('\u{ad}', "");
        self.length += part.chars().count();
        self.text.push(&Text::marked(mark, part));
    }

    fn append(&mut self, other: &Line) {
        self.length += other.length;
        self.text.push(&other.text);
    }

    /// The same with `fill` behind it, up to this length.
    fn filled(mut self, length: usize, fill: char) -> Line {
        let missing = length.saturating_sub(self.length);
        self.push(&fill.to_string().repeat(missing));
        self
    }
}

/// A text that has no more letters than this.
fn cut(text: &str, most: usize) -> String {
    let text = text.replace('\u{ad}', "");
    match text.chars().count() > most {
        true => text.chars().take(most.saturating_sub(1)).chain(['…']).collect(),
        false => text,
    }
}

/// Who has which sign: "● you  ◆ Quick 2".
fn key(names: &Names, seats: usize, you: &str) -> Text {
    let people = Seat::all(seats).map(|seat| {
        let name = if names.is_reader(seat) { you } else { names.of(seat) };
        Text::marked(Mark::Person(seat), format!("{} {name}", sign(names.colour(seat))))
    });
    Text::joined(&people.collect::<Vec<_>>(), "   ")
}
