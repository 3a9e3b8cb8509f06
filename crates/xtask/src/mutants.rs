//! `cargo xtask mutants`: planting bugs to see which of them no test would notice.

use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use clap::Args;
use game::Dice;
use game::dice::QuickDice;

use crate::root;
use crate::stages::{cargo, has};

/// The crates whose code is the rules.
const CRATES: [&str; 3] = ["ankh-morpork", "game", "rattus-cartus"];
/// Planting every bug would take days.
const SHARDS: u32 = 10;

#[derive(Args, Default)]
pub(crate) struct Options {
    /// Repeats the tenth that an earlier run has drawn
    #[arg(long)]
    seed: Option<u64>,
    /// Only this crate
    #[arg(long, value_name = "CRATE", value_parser = CRATES)]
    package: Option<String>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    if !has("mutants") {
        bail!("cargo-mutants is missing: install it with `cargo install --locked cargo-mutants`");
    }
    let seed = options.seed.unwrap_or_else(|| {
        // Any number does; the clock has the least to install.
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
    });
    let shard = format!("{}/{SHARDS}", QuickDice::new(seed).below(SHARDS));
    println!("seed {seed}: shard {shard} (repeat it with `cargo xtask mutants --seed {seed}`)");

    let mut command = cargo(&["mutants", "--shard", &shard, "--sharding", "round-robin"]);
    command.args(["--colors", "never", "--no-shuffle"]);
    for name in CRATES {
        if options.package.as_deref().is_none_or(|only| only == name) {
            command.args(["--package", name]);
        }
    }
    let status = command.status().context("cannot start `cargo mutants`")?;
    match status.code() {
        Some(0) => Ok(()),
        // Its way of saying that it ran to the end and some bugs went unnoticed.
        Some(2 | 3) => {
            bail!("no test notices these bugs; kill or explain each of them:\n{}", survivors())
        }
        _ => bail!("`cargo mutants` ended with {status}"),
    }
}

fn survivors() -> String {
    let output = root().join("mutants.out");
    let lists = ["missed.txt", "timeout.txt"].map(|name| fs::read_to_string(output.join(name)));
    lists.into_iter().flatten().collect()
}
