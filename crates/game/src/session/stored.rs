//! Games that are kept somewhere between two sessions, and games that come from elsewhere.

use serde_json::Value;

use super::Session;
use crate::dealer::{Contribution, Dealer, Opening, Seed};
use crate::record::{Header, Hints, MAX_UNDONE, Record, UnknownRevision};
use crate::{Game, ParseError, Seat, Status};

/// Everything that is kept of a game.
pub struct Stored<'a> {
    /// The revision of the rules it began with.
    pub rules: u32,
    /// The set-up, as JSON.
    pub setup: &'a str,
    /// The seed of whoever deals and what the seats added, as they stand in a record; none
    /// when the game came from elsewhere.
    pub seed: Option<&'a str>,
    /// Whether everyone is bound to that.
    pub sealed: bool,
    /// By seat.
    pub added: Vec<Option<String>>,
    /// The lines of the record so far.
    pub lines: &'a str,
}

impl Stored<'_> {
    /// What its record begins with, before names and commitments.
    pub fn header<G: Game>(&self) -> Result<Header<G>, String> {
        if !G::knows(self.rules) {
            return Err(UnknownRevision::of::<G>(self.rules).to_string());
        }
        let setup = serde_json::from_str(self.setup).map_err(|error| error.to_string())?;
        Header::of_revision(setup, self.rules).map_err(|refusal| refusal.to_string())
    }

    /// Who deals, at a table with so many seats.
    pub fn dealer(&self, seats: usize) -> Result<Option<Dealer>, String> {
        let Some(seed) = self.seed else { return Ok(None) };
        let seed: Seed = seed.parse().map_err(|error: ParseError| error.to_string())?;
        let parse = |text: &Option<String>| match text {
            Some(text) => text.parse::<Contribution>().map(Some).map_err(|error| error.to_string()),
            None => Ok(None),
        };
        let added: Result<Vec<Option<Contribution>>, String> =
            self.added.iter().map(parse).collect();
        let mut added = added?;
        added.resize(seats, None);
        Ok(Some(Dealer::new(Opening::new(seed, added))))
    }

    /// The game where it was left.
    pub fn resume<G: Game>(&self) -> Result<Session<G>, String> {
        let mut header = self.header::<G>()?;
        let dealer = self.dealer(header.seats())?;
        if let Some(dealer) = dealer.as_ref().filter(|_| self.sealed) {
            header = header.sealed(dealer.opening().seal());
        }
        let text = format!("{header}\n{}", self.lines);
        let record = Record::<G>::parse(&text).map_err(|fault| fault.to_string())?;
        Session::resume(&record, dealer).map_err(|fault| fault.to_string())
    }
}

/// A record from elsewhere, taken apart into what is kept of a game. It was replayed, and
/// its deal checked where it shows what was dealt from.
pub struct Brought {
    /// The revision of its rules.
    pub rules: u32,
    /// Its set-up.
    pub setup: Value,
    /// Who played, by seat.
    pub names: Vec<Option<String>>,
    /// What it was dealt from.
    pub seed: Option<String>,
    /// What the seats added to that.
    pub added: Vec<Option<Contribution>>,
    /// Who asked for hints.
    pub hints: Hints,
    /// Whether it was played to its end.
    pub over: bool,
    /// Its lines.
    pub lines: String,
}

impl Brought {
    /// Reads a record of this game.
    pub fn read<G: Game>(text: &str) -> Result<Brought, String> {
        let record = Record::<G>::parse(text).map_err(|fault| fault.to_string())?;
        if record.undone_steps() > MAX_UNDONE {
            return Err(format!("a record has at most {MAX_UNDONE} steps that were taken back"));
        }
        let table = record.replay().map_err(|fault| fault.to_string())?;
        if record.opening().is_some() {
            record.verify().map_err(|fault| fault.to_string())?;
        }
        let header = record.header();
        let seats = Seat::all(header.seats());
        let opening = record.opening().map(ToString::to_string).unwrap_or_default();
        let mut opening = opening.lines();
        let seed = opening.next().and_then(|line| line.strip_prefix("house reveals "));
        let seed = seed.map(str::to_owned);
        let added = seats.clone().zip(opening).map(|(seat, line)| {
            let added = line.strip_prefix(&format!("seat {seat} reveals "));
            added.and_then(|text| text.parse().ok())
        });
        Ok(Brought {
            rules: header.revision(),
            setup: serde_json::to_value(header.setup()).map_err(|error| error.to_string())?,
            names: seats.map(|seat| header.name(seat).map(str::to_owned)).collect(),
            seed,
            added: added.collect(),
            hints: record.hints().clone(),
            over: matches!(table.status(), Status::Over(_)),
            lines: record.entries().iter().map(|entry| format!("{entry}\n")).collect(),
        })
    }
}
