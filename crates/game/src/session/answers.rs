//! Answers that come from afar: to a question by its number, one or several at a time.

use super::{QuestionId, Session};
use crate::record::NoSuchStep;
use crate::{Refusal, Seat, Secrets, Silent, Step};

/// Why something was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotTaken {
    /// The question is not, or no longer, asked.
    #[error("this question is not asked any more")]
    Stale,
    /// The seat would learn something between two of the actions.
    #[error("something is learned between these steps, so they are not taken together")]
    NotTogether,
    /// A rule forbids it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// There is nothing like that to take back.
    #[error(transparent)]
    NoSuchStep(#[from] NoSuchStep),
}

impl<G: Secrets> Session<G> {
    /// Takes the answer of a seat to the question with this number: all of the actions or
    /// none, as [`act_all`](Session::act_all) does.
    pub fn answer(
        &mut self,
        seat: Seat,
        question: QuestionId,
        actions: &[G::Action],
    ) -> Result<(), NotTaken> {
        self.expect(seat, question)?;
        self.act_all(seat, actions)
    }

    /// Whether this answer to the question with this number would be taken.
    pub fn check(
        &self,
        seat: Seat,
        question: QuestionId,
        action: G::Action,
    ) -> Result<(), NotTaken> {
        self.expect(seat, question)?;
        Ok(self.game().clone().apply(Step::Act(seat, action), &mut Silent)?)
    }

    /// A seat acts several times, all or none; then whatever follows is dealt, if anybody
    /// deals. That is possible only as long as the seat learns nothing new in between:
    /// otherwise a step that is refused, and takes those before it back, would tell
    /// something for nothing.
    pub fn act_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), NotTaken> {
        if actions.len() > self.recorder.room() {
            return Err(Refusal::FULL.into());
        }
        if actions.len() > 1 {
            // The rules themselves leave everything as it was when they refuse a single one.
            self.try_together(seat, actions)?;
        }
        for (nth, &action) in actions.iter().enumerate() {
            self.take(Step::Act(seat, action))?;
            if let Some(joined) = self.joined.last_mut() {
                *joined = nth > 0;
            }
        }
        Ok(self.go_on()?)
    }

    fn expect(&self, seat: Seat, question: QuestionId) -> Result<(), NotTaken> {
        let asked = self.question(seat).is_some_and(|asked| asked.id() == question);
        if asked { Ok(()) } else { Err(NotTaken::Stale) }
    }

    /// Tries the actions on a copy of the table.
    fn try_together(&self, seat: Seat, actions: &[G::Action]) -> Result<(), NotTaken> {
        let mut table = self.table().clone();
        let mut left = actions.iter();
        while let Some(&action) = left.next() {
            let step = Step::Act(seat, action);
            if left.as_slice().is_empty() {
                table.apply(step)?;
                break;
            }
            let window = table.game().lets_happen().is_some();
            let reveals = !table.game().reveals(&step, Some(seat)).is_empty();
            let memory = table.memory(Some(seat)).clone();
            let told = table.apply(step)?;
            let learned = told.iter().any(|told| told.is_private(seat))
                && memory != *table.memory(Some(seat));
            if window || reveals || learned || !table.status().asks(seat) {
                return Err(NotTaken::NotTogether);
            }
        }
        Ok(())
    }
}
