//! `snug play`: a person in a terminal against bots.
//!
//! Plain lines and nothing else: no colours, nothing drawn over, so that it works over
//! ssh, in a pipe and with a screen reader.

mod command;
mod conversation;
mod table;
mod undo;

use std::io::{self, BufRead, Write};

use anyhow::{Context, Result, bail};
use bots::{Kind, Level};
use clap::Args;
use game::{Language, Seat};

use crate::arena::LineUp;
use crate::games::{self, Listed, Visitor};
use crate::rules;
use crate::setup::TableArgs;
use conversation::Conversation;
use table::PlayTable;

/// Play a game against bots
///
/// Every question comes with its answers, numbered; an answer is a number or the notation
/// beside it. `help` lists what else can be said, such as `hint`, `undo` and `log`.
#[derive(Args, Debug)]
#[command(after_help = "\
Bot levels, weakest first: random, quick, sharp, master.
The last of --bots sits in all seats that are left.

Examples:
  snug play rattus-cartus
  snug play ankh-morpork --players 3 --bots sharp,quick
  snug play rattus-cartus --bots master:time=500 --seat 2 --seed 7
  snug play ankh-morpork --lang de")]
pub(crate) struct Play {
    /// The game to play
    #[arg(value_parser = games::by_name())]
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// The opponents, separated by commas [default: sharp]
    #[arg(long, value_name = "A,B,…")]
    bots: Option<LineUp>,
    /// Your seat
    #[arg(long, value_name = "N", default_value = "1")]
    seat: Seat,
    /// Random seed: the same seed and the same answers give the same game
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Ask before each building action in Rattus Cartus, too; otherwise the answer is yes
    #[arg(long)]
    ask: bool,
    /// The language in which the game is told
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = rules::language())]
    lang: Language,
}

impl Play {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let game = self.game.clone();
        games::with_game(&game, Sitting { asked: self, input: io::stdin().lock(), out })?
    }

    /// The table, with as many seats as were asked for or as the bots need.
    fn start<G: Listed>(&self) -> Result<G> {
        let for_bots = self.bots.as_ref().map(|bots| bots.len() + 1);
        let players = match (self.table.players, for_bots) {
            (None, Some(players)) if players > 2 => u8::try_from(players).ok(),
            (players, _) => players,
        };
        TableArgs { players, ..self.table.clone() }.start()
    }

    /// Who sits in every seat; the person's level is not used.
    fn levels(&self, seats: usize) -> Result<Vec<Level>> {
        if self.seat.index() >= seats {
            bail!("there is no seat {} at a table of {seats}", self.seat);
        }
        let named = match &self.bots {
            Some(bots) => bots.levels().context("programs are seated by snug arena alone")?,
            None => Vec::new(),
        };
        if named.len() >= seats {
            bail!("{} bots and you do not fit a table of {seats}", named.len());
        }
        let last = named.last().copied().unwrap_or_else(|| Kind::Sharp.into());
        let mut named = named.into_iter();
        let mut level = |seat| match seat == self.seat {
            true => last,
            false => named.next().unwrap_or(last),
        };
        Ok(Seat::all(seats).map(&mut level).collect())
    }
}

/// A person who sits down to play.
struct Sitting<'a, I, W> {
    asked: Play,
    input: I,
    out: &'a mut W,
}

impl<I: BufRead, W: Write> Visitor for Sitting<'_, I, W> {
    type Output = Result<()>;

    fn visit<G: Listed>(self) -> Result<()> {
        let start: G = self.asked.start()?;
        let levels = self.asked.levels(start.seats())?;
        let seed = match self.asked.seed {
            Some(seed) => seed,
            None => getrandom::u64().context("this machine gives no random numbers")?,
        };
        let mut table = PlayTable::<G>::new(start.setup(), self.asked.seat, levels, seed)?;
        table.answer_as_usual(!self.asked.ask);
        Conversation::new(table, self.asked.lang, self.input, self.out).play()
    }
}
