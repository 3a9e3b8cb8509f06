//! `snug play`: a person in a terminal against bots, or with a coach.
//!
//! Lines follow each other and nothing is drawn over, so that it works over ssh, in a pipe
//! and with a screen reader.

mod conversation;
mod learn;
mod table;

use std::io::{self, BufRead, Write};

use anyhow::{Context, Result, bail};
use bots::{Kind, Level};
use clap::Args;
use game::Seat;
use game::scenario::guided::Progress;
use words::Names;

use crate::arena::LineUp;
use crate::games::{self, Listed, Visitor};
use crate::setup::TableArgs;
use crate::terminal::{LookArgs, Terminal, Tone};
use conversation::Conversation;
use table::PlayTable;

/// Play a game against bots, or learn it with a coach
///
/// Every question comes with its answers, numbered; an answer is a number or the notation
/// after it. `help` lists what else can be typed, such as `cards`, `hint` and `undo`.
/// Colours are left out where the variable NO_COLOR is set.
#[derive(Args, Debug)]
#[command(after_help = "\
The levels of bots are told by snug play ankh-morpork --levels.
The last of --bots sits in all seats that are left.

Examples:
  snug play rattus-cartus
  snug play ankh-morpork --players 3 --bots sharp,quick
  snug play rattus-cartus --bots master:time=500 --seat 2 --seed 7
  snug play ankh-morpork --lang de
  snug play rattus-cartus --learn
  snug play ankh-morpork --plain")]
pub(crate) struct Play {
    /// The game to play
    #[arg(value_parser = games::by_name())]
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// List the levels of bots: how each thinks, and how strong it is
    #[arg(long, conflicts_with_all = ["learn", "bots"])]
    levels: bool,
    /// The opponents, separated by commas [default: sharp]
    #[arg(long, value_name = "A,B,…")]
    bots: Option<LineUp>,
    /// Your seat
    #[arg(long, value_name = "N", default_value = "1")]
    seat: Seat,
    /// Random seed: the same seed and the same answers give the same game
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Ask also what hardly anyone declines, such as taking money or using an action, and what
    /// has only one answer
    #[arg(long)]
    ask: bool,
    /// Play the guided first game: a coach explains one thing at a time
    #[arg(long, conflicts_with_all = ["players", "edition", "options", "bots", "seat", "seed", "ask"])]
    learn: bool,
    /// Go on with a guided game where you left it
    #[arg(long, value_name = "WHERE", requires = "learn")]
    at: Option<Progress>,
    #[command(flatten)]
    look: LookArgs,
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

/// What is said of the levels on pages, too.
fn tell_levels<I: BufRead, W: Write>(mut terminal: Terminal<'_, I, W>) -> Result<()> {
    let words = terminal.words();
    terminal.head(words.say("bot-levels"))?;
    for level in words.levels() {
        terminal.blank()?;
        terminal.tell(&format!("{} ({})", level.name, level.id).into(), 0, Tone::Heading)?;
        terminal.tell(&format!("{} {}", level.thinks, level.strength).into(), 2, Tone::Normal)?;
    }
    terminal.blank()?;
    terminal.say(words.say("bot-styles"))
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
        let look = self.asked.look.look();
        if self.asked.levels {
            return tell_levels(Terminal::new(look, Names::nobody(), self.input, self.out));
        }
        if self.asked.learn {
            let progress = self.asked.at.unwrap_or_default();
            return learn::Lesson::<G, _, _>::new(look, progress, self.input, self.out)?.follow();
        }
        let start: G = self.asked.start()?;
        let levels = self.asked.levels(start.seats())?;
        let seed = match self.asked.seed {
            Some(seed) => seed,
            None => getrandom::u64().context("this machine gives no random numbers")?,
        };
        let mut table = PlayTable::<G>::new(start.setup(), self.asked.seat, levels, seed)?;
        if !self.asked.ask {
            table.answer_as_usual();
        }
        Conversation::new(table, look, self.input, self.out).play()
    }
}
