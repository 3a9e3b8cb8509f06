//! Steps: taking them, dealing, and noting who learned what.

use std::sync::OnceLock;

use super::{Happened, Session, What};
use crate::usual::Company;
use crate::{Game, Refusal, Seat, SeatSet, Status, Step, Told};

impl<G: Game> Session<G> {
    /// A seat answers what it is asked; then whatever follows is dealt, if anybody deals.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        if self.recorder.room() == 0 {
            return Err(Refusal::FULL);
        }
        self.take(Step::Act(seat, action))?;
        self.go_on()
    }

    /// Answers for a seat that is not asked itself, as with the [usual](Game::usual) answer.
    pub fn act_for(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        if self.recorder.room() == 0 {
            return Err(Refusal::FULL);
        }
        self.take_for(seat, action)?;
        self.go_on()
    }

    /// Takes one step, be it chance from a script or from elsewhere. Nothing is dealt.
    pub fn take(&mut self, step: Step<G>) -> Result<(), Refusal> {
        let line = self.lines();
        let told = self.recorder.apply(step)?;
        let seat = match step {
            Step::Act(seat, _) => Some(seat),
            Step::Chance(_) => None,
        };
        self.note(line, seat, told);
        Ok(())
    }

    /// Deals until a seat is asked or the game is over. Refused when chance is to decide
    /// and nobody deals.
    pub fn deal(&mut self) -> Result<(), Refusal> {
        while self.status() == Status::Chance {
            let dealer = self.dealer.as_ref().ok_or(Refusal::NO_CHANCE)?;
            let line = self.lines();
            let told = self.recorder.deal(dealer)?;
            self.note(line, None, told);
        }
        Ok(())
    }

    /// What would be dealt next, for those who check what was dealt.
    pub fn would_deal(&self) -> Option<G::Chance> {
        let dealer = self.dealer.as_ref().filter(|_| self.status() == Status::Chance)?;
        Some(dealer.outcome(self.chance_steps(), self.game()))
    }

    /// From now on these seats, and no others, give the [usual](Game::usual) answer without
    /// being asked. It is a step of theirs like any other.
    pub fn answer_as_usual(&mut self, seats: SeatSet, company: Company) {
        (self.as_usual, self.company) = (seats, company);
    }

    /// Deals whatever follows, if anybody deals, and gives the usual answers.
    pub(super) fn go_on(&mut self) -> Result<(), Refusal> {
        self.deal_on()?;
        while self.recorder.room() > 0
            && let Some((seat, action)) = self.usual_answer()
        {
            self.take_for(seat, action)?;
            self.deal_on()?;
        }
        Ok(())
    }

    /// Takes a step that its seat was not asked for: whoever takes back means what they
    /// answered themselves.
    fn take_for(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.take(Step::Act(seat, action))?;
        if let Some(joined) = self.joined.last_mut() {
            *joined = true;
        }
        Ok(())
    }

    /// Deals whatever follows, if anybody deals.
    pub(super) fn deal_on(&mut self) -> Result<(), Refusal> {
        if self.dealer.is_some() { self.deal() } else { Ok(()) }
    }

    fn usual_answer(&self) -> Option<(Seat, G::Action)> {
        let Status::Seats(asked) = self.status() else { return None };
        let turn = self.game().turn();
        let is_asked = |seat| self.went_back == Some((seat, turn)) || !self.as_usual.contains(seat);
        let unasked = asked.iter().filter(|&seat| !is_asked(seat));
        unasked.filter_map(|seat| Some((seat, self.game().usual(seat, self.company)?))).next()
    }

    /// Notes what came of a step that was just taken.
    fn note(&mut self, line: usize, seat: Option<Seat>, told: Vec<Told<G>>) {
        self.harmless.push(OnceLock::new());
        self.joined.push(false);
        seat.into_iter().for_each(|seat| self.acted.insert(seat));
        let (step, turn) = (self.steps().len(), self.game().turn());
        for told in told {
            let what = What::Event(told);
            self.happens(Happened { line, step, turn, seat, undone: false, what });
        }
        self.ask();
    }
}
