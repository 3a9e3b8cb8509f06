//! Texts that people write: names, titles, chat. Any Unicode, no markup, nothing unseen.

use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory};
use icu_properties::{CodePointMapData, CodePointSetData};

use web::LONGEST_NAME;

use crate::problem::Problem;

/// The longest title.
pub(crate) const LONGEST_TITLE: usize = 80;
/// The longest thing said at once.
const LONGEST_CHAT: usize = 500;
/// The longest note pad.
const LONGEST_NOTE: usize = 10_000;

/// What people type: cleaned, and of a length that can be shown.
pub(crate) struct Typed;

impl Typed {
    /// What a person wants to be called.
    pub(crate) fn name(text: &str) -> Result<String, Problem> {
        let name = cleaned(text, false);
        if is_blank(&name) {
            return Err(Problem::NameEmpty);
        }
        if name.chars().count() > LONGEST_NAME || name.len() > game::record::MAX_NAME {
            return Err(Problem::NameLong { most: LONGEST_NAME });
        }
        Ok(name)
    }

    /// What a table is called; it may be nothing.
    pub(crate) fn title(text: &str) -> Result<String, Problem> {
        let title = cleaned(text, false);
        if title.chars().count() > LONGEST_TITLE {
            return Err(Problem::TitleLong { most: LONGEST_TITLE });
        }
        Ok(title)
    }

    /// Something said at a table.
    pub(crate) fn chat(text: &str) -> Result<String, Problem> {
        let chat = cleaned(text, false);
        if is_blank(&chat) {
            return Err(Problem::ChatEmpty);
        }
        if chat.chars().count() > LONGEST_CHAT {
            return Err(Problem::ChatLong { most: LONGEST_CHAT });
        }
        Ok(chat)
    }

    /// Why somebody complains, on one line and in as many letters as are kept; it may be
    /// nothing.
    pub(crate) fn reason(text: &str) -> String {
        cleaned(text, false).chars().take(LONGEST_CHAT).collect()
    }

    /// A person's own notes, on several lines.
    pub(crate) fn note(text: &str) -> Result<String, Problem> {
        let note = cleaned(text, true);
        if note.chars().count() > LONGEST_NOTE {
            return Err(Problem::NoteLong { most: LONGEST_NOTE });
        }
        Ok(note)
    }
}

/// The most marks on top of one letter; more of them cover the lines above and below.
const MOST_MARKS: usize = 4;

/// Whether this is a mark that goes on top of the letter before it, in writings that never
/// need many of them: Unicode's own class of marks has the stacked letters of Tibetan too.
fn is_mark(letter: char) -> bool {
    matches!(
        letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}'
    )
}

/// Whether there is nothing to be seen: blank, or only letters that have their use between
/// others.
fn is_blank(text: &str) -> bool {
    let ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>();
    let unseen = |letter: char| {
        // The empty pattern of Braille has a width of its own, and no dots.
        letter.is_whitespace()
            || is_mark(letter)
            || ignorable.contains(letter)
            || letter == '\u{2800}'
    };
    text.chars().all(unseen)
}

/// Whether this sign only steers how others are shown, such as those that turn the direction
/// of everything after them. Some have their use between letters: what joins letters and
/// parts them, the soft hyphen, the tags in flags.
fn is_steering(letter: char) -> bool {
    let useful = matches!(
        letter,
        '\u{ad}' | '\u{180e}' | '\u{200c}' | '\u{200d}' | '\u{e0020}'..='\u{e007f}'
    );
    match CodePointMapData::<GeneralCategory>::new().get(letter) {
        GeneralCategory::Control
        | GeneralCategory::LineSeparator
        | GeneralCategory::ParagraphSeparator => true,
        GeneralCategory::Format => {
            !useful && CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter)
        }
        _ => false,
    }
}

/// Without control characters, line ends where they do not belong, signs that steer the
/// letters after them, and towers of marks.
fn cleaned(text: &str, lines: bool) -> String {
    let visible = |letter: &char| (lines && *letter == '\n') || !is_steering(*letter);
    let mut marks = 0;
    let low = |letter: &char| {
        marks = if is_mark(*letter) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    };
    let text: String = text.chars().filter(visible).filter(low).collect();
    text.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::Typed;

    #[test]
    fn a_name_can_be_in_any_writing() {
        for name in ["Ada", "Łukasz", "王小明", "🦊 fox", "<b>bold</b>", "O'Brien & \"Co\""] {
            assert_eq!(Typed::name(name).unwrap(), name);
        }
    }

    #[test]
    fn a_name_hides_nothing() {
        assert_eq!(Typed::name(" \u{202e}Ada\u{0}\n\u{200b} ").unwrap(), "Ada");
        assert!(Typed::name("\u{200b}\u{202e}").is_err());
        assert!(Typed::name(&"a".repeat(41)).is_err());
    }

    #[test]
    fn a_name_can_be_seen_and_covers_nothing() {
        for name in [
            "\u{200d}",
            "\u{2800}\u{3164}",
            "\u{ad}\u{fe0f}",
            "\u{301}",
            "\u{e0041}",
            "\u{206a}",
            "\u{fff0}",
            "\u{1d173}",
        ] {
            assert!(Typed::name(name).is_err(), "{name:?}");
        }
        let tower = format!("Z{}a", "\u{301}".repeat(30));
        assert_eq!(Typed::name(&tower).unwrap(), format!("Z{}a", "\u{301}".repeat(4)));
        for name in
            ["👩\u{200d}🚀", "می\u{200c}خواهم", "Ne\u{301}ve\u{323}\u{302}", "🏴\u{e0067}\u{e007f}"]
        {
            assert_eq!(Typed::name(name).unwrap(), name);
        }
    }

    #[test]
    fn only_a_note_has_several_lines() {
        assert_eq!(Typed::chat("a\nb").unwrap(), "ab");
        assert_eq!(Typed::note("a\nb").unwrap(), "a\nb");
    }
}
