//! Data and long sentences as text that people like to read.

use serde_json::Value;

/// Lines are no longer than this where words allow.
const WIDTH: usize = 80;

/// Breaks a text into lines, each indented by so many spaces.
pub(crate) fn wrapped(text: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let mut lines: Vec<String> = Vec::new();
    // Pages may break words at these; a terminal would only show them.
    let text = text.replace('\u{ad}', "");
    // A space that must not break, as before a French colon, is no ASCII white space.
    for word in text.split_ascii_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(format!("{margin}{word}")),
        }
    }
    lines.join("\n")
}

/// An event as words: what happened, and the circumstances if it has any.
///
/// What happened is the part that has one of several names; the circumstances are
/// the other parts.
pub(crate) fn told(event: &Value) -> (String, String) {
    let parts = event.as_object().into_iter().flatten();
    let (what, circumstances): (Vec<_>, Vec<_>) = parts.partition(|(_, part)| is_named(part));
    match &what[..] {
        [(_, what)] if circumstances.iter().all(|(_, part)| part.is_object()) => {
            (plain(what), named(circumstances))
        }
        _ => (plain(event), String::new()),
    }
}

/// Whether this is one of several kinds of thing: a word, or a word and its details.
fn is_named(value: &Value) -> bool {
    match value {
        Value::Object(fields) => fields.len() == 1 && fields.values().all(Value::is_object),
        _ => value.is_string(),
    }
}

/// Data as words: `{"played": {"seat": 1, "card": "groat"}}` is `played: card groat, seat 1`.
/// What is `null` or has no parts is left out.
pub(crate) fn plain(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::Array(items) if items.is_empty() => "none".to_owned(),
        Value::Array(items) => joined(items.iter().map(nested)),
        Value::Object(fields) => match fields.iter().next() {
            Some((name, details)) if is_named(value) => {
                format!("{}: {}", spaced(name), plain(details))
            }
            _ => named(fields),
        },
    }
}

fn named<'a>(fields: impl IntoIterator<Item = (&'a String, &'a Value)>) -> String {
    let is_known =
        |value: &Value| !value.is_null() && value.as_object().is_none_or(|parts| !parts.is_empty());
    let known = fields.into_iter().filter(|(_, value)| is_known(value));
    joined(known.map(|(name, value)| format!("{name} {}", nested(value))))
}

fn nested(value: &Value) -> String {
    match value {
        Value::Object(_) => format!("({})", plain(value)),
        Value::Array(items) if !items.is_empty() => format!("({})", plain(value)),
        _ => plain(value),
    }
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

fn spaced(name: &str) -> String {
    name.replace('-', " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn data_reads_as_words() {
        let event = json!({"got-from-right": {"seat": 1, "card": "groat", "from": null}});
        assert_eq!(plain(&event), "got from right: card groat, seat 1");
        assert_eq!(plain(&json!("begun")), "begun");
        assert_eq!(plain(&json!({"paid": 3})), "paid 3");
        assert_eq!(plain(&json!({"scores": [4, 2]})), "scores (4, 2)");
        assert_eq!(plain(&json!({"won": {"seats": []}})), "won: seats none");
    }

    #[test]
    fn what_happened_is_told_before_its_circumstances() {
        let event = json!({
            "because": {"card": "the-luggage", "symbol": 0},
            "what": {"skipped": {"seat": 1}},
        });
        let because = "because (card the-luggage, symbol 0)".to_owned();
        assert_eq!(told(&event), ("skipped: seat 1".to_owned(), because));
        let event = json!({"because": {}, "what": "begun"});
        assert_eq!(told(&event), ("begun".to_owned(), String::new()));
        let event = json!({"played": {"seat": 1, "card": "groat"}});
        assert_eq!(told(&event), ("played: card groat, seat 1".to_owned(), String::new()));
    }

    #[test]
    fn long_texts_break_between_words() {
        let text = "word ".repeat(40);
        let lines = wrapped(&text, 4);
        assert!(lines.lines().all(|line| line.starts_with("    word") && line.len() <= WIDTH));
        assert_eq!(lines.split_whitespace().count(), 40);
    }
}
