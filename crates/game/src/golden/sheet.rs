//! A value as lines of places and what stands there.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

/// What stands in each place of a value: `hands[1].cards` is `3`.
///
/// Lists of plain values stand in one place, so that a hand is one line.
#[derive(Clone, Default)]
pub(super) struct Sheet(BTreeMap<String, String>);

impl Sheet {
    pub(super) fn of(value: &impl Serialize) -> Sheet {
        let mut sheet = Sheet::default();
        match serde_json::to_value(value) {
            Ok(value) => sheet.write(String::new(), &value),
            Err(error) => sheet.write(String::new(), &Value::String(error.to_string())),
        }
        sheet
    }

    /// What is new or other than it was; a place that is gone is empty.
    pub(super) fn since<'s>(&'s self, before: &'s Sheet) -> BTreeMap<&'s str, &'s str> {
        let changed = self.0.iter().filter(|(place, value)| before.0.get(*place) != Some(value));
        let gone = before.0.keys().filter(|place| !self.0.contains_key(*place));
        let changed = changed.map(|(place, value)| (place.as_str(), value.as_str()));
        changed.chain(gone.map(|place| (place.as_str(), "gone"))).collect()
    }

    fn write(&mut self, place: String, value: &Value) {
        match value {
            Value::Object(fields) if !fields.is_empty() => {
                for (name, value) in fields {
                    let dot = if place.is_empty() { "" } else { "." };
                    self.write(format!("{place}{dot}{name}"), value);
                }
            }
            Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
                for (number, value) in items.iter().enumerate() {
                    self.write(format!("{place}[{number}]"), value);
                }
            }
            plain => {
                self.0.insert(place, plain.to_string());
            }
        }
    }
}
