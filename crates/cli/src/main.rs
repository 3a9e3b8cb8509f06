//! `snug`: a place to play board games, and what plays out, studies and checks them.

mod arena;
mod backup;
mod bot;
#[cfg(test)]
mod coin;
mod completions;
mod count;
mod doctor;
mod drawing;
mod errors;
mod games;
mod ladder;
mod lesson;
mod load;
mod move_house;
mod plain;
mod play;
mod protocol;
mod record_file;
mod replay;
mod review;
mod rules;
mod scenario;
mod serve;
mod setup;
mod sim;
mod stats;
mod tenths;
mod terminal;
mod think;
mod verify;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use mimalloc::MiMalloc;

// Under load a fifth of the house's time went into the system's allocator.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// A place to play board games: host them, play them, check them, look up their rules.
///
/// Without a command it is `snug serve`.
#[derive(Parser)]
#[command(version, arg_required_else_help = false, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  snug
  snug serve --address 0.0.0.0:80
  snug play rattus-cartus
  snug play ankh-morpork --learn
  snug lesson
  snug sim ankh-morpork --players 4
  snug rules ankh-morpork AM-TROUBLE-01
  snug scenario crates/ankh-morpork/scenarios
  snug verify game.txt
  snug help sim";

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Think(think::Think),
    Arena(arena::Arena),
    Bot(bot::BotArgs),
    Ladder(ladder::Ladder),
    Play(play::Play),
    Sim(sim::Sim),
    Scenario(scenario::Scenario),
    Lesson(lesson::Lesson),
    Replay(replay::Replay),
    Review(review::ReviewArgs),
    Verify(verify::Verify),
    Rules(rules::Rules),
    Load(load::Load),
    Backup(backup::Backup),
    Move(move_house::Move),
    Doctor(doctor::Doctor),
    Stats(stats::Stats),
    Completions(completions::Completions),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return errors::usage(&error),
    };
    let command = match cli.command.map_or_else(serve::Serve::by_default, Ok) {
        Ok(command) => command,
        Err(error) => return errors::usage(&error),
    };
    if let Command::Serve(serve) = command {
        return errors::exit(serve.run());
    }
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = run(command, &mut out);
    // What a command printed before it failed is still worth reading.
    let printed = out.flush();
    errors::exit(done.and(printed.map_err(Into::into)))
}

fn run(command: Command, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        Command::Serve(serve) => serve.run(),
        Command::Think(think) => think.run(),
        Command::Arena(arena) => arena.run(out),
        Command::Bot(bot) => bot.run(out),
        Command::Ladder(ladder) => ladder.run(out),
        Command::Play(play) => play.run(out),
        Command::Sim(sim) => sim.run(out),
        Command::Scenario(scenario) => scenario.run(out),
        Command::Lesson(lesson) => lesson.run(out),
        Command::Replay(replay) => replay.run(out),
        Command::Review(review) => review.run(out),
        Command::Verify(verify) => verify.run(out),
        Command::Rules(rules) => rules.run(out),
        Command::Load(load) => load.run(out),
        Command::Backup(backup) => backup.run(out),
        Command::Move(moving) => moving.run(out),
        Command::Doctor(doctor) => doctor.run(out),
        Command::Stats(stats) => stats.run(out),
        Command::Completions(completions) => completions.run(&mut Cli::command(), out),
    }
}
