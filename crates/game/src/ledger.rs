//! The rules of a game as numbered sentences, each with an id that never changes.
//!
//! A ledger is the `rules.md` of a game's crate: Markdown that people read, in a
//! form strict enough to be checked.
//!
//! ```
//! let text = [
//!     "## TINY-DEAL — the deal",
//!     "- **TINY-DEAL-01** Each seat is dealt three cards.",
//!     "  - ruling: One at a time, though nobody can tell.",
//!     "- **TINY-DEAL-02** The dealer is fair.",
//!     "## Untestable",
//!     "- TINY-DEAL-02: it is about people.",
//! ];
//! let ledger = game::ledger::parse(&text.join("\n"))?;
//! assert_eq!(ledger.find("tiny-deal-01").unwrap().section, "TINY-DEAL");
//! assert_eq!(ledger.untestable[0].id, "TINY-DEAL-02");
//! # Ok::<(), game::ledger::LedgerError>(())
//! ```

mod coverage;
mod ids;

use serde::Serialize;
use thiserror::Error;

use crate::{Game, Language};

pub(crate) use coverage::MOST_IDS;
pub use coverage::{CheckError, Coverage, SectionCoverage, check_crate};
pub use ids::is_id;

/// The rules of the house in other languages.
const HOUSE: &[(Language, &str)] = &[
    (Language::De, include_str!("../rules.de.md")),
    (Language::Es, include_str!("../rules.es.md")),
    (Language::Fr, include_str!("../rules.fr.md")),
];

/// The heading of the section that lists what no test can show.
const UNTESTABLE: &str = "Untestable";

/// The rules of one game, in the order of its rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Ledger {
    /// The first heading.
    pub title: String,
    /// The chapters, in order.
    pub sections: Vec<Section>,
    /// The rules, in order.
    pub items: Vec<Rule>,
    /// The rules that no test can show, each with the reason.
    pub untestable: Vec<Untestable>,
}

/// A chapter of a ledger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// What its ids begin with, or nothing where the heading names no prefix.
    pub prefix: String,
    /// What it is about.
    pub title: String,
}

/// One rule: a single statement that a test can show to be true.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rule {
    /// Its name for ever, such as `AM-TROUBLE-01`.
    pub id: String,
    /// The rule in our own words.
    pub text: String,
    /// What else is known of it, in the order it is written.
    pub notes: Vec<Note>,
    /// The prefix of its section, or the title of one without prefix.
    pub section: String,
}

/// A remark on a rule, such as how the editions differ.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    /// What kind of remark: `editions`, `ruling`, `see`, …
    pub key: String,
    /// The remark.
    pub text: String,
}

/// A rule that no test can show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Untestable {
    /// The rule.
    pub id: String,
    /// Why there can be no test.
    pub reason: String,
}

/// A ledger that cannot be read, by line.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}")]
pub struct LedgerError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong, as a sentence.
    pub problem: String,
}

impl Ledger {
    /// The rules of a game in a language, or in English where nobody has translated them.
    pub fn of<G: Game>(language: Language) -> Result<Ledger, LedgerError> {
        parse(translation(G::TRANSLATIONS, language).unwrap_or(G::LEDGER))
    }

    /// The rules of the house, which hold in every game.
    pub fn house() -> Ledger {
        Ledger::house_in(Language::En)
    }

    /// The rules of the house in a language, or in English likewise.
    pub fn house_in(language: Language) -> Ledger {
        let text = translation(HOUSE, language).unwrap_or(include_str!("../rules.md"));
        parse(text).expect("a test reads the rules of the house")
    }

    /// The rule with this id, however its letters are cased.
    pub fn find(&self, id: &str) -> Option<&Rule> {
        self.items.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    /// The rules that contain every one of these words, in id, text or notes.
    pub fn search(&self, words: &str) -> Vec<&Rule> {
        let words = searched(words);
        let holds_all = |rule: &&Rule| {
            let text = rule.all_text().to_lowercase();
            words.iter().all(|word| text.contains(word))
        };
        self.items.iter().filter(holds_all).collect()
    }
}

/// The words of a search as they are looked for: in small letters, with the apostrophes of
/// ledgers.
pub fn searched(query: &str) -> Vec<String> {
    query.split_whitespace().map(|word| word.to_lowercase().replace('\'', "’")).collect()
}

fn translation(of: &[(Language, &'static str)], language: Language) -> Option<&'static str> {
    of.iter().find(|(other, _)| *other == language).map(|(_, text)| *text)
}

impl Rule {
    fn all_text(&self) -> String {
        let notes = self.notes.iter().map(|note| format!("\n{}: {}", note.key, note.text));
        format!("{} {}{}", self.id, self.text, notes.collect::<String>())
    }
}

/// Reads a ledger.
///
/// - `# title` names the ledger; `## PREFIX — title` begins a section.
/// - `- **ID** text` is a rule, and `  - key: text` below it a note; both go on in
///   further indented lines.
/// - `## Untestable` begins the last section, of lines `- ID: reason`.
/// - Everything else is for people only.
pub fn parse(text: &str) -> Result<Ledger, LedgerError> {
    let mut reader = Reader::default();
    for (index, line) in text.lines().enumerate() {
        reader.read(line).map_err(|problem| LedgerError { line: index + 1, problem })?;
    }
    reader.finish().map_err(|problem| LedgerError { line: text.lines().count().max(1), problem })
}

#[derive(Default)]
struct Reader {
    ledger: Ledger,
    in_untestable: bool,
    open: Open,
}

/// Which text an indented line goes on with.
#[derive(Default, Clone, Copy, PartialEq)]
enum Open {
    #[default]
    Nothing,
    Rule,
    Note,
    Reason,
}

impl Reader {
    fn read(&mut self, line: &str) -> Result<(), String> {
        let trimmed = line.trim();
        if let Some(heading) = line.strip_prefix("## ") {
            self.section(heading.trim())
        } else if let Some(title) = line.strip_prefix("# ") {
            if self.ledger.title.is_empty() {
                self.ledger.title = title.trim().to_owned();
            }
            self.open = Open::Nothing;
            Ok(())
        } else if let Some(item) = line.strip_prefix("- **") {
            self.rule(item)
        } else if let (true, Some(item)) = (self.in_untestable, line.strip_prefix("- ")) {
            self.untestable(item)
        } else if line.starts_with(' ') && !trimmed.is_empty() {
            self.indented(trimmed)
        } else {
            self.open = Open::Nothing;
            Ok(())
        }
    }

    fn section(&mut self, heading: &str) -> Result<(), String> {
        self.open = Open::Nothing;
        if self.in_untestable {
            return Err(format!("\"{UNTESTABLE}\" must be the last section"));
        }
        if heading == UNTESTABLE {
            self.in_untestable = true;
            return Ok(());
        }
        let (prefix, title) = match heading.split_once(" — ") {
            Some((prefix, title)) if ids::is_prefix(prefix.trim()) => (prefix.trim(), title.trim()),
            _ => ("", heading),
        };
        self.ledger.sections.push(Section { prefix: prefix.to_owned(), title: title.to_owned() });
        Ok(())
    }

    fn rule(&mut self, item: &str) -> Result<(), String> {
        let (id, text) = item.split_once("**").ok_or("the id of a rule ends with \"**\"")?;
        self.open = Open::Nothing;
        if !is_id(id) {
            // A bold word in a list for people, unless it is nearly an id.
            return if id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') && id.contains('-')
            {
                Err(format!("\"{id}\" is no rule id: write it like AM-TROUBLE-01"))
            } else {
                Ok(())
            };
        }
        if self.in_untestable {
            return Err(format!("write untestable rules as \"- {id}: reason\""));
        }
        if self.ledger.find(id).is_some() {
            return Err(format!("{id} is there twice"));
        }
        let section = match self.ledger.sections.last() {
            None => return Err(format!("{id} stands before the first section")),
            Some(section) if section.prefix.is_empty() => section.title.clone(),
            Some(section) => section.prefix.clone(),
        };
        let rule =
            Rule { id: id.to_owned(), text: text.trim().to_owned(), notes: Vec::new(), section };
        self.ledger.items.push(rule);
        self.open = Open::Rule;
        Ok(())
    }

    fn untestable(&mut self, item: &str) -> Result<(), String> {
        let (id, reason) = item
            .split_once(':')
            .ok_or_else(|| format!("write untestable rules as \"- ID: reason\", not \"{item}\""))?;
        if self.ledger.untestable.iter().any(|other| other.id == id) {
            return Err(format!("{id} is untestable twice"));
        }
        if self.ledger.find(id).is_none() {
            return Err(format!("{id} is untestable, but there is no such rule"));
        }
        let entry = Untestable { id: id.to_owned(), reason: reason.trim().to_owned() };
        self.ledger.untestable.push(entry);
        self.open = Open::Reason;
        Ok(())
    }

    fn indented(&mut self, text: &str) -> Result<(), String> {
        let ledger = &mut self.ledger;
        let to = match self.open {
            Open::Nothing => return Ok(()),
            Open::Reason => ledger.untestable.last_mut().map(|entry| &mut entry.reason),
            Open::Rule | Open::Note => {
                let Some(rule) = ledger.items.last_mut() else { return Ok(()) };
                if let Some(note) = text.strip_prefix("- ") {
                    let (key, text) = note.split_once(": ").unwrap_or(("note", note));
                    let note = Note { key: key.to_owned(), text: text.trim().to_owned() };
                    rule.notes.push(note);
                    self.open = Open::Note;
                    return Ok(());
                }
                match self.open {
                    Open::Note => rule.notes.last_mut().map(|note| &mut note.text),
                    _ => Some(&mut rule.text),
                }
            }
        };
        if let Some(to) = to {
            to.push(' ');
            to.push_str(text);
        }
        Ok(())
    }

    fn finish(self) -> Result<Ledger, String> {
        let empty = self.ledger.items.iter().find(|rule| rule.text.is_empty());
        if let Some(rule) = empty {
            return Err(format!("{} says nothing", rule.id));
        }
        if let Some(entry) = self.ledger.untestable.iter().find(|entry| entry.reason.is_empty()) {
            return Err(format!("{} is untestable without a reason", entry.id));
        }
        Ok(self.ledger)
    }
}
