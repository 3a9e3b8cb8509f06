//! How quickly bots play. Where one person is alone with them it is as that person likes;
//! where others sit as well, nobody can hold them up.

pub use web::Go;
use web::Pace;

use super::desk::{Changed, Desk};
use super::sheet::Sitter;
use crate::ids::PersonId;
use crate::problem::Problem;

impl Desk {
    /// How quickly bots play here, where one person alone may choose that.
    pub fn pace(&self) -> Option<Pace> {
        let by_table = if self.sheet.pace == 0 { Pace::AtOnce } else { Pace::Normal };
        self.sheet.is_solitary().then(|| self.sheet.own_pace.unwrap_or(by_table))
    }

    /// Whoever is alone with bots chooses how quickly they play.
    pub fn choose_pace(
        &mut self,
        person: PersonId,
        pace: Pace,
        now: i64,
    ) -> Result<Changed<()>, Problem> {
        self.must_be_alone(person)?;
        self.sheet.own_pace = Some(pace);
        Ok(Changed::kept((), self.keep_sheet(now)))
    }

    /// Whoever is alone with bots lets them go on. Nothing of that is kept: after a restart
    /// they wait again.
    pub fn let_bots_go(&mut self, person: PersonId, go: Go) -> Result<Changed<()>, Problem> {
        self.must_be_alone(person)?;
        if !self.is_person_asked() {
            self.go = go;
        }
        Ok(Changed::unchanged(()))
    }

    fn must_be_alone(&self, person: PersonId) -> Result<(), Problem> {
        self.playing()?;
        self.sheet.seats_of(person).next().ok_or(Problem::NoSeat)?;
        self.pace().map(|_| ()).ok_or(Problem::NotAlone)
    }

    /// How long bots wait before they answer now; nothing when they wait for a word. In a
    /// window they never do: how long it stays open tells nothing.
    pub(super) fn bots_wait(&self, in_window: bool) -> Option<u32> {
        let chosen = self.sheet.own_pace.filter(|_| self.sheet.is_solitary());
        let Some(pace) = chosen else { return Some(self.sheet.pace) };
        match in_window {
            true => Some(pace.in_window(self.sheet.pace)),
            false => self.go.wait(pace, self.is_person_asked()),
        }
    }

    /// A bot has gone on as far as it was told to.
    pub(super) fn bot_has_gone(&mut self) {
        self.go = self.go.after_answer(self.is_person_asked());
    }

    pub(super) fn is_person_asked(&self) -> bool {
        let is_person = |place: &super::sheet::Place| {
            matches!(place.sitter, Sitter::Person { .. }) && place.stand_in.is_none()
        };
        self.asked().iter().any(|seat| is_person(&self.sheet.places[seat.index()]))
    }
}
