//! From the text of a file to its scenarios, each by itself: what is wrong with one is
//! said about that one, and the others are read all the same.

use serde::de::DeserializeOwned;
use serde_json::Value;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

use super::mistakes;
use crate::data::{plain, typed};

/// One `[[scenario]]` that could be read.
pub(super) struct Entry<T> {
    /// Where it begins, counted from 1.
    pub(super) line: usize,
    /// What has to be added to a span inside it for its place in the whole text.
    pub(super) offset: usize,
    pub(super) item: T,
    /// All of it as data, for what is put together from several parts.
    pub(super) raw: Value,
    /// Where the lines of `when` begin in it, and those of `instead.when`.
    pub(super) lines: [Vec<usize>; 2],
}

/// Why something in a file cannot be read.
#[derive(Debug)]
pub(super) struct Mistake {
    pub(super) line: usize,
    /// The scenario, by its title or its number; nothing for the head of a file.
    pub(super) title: String,
    /// The place in it: `given.seats.1.money`.
    pub(super) at: String,
    pub(super) problem: String,
}

/// What a well-formed entry says that cannot be, and at which of its keys.
pub(super) struct Unfit {
    pub(super) path: Vec<String>,
    pub(super) problem: String,
}

impl Unfit {
    pub(super) fn new(path: &[&str], problem: impl Into<String>) -> Unfit {
        let path = path.iter().map(|&key| key.to_owned()).collect();
        Unfit { path, problem: problem.into() }
    }
}

/// The head of a file: all before the first entry.
pub(super) fn head<T: DeserializeOwned>(text: &str, kind: &str) -> Result<T, Mistake> {
    let end = starts(text, kind).next().unwrap_or(text.len());
    let mistake = |line, at, problem| Mistake { line, title: String::new(), at, problem };
    let head = &text[..end];
    let (table, errors) = DeTable::parse_recoverable(head);
    let wrong = |error: &Error, table: &Spanned<DeTable<'_>>| {
        let (at, problem) = mistakes::explain(error, head, table.get_ref());
        mistake(line_at(text, error), at, problem)
    };
    if let Some(error) = errors.first() {
        return Err(wrong(error, &table));
    }
    if table.get_ref().contains_key(kind) {
        let problem = format!("every {kind} begins with a line of its own, [[{kind}]]");
        return Err(mistake(1, kind.to_owned(), problem));
    }
    let value = Spanned::new(table.span(), DeValue::Table(table.get_ref().clone()));
    let read = plain(&value).and_then(|raw| typed(raw, value));
    read.map_err(|error| wrong(&error, &table))
}

/// Every entry of a file, in order; `check` says what the types of its keys cannot.
pub(super) fn entries<T: DeserializeOwned>(
    text: &str,
    kind: &str,
    check: impl Fn(&T) -> Result<(), Unfit>,
) -> Vec<Result<Entry<T>, Mistake>> {
    let starts: Vec<usize> = starts(text, kind).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let pieces = starts.iter().copied().zip(ends).enumerate();
    pieces.map(|(index, (start, end))| entry(text, start..end, kind, index + 1, &check)).collect()
}

fn entry<T: DeserializeOwned>(
    text: &str,
    place: std::ops::Range<usize>,
    kind: &str,
    number: usize,
    check: &impl Fn(&T) -> Result<(), Unfit>,
) -> Result<Entry<T>, Mistake> {
    let offset = place.start;
    let piece = &text[place];
    let line = line_of(text, offset);
    let (table, errors) = DeTable::parse_recoverable(piece);
    let table = table.into_inner();
    let own = table.get(kind).and_then(|list| list.get_ref().as_array()?.first().cloned());
    let own = own.unwrap_or_else(|| Spanned::new(0..0, DeValue::Table(DeTable::new())));
    let title = title(&own).unwrap_or_else(|| format!("{kind} {number} of this file"));
    let mistake = |line, (at, problem)| Mistake { line, title: title.clone(), at, problem };
    let inside = own.get_ref().as_table().cloned().unwrap_or_default();
    let wrong = |error: &Error| {
        let line = error.span().map_or(line, |span| line_of(text, offset + span.start));
        mistake(line, mistakes::explain(error, piece, &inside))
    };
    if let Some(error) = errors.first() {
        return Err(wrong(error));
    }
    if let Some((key, _)) = table.iter().find(|(key, _)| key.get_ref() != kind) {
        let line = line_of(text, offset + key.span().start);
        let problem = format!(
            "a part of a {kind} begins with its name, such as [{kind}.then], not with \"{}\"",
            key.get_ref()
        );
        return Err(mistake(line, (String::new(), problem)));
    }
    let raw = plain(&own).map_err(|error| wrong(&error))?;
    let item = typed(raw.clone(), own).map_err(|error| wrong(&error))?;
    check(&item).map_err(|unfit| {
        let span = mistakes::find(&inside, &unfit.path).unwrap_or(0);
        let line = if span == 0 { line } else { line_of(text, offset + span) };
        mistake(line, (unfit.path.join("."), unfit.problem))
    })?;
    let lines = [&["when"][..], &["instead", "when"]].map(|path| mistakes::elements(&inside, path));
    Ok(Entry { line, offset, item, raw, lines })
}

/// Where entries of this kind begin.
fn starts(text: &str, kind: &str) -> impl Iterator<Item = usize> {
    let heading = format!("[[{kind}]]");
    let mut at = 0;
    text.split_inclusive('\n').filter_map(move |line| {
        let start = at;
        at += line.len();
        let words = line.replace([' ', '\t'], "");
        words.starts_with(&heading).then_some(start)
    })
}

/// What people know an entry by.
fn title(entry: &Spanned<DeValue<'_>>) -> Option<String> {
    let table = entry.get_ref().as_table()?;
    let named = table.get("title").or_else(|| table.get("id"))?;
    named.get_ref().as_str().filter(|title| !title.is_empty()).map(str::to_owned)
}

fn line_at(text: &str, error: &Error) -> usize {
    error.span().map_or(1, |span| line_of(text, span.start))
}

/// Counted from 1.
pub(super) fn line_of(text: &str, offset: usize) -> usize {
    let before = text.as_bytes().get(..offset).unwrap_or_default();
    1 + before.iter().filter(|&&byte| byte == b'\n').count()
}
