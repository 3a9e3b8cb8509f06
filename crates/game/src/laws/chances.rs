//! All that chance can bring, where that can be listed.

use crate::dice::{QuickDice, every_way};
use crate::{Dice, Game};

/// Beyond this many ways for the dice to fall, nobody lists them.
const MOST_WAYS: u32 = 4096;

/// Every outcome that can be sampled now, sorted; `None` if they are too many to list.
pub(super) fn possible<G: Game>(game: &G) -> Option<Vec<G::Chance>> {
    let mut complete = true;
    let ways = every_way(|dice| {
        let mut bounded = Bounded { dice, ways: 1, beyond: None };
        let outcome = game.sample(&mut bounded);
        complete &= bounded.beyond.is_none();
        outcome
    });
    let mut outcomes: Vec<G::Chance> = ways.into_iter().map(|(outcome, _)| outcome).collect();
    outcomes.sort_unstable();
    outcomes.dedup();
    complete.then_some(outcomes)
}

/// Dice that follow a script only as long as few ways branch off it. A game that rolls
/// until something fits would never come back from a script that repeats itself.
struct Bounded<'d> {
    dice: &'d mut dyn Dice,
    ways: u32,
    beyond: Option<QuickDice>,
}

impl Dice for Bounded<'_> {
    fn below(&mut self, sides: u32) -> u32 {
        self.ways = self.ways.saturating_mul(sides);
        if self.beyond.is_none() && self.ways > MOST_WAYS {
            self.beyond = Some(QuickDice::new(u64::from(sides)));
        }
        match &mut self.beyond {
            Some(dice) => dice.below(sides),
            None => self.dice.below(sides),
        }
    }
}
