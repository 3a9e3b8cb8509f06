//! Somebody trying to solve a lesson.

use super::Lesson;
use crate::scenario::expectation::Expectation;
use crate::scenario::play::Play;
use crate::scenario::story::{Line, Story};
use crate::{Game, Refusal, Seat, Status, Step, Table};

/// More steps without a question to the learner would never end.
const MOST_STEPS: usize = 500;

/// How far an attempt has come: the position, and what the learner may answer.
pub struct Attempt<'a, G: Game> {
    lesson: &'a Lesson<G>,
    play: Play<'a, G>,
    answers: Vec<G::Action>,
    /// What happened, where somebody wants to know.
    story: Option<Story<G>>,
}

/// How an attempt stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The learner is asked something.
    Open,
    /// It is over, and the goal is reached.
    Solved,
    /// It is over, and the goal is not reached.
    Failed,
}

impl<G: Game> Clone for Attempt<'_, G> {
    fn clone(&self) -> Self {
        let Attempt { lesson, play, answers, story } = self;
        Attempt { lesson, play: play.clone(), answers: answers.clone(), story: story.clone() }
    }
}

impl<'a, G: Game> Attempt<'a, G> {
    /// A fresh attempt; `told`, if it remembers what happens.
    pub(super) fn new(lesson: &'a Lesson<G>, told: bool) -> Attempt<'a, G> {
        let play = Play::knowing(lesson.game.clone(), &lesson.knows);
        let story = told.then(Story::new);
        let mut attempt = Attempt { lesson, play, answers: Vec::new(), story };
        attempt.go_on();
        attempt
    }

    /// The lesson that is tried.
    pub fn lesson(&self) -> &'a Lesson<G> {
        self.lesson
    }

    /// What stands, and what everybody has learned.
    pub fn table(&self) -> &Table<G> {
        &self.play.table
    }

    /// What happened so far, where it is remembered.
    pub fn log(&self) -> &[Line<G>] {
        self.story.as_ref().map_or(&[], |story| &story.lines)
    }

    /// What the learner has answered.
    pub fn answers(&self) -> &[G::Action] {
        &self.answers
    }

    /// What the learner may answer; nothing once it is over.
    pub fn actions(&self) -> Vec<G::Action> {
        if self.is_over() { Vec::new() } else { self.table().actions(self.lesson.seat) }
    }

    fn is_over(&self) -> bool {
        let ended = self.lesson.ends.as_ref().is_some_and(|ends| self.holds(ends));
        ended || !self.table().status().asks(self.lesson.seat)
    }

    fn holds(&self, expected: &Expectation) -> bool {
        self.play.differences(expected).is_ok_and(|differences| differences.is_empty())
    }

    /// Whether the likely error was made: it is called one as soon as that is so.
    pub fn is_tempted(&self) -> bool {
        self.answers.starts_with(&self.lesson.tempting)
    }

    /// Whether the learner is asked something, and if not, whether the goal is reached.
    pub fn standing(&self) -> Standing {
        match self.is_over() {
            false => Standing::Open,
            true if self.holds(&self.lesson.goal) => Standing::Solved,
            true => Standing::Failed,
        }
    }

    /// The learner answers, and all goes on until the next question to the learner, or to
    /// what is not written down any more.
    pub fn answer(&mut self, action: G::Action) -> Result<(), Refusal> {
        self.go(Step::Act(self.lesson.seat, action))?;
        self.answers.push(action);
        self.go_on();
        Ok(())
    }

    fn go(&mut self, step: Step<G>) -> Result<(), Refusal> {
        match &mut self.story {
            Some(story) => story.take(&mut self.play.table, step),
            None => self.play.go(step),
        }
    }

    fn go_on(&mut self) {
        for _ in 0..MOST_STEPS {
            if self.lesson.ends.as_ref().is_some_and(|ends| self.holds(ends)) {
                break;
            }
            let Some(step) = self.written() else { break };
            if self.go(step).is_err() {
                break;
            }
        }
    }

    /// What the others answer or chance brings now, as far as that is written down.
    fn written(&self) -> Option<Step<G>> {
        match self.table().status() {
            Status::Over(_) => None,
            Status::Chance => {
                let comes = |chance: &&G::Chance| self.fits(Step::Chance(**chance));
                self.lesson.chance.iter().find(comes).map(|chance| Step::Chance(*chance))
            }
            Status::Seats(seats) if seats.contains(self.lesson.seat) => None,
            Status::Seats(seats) => seats.iter().find_map(|seat| self.reply(seat)),
        }
    }

    fn reply(&self, seat: Seat) -> Option<Step<G>> {
        let holds = |reply: &&super::Reply<G>| self.holds(&reply.only_if);
        let own = |step: &&Step<G>| matches!(step, Step::Act(other, _) if *other == seat);
        let replies = self.lesson.replies.iter().filter(holds).flat_map(|reply| &reply.steps);
        replies.filter(own).find(|step| self.fits(**step)).copied()
    }

    fn fits(&self, step: Step<G>) -> bool {
        self.table().game().clone().apply(step, &mut crate::Silent).is_ok()
    }
}
