//! `cargo xtask ledger`: which rules are tested.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use game::ledger::{Coverage, check_crate};

use crate::root;

#[derive(Args, Default)]
pub(crate) struct Options {
    /// Print one JSON object and nothing else
    #[arg(long)]
    json: bool,
}

/// Prints a table for each crate that has a ledger.
pub(crate) fn run(options: &Options) -> Result<()> {
    let mut ledgers = Vec::new();
    for folder in crates_with_ledgers()? {
        ledgers.push(check_crate(&folder)?);
    }
    if options.json {
        println!("{}", serde_json::json!({ "ledgers": ledgers }));
    } else {
        for coverage in &ledgers {
            println!("{coverage}");
        }
    }
    let incomplete = ledgers.iter().filter(|coverage| !coverage.is_complete());
    let names: Vec<&str> = incomplete.map(|coverage: &Coverage| coverage.name.as_str()).collect();
    if !names.is_empty() {
        bail!("the ledger and the tests do not agree in {}", names.join(" and "));
    }
    Ok(())
}

/// Every crate with a `rules.md`, so that a new game is checked from its first day.
fn crates_with_ledgers() -> Result<Vec<PathBuf>> {
    let crates = root().join("crates");
    let mut folders = Vec::new();
    for entry in fs::read_dir(&crates).with_context(|| format!("no {}", crates.display()))? {
        let folder = entry?.path();
        if folder.join("rules.md").is_file() {
            folders.push(folder);
        }
    }
    folders.sort();
    Ok(folders)
}
