//! Trying every line of the learner's play, and holding a lesson to what it claims.

use std::collections::HashMap;
use std::fmt;

use super::{Attempt, Lesson, Standing};
use crate::Game;

/// More positions than this are too many for a lesson.
const MOST_POSITIONS: usize = 200_000;

/// Lines of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// All of them.
    pub all: u64,
    /// Those that reach the goal.
    pub solved: u64,
}

/// Why a lesson is not what it claims to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// An answer of its solution, or of its likely error, is refused.
    Refused {
        /// Which, counted from 1.
        answer: usize,
        /// What could be answered.
        instead: String,
    },
    /// Its solution does not reach the goal.
    Unsolved,
    /// Its likely error reaches the goal.
    NoError,
    /// Its likely error stops in the middle, where the goal can still be reached.
    Unfinished,
    /// Another number of lines reaches the goal.
    Solutions {
        /// How many do.
        found: u64,
        /// How many it claims.
        claimed: u64,
    },
    /// There are more lines than can be tried.
    Endless,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Refused { answer, instead } => {
                write!(f, "answer {answer} is refused; the learner may: {instead}")
            }
            Problem::Unsolved => f.write_str("the solution does not reach the goal"),
            Problem::NoError => f.write_str("the tempting error reaches the goal"),
            Problem::Unfinished => {
                f.write_str("after the tempting error the goal can still be reached; go on with it")
            }
            Problem::Solutions { found, claimed } => {
                write!(f, "{found} lines of play reach the goal, not {claimed} (`solutions`)")
            }
            Problem::Endless => f.write_str("there are too many lines of play to try them all"),
        }
    }
}

impl<G: Game> Lesson<G> {
    /// Tries everything the learner could do; none where that is too much. A line ends where
    /// the learner is asked nothing more.
    pub fn lines(&self) -> Option<Lines> {
        count(&self.begin(), &mut HashMap::new())
    }

    /// Whether it is as it claims: its solution solves it, its tempting error does not and
    /// leaves no way to the goal, and so many lines reach the goal.
    pub fn check(&self) -> Result<Lines, Problem> {
        let solved = self.try_out(&self.solution)?;
        if solved.standing() != Standing::Solved {
            return Err(Problem::Unsolved);
        }
        let tempting = self.try_out(&self.tempting)?;
        if tempting.standing() == Standing::Solved {
            return Err(Problem::NoError);
        }
        let mut known = HashMap::new();
        let after = count(&tempting, &mut known).ok_or(Problem::Endless)?;
        if after.solved > 0 {
            return Err(Problem::Unfinished);
        }
        let lines = count(&self.begin(), &mut known).ok_or(Problem::Endless)?;
        match lines.solved == self.solutions {
            true => Ok(lines),
            false => Err(Problem::Solutions { found: lines.solved, claimed: self.solutions }),
        }
    }

    fn try_out(&self, answers: &[G::Action]) -> Result<Attempt<'_, G>, Problem> {
        let mut attempt = self.begin();
        for (index, &answer) in answers.iter().enumerate() {
            let may = attempt.actions();
            attempt.answer(answer).map_err(|_| {
                let may: Vec<String> = may.iter().map(ToString::to_string).collect();
                Problem::Refused { answer: index + 1, instead: may.join(", ") }
            })?;
        }
        Ok(attempt)
    }
}

/// The lines from here on. Positions that were reached before are not played again.
fn count<G: Game>(attempt: &Attempt<'_, G>, known: &mut HashMap<G, Lines>) -> Option<Lines> {
    let game = attempt.table().game();
    if let Some(&lines) = known.get(game) {
        return Some(lines);
    }
    let mut lines = Lines::default();
    match attempt.standing() {
        Standing::Open => {
            for action in attempt.actions() {
                let mut next = attempt.clone();
                next.answer(action).ok()?;
                let more = count(&next, known)?;
                lines.all = lines.all.checked_add(more.all)?;
                lines.solved = lines.solved.checked_add(more.solved)?;
            }
        }
        standing => {
            lines = Lines { all: 1, solved: u64::from(standing == Standing::Solved) };
        }
    }
    known.insert(game.clone(), lines);
    (known.len() <= MOST_POSITIONS).then_some(lines)
}
