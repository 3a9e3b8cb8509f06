//! Anything that is legal.

use game::dice::QuickDice;
use game::{Dice, Game};

use crate::{Bot, Choice, Explanation};

/// Draws evenly from the legal actions.
pub(crate) struct RandomBot {
    dice: QuickDice,
}

impl RandomBot {
    pub(crate) fn new(seed: u64) -> RandomBot {
        RandomBot { dice: QuickDice::new(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn decide(&mut self, _: &G::View, _: &G::Memory, actions: &[G::Action]) -> Choice<G> {
        let action = actions[self.dice.below(actions.len() as u32) as usize];
        Choice { action, why: Explanation::default() }
    }
}
