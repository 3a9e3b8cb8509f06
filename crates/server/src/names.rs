//! Texts that people write: names, titles, chat. Any Unicode, no markup, nothing unseen.

use crate::error::Error;

/// The longest name, in characters and in bytes as a record counts them.
const LONGEST_NAME: usize = 40;
/// The longest title.
const LONGEST_TITLE: usize = 80;
/// The longest thing said at once.
const LONGEST_CHAT: usize = 500;
/// The longest note pad.
const LONGEST_NOTE: usize = 10_000;

/// One line of text.
pub(crate) struct Line;

impl Line {
    /// What a person wants to be called.
    pub(crate) fn name(text: &str) -> Result<String, Error> {
        let name = cleaned(text, false);
        if name.is_empty() {
            return Err(Error::impossible("name-empty", "A name has at least one letter."));
        }
        if name.chars().count() > LONGEST_NAME || name.len() > game::record::MAX_NAME {
            return Err(Error::impossible("name-long", "A name has at most 40 letters."));
        }
        Ok(name)
    }

    /// What a table is called; it may be nothing.
    pub(crate) fn title(text: &str) -> Result<String, Error> {
        let title = cleaned(text, false);
        if title.chars().count() > LONGEST_TITLE {
            return Err(Error::impossible("title-long", "A title has at most 80 letters."));
        }
        Ok(title)
    }

    /// Something said at a table.
    pub(crate) fn chat(text: &str) -> Result<String, Error> {
        let chat = cleaned(text, false);
        if chat.is_empty() {
            return Err(Error::impossible("chat-empty", "Nothing was said."));
        }
        if chat.chars().count() > LONGEST_CHAT {
            return Err(Error::impossible("chat-long", "At most 500 letters are said at once."));
        }
        Ok(chat)
    }

    /// A person's own notes, on several lines.
    pub(crate) fn note(text: &str) -> Result<String, Error> {
        let note = cleaned(text, true);
        if note.chars().count() > LONGEST_NOTE {
            return Err(Error::impossible("note-long", "A note pad holds at most 10000 letters."));
        }
        Ok(note)
    }
}

/// Without control characters, line ends where they do not belong, and signs that turn
/// the direction of everything after them.
fn cleaned(text: &str, lines: bool) -> String {
    let visible = |letter: &char| {
        let unseen = matches!(
            letter,
            '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{2069}' | '\u{feff}'
        );
        (lines && *letter == '\n') || !(unseen || letter.is_control())
    };
    let text: String = text.chars().filter(visible).collect();
    text.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::Line;

    #[test]
    fn a_name_can_be_in_any_writing() {
        for name in ["Ada", "Łukasz", "王小明", "🦊 fox", "<b>bold</b>", "O'Brien & \"Co\""] {
            assert_eq!(Line::name(name).unwrap(), name);
        }
    }

    #[test]
    fn a_name_hides_nothing() {
        assert_eq!(Line::name(" \u{202e}Ada\u{0}\n\u{200b} ").unwrap(), "Ada");
        assert!(Line::name("\u{200b}\u{202e}").is_err());
        assert!(Line::name(&"a".repeat(41)).is_err());
    }

    #[test]
    fn only_a_note_has_several_lines() {
        assert_eq!(Line::chat("a\nb").unwrap(), "ab");
        assert_eq!(Line::note("a\nb").unwrap(), "a\nb");
    }
}
