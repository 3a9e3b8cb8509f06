//! A game of one kind being played: its record, its dealer, and who was told what.

mod checkup;
mod drawing;
mod face;
mod minds;
mod replay;
mod steps;

use game::dealer::Dealer;
use game::record::Recorder;
use game::{Buffer, Game, MAX_SEATS, Seat, Status, Table};

use super::told::Told;
use crate::games::Hosted;

use minds::Mind;

pub(crate) use checkup::Checkup;
pub use checkup::{Health, Trouble};
pub(super) use replay::{Start, replay};

/// A game of one kind being played.
pub(super) struct Played<G: Hosted> {
    recorder: Recorder<G>,
    /// Nobody deals at a table whose game came from elsewhere.
    dealer: Option<Dealer>,
    /// Everything that happened, undone or not.
    told: Vec<Told<G>>,
    /// One for each step in force.
    marks: Vec<Mark>,
    questions: [Option<Question<G>>; MAX_SEATS],
    minds: [Option<Mind<G>>; MAX_SEATS],
    /// How many chance steps were dealt, undone ones included: no number is used twice.
    chances: u64,
    /// How often something was taken back.
    undone: usize,
}

/// What decides whether a step can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mark {
    /// Who acted; nobody when chance did.
    seat: Option<Seat>,
    /// Whether nobody learned anything from it, and no window was open.
    harmless: bool,
}

/// What a seat is asked.
#[derive(Clone)]
struct Question<G: Game> {
    /// From how many lines the record had when it was first asked, and from the seat: no
    /// other question at this table ever has the same number.
    number: u32,
    actions: Vec<G::Action>,
}

impl<G: Hosted> Played<G> {
    fn game(&self) -> &G {
        self.recorder.table().game()
    }

    fn lines(&self) -> usize {
        self.recorder.record().entries().len()
    }

    /// Gives every seat the number of its question. A question that stays the same keeps
    /// its number, whatever others have answered meanwhile; `fresh` says whose question
    /// is new although it may read the same.
    fn ask(&mut self, fresh: impl Fn(Seat) -> bool) {
        let status = self.recorder.table().status();
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
            let same = self.questions[place]
                .as_ref()
                .is_some_and(|question| !fresh(seat) && question.actions[..] == buffer[..]);
            if !same {
                let number = (lines * MAX_SEATS + place) as u32;
                self.questions[place] = Some(Question { number, actions: buffer.to_vec() });
            }
        }
    }

    /// The table as it was after so many of the steps in force; without checking again what
    /// was checked when they were taken.
    fn table_at(&self, steps: usize) -> Option<Table<G>> {
        let steps = self.recorder.steps().get(..steps)?;
        let mut table = Table::new(self.recorder.record().header().start());
        for step in steps {
            table.apply(*step).ok()?;
        }
        Some(table)
    }

    /// Whether chance is to decide.
    fn is_chance(&self) -> bool {
        self.recorder.table().status() == Status::Chance
    }
}
