//! What happened at a table, step by step, for whoever tells of it.

use crate::{Game, Refusal, Seat, Step, Table, Told};

/// Something that happened.
#[derive(Debug)]
pub struct Line<G: Game> {
    /// By which step, counted from 1.
    pub step: u32,
    /// In which turn.
    pub turn: u32,
    /// Whose step it was; chance's where it was nobody's.
    pub by: Option<Seat>,
    /// What it was.
    pub told: Told<G>,
}

/// Everything that happened so far.
#[derive(Debug)]
pub(super) struct Story<G: Game> {
    taken: u32,
    pub(super) lines: Vec<Line<G>>,
}

impl<G: Game> Clone for Line<G> {
    fn clone(&self) -> Self {
        let Line { step, turn, by, ref told } = *self;
        Line { step, turn, by, told: told.clone() }
    }
}

impl<G: Game> Clone for Story<G> {
    fn clone(&self) -> Self {
        Story { taken: self.taken, lines: self.lines.clone() }
    }
}

impl<G: Game> Story<G> {
    pub(super) fn new() -> Story<G> {
        Story { taken: 0, lines: Vec::new() }
    }

    /// Takes a step at a table, and keeps what it brings.
    pub(super) fn take(&mut self, table: &mut Table<G>, step: Step<G>) -> Result<(), Refusal> {
        let by = match step {
            Step::Act(seat, _) => Some(seat),
            Step::Chance(_) => None,
        };
        let told = table.apply(step)?;
        self.taken += 1;
        let (step, turn) = (self.taken, table.game().turn());
        self.lines.extend(told.into_iter().map(|told| Line { step, turn, by, told }));
        Ok(())
    }
}
