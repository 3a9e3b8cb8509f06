//! What is counted of a game when it is over, and of those that ended before anybody counted.

use super::desk::Desk;
use super::registry::Tables;
use super::sheet::{Sheet, Sitter, State};
use crate::ids::TableId;
use crate::store::{Change, Ended, SeatEnded, StoreError};

/// How many tables are looked up at once.
const AT_ONCE: usize = 100;

impl Sheet {
    /// Whether the game counts: it was dealt and played here from its first card on.
    pub fn counts(&self) -> bool {
        let here = |sitter: &Sitter| !matches!(sitter, Sitter::Absent { .. });
        self.seal.seed.is_some()
            && !self.seal.unsealed
            && self.places.iter().all(|place| here(&place.sitter))
    }
}

impl Desk {
    /// What statistics count of this game, if it is over and counts.
    pub fn counted(&self, time: i64) -> Option<Ended> {
        let play = self.play.as_ref().filter(|_| self.sheet.counts() && self.broken.is_none())?;
        let tally = play.tally()?;
        let places = self.sheet.places.iter().zip(tally.seats);
        let seats = places.map(|(place, tally)| {
            // Whoever played several seats has won and lost at once.
            let own = |person: &_| self.sheet.seats_of(*person).count() == 1;
            SeatEnded {
                person: place.sitter.person().filter(own),
                bot: match &place.sitter {
                    Sitter::Bot { level } => Some(level.clone()),
                    _ => None,
                },
                role: tally.role.unwrap_or_default(),
                won: tally.won,
                plays: tally.plays,
            }
        });
        Some(Ended {
            table: self.id,
            game: self.sheet.game.clone(),
            edition: self.sheet.setup["edition"].as_str().unwrap_or_default().to_owned(),
            time,
            turns: play.turn(),
            ending: tally.ending,
            seats: seats.collect(),
        })
    }
}

impl Tables {
    /// Counts the games that ended before anybody counted, one after the other.
    pub(crate) async fn count_the_past(&self) -> Result<(), StoreError> {
        let mut after = TableId::stored(i64::MIN);
        loop {
            let uncounted = self.store().uncounted(after, AT_ONCE).await?;
            let Some(last) = uncounted.last() else { return Ok(()) };
            after = *last;
            for table in uncounted {
                self.count_again(table).await?;
            }
        }
    }

    async fn count_again(&self, table: TableId) -> Result<(), StoreError> {
        let Some(text) = self.store().sheet(table).await? else { return Ok(()) };
        // A sheet that cannot be read is for the doctor.
        let counts = |sheet: &Sheet| sheet.counts() && sheet.state == State::Over;
        if !serde_json::from_str(&text).is_ok_and(|sheet| counts(&sheet)) {
            return Ok(());
        }
        let Some(desk) = self.read(table).await? else { return Ok(()) };
        match desk.counted(desk.written) {
            Some(ended) => self.store().write(vec![Change::Ended(ended)]).await,
            None => Ok(()),
        }
    }
}
