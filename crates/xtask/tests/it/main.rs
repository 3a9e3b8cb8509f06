//! What holds for the whole repository.

mod documents;
mod ledgers;
mod scenario_keys;

use std::path::{Path, PathBuf};

/// The folder of the whole repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
