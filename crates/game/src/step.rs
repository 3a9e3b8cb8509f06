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
            None => Ok(Step::Chance(text.parse()?)),
        }
    }
}

/// A text that is no notation: what was expected, and what stood there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    expected: &'static str,
    found: String,
}

impl ParseError {
    /// `found` is cut to a readable length.
    pub fn new(expected: &'static str, found: &str) -> ParseError {
        ParseError { expected, found: found.chars().take(60).collect() }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, not \"{}\"", self.expected, self.found)
    }
}

impl std::error::Error for ParseError {}
