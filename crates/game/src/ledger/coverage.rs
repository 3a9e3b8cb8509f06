//! Which rules are tested, and whether every id that is named exists.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::ids::{self, KnownIds};
use super::{Ledger, LedgerError, Rule, parse};
use crate::Language;
use crate::files::{self, FileError};

/// More ids than this on one test would make coverage mean nothing.
pub(crate) const MOST_IDS: usize = 3;

/// No file of a crate is larger.
const MOST_BYTES: u64 = 4 << 20;

/// How well the tests of a crate cover its ledger.
#[derive(Clone, Debug, Serialize)]
pub struct Coverage {
    /// The name of the crate's folder.
    pub name: String,
    /// One line of the table for each section that has rules.
    pub sections: Vec<SectionCoverage>,
    /// What else is wrong, as sentences.
    pub problems: Vec<String>,
}

/// The rules of one section, counted.
#[derive(Clone, Debug, Serialize)]
pub struct SectionCoverage {
    /// The prefix of its ids, or its title.
    pub section: String,
    /// How many rules it has.
    pub rules: usize,
    /// How many of them a test names.
    pub tested: usize,
    /// How many of them no test can show.
    pub untestable: usize,
    /// The ids of the others.
    pub missing: Vec<String>,
}

/// The check could not be made.
#[derive(Debug, Error)]
pub enum CheckError {
    /// A file could not be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The ledger is not well formed.
    #[error("{}, {error}", path.display())]
    Ledger {
        /// The file.
        path: PathBuf,
        /// Why.
        error: LedgerError,
    },
}

impl Coverage {
    /// Whether every rule has a test, and there is no other problem.
    pub fn is_complete(&self) -> bool {
        self.problems.is_empty() && self.sections.iter().all(|section| section.missing.is_empty())
    }
}

/// Holds the ledger of a crate against the crate: `rules.md` against `src`, `data`,
/// `tests` and `scenarios`, and against its translations, such as `rules.de.md`.
///
/// A rule is tested when a scenario lists it under `rules`, or when a `#[test]`
/// function carries its id in its name (`am_trouble_01_…`) or in the comment above
/// it. Ids anywhere else give no coverage, but must exist.
pub fn check_crate(folder: &Path) -> Result<Coverage, CheckError> {
    let path = folder.join("rules.md");
    let text = files::read(&path, MOST_BYTES)?;
    let ledger = parse(&text).map_err(|error| CheckError::Ledger { path, error })?;
    let mut check = Check::new(folder, &ledger);
    check.mentions("rules.md", &text);
    check.translations()?;
    for (part, ending) in [("src", "rs"), ("data", "toml"), ("tests", "rs"), ("scenarios", "toml")]
    {
        let part = folder.join(part);
        if part.is_dir() {
            for file in files::under(&part, ending)? {
                check.file(&file, &files::read(&file, MOST_BYTES)?);
            }
        }
    }
    let name = folder.file_name().map_or_else(String::new, |name| name.to_string_lossy().into());
    Ok(check.finish(name))
}

struct Check<'a> {
    folder: &'a Path,
    ledger: &'a Ledger,
    known: KnownIds,
    /// Where each id is tested first.
    tested: BTreeMap<String, String>,
    problems: Vec<String>,
}

/// As much of a scenario file as the check needs.
#[derive(Deserialize)]
struct Chapter {
    #[serde(default)]
    scenario: Vec<Scenario>,
}

#[derive(Deserialize)]
struct Scenario {
    #[serde(default)]
    title: String,
    #[serde(default)]
    rules: Vec<String>,
}

impl<'a> Check<'a> {
    fn new(folder: &'a Path, ledger: &'a Ledger) -> Check<'a> {
        let house = Ledger::house();
        let known = KnownIds::of(ledger.items.iter().chain(&house.items));
        Check { folder, ledger, known, tested: BTreeMap::new(), problems: Vec::new() }
    }

    /// A translation has the rules and sections of the original, in the same order.
    fn translations(&mut self) -> Result<(), CheckError> {
        for language in Language::ALL {
            let name = format!("rules.{language}.md");
            let path = self.folder.join(&name);
            if !path.is_file() {
                continue;
            }
            let text = files::read(&path, MOST_BYTES)?;
            let translated = parse(&text).map_err(|error| CheckError::Ledger { path, error })?;
            self.mentions(&name, &text);
            self.problems
                .extend(difference(self.ledger, &translated).map(|it| format!("{name} {it}")));
        }
        Ok(())
    }

    fn file(&mut self, path: &Path, text: &str) {
        let name = path.strip_prefix(self.folder).unwrap_or(path).display().to_string();
        self.mentions(&name, text);
        if name.ends_with(".rs") {
            for label in ids::test_labels(text, &self.known) {
                let place = format!("{name}:{} ({})", label.line, label.function);
                self.test(&place, label.ids);
            }
        } else if path.starts_with(self.folder.join("scenarios")) {
            match toml::from_str::<Chapter>(text) {
                Err(error) => self.problems.push(format!("{name} cannot be read: {error}")),
                Ok(chapter) => {
                    for scenario in chapter.scenario {
                        let place = format!("{name} \"{}\"", scenario.title);
                        self.test(&place, scenario.rules.into_iter().collect());
                    }
                }
            }
        }
    }

    fn test(&mut self, place: &str, ids: BTreeSet<String>) {
        if ids.len() > MOST_IDS {
            let problem = format!("{place} names {} rules; {MOST_IDS} is the most", ids.len());
            self.problems.push(problem);
        }
        for id in ids {
            if self.known.contains(&id) {
                self.tested.entry(id).or_insert_with(|| place.to_owned());
            } else {
                self.problems.push(format!("{place} tests {id}, which is not in the ledger"));
            }
        }
    }

    /// Every id in a text must exist; `AM-TROUBLE` may stand for its section.
    fn mentions(&mut self, name: &str, text: &str) {
        let unknown: BTreeSet<&str> =
            self.known.in_text(text).filter(|id| !self.known.begins(id)).collect();
        let problems = unknown.into_iter().map(|id| {
            let line = text.lines().position(|line| line.contains(id)).map_or(0, |index| index + 1);
            format!("{name}:{line} names {id}, which is not in the ledger")
        });
        self.problems.extend(problems);
    }

    fn finish(mut self, name: String) -> Coverage {
        for entry in &self.ledger.untestable {
            if let Some(place) = self.tested.get(&entry.id) {
                let problem = format!("{} is listed as untestable, but {place} tests it", entry.id);
                self.problems.push(problem);
            }
        }
        let mut sections: Vec<SectionCoverage> = Vec::new();
        for rule in &self.ledger.items {
            if sections.last().is_none_or(|last| last.section != rule.section) {
                sections.push(SectionCoverage::empty(&rule.section));
            }
            let Some(section) = sections.last_mut() else { continue };
            section.rules += 1;
            if self.tested.contains_key(&rule.id) {
                section.tested += 1;
            } else if self.ledger.untestable.iter().any(|entry| entry.id == rule.id) {
                section.untestable += 1;
            } else {
                section.missing.push(rule.id.clone());
            }
        }
        Coverage { name, sections, problems: self.problems }
    }
}

/// The first place where a translation goes another way than the original.
fn difference(original: &Ledger, translated: &Ledger) -> Option<String> {
    let [ours, theirs] = [original, translated].map(|ledger| {
        let place = |rule: &Rule| (rule.id.clone(), rule.section.clone());
        ledger.items.iter().map(place).collect::<Vec<_>>()
    });
    let first = ours.iter().zip(&theirs).find(|(our, their)| our != their);
    match (first, ours.len().cmp(&theirs.len())) {
        (Some(((our, _), (their, _))), _) if our == their => {
            Some(format!("has {their} in another section"))
        }
        (Some(((our, _), (their, _))), _) => Some(format!("has {their} where {our} belongs")),
        (None, Ordering::Greater) => Some(format!("ends before {}", ours[theirs.len()].0)),
        (None, Ordering::Less) => Some(format!("goes on with {}", theirs[ours.len()].0)),
        (None, Ordering::Equal) => None,
    }
}

impl SectionCoverage {
    fn empty(section: &str) -> SectionCoverage {
        SectionCoverage {
            section: section.to_owned(),
            rules: 0,
            tested: 0,
            untestable: 0,
            missing: Vec::new(),
        }
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let longest = self.sections.iter().map(|section| section.section.chars().count()).max();
        let width = longest.unwrap_or(0).max(self.name.chars().count()).max("total".len());
        let row = |f: &mut fmt::Formatter<'_>, first: &str, counts: [&dyn fmt::Display; 4]| {
            let [rules, tested, untestable, missing] = counts;
            writeln!(f, "{first:width$}  {rules:>5}  {tested:>6}  {untestable:>10}  {missing:>7}")
        };
        row(f, &self.name, [&"rules", &"tested", &"untestable", &"missing"])?;
        let mut sums = [0; 4];
        for section in &self.sections {
            let counts = [section.rules, section.tested, section.untestable, section.missing.len()];
            row(f, &section.section, counts.each_ref().map(|count| count as &dyn fmt::Display))?;
            sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        }
        row(f, "total", sums.each_ref().map(|count| count as &dyn fmt::Display))?;
        for section in self.sections.iter().filter(|section| !section.missing.is_empty()) {
            writeln!(f, "- no test names {}", section.missing.join(", "))?;
        }
        self.problems.iter().try_for_each(|problem| writeln!(f, "- {problem}"))
    }
}
