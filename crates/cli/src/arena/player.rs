//! Who sits in a seat: a bot of the house, or a program.

use anyhow::Result;
use bots::{Choice, Explanation, Insight, Seated};
use game::Session;
use game::session::Prompt;

use super::line_up::Entrant;
use super::program::{Place, Program};
use super::tally::Faults;

pub(crate) enum Player<G: Insight> {
    Bot(Seated<G>),
    Program(Program),
}

impl<G: Insight> Player<G> {
    pub(crate) fn seat(entrant: &Entrant, place: &Place<'_, G>) -> Result<Player<G>> {
        Ok(match entrant {
            Entrant::Level(level) => Player::Bot(Seated::new(level, place.seat, place.seed)),
            Entrant::Program(command) => Player::Program(Program::seat(command, place)?),
        })
    }

    /// What it needs to answer, if its seat is asked.
    pub(crate) fn prompt(&self, session: &Session<G>, seat: game::Seat) -> Option<Prompt<G>> {
        match self {
            Player::Bot(bot) => bot.prompt(session),
            Player::Program(program) => session.prompt(seat, program.heard()),
        }
    }

    pub(crate) fn decide(&mut self, prompt: &Prompt<G>) -> Result<Choice<G>> {
        match self {
            Player::Bot(bot) => Ok(bot.decide(prompt)),
            Player::Program(program) => {
                let action = program.decide(prompt)?;
                Ok(Choice { action, why: Explanation::default() })
            }
        }
    }

    /// What it did wrong so far.
    pub(crate) fn faults(&self) -> Faults {
        match self {
            Player::Bot(_) => Faults::default(),
            Player::Program(program) => program.faults(),
        }
    }
}
