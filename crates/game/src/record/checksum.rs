//! A short fingerprint of a position, to notice when a replay goes astray.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::dealer::hex;
use crate::{Game, ParseError};

/// The position as canonical text: JSON on one line without spaces.
pub fn position_text<G: Game>(game: &G) -> String {
    serde_json::to_string(&game.position()).expect("a position is plain data")
}

/// The first 64 bits of the SHA-256 of a position's text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Checksum(String);

impl Checksum {
    const DIGITS: usize = 16;

    /// The checksum of the position that `game` is in.
    pub fn of<G: Game>(game: &G) -> Checksum {
        let digest = Sha256::digest(position_text(game));
        Checksum(hex(&digest[..Self::DIGITS / 2]))
    }
}

impl fmt::Display for Checksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Checksum {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Checksum, ParseError> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() == Self::DIGITS && text.bytes().all(is_digit) {
            Ok(Checksum(text.to_owned()))
        } else {
            Err(ParseError::new("a checksum is 16 digits 0-9 and a-f", text))
        }
    }
}
