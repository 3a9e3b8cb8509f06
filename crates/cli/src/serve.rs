//! `snug serve`, which is also what `snug` alone does: the house.

use std::env;
use std::io::{self, IsTerminal};

use anyhow::{Context, Result};
use clap::{Args, Parser};
use server::Config;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::prelude::*;

use crate::Command;

/// Run the server where people and bots play
///
/// Everything is kept in one file. The address to open is printed on the first line.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug serve
  snug serve --address 0.0.0.0:80 --public-url https://snug.example
  SNUG_DATABASE=/var/lib/snug/snug.db snug serve")]
pub(crate) struct Serve {
    #[command(flatten)]
    config: Config,
}

/// What `snug serve` without arguments is.
#[derive(Parser)]
struct Alone {
    #[command(flatten)]
    serve: Serve,
}

impl Serve {
    /// The house as the environment wants it.
    pub(crate) fn by_default() -> Result<Command, clap::Error> {
        Ok(Command::Serve(Alone::try_parse_from(["snug"])?.serve))
    }

    pub(crate) fn run(self) -> Result<()> {
        log();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .context("the house cannot start its threads")?;
        let done = runtime.block_on(server::run(self.config));
        // Whatever a thread is still busy with is on disk or not worth waiting for.
        runtime.shutdown_background();
        done
    }
}

/// Logs go to standard error: for people on a terminal, as JSON elsewhere.
pub(crate) fn log() {
    let asked = env::var("SNUG_LOG").ok().and_then(|text| text.parse().ok());
    let filter: Targets = asked.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    let lines = fmt::layer().with_writer(io::stderr);
    let lines = if io::stderr().is_terminal() { lines.boxed() } else { lines.json().boxed() };
    if let Err(error) = tracing_subscriber::registry().with(filter).with(lines).try_init() {
        eprintln!("snug: nothing will be logged: {error}");
    }
}
