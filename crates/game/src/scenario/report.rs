//! How scenarios went, for people and for programs.

use std::fmt;

use serde::Serialize;

use super::reading::Mistake;
use super::{Difference, ScenarioError};
use crate::dealer::is_plain;

/// Wider columns are broken into lines.
const WIDEST: usize = 44;

/// How many scenarios were run and what became of them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Report {
    /// All of them.
    pub scenarios: usize,
    /// Those in which everything was as it should be.
    pub passed: usize,
    /// The others.
    pub failed: usize,
    /// One for each that failed.
    pub failures: Vec<Failure>,
}

/// A scenario that failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Failure {
    /// Its file.
    pub file: String,
    /// The line of the step that failed, or of the scenario; 0 when the whole file did.
    pub line: usize,
    /// Its title.
    pub title: String,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// When it failed, `after step 2, "1: bid 3"`, or at which key it cannot be read.
    pub at: String,
    /// What happened, as a sentence; empty where the differences say it all.
    pub problem: String,
    /// What was not as expected.
    pub differences: Vec<Difference>,
}

impl Report {
    /// Whether nothing failed.
    pub fn is_ok(&self) -> bool {
        self.failed == 0
    }

    /// Adds another report to this one.
    pub fn add(&mut self, other: Report) {
        self.scenarios += other.scenarios;
        self.passed += other.passed;
        self.failed += other.failed;
        self.failures.extend(other.failures);
    }

    /// Adds one failed scenario.
    pub fn fail(&mut self, failure: Failure) {
        self.scenarios += 1;
        self.failed += 1;
        self.failures.push(failure);
    }

    pub(super) fn pass(&mut self) {
        self.scenarios += 1;
        self.passed += 1;
    }
}

impl Failure {
    /// A scenario that cannot be read.
    pub(super) fn of_mistake(file: &str, mistake: Mistake) -> Failure {
        let Mistake { line, title, at, problem } = mistake;
        let (rules, differences) = (Vec::new(), Vec::new());
        Failure { file: file.to_owned(), line, title, rules, at, problem, differences }
    }

    /// A whole file that cannot be run.
    pub fn of_file(file: &str, error: &ScenarioError) -> Failure {
        Failure {
            file: file.to_owned(),
            line: 0,
            title: String::new(),
            rules: Vec::new(),
            at: String::new(),
            problem: error.to_string(),
            differences: Vec::new(),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in &self.failures {
            writeln!(f, "{failure}")?;
        }
        let plural = if self.scenarios == 1 { "" } else { "s" };
        let Report { scenarios, passed, failed, .. } = self;
        write!(f, "{scenarios} scenario{plural}: {passed} passed, {failed} failed")
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write(&mut text)?;
        f.write_str(&visible(&text))
    }
}

impl Failure {
    fn write(&self, f: &mut impl fmt::Write) -> fmt::Result {
        if self.title.is_empty() {
            return writeln!(f, "{}", self.problem);
        }
        let Failure { file, line, title, at, problem, .. } = self;
        let rules = self.rules.join(", ");
        let rules = if rules.is_empty() { rules } else { format!(" ({rules})") };
        writeln!(f, "{file}:{line}: \"{title}\"{rules}")?;
        if self.differences.is_empty() {
            let gap = if at.is_empty() { "" } else { ": " };
            return writeln!(f, "  {at}{gap}{problem}");
        }
        writeln!(f, "  {at}:")?;
        let rows = self.differences.iter().map(|it| [&it.place, &it.expected, &it.found]);
        let rows: Vec<[Vec<String>; 3]> =
            [["where", "expected", "found"].map(str::to_owned).each_ref()]
                .into_iter()
                .chain(rows)
                .map(|row| row.map(|text| broken(text)))
                .collect();
        let width = |column: usize| {
            let lines = rows.iter().flat_map(|row| &row[column]);
            lines.map(|line| line.chars().count()).max().unwrap_or(0)
        };
        let (first, second) = (width(0), width(1));
        for row in &rows {
            let height = row.iter().map(Vec::len).max().unwrap_or(0);
            for line in 0..height {
                let [place, expected, found] =
                    row.each_ref().map(|cell| cell.get(line).map_or("", String::as_str));
                let line = format!("    {place:first$} | {expected:second$} | {found}");
                writeln!(f, "{}", line.trim_end())?;
            }
        }
        Ok(())
    }
}

/// A text that may quote a stranger's file, with all escaped that would command the
/// reader's terminal.
pub(super) fn visible(text: &str) -> String {
    let mut visible = String::new();
    for character in text.chars() {
        if is_plain(character) || character == '\n' {
            visible.push(character);
        } else {
            visible.extend(character.escape_unicode());
        }
    }
    visible
}

/// A text in lines no wider than a column, broken at spaces and commas where it can be.
fn broken(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_inclusive([' ', ',']) {
        for piece in pieces(word) {
            let last = lines.last_mut().map_or(0, |line| line.chars().count());
            if last > 0 && last + piece.trim_end().chars().count() > WIDEST {
                lines.push(String::new());
            }
            if let Some(line) = lines.last_mut() {
                line.push_str(&piece);
            }
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// A word cut to the width of a column.
fn pieces(word: &str) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    letters.chunks(WIDEST).map(|piece| piece.iter().collect()).collect()
}
