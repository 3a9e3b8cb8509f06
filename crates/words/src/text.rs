//! A text in which some parts are marked for what they are.
//!
//! Plain where only letters can be shown, as in a terminal; pages turn the marks into
//! elements and escape everything, so a text never holds markup itself.

use std::fmt::{self, Write};
use std::ops::Range;

use game::Seat;

/// What a part of a text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Somebody at the table.
    Person(Seat),
    /// The title of a card, and the card by its id.
    Card(&'static str),
    /// What a die shows.
    Die,
    /// What the sentence is about: an event, a role, a figure.
    Strong,
    /// What was searched for.
    Found,
}

/// A text in which some parts are marked; marks do not overlap.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    plain: String,
    marks: Vec<(Range<usize>, Mark)>,
}

impl Text {
    /// An empty text with room for a sentence.
    pub(crate) fn for_sentence() -> Text {
        Text { plain: String::with_capacity(96), marks: Vec::new() }
    }

    /// A text that is one marked part.
    pub fn marked(mark: Mark, text: impl fmt::Display) -> Text {
        let plain = text.to_string();
        let all = 0..plain.len();
        Text { plain, marks: vec![(all, mark)] }
    }

    /// A text that is what its sentence is about.
    pub(crate) fn strong(text: impl fmt::Display) -> Text {
        Text::marked(Mark::Strong, text)
    }

    /// The letters alone.
    pub fn as_str(&self) -> &str {
        &self.plain
    }

    /// The letters alone.
    pub fn into_string(self) -> String {
        self.plain
    }

    /// Whether there is nothing to read.
    pub fn is_empty(&self) -> bool {
        self.plain.is_empty()
    }

    /// Whether no part of it is marked.
    pub(crate) fn is_plain(&self) -> bool {
        self.marks.is_empty()
    }

    /// Adds letters without a mark.
    pub fn push_str(&mut self, more: &str) {
        self.plain.push_str(more);
    }

    /// Adds a number.
    pub(crate) fn push_number(&mut self, number: i64) {
        // Writing to a string does not fail.
        let _ = write!(self.plain, "{number}");
    }

    /// Adds a text with its marks.
    pub fn push(&mut self, more: &Text) {
        let at = self.plain.len();
        self.plain.push_str(&more.plain);
        self.marks
            .extend(more.marks.iter().map(|(part, mark)| (part.start + at..part.end + at, *mark)));
    }

    /// Several texts with something between them.
    pub fn joined<'t>(texts: impl IntoIterator<Item = &'t Text>, between: &str) -> Text {
        let mut all = Text::default();
        for (nth, text) in texts.into_iter().enumerate() {
            if nth > 0 {
                all.push_str(between);
            }
            all.push(text);
        }
        all
    }

    /// The parts in order, each with its mark if it has one.
    pub fn parts(&self) -> impl Iterator<Item = (Option<Mark>, &str)> {
        let mut marks = self.marks.iter().peekable();
        let mut at = 0;
        std::iter::from_fn(move || {
            let (mark, end) = match marks.peek() {
                Some((part, mark)) if part.start == at => (Some(*mark), part.end),
                Some((part, _)) => (None, part.start),
                None => (None, self.plain.len()),
            };
            if mark.is_some() {
                marks.next();
            } else if at == end {
                return None;
            }
            let part = &self.plain[at..end];
            at = end;
            Some((mark, part))
        })
    }

    /// The text with a capital first letter; a marked part in front of it stays as it is.
    pub(crate) fn capitalised(mut self) -> Text {
        let is_marked = self.marks.first().is_some_and(|(part, _)| part.start == 0);
        if let Some(first) = self.plain.chars().next().filter(|_| !is_marked) {
            let capital: String = first.to_uppercase().collect();
            self.replace(&[(0..first.len_utf8(), &capital)]);
        }
        self
    }

    /// Whether any of these letters are marked.
    pub(crate) fn is_marked(&self, letters: Range<usize>) -> bool {
        self.marks.iter().any(|(part, _)| part.start < letters.end && letters.start < part.end)
    }

    /// Puts other letters in the place of some unmarked ones, the first first.
    pub(crate) fn replace(&mut self, places: &[(Range<usize>, &str)]) {
        for (place, letters) in places.iter().rev() {
            self.plain.replace_range(place.clone(), letters);
            for (part, _) in self.marks.iter_mut().filter(|(part, _)| part.start >= place.end) {
                *part = part.start + letters.len() - place.len()
                    ..part.end + letters.len() - place.len();
            }
        }
    }
}

impl From<&str> for Text {
    fn from(plain: &str) -> Text {
        Text { plain: plain.to_owned(), marks: Vec::new() }
    }
}

impl From<String> for Text {
    fn from(plain: String) -> Text {
        Text { plain, marks: Vec::new() }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.plain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stay_with_their_letters() {
        let mut text = Text::from("el Agente de ");
        text.push(&Text::marked(Mark::Card("ann"), "Ann"));
        text.push_str(" a ");
        text.push(&Text::marked(Mark::Strong, "Bo"));
        text.replace(&[(0..2, "un"), (10..13, "d’")]);
        let parts: Vec<_> = text.capitalised().parts().map(|(m, t)| (m, t.to_owned())).collect();
        let expected = [
            (None, "Un Agente d’"),
            (Some(Mark::Card("ann")), "Ann"),
            (None, " a "),
            (Some(Mark::Strong), "Bo"),
        ];
        assert_eq!(parts, expected.map(|(mark, text)| (mark, text.to_owned())));
    }

    #[test]
    fn a_name_in_front_is_not_capitalised() {
        let text = Text::marked(Mark::Person(Seat::new(0)), "ann").capitalised();
        assert_eq!(text.to_string(), "ann");
    }
}
