//! Guided games: a scenario with stops, at which a coach says something and waits.
//!
//! The script is the first scenario of a file. Where it says `{ stop = "id" }`, a learner
//! reads what the coach says; the learner's own steps that follow are the answer that leads
//! on. Everybody else, and chance, do what the script says. A [`Progress`] is all there is
//! to remember, and everything else follows from it: there is no clock and no dice here.

mod matching;
mod progress;

use std::collections::BTreeSet;

use serde::Deserialize;

use super::chapter::{Head, Scenario, WhenLine};
use super::play::begin;
use super::reading::{self, Entry, Mistake};
use super::story::{Line, Story};
use super::{KIND, Rulebook, ScenarioError, check_game, left_out};
use crate::dice::QuickDice;
use crate::{Game, Seat, Status, Step, Table};
use matching::Matching;

pub use progress::{NoProgress, Progress};

/// So much chance is dealt after an answer that is taken back in any case.
const MOST_CHANCE: usize = 40;

/// A guided game.
pub struct Guided<G: Game> {
    seat: Seat,
    start: Table<G>,
    stops: Vec<Stop<G>>,
}

/// A place where the coach waits.
#[derive(Debug)]
pub struct Stop<G: Game> {
    /// Its name in keys of messages.
    pub id: String,
    /// What the coach points at: ids of elements, or `attribute=value`.
    pub light: Vec<String>,
    /// The part of "How to play" that it is about.
    pub idea: Option<String>,
    /// What happens before it.
    before: Vec<Step<G>>,
    /// What the script answers; nothing where one only reads and goes on.
    answer: Vec<G::Action>,
    keys: StopKeys,
}

/// What a file says about a stop.
#[derive(Deserialize, Default, Debug)]
#[serde(default, deny_unknown_fields)]
pub(super) struct StopKeys {
    light: Vec<String>,
    idea: Option<String>,
    /// What leads on besides the answer of the script.
    right: Vec<Matching>,
    wrong: Vec<Wrong>,
}

/// What the coach says to other answers.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Wrong {
    /// The end of the key of the message.
    say: String,
    /// To which answers; to all when there are none.
    #[serde(default)]
    to: Vec<Matching>,
    /// Whether the answer is good too, only not the one of this game.
    #[serde(default)]
    good: bool,
}

/// What the coach says to an answer that does not lead on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objection {
    /// The end of the key of the message; nothing for the words that fit all answers.
    pub say: Option<String>,
    /// Whether the answer is good too.
    pub good: bool,
}

/// How a guided game stands.
pub struct Standing<'a, G: Game> {
    /// The table.
    pub table: Table<G>,
    /// What happened so far.
    pub log: Vec<Line<G>>,
    /// Where the coach waits.
    pub stop: &'a Stop<G>,
    /// What the coach says to an answer that is still to be taken back.
    pub objection: Option<Objection>,
}

/// An answer that cannot be taken at all: the table asks for another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this cannot be answered here")]
pub struct NotAsked;

impl<G: Game> Guided<G> {
    /// Reads a guided game; `file` is its name for errors.
    pub fn read(file: &str, text: &str) -> Result<Guided<G>, ScenarioError> {
        check_game::<G>(file, text)?;
        let rulebook = Rulebook::of::<G>()?;
        let wrong = |line: usize, title: &str, problem: String| {
            let problem = format!("{title}: {problem}");
            ScenarioError::Head { file: file.to_owned(), line, problem }
        };
        let unread = |mistake: Mistake| wrong(mistake.line, &mistake.title, mistake.problem);
        let head: Head = reading::head(text, KIND).map_err(unread)?;
        let entries =
            reading::entries(text, KIND, |scenario: &Scenario<G>| scenario.check(&rulebook));
        let Some(script) = entries.into_iter().next() else {
            return Err(wrong(1, KIND, "there is none".to_owned()));
        };
        let Entry { line, item: mut script, raw, .. } = script.map_err(unread)?;
        let title = script.title.clone();
        if let Some(option) = left_out::<G>(&raw) {
            let problem = format!("a guided game says all options of its table, and not {option}");
            return Err(wrong(line, &title, problem));
        }
        let play = begin(&script, &rulebook).map_err(|problem| wrong(line, &title, problem))?;
        let Some(play) = play else {
            return Err(wrong(line, &title, "its set-up is refused".to_owned()));
        };
        let start = play.table;
        let seat = head.learner.unwrap_or(Seat::new(0));
        let mut keys = std::mem::take(&mut script.stop);
        let stops = stops(&script, seat, &mut keys);
        Ok(Guided { seat, start, stops: stops.map_err(|problem| wrong(line, &title, problem))? })
    }

    /// Whose seat the learner has.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The stops, in order.
    pub fn stops(&self) -> &[Stop<G>] {
        &self.stops
    }

    /// How the game stands; `None` for progress that fits no game of this script.
    pub fn at(&self, progress: &Progress) -> Option<Standing<'_, G>> {
        let mut table = self.start.clone();
        let mut story = Story::new();
        let mut take = |table: &mut Table<G>, step| story.take(table, step).ok();
        let stop = self.stops.get(progress.passed())?;
        for (number, past) in self.stops[..=progress.passed()].iter().enumerate() {
            for &step in &past.before {
                take(&mut table, step)?;
            }
            if number < progress.passed() {
                let own = progress.chosen(number).map(actions::<G>);
                let answer = own.unwrap_or_else(|| Some(past.answer.clone()))?;
                for action in answer {
                    take(&mut table, Step::Act(self.seat, action))?;
                }
            }
        }
        let mut objection = None;
        if let Some(tried) = progress.tried() {
            for action in actions::<G>(tried)? {
                take(&mut table, Step::Act(self.seat, action))?;
            }
            // It is carried out to the next question, so that one sees what it does.
            let mut dice = QuickDice::new(0);
            for _ in 0..MOST_CHANCE {
                if table.status() != Status::Chance {
                    break;
                }
                let chance = Step::Chance(table.game().sample(&mut dice));
                take(&mut table, chance)?;
            }
            objection = Some(stop.objection(tried));
        }
        Some(Standing { table, log: story.lines, stop, objection })
    }

    /// The progress after an answer: on, if it is one that leads on, and otherwise here, with
    /// the answer still to be taken back. Whoever answers has read what came before.
    pub fn answer(&self, progress: &Progress, given: &[String]) -> Result<Progress, NotAsked> {
        let mut here = progress.taken_back();
        while self.stops.get(here.passed()).is_some_and(|stop| !stop.is_decision()) {
            here = self.next(&here).ok_or(NotAsked)?;
        }
        let stop = self.stops.get(here.passed()).ok_or(NotAsked)?;
        let on = match stop.leads_on(given) {
            true if stop.is_script(given) => here.on(),
            true => here.on_with(given),
            false => here.with_try(given),
        };
        if self.at(&on).is_some() { Ok(on) } else { Err(NotAsked) }
    }

    /// The progress after reading; nothing where an answer is wanted, and at the end.
    pub fn next(&self, progress: &Progress) -> Option<Progress> {
        let stop = self.stops.get(progress.passed())?;
        let on = progress.taken_back().on();
        (!stop.is_decision() && on.passed() < self.stops.len()).then_some(on)
    }

    /// The progress after the coach has answered: with the script, or with what is like it
    /// where the learner went another way.
    pub fn show(&self, progress: &Progress) -> Option<Progress> {
        let here = progress.taken_back();
        let stop = self.stops.get(here.passed())?;
        let standing = self.at(&here)?;
        let legal = |given: &[String]| {
            let first = given.first().and_then(|first| first.parse::<G::Action>().ok());
            first.is_some_and(|first| standing.table.actions(self.seat).contains(&first))
        };
        let script: Vec<String> = stop.answer.iter().map(G::Action::to_string).collect();
        let others = stop.keys.right.iter().filter_map(Matching::exact);
        let given = std::iter::once(script).chain(others).find(|given| legal(given))?;
        self.answer(&here, &given).ok()
    }
}

impl<G: Game> Stop<G> {
    /// Whether the learner has to decide something.
    pub fn is_decision(&self) -> bool {
        !self.answer.is_empty()
    }

    /// What the script answers here: what the coach points at.
    pub fn script(&self) -> &[G::Action] {
        &self.answer
    }

    fn is_script(&self, given: &[String]) -> bool {
        let script: Vec<String> = self.answer.iter().map(G::Action::to_string).collect();
        script == given
    }

    fn leads_on(&self, given: &[String]) -> bool {
        self.is_script(given) || self.keys.right.iter().any(|right| right.fits(given))
    }

    fn objection(&self, given: &[String]) -> Objection {
        let fits = |wrong: &&Wrong| wrong.to.is_empty() || wrong.to.iter().any(|to| to.fits(given));
        let wrong = self.keys.wrong.iter().find(fits);
        Objection {
            say: wrong.map(|wrong| wrong.say.clone()),
            good: wrong.is_some_and(|wrong| wrong.good),
        }
    }

    /// What the coach can say here besides its own words: ends of keys.
    pub fn objections(&self) -> impl Iterator<Item = &str> {
        self.keys.wrong.iter().map(|wrong| wrong.say.as_str())
    }
}

/// Actions in notation.
fn actions<G: Game>(given: &[String]) -> Option<Vec<G::Action>> {
    given.iter().map(|action| action.parse().ok()).collect()
}

/// Cuts a script at its stops.
fn stops<G: Game>(
    scenario: &Scenario<G>,
    seat: Seat,
    keys: &mut std::collections::BTreeMap<String, StopKeys>,
) -> Result<Vec<Stop<G>>, String> {
    let mut stops: Vec<Stop<G>> = Vec::new();
    let mut before = Vec::new();
    let mut seen = BTreeSet::new();
    for line in &scenario.when {
        match line {
            WhenLine::Stop(id) => {
                if !seen.insert(id.clone()) {
                    return Err(format!("stops twice at \"{id}\""));
                }
                let keys = keys.remove(id).unwrap_or_default();
                stops.push(Stop {
                    id: id.clone(),
                    light: keys.light.clone(),
                    idea: keys.idea.clone(),
                    before: std::mem::take(&mut before),
                    answer: Vec::new(),
                    keys,
                });
            }
            WhenLine::Step(text) => match text.parse().map_err(|error| format!("{error}"))? {
                Step::Act(by, action) if by == seat && before.is_empty() && !stops.is_empty() => {
                    if let Some(stop) = stops.last_mut() {
                        stop.answer.push(action);
                    }
                }
                Step::Act(by, _) if by == seat => {
                    return Err(format!("has no stop before the learner's \"{text}\""));
                }
                step => before.push(step),
            },
            WhenLine::Refused { .. } | WhenLine::Check(_) => {}
        }
    }
    match keys.keys().next() {
        Some(id) => Err(format!("never comes to the stop \"{id}\"")),
        None if stops.is_empty() => Err("has no stops".to_owned()),
        None if !before.is_empty() => Err("goes on after its last stop".to_owned()),
        None => Ok(stops),
    }
}
