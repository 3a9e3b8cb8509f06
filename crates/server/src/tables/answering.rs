//! Answers: who may give them, when they count, and what happens when a window closes.

use game::{Seat, SeatSet};

use super::any::Lines;
use super::desk::{Changed, Desk};
use super::request_key::RequestKey;
use super::sheet::Waits;
use crate::ids::{PersonId, QuestionId};
use crate::problem::Problem;
use crate::store::{Change, Held};

/// How long a window stays open when only bots are asked. Whatever they hold, all bots have
/// answered when this has passed, and none is heard sooner.
const BOTS_ONLY: u32 = 600;
/// The same in a window that waits for nobody, when none of the bots has to search.
const GLANCES_ONLY: u32 = 300;
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

    /// Whether an answer given now is sealed until a window closes: nobody is to see who has
    /// answered, at whichever setting.
    pub(super) fn seals_answers(&self) -> Result<bool, Problem> {
        Ok(self.playing()?.is_window())
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
        if self.closes_after(Some(seat)).is_some_and(|closes| closes <= now) {
            let changes = self.close_window(Some((seat, action)), now)?;
            return Ok(Changed { value: Answered::Taken, changes });
        }
        let (seat, action) = (seat.index(), action.clone());
        let held = Held { seat, question, time: now, key: stored, action };
        self.held.push(held.clone());
        Ok(Changed::kept(Answered::Sealed, Change::Hold(self.id, held)))
    }

    /// Everyone who is asked in the window that is open, whether or not they have answered.
    fn asked_in_window(&self) -> Option<SeatSet> {
        let play = self.playing().ok().filter(|play| play.is_window())?;
        match play.standing() {
            super::Standing::Asked(asked) => Some(asked),
            super::Standing::Over(_) => None,
        }
    }

    /// Whether a window stays open for a fixed time.
    fn is_timed(&self) -> bool {
        self.sheet.window > 0 && !self.sheet.is_slow() && !self.is_unseen()
    }

    /// Whether somebody has to answer in person: bots have their moment, and over days a
    /// standing order speaks for its owner.
    fn answers_in_person(&self, seat: Seat) -> bool {
        let place = &self.sheet.places[seat.index()];
        place.bot().is_none() && !(self.sheet.is_slow() && place.order.is_some())
    }

    /// When the window that is open closes by itself, if there is one that does.
    pub fn closes(&self) -> Option<i64> {
        self.closes_after(None)
    }

    /// The same, once this seat has answered, too.
    fn closes_after(&self, answering: Option<Seat>) -> Option<i64> {
        let asked = self.asked_in_window()?;
        let is_awaited = |seat: Seat| {
            Some(seat) != answering && !self.has_held(seat) && self.answers_in_person(seat)
        };
        if self.is_timed() || asked.iter().any(is_awaited) {
            return self.closes_at_the_latest();
        }
        Some(self.window_began() + i64::from(self.bots_take(asked)))
    }

    /// When the window that is open closes whoever answers, if that is limited. It tells
    /// nothing about anybody's answer, so everyone may know it.
    pub fn closes_at_the_latest(&self) -> Option<i64> {
        let asked = self.asked_in_window()?;
        let began = self.window_began();
        if !self.is_timed() {
            return self.sheet.is_slow().then(|| self.times.whole_after(began));
        }
        let only_bots = asked.iter().all(|seat| self.sheet.places[seat.index()].bot().is_some());
        let time = if only_bots { self.sheet.window.min(BOTS_ONLY) } else { self.sheet.window };
        Some(began + i64::from(time) + WAIT * self.waiting().len() as i64)
    }

    /// Since when a window is open: a house that was closed costs nobody time.
    fn window_began(&self) -> i64 {
        self.written.max(self.resumed)
    }

    /// How long the bots among these take to answer a threat, all of them together: the same
    /// whatever they hold. Whoever of them is not done by then lets it happen.
    fn bots_take(&self, asked: SeatSet) -> u32 {
        let bots = asked.iter().filter_map(|seat| self.sheet.places[seat.index()].bot());
        let searches = |text: &str| !text.parse().is_ok_and(|level| crate::bots::is_glance(&level));
        let take = |text| if searches(text) { BOTS_ONLY } else { GLANCES_ONLY };
        bots.map(take).max().map_or(0, |time| time.max(self.bots_wait(true).unwrap_or(0)))
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
        let at = self.playing()?.position();
        if !self.may_ask_for_time(seat) {
            return Err(Problem::StaleQuestion);
        }
        let mut seats = self.waiting();
        seats.insert(seat);
        self.sheet.waits = Some(Waits { at, seats });
        Ok(Changed::kept((), self.keep_sheet(now)))
    }

    /// Whether a seat is asked in a window that can stay open for longer.
    pub fn may_ask_for_time(&self, seat: Seat) -> bool {
        self.is_timed() && self.asked_in_window().is_some_and(|asked| asked.contains(seat))
    }

    /// Everyone's answers to the threat: what they sealed, what they have ordered, or
    /// nothing; and what the last of them says now. Nobody's clock ran, so none is fed.
    pub fn close_window(
        &mut self,
        last: Option<(Seat, &String)>,
        now: i64,
    ) -> Result<Vec<Change>, Problem> {
        let Some(asked) = self.asked_in_window() else { return Ok(Vec::new()) };
        let mut all = Lines { at: self.playing()?.position(), count: 0, text: String::new() };
        for seat in asked.iter() {
            let Some(question) = self.playing()?.question(seat) else { continue };
            let action = match last {
                Some((last, action)) if last == seat => action.clone(),
                _ => self.answer_to_threat(seat)?,
            };
            let lines = self.playing_mut()?.answer(seat, question, &[action])?;
            all.count += lines.count;
            all.text.push_str(&lines.text);
        }
        Ok(self.keep_lines(all, SeatSet::EMPTY, None, None, now))
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
