//! Answers: who may give them, when they count, and what happens when a window closes.

use game::{Seat, SeatSet};

use super::any::Lines;
use super::desk::{Changed, Desk};
use super::request_key::RequestKey;
use super::sheet::Waits;
use crate::ids::{PersonId, QuestionId};
use crate::problem::Problem;
use crate::store::{Change, Held};

/// How long a window stays open when only bots are asked.
const BOTS_ONLY: u32 = 600;
/// How much longer it stays open when somebody presses "wait".
const WAIT: i64 = 20_000;

/// One or more actions of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Whose.
    pub seat: Seat,
    /// To which question.
    pub question: QuestionId,
    /// In notation.
    pub actions: Vec<String>,
    /// What makes a repeated request harmless.
    pub key: Option<RequestKey>,
}

/// What became of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answered {
    /// It is in the record.
    Taken,
    /// It is sealed until the window closes.
    Sealed,
    /// It was granted before.
    Repeated,
}

impl Desk {
    /// A person answers.
    pub fn answer(
        &mut self,
        person: PersonId,
        answer: Answer,
        now: i64,
    ) -> Result<Changed<Answered>, Problem> {
        self.must_hold(person, answer.seat)?;
        match self.granted(&answer) {
            Some(true) => return Ok(Changed::unchanged(Answered::Repeated)),
            Some(false) => {
                return Err(Problem::KeyReused);
            }
            None => {}
        }
        let mut outcome = self.answer_for(answer, now)?;
        outcome.changes.extend(self.welcome_back(person, now));
        Ok(outcome)
    }

    /// Somebody, or a bot, answers for a seat.
    pub fn answer_for(&mut self, answer: Answer, now: i64) -> Result<Changed<Answered>, Problem> {
        let Answer { seat, question, actions, key } = answer;
        if self.question(seat) != Some(question) {
            self.playing()?;
            return Err(Problem::StaleQuestion);
        }
        if self.seals_answers()? {
            return self.seal_answer(Answer { seat, question, actions, key }, now);
        }
        let lines = self.playing_mut()?.answer(seat, question, &actions)?;
        let answered = SeatSet::only(seat);
        let changes = self.keep_lines(lines, answered, Some((seat, question)), key, now);
        Ok(Changed { value: Answered::Taken, changes })
    }

    /// Whether an answer given now is sealed until a window closes.
    pub(super) fn seals_answers(&self) -> Result<bool, Problem> {
        Ok(self.playing()?.is_window() && self.holds_answers())
    }

    /// Whether answers in a window are sealed until it closes. At tables where it closes
    /// on the last answer the rules themselves seal them.
    fn holds_answers(&self) -> bool {
        self.sheet.window > 0 || self.sheet.is_slow()
    }

    fn seal_answer(&mut self, answer: Answer, now: i64) -> Result<Changed<Answered>, Problem> {
        let Answer { seat, question, actions, key } = answer;
        let [action] = &actions[..] else {
            return Err(Problem::SeveralAnswers);
        };
        self.playing()?.check(seat, question, action)?;
        let stored = key.as_ref().map(RequestKey::to_string);
        if let Some(key) = key {
            self.remember(seat, question, key);
        }
        let (seat, action) = (seat.index(), action.clone());
        let held = Held { seat, question, time: now, key: stored, action };
        self.held.push(held.clone());
        let mut changes = vec![Change::Hold(self.id, held)];
        if self.sheet.is_slow() && self.asked_in_person().is_empty() {
            changes.extend(self.close_window(now)?);
        }
        Ok(Changed { value: Answered::Sealed, changes })
    }

    /// Those who still have to answer and have given no standing order for it.
    fn asked_in_person(&self) -> SeatSet {
        let ordered = |seat: &Seat| self.sheet.places[seat.index()].order.is_some();
        self.asked().iter().filter(|seat| !ordered(seat)).collect()
    }

    /// When the window that is open closes by itself, if there is one that does.
    pub fn closes(&self) -> Option<i64> {
        let play = self.playing().ok()?;
        if !play.is_window() || !self.holds_answers() {
            return None;
        }
        if self.sheet.is_slow() {
            return self.asked_in_person().is_empty().then_some(self.written);
        }
        let super::Standing::Asked(asked) = play.standing() else { return None };
        let only_bots = asked.iter().all(|seat| self.sheet.places[seat.index()].bot().is_some());
        let time = if only_bots { self.sheet.window.min(BOTS_ONLY) } else { self.sheet.window };
        Some(self.written + i64::from(time) + WAIT * self.waiting().len() as i64)
    }

    /// Who has asked for more time in the window that is open.
    pub fn waiting(&self) -> SeatSet {
        let at = self.play.as_ref().map_or(0, |play| play.position());
        let waits = self.sheet.waits.filter(|waits| waits.at == at);
        waits.map_or(SeatSet::EMPTY, |waits| waits.seats)
    }

    /// Somebody who is asked in a window wants to think for longer.
    pub fn wait(&mut self, person: PersonId, seat: Seat, now: i64) -> Result<Changed<()>, Problem> {
        self.must_hold(person, seat)?;
        let play = self.playing()?;
        let super::Standing::Asked(asked) = play.standing() else {
            return Err(Problem::StaleQuestion);
        };
        if !play.is_window() || !asked.contains(seat) || self.closes().is_none() {
            return Err(Problem::StaleQuestion);
        }
        let mut seats = self.waiting();
        seats.insert(seat);
        self.sheet.waits = Some(Waits { at: play.position(), seats });
        Ok(Changed::kept((), self.keep_sheet(now)))
    }

    /// Everyone's answers to the threat: what they sealed, what they have ordered, or
    /// nothing.
    pub fn close_window(&mut self, now: i64) -> Result<Vec<Change>, Problem> {
        let super::Standing::Asked(asked) = self.playing()?.standing() else {
            return Ok(Vec::new());
        };
        let mut all = Lines { at: self.playing()?.position(), count: 0, text: String::new() };
        for seat in asked.iter() {
            let Some(question) = self.playing()?.question(seat) else { continue };
            let action = self.answer_to_threat(seat)?;
            let lines = self.playing_mut()?.answer(seat, question, &[action])?;
            all.count += lines.count;
            all.text.push_str(&lines.text);
        }
        Ok(self.keep_lines(all, asked, None, None, now))
    }

    fn answer_to_threat(&self, seat: Seat) -> Result<String, Problem> {
        let play = self.playing()?;
        if let Some(held) = self.held.iter().find(|held| held.seat == seat.index()) {
            return Ok(held.action.clone());
        }
        let order = self.sheet.places[seat.index()].order.as_ref().filter(|_| self.sheet.is_slow());
        let possible = play.actions(seat);
        let ordered = order.and_then(|order| order.answer(&play.threatened(), &possible));
        let silence = play.silence().unwrap_or_default();
        Ok(ordered.map_or(silence, str::to_owned))
    }

    /// Only the person in a seat acts for it.
    pub fn must_hold(&self, person: PersonId, seat: Seat) -> Result<(), Problem> {
        if self.sheet.holds(person, seat) { Ok(()) } else { Err(Problem::NotYourSeat) }
    }

    /// Somebody is back at the table.
    pub fn return_of(&mut self, person: PersonId, now: i64) -> Changed<()> {
        let changes = self.welcome_back(person, now).into_iter().collect();
        Changed { value: (), changes }
    }

    /// Whoever acts, or opens the table, has their seats back from the bots that stood in.
    pub fn welcome_back(&mut self, person: PersonId, now: i64) -> Option<Change> {
        let mut returned = false;
        let seats: Vec<Seat> = self.sheet.seats_of(person).collect();
        for seat in seats {
            if self.sheet.places[seat.index()].stand_in.take().is_some() {
                self.times.restore(seat, now);
                returned = true;
            }
        }
        returned.then(|| self.keep_sheet(now))
    }
}
