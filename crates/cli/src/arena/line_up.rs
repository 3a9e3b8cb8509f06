//! Which bots meet.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use game::Seat;
use game::record::MAX_NAME;

use super::program::CommandLine;

/// What a program is named by, before its path.
const PROGRAM: &str = "exec:";

/// One who takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entrant {
    /// A bot of the house.
    Level(Level),
    /// A program that speaks the protocol.
    Program(CommandLine),
}

impl Entrant {
    /// What stands in records: of a long name the end, where programs of one path differ.
    pub(crate) fn name(&self) -> String {
        let name = self.to_string();
        let surplus = name.len().saturating_sub(MAX_NAME);
        let from = (surplus..=name.len()).find(|&at| name.is_char_boundary(at));
        name[from.unwrap_or(0)..].to_owned()
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Level(level) => level.fmt(f),
            Entrant::Program(command) => write!(f, "{PROGRAM}{}", command.as_str()),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        match text.strip_prefix(PROGRAM) {
            Some(command) => match CommandLine::parse(command) {
                Some(command) => Ok(Entrant::Program(command)),
                None => Err(format!("the path of a program follows {PROGRAM}")),
            },
            None => text.parse().map(Entrant::Level).map_err(|bad: bots::BadLevel| bad.to_string()),
        }
    }
}

/// The bots of a contest, in the order they were named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LineUp(Vec<Entrant>);

impl LineUp {
    pub(crate) fn new(entrants: Vec<Entrant>) -> LineUp {
        LineUp(entrants)
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn entrants(&self) -> &[Entrant] {
        &self.0
    }

    /// Their levels, if all of them are bots of the house.
    pub(crate) fn levels(&self) -> Option<Vec<Level>> {
        let level = |entrant: &Entrant| match entrant {
            Entrant::Level(level) => Some(*level),
            Entrant::Program(_) => None,
        };
        self.0.iter().map(level).collect()
    }

    /// Which of the bots sits in a seat, after everyone has moved on so many seats.
    pub(crate) fn place_of(&self, seat: Seat, rotation: usize) -> usize {
        (seat.index() + self.len() - rotation % self.len()) % self.len()
    }

    pub(crate) fn entrant_of(&self, seat: Seat, rotation: usize) -> &Entrant {
        &self.0[self.place_of(seat, rotation)]
    }
}

impl fmt::Display for LineUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entrants: Vec<String> = self.0.iter().map(Entrant::to_string).collect();
        f.write_str(&entrants.join(","))
    }
}

/// Commas separate both the bots and the parameters of one: a part that gives a value to
/// a name belongs to the bot before it.
impl FromStr for LineUp {
    type Err = String;

    fn from_str(text: &str) -> Result<LineUp, String> {
        let mut entrants: Vec<String> = Vec::new();
        for part in text.split(',').map(str::trim) {
            match entrants.last_mut() {
                Some(entrant) if part.contains('=') && !part.contains(':') => {
                    entrant.push(',');
                    entrant.push_str(part);
                }
                _ => entrants.push(part.to_owned()),
            }
        }
        entrants.iter().map(|entrant| entrant.parse()).collect::<Result<_, _>>().map(LineUp)
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
    fn a_program_keeps_its_arguments() {
        let text = "quick,exec:./old bot ankh-morpork sharp:iterations=8,seed=7,random";
        let line_up: LineUp = text.parse().unwrap();
        assert_eq!(line_up.len(), 3);
        assert_eq!(line_up.to_string(), text);
        assert!("quick,exec:".parse::<LineUp>().is_err());
    }

    #[test]
    fn a_long_name_is_known_by_its_end() {
        let entrant: Entrant =
            format!("exec:/{}/é bot tiny quick", "é".repeat(80)).parse().unwrap();
        let name = entrant.name();
        assert!(name.len() <= MAX_NAME && name.ends_with("é bot tiny quick"), "{name}");
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
