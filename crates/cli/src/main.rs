//! `snug`: play out, study and check board games from a terminal.

mod arena;
#[cfg(test)]
mod coin;
mod completions;
mod errors;
mod games;
mod play;
mod record_file;
mod replay;
mod rules;
mod scenario;
mod setup;
mod sim;
mod verify;
mod words;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// A house for board games: play them out, check them, look up their rules.
#[derive(Parser)]
#[command(version, arg_required_else_help = false, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  snug play rattus-cartus
  snug sim ankh-morpork --players 4
  snug rules ankh-morpork AM-TROUBLE-01
  snug scenario crates/ankh-morpork/scenarios
  snug verify game.txt
  snug help sim";

#[derive(Subcommand)]
enum Command {
    Arena(arena::Arena),
    Play(play::Play),
    Sim(sim::Sim),
    Scenario(scenario::Scenario),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Rules(rules::Rules),
    Completions(completions::Completions),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return errors::usage(&error),
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = run(cli, &mut out);
    // What a command printed before it failed is still worth reading.
    let printed = out.flush();
    errors::exit(done.and(printed.map_err(Into::into)))
}

fn run(cli: Cli, out: &mut impl Write) -> anyhow::Result<()> {
    match cli.command {
        None => welcome(out),
        Some(Command::Arena(arena)) => arena.run(out),
        Some(Command::Play(play)) => play.run(out),
        Some(Command::Sim(sim)) => sim.run(out),
        Some(Command::Scenario(scenario)) => scenario.run(out),
        Some(Command::Replay(replay)) => replay.run(out),
        Some(Command::Verify(verify)) => verify.run(out),
        Some(Command::Rules(rules)) => rules.run(out),
        Some(Command::Completions(completions)) => completions.run(&mut Cli::command(), out),
    }
}

/// What `snug` alone says, until there is a server for it to start.
fn welcome(out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "Snug {}, a house for board games.", env!("CARGO_PKG_VERSION"))?;
    writeln!(out)?;
    writeln!(out, "Games: {}.", games::names().join(", "))?;
    writeln!(out)?;
    for command in Cli::command().get_subcommands() {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        writeln!(out, "  snug {:<12} {about}", command.get_name())?;
    }
    writeln!(out)?;
    writeln!(out, "snug COMMAND --help says more, with examples.")?;
    Ok(())
}
