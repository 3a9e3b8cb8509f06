//! The referee of Rattus Cartus.

mod actions;
mod books;
mod buildings;
mod events;
mod facts;
mod resolving;
mod rounds;
mod scoring;
mod set_up;

use serde::Deserialize;
use serde_json::Value;

use crate::Objection;
use crate::reader::{Lost, Read, Reader};
use books::Books;
use events::{Cards, Event, News, Seat, Setup};

/// What is objected to in a whole game: its set-up and everything that happened.
pub fn check(setup: &Value, events: &[Value]) -> Vec<Objection> {
    let setup = match Setup::deserialize(setup) {
        Ok(setup) => setup,
        Err(error) => {
            let what = format!("no set-up of this game: {error}");
            return vec![Objection { event: 0, rule: "RC-COMP-01", what }];
        }
    };
    let reader = Reader::new(events, "RC-SETUP-20");
    let books = Books::new(setup.players);
    let mut referee = Referee { setup, reader, books, round_cards: Vec::new() };
    // Whoever is lost has objected already.
    let _ = referee.whole_game();
    referee.reader.into_objections()
}

/// Reads a game with its books at hand.
struct Referee {
    setup: Setup,
    reader: Reader<Event>,
    books: Books,
    /// What both of two players played in this round.
    round_cards: Vec<(Seat, Cards)>,
}

impl Referee {
    fn whole_game(&mut self) -> Read {
        self.set_up()?;
        for round in 1..=self.books.facts.rounds {
            self.round(round)?;
        }
        self.final_scoring()?;
        match self.reader.peek() {
            Some(_) => Err(self.lost("RC-E-04", "the game is over")),
            None => Ok(()),
        }
    }

    /// The next event, which must be what `pick` looks for.
    fn take<T>(
        &mut self,
        rule: &'static str,
        wanted: &str,
        pick: impl FnOnce(&News) -> Option<T>,
    ) -> Read<T> {
        match self.reader.take_if(|event| pick(&event.news)) {
            Some(found) => Ok(found),
            None => Err(self.lost(rule, wanted)),
        }
    }

    /// The next event if it is what `pick` looks for.
    fn take_if<T>(&mut self, pick: impl FnOnce(&News) -> Option<T>) -> Option<T> {
        self.reader.take_if(|event| pick(&event.news))
    }

    /// Objects to the last event unless something holds of it.
    fn check(&mut self, holds: bool, rule: &'static str, what: impl FnOnce() -> String) {
        self.reader.check(holds, rule, what);
    }

    /// The next event is none that can be explained.
    fn lost(&mut self, rule: &'static str, wanted: &str) -> Lost {
        let found = self.reader.peek().map_or("nothing".to_owned(), |e| format!("{:?}", e.news));
        self.reader.object(rule, format!("{wanted}, but there is {found}"));
        Lost
    }

    /// Seats from one on, clockwise.
    fn clockwise_from(&self, first: Seat) -> Vec<Seat> {
        let players = self.setup.players;
        (0..players).map(|step| (first - 1 + step) % players + 1).collect()
    }

    /// Whether this is the last round.
    fn is_last(&self, round: u32) -> bool {
        round == self.books.facts.rounds
    }
}
