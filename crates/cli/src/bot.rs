//! `snug bot`: a bot of this release, as a program that the arena of any release can seat.

use std::io::{self, BufRead, Write};

use anyhow::{Context, Result, anyhow, bail};
use bots::{Bot, Level, bot};
use clap::Args;
use game::Seat;

use crate::games::{self, Listed, Visitor};
use crate::protocol::{Line, Reply, VERSION};

/// Answer for a seat over standard input and output
///
/// The lines are those of docs/bot-protocol.md. The arena of this or of a later release
/// seats it as an opponent.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  snug arena ankh-morpork --seats \"sharp,exec:old-snug bot ankh-morpork sharp\" --games 200")]
pub(crate) struct BotArgs {
    /// The game to play
    #[arg(value_parser = games::by_name())]
    game: String,
    /// The level, which may have parameters after a colon
    level: Level,
}

impl BotArgs {
    pub(crate) fn run(self, _out: &mut impl Write) -> Result<()> {
        games::with_game(&self.game, &self)?
    }
}

impl Visitor for &BotArgs {
    type Output = Result<()>;

    fn visit<G: Listed>(self) -> Result<()> {
        Program::<G>::new(self.level).serve(io::stdin().lock(), io::stdout().lock())
    }
}

/// A bot, and what it was told since it last answered.
struct Program<G: Listed> {
    level: Level,
    setup: Option<G::Setup>,
    seat: Option<Seat>,
    seed: u64,
    playing: Option<Playing<G>>,
    view: String,
    actions: Vec<G::Action>,
}

/// A bot at its table, and what its seat remembers.
struct Playing<G: Listed> {
    bot: Box<dyn Bot<G>>,
    memory: G::Memory,
}

impl<G: Listed> Program<G> {
    fn new(level: Level) -> Program<G> {
        let (setup, seat, playing) = (None, None, None);
        Program { level, setup, seat, seed: 0, playing, view: String::new(), actions: Vec::new() }
    }

    /// Listens and answers until it is told to stop.
    fn serve(mut self, from: impl BufRead, mut to: impl Write) -> Result<()> {
        for line in from.lines() {
            match Line::parse(&line?) {
                None => {}
                Some(Line::Quit) => return Ok(()),
                Some(line) => {
                    if let Some(reply) = self.hear(line)? {
                        writeln!(to, "{reply}")?;
                        to.flush()?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Takes in a line, and returns what it is to be answered with, if anything.
    fn hear(&mut self, line: Line<'_>) -> Result<Option<String>> {
        match line {
            Line::Hello(version) => {
                if version < VERSION {
                    bail!("this bot speaks version {VERSION}, not {version}");
                }
                return Ok(Some(Reply::Hello(VERSION).to_string()));
            }
            Line::Game(name) if name != G::NAME => bail!("this bot plays {}, not {name}", G::NAME),
            Line::Setup(text) => {
                self.setup = Some(serde_json::from_str(text).context("the set-up")?);
            }
            Line::Seat(text) => self.seat = Some(text.parse()?),
            Line::Seed(seed) => self.seed = seed,
            Line::Shown(text) => {
                let shown = serde_json::from_str(text).context("what was shown")?;
                let playing = self.sit_down()?;
                G::learn(&mut playing.memory, &shown);
                playing.bot.saw(&shown);
            }
            Line::View(text) => {
                self.view = text.to_owned();
                self.actions.clear();
            }
            // An action of a later release is left to others.
            Line::Action(text) => self.actions.extend(text.parse::<G::Action>()),
            Line::Go => return self.answer().map(Some),
            Line::Game(_) | Line::Rules(_) | Line::Time(_) | Line::Quit => {}
        }
        Ok(None)
    }

    /// The bot, from when it was first told of the game.
    fn sit_down(&mut self) -> Result<&mut Playing<G>> {
        if self.playing.is_none() {
            let seat = self.seat.context("nobody said for which seat to play")?;
            let setup = self.setup.as_ref().context("nobody said how the table is set up")?;
            let game = G::new(setup).map_err(|refusal| anyhow!("{refusal}"))?;
            if seat.index() >= game.seats() {
                bail!("there is no seat {seat} at this table");
            }
            let bot = bot(&self.level, seat, self.seed);
            self.playing = Some(Playing { bot, memory: game.memory(Some(seat)) });
        }
        self.playing.as_mut().context("it has just sat down")
    }

    fn answer(&mut self) -> Result<String> {
        self.sit_down()?;
        let playing = self.playing.as_mut().context("it has just sat down")?;
        let mut from = serde_json::Deserializer::from_str(&self.view);
        let view = G::read_view(&mut from, &playing.memory).context("the view")?;
        if self.actions.is_empty() {
            bail!("it was asked without an answer that it could give");
        }
        let action = playing.bot.decide(&view, &playing.memory, &self.actions).action;
        Ok(Reply::Answer(&action.to_string()).to_string())
    }
}
