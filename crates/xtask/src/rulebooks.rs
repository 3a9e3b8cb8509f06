//! `cargo xtask rulebooks`: no sentence of ours is one of a rulebook.
//!
//! The rulebooks are not ours to publish, so they are no part of this repository. Where
//! somebody has their texts, everything written for players is compared with them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::root;

/// So many words in a row are no coincidence.
const IN_A_ROW: usize = 8;

/// Where the texts of the rulebooks are, seen from the repository.
const RULEBOOKS: &str = "../shared/rulebooks";

/// Words that join the names of a list.
const JOINING: [&str; 4] = ["and", "und", "y", "et"];

/// Compares all texts with the rulebooks; says so when there are none.
pub(crate) fn run() -> Result<()> {
    let folder = root().join(RULEBOOKS);
    if !folder.is_dir() {
        println!("NOT CHECKED: there are no rulebooks in {RULEBOOKS} to compare our texts with");
        return Ok(());
    }
    let mut books = Rulebooks::default();
    for path in files(&folder, "txt")? {
        books.add(&read(&path)?);
    }
    let mut names = BTreeSet::new();
    let texts = texts()?;
    for path in texts.iter().filter(|path| path.extension().is_some_and(|end| end == "ftl")) {
        names.extend(read(path)?.lines().filter_map(name).flat_map(words));
    }
    let mut found = 0;
    for path in &texts {
        for (line, number) in read(path)?.lines().zip(1..) {
            if let Some(shared) = books.shares(line, &names) {
                found += 1;
                println!("{}:{number}: {shared}", path.strip_prefix(root())?.display());
            }
        }
    }
    println!("{} files were compared with the rulebooks", texts.len());
    ensure!(found == 0, "{found} lines share {IN_A_ROW} words in a row with a rulebook");
    Ok(())
}

/// All passages of so many words.
#[derive(Default)]
struct Rulebooks {
    passages: BTreeSet<Vec<String>>,
}

impl Rulebooks {
    fn add(&mut self, book: &str) {
        let words: Vec<String> = words(book).collect();
        self.passages.extend(words.windows(IN_A_ROW).map(<[String]>::to_vec));
    }

    /// A passage that the line shares with a rulebook, unless it is a bare list of names.
    fn shares(&self, line: &str, names: &BTreeSet<String>) -> Option<String> {
        let words: Vec<String> = words(line).collect();
        let is_list = |passage: &&[String]| {
            passage.iter().all(|word| names.contains(word) || JOINING.contains(&word.as_str()))
        };
        let mut passages = words.windows(IN_A_ROW);
        let shared = passages.find(|at| self.passages.contains(*at) && !is_list(at))?;
        Some(shared.join(" "))
    }
}

/// The words of a text, without numbers and signs.
fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|sign: char| !sign.is_alphabetic()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().into_iter()
}

/// The name in a line of a language file that says what something is called.
fn name(line: &str) -> Option<&str> {
    let (key, name) = line.split_once(" = ")?;
    let named = ["am-area-", "am-the-", "am-personality-", "rc-building-", "rc-the-"];
    named.iter().any(|start| key.starts_with(start)).then_some(name)
}

/// Ledgers, data of games, language files and documents.
fn texts() -> Result<Vec<PathBuf>> {
    let mut all = files(&root().join("docs"), "md")?;
    all.push(root().join("README.md"));
    for of_crate in files(&root().join("crates"), "")? {
        let ledgers = files(&of_crate, "md")?.into_iter();
        all.extend(ledgers.filter(|path| path.file_name().is_some_and(is_ledger)));
        let data = of_crate.join("data");
        if data.is_dir() {
            all.extend(files(&data, "toml")?);
        }
    }
    for language in files(&root().join("crates/words/texts"), "")? {
        all.extend(files(&language, "ftl")?);
    }
    Ok(all)
}

fn is_ledger(name: &std::ffi::OsStr) -> bool {
    name.to_string_lossy().starts_with("rules")
}

/// What a folder holds with this ending, in order; without one, its folders.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| match ending {
        "" => path.is_dir(),
        _ => path.extension().is_some_and(|end| end == ending),
    });
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_for_players_is_compared() {
        let texts = texts().expect("they can be read");
        let of_ours = [
            "README.md",
            "docs/scenarios.md",
            "crates/ankh-morpork/rules.fr.md",
            "crates/ankh-morpork/data/cards.toml",
            "crates/rattus-cartus/data/components.toml",
            "crates/words/texts/de/coach.ftl",
        ];
        for path in of_ours {
            assert!(texts.contains(&root().join(path)), "{path} is not compared");
        }
    }

    fn books() -> Rulebooks {
        let mut books = Rulebooks::default();
        books.add("Each player rolls the die once, and the highest\nroll goes first. A, B, C.");
        books.add("Place minions in Dimwell, The Shades, Nap Hill, Longwall and The Scours.");
        books
    }

    #[test]
    fn a_sentence_of_a_rulebook_is_noticed_however_it_is_broken() {
        let copied = "- **X-01** each player rolls the die (once) and the highest roll wins";
        let shared = books().shares(copied, &BTreeSet::new());
        assert_eq!(shared.as_deref(), Some("each player rolls the die once and the"));
        let own = "Whoever rolls highest begins; each player rolls the die once.";
        assert_eq!(books().shares(own, &BTreeSet::new()), None);
    }

    #[test]
    fn a_bare_list_of_names_is_nobodys_sentence() {
        let line = "Dimwell, The Shades, Nap Hill, Longwall and The Scours";
        assert!(books().shares(line, &BTreeSet::new()).is_some());
        let names = words("Dimwell The Shades Nap Hill Longwall The Scours").collect();
        assert_eq!(books().shares(line, &names), None);
    }
}
