//! Going along a record that exists already.

use std::fmt;
use std::ops::Range;

use super::Session;
use crate::dealer::Dealer;
use crate::record::{Entry, Fault, NoSuchStep, Record};
use crate::{Game, Refusal, Step};

/// Where a record and the rules part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Astray<G: Game> {
    /// The rules refuse a step. Nothing has changed.
    Refused(Step<G>, Refusal),
    /// There is nothing like that to take back. Nothing has changed.
    NoSuchStep(NoSuchStep),
    /// The rules lead elsewhere: the record states one thing, and they another, if anything.
    Elsewhere {
        /// What the record states.
        stated: Entry<G>,
        /// What stands at this line by these rules.
        found: Option<Entry<G>>,
    },
}

impl<G: Game> fmt::Display for Astray<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Astray::Refused(step, refusal) => write!(f, "\"{step}\" is {refusal}"),
            Astray::NoSuchStep(error) => write!(f, "{error}"),
            Astray::Elsewhere { stated, found: Some(found) } => {
                write!(f, "\"{stated}\" would be \"{found}\"")
            }
            Astray::Elsewhere { stated, found: None } => {
                write!(f, "\"{stated}\" would be \"nothing\"")
            }
        }
    }
}

impl<G: Game> Session<G> {
    /// Goes on where a record ends, with all that everyone has learned, every question with
    /// the number it had, and chance steps numbered on. The record counts as written, and
    /// must be just what this program would have written.
    ///
    /// After its values are revealed a record cannot go on.
    pub fn resume(record: &Record<G>, dealer: Option<Dealer>) -> Result<Session<G>, Fault> {
        if record.opening().is_some() {
            let line = record.opening_line();
            return Err(Fault::at(line, "this game is closed: its values are revealed"));
        }
        let mut session = Session::new(record.header().clone(), dealer);
        let missing = "a checksum or the end of the game is missing here";
        for (index, (line, entry)) in record.numbered().enumerate() {
            if matches!(entry, Entry::Step(_) | Entry::Undo(_)) && session.lines() != index {
                return Err(Fault::at(line, missing));
            }
            session.follow(index, entry).map_err(|astray| Fault::at(line, astray))?;
        }
        let lines = record.entries().len();
        if session.lines() != lines {
            return Err(Fault::at(record.line_of(lines), missing));
        }
        session.recorder.is_written();
        Ok(session)
    }

    /// Says which lines of the record, in their order, were each one answer with what followed
    /// it, and are taken back together: a record itself does not tell.
    pub fn were_together(&mut self, answers: &[Range<usize>]) {
        let record = self.recorder.record();
        let mut answers = answers.iter().peekable();
        let (mut joined, mut is_first) = (Vec::with_capacity(self.joined.len()), true);
        for (line, entry) in record.entries().iter().enumerate() {
            while answers.next_if(|answer| answer.end <= line).is_some() {
                is_first = true;
            }
            match entry {
                Entry::Step(Step::Act(..)) => {
                    let is_in = answers.peek().is_some_and(|answer| answer.contains(&line));
                    joined.push(is_in && !std::mem::take(&mut is_first));
                }
                Entry::Step(Step::Chance(_)) => joined.push(false),
                Entry::Undo(count) => joined.truncate(*count),
                Entry::Check { .. } | Entry::End(_) => {}
            }
        }
        if joined.len() == self.joined.len() {
            self.joined = joined;
        }
    }

    /// Goes on with lines that somebody else has written below those that are known here, as
    /// [`resume`](Session::resume) does. `as_one` says that they are one answer with what
    /// followed it, and are taken back together.
    ///
    /// After a fault the session is of no use any more.
    pub fn go_along(&mut self, lines: &str, as_one: bool) -> Result<(), Fault> {
        let missing = "a checksum or the end of the game is missing here";
        let (begin, entries) = (self.lines(), Entry::read(lines)?);
        let mut is_first = true;
        for (line, entry) in entries.iter().enumerate() {
            if matches!(entry, Entry::Step(_) | Entry::Undo(_)) && self.lines() != begin + line {
                return Err(Fault::at(line + 1, missing));
            }
            self.follow(begin + line, entry).map_err(|astray| Fault::at(line + 1, astray))?;
            if let (Entry::Step(Step::Act(..)), Some(joined)) = (entry, self.joined.last_mut()) {
                *joined = as_one && !std::mem::take(&mut is_first);
            }
        }
        if self.lines() != begin + entries.len() {
            return Err(Fault::at(entries.len(), missing));
        }
        self.recorder.is_written();
        Ok(())
    }

    /// Does what an entry of a record says happened, without dealing, or holds what it
    /// states about the game against what these rules say on the same line. `index` is the
    /// number of the entry, counted from 0.
    pub fn follow(&mut self, index: usize, entry: &Entry<G>) -> Result<(), Astray<G>> {
        match entry {
            Entry::Step(step) => {
                self.take(*step).map_err(|refusal| Astray::Refused(*step, refusal))
            }
            Entry::Undo(count) => self.take_back(*count).map_err(Astray::NoSuchStep),
            Entry::Check { .. } | Entry::End(_) => match self.entries().get(index) {
                Some(found) if found == entry => Ok(()),
                found => Err(Astray::Elsewhere { stated: entry.clone(), found: found.cloned() }),
            },
        }
    }
}
