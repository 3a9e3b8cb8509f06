//! Writes a record while the game is played.

use super::{Entry, Header, History, MAX_STEPS, MAX_UNDONE, NoSuchStep, Record};
use crate::dealer::Dealer;
use crate::{Game, Refusal, Status, Step, Table, Told};

/// How many steps are kept free for what chance decides after the last answer, so that no
/// answer and no undo is refused when it is half done.
const FOR_CHANCE: usize = 1_000;

/// A game in progress and its record so far: the one place that numbers chance steps.
///
/// To keep the record in a file, write its text once and append what
/// [`unwritten`](Recorder::unwritten) returns after each step; at the end, an
/// empty line and the text of the [`Opening`](crate::dealer::Opening). Whoever plays a game
/// wants a [`Session`](crate::Session), which has a recorder inside.
#[derive(Clone, Debug)]
pub struct Recorder<G: Game> {
    record: Record<G>,
    history: History<G>,
    /// How many steps there are, undone ones included.
    steps: usize,
    /// How many of them are chance.
    chance_steps: u64,
    /// How many of them were taken back.
    undone: usize,
    /// How many entries were handed out to be written.
    written: usize,
}

impl<G: Game> Recorder<G> {
    /// Begins a record.
    pub fn new(header: Header<G>) -> Recorder<G> {
        let start = Table::new(header.start());
        Recorder::starting_at(header, start)
    }

    /// Begins to write down a game that is not before its first step.
    pub(crate) fn starting_at(header: Header<G>, table: Table<G>) -> Recorder<G> {
        let history = History::starting_at(table);
        let record = Record::new(header);
        Recorder { record, history, steps: 0, chance_steps: 0, undone: 0, written: 0 }
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

    /// The table as it was after the first `count` of the steps in force.
    pub fn at(&self, count: usize) -> Result<Table<G>, NoSuchStep> {
        self.history.at(count)
    }

    /// How many chance steps there were, undone ones included.
    pub fn chance_steps(&self) -> u64 {
        self.chance_steps
    }

    /// How many more answers it can take, with whatever chance decides after each.
    pub(crate) fn room(&self) -> usize {
        (MAX_STEPS - FOR_CHANCE).saturating_sub(self.steps)
    }

    /// How many more steps can be taken back.
    pub(crate) fn room_to_undo(&self) -> usize {
        if self.room() == 0 { 0 } else { MAX_UNDONE.saturating_sub(self.undone) }
    }

    /// Takes a step and writes it down.
    pub fn apply(&mut self, step: Step<G>) -> Result<Vec<Told<G>>, Refusal> {
        if self.steps == MAX_STEPS {
            return Err(Refusal::FULL);
        }
        let turn_before = self.table().game().turn();
        let told = self.history.apply(step)?;
        self.steps += 1;
        self.chance_steps += u64::from(matches!(step, Step::Chance(_)));
        self.record.entries.push(Entry::Step(step));
        let claims = Entry::claims(turn_before, self.history.table().game());
        self.record.entries.extend(claims);
        Ok(told)
    }

    /// Deals the next chance step and writes it down. Its number is counted here,
    /// so that it always fits the record.
    pub fn deal(&mut self, dealer: &Dealer) -> Result<Vec<Told<G>>, Refusal> {
        if self.table().status() != Status::Chance {
            return Err(Refusal::NO_CHANCE);
        }
        let outcome = dealer.outcome(self.chance_steps, self.table().game());
        self.apply(Step::Chance(outcome))
    }

    /// Takes back all but the first `count` steps in force, at least one.
    pub fn undo_to(&mut self, count: usize) -> Result<(), NoSuchStep> {
        let in_force = self.steps().len();
        self.history.undo_to(count)?;
        self.undone += in_force - count;
        self.record.entries.push(Entry::Undo(count));
        Ok(())
    }

    /// The lines since this was last asked.
    pub fn unwritten(&mut self) -> String {
        let lines = &self.record.entries[self.written..];
        self.written += lines.len();
        lines.iter().map(|entry| format!("{entry}\n")).collect()
    }

    /// Everything so far was written elsewhere.
    pub(crate) fn is_written(&mut self) {
        self.written = self.record.entries.len();
    }
}
