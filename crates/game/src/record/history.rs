//! A game in progress that can go back.

use crate::{Game, Refusal, Step, Table, Told};

/// How many steps apart the remembered tables are.
///
/// Going back copies the last remembered table before the place and repeats at
/// most so many steps less one. So a step costs a bounded amount of work however
/// often it is undone, and a long game needs little memory.
const STRIDE: usize = 16;

/// A table with the steps in force that led to it.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    /// The table after 0, `STRIDE`, 2 × `STRIDE`, … steps.
    remembered: Vec<Table<G>>,
    steps: Vec<Step<G>>,
    table: Table<G>,
}

impl<G: Game> History<G> {
    /// No step has been taken.
    pub fn new(game: G) -> History<G> {
        History::starting_at(Table::new(game))
    }

    /// No step has been taken at a table where everyone may know something already.
    pub(crate) fn starting_at(table: Table<G>) -> History<G> {
        History { remembered: vec![table.clone()], steps: Vec::new(), table }
    }

    /// The table now.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The table now, for good.
    pub fn into_table(self) -> Table<G> {
        self.table
    }

    /// The steps in force.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Takes a step.
    pub fn apply(&mut self, step: Step<G>) -> Result<Vec<Told<G>>, Refusal> {
        let told = self.table.apply(step)?;
        self.steps.push(step);
        if self.steps.len().is_multiple_of(STRIDE) {
            self.remembered.push(self.table.clone());
        }
        Ok(told)
    }

    /// The table as it was after the first `count` of the steps in force.
    pub fn at(&self, count: usize) -> Result<Table<G>, NoSuchStep> {
        let steps = self.steps.get(..count).ok_or(NoSuchStep { in_force: self.steps.len() })?;
        let start = count / STRIDE;
        let mut table = self.remembered[start].clone();
        for &step in &steps[start * STRIDE..] {
            table.apply(step).expect("a step that was accepted once is accepted again");
        }
        Ok(table)
    }

    /// Takes back all but the first `count` steps in force, at least one.
    pub fn undo_to(&mut self, count: usize) -> Result<(), NoSuchStep> {
        if count >= self.steps.len() {
            return Err(NoSuchStep { in_force: self.steps.len() });
        }
        self.table = self.at(count)?;
        self.steps.truncate(count);
        self.remembered.truncate(count / STRIDE + 1);
        Ok(())
    }
}

/// An undo that takes nothing back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("only {in_force} steps are in force, and an undo leaves fewer")]
pub struct NoSuchStep {
    /// How many steps are in force.
    pub in_force: usize,
}
