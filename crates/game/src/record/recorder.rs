//! Writes a record while the game is played.

use super::{Entry, Fault, Header, History, MAX_STEPS, NoSuchStep, Record};
use crate::dealer::{Dealer, Opening, WrongOpening};
use crate::{Game, Refusal, Status, Step, Table};

/// A game in progress and its record so far.
///
/// To keep the record in a file, write its text once and append what
/// [`unwritten`](Recorder::unwritten) returns after each step; at the end, an
/// empty line and the text of the [`Opening`].
#[derive(Clone, Debug)]
pub struct Recorder<G: Game> {
    record: Record<G>,
    history: History<G>,
    /// How many steps there are, undone ones included.
    steps: usize,
    /// How many of them are chance.
    chance_steps: u64,
    /// How many entries were handed out to be written.
    written: usize,
}

impl<G: Game> Recorder<G> {
    /// Begins a record.
    pub fn new(header: Header<G>) -> Recorder<G> {
        let history = History::new(header.start());
        let record = Record::new(header);
        Recorder { record, history, steps: 0, chance_steps: 0, written: 0 }
    }

    /// Goes on where a record ends; the record counts as written.
    ///
    /// After its values are revealed a record cannot go on.
    pub fn resume(record: Record<G>) -> Result<Recorder<G>, Fault> {
        let history = record.history()?;
        if record.opening.is_some() {
            let line = record.opening_line();
            return Err(Fault::at(line, "this game is closed: its values are revealed"));
        }
        let (steps, chance_steps) = (record.steps().count(), record.chance_steps());
        let written = record.entries.len();
        Ok(Recorder { record, history, steps, chance_steps, written })
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The table now.
    pub fn table(&self) -> &Table<G> {
        self.history.table()
    }

    /// The steps in force.
    pub fn steps(&self) -> &[Step<G>] {
        self.history.steps()
    }

    /// Takes a step and writes it down.
    pub fn apply(&mut self, step: Step<G>) -> Result<Vec<G::Event>, Refusal> {
        if self.steps >= MAX_STEPS {
            return Err(Refusal::FULL);
        }
        let turn_before = self.table().game().turn();
        let events = self.history.apply(step)?;
        self.steps += 1;
        self.chance_steps += u64::from(matches!(step, Step::Chance(_)));
        self.record.entries.push(Entry::Step(step));
        let claims = Entry::claims(turn_before, self.history.table().game());
        self.record.entries.extend(claims);
        Ok(events)
    }

    /// Deals the next chance step and writes it down. Its number is counted here,
    /// so that it always fits the record.
    pub fn deal(&mut self, dealer: &Dealer) -> Result<Vec<G::Event>, Refusal> {
        if self.table().status() != Status::Chance {
            return Err(Refusal::NO_CHANCE);
        }
        let outcome = dealer.outcome(self.chance_steps, self.table().game());
        self.apply(Step::Chance(outcome))
    }

    /// Takes back all but the first `count` steps in force, at least one.
    pub fn undo_to(&mut self, count: usize) -> Result<(), NoSuchStep> {
        self.history.undo_to(count)?;
        self.record.entries.push(Entry::Undo(count));
        Ok(())
    }

    /// The lines since this was last asked.
    pub fn unwritten(&mut self) -> String {
        let lines = &self.record.entries[self.written..];
        self.written += lines.len();
        lines.iter().map(|entry| format!("{entry}\n")).collect()
    }

    /// Closes the record with what chance was dealt from, if that is what the
    /// header's commitments bind to.
    pub fn reveal(self, opening: Opening) -> Result<Record<G>, WrongOpening> {
        if let Some(seal) = self.record.header.seal() {
            opening.check(seal)?;
        }
        Ok(Record { opening: Some(opening), ..self.record })
    }
}
