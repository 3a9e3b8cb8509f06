//! Building a table in memory from what is stored of it.

use game::dealer::{Contribution, Dealer, Opening, Seed};
use game::record::{Header, Record};
use game::{MAX_SEATS, Session};

use super::Played;
use crate::games::{Hosted, Visitor};
use crate::tables::any::AnyTable;

/// Everything a table's game begins with.
pub(crate) struct Start<'a> {
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
    pub(crate) lines: String,
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
        let setup: G::Setup =
            serde_json::from_str(start.setup).map_err(|error| error.to_string())?;
        let mut header = Header::<G>::new(setup).map_err(|refusal| refusal.to_string())?;
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

/// How many seats a set-up makes, if it is one.
pub(crate) struct Seats<'a>(pub(crate) &'a serde_json::Value);

impl Visitor for Seats<'_> {
    type Output = Result<(usize, String), String>;

    /// The number of seats, and the set-up in full.
    fn visit<G: Hosted>(self) -> Self::Output {
        let setup: G::Setup = serde_json::from_value(self.0.clone())
            .map_err(|error| format!("this is no set-up of {}: {error}", G::NAME))?;
        let game =
            G::new(&setup).map_err(|refusal| crate::rulebook::sentence::<G>(refusal.rule()))?;
        let setup = serde_json::to_string(&setup).map_err(|error| error.to_string())?;
        Ok((game.seats(), setup))
    }
}

/// The same set-up for another number of seats.
pub(crate) struct Seated<'a> {
    pub(crate) setup: &'a serde_json::Value,
    pub(crate) seats: usize,
}

impl Visitor for Seated<'_> {
    type Output = Result<serde_json::Value, String>;

    fn visit<G: Hosted>(self) -> Self::Output {
        let setup: G::Setup =
            serde_json::from_value(self.setup.clone()).map_err(|error| error.to_string())?;
        let seated = G::seated(&setup, self.seats);
        G::new(&seated).map_err(|refusal| crate::rulebook::sentence::<G>(refusal.rule()))?;
        serde_json::to_value(seated).map_err(|error| error.to_string())
    }
}
