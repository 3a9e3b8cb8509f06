//! Taking back.

use super::{Happened, NotTaken, Session, What};
use crate::record::NoSuchStep;
use crate::{Game, Seat, SeatSet, Step, Table};

impl<G: Game> Session<G> {
    /// The fewest steps that a seat may go back to by itself: only its own latest steps, and
    /// only those from which nobody has learned anything. `None` if it may not go back.
    pub fn may_undo_to(&self, seat: Seat) -> Option<usize> {
        let steps = self.steps();
        let is_own = |&at: &usize| {
            matches!(steps[at], Step::Act(by, _) if by == seat) && self.is_harmless(at)
        };
        (0..steps.len()).rev().take_while(is_own).last()
    }

    /// Whether nobody has learned anything from the step with this number, counted from 0,
    /// and nobody could have answered a threat before or after it.
    fn is_harmless(&self, at: usize) -> bool {
        let taught_nobody = || {
            let Ok(before) = self.at(at) else { return false };
            let mut after = before.clone();
            let is_calm = |table: &Table<G>| table.game().lets_happen().is_none();
            is_calm(&before)
                && after.apply(self.steps()[at]).is_ok()
                && is_calm(&after)
                && before.memories() == after.memories()
        };
        *self.harmless[at].get_or_init(taught_nobody)
    }

    /// How many steps there were before a seat's last one.
    pub fn before_last_step(&self, seat: Seat) -> Option<usize> {
        self.steps().iter().rposition(|step| matches!(step, Step::Act(by, _) if *by == seat))
    }

    /// Takes back all but the first `count` steps in force, at least one. Chance that was
    /// taken back is dealt anew, with numbers never used before.
    pub fn undo_to(&mut self, count: usize) -> Result<(), NotTaken> {
        self.take_back(count)?;
        Ok(self.go_on()?)
    }

    /// Takes back, and deals nothing.
    pub(super) fn take_back(&mut self, count: usize) -> Result<(), NoSuchStep> {
        let line = self.lines();
        self.recorder.undo_to(count)?;
        self.undone += 1;
        self.harmless.truncate(count);
        for happened in self.happened.iter_mut().filter(|happened| happened.step > count) {
            happened.undone = true;
        }
        let turn = self.game().turn();
        let what = What::Undone(count);
        self.happened.push(Happened { line, step: count, turn, seat: None, undone: false, what });
        // Whatever is asked now is asked anew.
        self.acted = SeatSet::all(self.game().seats());
        self.ask();
        Ok(())
    }
}
