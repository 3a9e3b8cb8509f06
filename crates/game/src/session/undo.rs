//! Taking back.

use super::{Happened, NotTaken, Session, What};
use crate::record::NoSuchStep;
use crate::{Game, Refusal, Seat, SeatSet, Step, Table};

/// How many of its own steps a seat may take back by itself in one game. Eight seats
/// together leave room for what is taken back by agreement.
const ALONE: usize = 400;

impl<G: Game> Session<G> {
    /// The fewest steps that a seat may go back to by itself: only its own latest steps, and
    /// only those from which nobody has learned anything. `None` if it may not go back.
    pub fn may_undo_to(&self, seat: Seat) -> Option<usize> {
        if self.taken_back[seat.index()] >= ALONE {
            return None;
        }
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
    /// is one, as long as the session lasts: a record does not tell, and whoever resumes one
    /// [says](Session::were_together) which they were.
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

    /// Whether a seat has answered with the step after so many others, and not the house for
    /// it.
    pub fn begins_answer(&self, at: usize, seat: Seat) -> bool {
        matches!(self.steps()[at], Step::Act(by, _) if by == seat) && !self.joined[at]
    }

    /// The turn in which a step in force was taken.
    fn turn_before(&self, at: usize) -> u32 {
        let until =
            self.in_force.partition_point(|&place| self.happened[place as usize].step <= at);
        let last = until.checked_sub(1).map(|last| self.in_force[last] as usize);
        last.map_or(0, |place| self.happened[place].turn)
    }

    /// Takes back all but the first `count` steps in force, at least one. Chance that was
    /// taken back is dealt anew, with numbers never used before. Usual answers are not given
    /// again in this turn: who goes back to one may want to give another. Refused, and nothing has
    /// changed, when too much was taken back before.
    pub fn undo_to(&mut self, count: usize) -> Result<(), NotTaken> {
        self.check_undo_to(count)?;
        self.take_back(count)?;
        Ok(self.deal_on()?)
    }

    /// Whether all but the first `count` steps in force could be taken back now.
    pub fn check_undo_to(&self, count: usize) -> Result<(), NotTaken> {
        let in_force = self.steps().len();
        match in_force.checked_sub(count) {
            None | Some(0) => Err(NoSuchStep { in_force }.into()),
            Some(steps) if steps > self.recorder.room_to_undo() => Err(Refusal::UNDONE.into()),
            Some(_) => Ok(()),
        }
    }

    /// Takes back, and deals nothing.
    pub(super) fn take_back(&mut self, count: usize) -> Result<(), NoSuchStep> {
        let line = self.lines();
        let mut taken_back = self.taken_back;
        let back = self.steps().iter().skip(count).find_map(|step| match step {
            Step::Act(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        });
        for step in self.steps().iter().skip(count) {
            if let Step::Act(seat, _) = step {
                taken_back[seat.index()] += 1;
            }
        }
        self.recorder.undo_to(count)?;
        self.taken_back = taken_back;
        self.undone += 1;
        self.harmless.truncate(count);
        self.joined.truncate(count);
        self.unhappens(count);
        let turn = self.game().turn();
        self.went_back = back.map(|seat| (seat, turn));
        let what = What::Undone(count);
        self.happens(Happened { line, step: count, turn, seat: None, undone: false, what });
        // Whatever is asked now is asked anew.
        self.acted = SeatSet::all(self.game().seats());
        self.ask();
        Ok(())
    }
}
