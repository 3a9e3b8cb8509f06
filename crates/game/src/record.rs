//! Whole games as text that people can read and anyone can check.
//!
//! A [`Record`] has a header, one line a step, and at the end the revealed values
//! that chance was dealt from. The record of a running game is always the
//! beginning of the record of the finished one. It replays without a random
//! generator, and [`Record::verify`] deals every chance step again.
//! `docs/records.md` describes every line.

mod checksum;
mod entry;
mod header;
mod hints;
mod history;
mod lines;
mod quote;
mod read;
mod recorder;
mod replay;
mod verify;

use std::fmt;

use crate::Game;
use crate::dealer::{Opening, WrongOpening};

pub use checksum::{Checksum, position_text};
pub use entry::Entry;
pub use header::{Header, MAX_NAME, UnknownRevision, game_name};
pub use hints::Hints;
pub use history::{History, NoSuchStep};
pub use lines::{Fault, MAX_LINE, MAX_LINES};
pub use read::{MAX_BYTES, ReadError, read, read_file};
pub use recorder::Recorder;
pub use replay::Draw;
pub use verify::{Untrue, Verified, Verifier};

use lines::Lines;

/// The most steps a record can hold, undone ones included.
pub const MAX_STEPS: usize = 20_000;
/// The most steps of a game that are taken back. So nobody can fill its record by taking the
/// same step again and again, and it is played again in little time.
pub const MAX_UNDONE: usize = 4_000;

/// The record of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    header: Header<G>,
    entries: Vec<Entry<G>>,
    opening: Option<Opening>,
    hints: Hints,
}

impl<G: Game> Record<G> {
    /// A record of nothing yet.
    pub fn new(header: Header<G>) -> Record<G> {
        Record { header, entries: Vec::new(), opening: None, hints: Hints::default() }
    }

    /// Who plays what, and what they committed to.
    pub fn header(&self) -> &Header<G> {
        &self.header
    }

    /// The header, to give or to forget someone's name.
    pub fn header_mut(&mut self) -> &mut Header<G> {
        &mut self.header
    }

    /// Everything that happened, undone steps included.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// What chance was dealt from, once that is revealed.
    pub fn opening(&self) -> Option<&Opening> {
        self.opening.as_ref()
    }

    /// Who asked for hints.
    pub fn hints(&self) -> &Hints {
        &self.hints
    }

    /// The same record, in which these hints were asked for.
    #[must_use]
    pub fn with_hints(self, hints: Hints) -> Record<G> {
        Record { hints, ..self }
    }

    /// Closes the record with what chance was dealt from, if that is what the
    /// header's commitments bind to.
    pub fn reveal(self, opening: Opening) -> Result<Record<G>, WrongOpening> {
        if let Some(seal) = self.header.seal() {
            opening.check(seal)?;
        }
        Ok(Record { opening: Some(opening), ..self })
    }

    /// Reads a record for this game and this revision of its rules. Whether the
    /// steps are legal is for [`replay`](Record::replay) to say.
    pub fn parse(text: &str) -> Result<Record<G>, Fault> {
        let mut lines = Lines::of(text)?;
        let header = Header::parse(&mut lines)?;
        let entries = entry::parse_all(&mut lines)?;
        let opening = header::parse_opening(&mut lines, header.seats())?;
        let hints = Hints::parse(&mut lines, header.seats())?;
        Ok(Record { header, entries, opening, hints })
    }

    /// Entries with the numbers of their lines.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (usize, &Entry<G>)> {
        self.entries.iter().enumerate().map(|(index, entry)| (self.line_of(index), entry))
    }

    /// The number of the line on which an entry stands, below the header and an empty line.
    pub(crate) fn line_of(&self, index: usize) -> usize {
        self.header.lines() + 2 + index
    }

    /// The number of the line on which the house reveals, or should.
    pub(crate) fn opening_line(&self) -> usize {
        self.line_of(self.entries.len()) + 1
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header)?;
        for entry in &self.entries {
            writeln!(f, "{entry}")?;
        }
        if let Some(opening) = &self.opening {
            write!(f, "\n{opening}")?;
        }
        write!(f, "{}", self.hints)
    }
}
