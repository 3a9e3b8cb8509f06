//! `cargo xtask scale`: what a house bears, in a file and in PostgreSQL, on one node and on
//! several, with and without a bus of its own; one after the other on the same machine.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::Value;
use throwaway::{Nats, Postgres};

use crate::stages::{cargo, succeed};
use crate::{packages, root};

#[derive(Args)]
pub(crate) struct Options {
    /// How many tables to play at
    #[arg(long, default_value_t = 200)]
    tables: u32,
    /// How long to play in each way
    #[arg(long, default_value_t = 10)]
    seconds: u32,
    /// How long players think before each answer, in milliseconds
    #[arg(long, default_value_t = 0)]
    think: u32,
}

/// A way to keep a house: its name, how many nodes it has in PostgreSQL, and whether they have a
/// bus of their own.
const WAYS: [(&str, usize, bool); 6] = [
    ("a file", 0, false),
    ("PostgreSQL, one node", 1, false),
    ("PostgreSQL and NATS, one node", 1, true),
    ("PostgreSQL, two nodes", 2, false),
    ("PostgreSQL and NATS, two nodes", 2, true),
    ("PostgreSQL and NATS, three nodes", 3, true),
];

pub(crate) fn run(options: &Options) -> Result<()> {
    packages::ensure(&packages::SERVERS)?;
    succeed(&mut cargo(&["build", "--release", "--locked", "--package", "snug"]))?;
    let program = root().join("target/release/snug");
    let (postgres, nats) = (Postgres::durable(), Nats::start());
    println!(
        "| kept in | steps a second | middle, ms | 99 of 100, ms | commits a second | \
         processors of the nodes | of PostgreSQL | heard, bytes a step | kept, bytes a step | \
         memory, MB | errors |\n|---|---|---|---|---|---|---|---|---|---|---|"
    );
    for (name, nodes, has_bus) in WAYS {
        let database = (nodes > 0).then(|| postgres.database());
        let bus = has_bus.then(|| nats.address());
        let bytes = || database.as_ref().map(|database| postgres.bytes(database));
        let (cpu, empty) = (postgres.cpu_seconds(), bytes());
        let said = measure(&program, options, database.as_deref(), nodes, bus)?;
        let cpu = (postgres.cpu_seconds() - cpu) / f64::from(options.seconds);
        let kept = bytes().zip(empty).map(|(full, empty)| full.saturating_sub(empty));
        println!("{}", row(name, &said, cpu, kept)?);
    }
    Ok(())
}

fn measure(
    program: &Path,
    options: &Options,
    database: Option<&str>,
    nodes: usize,
    bus: Option<&str>,
) -> Result<Value> {
    let mut load = Command::new(program);
    load.args(["load", "--json"]).args(["--tables", &options.tables.to_string()]);
    load.args(["--seconds", &options.seconds.to_string()]);
    load.args(["--think", &options.think.to_string()]);
    if let Some(database) = database {
        load.args(["--database", database, "--nodes", &nodes.to_string()]);
    }
    if let Some(bus) = bus {
        load.args(["--bus", bus]);
    }
    let output = load.stderr(Stdio::inherit()).output().context("`snug load` cannot be run")?;
    let said = serde_json::from_slice(&output.stdout);
    ensure!(said.is_ok(), "`snug load` ended with {}", output.status);
    Ok(said?)
}

/// A row of the table, from what `snug load` says, how many processors PostgreSQL kept busy, and
/// how many bytes more it has kept; seating everyone is among both.
fn row(name: &str, said: &Value, postgres: f64, kept: Option<u64>) -> Result<String> {
    let number = |key: &str| said[key].as_f64().with_context(|| format!("{key} is missing"));
    let seconds = number("seconds")?;
    let kept = kept.map(|kept| kept as f64 / number("steps").unwrap_or_default().max(1.0));
    let kept = kept.map_or_else(|| "–".to_owned(), |kept| format!("{kept:.0}"));
    Ok(format!(
        "| {name} | {:.0} | {:.1} | {:.1} | {:.0} | {:.2} | {postgres:.2} | {:.0} | {kept} | {:.0} | {:.0} |",
        number("steps_per_second")?,
        number("p50_ms")?,
        number("p99_ms")?,
        number("commits")? / seconds,
        number("cpu_seconds")? / seconds,
        number("heard_bytes_per_step")?,
        number("rss_bytes")? / 1e6,
        number("errors")?,
    ))
}

#[test]
fn a_row_has_what_was_measured() {
    let said = serde_json::json!({
        "seconds": 2.0, "steps": 2400, "steps_per_second": 1234.4, "p50_ms": 1.25, "p99_ms": 9.0,
        "commits": 500, "cpu_seconds": 3.0, "heard_bytes_per_step": 5100, "rss_bytes": 2_000_000,
        "errors": 0
    });
    let written = row("a file", &said, 0.5, Some(480_000)).unwrap();
    let expected = "| a file | 1234 | 1.2 | 9.0 | 250 | 1.50 | 0.50 | 5100 | 200 | 2 | 0 |";
    assert_eq!(written, expected);
    assert!(row("a file", &serde_json::json!({}), 0.5, None).is_err());
}
