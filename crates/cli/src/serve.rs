//! `snug serve`, which is also what `snug` alone does: the house.

use std::io::{self, IsTerminal};

use anyhow::{Context, Result};
use clap::{Args, Parser};
use server::Config;
use tracing_subscriber::EnvFilter;

use crate::Command;

/// Run the house: a server where people and bots play
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
fn log() {
    let filter = EnvFilter::try_from_env("SNUG_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let started = if io::stderr().is_terminal() { log.try_init() } else { log.json().try_init() };
    if let Err(error) = started {
        eprintln!("snug: nothing will be logged: {error}");
    }
}
