//! One line of a game's record.

use std::fmt;
use std::str::FromStr;

use crate::{Game, Seat};

/// Something that happened: a seat answered, or chance decided.
///
/// In text a seat's answer is `1: place the-shades`, chance is `roll 7`.
pub enum Step<G: Game> {
    /// A seat answers its question.
    Act(Seat, G::Action),
    /// The dealer's draw or roll.
    Chance(G::Chance),
}

impl<G: Game> Clone for Step<G> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Step<G> {}

impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Step::Act(a, x), Step::Act(b, y)) => a == b && x == y,
            (Step::Chance(x), Step::Chance(y)) => x == y,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Step<G> {}

impl<G: Game> fmt::Display for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Act(seat, action) => write!(f, "{seat}: {action}"),
            Step::Chance(chance) => write!(f, "{chance}"),
        }
    }
}

impl<G: Game> fmt::Debug for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<G: Game> FromStr for Step<G> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.split_once(": ") {
            Some((seat, action)) => Ok(Step::Act(seat.parse()?, action.parse()?)),
            None => match text.split_once(':') {
                Some((seat, action)) if seat.parse::<Seat>().is_ok() => {
                    Err(ParseError::without_space(text, seat, action))
                }
                _ => Ok(Step::Chance(text.parse()?)),
            },
        }
    }
}

/// A text that is no notation: what was expected, and what stood there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    expected: &'static str,
    found: String,
    /// What may have been meant, or all that could have been.
    instead: String,
}

/// Longer lists of what could be meant are not printed.
const MOST_WORDS: usize = 14;

impl ParseError {
    /// `found` is cut to a readable length.
    pub fn new(expected: &'static str, found: &str) -> ParseError {
        let found = found.chars().take(60).collect();
        ParseError { expected, found, instead: String::new() }
    }

    /// A seat's answer that would read as chance.
    fn without_space(text: &str, seat: &str, action: &str) -> ParseError {
        let mut error = ParseError::new("an answer of a seat", text);
        let action: String = action.chars().take(60).collect();
        error.instead = format!("; write a space behind the colon: \"{seat}: {action}\"");
        error
    }

    /// A word that is none of these: the nearest is proposed, and a short list is told.
    pub fn none_of<W: AsRef<str>>(
        expected: &'static str,
        found: &str,
        words: impl IntoIterator<Item = W>,
    ) -> ParseError {
        let words: Vec<W> = words.into_iter().collect();
        let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
        let mut error = ParseError::new(expected, found);
        let near = nearest(&error.found, words.iter().copied());
        error.instead = match near {
            Some(near) => format!("; perhaps {near}"),
            None if words.len() <= MOST_WORDS => format!("; there is {}", words.join(", ")),
            None => String::new(),
        };
        error
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, not \"{}\"{}", self.expected, self.found, self.instead)
    }
}

impl std::error::Error for ParseError {}

/// The word that was most likely meant, if one is near enough.
pub(crate) fn nearest<'a>(word: &str, among: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let plain = |text: &str| text.to_lowercase().replace(['_', ' ', '\'', '’'], "-");
    let word = plain(word);
    let most = word.chars().count() / 3;
    let far = |other: &str| {
        let distance = distance(&word, &plain(other));
        let inside = word.len() > 3 && other.split('-').any(|part| part == word);
        if inside { distance.min(1) } else { distance }
    };
    let ranked = among.map(|other| (far(other), other));
    ranked.filter(|&(far, _)| far <= most.max(1)).min().map(|(_, near)| near)
}

/// How many letters have to be added, left out or exchanged, two neighbours at once.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows = vec![(0..=other.len()).collect::<Vec<usize>>()];
    for (i, letter) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, same) in other.iter().enumerate() {
            let above = &rows[i];
            let exchanged = above[j] + usize::from(letter != same);
            let mut least = exchanged.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && one[i - 1] == *same && *letter == other[j - 1] {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}
