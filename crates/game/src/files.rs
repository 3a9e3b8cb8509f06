//! Reading files that a stranger may have written.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use thiserror::Error;

/// A file or folder could not be read.
#[derive(Debug, Error)]
pub enum FileError {
    /// The system said no.
    #[error("cannot read {}: {error}", path.display())]
    Read {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// It is larger than anybody needs.
    #[error("{} is larger than {limit} bytes", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The most it may hold.
        limit: u64,
    },
}

/// The text of a file of at most `limit` bytes; hardly more than that is ever read,
/// whatever length a device or a growing file claims to have.
pub(crate) fn read(path: &Path, limit: u64) -> Result<String, FileError> {
    let failed = |error| FileError::Read { path: path.to_owned(), error };
    let mut bytes = Vec::new();
    let file = fs::File::open(path).map_err(failed)?;
    file.take(limit + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > limit {
        return Err(FileError::TooLarge { path: path.to_owned(), limit });
    }
    let not_text = |error| failed(io::Error::new(io::ErrorKind::InvalidData, error));
    String::from_utf8(bytes).map_err(not_text)
}

/// The files below a folder with this ending, in order. Links are not followed.
pub(crate) fn under(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, FileError> {
    let failed = |error| FileError::Read { path: folder.to_owned(), error };
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        entries.push(entry.map_err(failed)?);
    }
    entries.sort_by_key(fs::DirEntry::path);
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.path();
        if entry.file_type().map_err(failed)?.is_dir() {
            files.extend(under(&path, ending)?);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            files.push(path);
        }
    }
    Ok(files)
}
