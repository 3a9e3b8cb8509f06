//! Reading a record line by line, and saying what is wrong with one.

use std::iter::Peekable;
use std::str::Split;

use super::MAX_BYTES;
use crate::dealer::is_plain;

/// The longest line of a record, in bytes.
pub const MAX_LINE: usize = 4096;
/// The most lines of a record.
pub const MAX_LINES: usize = 100_000;

/// The longest reason that is given, in characters.
const MAX_REASON: usize = 300;

/// What is wrong with a record, and on which line, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Fault {
    /// The number of the line.
    pub line: usize,
    /// One sentence, without the full stop.
    pub reason: String,
}

impl Fault {
    /// The reason may quote the record, so what cannot be seen in it is escaped:
    /// a text from outside must not command the reader's terminal.
    pub(crate) fn at(line: usize, reason: impl ToString) -> Fault {
        let mut visible = String::new();
        for character in reason.to_string().chars().take(MAX_REASON) {
            if is_plain(character) {
                visible.push(character);
            } else {
                visible.extend(character.escape_unicode());
            }
        }
        Fault { line, reason: visible }
    }
}

/// The lines of a record, one after the other.
///
/// White space at the end of a line means nothing, nor do empty lines at the end
/// of the text, so a record survives mail, web forms and other systems' line ends.
pub(super) struct Lines<'t> {
    rest: Peekable<Split<'t, char>>,
    number: usize,
}

const BLANKS: [char; 3] = [' ', '\t', '\r'];

impl<'t> Lines<'t> {
    /// Refuses a text that breaks a limit before anything is made of it.
    pub(super) fn of(text: &'t str) -> Result<Lines<'t>, Fault> {
        if text.len() > MAX_BYTES {
            return Err(Fault::at(1, format!("a record is at most {MAX_BYTES} bytes long")));
        }
        let text = text.trim_end_matches(|end| end == '\n' || BLANKS.contains(&end));
        for (index, line) in text.split('\n').enumerate() {
            if line.len() > MAX_LINE {
                return Err(Fault::at(index + 1, format!("a line is at most {MAX_LINE} bytes")));
            }
            if index >= MAX_LINES {
                return Err(Fault::at(
                    index + 1,
                    format!("a record has at most {MAX_LINES} lines"),
                ));
            }
        }
        Ok(Lines { rest: text.split('\n').peekable(), number: 0 })
    }

    /// The next line; `None` after the last.
    pub(super) fn next(&mut self) -> Option<&'t str> {
        self.number += 1;
        self.rest.next().map(|line| line.trim_end_matches(BLANKS))
    }

    /// The next line, which stays where it is.
    pub(super) fn peek(&mut self) -> Option<&'t str> {
        self.rest.peek().map(|line| line.trim_end_matches(BLANKS))
    }

    /// What stands after `prefix` on the next line, which must begin with it.
    pub(super) fn after(&mut self, prefix: &str) -> Result<&'t str, Fault> {
        let line = self.next().unwrap_or_default();
        line.strip_prefix(prefix)
            .ok_or_else(|| self.fault(format!("this line should begin with \"{}\"", prefix.trim())))
    }

    /// Something is wrong with the line last taken.
    pub(super) fn fault(&self, reason: impl ToString) -> Fault {
        Fault::at(self.number, reason)
    }
}

/// A number in the one way it is written here: no sign, no zeros in front.
pub(super) fn number<N: std::str::FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}
