//! The revisions of the rules: a game goes on by those it began with.
//!
//! What was different in games that began under an older revision:
//!
//! | until | what |
//! |---|---|
//! | 1 | the last one outside all buildings cannot pass |

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

#[cfg(test)]
mod tests {
    use game::{Game, Silent};
    use serde_json::{Value, json};

    use super::Revision;
    use crate::RattusCartus;

    #[test]
    fn the_last_one_outside_passes_by_the_second_rules_only() {
        let given = json!({
            "setup": { "players": 2 },
            "round": 1,
            "row": ["office-1", "farm-1"],
            "pending": { "enter": { "seat": 2 } },
            "players": [{ "building": "farm-1" }, { "hand": { "pass": 1 } }],
        });
        for (revision, passes) in [(Revision::First, false), (Revision::Second, true)] {
            let read = serde_json::from_value(given.clone()).expect("a position");
            let mut game = RattusCartus::from_position(&read).expect("a game");
            game.revision = revision;
            let step = "2: pass".parse().expect("notation");
            assert_eq!(game.apply(step, &mut Silent).is_ok(), passes, "{revision:?}");
            let left = serde_json::to_value(game.position()).expect("a position is data");
            let hand = left.pointer("/players/1/hand/pass").cloned();
            assert_eq!(hand, (!passes).then(|| Value::from(1)), "{revision:?}");
        }
    }
}
