//! Rules tested by example: TOML files that anybody can read and write.
//!
//! A file is a chapter of scenarios. Each says what is given, what is done, and what
//! must then be true. `docs/scenarios.md` explains every key.

mod chapter;
mod expect;
mod expectation;
pub mod guided;
pub mod learning;
pub mod lesson;
mod matching;
mod mistakes;
mod offers;
mod packed;
mod play;
mod reading;
mod report;
mod story;

use std::path::{Path, PathBuf};

use serde_json::Value;
use thiserror::Error;

use crate::files::{self, FileError};
use crate::ledger::{Ledger, LedgerError};
use crate::step::nearest;
use crate::{Game, Table, ledger};
use chapter::{Head, Scenario};
use play::{Trouble, play};
use reading::{Entry, Mistake};

pub use matching::Difference;
use report::visible;
pub use report::{Failure, Report};
pub use story::Line;

/// The largest file that is read.
pub const MOST_BYTES: u64 = 1 << 20;

/// A scenario file that cannot be run at all.
#[derive(Debug, Error)]
pub enum ScenarioError {
    /// It could not be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// Its first lines do not say what it is for.
    #[error("{file}:{line}: {}", visible(problem))]
    Head {
        /// The file.
        file: String,
        /// Where.
        line: usize,
        /// What is wrong, and what may stand there.
        problem: String,
    },
    /// It is for another game.
    #[error("{file} is for the game \"{}\", not for \"{wanted}\"", visible(found))]
    OtherGame {
        /// The file.
        file: String,
        /// The game it names.
        found: String,
        /// The game it should have named.
        wanted: &'static str,
    },
    /// The game's own ledger cannot be read.
    #[error("the ledger of {game} cannot be read: {error}")]
    Ledger {
        /// The game.
        game: &'static str,
        /// What is wrong, with its line.
        error: LedgerError,
    },
}

/// The scenario files that are meant by these files and folders, in order.
pub fn files<P: AsRef<Path>>(paths: &[P]) -> Result<Vec<PathBuf>, ScenarioError> {
    let mut found = Vec::new();
    for path in paths.iter().map(AsRef::as_ref) {
        if path.is_dir() {
            found.extend(files::under(path, "toml")?);
        } else {
            found.push(path.to_owned());
        }
    }
    Ok(found)
}

/// The text of a scenario file.
pub fn read(path: &Path) -> Result<String, ScenarioError> {
    Ok(files::read(path, MOST_BYTES)?)
}

/// The game that a scenario file is for; `file` is its name for errors.
pub fn game_name(file: &str, text: &str) -> Result<String, ScenarioError> {
    game_of(file, text, KIND)
}

/// The game that a file of entries of this kind is for.
fn game_of(file: &str, text: &str, kind: &str) -> Result<String, ScenarioError> {
    let head: Result<Head, Mistake> = reading::head(text, kind);
    head.map(|head| head.game).map_err(|Mistake { line, at, problem, .. }| {
        let gap = if at.is_empty() { "" } else { ": " };
        ScenarioError::Head { file: file.to_owned(), line, problem: format!("{at}{gap}{problem}") }
    })
}

/// What a scenario begins with: `[[scenario]]`.
const KIND: &str = "scenario";

/// Runs the scenarios in a text; `file` is its name for errors and failures.
pub fn run_text<G: Game>(file: &str, text: &str) -> Result<Report, ScenarioError> {
    let mut report = Report::default();
    each::<G>(file, text, |_, ended| match ended {
        Ok(_) => report.pass(),
        Err(failure) => report.fail(failure),
    })?;
    Ok(report)
}

/// The tables at which the scenarios in a text end, with their titles, for those who draw
/// positions. A scenario that fails has none.
pub fn tables<G: Game>(file: &str, text: &str) -> Result<Vec<(String, Table<G>)>, ScenarioError> {
    let mut tables = Vec::new();
    each::<G>(file, text, |title, ended| {
        if let Ok(Some(table)) = ended {
            tables.push((title.to_owned(), table));
        }
    })?;
    Ok(tables)
}

/// Whether a text is for this game.
fn check_game<G: Game>(file: &str, text: &str) -> Result<(), ScenarioError> {
    let found = game_name(file, text)?;
    match found == G::NAME {
        true => Ok(()),
        false => Err(ScenarioError::OtherGame { file: file.to_owned(), found, wanted: G::NAME }),
    }
}

/// Plays the scenarios in a text one after the other, and shows how each ended; what cannot
/// be read has failed as well.
fn each<G: Game>(
    file: &str,
    text: &str,
    mut see: impl FnMut(&str, Result<Option<Table<G>>, Failure>),
) -> Result<(), ScenarioError> {
    check_game::<G>(file, text)?;
    let rules = Rulebook::of::<G>()?;
    let entries = reading::entries(text, KIND, |scenario: &Scenario<G>| scenario.check(&rules));
    if entries.is_empty() {
        let problem = "there is no scenario; each begins with a line [[scenario]]".to_owned();
        return Err(ScenarioError::Head { file: file.to_owned(), line: 1, problem });
    }
    for entry in entries {
        match entry {
            Ok(entry) => {
                let failed = |trouble| failure(file, text, &entry, trouble);
                see(&entry.item.title, play(&entry, &rules).map_err(failed));
            }
            Err(mistake) => {
                let title = mistake.title.clone();
                see(&title, Err(Failure::of_mistake(file, mistake)));
            }
        }
    }
    Ok(())
}

fn failure<G: Game>(
    file: &str,
    text: &str,
    entry: &Entry<Scenario<G>>,
    trouble: Trouble,
) -> Failure {
    let offset = trouble.offset.map(|inside| entry.offset + inside);
    Failure {
        file: file.to_owned(),
        line: offset.map_or(entry.line, |offset| reading::line_of(text, offset)),
        title: entry.item.title.clone(),
        rules: entry.item.rules.clone(),
        at: trouble.at,
        problem: trouble.problem,
        differences: trouble.differences,
    }
}

/// Runs the scenarios in a file.
pub fn run_file<G: Game>(path: &Path) -> Result<Report, ScenarioError> {
    run_text::<G>(&path.display().to_string(), &read(path)?)
}

/// Runs the scenarios in files and folders; a file that cannot be run at all counts
/// as one failed scenario.
pub fn run_paths<G: Game, P: AsRef<Path>>(paths: &[P]) -> Report {
    let mut report = Report::default();
    match files(paths) {
        Err(error) => report.fail(Failure::of_file("", &error)),
        Ok(files) => {
            for path in files {
                match run_file::<G>(&path) {
                    Ok(more) => report.add(more),
                    Err(error) => {
                        report.fail(Failure::of_file(&path.display().to_string(), &error));
                    }
                }
            }
        }
    }
    report
}

/// The rules that scenarios of a game may name.
struct Rulebook {
    game: Ledger,
    house: Ledger,
}

impl Rulebook {
    fn of<G: Game>() -> Result<Rulebook, ScenarioError> {
        let game = ledger::parse(G::LEDGER)
            .map_err(|error| ScenarioError::Ledger { game: G::NAME, error })?;
        Ok(Rulebook { game, house: Ledger::house() })
    }

    /// What a rule says, if it exists under exactly this id.
    fn text(&self, id: &str) -> Option<&str> {
        let rule = self.game.find(id).or_else(|| self.house.find(id))?;
        (rule.id == id).then_some(rule.text.as_str())
    }

    /// Why an id means nothing, and which may have been meant.
    fn unknown(&self, id: &str) -> String {
        let ledger = if self.game.items.is_empty() { "ledger of the house" } else { "ledger" };
        let ids = self.game.items.iter().chain(&self.house.items).map(|rule| rule.id.as_str());
        let near = nearest(id, ids).map_or(String::new(), |near| format!("; perhaps {near}"));
        format!("names the rule {id}, which is not in the {ledger}{near}")
    }
}

/// An option of the table that is left to what happens to be the default: who learns from a
/// position learns the same from it for ever.
fn left_out<G: Game>(raw: &Value) -> Option<String> {
    let options = serde_json::to_value(G::Setup::default()).ok()?;
    let given = raw.get("given");
    let setups = [raw.get("setup"), given.and_then(|given| given.get("setup")), given];
    let is_stated =
        |key: &&String| setups.iter().flatten().any(|part| part.get(key.as_str()).is_some());
    options.as_object()?.keys().find(|key| !is_stated(key)).cloned()
}
