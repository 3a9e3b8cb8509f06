//! Playing one scenario through.

use serde_json::Value;

use super::Rulebook;
use super::chapter::{Knowledge, Scenario, WhenLine};
use super::expectation::Observer;
use super::matching::Difference;
use super::mistakes;
use super::offers::now;
use super::reading::Entry;
use crate::table::observers;
use crate::{Game, Refusal, Seat, Step, Table};

/// Why a scenario failed.
#[derive(Debug)]
pub(super) struct Trouble {
    /// Where in the text, if it is not where the scenario begins.
    pub(super) offset: Option<usize>,
    /// When: `after step 2, "1: bid 3"`.
    pub(super) at: String,
    /// What, as a sentence; nothing where the differences say it all.
    pub(super) problem: String,
    pub(super) differences: Vec<Difference>,
}

/// A table at which a scenario is played.
pub(super) struct Play<'a, G: Game> {
    pub(super) table: Table<G>,
    /// For saying why something is refused.
    rulebook: Option<&'a Rulebook>,
    /// What every seat, and last the spectators, have been shown since the beginning.
    told: Vec<Vec<Value>>,
}

/// Plays a scenario from beginning to end, and returns the table as it is then; there is
/// none where the set-up had to be refused.
pub(super) fn play<G: Game>(
    entry: &Entry<Scenario<G>>,
    rulebook: &Rulebook,
) -> Result<Option<Table<G>>, Trouble> {
    let scenario = &entry.item;
    let mut at = "before the first step".to_owned();
    let begun = begin(scenario, rulebook).map_err(|problem| trouble(None, &at, problem))?;
    let Some(mut play) = begun else { return Ok(None) };
    let mut steps = 0;
    let [lines, _] = &entry.lines;
    for (index, line) in scenario.when.iter().enumerate() {
        let offset = lines.get(index).copied();
        match line {
            WhenLine::Step(step) => {
                steps += 1;
                at = format!("at step {steps}, \"{step}\"");
                play.take(step).map_err(|problem| trouble(offset, &at, problem))?;
                at = format!("after step {steps}, \"{step}\"");
            }
            WhenLine::Refused { step, by } => {
                let when = format!("at the refused step \"{step}\"");
                play.refuse(step, by).map_err(|problem| trouble(offset, &when, problem))?;
            }
            WhenLine::Check(check) => {
                report(offset, &at, play.differences(check))?;
            }
            WhenLine::Stop(_) => {}
        }
    }
    report(None, &at, play.differences(&scenario.then))?;
    if let Some(second) = second_run(entry, rulebook)? {
        let noticed = play.compare_runs(&second, &scenario.then.same);
        report(None, "at the end of both runs", noticed)?;
    }
    Ok(Some(play.table))
}

/// The same scenario with what is different `instead`; none where nothing is.
fn second_run<'a, G: Game>(
    entry: &Entry<Scenario<G>>,
    rulebook: &'a Rulebook,
) -> Result<Option<Play<'a, G>>, Trouble> {
    let Scenario { instead: Some(instead), setup, given, knows, when, .. } = &entry.item else {
        return Ok(None);
    };
    let at = "before the first step of the second run";
    let wrong = |problem| trouble(None, at, problem);
    let game = match (setup, &instead.given) {
        (Some(setup), _) => G::new(setup)
            .map_err(|refusal| wrong(format!("refused by {}", rulebook.explain(refusal))))?,
        (None, None) => stand(given.as_ref()).map_err(wrong)?,
        (None, Some(other)) => {
            let mut position = entry.raw.get("given").cloned().unwrap_or_default();
            merge(&mut position, other);
            let position = serde_json::from_value(position);
            let position =
                position.map_err(|error| wrong(mistakes::plain(&error.to_string(), "", "")))?;
            stand(Some(&position)).map_err(wrong)?
        }
    };
    let mut play = Play::new(game, Some(rulebook), knows).map_err(wrong)?;
    let [first, second] = &entry.lines;
    let (when, lines) = instead.when.as_ref().map_or((when, first), |when| (when, second));
    for (index, line) in when.iter().enumerate() {
        let WhenLine::Step(step) = line else { continue };
        let at = format!("at \"{step}\" in the second run");
        play.take(step).map_err(|problem| trouble(lines.get(index).copied(), &at, problem))?;
    }
    Ok(Some(play))
}

/// Puts what is different into what was given: tables key by key, all else as a whole.
fn merge(given: &mut Value, other: &Value) {
    match (given, other) {
        (Value::Object(given), Value::Object(other)) => {
            for (key, other) in other {
                merge(given.entry(key).or_insert(Value::Null), other);
            }
        }
        (given, other) => *given = other.clone(),
    }
}

/// The table before the first step; none if there is to be none.
pub(super) fn begin<'a, G: Game>(
    scenario: &Scenario<G>,
    rulebook: &'a Rulebook,
) -> Result<Option<Play<'a, G>>, String> {
    let game = match (&scenario.setup, &scenario.refused) {
        (Some(setup), by) => match (G::new(setup), by) {
            (Ok(game), None) => game,
            (Ok(_), Some(by)) => {
                return Err(format!("the set-up was accepted, not refused by {by}"));
            }
            (Err(refusal), Some(by)) if refusal.rule() == by => return Ok(None),
            (Err(refusal), by) => {
                let wanted = by.as_ref().map_or(String::new(), |by| format!(", not by {by}"));
                let refused = rulebook.explain(refusal);
                return Err(format!("the set-up was refused by {refused}{wanted}"));
            }
        },
        (None, _) => stand(scenario.given.as_ref())?,
    };
    Play::new(game, Some(rulebook), &scenario.knows).map(Some)
}

/// The game that stands as given. Nothing given is the empty position, so that both are
/// read the same way.
pub(super) fn stand<G: Game>(given: Option<&G::Position>) -> Result<G, String> {
    let empty = || serde_json::from_str("{}").map_err(|error| error.to_string());
    let position = given.cloned().map_or_else(empty, Ok);
    let game = position.and_then(|position| G::from_position(&position));
    game.map_err(|problem| format!("the given position is impossible: {problem}"))
}

impl<G: Game> Clone for Play<'_, G> {
    fn clone(&self) -> Self {
        let Play { table, rulebook, told } = self;
        Play { table: table.clone(), rulebook: *rulebook, told: told.clone() }
    }
}

impl<'a, G: Game> Play<'a, G> {
    /// A table at which everyone knows what they are said to know.
    pub(super) fn new(
        game: G,
        rulebook: Option<&'a Rulebook>,
        knows: &[Knowledge<G>],
    ) -> Result<Play<'a, G>, String> {
        let play = Play { rulebook, ..Play::knowing(game, knows) };
        knows.iter().try_for_each(|knowledge| play.seated(knowledge.seat))?;
        Ok(play)
    }

    /// The same for those who need no explanations; what nobody can know is left out.
    pub(super) fn knowing(game: G, knows: &[Knowledge<G>]) -> Play<'a, G> {
        let told = observers(game.seats()).map(|_| Vec::new()).collect();
        let mut play = Play { table: Table::new(game), rulebook: None, told };
        for Knowledge { seat, facts } in knows {
            if play.seated(*seat).is_ok() {
                facts.iter().for_each(|fact| play.table.teach(seat.0, fact));
            }
        }
        play
    }

    /// Takes a step of which nobody asks what was told.
    pub(super) fn go(&mut self, step: Step<G>) -> Result<(), Refusal> {
        self.table.apply(step).map(drop)
    }

    pub(super) fn take(&mut self, text: &str) -> Result<(), String> {
        let step = self.step(text)?;
        let events = self.table.apply(step).map_err(|refusal| {
            format!("refused by {}; now {}", self.explain(refusal), now(&self.table, text))
        })?;
        for (observer, told) in observers(self.table.game().seats()).zip(&mut self.told) {
            for shown in events.iter().filter_map(|event| event.shown(observer)) {
                told.push(json(shown)?);
            }
        }
        Ok(())
    }

    fn refuse(&self, text: &str, by: &str) -> Result<(), String> {
        let step = self.step(text)?;
        match self.refusal(step)? {
            Some(refusal) if refusal.rule() == by => Ok(()),
            Some(refusal) => Err(format!("refused by {}, not by {by}", self.explain(refusal))),
            None => Err(format!("accepted, not refused by {by}")),
        }
    }

    /// The refusal of a step, which must leave the game as it was; none if the game
    /// takes the step. Either way this game stays as it is.
    pub(super) fn refusal(&self, step: Step<G>) -> Result<Option<Refusal>, String> {
        let mut game = self.table.game().clone();
        match game.apply(step, &mut crate::Silent) {
            Ok(()) => Ok(None),
            Err(_) if game != *self.table.game() => {
                Err("the step was refused and yet changed the game".to_owned())
            }
            Err(refusal) => Ok(Some(refusal)),
        }
    }

    /// A step of this table in its notation.
    pub(super) fn step(&self, text: &str) -> Result<Step<G>, String> {
        let wrong = |error| format!("{error}; now {}", now(&self.table, text));
        let step = text.parse().map_err(wrong)?;
        if let Step::Act(seat, action) = step {
            self.seated(Observer(Some(seat)))?;
            return Ok(Step::Act(seat, self.table.game().in_full(action)));
        }
        Ok(step)
    }

    /// Whether there is such a seat at this table.
    pub(super) fn seated(&self, observer: Observer) -> Result<(), String> {
        let seats = self.table.game().seats();
        match observer.0 {
            Some(seat) if seat.index() >= seats => {
                Err(format!("there is no seat {seat} at this table of {seats}"))
            }
            _ => Ok(()),
        }
    }

    /// What someone has been shown since the beginning.
    pub(super) fn told(&self, observer: Observer) -> &[Value] {
        &self.told[observer.0.map_or(self.told.len() - 1, Seat::index)]
    }

    fn explain(&self, refusal: Refusal) -> String {
        self.rulebook.map_or_else(|| refusal.rule().to_owned(), |book| book.explain(refusal))
    }
}

impl Rulebook {
    fn explain(&self, refusal: Refusal) -> String {
        match self.text(refusal.rule()) {
            Some(text) => format!("{} ({})", refusal.rule(), text.trim_end_matches('.')),
            None => refusal.rule().to_owned(),
        }
    }
}

/// Anything that is shown, as data.
pub(super) fn json<T: serde::Serialize>(value: &T) -> Result<Value, String> {
    serde_json::to_value(value).map_err(|error| format!("cannot be written as data: {error}"))
}

fn trouble(offset: Option<usize>, at: &str, problem: String) -> Trouble {
    Trouble { offset, at: at.to_owned(), problem, differences: Vec::new() }
}

fn report(
    offset: Option<usize>,
    at: &str,
    differences: Result<Vec<Difference>, String>,
) -> Result<(), Trouble> {
    match differences {
        Err(problem) => Err(trouble(offset, at, problem)),
        Ok(differences) if differences.is_empty() => Ok(()),
        Ok(differences) => {
            let at = at.to_owned();
            Err(Trouble { offset, at, problem: String::new(), differences })
        }
    }
}
