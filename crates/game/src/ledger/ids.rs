//! Finding rule ids in ledgers, sources, tests and scenarios.

use std::collections::BTreeSet;

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

/// The first word of an id, which all ids of a ledger share.
pub(super) fn family(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

/// The ids of these families anywhere in a text. `SHA-256` is none, because no
/// ledger has a family `SHA`.
pub(super) fn in_text<'a>(
    text: &'a str,
    families: &'a BTreeSet<String>,
) -> impl Iterator<Item = &'a str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_')
        .map(|word| word.trim_end_matches(['-', '_']))
        .filter(|word| is_id(word) && families.contains(family(word)))
}

/// The id in the name of a test function: `am_trouble_01_second_minion` names
/// `AM-TROUBLE-01`. Such an id ends with its number.
pub(super) fn in_function_name(name: &str, families: &BTreeSet<String>) -> Option<String> {
    let words: Vec<&str> = name.split('_').collect();
    let number = words.iter().position(|word| word.starts_with(|c: char| c.is_ascii_digit()))?;
    let id = words[..=number].join("-").to_ascii_uppercase();
    (is_id(&id) && families.contains(family(&id))).then_some(id)
}

/// The names a test gives itself: in its function's name and the comment above it.
pub(super) struct TestLabel {
    pub(super) line: usize,
    pub(super) function: String,
    pub(super) ids: BTreeSet<String>,
}

/// The labels of all `#[test]` functions in a Rust file.
pub(super) fn test_labels(source: &str, families: &BTreeSet<String>) -> Vec<TestLabel> {
    let mut labels = Vec::new();
    let mut ids = BTreeSet::new();
    let mut is_test = false;
    for (index, line) in source.lines().enumerate() {
        let line = line.trim_start();
        if line.starts_with("//") {
            ids.extend(in_text(line, families).map(str::to_owned));
        } else if line.starts_with("#[") {
            is_test |= line.starts_with("#[test]");
        } else {
            if let (true, Some(function)) = (is_test, function_name(line)) {
                ids.extend(in_function_name(function, families));
                let ids = std::mem::take(&mut ids);
                labels.push(TestLabel { line: index + 1, function: function.to_owned(), ids });
            }
            ids.clear();
            is_test = false;
        }
    }
    labels
}

fn function_name(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("fn ")?;
    rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}
