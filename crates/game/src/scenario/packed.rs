//! Answers as a text that a browser can keep: nothing in it needs quoting.

/// The longest text that is read.
pub(super) const LONGEST: usize = 2000;

/// `play 3`, `lay monk-1` as `play_3.lay_monk-1`.
pub(super) fn packed(given: &[String]) -> String {
    given.join(".").replace(' ', "_")
}

/// The answers again; `None` for what is none.
pub(super) fn unpacked(text: &str) -> Option<Vec<String>> {
    let is_word = |sign: char| sign.is_ascii_alphanumeric() || "-_.".contains(sign);
    let is_packed = !text.is_empty() && text.chars().all(is_word);
    is_packed.then(|| text.replace('_', " ").split('.').map(str::to_owned).collect())
}
