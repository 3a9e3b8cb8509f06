//! The revisions of the rules: a game goes on by those it began with.
//!
//! What was different in games that began under an older revision:
//!
//! | until | what |
//! |---|---|
//! | 1 | nothing yet |

/// A revision of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) enum Revision {
    /// The rules of records that say `rules 1`.
    First,
    /// The rules of new games.
    #[default]
    Second,
}

impl Revision {
    /// The revision with a number, if there was one.
    pub(crate) fn of(number: u32) -> Option<Revision> {
        [Revision::First, Revision::Second].into_iter().find(|revision| revision.number() == number)
    }

    /// The number in a record's header.
    pub(crate) const fn number(self) -> u32 {
        self as u32 + 1
    }
}
