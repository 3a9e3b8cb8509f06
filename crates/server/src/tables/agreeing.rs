//! Taking back, and ending a game: alone where that harms nobody, together otherwise.

use game::{Seat, SeatSet};

use super::desk::{Changed, Desk};
use super::sheet::{Proposal, Proposed, Sheet, Sitter, State, Verdict};
use crate::ids::{PersonId, QuestionId};
use crate::problem::Problem;
use crate::store::Change;

/// What came of a wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// It was done.
    Done,
    /// The others are asked.
    Asked,
    /// Somebody did not agree, and it is off the table.
    Refused,
}

impl Desk {
    /// Somebody takes back steps: their own if nobody has learned anything from them,
    /// any others if everybody agrees.
    pub fn take_back(
        &mut self,
        person: PersonId,
        seat: Seat,
        to: Option<usize>,
        now: i64,
    ) -> Result<Changed<Wish>, Problem> {
        self.must_hold(person, seat)?;
        let play = self.playing()?;
        let floor = play.may_undo_to(seat);
        let to = to.or_else(|| play.before_last_answer(seat));
        let to = to.filter(|to| *to < play.steps()).ok_or(Problem::NothingToUndo)?;
        // Nobody is asked to agree to what cannot be done.
        play.check_undo_to(to)?;
        if floor.is_some_and(|floor| floor <= to) {
            let changes = self.undo_to(to, Some(seat), now)?;
            return Ok(Changed { value: Wish::Done, changes });
        }
        self.propose(person, seat, Proposed::Undo(to), now)
    }

    /// Somebody would rather end the game here.
    pub fn give_up(
        &mut self,
        person: PersonId,
        seat: Seat,
        now: i64,
    ) -> Result<Changed<Wish>, Problem> {
        self.must_hold(person, seat)?;
        self.playing()?;
        self.propose(person, seat, Proposed::Abandon, now)
    }

    /// Somebody answers what another has proposed, if it still is what they mean.
    pub fn agree(
        &mut self,
        person: PersonId,
        seat: Seat,
        is_meant: impl Fn(Proposed) -> bool,
        agrees: bool,
        now: i64,
    ) -> Result<Changed<Wish>, Problem> {
        self.must_hold(person, seat)?;
        self.playing()?;
        let proposal = self.sheet.proposal.as_mut().filter(|proposal| is_meant(proposal.what));
        let Some(proposal) = proposal else {
            return Err(Problem::NoProposal);
        };
        if !agrees {
            let asker = proposal.by;
            self.sheet.proposal = None;
            if asker != seat {
                self.give_verdict(asker, Some(seat));
            }
            return Ok(Changed::kept(Wish::Refused, self.keep_sheet(now)));
        }
        proposal.agreed.insert(seat);
        self.settle(now)
    }

    fn propose(
        &mut self,
        person: PersonId,
        by: Seat,
        what: Proposed,
        now: i64,
    ) -> Result<Changed<Wish>, Problem> {
        let mut agreed: SeatSet = self.sheet.seats_of(person).collect();
        agreed.insert(by);
        let at = self.playing()?.position();
        self.sheet.proposal = Some(Proposal { what, by, agreed, at });
        self.sheet.verdict = None;
        self.settle(now)
    }

    /// Does what was proposed once every person at the table agrees; bots always do.
    pub(super) fn settle(&mut self, now: i64) -> Result<Changed<Wish>, Problem> {
        let Some(proposal) = self.sheet.proposal.clone() else {
            return Ok(Changed::unchanged(Wish::Refused));
        };
        let asked =
            |seat: &Seat| matches!(self.sheet.places[seat.index()].sitter, Sitter::Person { .. });
        let mut people = Seat::all(self.sheet.places.len()).filter(asked);
        if !people.all(|seat| proposal.agreed.contains(seat)) {
            return Ok(Changed::kept(Wish::Asked, self.keep_sheet(now)));
        }
        let others = proposal.agreed.len() > self.sheet.seats_of_same(proposal.by).count();
        let changes = match proposal.what {
            Proposed::Undo(to) => {
                let mut changes = self.undo_to(to, None, now)?;
                if others {
                    self.give_verdict(proposal.by, None);
                    changes.push(self.keep_sheet(now));
                }
                changes
            }
            Proposed::Abandon => {
                self.sheet.proposal = None;
                self.sheet.state = State::Abandoned;
                vec![self.keep_sheet(now)]
            }
        };
        Ok(Changed { value: Wish::Done, changes })
    }

    /// Whoever asked for something is told what came of it, until the game goes on.
    fn give_verdict(&mut self, asker: Seat, refused: Option<Seat>) {
        let at = self.play.as_ref().map_or(0, |play| play.position());
        self.sheet.verdict = Some(Verdict { asker, refused, at });
    }

    /// What came of what a seat has asked for, as long as it is news.
    pub fn verdict(&self, asker: Seat) -> Option<Verdict> {
        let at = self.play.as_ref().map(|play| play.position())?;
        self.sheet.verdict.filter(|verdict| verdict.asker == asker && verdict.at == at)
    }

    fn undo_to(&mut self, to: usize, by: Option<Seat>, now: i64) -> Result<Vec<Change>, Problem> {
        let lines = self.playing_mut()?.undo_to(to)?;
        self.thinking = [None; game::MAX_SEATS];
        // It answers no question, which has always been stored as 0.
        let cause = by.map(|seat| (seat, QuestionId::from(0)));
        Ok(self.keep_lines(lines, SeatSet::EMPTY, cause, None, now))
    }

    /// The host of the house ends a table.
    pub fn close(&mut self, now: i64) -> Changed<()> {
        if self.sheet.state.is_final() || self.sheet.state == State::Moved {
            return Changed::unchanged(());
        }
        self.sheet.state = State::Closed;
        Changed::kept((), self.keep_sheet(now))
    }

    /// What somebody answers to threats without being asked, from now on.
    pub fn order(
        &mut self,
        person: PersonId,
        seat: Seat,
        order: Option<crate::orders::Order>,
    ) -> Result<Changed<()>, Problem> {
        self.must_hold(person, seat)?;
        if order.as_ref().is_some_and(|order| !order.is_reasonable()) {
            return Err(Problem::OrderLong { most: crate::orders::MOST_LINES });
        }
        self.sheet.places[seat.index()].order = order;
        Ok(Changed::kept((), self.keep_sheet_quietly()))
    }
}

impl Sheet {
    /// Whoever sits in this seat now has not agreed to what is proposed, has proposed nothing,
    /// and has asked for no time.
    pub(super) fn owes_nothing(&mut self, seat: Seat) {
        self.proposal = self.proposal.take().filter(|proposal| proposal.by != seat);
        if let Some(proposal) = &mut self.proposal {
            proposal.agreed.remove(seat);
        }
        self.verdict = self.verdict.filter(|verdict| verdict.asker != seat);
        if let Some(waits) = &mut self.waits {
            waits.seats.remove(seat);
        }
    }
}
