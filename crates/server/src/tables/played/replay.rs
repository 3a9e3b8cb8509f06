//! Building a table in memory from what is stored of it.

use game::dealer::{Contribution, Dealer, Opening, Seed};
use game::record::{Header, Record, UnknownRevision};
use game::{MAX_SEATS, Session};

use super::Played;
use crate::games::{Hosted, Visitor};
use crate::tables::any::AnyTable;

/// Everything a table's game begins with.
pub(crate) struct Start<'a> {
    /// The revision of the rules it began with.
    pub(crate) rules: u32,
    /// The set-up, as JSON.
    pub(crate) setup: &'a str,
    /// The house's seed and what the seats added, as they stand in a record; none when the
    /// game came from elsewhere.
    pub(crate) seed: Option<&'a str>,
    /// Whether everyone is bound to that.
    pub(crate) sealed: bool,
    /// By seat.
    pub(crate) added: Vec<Option<String>>,
    /// The lines of the record so far.
    pub(crate) lines: &'a str,
}

impl Start<'_> {
    /// What its record begins with, before names and commitments.
    pub(super) fn header<G: Hosted>(&self) -> Result<Header<G>, String> {
        if !G::knows(self.rules) {
            return Err(UnknownRevision::of::<G>(self.rules).to_string());
        }
        let setup = serde_json::from_str(self.setup).map_err(|error| error.to_string())?;
        Header::of_revision(setup, self.rules).map_err(|refusal| refusal.to_string())
    }
}

/// Plays a stored game again.
pub(crate) fn replay(game: &str, start: Start<'_>) -> Result<Box<dyn AnyTable>, String> {
    match crate::games::with_game(game, start) {
        Ok(outcome) => outcome,
        Err(error) => Err(error.to_string()),
    }
}

impl Visitor for Start<'_> {
    type Output = Result<Box<dyn AnyTable>, String>;

    fn visit<G: Hosted>(self) -> Self::Output {
        Ok(Box::new(Played::<G>::start(self)?))
    }
}

impl<G: Hosted> Played<G> {
    fn start(start: Start<'_>) -> Result<Played<G>, String> {
        let mut header = start.header::<G>()?;
        let dealer = dealer(start.seed, &start.added, header.seats())?;
        if let Some(dealer) = dealer.as_ref().filter(|_| start.sealed) {
            header = header.sealed(dealer.opening().seal());
        }
        let text = format!("{header}\n{}", start.lines);
        let record = Record::<G>::parse(&text).map_err(|fault| fault.to_string())?;
        let session = Session::resume(&record, dealer).map_err(|fault| fault.to_string())?;
        Ok(Played { session, minds: [const { None }; MAX_SEATS] })
    }
}

pub(super) fn dealer(
    seed: Option<&str>,
    added: &[Option<String>],
    seats: usize,
) -> Result<Option<Dealer>, String> {
    let Some(seed) = seed else { return Ok(None) };
    let seed: Seed = seed.parse().map_err(|error: game::ParseError| error.to_string())?;
    let parse = |text: &Option<String>| match text {
        Some(text) => text.parse::<Contribution>().map(Some).map_err(|error| error.to_string()),
        None => Ok(None),
    };
    let mut added: Vec<Option<Contribution>> = added.iter().map(parse).collect::<Result<_, _>>()?;
    added.resize(seats, None);
    Ok(Some(Dealer::new(Opening::new(seed, added))))
}
