//! Rules tested by example: TOML files that anybody can read and write.
//!
//! A file is a chapter of scenarios. Each says what is given, what is done, and what
//! must then be true. `docs/scenarios.md` explains every key.

mod chapter;
mod expect;
mod matching;
mod play;
mod report;

use std::path::{Path, PathBuf};

use serde::Deserialize;
use thiserror::Error;

use crate::files::{self, FileError};
use crate::ledger::{Ledger, LedgerError};
use crate::{Game, Table, ledger};
use chapter::Chapter;
use play::play;

pub use matching::Difference;
use report::visible;
pub use report::{Failure, Report};

/// The largest file that is read.
pub const MOST_BYTES: u64 = 1 << 20;

/// A scenario file that cannot be run at all.
#[derive(Debug, Error)]
pub enum ScenarioError {
    /// It could not be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// It is not TOML, or not a chapter of scenarios.
    #[error("{file}: {}", visible(&error.to_string()))]
    Toml {
        /// The file.
        file: String,
        /// What is wrong, with its line.
        error: toml::de::Error,
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
    /// A scenario is well formed and yet says something that cannot be.
    #[error("{file}:{line}: the scenario \"{}\" {}", visible(title), visible(problem))]
    Scenario {
        /// The file.
        file: String,
        /// Where the scenario begins.
        line: usize,
        /// The scenario.
        title: String,
        /// What is wrong with it.
        problem: String,
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
    #[derive(Deserialize)]
    struct Head {
        game: String,
    }
    match toml::from_str::<Head>(text) {
        Ok(head) => Ok(head.game),
        Err(error) => Err(ScenarioError::Toml { file: file.to_owned(), error }),
    }
}

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

/// Plays the scenarios in a text one after the other, and shows how each ended.
fn each<G: Game>(
    file: &str,
    text: &str,
    mut see: impl FnMut(&str, Result<Option<Table<G>>, Failure>),
) -> Result<(), ScenarioError> {
    let found = game_name(file, text)?;
    if found != G::NAME {
        return Err(ScenarioError::OtherGame { file: file.to_owned(), found, wanted: G::NAME });
    }
    let chapter: Chapter<G> = toml::from_str(text)
        .map_err(|error| ScenarioError::Toml { file: file.to_owned(), error })?;
    let rules = Rulebook::of::<G>()?;
    for scenario in &chapter.scenario {
        let line = line_of(text, scenario.span().start);
        let scenario = scenario.get_ref();
        scenario.check(&rules).map_err(|problem| ScenarioError::Scenario {
            file: file.to_owned(),
            line,
            title: scenario.title.clone(),
            problem,
        })?;
        let ended = play(scenario, &rules).map_err(|trouble| Failure {
            file: file.to_owned(),
            line: trouble.offset.map_or(line, |offset| line_of(text, offset)),
            title: scenario.title.clone(),
            rules: scenario.rules.clone(),
            at: trouble.at,
            problem: trouble.problem,
            differences: trouble.differences,
        });
        see(&scenario.title, ended);
    }
    Ok(())
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
}

/// Counted from 1.
fn line_of(text: &str, offset: usize) -> usize {
    let before = text.as_bytes().get(..offset).unwrap_or_default();
    1 + before.iter().filter(|&&byte| byte == b'\n').count()
}
