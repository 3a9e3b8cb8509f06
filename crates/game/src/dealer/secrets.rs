//! What the house and the seats add to chance, and how they commit to it.
//!
//! Every hash here is over text, exactly as it stands in a record, so that
//! `sha256sum` and any browser can check it.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use super::hex::{hex, unhex};
use crate::{ParseError, Seat};

/// The longest words of a [`Contribution`], in bytes.
pub const MAX_WORDS: usize = 200;

/// The house's secret: 32 random bytes, shown to nobody before the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// `bytes` must come from the operating system's generator.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// What the house publishes before anything else.
    pub fn commitment(&self) -> Commitment {
        Commitment::to("snug seed 1", &self.reveal())
    }

    /// The line of the record that shows the seed, in clear.
    pub fn reveal(&self) -> String {
        format!("house reveals {}", hex(&self.0))
    }
}

impl FromStr for Seed {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Seed, ParseError> {
        let bytes = unhex(text);
        bytes.map(Seed).ok_or_else(|| ParseError::new("a seed is 64 digits 0-9 and a-f", text))
    }
}

/// Says nothing of the seed, so that no log can.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// What a seat adds to chance: 128 random bits made by its client, and words if
/// its owner likes. In text: the bits, how many bytes of words, the words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contribution {
    bits: [u8; 16],
    words: String,
}

impl Contribution {
    /// Words are at most [`MAX_WORDS`] bytes, have no space at either end, and
    /// nothing in them that a reader cannot see.
    pub fn new(bits: [u8; 16], words: &str) -> Result<Contribution, ParseError> {
        if words.len() > MAX_WORDS {
            return Err(ParseError::new("words are at most 200 bytes long", words));
        }
        if words.trim() != words {
            return Err(ParseError::new("words neither begin nor end with a space", words));
        }
        if !words.chars().all(is_plain) {
            return Err(ParseError::new("words are made of visible characters", words));
        }
        Ok(Contribution { bits, words: words.to_owned() })
    }

    /// What the client of `seat` publishes first. The seat is part of it, so
    /// nobody can take over another's commitment.
    pub fn commitment(&self, seat: Seat) -> Commitment {
        Commitment::to("snug contribution 1", &self.reveal(seat))
    }

    /// The line of the record that shows this contribution.
    pub fn reveal(&self, seat: Seat) -> String {
        format!("seat {seat} reveals {self}")
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", hex(&self.bits), self.words.len())?;
        if self.words.is_empty() { Ok(()) } else { write!(f, " {}", self.words) }
    }
}

impl FromStr for Contribution {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Contribution, ParseError> {
        let malformed = || ParseError::new("a contribution is 32 digits, a length and words", text);
        let mut parts = text.splitn(3, ' ');
        let bits = parts.next().and_then(unhex).ok_or_else(malformed)?;
        let length = parts.next().ok_or_else(malformed)?;
        let words = match parts.next() {
            Some("") => return Err(malformed()),
            words => words.unwrap_or_default(),
        };
        if length != words.len().to_string() {
            return Err(ParseError::new("the words are as many bytes as stated", text));
        }
        Contribution::new(bits, words)
    }
}

/// A SHA-256 published before the value it binds its owner to.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    fn to(domain: &str, line: &str) -> Commitment {
        Commitment(Sha256::digest(format!("{domain}\n{line}\n")).into())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Commitment {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Commitment, ParseError> {
        let expected = "a commitment is 64 digits 0-9 and a-f";
        unhex(text).map(Commitment).ok_or_else(|| ParseError::new(expected, text))
    }
}

/// Whether a reader sees this character as what it is: no control characters, no
/// line breaks of any kind, and nothing that turns the direction of writing.
pub(crate) fn is_plain(character: char) -> bool {
    let hidden = matches!(
        character,
        '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}' | '\u{feff}'
    );
    !hidden && !character.is_control()
}
