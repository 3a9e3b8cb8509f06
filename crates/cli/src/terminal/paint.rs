//! Texts as a terminal shows them: colours for people, bold for what matters.

use words::{Colour, Mark, Names, Text};

use super::Look;

/// Sentences are no longer than this, however wide the terminal is.
const WIDEST_TEXT: usize = 100;

/// How a whole text is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Normal,
    /// Where a part of the story begins.
    Heading,
    /// What can be left unread.
    Quiet,
}

/// A piece with its shape, as on the pages.
pub(crate) fn sign(colour: Colour) -> char {
    match colour {
        Colour::Red => '●',
        Colour::Yellow => '◆',
        Colour::Green => '▲',
        Colour::Blue => '■',
        Colour::Purple => '⬢',
    }
}

/// How a colour is switched on.
const fn code(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "1;31",
        Colour::Yellow => "1;33",
        Colour::Green => "1;32",
        Colour::Blue => "1;34",
        Colour::Purple => "1;35",
    }
}

/// A word, of which parts may be marked.
type Piece<'t> = Vec<(Option<Mark>, &'t str)>;

impl Look {
    /// A text in lines that fit, each so far from the left.
    pub(crate) fn wrapped(&self, text: &Text, indent: usize, tone: Tone, names: &Names) -> String {
        let width = if self.plain { usize::MAX } else { self.width.min(WIDEST_TEXT) };
        let indent = if self.plain { 0 } else { indent };
        let mut lines: Vec<Text> = Vec::new();
        let mut room = 0;
        for word in words_of(text) {
            let length: usize = word.iter().map(|(_, part)| length(part)).sum();
            match lines.last_mut() {
                Some(line) if length < room => {
                    line.push_str(" ");
                    append(line, &word);
                    room -= length + 1;
                }
                _ => {
                    let mut line = Text::default();
                    append(&mut line, &word);
                    lines.push(line);
                    room = width.saturating_sub(indent + length);
                }
            }
        }
        let margin = " ".repeat(indent);
        let painted =
            lines.iter().map(|line| format!("{margin}{}", self.painted(line, tone, names)));
        painted.collect::<Vec<_>>().join("\n")
    }

    /// A text in its colours, if there are any.
    pub(crate) fn painted(&self, text: &Text, tone: Tone, names: &Names) -> String {
        // Pages may break words at these; a terminal would only show them.
        let clean = |part: &str| part.replace('\u{ad}', "");
        if !self.colour {
            return clean(text.as_str());
        }
        let whole = match tone {
            Tone::Normal => "",
            Tone::Heading => "1",
            Tone::Quiet => "2",
        };
        let paint = |(mark, part): (Option<Mark>, &str)| {
            let code = match mark {
                Some(Mark::Person(seat)) => code(names.colour(seat)),
                Some(Mark::Card(_) | Mark::Strong | Mark::Found) => "1",
                Some(Mark::Die) => "7",
                None => whole,
            };
            match code {
                "" => clean(part),
                code => format!("\u{1b}[{code}m{}\u{1b}[0m", clean(part)),
            }
        };
        text.parts().map(paint).collect()
    }
}

/// How many characters a part takes on the screen.
fn length(part: &str) -> usize {
    part.chars().filter(|&sign| sign != '\u{ad}').count()
}

fn append(line: &mut Text, word: &Piece<'_>) {
    for &(mark, part) in word {
        match mark {
            Some(mark) => line.push(&Text::marked(mark, part)),
            None => line.push_str(part),
        }
    }
}

/// The words of a text. A space that must not break, as before a French colon, is no ASCII
/// white space.
fn words_of(text: &Text) -> Vec<Piece<'_>> {
    let mut words: Vec<Piece<'_>> = Vec::new();
    let mut goes_on = false;
    for (mark, part) in text.parts() {
        for (nth, piece) in part.split(|sign: char| sign.is_ascii_whitespace()).enumerate() {
            goes_on &= nth == 0;
            if piece.is_empty() {
                continue;
            }
            match words.last_mut() {
                Some(word) if goes_on => word.push((mark, piece)),
                _ => words.push(vec![(mark, piece)]),
            }
            goes_on = true;
        }
        goes_on &= !part.ends_with(|sign: char| sign.is_ascii_whitespace());
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Language, Seat};

    fn look(width: usize, colour: bool, plain: bool) -> Look {
        Look { language: Language::En, plain, colour, width }
    }

    fn text() -> Text {
        let mut text = Text::marked(Mark::Person(Seat::new(0)), "Quick 2");
        text.push_str(" plays (");
        text.push(&Text::marked(Mark::Card("groat"), "Gro\u{ad}at"));
        text.push_str("), and takes $2.");
        text
    }

    #[test]
    fn lines_break_between_words_and_keep_their_colours() {
        let names = Names::new([("Quick 2".to_owned(), Colour::Yellow)], None);
        let plain = look(14, false, false).wrapped(&text(), 2, Tone::Normal, &names);
        assert_eq!(plain, "  Quick 2\n  plays\n  (Groat), and\n  takes $2.");
        let painted = look(80, true, false).wrapped(&text(), 0, Tone::Normal, &names);
        assert_eq!(
            painted,
            "\u{1b}[1;33mQuick\u{1b}[0m \u{1b}[1;33m2\u{1b}[0m plays \
             (\u{1b}[1mGroat\u{1b}[0m), and takes $2."
        );
    }

    #[test]
    fn a_screen_reader_gets_every_sentence_on_one_line() {
        let long = "word ".repeat(60);
        let said = look(60, false, true).wrapped(&long.into(), 4, Tone::Normal, &Names::nobody());
        assert_eq!(said, "word ".repeat(60).trim_end());
    }

    #[test]
    fn no_line_is_wider_than_the_terminal() {
        for width in [40, 60, 80, 120] {
            let long: Text = "several words ".repeat(40).into();
            let told = look(width, false, false).wrapped(&long, 3, Tone::Normal, &Names::nobody());
            let widest = told.lines().map(|line| line.chars().count()).max().unwrap();
            assert!(widest <= width.min(WIDEST_TEXT), "{widest} at {width}");
            assert_eq!(told.split_whitespace().count(), 80);
        }
    }
}
