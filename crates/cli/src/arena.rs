//! `snug arena`: bots against bots, until luck has cancelled out.

mod contest;
mod explain;
mod line_up;
mod records;
mod report;
mod tally;

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::games::{self, Listed, Visitor};
use crate::setup::TableArgs;
pub(crate) use contest::{Contest, hold, sealed};
pub(crate) use explain::explained;
pub(crate) use line_up::LineUp;
pub(crate) use records::Records;
use report::Report;
pub(crate) use tally::Tally;

/// Let bots play against each other and say who won how often
///
/// Every deal is played once in every rotation of the seats, so that nobody is
/// lucky with the cards. The levels are random, quick, sharp and master.
#[derive(Args, Debug)]
#[command(after_help = "\
What the figures mean:
  A win shared by two bots counts as half a win for each.
  The interval holds the true share of wins with 95 % certainty.
  Decisions are those with at least two legal actions.
  The same --seats, --seed and --games give the same games with any number of --threads,
  unless a level has a time limit.
  With --records, games that are already there are not played again.

Examples:
  snug arena ankh-morpork --seats quick,random,random,random --games 400
  snug arena rattus-cartus --seats sharp:iterations=800,quick --games 100 --seed 7 --json
  snug arena ankh-morpork --seats master,sharp,sharp,sharp --games 80 --records games")]
pub(crate) struct Arena {
    /// The game to play
    #[arg(value_parser = games::by_name())]
    game: String,
    /// The bots, separated by commas; a level may have parameters after a colon
    #[arg(long, value_name = "A,B,…")]
    seats: LineUp,
    #[command(flatten)]
    table: TableArgs,
    /// How many games to play, rounded up to whole rotations
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Where chance begins: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many games are played at the same time
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Keep every game as a record here, and go on from those that are there
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Say for every decision what the bot thought; games are then played one by one
    #[arg(long, conflicts_with_all = ["json", "records"])]
    explain: bool,
}

impl Arena {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let report = games::with_game(&self.game, &self)??;
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else {
            write!(out, "{report}")?;
        }
        Ok(())
    }
}

impl Visitor for &Arena {
    type Output = Result<Report>;

    fn visit<G: Listed>(self) -> Result<Report> {
        let start: G = start(&self.table, &self.seats)?;
        let contest: Contest<G> =
            Contest::new(start.setup(), self.seats.clone(), self.seed, self.games);
        if self.explain {
            // What is thought goes out while it is thought; the figures follow at the end.
            let tally = explain::games(&contest, &mut io::stdout())?;
            return Ok(Report::new(G::NAME, &self.seats, &tally));
        }
        let records = match &self.records {
            Some(path) => Some(Records::open(path)?),
            None => None,
        };
        let progress = progress(contest.games());
        let tally = hold(&contest, records.as_ref(), self.threads, &|| progress.inc(1));
        progress.finish_and_clear();
        Ok(Report::new(G::NAME, &self.seats, &tally?))
    }
}

/// The table for so many bots.
pub(crate) fn start<G: Listed>(table: &TableArgs, seats: &LineUp) -> Result<G> {
    if let Some(players) = table.players.filter(|&players| usize::from(players) != seats.len()) {
        bail!("{} bots cannot sit at a table of {players}", seats.len());
    }
    let players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    TableArgs { players: Some(players), ..table.clone() }.start()
}

/// A bar on a terminal; nothing at all in a pipe.
pub(crate) fn progress(games: u32) -> ProgressBar {
    let bar = ProgressBar::new(games.into());
    if !bar.is_hidden() {
        let template = "{wide_bar} {human_pos} of {human_len} games, {eta} to go";
        let style = ProgressStyle::with_template(template);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.enable_steady_tick(Duration::from_millis(100));
    }
    bar
}
