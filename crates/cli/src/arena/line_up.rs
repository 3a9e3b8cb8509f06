//! Which bots meet.

use std::fmt;
use std::str::FromStr;

use bots::{BadLevel, Level};
use game::Seat;

/// The bots of a contest, in the order they were named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LineUp(Vec<Level>);

impl LineUp {
    pub(crate) fn new(levels: Vec<Level>) -> LineUp {
        LineUp(levels)
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn levels(&self) -> &[Level] {
        &self.0
    }

    /// Which of the bots sits in a seat, after everyone has moved on so many seats.
    pub(crate) fn place_of(&self, seat: Seat, rotation: usize) -> usize {
        (seat.index() + self.len() - rotation % self.len()) % self.len()
    }

    pub(crate) fn level_of(&self, seat: Seat, rotation: usize) -> &Level {
        &self.0[self.place_of(seat, rotation)]
    }
}

impl fmt::Display for LineUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels: Vec<String> = self.0.iter().map(Level::to_string).collect();
        f.write_str(&levels.join(","))
    }
}

/// Commas separate both the bots and the parameters of one: a part that gives a value to
/// a name belongs to the bot before it.
impl FromStr for LineUp {
    type Err = BadLevel;

    fn from_str(text: &str) -> Result<LineUp, BadLevel> {
        let mut levels: Vec<String> = Vec::new();
        for part in text.split(',').map(str::trim) {
            match levels.last_mut() {
                Some(level) if part.contains('=') && !part.contains(':') => {
                    level.push(',');
                    level.push_str(part);
                }
                _ => levels.push(part.to_owned()),
            }
        }
        levels.iter().map(|level| level.parse()).collect::<Result<_, _>>().map(LineUp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_stay_with_their_bot() {
        let text = "sharp:iterations=8,seed=7,quick,master:time=90";
        let line_up: LineUp = text.parse().unwrap();
        assert_eq!(line_up.len(), 3);
        assert_eq!(line_up.to_string(), text);
    }

    #[test]
    fn everybody_sits_in_every_seat_once() {
        let line_up: LineUp = "random,quick,sharp".parse().unwrap();
        for seat in Seat::all(3) {
            let mut places: Vec<_> = (0..3).map(|turn| line_up.place_of(seat, turn)).collect();
            places.sort_unstable();
            assert_eq!(places, [0, 1, 2]);
        }
    }
}
