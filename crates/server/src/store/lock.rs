//! One house, one file: whoever opens a database first holds it until it is closed.

use std::fs::{File, OpenOptions, TryLockError};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use super::StoreError;
use super::backup::OWNER_ONLY;

/// Makes the file of a database if there is none, for its owner alone, and takes hold of it.
///
/// The lock is on a file beside it: SQLite has locks of its own on the database, and closing
/// any other handle of that file would let go of them.
pub(super) fn take(database: &Path) -> Result<File, StoreError> {
    let open = |path: &Path| {
        OpenOptions::new().create(true).append(true).mode(OWNER_ONLY).open(path).map_err(|error| {
            StoreError::Unusable(format!("{} cannot be written: {error}", path.display()))
        })
    };
    open(database)?;
    // By whichever link somebody comes to the file, there is one lock, beside the file itself.
    let itself = std::fs::canonicalize(database).unwrap_or_else(|_| database.to_owned());
    let lock = open(&beside(&itself))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            return Err(StoreError::Unusable(format!(
                "{} is in use by another Snug; close that one, or give another file with --database",
                database.display()
            )));
        }
        Err(TryLockError::Error(error)) => {
            return Err(StoreError::Unusable(format!(
                "{} cannot be locked: {error}",
                database.display()
            )));
        }
    }
    Ok(lock)
}

fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    PathBuf::from(name)
}
