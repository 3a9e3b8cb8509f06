//! Names in quotation marks, so that none can pass for a line of its own.

use crate::dealer::is_plain;

/// `text` as a JSON string on one line in which everything can be seen.
pub(super) fn quote(text: &str) -> String {
    let mut quoted = String::from('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            plain if is_plain(plain) => quoted.push(plain),
            hidden => quoted.push_str(&format!("\\u{:04x}", u32::from(hidden))),
        }
    }
    quoted.push('"');
    quoted
}

/// The text that was quoted.
pub(super) fn unquote(quoted: &str) -> Option<String> {
    serde_json::from_str(quoted).ok()
}
