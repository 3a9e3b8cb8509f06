//! A bot in its seat, with all that it has heard there.

use game::session::{Cursor, Prompt};
use game::{Seat, Session};

use crate::{Bot, Choice, Insight, Level, bot};

/// A bot that sits at a table: it hears the news before it decides, and begins anew when
/// something was taken back, because no bot can unlearn.
pub struct Seated<G: Insight> {
    level: Level,
    seat: Seat,
    seed: u64,
    bot: Box<dyn Bot<G>>,
    heard: Cursor,
}

impl<G: Insight> Seated<G> {
    /// A bot of this level sits down. The same level, seat and seed play alike.
    pub fn new(level: &Level, seat: Seat, seed: u64) -> Seated<G> {
        let bot = bot(level, seat, seed);
        Seated { level: *level, seat, seed, bot, heard: Cursor::default() }
    }

    /// What it was seated as.
    pub fn level(&self) -> &Level {
        &self.level
    }

    /// What it needs to answer, if its seat is asked. Both can be taken to another thread.
    pub fn prompt(&self, session: &Session<G>) -> Option<Prompt<G>> {
        session.prompt(self.seat, self.heard)
    }

    /// Hears the news of a prompt, and chooses one of its actions.
    pub fn decide(&mut self, prompt: &Prompt<G>) -> Choice<G> {
        if prompt.anew {
            self.bot = bot(&self.level, self.seat, self.seed);
        }
        prompt.news.iter().for_each(|shown| self.bot.saw(shown));
        self.heard = prompt.heard;
        self.bot.decide(&prompt.view, &prompt.memory, &prompt.actions)
    }
}
