//! Games to which a referee must not object.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::planted::Check;
use crate::played::Played;

/// Plays these games and has a referee look at each of them.
pub(crate) fn check(games: Range<u64>, play: impl Fn(u64) -> Played, referee: Check) {
    let mut objected = Vec::new();
    let mut by_rule: BTreeMap<&str, u32> = BTreeMap::new();
    for number in games {
        let played = play(number);
        let objections = referee(&played.setup, &played.events);
        for objection in &objections {
            *by_rule.entry(objection.rule).or_default() += 1;
        }
        if !objections.is_empty() {
            let explained = played.explain(&objections);
            objected.push(format!("game {number}, {}:\n{explained}", played.setup));
        }
    }
    let some: Vec<String> = objected.iter().take(10).cloned().collect();
    let (games, some) = (objected.len(), some.join("\n"));
    assert!(objected.is_empty(), "{games} games by {by_rule:?}, such as\n{some}");
}
