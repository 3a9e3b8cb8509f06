//! What the rules are known to do otherwise than the rulings say, until they are changed.

use referee::Objection;
use serde_json::Value;

use crate::played::Played;

/// Objections that are expected, by their rule, and why. A test fails as soon as one of them
/// no longer comes up, so that none outlives its reason.
const PENDING: [(&str, &str); 1] =
    [("RC-END-25", "with the merciful plague those who survive are still named among the dead")];

/// Whether an objection is pending.
pub(crate) fn is_expected(objection: &Objection) -> bool {
    PENDING.iter().any(|(rule, _)| *rule == objection.rule)
}

/// Objects to games, but for what is pending; everything pending must come up in them.
pub(crate) fn check(
    of_game: &str,
    games: impl Iterator<Item = (u64, Played)>,
    referee: impl Fn(&Value, &[Value]) -> Vec<Objection>,
) {
    let mut expected: Vec<&str> = PENDING.iter().map(|(rule, _)| *rule).collect();
    expected.retain(|rule| rule.starts_with(of_game));
    let mut met = vec![false; expected.len()];
    let mut objected = Vec::new();
    for (number, played) in games {
        let mut objections = referee(&played.setup, &played.events);
        objections.retain(|objection| {
            let pending = expected.iter().position(|rule| *rule == objection.rule);
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
    for (rule, met) in expected.into_iter().zip(met) {
        assert!(met, "{rule} no longer comes up: it is not pending any more");
    }
}
