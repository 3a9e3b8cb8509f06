//! Trying every line of the learner's play, and holding a lesson to what it claims.

use std::collections::HashMap;
use std::fmt;

use super::{Attempt, Lesson, Standing};
use crate::Game;

/// More positions than this are too many for a lesson.
const MOST_POSITIONS: usize = 200_000;

/// What comes of trying everything the learner could do.
#[derive(Clone, Debug)]
pub struct Lines<G: Game> {
    /// How many lines of play there are.
    pub all: u64,
    /// How many of them reach the goal.
    pub solved: u64,
    /// One line to each end that reaches it: the same answers in another order, or another
    /// way to the same position, are no solution of their own.
    pub solutions: Vec<Vec<G::Action>>,
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
    /// There is another number of solutions.
    Solutions {
        /// How many there are.
        found: usize,
        /// How many it claims.
        claimed: usize,
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
                write!(f, "it has {found} solutions, not {claimed} (`solutions`)")
            }
            Problem::Endless => f.write_str("there are too many lines of play to try them all"),
        }
    }
}

impl<G: Game> Lesson<G> {
    /// Tries everything the learner could do; none where that is too much. A line ends where
    /// the learner is asked nothing more.
    pub fn lines(&self) -> Option<Lines<G>> {
        let mut counting = Counting::default();
        let (all, solved) = counting.count(&self.begin())?;
        Some(Lines { all, solved, solutions: counting.solutions })
    }

    /// Whether it is as it claims: its solution solves it, its tempting error does not and
    /// leaves no way to the goal, and there are so many solutions.
    pub fn check(&self) -> Result<Lines<G>, Problem> {
        let solved = self.try_out(&self.solution)?;
        if solved.standing() != Standing::Solved {
            return Err(Problem::Unsolved);
        }
        let tempting = self.try_out(&self.tempting)?;
        if tempting.standing() == Standing::Solved {
            return Err(Problem::NoError);
        }
        let (_, after) = Counting::default().count(&tempting).ok_or(Problem::Endless)?;
        if after > 0 {
            return Err(Problem::Unfinished);
        }
        let lines = self.lines().ok_or(Problem::Endless)?;
        match lines.solutions.len() == self.solutions {
            true => Ok(lines),
            false => {
                let found = lines.solutions.len();
                Err(Problem::Solutions { found, claimed: self.solutions })
            }
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

/// What is known of positions: those that were reached before are not played again.
struct Counting<G: Game> {
    /// All lines from there on, and those of them that reach the goal.
    known: HashMap<G, (u64, u64)>,
    solutions: Vec<Vec<G::Action>>,
}

impl<G: Game> Default for Counting<G> {
    fn default() -> Self {
        Counting { known: HashMap::new(), solutions: Vec::new() }
    }
}

impl<G: Game> Counting<G> {
    fn count(&mut self, attempt: &Attempt<'_, G>) -> Option<(u64, u64)> {
        let game = attempt.table().game();
        if let Some(&lines) = self.known.get(game) {
            return Some(lines);
        }
        let mut lines: (u64, u64) = (0, 0);
        match attempt.standing() {
            Standing::Open => {
                for action in attempt.actions() {
                    let mut next = attempt.clone();
                    next.answer(action).ok()?;
                    let (all, solved) = self.count(&next)?;
                    lines = (lines.0.checked_add(all)?, lines.1.checked_add(solved)?);
                }
            }
            Standing::Solved => {
                lines = (1, 1);
                self.solutions.push(attempt.answers().to_vec());
            }
            Standing::Failed => lines = (1, 0),
        }
        self.known.insert(game.clone(), lines);
        (self.known.len() <= MOST_POSITIONS).then_some(lines)
    }
}
