//! What the rules are known to do otherwise than the rulings say, until they are changed.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use referee::Objection;
use serde_json::Value;

use crate::played::Played;

/// A deviation that is known.
struct Pending {
    rule: &'static str,
    /// Words of the objection.
    words: &'static str,
    /// A game in which it comes up.
    game: u64,
    /// What is to be changed.
    why: &'static str,
}

const fn pending(rule: &'static str, words: &'static str, game: u64, why: &'static str) -> Pending {
    Pending { rule, words, game, why }
}

/// Objections that are expected. A test fails as soon as one of them no longer comes up, so
/// that none outlives its reason.
const PENDING: [Pending; 1] =
    [pending("RC-END-25", "die, not", 2, "the merciful plague names survivors among the dead")];

/// Which of the pending deviations an objection is about.
fn expected(objection: &Objection) -> Option<usize> {
    let Objection { rule, what, .. } = objection;
    PENDING.iter().position(|known| known.rule == *rule && what.contains(known.words))
}

/// Whether an objection is pending.
pub(crate) fn is_expected(objection: &Objection) -> bool {
    expected(objection).is_some()
}

/// Objects to games, but for what is pending; everything pending must come up in its game.
pub(crate) fn check(
    of_game: &str,
    games: Range<u64>,
    play: impl Fn(u64) -> Played,
    referee: impl Fn(&Value, &[Value]) -> Vec<Objection>,
) {
    let due = || PENDING.iter().filter(|known| known.rule.starts_with(of_game));
    let examples = due().map(|known| known.game).filter(|game| !games.contains(game));
    let examples: BTreeSet<u64> = examples.collect();
    let mut met = BTreeSet::new();
    let mut objected = Vec::new();
    let mut by_rule: BTreeMap<&str, u32> = BTreeMap::new();
    for number in games.chain(examples) {
        let played = play(number);
        let mut objections = referee(&played.setup, &played.events);
        objections.retain(|objection| {
            let known = expected(objection);
            met.extend(known.map(|known| (known, number)));
            known.is_none()
        });
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
    for (index, Pending { rule, game, why, .. }) in PENDING.iter().enumerate() {
        let games: Vec<u64> =
            met.iter().filter(|(known, _)| *known == index).map(|(_, game)| *game).collect();
        let comes_up = games.contains(game) || !rule.starts_with(of_game);
        assert!(comes_up, "{rule}, {why}: not pending in game {game}, but in {games:?}");
    }
}
