//! Hints: who may ask for one, and what became of it.
//!
//! A hint is kept in memory for as long as its question is asked. Only the number of them is
//! stored, and nobody but the one who asked is shown anything before the game is over.

use bots::{Kind, Level};
use game::record::Hints;
use game::{MAX_SEATS, Seat};

use super::any::{AnyHint, Found};
use super::desk::{Changed, Desk};
use super::sheet::{Sheet, Sitter};
use crate::bots::{Asked, Job, Work};
use crate::ids::{PersonId, QuestionId};
use crate::problem::Problem;

/// A hint that was asked for.
pub(super) struct Hinting {
    /// For which question.
    question: QuestionId,
    /// Who asked.
    person: PersonId,
    /// Whether somebody thinks about it, or waits to.
    is_asked: bool,
    /// What came of it.
    found: Option<Found>,
    /// Whether it was put away.
    is_away: bool,
}

/// What a seat gets of a hint.
pub enum Hinted<'a> {
    /// It cannot ask for one.
    No,
    /// It can.
    Possible,
    /// It has, and somebody thinks about it.
    Thinking,
    /// Here it is.
    Given(&'a dyn AnyHint),
}

impl Sheet {
    /// Whether the one person in this seat plays against bots and nobody else has been in the
    /// game. Who shares a device with others is not alone; who looks on is nobody.
    fn is_among_bots(&self, seat: Seat) -> bool {
        let Some(person) = self.places.get(seat.index()).and_then(|own| own.sitter.person()) else {
            return false;
        };
        let mut others = self.places.iter().enumerate().filter(|(at, _)| *at != seat.index());
        let left = self.places.iter().flat_map(|place| &place.left_by);
        !self.hot_seat
            && others.all(|(_, place)| matches!(place.sitter, Sitter::Bot { .. }))
            && !left.into_iter().any(|other| *other != person)
    }

    /// Who asked for hints, as a record says it.
    pub fn hints_asked(&self) -> Hints {
        Hints::new(self.places.iter().map(|place| place.hints))
    }
}

impl Desk {
    /// Somebody, or their program, asks for a hint for the question at hand. Who has asked
    /// already is not counted again.
    pub fn ask_for_hint(
        &mut self,
        person: PersonId,
        seat: Seat,
        question: QuestionId,
        is_program: bool,
    ) -> Result<Changed<()>, Problem> {
        self.must_hold(person, seat)?;
        self.playing()?;
        if !self.offers_hints {
            return Err(Problem::NotOffered);
        }
        if !self.may_have_hints(seat) || (is_program && !self.sheet.is_among_bots(seat)) {
            return Err(Problem::HintsAmongPeople);
        }
        if self.question(seat) != Some(question) {
            return Err(Problem::StaleQuestion);
        }
        let asked = &mut self.hints[seat.index()];
        if let Some(hinting) = asked.as_mut().filter(|hinting| hinting.question == question) {
            let was_away = std::mem::take(&mut hinting.is_away);
            return Ok(self.shown_anew(was_away));
        }
        *asked = Some(Hinting { question, person, is_asked: false, found: None, is_away: false });
        let count = &mut self.sheet.places[seat.index()].hints;
        *count = count.saturating_add(1);
        Ok(Changed::kept((), self.keep_sheet_quietly()))
    }

    /// Somebody has read the hint.
    pub fn put_hint_away(&mut self, person: PersonId, seat: Seat) -> Result<Changed<()>, Problem> {
        self.must_hold(person, seat)?;
        let hinting = self.hints[seat.index()].as_mut();
        let was_shown =
            hinting.is_some_and(|hinting| !std::mem::replace(&mut hinting.is_away, true));
        Ok(self.shown_anew(was_shown))
    }

    /// Nothing is new but what one page shows.
    fn shown_anew(&self, changed: bool) -> Changed<()> {
        match changed {
            true => Changed::kept((), self.keep_sheet_quietly()),
            false => Changed::unchanged(()),
        }
    }

    /// A hint was found, or nothing where that failed; whether anybody still wants it.
    pub fn take_hint(&mut self, seat: Seat, question: QuestionId, found: Option<Found>) -> bool {
        let is_current = self.question(seat) == Some(question) && self.may_have_hints(seat);
        let hinting = self.hints.get_mut(seat.index()).and_then(Option::as_mut);
        let wanted = hinting.filter(|hinting| is_current && hinting.question == question);
        match (wanted, found) {
            (Some(hinting), Some(found)) => hinting.found = Some(found),
            (Some(_), None) => self.hints[seat.index()] = None,
            (None, _) => return false,
        }
        true
    }

    /// What a seat gets of a hint.
    pub fn hinted(&self, seat: Seat) -> Hinted<'_> {
        let Some(question) = self.question(seat) else { return Hinted::No };
        if !self.offers_hints || !self.may_have_hints(seat) {
            return Hinted::No;
        }
        let hinting = self.hints[seat.index()].as_ref();
        match hinting.filter(|hinting| hinting.question == question && !hinting.is_away) {
            None => Hinted::Possible,
            Some(Hinting { found: None, .. }) => Hinted::Thinking,
            Some(Hinting { found: Some(found), .. }) => Hinted::Given(found.as_ref()),
        }
    }

    /// The hints that somebody should think about and nobody does yet; what is no longer asked
    /// is forgotten.
    pub(super) fn hint_jobs(&mut self, budget: std::time::Duration) -> Vec<Job> {
        let mut jobs = Vec::new();
        for seat in Seat::all(MAX_SEATS) {
            let question = self.question(seat);
            let may = question.is_some() && self.may_have_hints(seat);
            let hinting = &mut self.hints[seat.index()];
            if hinting.as_ref().is_some_and(|hinting| Some(hinting.question) != question || !may) {
                *hinting = None;
            }
            let Some(hinting) = hinting.as_mut().filter(|hinting| !hinting.is_asked) else {
                continue;
            };
            hinting.is_asked = true;
            let (question, host) = (hinting.question, hinting.person);
            let level = crate::bots::within(Level::from(Kind::Sharp), budget);
            let play = self.playing().ok();
            let Some(advising) = play.and_then(|play| play.advising(seat, &level)) else {
                continue;
            };
            let asked = Asked { table: self.id, seat, question, host, awaited: true };
            let work = Work::Hint(advising);
            jobs.push(Job { asked, glance: false, not_before: 0, elsewhere: None, work });
        }
        jobs
    }

    fn may_have_hints(&self, seat: Seat) -> bool {
        self.sheet.hints || self.sheet.is_among_bots(seat)
    }
}
