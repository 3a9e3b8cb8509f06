//! The lines before the first step, and those that reveal after the last.

use std::fmt;

use super::Fault;
use super::lines::{Lines, number};
use super::quote::{quote, unquote};
use crate::dealer::{Opening, Seal};
use crate::{Game, ParseError, Refusal, Seat};

/// The longest name of a player, or of a game, in bytes.
pub const MAX_NAME: usize = 100;

const FORMAT: &str = "snug record 1";

/// Who plays what, and what they committed to.
///
/// Names are for people only: they are part of no key and no checksum, so a
/// record still verifies when a name is forgotten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header<G: Game> {
    revision: u32,
    setup: G::Setup,
    names: Vec<Option<String>>,
    seal: Option<Seal>,
}

impl<G: Game> Header<G> {
    /// A table with this set-up, by the newest rules, without names or commitments.
    pub fn new(setup: G::Setup) -> Result<Header<G>, Refusal> {
        Header::of_revision(setup, G::REVISION)
    }

    /// The same by the rules of a revision that the game [knows](Game::knows).
    pub fn of_revision(setup: G::Setup, revision: u32) -> Result<Header<G>, Refusal> {
        let seats = G::of_revision(&setup, revision)?.seats();
        Ok(Header { revision, setup, names: vec![None; seats], seal: None })
    }

    /// Adds the commitments, which must be for as many seats as the table has.
    pub fn sealed(mut self, seal: Seal) -> Header<G> {
        assert_eq!(seal.seats(), self.seats(), "a seal is for the table it was made for");
        self.seal = Some(seal);
        self
    }

    /// Nobody is bound to anything.
    pub(crate) fn unsealed(self) -> Header<G> {
        Header { seal: None, ..self }
    }

    /// Gives a seat's player a name of at most [`MAX_NAME`] bytes, or forgets it.
    pub fn rename(&mut self, seat: Seat, name: Option<&str>) -> Result<(), ParseError> {
        if let Some(name) = name.filter(|name| name.len() > MAX_NAME) {
            return Err(ParseError::new("a name is at most 100 bytes long", name));
        }
        let known = self.names.get_mut(seat.index());
        let known = known.ok_or_else(|| {
            ParseError::new("a name is for a seat at the table", &seat.to_string())
        })?;
        *known = name.map(str::to_owned);
        Ok(())
    }

    /// The revision of the rules the game began with.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// The set-up of the table.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.names.len()
    }

    /// The name of a seat's player.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index())?.as_deref()
    }

    /// The commitments made before the first step; none when chance was not
    /// dealt by a [`Dealer`](crate::dealer::Dealer).
    pub fn seal(&self) -> Option<&Seal> {
        self.seal.as_ref()
    }

    /// The game before the first step.
    pub fn start(&self) -> G {
        G::of_revision(&self.setup, self.revision)
            .expect("a set-up that was accepted once is accepted again")
    }

    /// How many lines it has, without the empty one after it.
    pub(super) fn lines(&self) -> usize {
        let seal = self.seal.as_ref().map_or(0, |seal| 1 + seal.seats());
        4 + self.seats() + seal
    }

    pub(super) fn parse(lines: &mut Lines<'_>) -> Result<Header<G>, Fault> {
        let game = parse_game(lines)?;
        if game != G::NAME {
            return Err(lines.fault(format!("this is a game of {game}, not of {}", G::NAME)));
        }
        let revision = parse_revision::<G>(lines)?;
        let setup = lines.after("setup ")?;
        let setup = serde_json::from_str(setup)
            .map_err(|error| lines.fault(format!("this is no set-up of {game}: {error}")))?;
        let mut header = Header::of_revision(setup, revision)
            .map_err(|refusal| lines.fault(format!("this set-up is {refusal}")))?;
        for seat in Seat::all(header.seats()) {
            let name = lines.after(&format!("seat {seat}"))?;
            let name = parse_name(name).map_err(|reason| lines.fault(reason))?;
            header.rename(seat, name.as_deref()).map_err(|error| lines.fault(error))?;
        }
        if lines.peek().is_some_and(|line| !line.is_empty()) {
            header.seal = Some(parse_seal(lines, header.seats())?);
        }
        match lines.next() {
            None | Some("") => Ok(header),
            Some(_) => Err(lines.fault("the header ends with an empty line")),
        }
    }
}

impl<G: Game> fmt::Display for Header<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = serde_json::to_string(&self.setup).map_err(|_| fmt::Error)?;
        writeln!(f, "{FORMAT}\ngame {}\nrules {}\nsetup {setup}", G::NAME, self.revision)?;
        for (seat, name) in Seat::all(self.seats()).zip(&self.names) {
            match name {
                Some(name) => writeln!(f, "seat {seat} {}", quote(name))?,
                None => writeln!(f, "seat {seat}")?,
            }
        }
        self.seal.as_ref().map_or(Ok(()), |seal| write!(f, "{seal}"))
    }
}

/// The game a record is of, for those who do not know it yet.
pub fn game_name(text: &str) -> Result<&str, Fault> {
    parse_game(&mut Lines::of(text)?)
}

fn parse_game<'t>(lines: &mut Lines<'t>) -> Result<&'t str, Fault> {
    match lines.next() {
        Some(FORMAT) => {}
        Some(line) if line.starts_with("snug record ") => {
            return Err(lines.fault("this record has a format that this program does not know"));
        }
        _ => return Err(lines.fault(format!("a record begins with \"{FORMAT}\""))),
    }
    let name = lines.after("game ")?;
    let is_kebab = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
    if name.len() <= MAX_NAME && name.bytes().all(is_kebab) {
        Ok(name)
    } else {
        Err(lines.fault("the name of a game is lower-case letters, digits and hyphens"))
    }
}

fn parse_revision<G: Game>(lines: &mut Lines<'_>) -> Result<u32, Fault> {
    match number::<u32>(lines.after("rules ")?) {
        Some(revision) if G::knows(revision) => Ok(revision),
        Some(revision) => Err(lines.fault(UnknownRevision::of::<G>(revision).to_string())),
        None => Err(lines.fault("the revision of the rules is a number")),
    }
}

/// A game was played by rules that this program does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownRevision {
    played: u32,
    newest: u32,
}

impl UnknownRevision {
    /// What to say of a revision that a game does not [know](Game::knows).
    pub fn of<G: Game>(played: u32) -> UnknownRevision {
        UnknownRevision { played, newest: G::REVISION }
    }
}

impl fmt::Display for UnknownRevision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnknownRevision { played, newest } = self;
        write!(
            f,
            "this was played by revision {played} of the rules, and this program knows up to revision {newest}"
        )
    }
}

fn parse_name(rest: &str) -> Result<Option<String>, &'static str> {
    match rest.strip_prefix(' ') {
        None if rest.is_empty() => Ok(None),
        quoted => match quoted.and_then(unquote) {
            Some(name) => Ok(Some(name)),
            None => Err("a name stands in quotation marks after its seat"),
        },
    }
}

fn parse_seal(lines: &mut Lines<'_>, seats: usize) -> Result<Seal, Fault> {
    let house = lines.after("house commits ")?.parse();
    let house = house.map_err(|error: ParseError| lines.fault(error))?;
    Ok(Seal::new(house, parse_seats(lines, seats, "commits")?))
}

/// The revealed values after the last step, if any; then nothing but comments may follow.
pub(super) fn parse_opening(lines: &mut Lines<'_>, seats: usize) -> Result<Option<Opening>, Fault> {
    if lines.peek().is_none_or(|line| line.starts_with('#')) {
        return Ok(None);
    }
    let seed = lines.after("house reveals ")?.parse();
    let seed = seed.map_err(|error: ParseError| lines.fault(error))?;
    let opening = Opening::new(seed, parse_seats(lines, seats, "reveals")?);
    match lines.next() {
        None | Some("") => Ok(Some(opening)),
        Some(_) => Err(lines.fault("nothing follows the revealed values but comments")),
    }
}

/// One line a seat: what it commits to or reveals, or that it adds nothing.
fn parse_seats<T>(lines: &mut Lines<'_>, seats: usize, verb: &str) -> Result<Vec<Option<T>>, Fault>
where
    T: std::str::FromStr<Err = ParseError>,
{
    let parse_seat = |seat: Seat| {
        let does = lines.after(&format!("seat {seat} "))?;
        if does == "adds nothing" {
            return Ok(None);
        }
        let value = does.strip_prefix(verb).and_then(|rest| rest.strip_prefix(' '));
        let value =
            value.ok_or_else(|| lines.fault(format!("a seat {verb} something or adds nothing")))?;
        value.parse().map(Some).map_err(|error| lines.fault(error))
    };
    Seat::all(seats).map(parse_seat).collect()
}
