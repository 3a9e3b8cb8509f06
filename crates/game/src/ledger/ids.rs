//! Finding rule ids in ledgers, sources, tests and scenarios.

use std::collections::BTreeSet;

use super::Rule;

/// Whether this text is an id: words of capitals and digits joined by hyphens, the
/// first of capitals alone, such as `AM-TROUBLE-01`.
pub fn is_id(text: &str) -> bool {
    text.contains('-') && is_prefix(text)
}

/// Whether ids can begin with this text: an id, or its first word alone.
pub(super) fn is_prefix(text: &str) -> bool {
    let mut words = text.split('-');
    let all = |word: &str, is: fn(&u8) -> bool| !word.is_empty() && word.as_bytes().iter().all(is);
    words.next().is_some_and(|word| all(word, u8::is_ascii_uppercase))
        && words.all(|word| all(word, |c| c.is_ascii_uppercase() || c.is_ascii_digit()))
}

/// All ids of some ledgers.
pub(super) struct KnownIds {
    ids: BTreeSet<String>,
    families: BTreeSet<String>,
}

impl KnownIds {
    pub(super) fn of<'a>(rules: impl Iterator<Item = &'a Rule>) -> KnownIds {
        let ids: BTreeSet<String> = rules.map(|rule| rule.id.clone()).collect();
        let families = ids.iter().map(|id| family(id).to_owned()).collect();
        KnownIds { ids, families }
    }

    pub(super) fn contains(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    /// Whether it is an id or what several begin with, as `AM-TROUBLE`.
    pub(super) fn begins(&self, prefix: &str) -> bool {
        let section = format!("{prefix}-");
        self.contains(prefix) || self.ids.iter().any(|id| id.starts_with(&section))
    }

    /// What looks like an id of these ledgers anywhere in a text, known or not.
    /// `SHA-256` does not, because no ledger has a family `SHA`.
    pub(super) fn in_text<'a>(&self, text: &'a str) -> impl Iterator<Item = &'a str> {
        text.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_')
            .map(|word| word.trim_end_matches(['-', '_']))
            .filter(|word| is_id(word) && self.families.contains(family(word)))
    }

    /// The id in the name of a test function: `am_trouble_01_second_minion` names
    /// `AM-TROUBLE-01`. It is the longest known one; failing that, what ends with the
    /// first number.
    fn in_function_name(&self, name: &str) -> Option<String> {
        let id = name.to_ascii_uppercase().replace('_', "-");
        let ends = id.match_indices('-').map(|(end, _)| end).chain([id.len()]);
        let starts: Vec<&str> = ends.map(|end| &id[..end]).filter(|start| is_id(start)).collect();
        let known = starts.iter().rfind(|start| self.contains(start));
        let is_numbered = |start: &&&str| start.ends_with(|c: char| c.is_ascii_digit());
        let found = known.or_else(|| starts.iter().find(is_numbered))?;
        self.families.contains(family(found)).then(|| (*found).to_owned())
    }
}

/// The first word of an id, which all ids of a ledger share.
fn family(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

/// The names a test gives itself: in its function's name and the comment above it.
pub(super) struct TestLabel {
    pub(super) line: usize,
    pub(super) function: String,
    pub(super) ids: BTreeSet<String>,
}

/// The labels of all `#[test]` functions in a Rust file, save those that are ignored.
pub(super) fn test_labels(source: &str, known: &KnownIds) -> Vec<TestLabel> {
    let mut labels = Vec::new();
    let mut ids = BTreeSet::new();
    let mut is_test = false;
    let mut is_ignored = false;
    for (index, line) in source.lines().enumerate() {
        let line = line.trim_start();
        if line.starts_with("//") {
            ids.extend(known.in_text(line).map(str::to_owned));
        } else if line.starts_with("#[") {
            is_test |= line.starts_with("#[test]");
            is_ignored |= line.starts_with("#[ignore");
        } else {
            if let (true, Some(function)) = (is_test && !is_ignored, function_name(line)) {
                ids.extend(known.in_function_name(function));
                let ids = std::mem::take(&mut ids);
                labels.push(TestLabel { line: index + 1, function: function.to_owned(), ids });
            }
            ids.clear();
            is_test = false;
            is_ignored = false;
        }
    }
    labels
}

fn function_name(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("fn ")?;
    rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}
