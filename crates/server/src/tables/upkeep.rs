//! What a table does by itself: windows close, clocks run out, bots think.

use std::any::Any;
use std::time::Duration;

use game::{Seat, SeatSet};

use super::any::{Chosen, Standing};
use super::desk::{Changed, Desk};
use super::sheet::{Sitter, State};
use crate::bots::{Asked, Job, Work};
use crate::ids::QuestionId;
use crate::news::Ask;
use crate::problem::Problem;
use crate::tables::Answer;

/// After how many milliseconds bots are asked anew, wherever they were asked before.
const BOTS_ARE_LATE: i64 = 8_000;
/// After how many milliseconds another node looks at a table that this one's program cannot play
/// on: theirs may be newer.
const OTHERS_MAY: i64 = 15_000;
/// How long a bot may think about a threat: it must be done before the window closes.
const IN_WINDOW: Duration = Duration::from_millis(400);

impl Desk {
    /// When there is something to do next.
    pub fn due(&self) -> Option<i64> {
        match self.sheet.state {
            State::Sealing => self.sheet.seal.until,
            State::Playing => {
                let clock = self.times.next(self.hurried()).map(|(time, _)| time);
                [self.closes(), clock].into_iter().flatten().min()
            }
            _ => None,
        }
    }

    /// When somebody has to look after the table whatever becomes of the node that does so
    /// now: when something is due, or when its bots should have answered long ago.
    pub(super) fn next_due(&self, now: i64) -> Option<i64> {
        if self.broken.is_some() && self.sheet.state == State::Playing {
            return Some(now + OTHERS_MAY);
        }
        let in_window = self.playing().is_ok_and(|play| play.is_window());
        let waits_for_bots =
            self.asked().iter().any(|seat| self.sheet.places[seat.index()].bot().is_some());
        let pause = self.bots_wait(in_window).filter(|_| waits_for_bots);
        let bots = pause.map(|pause| now + i64::from(pause) + BOTS_ARE_LATE);
        [self.due(), bots].into_iter().flatten().min()
    }

    /// The questions that bots are asked already, by whoever changed the table last: that one
    /// has asked them, and if it is gone somebody will look after the table.
    pub(super) fn leave_thinking_to_others(&mut self) {
        let in_window = self.playing().is_ok_and(|play| play.is_window());
        if self.bots_wait(in_window).is_some() {
            for seat in self.asked().iter() {
                let is_bot = self.sheet.places[seat.index()].bot().is_some();
                self.thinking[seat.index()] = self.question(seat).filter(|_| is_bot);
            }
        }
    }

    /// Nobody knows whether those who were asked still live.
    pub(super) fn ask_bots_anew(&mut self) {
        self.thinking = [None; game::MAX_SEATS];
    }

    /// Whether nothing is dealt yet that should be: at a table that began in the middle.
    fn waits_for_the_dealer(&self) -> bool {
        let standing = self.playing().map(|play| play.standing());
        standing.is_ok_and(|standing| standing == Standing::Asked(SeatSet::EMPTY))
    }

    /// Does what is due.
    pub fn tick(&mut self, now: i64) -> Result<Changed<()>, Problem> {
        let changes = match self.sheet.state {
            State::Sealing if self.sheet.seal.until.is_some_and(|until| until <= now) => {
                self.lose_patience(now)?
            }
            State::Playing if self.waits_for_the_dealer() => {
                let lines = self.playing_mut()?.begin()?;
                self.keep_lines(lines, SeatSet::EMPTY, None, None, now)
            }
            State::Playing if self.closes().is_some_and(|closes| closes <= now) => {
                self.close_window(None, now)?
            }
            State::Playing => match self.times.next(self.hurried()) {
                Some((time, seat)) if time <= now => {
                    let level = crate::bots::STAND_IN.to_owned();
                    self.sheet.places[seat.index()].stand_in = Some(level);
                    vec![self.keep_sheet(now)]
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        };
        Ok(Changed { value: (), changes })
    }

    /// The people who are asked and can run out of time.
    fn hurried(&self) -> SeatSet {
        let hurried = |seat: &Seat| {
            let place = &self.sheet.places[seat.index()];
            matches!(place.sitter, Sitter::Person { .. }) && place.stand_in.is_none()
        };
        self.asked().iter().filter(hurried).collect()
    }

    /// The questions that bots should think about and do not yet. Each may think for this
    /// long, and in a window no longer than it stays open; those that may not search answer
    /// at a glance.
    pub fn jobs(&mut self, budget: Duration, may_search: bool) -> Vec<Job> {
        let mut jobs = Vec::new();
        let awaited = self.sheet.places.iter().any(|place| place.bot().is_none());
        let in_window = self.is_window();
        let budget = if in_window { budget.min(IN_WINDOW) } else { budget };
        let Some(pause) = self.bots_wait(in_window) else { return jobs };
        for seat in self.asked().iter() {
            let Some(question) = self.question(seat) else { continue };
            if self.thinking[seat.index()] == Some(question) {
                continue;
            }
            let level = self.sheet.places[seat.index()].bot().and_then(|text| text.parse().ok());
            let at_a_glance = |level| match may_search || crate::bots::is_glance(&level) {
                true => Some(level),
                false => crate::bots::STAND_IN.parse().ok(),
            };
            let level = level.and_then(at_a_glance);
            let Some(level) = level.map(|level| crate::bots::within(level, budget)) else {
                continue;
            };
            let play = self.playing_mut().ok();
            let Some(thought) = play.and_then(|play| play.thought(seat, &level)) else { continue };
            self.thinking[seat.index()] = Some(question);
            let not_before = self.written + i64::from(pause);
            let (table, host) = (self.id, self.sheet.host);
            let asked = Asked { table, seat, question, host, awaited };
            let glance = crate::bots::is_glance(&level);
            // A window would be closed before anybody knew that nobody else answers.
            let ask = Ask { table, seat, question, version: self.version };
            let elsewhere = (!glance && !in_window).then_some(ask);
            jobs.push(Job { asked, glance, not_before, elsewhere, work: Work::Answer(thought) });
        }
        jobs.extend(self.hint_jobs(budget));
        jobs
    }

    /// A bot comes back from thinking, with all it remembers.
    pub fn bot_returns(&mut self, seat: Seat, mind: Box<dyn Any + Send>) {
        if let Some(play) = &mut self.play {
            play.take_back_mind(seat, mind);
        }
    }

    /// A bot has made up its mind; `None` when it has lost it.
    pub fn bot_answers(
        &mut self,
        seat: Seat,
        question: QuestionId,
        action: Option<Chosen>,
        now: i64,
    ) -> Result<Changed<()>, Problem> {
        if !self.asks_bot(seat, question) {
            return Ok(Changed::unchanged(()));
        }
        let action = match action {
            Some(action) if !self.seals_answers()? => {
                let lines = self.playing_mut()?.answer_chosen(seat, question, action)?;
                let (answered, cause) = (SeatSet::only(seat), Some((seat, question)));
                let changes = self.keep_lines(lines, answered, cause, None, now);
                self.bot_has_gone();
                return Ok(Changed { value: (), changes });
            }
            // What is sealed is kept in notation.
            Some(action) => action.to_string(),
            None => self.anything(seat)?,
        };
        self.bot_repeats(seat, question, action, now)
    }

    /// A bot has made up its mind, and says so in notation.
    pub fn bot_repeats(
        &mut self,
        seat: Seat,
        question: QuestionId,
        action: String,
        now: i64,
    ) -> Result<Changed<()>, Problem> {
        if !self.asks_bot(seat, question) {
            return Ok(Changed::unchanged(()));
        }
        let answer = Answer { seat, question, actions: vec![action], key: None };
        let changes = self.answer_for(answer, now)?.changes;
        self.bot_has_gone();
        Ok(Changed { value: (), changes })
    }

    /// Whether a bot is still asked this: nobody was faster, or took the seat over.
    fn asks_bot(&self, seat: Seat, question: QuestionId) -> bool {
        let place = self.sheet.places.get(seat.index());
        self.question(seat) == Some(question) && place.is_some_and(|place| place.bot().is_some())
    }

    /// Some answer that is always possible, so that no table stands still.
    fn anything(&self, seat: Seat) -> Result<String, Problem> {
        let play = self.playing()?;
        let first = || play.actions(seat).into_iter().next();
        play.silence().or_else(first).ok_or(Problem::StaleQuestion)
    }

    /// Whether the game at this table has ended by its own rules.
    pub fn is_over(&self) -> bool {
        matches!(self.play.as_ref().map(|play| play.standing()), Some(Standing::Over(_)))
    }
}
