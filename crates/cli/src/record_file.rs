//! A record in a file, of a game that its header names.

use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use game::record;

use crate::games::{self, Visitor};

/// The record that a command is about.
#[derive(Args)]
pub(crate) struct RecordFile {
    /// The record of a game; - reads it from standard input
    #[arg(value_name = "RECORD")]
    path: PathBuf,
}

impl RecordFile {
    /// The record in this file.
    pub(crate) fn at(path: PathBuf) -> RecordFile {
        RecordFile { path }
    }

    /// How the file is called.
    pub(crate) fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Does with the record's text what `visitor` makes of it; whatever goes wrong
    /// is told with the name of the file.
    pub(crate) fn visit<V, T>(&self, visitor: impl FnOnce(String) -> V) -> Result<T>
    where
        V: Visitor<Output = Result<T>>,
    {
        self.try_visit(visitor).with_context(|| self.name())
    }

    fn try_visit<V, T>(&self, visitor: impl FnOnce(String) -> V) -> Result<T>
    where
        V: Visitor<Output = Result<T>>,
    {
        let text = self.read()?;
        let game = record::game_name(&text)?.to_owned();
        games::with_game(&game, visitor(text))?
    }

    /// The text of the record, whatever it says.
    pub(crate) fn read(&self) -> Result<String> {
        if self.path == Path::new("-") {
            return Ok(record::read(io::stdin().lock())?);
        }
        Ok(record::read_file(&self.path)?)
    }
}
