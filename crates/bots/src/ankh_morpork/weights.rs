//! The weights of the evaluation, fitted to games of the quick bot by `fit.rs`.

use super::aims::AIMS;

/// How many plain features there are.
pub(crate) const PLAIN_COUNT: usize = 17;

/// By aim and steps missing.
pub(crate) const MISSING: [[f32; 10]; AIMS] = [
    [2.00, 0.56, -0.29, -0.59, -0.68, -0.94, -0.81, -0.72, -0.39, -1.67],
    [2.00, -0.36, -0.92, -1.26, -1.32, -1.53, -1.57, -1.75, -2.40, -2.60],
    [2.00, 0.95, 0.41, 0.01, -0.30, -0.55, -0.73, -0.87, -1.40, -2.80],
    [2.00, 1.05, 0.11, -0.51, -0.58, -0.80, -1.03, -1.50, -1.66, -1.98],
    [2.50, 2.07, 1.16, 1.06, 0.79, 0.43, 0.14, -0.05, -0.12, -0.26],
];

/// By aim, when it is met, and how many others have a turn before it counts.
pub(crate) const MET: [[f32; 4]; AIMS] = [
    [3.86, 2.07, 1.68, 1.46],
    [1.26, 0.43, 0.16, 0.18],
    [3.61, 2.30, 1.72, 1.41],
    [4.83, 3.28, 2.40, 1.86],
    [5.00, 3.20, 2.40, 1.80],
];

/// By aim: minions, exposed, cash, cash above $20, estate, income, loans, penalties, cards,
/// interrupts, firm control, near control, to play, others before, points at the end,
/// spread, control.
pub(crate) const PLAIN: [[f32; PLAIN_COUNT]; AIMS] = [
    [
        0.55, -0.06, -0.40, 0.04, 0.03, 0.50, -0.18, -0.10, -1.67, 0.36, -0.60, 0.34, 0.39, -0.49,
        1.20, 0.01, 0.17,
    ],
    [
        0.72, -0.04, 0.60, 0.65, 1.03, -0.04, -0.53, -0.14, -0.87, 0.10, 0.51, 0.36, 0.21, -0.20,
        1.44, -0.81, -0.28,
    ],
    [
        -0.04, -1.26, 0.29, 0.27, -0.11, 0.43, -0.28, -0.32, -0.35, 0.00, -0.21, 0.71, 0.08, 0.09,
        1.34, 0.33, 0.76,
    ],
    [
        0.47, 0.35, 0.04, 0.65, 0.72, -0.38, -0.95, -0.43, -0.97, 0.03, 0.62, -0.61, 0.23, -0.20,
        1.72, 0.10, -0.23,
    ],
    [
        0.86, -0.29, 0.20, -0.13, 0.37, 0.66, -0.45, 0.08, -0.79, 0.06, -0.12, -0.51, -0.06, 0.07,
        -0.49, 0.24, -0.34,
    ],
];

/// By aim: what the cards in hand promise together, and what the best of them promises.
pub(crate) const HAND: [[f32; 2]; AIMS] =
    [[1.29, -0.01], [0.71, 0.03], [0.57, 0.28], [0.77, 0.55], [1.11, -0.40]];
