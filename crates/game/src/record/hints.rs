//! The comments at the end: who asked for hints.

use std::fmt;

use super::Fault;
use super::lines::{Lines, number};
use crate::Seat;

/// How often each seat asked for a hint, undone steps included.
///
/// They are for people only: part of no key and no checksum, so a record verifies with them
/// and without.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hints(Vec<u32>);

impl Hints {
    /// So many, by seat.
    pub fn new(by_seat: impl IntoIterator<Item = u32>) -> Hints {
        let mut by_seat: Vec<u32> = by_seat.into_iter().collect();
        // Who asked for none is not named, so it makes no difference.
        while by_seat.last() == Some(&0) {
            by_seat.pop();
        }
        Hints(by_seat)
    }

    /// How often a seat asked for one.
    pub fn of(&self, seat: Seat) -> u32 {
        self.0.get(seat.index()).copied().unwrap_or(0)
    }

    /// Whether nobody asked for any.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The comments after everything else, if any; then the text must end.
    pub(super) fn parse(lines: &mut Lines<'_>, seats: usize) -> Result<Hints, Fault> {
        let mut by_seat = vec![0; seats];
        let mut next = 0;
        while let Some(line) = lines.next() {
            let asked = parse_line(line).filter(|(seat, _)| (next..seats).contains(&seat.index()));
            let Some((seat, count)) = asked else {
                let reason = "a comment at the end names a seat once, in order, like \
                     \"# seat 1 asked for hints: 3\"";
                return Err(lines.fault(reason));
            };
            by_seat[seat.index()] = count;
            next = seat.index() + 1;
        }
        Ok(Hints::new(by_seat))
    }
}

fn parse_line(line: &str) -> Option<(Seat, u32)> {
    let (seat, count) = line.strip_prefix("# seat ")?.split_once(" asked for hints: ")?;
    let count = number(count).filter(|count| *count > 0)?;
    Some((seat.parse().ok()?, count))
}

impl fmt::Display for Hints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let asked = Seat::all(self.0.len()).zip(&self.0).filter(|(_, count)| **count > 0);
        for (nth, (seat, count)) in asked.enumerate() {
            if nth == 0 {
                writeln!(f)?;
            }
            writeln!(f, "# seat {seat} asked for hints: {count}")?;
        }
        Ok(())
    }
}
