//! `cargo xtask long`: what takes hours, run by hand and reported.

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use serde_json::Value;

use crate::mutants;
use crate::stages::{Stages, cargo, succeed};

#[derive(Args)]
pub(crate) struct Options {
    /// What to run; everything if nothing is named
    #[arg(value_enum)]
    stages: Vec<Stage>,
    /// Games to play of each game, spread over its editions and numbers of players
    #[arg(long, default_value_t = 1_000_000)]
    games: u64,
    /// Where the dice begin
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Stage {
    /// Random games to their end, with `snug sim`
    Sim,
    /// The tests marked `#[ignore]`: long fuzzing and long laws
    Tests,
    /// Planted bugs, as `cargo xtask mutants`
    Mutants,
}

/// The tables a game can be played at.
struct Tables {
    game: &'static str,
    players: &'static [u8],
    editions: &'static [&'static str],
}

const GAMES: [Tables; 2] = [
    Tables { game: "ankh-morpork", players: &[2, 3, 4], editions: &["en", "de", "es", "fr"] },
    Tables { game: "rattus-cartus", players: &[2, 3, 4, 5], editions: &[] },
];

pub(crate) fn run(options: &Options) -> Result<()> {
    let mut stages = Stages::default();
    let is_chosen = |stage| options.stages.is_empty() || options.stages.contains(&stage);
    if is_chosen(Stage::Sim) {
        let advice = "`snug sim` with the same game, players, edition and seed shows it again";
        stages.run("sim", advice, || sim(options))?;
    }
    if is_chosen(Stage::Tests) {
        stages.run("tests", "the failure above names its seed", || {
            succeed(&mut cargo(&["test", "--workspace", "--release", "--", "--ignored"]))
        })?;
    }
    if is_chosen(Stage::Mutants) {
        let advice = "every bug that goes unnoticed wants a test";
        stages.run("mutants", advice, || mutants::run(&mutants::Options::default()))?;
    }
    stages.summary();
    Ok(())
}

fn sim(options: &Options) -> Result<()> {
    succeed(&mut cargo(&["build", "--release", "--package", "snug"]))?;
    println!("game           players  edition      games  games/s  decisions/s  ends");
    for tables in &GAMES {
        let editions: Vec<Option<&str>> = match tables.editions {
            [] => vec![None],
            editions => editions.iter().copied().map(Some).collect(),
        };
        let kinds = (tables.players.len() * editions.len()) as u64;
        for players in tables.players {
            for edition in &editions {
                let games = options.games.div_ceil(kinds);
                play(tables.game, *players, *edition, games, options.seed)?;
            }
        }
    }
    Ok(())
}

fn play(game: &str, players: u8, edition: Option<&str>, games: u64, seed: u64) -> Result<()> {
    let [players, games, seed] = [players.into(), games, seed].map(|number| number.to_string());
    let mut command =
        cargo(&["run", "--quiet", "--release", "--package", "snug", "--", "sim", game]);
    command.args(["--json", "--players", &players, "--games", &games, "--seed", &seed]);
    command.args(edition.map(|edition| ["--edition", edition]).into_iter().flatten());
    let output = command.output().context("cannot start `snug sim`")?;
    if !output.status.success() {
        bail!("`snug sim {game}` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let found: Value = serde_json::from_slice(&output.stdout)
        .with_context(|| format!("`snug sim {game} --json` printed something else than JSON"))?;
    let number = |key: &str| found[key].as_f64().unwrap_or(f64::NAN);
    println!(
        "{game:13}  {players:>7}  {:7}  {:>9}  {:>7.0}  {:>11.0}  {}",
        edition.unwrap_or("-"),
        number("games"),
        number("games_per_second"),
        number("decisions_per_second"),
        found["ends"],
    );
    Ok(())
}
