//! `snug ladder`: all levels against each other, and how strong that makes them.

mod rating;
mod standing;

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use bots::{Kind, Level};
use clap::Args;

use crate::arena::{self, Contest, Entrant, LineUp, Records, hold, progress, seeds};
use crate::games::{self, Listed, Visitor};
use crate::setup::TableArgs;
use standing::{Meeting, Standing};

/// Let all bot levels play each other and rate them
///
/// Every two levels meet at a table where each has half of the seats. A rating is on the
/// scale of chess: 200 points more win three meetings out of four.
#[derive(Args, Debug)]
#[command(after_help = "\
What the figures mean:
  The ratings are those that make the results likeliest; their mean is 0.
  The true rating lies within the interval with 95 % certainty.
  The same levels, seed and games give the same table on every machine.
  With --records, games that are already there are not played again.

Examples:
  snug ladder ankh-morpork
  snug ladder rattus-cartus --levels quick,sharp --games 200 --seed 7")]
pub(crate) struct Ladder {
    /// The game to play
    #[arg(value_parser = games::by_name())]
    game: String,
    /// The levels that meet, separated by commas [default: all]
    #[arg(long, value_name = "A,B,…")]
    levels: Option<LineUp>,
    #[command(flatten)]
    table: TableArgs,
    /// How many games each pair of levels plays, rounded up to whole rotations
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Random seed: the same seed gives the same games; "fresh" draws a new one
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = seeds::parse)]
    seed: u64,
    /// How many games are played at the same time
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Keep every game as a record in this folder, and continue from those already there
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// How many sit at a table unless somebody says otherwise.
const PLAYERS: u8 = 4;

impl Ladder {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let standing = games::with_game(&self.game, &self)??;
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&standing)?)?;
        } else {
            write!(out, "{standing}")?;
        }
        Ok(())
    }

    fn levels(&self) -> Vec<Entrant> {
        match &self.levels {
            Some(levels) => levels.entrants().to_vec(),
            None => Kind::ALL.map(|kind| Entrant::Level(Level::from(kind))).to_vec(),
        }
    }

    /// Both levels by turns, as many of one as of the other.
    fn seats(&self, one: &Entrant, other: &Entrant) -> Result<LineUp> {
        let players = self.table.players.unwrap_or(PLAYERS);
        if !players.is_multiple_of(2) {
            bail!("a ladder needs an even number of players, so that both levels have as many");
        }
        let seats = [one, other].into_iter().cycle().take(players.into());
        Ok(LineUp::new(seats.cloned().collect()))
    }
}

impl Visitor for &Ladder {
    type Output = Result<Standing>;

    fn visit<G: Listed>(self) -> Result<Standing> {
        let levels = self.levels();
        let mut meetings = Vec::new();
        for (first, one) in levels.iter().enumerate() {
            for (second, other) in levels.iter().enumerate().skip(first + 1) {
                let seats = self.seats(one, other)?;
                let start: G = arena::start(&self.table, &seats)?;
                let contest: Contest<G> = Contest::new(start.setup(), seats, self.seed, self.games);
                let folder =
                    self.records.as_ref().map(|path| path.join(format!("{first}-{second}")));
                let records = folder.map(|folder| Records::open(&folder)).transpose()?;
                let bar = progress(contest.games());
                let held = hold(&contest, records.as_ref(), self.threads, None, &|| bar.inc(1));
                bar.finish_and_clear();
                meetings.push(Meeting::new(first, second, &held?.tally));
            }
        }
        Ok(Standing::new(G::NAME, self.seed, &levels, &meetings))
    }
}
