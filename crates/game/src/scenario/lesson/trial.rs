//! What somebody has done about a lesson, as a text that a browser can keep.

use std::fmt;
use std::str::FromStr;

use super::{Attempt, Lesson, Standing};
use crate::Game;
use crate::scenario::packed::{LONGEST, packed, unpacked};

/// More answers than any lesson asks for.
const MOST_ANSWERS: usize = 60;
/// So many tries in vain are remembered.
const MOST_TRIED: usize = 3;
/// The two hints, and then the solution.
const MOST_HINTS: u8 = 3;

/// What somebody has done about a lesson: how many hints they have read, what they have
/// tried in vain, and what they have answered since they began again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trial {
    hints: u8,
    tried: Vec<Vec<String>>,
    answers: Vec<String>,
}

/// A text that is no trial.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not what somebody has done about a lesson")]
pub struct NoTrial;

impl Trial {
    /// How many hints were read; after both of them, the third is the solution.
    pub fn hints(&self) -> u8 {
        self.hints
    }

    /// What was tried in vain, the latest last.
    pub fn tried(&self) -> &[Vec<String>] {
        &self.tried
    }

    /// How many answers were given since it was begun again.
    pub fn answered(&self) -> usize {
        self.answers.len()
    }

    /// The same with one more hint.
    #[must_use]
    pub fn hinted(&self) -> Trial {
        Trial { hints: (self.hints + 1).min(MOST_HINTS), ..self.clone() }
    }

    /// The same without the last answer.
    #[must_use]
    pub fn taken_back(&self) -> Trial {
        let kept = self.answers.len().saturating_sub(1);
        Trial { answers: self.answers[..kept].to_vec(), ..self.clone() }
    }

    /// What tells this moment of the lesson from every other.
    pub fn moment(&self) -> String {
        format!("{}.{}", self.tried.len(), packed(&self.answers))
    }
}

impl<G: Game> Lesson<G> {
    /// How a lesson stands, with everything that happened; `None` for a trial that fits none
    /// of its attempts.
    pub fn at(&self, trial: &Trial) -> Option<Attempt<'_, G>> {
        self.played(&trial.answers)
    }

    /// An attempt after these answers in notation.
    pub fn played(&self, answers: &[String]) -> Option<Attempt<'_, G>> {
        let mut attempt = Attempt::new(self, true);
        for answer in answers {
            if attempt.standing() != Standing::Open {
                return None;
            }
            let action = answer.parse().ok()?;
            attempt.answer(attempt.table().game().in_full(action)).ok()?;
        }
        Some(attempt)
    }

    /// The trial after an answer; `None` where that is not what is asked.
    pub fn answer(&self, trial: &Trial, given: &[String]) -> Option<Trial> {
        let answers: Vec<String> = trial.answers.iter().chain(given).cloned().collect();
        let next = Trial { answers, ..trial.clone() };
        (next.answers.len() <= MOST_ANSWERS).then_some(())?;
        self.at(&next).map(|_| next)
    }

    /// The trial from the beginning; what was wrong is remembered.
    pub fn again(&self, trial: &Trial) -> Trial {
        let is_wrong = |attempt: Attempt<'_, G>| match attempt.standing() {
            Standing::Failed => true,
            Standing::Open => attempt.is_tempted(),
            Standing::Solved => false,
        };
        let Trial { hints, mut tried, answers } = trial.clone();
        if self.at(trial).is_some_and(is_wrong) && !tried.contains(&answers) {
            tried.push(answers);
        }
        let mut next = Trial { hints, tried, answers: Vec::new() };
        // There is room for what is answered next.
        while next.tried.len() > MOST_TRIED || next.to_string().len() > LONGEST / 2 {
            next.tried.remove(0);
        }
        next
    }
}

/// `1~play_groat.place_dimwell!play_groat`: hints, what was tried, what is answered.
impl fmt::Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.hints)?;
        for tried in &self.tried {
            write!(f, "~{}", packed(tried))?;
        }
        match self.answers.is_empty() {
            true => Ok(()),
            false => write!(f, "!{}", packed(&self.answers)),
        }
    }
}

impl FromStr for Trial {
    type Err = NoTrial;

    fn from_str(text: &str) -> Result<Trial, NoTrial> {
        if text.len() > LONGEST {
            return Err(NoTrial);
        }
        let (text, answers) = match text.split_once('!') {
            Some((text, answers)) => (text, unpacked(answers).ok_or(NoTrial)?),
            None => (text, Vec::new()),
        };
        let mut parts = text.split('~');
        let hints = parts.next().and_then(|hints| hints.parse().ok()).ok_or(NoTrial)?;
        let tried: Option<Vec<_>> = parts.map(unpacked).collect();
        let tried = tried.ok_or(NoTrial)?;
        let is_small = |answers: &Vec<String>| answers.len() <= MOST_ANSWERS;
        let fits = hints <= MOST_HINTS
            && tried.len() <= MOST_TRIED
            && tried.iter().chain([&answers]).all(is_small);
        if fits { Ok(Trial { hints, tried, answers }) } else { Err(NoTrial) }
    }
}

#[cfg(test)]
mod tests {
    use super::{NoTrial, Trial};

    #[test]
    fn a_trial_is_read_as_it_is_written() {
        let answers = ["play 3".to_owned(), "lay monk-1".to_owned()];
        let tried = vec![answers[..1].to_vec(), answers.to_vec()];
        let far = Trial { hints: 2, tried, answers: answers.to_vec() };
        assert_eq!(far.to_string(), "2~play_3~play_3.lay_monk-1!play_3.lay_monk-1");
        for trial in [Trial::default(), far.taken_back(), far.hinted(), far] {
            assert_eq!(trial.to_string().parse(), Ok(trial));
        }
        let (huge, long) = ("a".repeat(5000), "a.".repeat(90));
        let (huge, long) = (format!("1!{huge}"), format!("1!{long}a"));
        for text in ["", "x", "4", "-1", "1~", "1!", "1!a;b", "1!a b", "0~a~b~c~d", &huge, &long] {
            assert_eq!(text.parse::<Trial>(), Err(NoTrial), "{text}");
        }
    }
}
