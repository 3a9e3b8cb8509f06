//! The strings for people: complete in every language, used, and free of markup.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use words::{Language, Spoken, keys};

/// Every message of a language with its text, variables included.
fn messages(lang: Language) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    for (file, text) in lang.files() {
        let mut key = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(next) = keys(line).next() {
                key = Some(next.to_owned());
                let before = messages.insert(next.to_owned(), String::new());
                assert!(before.is_none(), "{next} stands twice: {lang}/{file}");
            }
            if let Some(text) = key.as_ref().and_then(|key| messages.get_mut(key)) {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    messages
}

/// The variables of a message.
fn variables(text: &str) -> BTreeSet<&str> {
    let after = text.split('$').skip(1);
    after
        .map(|rest| rest.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-').next())
        .filter_map(|name| name.filter(|name| name.starts_with(|c: char| c.is_ascii_alphabetic())))
        .collect()
}

#[test]
fn every_message_exists_in_all_four_languages() {
    let english = messages(Language::En);
    for lang in Language::ALL {
        let other = messages(lang);
        let missing: Vec<&String> =
            english.keys().filter(|key| !other.contains_key(*key)).collect();
        let surplus: Vec<&String> =
            other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "{lang}: missing {missing:?}, surplus {surplus:?}"
        );
        for (key, text) in &other {
            let mut there = variables(&english[key]);
            // Languages agree with number and person where English does not.
            there.extend(["count", "you"]);
            let here = variables(text);
            assert!(here.is_subset(&there), "{key} in {lang} has {here:?}, English {there:?}");
        }
    }
}

#[test]
fn messages_of_a_game_carry_its_letters() {
    for (file, prefix, ids) in
        [("ankh-morpork", "am-", "refusal-AM-"), ("rattus-cartus", "rc-", "refusal-RC-")]
    {
        for (_, text) in Language::ALL.map(|language| {
            *language.files().iter().find(|(name, _)| *name == file).expect("the file is there")
        }) {
            let others: Vec<&str> = keys(text)
                .filter(|key| !key.starts_with(prefix) && !key.starts_with(ids))
                .collect();
            assert!(others.is_empty(), "{file}: {others:?}");
        }
    }
}

#[test]
fn no_message_holds_markup() {
    for lang in Language::ALL {
        for (key, text) in messages(lang) {
            assert!(!text.contains(['<', '&']), "{key} in {lang}");
        }
    }
}

#[test]
fn every_message_is_used() {
    let mut source = String::new();
    // Pages, house, tab and terminal speak in the same words.
    for folder in ["src", "../web/src", "../server/src", "../tab/src", "../cli/src"] {
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut source);
    }
    let patterns = patterns(&source);
    let unused: Vec<String> = messages(Language::En)
        .into_keys()
        .filter(|key| {
            let literal = source.contains(&format!("\"{key}\""));
            let composed = patterns.iter().any(|(start, end)| {
                key.len() > start.len() + end.len() && key.starts_with(start) && key.ends_with(end)
            });
            !literal && !composed
        })
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// The text of every source file in a folder.
fn read(folder: &Path, into: &mut String) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read").flatten() {
        if entry.path().is_dir() {
            read(&entry.path(), into);
        } else if entry.path().extension().is_some_and(|end| end == "rs") {
            let text = std::fs::read_to_string(entry.path()).expect("it is text");
            into.push_str(&text);
            // A quotation mark in a comment or on its own must not turn the next file inside out.
            if text.matches('"').count() % 2 == 1 {
                into.push('"');
            }
        }
    }
}

/// How composed keys begin and end: `"area-{area}"`, `"event-{event}-text"`.
fn patterns(source: &str) -> Vec<(String, String)> {
    let literals = source.split('"').skip(1).step_by(2);
    literals
        .filter_map(|literal| {
            let (start, rest) = literal.split_once('{')?;
            let (_, end) = rest.rsplit_once('}')?;
            let is_key = start.len() > 2
                && start.ends_with('-')
                && start.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-');
            is_key.then(|| (start.to_owned(), end.to_owned()))
        })
        .collect()
}
