//! `snug arena`: bots against bots, until luck has cancelled out.

mod calibration;
mod contest;
mod explain;
mod hold;
mod line_up;
mod player;
mod program;
mod records;
mod report;
pub(crate) mod seeds;
mod sequential;
mod tally;

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::games::{self, Listed, Visitor};
use crate::setup::TableArgs;
pub(crate) use contest::{Contest, sealed};
use hold::Held;
pub(crate) use hold::hold;
pub(crate) use line_up::{Entrant, LineUp};
pub(crate) use records::Records;
use report::Report;
use sequential::Sequential;
pub(crate) use tally::Tally;

/// Let bots play each other and report who won how often
///
/// Every deal is played once in every rotation of the seats, so that nobody
/// gets lucky cards. The levels are beginner, quick, steady, sharp and master, and
/// random, which draws its answers; a program that speaks the protocol of docs/bot-protocol.md is exec: and its command line.
#[derive(Args, Debug)]
#[command(after_help = "\
What the figures mean:
  A win shared by two bots counts as half a win for each.
  The interval holds the true share of wins with 95 % certainty.
  Decisions are those with at least two legal actions.
  The same --seats, --seed and --games give the same games with any number of --threads,
  unless a level has a time limit.
  With --records, games that are already there are not played again.
  With --until-decided the contest ends when a sequential test has found out whether the
  first bot wins its share, or at least --margin more or less: bots that are alike are told
  apart in at most 5 % of all contests, and bots that differ so much are not in at most 5 %.
  Seeds up to 999 are for tuning; what is published has a seed drawn by --seed fresh.
  With --calibrate every real decision counts: in which tenth the bot said its chance to win
  lay, and how much of the win it had in the end; and every role that somebody may have.
  A program that answers too late or ends has a random bot in its place until the game is
  over; an answer that is not allowed is replaced by a random one. All are counted.

Examples:
  snug arena ankh-morpork --seats quick,random,random,random --games 400
  snug arena rattus-cartus --seats sharp:iterations=800,quick --games 100 --seed 7 --json
  snug arena ankh-morpork --seats master,sharp,sharp,sharp --games 80 --records games
  snug arena ankh-morpork --seats sharp,sharp,sharp,sharp --games 400 --calibrate
  snug arena ankh-morpork --seats \"sharp,exec:old-snug bot ankh-morpork sharp\" --until-decided")]
pub(crate) struct Arena {
    /// The game to play
    #[arg(value_parser = games::by_name())]
    game: String,
    /// The bots, separated by commas; a level may have parameters after a colon
    #[arg(long, value_name = "A,B,…")]
    seats: LineUp,
    #[command(flatten)]
    table: TableArgs,
    /// How many games to play, rounded up to whole rotations [default: 100, or with
    /// --until-decided at most 20000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: Option<u32>,
    /// Stop as soon as it is clear whether the first bot is stronger, weaker or equal
    #[arg(long, conflicts_with = "explain")]
    until_decided: bool,
    /// By how many points of the win share bots must differ to be told apart
    #[arg(long, value_name = "POINTS", default_value_t = 5, requires = "until_decided", value_parser = clap::value_parser!(u8).range(1..=50))]
    margin: u8,
    /// Random seed: the same seed gives the same games; "fresh" draws a new one
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = seeds::parse)]
    seed: u64,
    /// How long a program may take for an answer
    #[arg(long, value_name = "MS", default_value_t = contest::TIME.as_millis() as u64, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    time_limit: u64,
    /// How many games are played at the same time
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Keep every game as a record in this folder, and continue from those already there
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Hold what bots say of winning, and of who is whom, against what came true
    #[arg(long, conflicts_with_all = ["records", "explain"])]
    calibrate: bool,
    /// Print what the bot thought at every decision; games are then played one by one
    #[arg(long, conflicts_with_all = ["json", "records"])]
    explain: bool,
}

/// How many games are played unless somebody says otherwise, and until a test is decided.
const GAMES: [u32; 2] = [100, 20_000];

impl Arena {
    fn games(&self) -> u32 {
        self.games.unwrap_or(GAMES[usize::from(self.until_decided)])
    }

    /// A test of the first bot, wherever it takes part.
    fn test(&self) -> Sequential {
        let entrants = self.seats.entrants();
        let tested = (0..entrants.len()).filter(|&place| entrants[place] == entrants[0]);
        Sequential::new(tested.collect(), entrants.len(), f64::from(self.margin) / 100.0)
    }

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
            Contest::new(start.setup(), self.seats.clone(), self.seed, self.games());
        let contest =
            contest.within(Duration::from_millis(self.time_limit)).calibrating(self.calibrate);
        if self.explain {
            // What is thought goes out while it is thought; the figures follow at the end.
            let tally = explain::games(&contest, &mut io::stdout())?;
            return Ok(Report::new(G::NAME, self.seed, &self.seats, &tally));
        }
        let records = match &self.records {
            Some(path) => Some(Records::open(path)?),
            None => None,
        };
        let progress = progress(contest.games());
        let test = self.until_decided.then(|| self.test());
        let held = hold(&contest, records.as_ref(), self.threads, test, &|| progress.inc(1));
        progress.finish_and_clear();
        let Held { tally, verdict } = held?;
        let mut report = Report::new(G::NAME, self.seed, &self.seats, &tally);
        if self.calibrate {
            report = report.calibrated(&tally);
        }
        Ok(if self.until_decided { report.tested(self.margin, verdict) } else { report })
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
