//! A judge that is still learning: gradient descent with momentum for every weight.

use game::Dice;
use game::dice::QuickDice;

use super::Example;
use crate::ankh_morpork::judge::{
    INPUTS, RESULT, ROWS, Row, SECOND, SECOND_BASE, WIDTH, potential, sum_up,
};
use crate::softmax;

/// How fast weights that nothing speaks for fade.
const FADING: f32 = 2.0;

/// A network that learns.
pub(super) struct Pupil {
    rows: Vec<Row>,
    /// In which direction the examples at hand are likelier.
    slopes: Vec<Row>,
    /// Running means of the slopes and of their squares.
    means: Vec<Row>,
    squares: Vec<Row>,
    steps: i32,
}

/// What the network makes of an example on the way to its result.
struct Thought {
    sums: Vec<Row>,
    found: Vec<Row>,
    shares: Vec<f32>,
}

impl Pupil {
    /// One that knows nothing.
    pub(super) fn new(dice: &mut QuickDice) -> Pupil {
        let zero = vec![[0.0; WIDTH]; ROWS];
        let mut rows = zero.clone();
        for (nth, row) in rows.iter_mut().enumerate() {
            let widest = match nth {
                _ if nth < INPUTS => 0.3,
                _ if (SECOND..SECOND_BASE).contains(&nth) => 0.15,
                RESULT => 0.2,
                _ => 0.0,
            };
            for weight in row {
                *weight = widest * (dice.below(2001) as f32 / 1000.0 - 1.0);
            }
        }
        Pupil { rows, slopes: zero.clone(), means: zero.clone(), squares: zero, steps: 0 }
    }

    pub(super) fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Learns from a few examples.
    pub(super) fn learn<'a>(&mut self, batch: impl Iterator<Item = &'a Example>, pace: f32) {
        self.slopes.fill([0.0; WIDTH]);
        let mut count = 0.0;
        for example in batch {
            count += 1.0;
            self.look_back(example);
        }
        self.steps += 1;
        let warm = |rate: f32| 1.0 - rate.powi(self.steps);
        let (warm_mean, warm_square) = (warm(0.9), warm(0.999));
        let weights = self.rows.iter_mut().flatten().zip(self.slopes.iter().flatten());
        let memory = self.means.iter_mut().flatten().zip(self.squares.iter_mut().flatten());
        for ((weight, slope), (mean, square)) in weights.zip(memory) {
            let slope = slope / count;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            let step = *mean / warm_mean / ((*square / warm_square).sqrt() + 1e-8);
            *weight -= pace * (step + FADING * *weight);
        }
    }

    /// How much the result of an example surprises it.
    pub(super) fn loss(&self, example: &Example) -> f32 {
        let shares = self.think(example).shares;
        shares.iter().zip(&example.wins).map(|(share, win)| -win * share.max(1e-6).ln()).sum()
    }

    fn think(&self, example: &Example) -> Thought {
        let rows = &self.rows;
        let sums: Vec<Row> = example.seats.iter().map(|inputs| sum_up(rows, inputs)).collect();
        let (found, mut shares): (Vec<Row>, Vec<f32>) =
            (0..sums.len()).map(|seat| potential(rows, &sums, seat)).unzip();
        softmax(&mut shares);
        Thought { sums, found, shares }
    }

    /// Adds to the slopes what would have made this result likelier.
    fn look_back(&mut self, example: &Example) {
        let Thought { sums, found, shares } = self.think(example);
        let wins: f32 = example.wins.iter().sum();
        let mut blame = vec![[0.0; WIDTH]; sums.len()];
        for seat in 0..sums.len() {
            let error = shares[seat] * wins - example.wins[seat];
            blame[seat][0] += error;
            let of_found = self.look_back_at_result(error, &found[seat]);
            for distance in 0..sums.len() {
                let other = (seat + distance) % sums.len();
                for (nth, &sum) in sums[other].iter().enumerate().filter(|(_, sum)| **sum > 0.0) {
                    let row = SECOND + distance * WIDTH + nth;
                    add(&mut self.slopes[row], &of_found, sum);
                    let weights = of_found.iter().zip(&self.rows[row]);
                    blame[other][nth] += weights.map(|(slope, weight)| slope * weight).sum::<f32>();
                }
            }
        }
        for (blame, inputs) in blame.iter().zip(&example.seats) {
            add(&mut self.slopes[INPUTS], blame, 1.0);
            for &(input, value) in inputs {
                add(&mut self.slopes[usize::from(input)], blame, value);
            }
        }
    }

    /// What each number of the second layer has to do with the error of the result.
    fn look_back_at_result(&mut self, error: f32, found: &Row) -> Row {
        let mut of_found = [0.0; WIDTH];
        for nth in (0..WIDTH).filter(|&nth| found[nth] > 0.0) {
            self.slopes[RESULT][nth] += error * found[nth];
            of_found[nth] = error * self.rows[RESULT][nth];
            self.slopes[SECOND_BASE][nth] += of_found[nth];
        }
        of_found
    }
}

fn add(to: &mut Row, row: &Row, times: f32) {
    for (to, each) in to.iter_mut().zip(row) {
        *to += times * each;
    }
}
