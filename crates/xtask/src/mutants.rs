//! `cargo xtask mutants`: planting bugs to see which of them no test would notice.

use std::fs;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use clap::Args;
use game::Dice;
use game::dice::QuickDice;

use crate::root;
use crate::stages::{cargo, has};

/// The crates whose code is the rules.
const CRATES: [&str; 3] = ["ankh-morpork", "game", "rattus-cartus"];
/// Every test but the examples in the documentation, which each are a program to build.
const ALL: &str = "--tests";
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

    let mut unnoticed = String::new();
    for name in CRATES {
        if options.package.as_deref().is_none_or(|only| only == name) {
            unnoticed += &plant_in(name, &shard)?;
        }
    }
    if unnoticed.is_empty() {
        return Ok(());
    }
    bail!("no test notices these bugs; kill or explain each of them:\n{unnoticed}")
}

/// Plants a tenth of the bugs of a crate, and returns those that no test of it notices.
fn plant_in(name: &str, shard: &str) -> Result<String> {
    // Scenarios notice nearly everything about a game, and take a second.
    let is_a_game = name != "game";
    let mut drawn = if is_a_game { plant("60", "--test=it") } else { plant("90", ALL) };
    if is_a_game {
        drawn.args(["--cargo-test-arg", "scenarios"]);
    }
    drawn.args(["--package", name, "--shard", shard, "--sharding", "round-robin"]);
    let all_noticed = run_to_the_end(drawn)?;
    if all_noticed || !is_a_game {
        return Ok(survivors());
    }
    // What they miss has to get past all tests of the crate.
    let mut missed = plant("90", ALL);
    missed.args(["--package", name]);
    for bug in survivors().lines() {
        missed.args(["--re", &format!("^{}$", literal(bug))]);
    }
    run_to_the_end(missed)?;
    Ok(survivors())
}

/// Plants bugs, and builds and runs these tests for each, for so many seconds before they are
/// taken to hang.
fn plant(limit: &str, tests: &str) -> Command {
    let mut command = cargo(&["mutants", "--profile", "mutants", "--baseline", "skip"]);
    command.args(["--colors", "never", "--no-shuffle", "--timeout", limit]);
    command.arg(format!("--cargo-arg={tests}"));
    command
}

/// Whether every bug was noticed.
fn run_to_the_end(mut mutants: Command) -> Result<bool> {
    let status = mutants.status().context("cannot start `cargo mutants`")?;
    match status.code() {
        Some(0) => Ok(true),
        // Its way of saying that it ran to the end and some bugs went unnoticed.
        Some(2 | 3) => Ok(false),
        _ => bail!("`cargo mutants` ended with {status}"),
    }
}

/// A regular expression that matches this text.
fn literal(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        // An angle bracket stands for itself, and with a backslash for the end of a word.
        if !letter.is_alphanumeric() && !" _<>".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

fn survivors() -> String {
    let output = root().join("mutants.out");
    let lists = ["missed.txt", "timeout.txt"].map(|name| fs::read_to_string(output.join(name)));
    lists.into_iter().flatten().collect()
}
