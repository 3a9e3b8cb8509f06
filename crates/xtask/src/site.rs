//! `cargo xtask site`: the house in one tab, as files for any static host.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;

use crate::engine;

#[derive(Args)]
pub(crate) struct Options {
    /// The folder to write it into; what is in the way is replaced
    pub(crate) folder: PathBuf,
}

/// Writes the site.
pub(crate) fn run(options: &Options) -> Result<()> {
    let engine = engine::build()?;
    write(&options.folder, &engine)?;
    println!("the site is in {}", options.folder.display());
    Ok(())
}

/// Writes the site with this packed engine, and says what a first visit loads.
pub(crate) fn write(folder: &Path, engine: &Path) -> Result<()> {
    let packed = fs::read(engine).with_context(|| engine.display().to_string())?;
    let mut sent = 0;
    for file in web::site(&packed) {
        let path = folder.join(&file.path);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(&path, &file.body).with_context(|| path.display().to_string())?;
        sent += file.body.len();
    }
    println!("a first visit loads {} kB as they lie there", sent / 1000);
    Ok(())
}
