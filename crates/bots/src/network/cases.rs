//! Judging a position in which seats may be one thing or another, in all cases at once.
//!
//! What a seat adds to the second layer does not depend on what the others are. So it is
//! worked out once for everything the seat may be, and a case only adds it up: seventy cases
//! take hardly longer than four positions.

use arrayvec::ArrayVec;

use super::{Network, Row, WIDTH, add};
use crate::softmax;

/// The most seats, and the most things that one may be.
const SEATS: usize = 4;
pub(crate) const WAYS: usize = 5;

/// Which of the things it may be every seat is, and how likely that is.
pub(crate) type Case = ([u8; SEATS], f32);

/// What a seat is summed up to, for everything that it may be.
pub(crate) type Ways = [Option<Row>; WAYS];

/// What a seat that is so adds to the second layer of every seat, by how far before that it
/// plays; and what counts directly.
struct Share {
    parts: [Row; SEATS],
    direct: f32,
}

impl Network {
    /// How likely a seat wins, over all cases together.
    pub(crate) fn expected(&self, seats: &[Ways], cases: &[Case], seat: usize) -> f32 {
        let shares: ArrayVec<[Option<Share>; WAYS], SEATS> = seats
            .iter()
            .map(|ways| {
                ways.each_ref().map(|way| way.as_ref().map(|sums| self.share(sums, seats.len())))
            })
            .collect();
        let (mut won, mut all) = (0.0, 0.0);
        for &(case, weight) in cases {
            let shares: ArrayVec<&Share, SEATS> = shares
                .iter()
                .zip(case)
                .filter_map(|(ways, way)| ways[usize::from(way)].as_ref())
                .collect();
            if shares.len() < seats.len() {
                debug_assert!(false, "a seat is nothing that it may be");
                continue;
            }
            let mut pulls: ArrayVec<f32, SEATS> =
                (0..shares.len()).map(|judged| self.pull(&shares, judged)).collect();
            softmax(&mut pulls);
            won += weight * pulls[seat];
            all += weight;
        }
        won / all.max(f32::MIN_POSITIVE)
    }

    fn share(&self, sums: &Row, seats: usize) -> Share {
        let mut parts = [[0.0; WIDTH]; SEATS];
        for (distance, part) in parts[..seats].iter_mut().enumerate() {
            let rows = &self.rows[self.second() + distance * WIDTH..][..WIDTH];
            for (sum, row) in sums.iter().zip(rows).filter(|(sum, _)| **sum > 0.0) {
                add(part, row, *sum);
            }
        }
        Share { parts, direct: sums[0] }
    }

    /// How strongly a seat is drawn towards a win, in one case.
    fn pull(&self, shares: &[&Share], judged: usize) -> f32 {
        let mut found = self.rows[self.second_base()];
        for (seat, share) in shares.iter().enumerate() {
            let distance = (seat + shares.len() - judged) % shares.len();
            add(&mut found, &share.parts[distance], 1.0);
        }
        let counts = found.iter().zip(&self.rows[self.result()]);
        shares[judged].direct + counts.map(|(found, counts)| found.max(0.0) * counts).sum::<f32>()
    }
}
