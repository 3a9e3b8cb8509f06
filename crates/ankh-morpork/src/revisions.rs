//! The revisions of the rules: a game goes on by those it began with.
//!
//! What was different in games that began under an older revision:
//!
//! | until | what |
//! |---|---|
//! | 1 | a flood asks about Small Gods when its owner has to leave, not before anybody does |
//! | 1 | an earthquake takes one building before it asks about the next |
//! | 1 | where Small Gods keeps whole areas, every strike of an event is paid for |
//! | 1 | there, a shield against the dragon keeps the building of another player, too |
//! | 1 | the twelfth minion obeys the placing rule in edition de as well |
//! | 1 | a fire does not come back to a building that was saved |
//! | 1 | a City Area card under a demon breaks no tie |
//! | 1 | Modo and The Luggage are read only with a card to discard, and it must be discarded |

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
