//! The chores of this repository: `cargo xtask test` and its slower relatives.

mod advisories;
mod api;
mod browser;
mod chosen;
mod engine;
mod fit;
mod ledger;
#[cfg(test)]
mod lengths;
mod long;
mod mutants;
mod packages;
mod rulebooks;
mod scale;
mod site;
mod stages;
mod test;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The chores of this repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Checks everything, as every change must pass it: formatting, lints, tests, pages, docs,
    /// ledgers
    Test,
    /// Asks a house everything its OpenAPI document says, and more
    Api,
    /// Clicks through the pages in Chromium, which it installs where it may
    Browser(browser::Options),
    /// Prints which rules of the ledgers are tested; fails when one is not
    Ledger(ledger::Options),
    /// Looks for sentences that our texts share with the rulebooks, where those are at hand
    Rulebooks,
    /// Plants bugs in a random tenth of the rules, and lists those that no test notices
    Mutants(mutants::Options),
    /// Fits the numbers of the bots to games, and writes or prints them
    #[command(subcommand)]
    Fit(fit::Options),
    /// Writes the house in one tab as files, for any static host
    Site(site::Options),
    /// Measures what a house bears in a file and in PostgreSQL, on one node and on several
    Scale(scale::Options),
    /// Runs what takes hours: a million games, the long tests, planted bugs
    Long(long::Options),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().chore {
        Chore::Test => test::run(),
        Chore::Api => api::run(),
        Chore::Browser(options) => browser::run(&options),
        Chore::Ledger(options) => ledger::run(&options),
        Chore::Rulebooks => rulebooks::run(),
        Chore::Mutants(options) => mutants::run(&options),
        Chore::Fit(options) => fit::run(&options),
        Chore::Site(options) => site::run(&options),
        Chore::Scale(options) => scale::run(&options),
        Chore::Long(options) => long::run(&options),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the whole repository.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// Clap finds out only when asked that two arguments have one name.
#[test]
fn the_arguments_of_all_chores_fit_together() {
    use clap::CommandFactory;
    Arguments::command().debug_assert();
}
