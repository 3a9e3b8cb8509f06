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

    /// How many steps there were before a seat's last answer. An answer of several actions
    /// is one, as long as the session lasts: a record does not tell.
    pub fn before_last_answer(&self, seat: Seat) -> Option<usize> {
        (0..self.steps().len()).rev().find(|&at| self.begins_answer(at, seat))
    }

    /// How many steps there were before a seat's first answer of the turn or round of its
    /// last one.
    pub fn before_last_turn(&self, seat: Seat) -> Option<usize> {
        let last = self.before_last_answer(seat)?;
        let turn = self.turn_before(last);
        let same = (0..=last).rev().take_while(|&at| self.turn_before(at) == turn);
        same.filter(|&at| self.begins_answer(at, seat)).last()
    }

    fn begins_answer(&self, at: usize, seat: Seat) -> bool {
        matches!(self.steps()[at], Step::Act(by, _) if by == seat) && !self.joined[at]
    }

    /// The turn in which a step in force was taken.
    fn turn_before(&self, at: usize) -> u32 {
        let before = |happened: &&Happened<G>| !happened.undone && happened.step <= at;
        self.happened.iter().rev().find(before).map_or(0, |happened| happened.turn)
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
        self.joined.truncate(count);
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
