//! What each seat is asked, with numbers that tell questions apart.

use super::{QuestionId, Session};
use crate::{Buffer, Game, Seat, SeatSet, Status};

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question<G: Game> {
    id: QuestionId,
    actions: Vec<G::Action>,
}

impl<G: Game> Question<G> {
    /// What tells it from all other questions of this game.
    pub fn id(&self) -> QuestionId {
        self.id
    }

    /// What the rules allow as an answer, sorted; there is at least one.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }
}

impl<G: Game> Session<G> {
    /// What a seat is asked now, if it is.
    pub fn question(&self, seat: Seat) -> Option<&Question<G>> {
        let question = self.questions.get(seat.index())?.as_ref();
        question.filter(|_| self.status().asks(seat))
    }

    /// The first seat of those that are asked, and its question; none when the game is over
    /// or waits for chance.
    pub fn next_question(&self) -> Option<(Seat, &Question<G>)> {
        let Status::Seats(seats) = self.status() else { return None };
        let seat = seats.first()?;
        Some((seat, self.question(seat)?))
    }

    /// Puts its question to every seat that is asked, once chance has decided. A question
    /// that stays the same keeps its number, whatever others have answered meanwhile.
    pub(super) fn ask(&mut self) {
        let status = self.status();
        if status == Status::Chance {
            return;
        }
        let acted = std::mem::replace(&mut self.acted, SeatSet::EMPTY);
        let lines = self.lines();
        let mut buffer = Buffer::new();
        for seat in Seat::all(self.game().seats()) {
            let place = seat.index();
            if !status.asks(seat) {
                self.questions[place] = None;
                continue;
            }
            buffer.clear();
            self.game().actions(seat, &mut buffer);
            let known = self.questions[place].as_ref().filter(|_| !acted.contains(seat));
            if known.is_none_or(|question| question.actions[..] != buffer[..]) {
                let id = QuestionId::new(lines, seat);
                self.questions[place] = Some(Question { id, actions: buffer.to_vec() });
            }
        }
    }
}
