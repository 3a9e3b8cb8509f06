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
/// - `{ none = true }` expects nothing to be there, and `{ empty = true }` nothing in it.
/// - `{ at-least = 5 }` and `{ at-most = 5 }` expect a number that is not smaller or larger.
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
    if let Some(special) = special(expected, found) {
        if let Err(wanted) = special {
            into.push(Difference::new(place, wanted, text(found)));
        }
        return;
    }
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            for (key, expected) in expected {
                let place = inside(place, key);
                match found.get(key) {
                    Some(found) => compare_into(&place, expected, found, into),
                    None if is_flag(expected, "none") || is_flag(expected, "empty") => {}
                    None => into.push(Difference::new(place, text(expected), no_key(found))),
                }
            }
        }
        (Value::Object(expected), Value::Array(found)) => {
            for (key, expected) in expected {
                compare_in_list(place, key, expected, found, into);
            }
        }
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

/// What a table can expect of a list: an element by its place, counted from 1, or by its
/// name; `has` and `lacks` some elements; `count` of them; `any-order`, the same elements.
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
            _ if named(key, found).is_some() => {
                let found = named(key, found).unwrap_or(&Value::Null);
                compare_into(&inside(place, key), expected, found, into);
            }
            _ => differs(format!(
                "a list, or has = […], lacks = […], count = n, any-order = […], or elements \
                 by number or name, not {key} = {}",
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

/// What is expected of a value as a whole, where that is said in a table of its own: whether
/// it is so, or what was wanted.
fn special(expected: &Value, found: &Value) -> Option<Result<(), String>> {
    if is_flag(expected, "none") {
        return found.is_null().then_some(Ok(()));
    }
    let is = |holds: bool, wanted: &str| if holds { Ok(()) } else { Err(wanted.to_owned()) };
    if is_flag(expected, "empty") {
        let empty = match found {
            Value::Array(list) => list.is_empty(),
            Value::Object(table) => table.is_empty(),
            other => other.is_null(),
        };
        return Some(is(empty, "nothing in it"));
    }
    let table = expected.as_object().filter(|table| !table.is_empty())?;
    let bounded = |key: &String| key == "at-least" || key == "at-most";
    if !table.keys().all(bounded) {
        return None;
    }
    let bound = |key: &str| table.get(key).and_then(Value::as_f64);
    let holds = found.as_f64().is_some_and(|found| {
        bound("at-least").is_none_or(|least| found >= least)
            && bound("at-most").is_none_or(|most| found <= most)
    });
    let wanted = table.iter().map(|(key, value)| format!("{} {value}", key.replace('-', " ")));
    Some(is(holds, &wanted.collect::<Vec<String>>().join(" and ")))
}

fn is_flag(expected: &Value, flag: &str) -> bool {
    expected
        .as_object()
        .is_some_and(|table| table.len() == 1 && table.get(flag) == Some(&Value::Bool(true)))
}

/// The element that a list of tables has under this name: `dimwell`, where one of them says
/// `area = "dimwell"`.
fn named<'a>(name: &str, found: &'a [Value]) -> Option<&'a Value> {
    let is = |element: &&Value| {
        let mut values = element.as_object().into_iter().flat_map(Map::values);
        values.any(|value| value.as_str() == Some(name))
    };
    let mut elements = found.iter().filter(is);
    elements.next().filter(|_| elements.next().is_none())
}

/// How much of `expected` is not in `found`, for telling what comes nearest.
pub(super) fn farness(expected: &Value, found: &Value) -> usize {
    compare("", expected, found).len()
}

/// Everything in which two values differ, each as a whole.
pub(super) fn unequal(place: &str, one: &Value, other: &Value, into: &mut Vec<Difference>) {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => {
            for (key, value) in one {
                unequal(&inside(place, key), value, &other[key], into);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (index, (one, other)) in one.iter().zip(other).enumerate() {
                unequal(&inside(place, &(index + 1).to_string()), one, other, into);
            }
        }
        _ if one == other => {}
        _ => into.push(Difference::new(place, text(one), format!("instead {}", text(other)))),
    }
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
