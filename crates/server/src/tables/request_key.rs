//! What makes a request that comes twice count once.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr;

use game::Seat;
use sha2::{Digest, Sha256};

/// An idempotency key: the asker's own word for a request, and a print of what is answered by
/// it, so that it can be used for one answer only. It is stored as `word print`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestKey {
    word: String,
    /// None where it is from an older house, which kept none.
    print: Option<String>,
}

/// All that is remembered of a key that was used in a seat: a table has many of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct KeyMark {
    word: u64,
    print: Option<u64>,
}

impl KeyMark {
    /// Whether both use the same word, in the same seat.
    pub(super) fn is_like(self, other: KeyMark) -> bool {
        self.word == other.word
    }

    /// Whether the other can be this request once more.
    pub(super) fn allows(self, other: KeyMark) -> bool {
        self.is_like(other) && (self.print.is_none() || self.print == other.print)
    }
}

/// A text that is no idempotency key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an idempotency key has 1 to {most} letters and digits", most = RequestKey::LONGEST)]
pub struct NoRequestKey;

impl RequestKey {
    /// The longest word of a key.
    pub const LONGEST: usize = 100;

    /// The key of a request with these actions.
    pub fn new(word: String, actions: &[String]) -> Result<RequestKey, NoRequestKey> {
        let print = Sha256::digest(actions.join("\n"));
        let key = RequestKey { word, print: Some(hex::encode(&print[..8])) };
        key.is_sound().then_some(key).ok_or(NoRequestKey)
    }

    /// What a table remembers of it.
    pub(super) fn mark(&self, seat: Seat) -> KeyMark {
        let mark = |text: &str| {
            let mut hasher = DefaultHasher::new();
            (seat.index(), text).hash(&mut hasher);
            hasher.finish()
        };
        KeyMark { word: mark(&self.word), print: self.print.as_deref().map(mark) }
    }

    fn is_sound(&self) -> bool {
        let is_word = |text: &str| {
            let length = 1..=RequestKey::LONGEST;
            length.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic())
        };
        is_word(&self.word) && self.print.iter().all(|print| is_word(print))
    }
}

impl fmt::Display for RequestKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.word)?;
        self.print.iter().try_for_each(|print| write!(f, " {print}"))
    }
}

impl FromStr for RequestKey {
    type Err = NoRequestKey;

    fn from_str(text: &str) -> Result<RequestKey, NoRequestKey> {
        let (word, print) = match text.split_once(' ') {
            Some((word, print)) => (word, Some(print.to_owned())),
            None => (text, None),
        };
        let key = RequestKey { word: word.to_owned(), print };
        key.is_sound().then_some(key).ok_or(NoRequestKey)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(word: &str, action: &str) -> RequestKey {
        RequestKey::new(word.to_owned(), &[action.to_owned()]).unwrap()
    }

    #[test]
    fn a_key_is_read_as_it_is_written() {
        let key = key("page-138", "pass");
        assert_eq!(key.to_string(), "page-138 d74ff0ee8da3b980");
        assert_eq!(key.to_string().parse(), Ok(key));
        assert_eq!("old".parse::<RequestKey>().unwrap().to_string(), "old");
    }

    #[test]
    fn a_key_is_for_one_answer_unless_an_older_house_has_kept_it() {
        let mark = |word: &str, action: &str| key(word, action).mark(Seat::new(0));
        let taken = mark("a", "pass");
        assert!(taken.allows(mark("a", "pass")) && taken.is_like(mark("a", "play")));
        assert!(!taken.allows(mark("a", "play")) && !taken.allows(mark("b", "pass")));
        let other = key("a", "pass").mark(Seat::new(1));
        assert!(!taken.is_like(other) && !taken.allows(other), "it is another seat's");
        let kept = "a".parse::<RequestKey>().unwrap().mark(Seat::new(0));
        assert!(kept.allows(mark("a", "play")));
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let huge = "x".repeat(101);
        for text in ["", " ", "a ", " a", "a b c", "a\nb", "é", huge.as_str()] {
            assert_eq!(text.parse::<RequestKey>(), Err(NoRequestKey), "{text}");
        }
        for word in ["", "a b", "a\n", &huge] {
            assert_eq!(RequestKey::new(word.to_owned(), &[]), Err(NoRequestKey), "{word}");
        }
    }
}
