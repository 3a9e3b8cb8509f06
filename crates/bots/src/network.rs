//! A small network that judges positions, whatever the game.
//!
//! What counts for a seat is summed up by one layer, the same for every seat; a second layer
//! looks at the sums of all seats, in turn order from the one that is judged. What both have
//! learned is a text of numbers, made by `network/pupil.rs` from finished games.

pub(crate) mod cases;
#[cfg(any(test, feature = "fit"))]
pub(crate) mod pupil;

use std::iter::repeat_n;
use std::ops::Deref;

use arrayvec::ArrayVec;
use game::MAX_SEATS;

use crate::softmax;

/// How many numbers each layer makes.
pub(crate) const WIDTH: usize = 32;

/// What a layer makes, or what one number adds to it.
pub(crate) type Row = [f32; WIDTH];

/// What counts for a seat: the number of an input, and how much it counts.
pub(crate) type Input = (u16, f32);

/// A share of the wins for each seat, and for nobody.
pub(crate) type Shares = ArrayVec<f32, { MAX_SEATS + 1 }>;

/// What was learned.
#[derive(Clone)]
pub(crate) struct Network {
    /// A row for every input, the base, a row for every sum of every seat, the base of the
    /// second layer, and what its numbers count for.
    rows: Vec<Row>,
    inputs: usize,
    seats: usize,
}

impl Network {
    /// A network for so many inputs and at most so many seats, out of its text.
    pub(crate) fn read(inputs: usize, seats: usize, text: &str) -> Network {
        let number = |word: &str| word.parse::<f32>().expect("all words are numbers");
        let numbers: Vec<f32> = text.split_whitespace().map(number).collect();
        let (rows, rest) = numbers.as_chunks();
        let mut network = Network { rows: rows.to_vec(), inputs, seats };
        // What it learned before the last inputs came up: they count for nothing until it
        // learns again, so that a new card needs no training.
        let unknown = (network.result() + 1).saturating_sub(rows.len()).min(inputs);
        let known = inputs - unknown;
        network.rows.splice(known..known, repeat_n([0.0; WIDTH], unknown));
        assert!(network.rows.len() == network.result() + 1 && rest.is_empty(), "no row too many");
        network
    }

    /// Where the rows of the second layer begin.
    const fn second(&self) -> usize {
        self.inputs + 1
    }

    /// Where the base of the second layer lies.
    const fn second_base(&self) -> usize {
        self.second() + self.seats * WIDTH
    }

    /// Where the row lies that says what the numbers of the second layer count for.
    const fn result(&self) -> usize {
        self.second_base() + 1
    }

    /// How likely each seat wins, out of what counts for each; and nobody, last of all, where
    /// that may be.
    pub(crate) fn chances<S>(&self, seats: impl Iterator<Item = S>, may_be_nobody: bool) -> Shares
    where
        S: Deref<Target = [Input]>,
    {
        let sums: ArrayVec<Row, MAX_SEATS> = seats.map(|inputs| self.sum_up(&inputs)).collect();
        let mut shares: Shares = (0..sums.len()).map(|seat| self.weigh(&sums, seat).1).collect();
        if may_be_nobody {
            // What the seats are measured against.
            shares.push(0.0);
        }
        softmax(&mut shares);
        shares
    }

    /// The first layer: what counts for a seat, summed up. The first sum counts directly.
    pub(crate) fn sum_up(&self, inputs: &[Input]) -> Row {
        self.sum_up_from(&self.rows[self.inputs], inputs)
    }

    /// The same, where some of what counts was summed up before.
    pub(crate) fn sum_up_from(&self, before: &Row, inputs: &[Input]) -> Row {
        let mut sums = *before;
        for &(input, value) in inputs {
            add(&mut sums, &self.rows[usize::from(input)], value);
        }
        sums
    }

    /// The second layer for a seat, and how strongly that draws it towards a win.
    fn weigh(&self, sums: &[Row], seat: usize) -> (Row, f32) {
        let mut found = self.rows[self.second_base()];
        for distance in 0..sums.len() {
            let of_seat = &sums[(seat + distance) % sums.len()];
            let rows = &self.rows[self.second() + distance * WIDTH..][..WIDTH];
            for (sum, row) in of_seat.iter().zip(rows) {
                if *sum > 0.0 {
                    add(&mut found, row, *sum);
                }
            }
        }
        let mut potential = sums[seat][0];
        for (found, counts) in found.iter().zip(&self.rows[self.result()]) {
            potential += found.max(0.0) * counts;
        }
        (found, potential)
    }
}

/// Adds a row so many times.
fn add(to: &mut Row, row: &Row, times: f32) {
    for (to, each) in to.iter_mut().zip(row) {
        *to += times * each;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_input_that_came_up_later_counts_for_nothing() {
        let seats = 2;
        let rows = 2 + 1 + seats * WIDTH + 2;
        let numbers = (0..rows * WIDTH).map(|nth| format!("{} ", nth % 7)).collect::<String>();
        let chances = |inputs: usize, first: &[Input]| {
            Network::read(inputs, seats, &numbers).chances([first, &[(1, 0.5)]].into_iter(), false)
        };
        let known = [(0, 0.25)];
        assert_eq!(chances(3, &[(0, 0.25), (2, 1.0)]), chances(2, &known));
        assert_ne!(chances(2, &[(0, 0.25), (1, 1.0)]), chances(2, &known));
    }
}
