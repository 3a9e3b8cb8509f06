//! The referee of Ankh-Morpork.

mod board;
mod books;
mod buildings;
mod cards;
mod catastrophes;
mod ending;
mod events;
mod facts;
mod hands;
mod money;
mod scenes;
mod texts;
mod turns;

use serde::Deserialize;
use serde_json::Value;

use crate::Objection;
use crate::reader::Reader;
use board::Due;
use books::Books;
use ending::Over;
use events::{Event, Setup, What};
use scenes::Scene;
use turns::Turn;

/// What is objected to in a whole game: its set-up and everything that happened.
pub fn check(setup: &Value, events: &[Value]) -> Vec<Objection> {
    let setup = match Setup::deserialize(setup) {
        Ok(setup) => setup,
        Err(error) => {
            let what = format!("no set-up of this game: {error}");
            return vec![Objection { event: 0, rule: "AM-COMP-21", what }];
        }
    };
    let finite = switch(&setup, "finite-bank", &["de"]);
    let money_of_the_box = if setup.edition == "fr" { 130 } else { 120 };
    let mut referee = Referee {
        books: Books::new(setup.players, finite.then_some(money_of_the_box)),
        reader: Reader::new(events, "AM-TURN-02"),
        turn: Turn::default(),
        scene: Scene::default(),
        due: Vec::new(),
        over: None,
        ended: false,
        first_rolls: Vec::new(),
        setup,
    };
    while let Some(event) = referee.reader.peek().cloned() {
        referee.reader.skip();
        if !referee.players_exist(&event.what) {
            referee.object("AM-COMP-21", "somebody who does not play");
            break;
        }
        referee.event(&event);
    }
    if !referee.ended {
        referee.reader.object("AM-TURN-16", "the game goes on");
    }
    referee.reader.into_objections()
}

/// Whether a switch is on: what the table says, or else its edition.
fn switch(setup: &Setup, name: &str, editions: &[&str]) -> bool {
    let by_edition = editions.contains(&setup.edition.as_str());
    setup.switches.get(name).copied().unwrap_or(by_edition)
}

/// Reads a game with its books at hand.
struct Referee {
    setup: Setup,
    reader: Reader<Event>,
    books: Books,
    turn: Turn,
    /// What is being carried out.
    scene: Scene,
    /// Markers that must be put down or taken away before anything else.
    due: Vec<Due>,
    /// Why the game must end now.
    over: Option<Over>,
    ended: bool,
    /// Rolls for the first player.
    first_rolls: Vec<(usize, usize)>,
}

impl Referee {
    fn event(&mut self, event: &Event) {
        if self.ended {
            return self.object("AM-TURN-16", "the game is over");
        }
        if self.settle(&event.what) {
            self.scene.whats.push(event.what.clone());
            return;
        }
        if self.over.is_some() && !matches!(event.what, What::Ended { .. }) {
            self.object(self.over_rule(), "the game ends here");
            self.over = None;
        }
        self.enter_scene(event);
        self.cause(&event.because);
        self.scene.whats.push(event.what.clone());
        self.turns(&event.what);
        self.hands(event);
        self.board(event);
        self.buildings(&event.what);
        self.chances(event);
        if let What::Ended { ending, ranking, personalities } = &event.what {
            self.ended(ending, ranking, personalities);
        }
    }

    /// Objects to the event being read.
    fn object(&mut self, rule: &'static str, what: impl Into<String>) {
        self.reader.object_to_last(rule, what);
    }

    /// Objects to the event being read unless something holds of it.
    fn check(&mut self, holds: bool, rule: &'static str, what: impl FnOnce() -> String) {
        self.reader.check(holds, rule, what);
    }

    fn on(&self, name: &str, editions: &[&str]) -> bool {
        switch(&self.setup, name, editions)
    }

    /// Everybody but one player, clockwise.
    fn others(&self, seat: usize) -> Vec<usize> {
        let players = self.setup.players;
        (1..players).map(|step| (seat + step) % players).collect()
    }

    /// Whether the seats named in an event are at this table.
    fn players_exist(&self, what: &What) -> bool {
        let text = format!("{what:?}");
        let named = text.split("Seat(").skip(1).filter_map(|rest| rest.split(')').next());
        let owners = text.split("owner: ").skip(1).filter_map(|rest| rest.split(',').next());
        let seats = named.filter_map(|seat| seat.parse::<usize>().ok());
        let mut owners = owners.filter_map(|owner| owner.parse::<usize>().ok());
        let players = self.setup.players;
        seats.max().is_none_or(|seat| seat < players)
            && owners.all(|owner| owner < players || owner >= events::TROLL)
    }
}
