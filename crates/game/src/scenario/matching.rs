//! Holding a partial value against a whole one.

use serde::Serialize;
use serde_json::{Map, Value};

/// One thing that is not as expected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Difference {
    /// Where: `position.areas.dimwell.trouble`.
    pub place: String,
    /// What the scenario says.
    pub expected: String,
    /// What is there.
    pub found: String,
}

impl Difference {
    pub(super) fn new(
        place: impl Into<String>,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) -> Difference {
        Difference { place: place.into(), expected: expected.into(), found: found.into() }
    }
}

/// Everything in which `found` is not as `expected`.
///
/// - Of a table only the keys that are expected are looked at.
/// - A list must be the same from end to end; its elements are held against each
///   other by these same rules.
/// - Where a list is found, a table can be expected instead: see [`compare_in_list`].
/// - `{ none = true }` expects nothing to be there.
pub(super) fn compare(place: &str, expected: &Value, found: &Value) -> Vec<Difference> {
    let mut differences = Vec::new();
    compare_into(place, expected, found, &mut differences);
    differences
}

/// Whether `found` is as `expected`.
pub(super) fn matches(expected: &Value, found: &Value) -> bool {
    compare("", expected, found).is_empty()
}

/// A list of texts as one text.
pub(super) fn list<T: ToString>(texts: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = texts.into_iter().map(|text| text.to_string()).collect();
    if texts.is_empty() { "nothing".to_owned() } else { texts.join(", ") }
}

fn compare_into(place: &str, expected: &Value, found: &Value, into: &mut Vec<Difference>) {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            for (key, expected) in expected {
                let place = inside(place, key);
                match found.get(key) {
                    Some(found) => compare_into(&place, expected, found, into),
                    None if is_none(expected) => {}
                    None => into.push(Difference::new(place, text(expected), no_key(found))),
                }
            }
        }
        (Value::Object(expected), Value::Array(found)) => {
            for (key, expected) in expected {
                compare_in_list(place, key, expected, found, into);
            }
        }
        (_, Value::Null) if is_none(expected) => {}
        (Value::Array(expected), Value::Array(elements)) if expected.len() == elements.len() => {
            let before = into.len();
            for (index, (expected, found)) in expected.iter().zip(elements).enumerate() {
                compare_into(&inside(place, &(index + 1).to_string()), expected, found, into);
            }
            // A list of plain words reads better whole than word by word.
            let is_plain = !expected.iter().any(|value| value.is_object() || value.is_array());
            if is_plain && into.len() > before {
                into.truncate(before);
                into.push(Difference::new(place, text(expected.as_slice()), text(found)));
            }
        }
        _ if same_number(expected, found) || expected == found => {}
        _ => into.push(Difference::new(place, text(expected), text(found))),
    }
}

/// What a table can expect of a list: an element by its place, counted from 1; `has`
/// and `lacks` some elements; `count` of them; `any-order`, the same elements.
fn compare_in_list(
    place: &str,
    key: &str,
    expected: &Value,
    found: &[Value],
    into: &mut Vec<Difference>,
) {
    let mut differs = |expected: String| {
        into.push(Difference::new(place, expected, text(found)));
    };
    match (key, expected) {
        ("count", _) => {
            if !same_number(expected, &Value::from(found.len())) {
                differs(format!("{} of them", text(expected)));
            }
        }
        ("has", Value::Array(wanted)) => {
            let missing = without_partner(wanted, found);
            if !missing.is_empty() {
                differs(format!("also {}", text(&missing[..])));
            }
        }
        ("lacks", Value::Array(unwanted)) => {
            let is_there = |value: &&Value| found.iter().any(|found| matches(value, found));
            let there: Vec<&Value> = unwanted.iter().filter(is_there).collect();
            if !there.is_empty() {
                differs(format!("not {}", text(&there[..])));
            }
        }
        ("any-order", Value::Array(wanted)) => {
            let missing = without_partner(wanted, found);
            if !missing.is_empty() || wanted.len() != found.len() {
                differs(format!("in any order {}", text(expected)));
            }
        }
        _ => match key.parse::<usize>() {
            Ok(number) if number > 0 => {
                let found = found.get(number - 1).unwrap_or(&Value::Null);
                compare_into(&inside(place, key), expected, found, into);
            }
            _ => differs(format!(
                "a list, or has = […], lacks = […], count = n, any-order = […], or elements \
                 by number, not {key} = {}",
                text(expected)
            )),
        },
    }
}

/// What of `wanted` finds no partner of its own in `found`.
fn without_partner<'a>(wanted: &'a [Value], found: &[Value]) -> Vec<&'a Value> {
    let mut left: Vec<&Value> = found.iter().collect();
    let mut missing = Vec::new();
    for value in wanted {
        match left.iter().position(|found| matches(value, found)) {
            Some(index) => drop(left.swap_remove(index)),
            None => missing.push(value),
        }
    }
    missing
}

fn is_none(expected: &Value) -> bool {
    expected
        .as_object()
        .is_some_and(|table| table.len() == 1 && table.get("none") == Some(&Value::Bool(true)))
}

/// A misspelt key is the likeliest reason for an absent one.
fn no_key(table: &Map<String, Value>) -> String {
    format!("no such key; there is {}", list(table.keys()))
}

fn same_number(one: &Value, other: &Value) -> bool {
    matches!((one.as_f64(), other.as_f64()), (Some(one), Some(other)) if one == other)
}

fn inside(place: &str, key: &str) -> String {
    if place.is_empty() { key.to_owned() } else { format!("{place}.{key}") }
}

/// A value as people read it.
fn text<V: Serialize + ?Sized>(value: &V) -> String {
    match serde_json::to_string(value) {
        Ok(text) if text == "null" => "nothing".to_owned(),
        Ok(text) => text,
        Err(error) => error.to_string(),
    }
}
