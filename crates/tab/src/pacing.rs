//! How quickly bots play against somebody who is alone with them, as in a house.

use game::Seat;
use web::{Go, Pace};
use words::Problem;

use crate::house::{Call, Done, House};
use crate::reader::READER;
use crate::sheet::Sheet;

impl Sheet {
    /// Where somebody sits who is alone with bots.
    pub(crate) fn alone(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| !self.brought && people.next().is_none())
    }

    /// How quickly bots play here, where somebody alone may choose that.
    pub(crate) fn pace(&self) -> Option<Pace> {
        let by_table = if self.pace == 0 { Pace::AtOnce } else { Pace::Normal };
        self.alone().map(|_| self.own_pace.unwrap_or(by_table))
    }

    /// How long bots wait before they answer now, in milliseconds; nothing when they wait for
    /// a word. A window stays open as long whatever they hold.
    pub(crate) fn bots_wait(&self, go: Go, is_asked: bool, window: Option<u32>) -> Option<u32> {
        let chosen = self.own_pace.filter(|_| self.alone().is_some());
        match (chosen, window) {
            (Some(pace), Some(window)) => Some(window.max(pace.in_window(self.pace))),
            (Some(pace), None) => go.wait(pace, is_asked),
            (None, window) => Some(window.unwrap_or(0).max(self.pace)),
        }
    }
}

impl House {
    /// Whoever is alone with bots chooses how quickly they play, or lets them go on.
    pub(crate) fn pace(&mut self, call: &Call<'_>, id: &str) -> Result<Done, Problem> {
        let sitting = self.sitting(id)?;
        if sitting.is_over() || sitting.sheet().alone().is_none() {
            return Err(Problem::NotAlone);
        }
        let wrong = |field| Problem::WrongField { field };
        let Some(chosen) = call.field("pace") else {
            let go = call.field("go").and_then(Go::named).ok_or(wrong("go"))?;
            sitting.let_bots_go(go);
            return self.changed(call, id, None);
        };
        let pace = Pace::named(chosen).ok_or(wrong("pace"))?;
        sitting.sheet_mut().own_pace = Some(pace);
        let mut known = call.known.clone();
        known.pace = Some(pace);
        Ok(self.changed(call, id, None)?.keeping(READER, known.text()))
    }
}
