//! What the rest of the house sees of a game: notation and JSON.

use std::any::Any;
use std::collections::BTreeMap;

use bots::Level;
use game::usual::Company;
use game::{Seat, SeatSet, Status};
use web::Drawn;

use super::Played;
use crate::games::Hosted;
use crate::ids::QuestionId;
use crate::problem::{Problem, read_action, read_actions};
use crate::tables::any::{Advising, AnyTable, Chosen, Lines, SeatTally, Standing, Tally, Thought};
use crate::tables::told::LogPage;
use crate::wire::{GameData, Written};

impl<G: Hosted> AnyTable for Played<G> {
    fn drawn(&self) -> &dyn Drawn {
        &self.session
    }

    fn seats(&self) -> usize {
        self.session.game().seats()
    }

    fn position(&self) -> usize {
        self.session.lines()
    }

    fn steps(&self) -> usize {
        self.session.steps().len()
    }

    fn chance_steps(&self) -> u64 {
        self.session.chance_steps()
    }

    fn turn(&self) -> u32 {
        self.session.game().turn()
    }

    fn standing(&self) -> Standing {
        match self.session.status() {
            Status::Seats(seats) => Standing::Asked(seats),
            Status::Over(ranking) => Standing::Over(ranking),
            // Only before the first deal, or at a table that nobody deals at.
            Status::Chance => Standing::Asked(SeatSet::EMPTY),
        }
    }

    fn tally(&self) -> Option<Tally> {
        let Status::Over(ranking) = self.session.status() else { return None };
        let game = self.session.game();
        let mut plays = vec![BTreeMap::<&'static str, u32>::new(); game.seats()];
        for (_, shown) in self.session.shown(None) {
            if let Some((seat, what)) = G::played(shown) {
                *plays[seat.index()].entry(what).or_default() += 1;
            }
        }
        let seat = |(seat, plays): (Seat, BTreeMap<_, _>)| SeatTally {
            role: game.role(seat),
            won: ranking.winners().contains(seat),
            plays: plays.into_iter().collect(),
        };
        let seats = Seat::all(game.seats()).zip(plays).map(seat).collect();
        Some(Tally { ending: game.ending(), seats })
    }

    fn is_window(&self) -> bool {
        self.session.game().lets_happen().is_some()
    }

    fn question(&self, seat: Seat) -> Option<QuestionId> {
        Some(self.session.question(seat)?.id())
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        let question = self.session.question(seat);
        let actions = question.map_or(&[][..], |question| question.actions());
        actions.iter().map(ToString::to_string).collect()
    }

    fn check(&self, seat: Seat, question: QuestionId, action: &str) -> Result<(), Problem> {
        let action = read_action::<G>(action)?;
        Ok(self.session.check(seat, question, action)?)
    }

    fn threatened(&self) -> Vec<String> {
        G::threatened(&self.session.view(None))
    }

    fn silence(&self) -> Option<String> {
        self.session.game().lets_happen().map(|action| action.to_string())
    }

    fn asks_the_usual(&self) -> bool {
        self.session.game().asks_the_usual()
    }

    fn answer_as_usual(&mut self, seats: SeatSet, company: Company) {
        self.session.answer_as_usual(seats, company);
    }

    fn were_together(&mut self, answers: &[(usize, usize)]) {
        let answers: Vec<_> = answers.iter().map(|&(at, count)| at..at + count).collect();
        self.session.were_together(&answers);
    }

    fn go_along(&mut self, lines: &str, as_one: bool) -> Result<(), String> {
        self.session.go_along(lines, as_one).map_err(|fault| fault.to_string())
    }

    fn begin(&mut self) -> Result<Lines, Problem> {
        self.change(|session| Ok(session.deal()?))
    }

    fn answer(
        &mut self,
        seat: Seat,
        question: QuestionId,
        actions: &[String],
    ) -> Result<Lines, Problem> {
        let actions = read_actions::<G>(actions)?;
        self.change(|session| session.answer(seat, question, &actions))
    }

    fn answer_chosen(
        &mut self,
        seat: Seat,
        question: QuestionId,
        action: Chosen,
    ) -> Result<Lines, Problem> {
        let action: Box<dyn Any> = action;
        // A bot of another game is a mistake of ours.
        let action = action.downcast::<G::Action>().map_err(|_| Problem::Stumbled)?;
        self.change(|session| session.answer(seat, question, &[*action]))
    }

    fn may_undo_to(&self, seat: Seat) -> Option<usize> {
        self.session.may_undo_to(seat)
    }

    fn before_last_answer(&self, seat: Seat) -> Option<usize> {
        self.session.before_last_answer(seat)
    }

    fn before_last_turn(&self, seat: Seat) -> Option<usize> {
        self.session.before_last_turn(seat)
    }

    fn check_undo_to(&self, count: usize) -> Result<(), Problem> {
        Ok(self.session.check_undo_to(count)?)
    }

    fn undo_to(&mut self, count: usize) -> Result<Lines, Problem> {
        self.change(|session| session.undo_to(count))
    }

    fn view(&self, seat: Option<Seat>) -> Written<GameData> {
        Written::by_game(&self.session.view(seat))
    }

    fn view_at(&self, seat: Option<Seat>, steps: usize) -> Option<Written<GameData>> {
        Some(Written::by_game(&self.session.at(steps).ok()?.view(seat)))
    }

    fn is_over_at(&self, steps: usize) -> Option<bool> {
        Some(matches!(self.session.at(steps).ok()?.status(), Status::Over(_)))
    }

    fn told(&self, seat: Option<Seat>, from: usize) -> LogPage {
        LogPage::of(&self.session, seat, from)
    }

    fn record(&self, names: &[Option<String>]) -> String {
        let Some(mut record) = self.session.record().cloned() else { return String::new() };
        for (seat, name) in Seat::all(names.len()).zip(names) {
            // A name that is too long for a record is left out of it.
            let _ = record.header_mut().rename(seat, name.as_deref());
        }
        record.to_string()
    }

    fn lines_to(&self, steps: usize) -> Option<String> {
        Some(self.session.branch(steps, None).ok()?.unwritten())
    }

    fn opening(&self) -> Option<String> {
        self.session.dealer().map(|dealer| dealer.opening().to_string())
    }

    fn thought(&mut self, seat: Seat, level: &Level) -> Option<Thought> {
        self.think(seat, level)
    }

    fn advising(&self, seat: Seat, level: &Level) -> Option<Advising> {
        self.advise(seat, level)
    }

    fn take_back_mind(&mut self, seat: Seat, mind: Box<dyn Any + Send>) {
        self.remember_mind(seat, mind);
    }
}
