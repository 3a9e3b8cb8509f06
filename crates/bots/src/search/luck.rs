//! Luck that can be had again.

use game::dice::QuickDice;

use crate::math::mix;

/// Dice that fall alike in every turn with the same number, whatever came before it: two
/// actions tried with the same luck meet the same luck in later turns too.
#[derive(Clone, Debug)]
pub(crate) struct Luck {
    seed: u64,
    turn: Option<u32>,
    dice: QuickDice,
}

impl Luck {
    pub(crate) const fn new(seed: u64) -> Luck {
        Luck { seed, turn: None, dice: QuickDice::new(seed) }
    }

    /// The dice of a turn.
    pub(crate) fn at(&mut self, turn: u32) -> &mut QuickDice {
        if self.turn != Some(turn) {
            self.turn = Some(turn);
            self.dice = QuickDice::new(mix(self.seed, turn.into()));
        }
        &mut self.dice
    }
}
