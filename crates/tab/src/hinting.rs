//! Hints for somebody who is alone with bots: asked for at the table, thought about in the
//! worker of the bots, and kept with the table for as long as their question is asked.

use bots::{Insight, Kind, Level, Suspicion};
use game::session::QuestionId;
use review::{Hint, Reason};
use serde::{Deserialize, Serialize};
use words::Problem;

use crate::house::{Call, Done, House};
use crate::sheet::Sheet;

/// A hint that was asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Hinting {
    pub(crate) question: QuestionId,
    /// What came of it.
    pub(crate) found: Option<Advice>,
    /// Whether it was put away.
    pub(crate) is_away: bool,
}

/// A hint, with its actions in notation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    answer: Vec<String>,
    chance: f64,
    others: Vec<(String, f64)>,
    reasons: Vec<Reason>,
    suspicions: Vec<Suspicion>,
}

impl Advice {
    pub(crate) fn of<G: Insight>(hint: &Hint<G>) -> Advice {
        Advice {
            answer: hint.answer.iter().map(ToString::to_string).collect(),
            chance: hint.chance,
            others: hint
                .others
                .iter()
                .map(|(action, chance)| (action.to_string(), *chance))
                .collect(),
            reasons: hint.reasons.clone(),
            suspicions: hint.suspicions.clone(),
        }
    }

    pub(crate) fn hint<G: Insight>(&self) -> Option<Hint<G>> {
        let answer: Result<Vec<G::Action>, _> =
            self.answer.iter().map(|action| action.parse()).collect();
        let others: Result<Vec<(G::Action, f64)>, _> =
            self.others.iter().map(|(action, chance)| Ok((action.parse()?, *chance))).collect();
        let others: Result<_, game::ParseError> = others;
        Some(Hint {
            answer: answer.ok()?,
            chance: self.chance,
            others: others.ok()?,
            reasons: self.reasons.clone(),
            suspicions: self.suspicions.clone(),
        })
    }

    pub(crate) fn answer(&self) -> &[String] {
        &self.answer
    }
}

/// Who gives it: one thread and no clock, so that the same is advised everywhere.
pub(crate) fn adviser() -> Level {
    let one = std::num::NonZeroU16::MIN;
    Level { threads: one, time: None, ..Kind::Sharp.into() }
}

impl Sheet {
    /// The hint for this question, unless it was put away.
    pub(crate) fn hint_for(&self, question: QuestionId) -> Option<&Hinting> {
        self.hint.as_ref().filter(|hinting| hinting.question == question && !hinting.is_away)
    }
}

impl House {
    /// Somebody asks for a hint for the question at hand, or has read it. Who has asked
    /// already is not counted again.
    pub(crate) fn hint(&mut self, call: &Call<'_>, id: &str) -> Result<Done, Problem> {
        let sitting = self.sitting(id)?;
        let seat = sitting.sheet().alone().filter(|_| !sitting.is_over());
        let seat = seat.ok_or(Problem::HintsAmongPeople)?;
        let question = call.field("question").and_then(|number| number.parse().ok());
        let question: QuestionId = question.ok_or(Problem::StaleQuestion)?;
        if question.seat() != seat || !sitting.is_question(question) {
            return Err(Problem::StaleQuestion);
        }
        let is_away = call.field("away") == Some("yes");
        let sheet = sitting.sheet_mut();
        match &mut sheet.hint {
            Some(hinting) if hinting.question == question => hinting.is_away = is_away,
            _ if is_away => {}
            asked => {
                *asked = Some(Hinting { question, found: None, is_away });
                let index = seat.index();
                if sheet.hints.len() <= index {
                    sheet.hints.resize(index + 1, 0);
                }
                sheet.hints[index] = sheet.hints[index].saturating_add(1);
            }
        }
        self.changed(call, id, None)
    }

    /// A hint was found.
    pub(crate) fn advised(
        &mut self,
        call: &Call<'_>,
        id: &str,
        question: QuestionId,
        advice: Option<Advice>,
    ) -> Result<Done, Problem> {
        let sitting = self.sitting(id)?;
        let hinting = sitting.sheet_mut().hint.as_mut();
        let hinting = hinting.filter(|hinting| hinting.question == question);
        let hinting = hinting.ok_or(Problem::StaleQuestion)?;
        match advice {
            Some(advice) => hinting.found = Some(advice),
            None => sitting.sheet_mut().hint = None,
        }
        self.went_on(call, id, None)
    }
}
