//! `snug sim`: random games, for speed and statistics.

mod playouts;
mod report;

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::games::{self, Listed, Visitor};
use crate::setup::{self, TableArgs};
use playouts::{Plan, Until};
use report::{Circumstances, Report};

/// Play random games and report the results
///
/// Every answer is drawn evenly from the legal actions. A decision has at least
/// two of them; answers without a choice are counted as forced.
#[derive(Args, Debug)]
#[command(after_help = "\
What the shares mean:
  A win shared by two seats counts as half a win for each.
  The share of a seat is of all games; a game that everybody loses counts for nobody.
  The share of a role is of the games in which a seat held it at the end.
  `ends` counts games; all other figures of --json are means or shares from 0 to 1.
  The same --seed and --games give the same games with any number of --threads.

Examples:
  snug sim ankh-morpork --players 4
  snug sim ankh-morpork --players 2 --edition de --games 10000 --threads 2
  snug sim rattus-cartus --seconds 10 --seed 7 --json")]
pub(crate) struct Sim {
    /// The game to play
    #[arg(value_parser = games::by_name())]
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// How many games to play
    #[arg(long, value_name = "N", conflicts_with = "seconds", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// How long to play; a game begun is played to its end [default: 5]
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = duration)]
    seconds: Option<Duration>,
    /// Random seed: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads play
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

const DEFAULT_TIME: Duration = Duration::from_secs(5);

impl Sim {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let report = games::with_game(&self.game, &self)??;
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else {
            write!(out, "{report}")?;
        }
        Ok(())
    }

    fn until(&self) -> Until {
        match self.games {
            Some(games) => Until::Games(games),
            None => Until::Time(self.seconds.unwrap_or(DEFAULT_TIME)),
        }
    }
}

impl Visitor for &Sim {
    type Output = Result<Report>;

    fn visit<G: Listed>(self) -> Result<Report> {
        let start: G = self.table.start()?;
        let plan = Plan {
            start: &start,
            until: self.until(),
            seed: self.seed,
            threads: self.threads.into(),
        };
        let progress = progress(plan.until);
        let clock = Instant::now();
        let played = playouts::play(&plan, &|games| progress.inc(games));
        let seconds = clock.elapsed().as_secs_f64();
        progress.finish_and_clear();
        let circumstances = Circumstances {
            game: G::NAME,
            edition: setup::edition::<G>(&start.setup()),
            players: start.seats(),
            seconds,
            threads: plan.threads,
        };
        Ok(Report::new(circumstances, &played?))
    }
}

/// A bar on a terminal; nothing at all in a pipe.
fn progress(until: Until) -> ProgressBar {
    let (bar, template) = match until {
        Until::Games(games) => {
            (ProgressBar::new(games), "{wide_bar} {human_pos} of {human_len} games, {eta} to go")
        }
        Until::Time(_) => (ProgressBar::no_length(), "{spinner} {human_pos} games in {elapsed}"),
    };
    if !bar.is_hidden() {
        let style = ProgressStyle::with_template(template);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.enable_steady_tick(Duration::from_millis(100));
    }
    bar
}

fn duration(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|&seconds| seconds > 0.0);
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| "a number of seconds above 0 is needed".to_owned())
}
