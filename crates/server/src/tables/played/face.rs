//! What the rest of the house sees of a game: notation and JSON.

use std::any::Any;

use bots::Level;
use game::record::{Header, Recorder};
use game::{Seat, Status};

use super::Played;
use super::steps::illegal;
use crate::games::Hosted;
use crate::tables::any::{AnyTable, Lines, Refused, Standing, Thought};

impl<G: Hosted> AnyTable for Played<G> {
    fn seats(&self) -> usize {
        self.game().seats()
    }

    fn position(&self) -> usize {
        self.lines()
    }

    fn steps(&self) -> usize {
        self.marks.len()
    }

    fn chance_steps(&self) -> u64 {
        self.chances
    }

    fn turn(&self) -> u32 {
        self.game().turn()
    }

    fn standing(&self) -> Standing {
        match self.recorder.table().status() {
            Status::Seats(seats) => Standing::Asked(seats),
            Status::Over(ranking) => Standing::Over(ranking),
            // Only before the first deal, or at a table that nobody deals at.
            Status::Chance => Standing::Asked(game::SeatSet::EMPTY),
        }
    }

    fn is_window(&self) -> bool {
        self.game().lets_happen().is_some()
    }

    fn question(&self, seat: Seat) -> Option<u32> {
        Some(self.questions.get(seat.index())?.as_ref()?.number)
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        let question = self.questions.get(seat.index()).and_then(Option::as_ref);
        question
            .map(|question| question.actions.iter().map(ToString::to_string).collect())
            .unwrap_or_default()
    }

    fn check(&self, seat: Seat, question: u32, action: &str) -> Result<(), Refused> {
        let actions = super::steps::parse_all::<G>(&[action.to_owned()])?;
        self.expect(seat, question)?;
        let mut game = self.game().clone();
        let step = game::Step::Act(seat, actions[0]);
        game.apply(step, &mut game::Silent).map_err(illegal)
    }

    fn threatened(&self) -> Vec<String> {
        G::threatened(&self.recorder.table().view(None))
    }

    fn silence(&self) -> Option<String> {
        self.game().lets_happen().map(|action| action.to_string())
    }

    fn begin(&mut self) -> Result<Lines, Refused> {
        let at = self.lines();
        self.deal().map_err(illegal)?;
        self.ask(|_| true);
        Ok(self.since(at))
    }

    fn answer(&mut self, seat: Seat, question: u32, actions: &[String]) -> Result<Lines, Refused> {
        self.take_answers(seat, question, actions)
    }

    fn may_undo_to(&self, seat: Seat) -> Option<usize> {
        self.floor(seat)
    }

    fn before_last_step(&self, seat: Seat) -> Option<usize> {
        self.marks.iter().rposition(|mark| mark.seat == Some(seat))
    }

    fn undo_to(&mut self, count: usize) -> Result<Lines, Refused> {
        self.take_back(count)
    }

    fn view(&self, seat: Option<Seat>) -> String {
        json(&self.recorder.table().view(seat))
    }

    fn view_at(&self, seat: Option<Seat>, steps: usize) -> Option<String> {
        Some(json(&self.table_at(steps)?.view(seat)))
    }

    fn told(&self, seat: Option<Seat>, from: usize) -> Option<String> {
        // The newest lines are asked for most, and stand at the end.
        let start = self.told.partition_point(|told| told.line < from);
        let lines = self.told[start..].iter().filter_map(|told| told.line(seat));
        let mut text = String::new();
        for line in lines {
            if !text.is_empty() {
                text.push(',');
            }
            text.push_str(&json(&line));
        }
        (!text.is_empty()).then_some(text)
    }

    fn record(&self, names: &[Option<String>]) -> String {
        let mut record = self.recorder.record().clone();
        for (seat, name) in Seat::all(self.game().seats()).zip(names) {
            // A name that is too long for a record is left out of it.
            let _ = record.header_mut().rename(seat, name.as_deref());
        }
        record.to_string()
    }

    fn lines_to(&self, steps: usize) -> Option<String> {
        let taken = self.recorder.steps().get(..steps)?;
        let header = Header::<G>::new(self.recorder.record().header().setup().clone()).ok()?;
        let mut copy = Recorder::new(header);
        for step in taken {
            copy.apply(*step).ok()?;
        }
        Some(copy.unwritten())
    }

    fn opening(&self) -> Option<String> {
        self.dealer.as_ref().map(|dealer| dealer.opening().to_string())
    }

    fn seal(&self) -> String {
        let seal = self.recorder.record().header().seal();
        seal.map_or_else(|| "not sealed".to_owned(), |seal| seal.label())
    }

    fn roles(&self) -> Vec<Option<&'static str>> {
        Seat::all(self.game().seats()).map(|seat| self.game().role(seat)).collect()
    }

    fn thought(&mut self, seat: Seat, level: &Level) -> Option<Thought> {
        self.think(seat, level)
    }

    fn take_back_mind(&mut self, seat: Seat, mind: Box<dyn Any + Send>) {
        self.remember_mind(seat, mind);
    }
}

/// Views and events are plain data, which always has a text.
fn json(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).unwrap_or_else(|error| {
        tracing::error!("a view has no text: {error}");
        "null".to_owned()
    })
}
