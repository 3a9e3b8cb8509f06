//! `cargo xtask long`: what takes hours, run by hand and reported.

use std::ffi::OsStr;
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, ValueEnum};
use serde_json::Value;

use crate::stages::{Stages, cargo, succeed};
use crate::{browser, chosen, mutants, packages, root};

/// How many cases each fuzzed property is tried on.
const FUZZ_CASES: &str = "200000";

#[derive(Args)]
pub(crate) struct Options {
    /// What to run; everything if nothing is named
    #[arg(value_enum)]
    stages: Vec<Stage>,
    /// Games to play of each game, spread over its editions, options and numbers of players
    #[arg(long, default_value_t = 1_000_000)]
    games: u64,
    /// Where the dice begin
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many orders of faults are tried, each by a seed of its own
    #[arg(long, default_value_t = 20)]
    seeds: u64,
    /// How long a long evening is
    #[arg(long, default_value_t = 60)]
    minutes: u64,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Stage {
    /// Random games to their end, with `snug sim`
    Sim,
    /// Games of all bots at tables of all sizes, with `snug arena`
    Bots,
    /// The tests marked `#[ignore]`, which take minutes
    Tests,
    /// Many games clicked through in every language, as `cargo xtask browser --long`
    Browser,
    /// The tests called `fuzz`, with many more cases
    Fuzz,
    /// Disks, clocks and machines that fail, in any order, under load
    Faults,
    /// Nodes, the bus and the database that end, hang or are cut off, in any order, under load
    Nodes,
    /// An hour with 500 tables of people and bots who come and go: memory, files, latency
    Soak,
    /// Planted bugs, as `cargo xtask mutants`
    Mutants,
}

/// The tables a game can be played at.
struct Tables {
    game: &'static str,
    players: &'static [u8],
    /// Editions and options that change play, as arguments of `snug sim`.
    kinds: &'static [&'static str],
}

const GAMES: [Tables; 2] = [
    Tables {
        game: "ankh-morpork",
        players: &[2, 3, 4],
        kinds: &["--edition=en", "--edition=de", "--edition=es", "--edition=fr"],
    },
    Tables {
        game: "rattus-cartus",
        players: &[2, 3, 4, 5],
        kinds: &["--set=buildings=first-game", "--set=buildings=mixed", "--set=supply=in-turn"],
    },
];

/// A stage that fails does not keep the others from running.
pub(crate) fn run(options: &Options) -> Result<()> {
    let mut stages = Stages::default();
    let mut failures = Vec::new();
    for stage in Stage::value_variants() {
        if options.stages.is_empty() || options.stages.contains(stage) {
            failures.extend(stage.run(&mut stages, options).err());
        }
    }
    stages.summary();
    for failure in &failures {
        eprintln!("{failure}");
    }
    ensure!(failures.is_empty(), "{} of the long stages failed", failures.len());
    Ok(())
}

impl Stage {
    fn run(self, stages: &mut Stages, options: &Options) -> Result<()> {
        match self {
            Stage::Sim => {
                let advice = "`snug sim` with the same game, players, kind and seed shows it again";
                stages.run("sim", advice, || sim(options))
            }
            Stage::Bots => {
                let advice = "`snug arena` with the same game, seats and seed shows it again";
                stages.run("bots", advice, || contests(options))
            }
            Stage::Tests => stages.run("tests", "the failure above says with which seed", || {
                packages::ensure(&packages::INJECTORS)?;
                packages::ensure(&packages::SERVERS)?;
                // Faults, outages and the evening are stages of their own.
                let others = ["any_order_of_faults", "any_order_of_outages", "a_long_evening"];
                chosen::must_exist("snug", "", &others)?;
                let others = others.iter().flat_map(|name| ["--skip", name]);
                succeed(release_tests().args(["--", "--ignored"]).args(others))
            }),
            Stage::Faults => stages.run("faults", SEED_ADVICE, || {
                packages::ensure(&packages::INJECTORS)?;
                by_seed("nothing_is_lost_in_any_order_of_faults", options)
            }),
            Stage::Nodes => stages.run("nodes", SEED_ADVICE, || {
                packages::ensure(&packages::INJECTORS)?;
                packages::ensure(&packages::SERVERS)?;
                by_seed("nothing_is_lost_or_comes_twice_in_any_order_of_outages", options)
            }),
            Stage::Soak => {
                let advice = "the quarters above say what grew";
                stages.run("soak", advice, || {
                    let settings = [("SNUG_MINUTES", options.minutes.to_string())];
                    succeed(house_test("a_long_evening")?.envs(settings))
                })
            }
            Stage::Browser => {
                let advice = "target/browser/ has pictures of what was on the screen";
                let options = browser::Options { long: true, ..browser::Options::default() };
                stages.run("browser", advice, || browser::run(&options))
            }
            Stage::Fuzz => stages.run("fuzz", "the failure above shows the smallest case", || {
                succeed(release_tests().args(["--", "fuzz"]).env("PROPTEST_CASES", FUZZ_CASES))
            }),
            Stage::Mutants => {
                let advice = "every bug that goes unnoticed wants a test";
                stages.run("mutants", advice, || mutants::run(&mutants::Options::default()))
            }
        }
    }
}

const SEED_ADVICE: &str = "the seed above shows it again, and becomes one of the test command";

/// A long test with every seed that is wanted.
fn by_seed(name: &str, options: &Options) -> Result<()> {
    let [seed, seeds] = [options.seed, options.seeds].map(|number| number.to_string());
    succeed(house_test(name)?.envs([("SNUG_SEED", seed), ("SNUG_SEEDS", seeds)]))
}

/// A long test of the `snug` program as it is released; the test itself need not be quick.
fn house_test(name: &str) -> Result<Command> {
    chosen::must_exist("snug", "", &[name])?;
    succeed(&mut cargo(&["build", "--release", "--locked", "--package", "snug"]))?;
    let mut command = cargo(&["test", "--locked", "--package", "snug", "--test", "it"]);
    command.args(["--", "--ignored", "--nocapture", name]);
    let folder = std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), Into::into);
    command.env("SNUG_PROGRAM", folder.join("release").join("snug"));
    Ok(command)
}

fn release_tests() -> Command {
    let kinds = ["--lib", "--bins", "--tests"];
    // The tests in a browser are a stage of their own.
    let all = ["test", "--workspace", "--exclude", "browser", "--release", "--locked"];
    let mut command = cargo(&all);
    command.args(kinds);
    command
}

fn sim(options: &Options) -> Result<()> {
    succeed(&mut cargo(&["build", "--release", "--locked", "--package", "snug"]))?;
    println!("game           players  kind                             games  games/s  ends");
    for Tables { game, players, kinds } in &GAMES {
        let games = options.games.div_ceil((players.len() * kinds.len()) as u64);
        for players in *players {
            for kind in *kinds {
                play(game, *players, kind, games, options.seed)?;
            }
        }
    }
    Ok(())
}

/// Bots that meet in the long run, the searchers with small budgets: at a table of any size
/// every kind sits in one of them.
const MIXED: [[&str; 5]; 3] = [
    ["sharp:iterations=32", "random", "quick", "master:iterations=32,threads=1", "quick"],
    ["beginner", "steady:iterations=32", "sharp:iterations=32", "quick", "beginner"],
    ["quick", "master:iterations=32,threads=1", "beginner", "random", "steady:iterations=32"],
];
/// How many games they play of each game, all line-ups together.
const MIXED_GAMES: u64 = 10_000;
/// Bots with the budgets of their levels.
const FULL: &str = "master,sharp,quick,random";
/// How many games they play of each game.
const FULL_GAMES: u64 = 50;

fn contests(options: &Options) -> Result<()> {
    succeed(&mut cargo(&["build", "--release", "--locked", "--package", "snug"]))?;
    for Tables { game, players, .. } in &GAMES {
        let sizes = players.len() as u64;
        let games = MIXED_GAMES.div_ceil(sizes * MIXED.len() as u64);
        for players in *players {
            for line_up in MIXED {
                let seats = line_up[..usize::from(*players)].join(",");
                contest(game, &seats, games, options.seed)?;
            }
        }
        contest(game, FULL, FULL_GAMES, options.seed)?;
    }
    Ok(())
}

/// Whatever was played before it was broken off is not played again.
fn contest(game: &str, seats: &str, games: u64, seed: u64) -> Result<()> {
    let records = bots_now()?.map(|bots| {
        let name = format!("{game} {seats} {seed}").replace([':', ',', '=', ' '], "-");
        root().join("target/long/bots").join(bots).join(name)
    });
    let [games, seed] = [games, seed].map(|number| number.to_string());
    let mut command = cargo(&["run", "--quiet", "--release", "--locked", "--package", "snug"]);
    command.args(["--", "arena", game, "--seats", seats, "--games", &games, "--seed", &seed]);
    succeed(
        command.args(records.iter().flat_map(|folder| [OsStr::new("--records"), folder.as_ref()])),
    )
}

/// What bots and rules are made of.
const BOTS: [&str; 4] =
    ["crates/bots", "crates/game", "crates/ankh-morpork", "crates/rattus-cartus"];

/// Which bots these are, so that games of others are not taken for theirs; nothing where they
/// differ from everything that was committed.
fn bots_now() -> Result<Option<String>> {
    let git = |arguments: &[&str], paths: &[String]| -> Result<String> {
        let mut command = Command::new("git");
        let said = command.current_dir(root()).args(arguments).args(paths).output();
        let said = said.context("cannot start git")?;
        ensure!(said.status.success(), "git does not say which bots these are");
        Ok(String::from_utf8_lossy(&said.stdout).into_owned())
    };
    if !git(&["status", "--porcelain", "--"], &BOTS.map(str::to_owned))?.is_empty() {
        return Ok(None);
    }
    let trees = git(&["rev-parse"], &BOTS.map(|path| format!("HEAD:{path}")))?;
    let short: Vec<&str> = trees.lines().filter_map(|tree| tree.get(..8)).collect();
    Ok(Some(short.join("-")))
}

fn play(game: &str, players: u8, kind: &str, games: u64, seed: u64) -> Result<()> {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let [players, games, seed, threads] =
        [players.into(), games, seed, threads].map(|number: u64| number.to_string());
    let mut command = cargo(&["run", "--quiet", "--release", "--locked", "--package", "snug"]);
    command.args(["--", "sim", game, "--json", "--players", &players, kind]);
    command.args(["--games", &games, "--seed", &seed, "--threads", &threads]);
    let output = command.output().context("cannot start `snug sim`")?;
    if !output.status.success() {
        let reason = String::from_utf8_lossy(&output.stderr);
        bail!("`snug sim {game} {kind}` with {players} players failed: {}", reason.trim());
    }
    let found: Value = serde_json::from_slice(&output.stdout)
        .with_context(|| format!("`snug sim {game} --json` printed something else than JSON"))?;
    let number = |key: &str| found[key].as_f64().unwrap_or(f64::NAN);
    println!(
        "{game:13}  {players:>7}  {kind:27}  {:>9}  {:>7.0}  {}",
        number("games"),
        number("games_per_second"),
        found["ends"],
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use bots::Kind;

    use super::*;

    #[test]
    fn every_level_is_at_tables_of_every_size_in_the_long_run() {
        for Tables { game, players, .. } in &GAMES {
            for size in *players {
                let at_table = MIXED.map(|line_up| line_up[..usize::from(*size)].join(","));
                let at_tables = at_table.join(",");
                for kind in Kind::ALL {
                    let is_there = at_tables.split(',').any(|bot| bot.starts_with(kind.name()));
                    assert!(is_there, "{game} for {size} has no {}: {at_tables}", kind.name());
                }
            }
        }
    }

    #[test]
    fn the_bots_of_the_long_run_have_a_name() {
        let Some(name) = bots_now().expect("git says") else { return };
        assert_eq!(name.len(), 4 * 8 + 3, "{name}");
    }
}
