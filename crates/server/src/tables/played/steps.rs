//! Taking steps, and taking them back.

use game::record::Entry;
use game::{Game, MAX_SEATS, ParseError, Refusal, Seat, Step, Table};

use super::{Mark, Played};
use crate::games::Hosted;
use crate::tables::any::{Lines, Refused};
use crate::tables::told::{Told, What, what};

/// The most actions that can be sent together.
const MOST_TOGETHER: usize = 64;

impl<G: Hosted> Played<G> {
    /// Takes one step and notes who learned what of it.
    pub(super) fn take(&mut self, step: Step<G>) -> Result<(), Refusal> {
        let before = self.recorder.table().clone();
        let line = self.lines();
        let events = self.recorder.apply(step)?;
        let seat = match step {
            Step::Act(seat, _) => Some(seat),
            Step::Chance(_) => {
                self.chances += 1;
                None
            }
        };
        let harmless = seat.is_some()
            && before.game().lets_happen().is_none()
            && self.game().lets_happen().is_none()
            && same_memories(&before, self.recorder.table());
        self.marks.push(Mark { seat, harmless });
        let step = self.marks.len();
        let turn = self.game().turn();
        for event in &events {
            let what = what(self.game(), event);
            self.told.push(Told { line, step, turn, seat, undone: false, what });
        }
        Ok(())
    }

    /// Deals until a seat is asked or the game is over.
    pub(super) fn deal(&mut self) -> Result<(), Refusal> {
        while self.is_chance() {
            let Some(dealer) = &self.dealer else { return Err(Refusal::NO_CHANCE) };
            let outcome = dealer.outcome(self.chances, self.game());
            self.take(Step::Chance(outcome))?;
        }
        Ok(())
    }

    /// What was written since there were `at` lines.
    pub(super) fn since(&mut self, at: usize) -> Lines {
        let text = self.recorder.unwritten();
        Lines { at, count: self.lines() - at, text }
    }

    /// Takes the answers of a seat, all or none, and deals whatever follows.
    pub(super) fn take_answers(
        &mut self,
        seat: Seat,
        question: u32,
        actions: &[String],
    ) -> Result<Lines, Refused> {
        let actions = parse_all::<G>(actions)?;
        self.expect(seat, question)?;
        self.try_together(seat, &actions)?;
        let at = self.lines();
        for action in actions {
            self.take(Step::Act(seat, action)).map_err(illegal)?;
        }
        self.deal().map_err(illegal)?;
        self.ask(|other| other == seat);
        Ok(self.since(at))
    }

    /// Whether this is the question that the seat is asked.
    pub(super) fn expect(&self, seat: Seat, question: u32) -> Result<(), Refused> {
        let asked = self.questions[seat.index() % MAX_SEATS].as_ref();
        if asked.is_some_and(|asked| asked.number == question) {
            Ok(())
        } else {
            Err(Refused::Stale)
        }
    }

    /// Tries the steps on a copy of the table. Several are taken together only as long as
    /// the seat learns nothing new in between: otherwise a step that is refused, and takes
    /// those before it back, would tell something for nothing.
    fn try_together(&self, seat: Seat, actions: &[G::Action]) -> Result<(), Refused> {
        if actions.len() == 1 {
            // The rules leave everything as it was when they refuse it.
            return Ok(());
        }
        let mut table = self.recorder.table().clone();
        let mut left = actions.iter();
        while let Some(&action) = left.next() {
            let step = Step::Act(seat, action);
            let is_last = left.as_slice().is_empty();
            let window = table.game().lets_happen().is_some();
            let reveals = !is_last && !table.game().reveals(&step, Some(seat)).is_empty();
            let memory = (!is_last).then(|| table.memory(Some(seat)).clone());
            let events = table.apply(step).map_err(illegal)?;
            let Some(memory) = memory else { return Ok(()) };
            let told_in_private = events.iter().any(|event| {
                table.game().shown(event, Some(seat)) != table.game().shown(event, None)
            });
            let learned = told_in_private && memory != *table.memory(Some(seat));
            if window || reveals || learned || !table.status().asks(seat) {
                return Err(Refused::NotTogether);
            }
        }
        Ok(())
    }

    /// The fewest steps a seat may go back to by itself: only its own latest steps, and
    /// only those from which nobody has learned anything.
    pub(super) fn floor(&self, seat: Seat) -> Option<usize> {
        let own = |mark: &&Mark| mark.seat == Some(seat) && mark.harmless;
        let count = self.marks.iter().rev().take_while(own).count();
        (count > 0).then(|| self.marks.len() - count)
    }

    /// Takes back all but the first so many steps.
    pub(super) fn take_back(&mut self, count: usize) -> Result<Lines, Refused> {
        let at = self.lines();
        self.recorder.undo_to(count).map_err(|_| Refused::NoSuchStep)?;
        self.note_undo(at, count);
        // Chance that was taken back is dealt anew, with numbers never used before.
        self.deal().map_err(illegal)?;
        self.ask(|_| true);
        Ok(self.since(at))
    }

    pub(super) fn note_undo(&mut self, line: usize, count: usize) {
        self.undone += 1;
        self.marks.truncate(count);
        for told in self.told.iter_mut().filter(|told| told.step > count) {
            told.undone = true;
        }
        let turn = self.game().turn();
        let what = What::Undone(count);
        self.told.push(Told { line, step: count, turn, seat: None, undone: false, what });
    }

    /// Follows what an entry of a record says happened.
    pub(super) fn follow(&mut self, entry: &Entry<G>) -> Result<(), String> {
        match entry {
            Entry::Step(step) => {
                self.take(*step).map_err(|refusal| format!("\"{step}\" is {refusal}"))
            }
            Entry::Undo(count) => {
                let line = self.lines();
                self.recorder.undo_to(*count).map_err(|error| error.to_string())?;
                self.note_undo(line, *count);
                Ok(())
            }
            // The recorder writes these by itself; they are compared at the end.
            Entry::Check { .. } | Entry::End(_) => Ok(()),
        }
    }
}

/// Whether a step has taught nobody anything.
fn same_memories<G: Game>(before: &Table<G>, after: &Table<G>) -> bool {
    let observers = Seat::all(after.game().seats()).map(Some).chain([None]);
    observers.into_iter().all(|seat| before.memory(seat) == after.memory(seat))
}

pub(super) fn parse_all<G: Game>(actions: &[String]) -> Result<Vec<G::Action>, Refused> {
    if actions.is_empty() || actions.len() > MOST_TOGETHER {
        let reason = format!("a step has between 1 and {MOST_TOGETHER} actions");
        return Err(Refused::Malformed(reason));
    }
    let parse = |action: &String| {
        action.parse().map_err(|error: ParseError| Refused::Malformed(error.to_string()))
    };
    actions.iter().map(parse).collect()
}

/// The rule that refused.
pub(super) fn illegal(refusal: Refusal) -> Refused {
    Refused::Illegal { rule: refusal.rule() }
}
