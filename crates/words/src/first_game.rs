//! A guided first game, and what its coach says.

use game::Game;
use game::scenario::guided::{Guided, Objection, Stop};

use crate::Words;

/// The guided first game of a game.
pub struct FirstGame<G: Game> {
    /// Its script.
    pub guided: Guided<G>,
    /// The letters of the game in keys of messages.
    pub letters: &'static str,
    /// The keys of what the others are called.
    pub others: [&'static str; 2],
}

impl<G: Game> FirstGame<G> {
    /// Reads a script that is part of the program.
    ///
    /// # Panics
    ///
    /// When it is none: the tests of the games run every one.
    pub fn read(script: &str, letters: &'static str, others: [&'static str; 2]) -> FirstGame<G> {
        match Guided::read("learn/first-game.toml", script) {
            Ok(guided) => FirstGame { guided, letters, others },
            Err(error) => panic!("{error}"),
        }
    }

    /// What the coach says at a stop.
    pub fn says(&self, words: &'static Words, stop: &Stop<G>) -> &'static str {
        words.say(&format!("coach-{}-{}", self.letters, stop.id))
    }

    /// What the coach says to an answer that does not lead on.
    pub fn objects(
        &self,
        words: &'static Words,
        stop: &Stop<G>,
        objection: &Objection,
    ) -> &'static str {
        match &objection.say {
            Some(say) => words.say(&format!("coach-{}-{}-{say}", self.letters, stop.id)),
            None => words.say("coach-otherwise"),
        }
    }
}
