//! What the rules are known to do otherwise than the rulings say, until they are changed.

use referee::Objection;
use serde_json::Value;

use crate::played::Played;

/// A deviation that is known: the rule, words of the objection, and why it is expected.
type Pending = (&'static str, &'static str, &'static str);

/// Objections that are expected. A test fails as soon as one of them no longer comes up, so
/// that none outlives its reason.
const PENDING: [Pending; 7] = [
    (
        "RC-END-25",
        "die, not",
        "with the merciful plague those who survive are still named among the dead",
    ),
    (
        "AM-AREA-SMALL-GODS-10",
        "against earthquake",
        "a building falls before Small Gods is decided on the other",
    ),
    ("AM-AREA-SMALL-GODS-10", "against flood", "others move before Small Gods is decided on"),
    ("AM-EVENT-DRAGON-01", CAUSE, "what the dragon removes is told as if the card had done it"),
    ("AM-EVENT-JOHNSON-01", CAUSE, "the minion Johnson removes is told of as if by the card"),
    ("AM-AREA-DOLLY-SISTERS-01", CAUSE, "a hired minion is told of as placed by the card"),
    ("AM-AREA-DIMWELL-01", CAUSE, "a hired minion is told of as placed by the card"),
];
const CAUSE: &str = "the cause is another";

/// Which of the pending deviations an objection is about.
fn pending(objection: &Objection) -> Option<usize> {
    let is = |(rule, words, _): &Pending| *rule == objection.rule && objection.what.contains(words);
    PENDING.iter().position(is)
}

/// Whether an objection is pending.
pub(crate) fn is_expected(objection: &Objection) -> bool {
    pending(objection).is_some()
}

/// Objects to games, but for what is pending; everything pending must come up in them.
pub(crate) fn check(
    of_game: &str,
    games: impl Iterator<Item = (u64, Played)>,
    referee: impl Fn(&Value, &[Value]) -> Vec<Objection>,
) {
    let mut met = [false; PENDING.len()];
    let mut objected = Vec::new();
    for (number, played) in games {
        let mut objections = referee(&played.setup, &played.events);
        objections.retain(|objection| {
            let pending = pending(objection);
            pending.into_iter().for_each(|index| met[index] = true);
            pending.is_none()
        });
        if !objections.is_empty() {
            let explained = played.explain(&objections);
            objected.push(format!("game {number}, {}:\n{explained}", played.setup));
        }
    }
    let some: Vec<String> = objected.iter().take(10).cloned().collect();
    assert!(objected.is_empty(), "{} games, such as\n{}", objected.len(), some.join("\n"));
    for ((rule, _, why), met) in PENDING.iter().zip(met) {
        assert!(met || !rule.starts_with(of_game), "not pending any more: {rule}, {why}");
    }
}
