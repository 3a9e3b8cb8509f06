//! Taking a record in from outside, and not more than can be one.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::{Fault, Record};
use crate::Game;

/// The most bytes of a record.
pub const MAX_BYTES: usize = 2 * 1024 * 1024;

/// Why a record could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// Nothing of it was kept.
    #[error("a record is at most {MAX_BYTES} bytes long, and this is longer")]
    TooLong,
    /// The file could not be read, or is no text.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is no record of this game.
    #[error(transparent)]
    Fault(#[from] Fault),
}

/// The text of a record in a file; one over the limit is refused by its size,
/// unread.
pub fn read_file(path: &Path) -> Result<String, ReadError> {
    let file = File::open(path)?;
    if file.metadata()?.len() > MAX_BYTES as u64 {
        return Err(ReadError::TooLong);
    }
    read(file)
}

/// The text of a record; of a longer one, only one byte over the limit is read.
pub fn read(from: impl Read) -> Result<String, ReadError> {
    let mut text = String::new();
    from.take(MAX_BYTES as u64 + 1).read_to_string(&mut text)?;
    if text.len() > MAX_BYTES { Err(ReadError::TooLong) } else { Ok(text) }
}

impl<G: Game> Record<G> {
    /// Reads and parses a record of this game, and not more than a record can be.
    pub fn read(from: impl Read) -> Result<Record<G>, ReadError> {
        Ok(Record::parse(&read(from)?)?)
    }
}
