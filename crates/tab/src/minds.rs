//! Bots that think in a worker of their own, so that the page never waits for them.

use std::collections::HashMap;

use game::Seat;

use crate::Answer;
use crate::sheet::Sheet;
use crate::sitting::{self, Minds};

/// How many tables' bots are remembered: one is played at a time, and a few may wait.
const TABLES: usize = 4;

/// The bots of some tables.
#[derive(Default)]
pub(crate) struct Thinkers {
    tables: HashMap<String, Minds>,
}

impl Thinkers {
    /// What the bot in a seat of a table answers.
    pub(crate) fn think(&mut self, kept: &str, seat: Seat) -> Answer {
        let nothing = Answer::Thought { question: None, action: String::new() };
        let Some(sheet) = Sheet::read(kept) else { return nothing };
        let id = sheet.id.clone();
        let Ok(sitting) = sitting::resume(sheet) else { return nothing };
        if self.tables.len() >= TABLES && !self.tables.contains_key(&id) {
            self.tables.clear();
        }
        let minds = self.tables.entry(id).or_default();
        match sitting.think(seat, minds) {
            Some((question, action)) => Answer::Thought { question: Some(question), action },
            None => nothing,
        }
    }
}

/// What is advised to whoever sits in a seat of a table.
pub(crate) fn advise(kept: &str, seat: Seat) -> Answer {
    let sitting = Sheet::read(kept).and_then(|sheet| sitting::resume(sheet).ok());
    let (question, advice) = sitting.and_then(|sitting| sitting.advise(seat)).unzip();
    Answer::Advice { question, advice }
}
