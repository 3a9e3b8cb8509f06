//! How far somebody is in a guided game, as a text that a browser can keep.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::scenario::packed::{LONGEST, packed, unpacked};

/// How far somebody is: how many stops they have passed, where they answered otherwise than
/// the script, and what they have just tried in vain.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    passed: usize,
    chosen: BTreeMap<usize, Vec<String>>,
    tried: Option<Vec<String>>,
}

/// A text that is no progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not how far somebody is in a guided game")]
pub struct NoProgress;

impl Progress {
    /// How many stops were passed.
    pub fn passed(&self) -> usize {
        self.passed
    }

    pub(super) fn chosen(&self, stop: usize) -> Option<&[String]> {
        self.chosen.get(&stop).map(Vec::as_slice)
    }

    pub(super) fn tried(&self) -> Option<&[String]> {
        self.tried.as_deref()
    }

    /// The same without what was tried in vain.
    pub fn taken_back(&self) -> Progress {
        Progress { tried: None, ..self.clone() }
    }

    pub(super) fn on(&self) -> Progress {
        Progress { passed: self.passed + 1, ..self.clone() }
    }

    pub(super) fn on_with(&self, given: &[String]) -> Progress {
        let mut on = self.on();
        on.chosen.insert(self.passed, given.to_vec());
        on
    }

    pub(super) fn with_try(&self, given: &[String]) -> Progress {
        Progress { tried: Some(given.to_vec()), ..self.clone() }
    }
}

/// `12`, `12~9=play_modo`, `12!play_3.lay_monk-1.lay_monk-2`: nothing in it needs quoting.
impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.passed)?;
        for (stop, given) in &self.chosen {
            write!(f, "~{stop}={}", packed(given))?;
        }
        match &self.tried {
            Some(given) => write!(f, "!{}", packed(given)),
            None => Ok(()),
        }
    }
}

impl FromStr for Progress {
    type Err = NoProgress;

    fn from_str(text: &str) -> Result<Progress, NoProgress> {
        if text.len() > LONGEST {
            return Err(NoProgress);
        }
        let (text, tried) = match text.split_once('!') {
            Some((text, tried)) => (text, Some(unpacked(tried).ok_or(NoProgress)?)),
            None => (text, None),
        };
        let mut parts = text.split('~');
        let passed = parts.next().and_then(|passed| passed.parse().ok()).ok_or(NoProgress)?;
        let mut chosen = BTreeMap::new();
        for part in parts {
            let (stop, given) = part.split_once('=').ok_or(NoProgress)?;
            let given = unpacked(given).ok_or(NoProgress)?;
            chosen.insert(stop.parse().map_err(|_| NoProgress)?, given);
        }
        Ok(Progress { passed, chosen, tried })
    }
}

#[cfg(test)]
mod tests {
    use super::{NoProgress, Progress};

    #[test]
    fn progress_is_read_as_it_is_written() {
        let answer = ["play 3".to_owned(), "lay monk-1".to_owned()];
        let far = Progress::default().on().on_with(&answer).on().with_try(&answer[..1]);
        assert_eq!(far.to_string(), "3~1=play_3.lay_monk-1!play_3");
        for progress in [Progress::default(), far.taken_back(), far] {
            assert_eq!(progress.to_string().parse(), Ok(progress));
        }
        let huge = format!("1!{}", "a".repeat(5000));
        for text in ["", "x", "1~", "1~2", "1~x=a", "1!", "1!a;b", "1!a b", &huge] {
            assert_eq!(text.parse::<Progress>(), Err(NoProgress), "{text}");
        }
    }
}
