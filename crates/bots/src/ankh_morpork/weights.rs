//! The weights of the evaluation.

use super::aims::AIMS;

/// How many plain features there are.
pub(crate) const PLAIN_COUNT: usize = 17;

/// By aim and steps missing.
pub(crate) const MISSING: [[f32; 10]; AIMS] = [
    [2.0, 0.9, 0.2, -0.4, -0.9, -1.4, -1.8, -2.2, -2.5, -2.8],
    [2.0, 0.9, 0.1, -0.7, -1.4, -1.8, -2.0, -2.2, -2.4, -2.6],
    [2.0, 0.9, 0.2, -0.4, -0.9, -1.4, -1.8, -2.2, -2.5, -2.8],
    [2.0, 1.0, 0.5, 0.0, -0.4, -0.8, -1.2, -1.5, -1.8, -2.0],
    [2.5, 1.5, 0.8, 0.2, -0.3, -0.7, -1.0, -1.2, -1.4, -1.6],
];

/// By aim, when it is met, and how many others have a turn before it counts.
pub(crate) const MET: [[f32; 4]; AIMS] = [[5.0, 3.2, 2.4, 1.8]; AIMS];

/// By aim: minions, exposed, cash, cash above $20, estate, income, loans, penalties, cards,
/// interrupts, firm control, near control, to play, others before, points at the end,
/// spread, control.
pub(crate) const PLAIN: [[f32; PLAIN_COUNT]; AIMS] = [
    [0.8, -0.3, 0.4, 0.1, 0.4, 0.7, -0.2, -0.3, 0.3, 0.25, 0.1, 0.0, 0.3, -0.2, 1.0, 0.0, 0.0],
    [0.8, -0.4, 0.5, 0.1, 0.5, 0.7, -0.2, -0.3, 0.3, 0.25, 0.6, 0.3, 0.3, -0.2, 1.0, 0.1, 0.0],
    [0.8, 0.3, 0.4, 0.1, 0.4, 0.6, -0.2, -0.3, 0.3, 0.2, 0.1, 0.0, 0.3, -0.2, 1.0, 0.3, 0.1],
    [0.3, -0.2, 0.2, 0.2, 0.2, 1.0, -0.1, -0.3, 0.3, 0.2, 0.1, 0.0, 0.2, -0.2, 1.0, 0.1, 0.1],
    [0.4, -0.2, 0.3, 0.1, 0.3, 0.6, -0.2, -0.3, 0.3, 0.2, 0.1, 0.0, 0.2, -0.1, 0.5, 0.1, 0.1],
];
