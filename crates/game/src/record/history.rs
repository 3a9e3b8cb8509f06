//! A game in progress that can go back.

use crate::{Game, Refusal, Step, Table, Told};

/// How many steps apart the remembered tables are.
///
/// Going back copies the last remembered table before the place and repeats at
/// most so many steps less one. So a long game needs little memory.
const STRIDE: usize = 64;

/// A table with the steps in force that led to it.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    /// The table after 0, `STRIDE`, 2 × `STRIDE`, … steps.
    remembered: Vec<Table<G>>,
    /// Where somebody went back to lately, in order: after how many steps, and the table
    /// then. Whoever takes a step back again and again repeats nothing, so all undos of a
    /// game together cost no more than its steps.
    returned_to: Vec<(usize, Table<G>)>,
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
        let remembered = vec![table.clone()];
        History { remembered, returned_to: Vec::new(), steps: Vec::new(), table }
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
            let lately = self.steps.len() - STRIDE;
            self.returned_to.retain(|(count, _)| *count > lately);
        }
        Ok(told)
    }

    /// The table as it was after the first `count` of the steps in force.
    pub fn at(&self, count: usize) -> Result<Table<G>, NoSuchStep> {
        let steps = self.steps.get(..count).ok_or(NoSuchStep { in_force: self.steps.len() })?;
        if count == self.steps.len() {
            return Ok(self.table.clone());
        }
        let strides = count / STRIDE;
        let strided = (strides * STRIDE, &self.remembered[strides]);
        let returned = self.returned_to.iter().rev().find(|(to, _)| *to <= count);
        let returned = returned.map(|(to, table)| (*to, table));
        let (from, nearest) = returned.filter(|(to, _)| *to > strided.0).unwrap_or(strided);
        let mut table = nearest.clone();
        for &step in &steps[from..] {
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
        self.returned_to.retain(|(to, _)| *to < count);
        self.returned_to.push((count, self.table.clone()));
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
