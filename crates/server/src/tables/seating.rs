//! Sitting down, getting up, and starting.

use game::Seat;
use serde::Deserialize;

use super::desk::{Changed, Desk};
use super::setup::{self, seated};
use super::sharing::Sharing;
use super::sheet::{Part, Place, Seal, Sheet, Sitter, State};
use crate::clock::Clock;
use crate::ids::PersonId;
use crate::names::Typed;
use crate::problem::Problem;
use crate::store::Person;

/// How long an interrupt window stays open unless the host says otherwise.
const WINDOW: u32 = 4_000;
/// The longest a window or a bot's pause may be.
const LONGEST: u32 = 60_000;
/// How many colours there are.
pub const COLOURS: u8 = 5;

/// What a new table is asked for with. Whatever is left out has a sensible value.
#[derive(Clone, PartialEq, Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's name.
    pub game: String,
    /// Players, edition and options, as the game writes them.
    #[serde(default = "empty")]
    #[schema(value_type = Object)]
    pub setup: serde_json::Value,
    /// What to call it.
    #[serde(default)]
    pub title: String,
    /// Whether it is listed for everyone.
    #[serde(default)]
    pub public: bool,
    /// Whether one person may hold several seats.
    #[serde(default)]
    pub hot_seat: bool,
    /// Whether everyone may ask for hints, although other people play.
    #[serde(default)]
    pub hints: bool,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
    /// How long a window stays open, in milliseconds.
    #[serde(default)]
    pub window: Option<u32>,
    /// How long a bot waits before it answers, in milliseconds.
    #[serde(default)]
    pub pace: Option<u32>,
    /// The levels of the bots that take the last seats.
    #[serde(default)]
    pub bots: Vec<String>,
    /// The seat the host takes; the first unless they say otherwise, none if they watch.
    #[serde(default = "first")]
    #[schema(value_type = Option<crate::wire::SeatNumber>)]
    pub seat: Option<Seat>,
}

fn empty() -> serde_json::Value {
    serde_json::json!({})
}

fn first() -> Option<Seat> {
    Some(Seat::new(0))
}

impl NewTable {
    /// The sheet of the table, with its host in a seat.
    pub fn sheet(self, host: &Person, now: i64) -> Result<Sheet, Problem> {
        self.clock.check()?;
        let (seats, setup) = setup::complete(&self.game, &self.setup)?;
        let colour = |index: usize| index as u8 % COLOURS;
        let places = (0..seats).map(|index| Place { colour: colour(index), ..Place::default() });
        let mut sheet = Sheet {
            title: Typed::title(&self.title)?,
            rules: setup::newest_rules(&self.game)?,
            game: self.game,
            setup,
            host: host.id,
            public: self.public && !self.hot_seat,
            hot_seat: self.hot_seat,
            clock: self.clock,
            window: self.window.unwrap_or(if self.hot_seat { 0 } else { WINDOW }).min(LONGEST),
            pace: self.pace.unwrap_or(0).min(LONGEST),
            own_pace: None,
            looked_at: false,
            created: now,
            state: State::Waiting,
            places: places.collect(),
            seal: Seal::new(seats),
            proposal: None,
            verdict: None,
            comings: Vec::new(),
            waits: None,
            rematch: None,
            hints: self.hints,
            guests: Vec::new(),
            sharing: Sharing::default(),
            deleting: Vec::new(),
        };
        sheet.seat_bots(&self.bots)?;
        let sitter = Sitter::Person { id: host.id, name: host.name.clone() };
        if self.hot_seat {
            sheet.take_all_seats(&sitter);
        } else if let Some(seat) = self.seat {
            sheet.take_seat(seat, sitter)?;
        }
        Ok(sheet)
    }
}

impl Sheet {
    fn seat_bots(&mut self, levels: &[String]) -> Result<(), Problem> {
        if levels.len() > self.places.len() {
            return Err(Problem::TooManyBots);
        }
        let from = self.places.len() - levels.len();
        for (index, level) in levels.iter().enumerate() {
            self.add_bot(Seat::new(from + index), level)?;
        }
        Ok(())
    }

    /// Where several share a device, nobody waits for the others and no stranger comes.
    pub(crate) fn share_a_device(&mut self) {
        if self.hot_seat {
            self.window = 0;
            self.public = false;
        }
    }

    /// The only player's several faces.
    fn take_all_seats(&mut self, sitter: &Sitter) {
        for place in &mut self.places {
            if place.sitter == Sitter::Nobody {
                place.sitter = sitter.clone();
            }
        }
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, Problem> {
        self.places.get_mut(seat.index()).ok_or(Problem::NoSuchSeat)
    }

    pub(crate) fn take_seat(&mut self, seat: Seat, sitter: Sitter) -> Result<(), Problem> {
        let place = self.place(seat)?;
        if place.sitter != Sitter::Nobody {
            return Err(Problem::SeatTaken);
        }
        place.sitter = sitter;
        Ok(())
    }

    /// Puts a bot of this level into an empty seat.
    pub fn add_bot(&mut self, seat: Seat, level: &str) -> Result<(), Problem> {
        let level = crate::bots::level(level)?;
        self.take_seat(seat, Sitter::Bot { level })?;
        self.seal.seats[seat.index()] = Part::Nothing;
        Ok(())
    }

    /// This is possible only before the start.
    pub fn must_wait(&self) -> Result<(), Problem> {
        match self.state {
            State::Waiting => Ok(()),
            _ => Err(Problem::AlreadyStarted),
        }
    }

    /// Only the host of a table decides this.
    pub fn must_host(&self, person: PersonId) -> Result<(), Problem> {
        if self.host == person {
            return Ok(());
        }
        Err(Problem::NotTheHost)
    }
}

impl Desk {
    /// Somebody sits down, in this seat or in any.
    pub fn sit(
        &mut self,
        person: &Person,
        seat: Option<Seat>,
        colour: Option<u8>,
        now: i64,
    ) -> Result<Changed<Seat>, Problem> {
        let own: Vec<Seat> = self.sheet.seats_of(person.id).collect();
        if let (Some(&held), false) = (own.first(), self.sheet.hot_seat) {
            if seat.is_none_or(|seat| seat == held) {
                return Ok(Changed::unchanged(held));
            }
            return self.move_to(held, seat.unwrap_or(held), now);
        }
        if self.sheet.state == State::Playing {
            return self.take_over(person, seat, now);
        }
        self.sheet.must_wait()?;
        let free = |place: &Place| place.sitter == Sitter::Nobody;
        let seat = match seat {
            Some(seat) => seat,
            None => {
                self.sheet.places.iter().position(free).map(Seat::new).ok_or(Problem::TableFull)?
            }
        };
        let sitter = Sitter::Person { id: person.id, name: person.name.clone() };
        self.sheet.take_seat(seat, sitter)?;
        self.sheet.seal.seats[seat.index()] = Part::Undecided;
        if let Some(colour) = colour {
            self.sheet.choose_colour(seat, colour);
        }
        Ok(Changed::kept(seat, self.keep_sheet(now)))
    }

    /// Somebody says who plays in a seat of theirs, where several share a device; nothing for
    /// their own name.
    pub fn call_seat(
        &mut self,
        person: PersonId,
        seat: Seat,
        name: &str,
        now: i64,
    ) -> Result<Changed<()>, Problem> {
        self.must_hold(person, seat)?;
        let called = if name.trim().is_empty() { None } else { Some(Typed::name(name)?) };
        self.sheet.place(seat)?.called = called;
        Ok(Changed::kept((), self.keep_sheet(now)))
    }

    /// Notes whether a program has sat down: it is asked everything.
    pub fn noted(&mut self, mut sat: Changed<Seat>, by_program: bool, now: i64) -> Changed<Seat> {
        let place = &mut self.sheet.places[sat.value.index()];
        if place.by_program != by_program {
            place.by_program = by_program;
            sat.changes.push(self.keep_sheet(now));
        }
        sat
    }

    /// Somebody changes to an empty seat.
    fn move_to(&mut self, from: Seat, to: Seat, now: i64) -> Result<Changed<Seat>, Problem> {
        self.sheet.must_wait()?;
        let sitter = self.sheet.places[from.index()].sitter.clone();
        self.sheet.take_seat(to, sitter)?;
        let Place { called, order, by_program, .. } = self.sheet.places[from.index()].clone();
        self.sheet.empty(from);
        let colour = self.sheet.places[to.index()].colour;
        let sitter = std::mem::take(&mut self.sheet.places[to.index()].sitter);
        self.sheet.places[to.index()] =
            Place { sitter, colour, called, order, by_program, ..Place::default() };
        self.sheet.seal.seats[to.index()] = Part::Undecided;
        Ok(Changed::kept(to, self.keep_sheet(now)))
    }

    /// Somebody takes over a bot's seat in a game that is on.
    fn take_over(
        &mut self,
        person: &Person,
        seat: Option<Seat>,
        now: i64,
    ) -> Result<Changed<Seat>, Problem> {
        let places = &self.sheet.places;
        let is_bot = |place: &Place| matches!(place.sitter, Sitter::Bot { .. });
        let was_theirs = |place: &Place| place.left_by.contains(&person.id);
        // Whoever has seen one hand of this game may not see another.
        let knows_one = !self.sheet.hot_seat && places.iter().any(was_theirs);
        let is_open = |place: &Place| is_bot(place) && (!knows_one || was_theirs(place));
        let seat = seat.or_else(|| places.iter().position(is_open).map(Seat::new));
        let place = seat.and_then(|seat| places.get(seat.index()));
        let Some(seat) = seat.filter(|_| place.is_some_and(is_bot)) else {
            return Err(Problem::NotABotsSeat);
        };
        if !place.is_some_and(is_open) {
            return Err(Problem::KnowsAnotherSeat);
        }
        // Whoever comes later has agreed to nothing, and asked for nothing.
        let is_back = was_theirs(&self.sheet.places[seat.index()]);
        self.sheet.hints &= is_back;
        if !is_back {
            self.sheet.owes_nothing(seat);
        }
        let sitter = Sitter::Person { id: person.id, name: person.name.clone() };
        self.sheet.places[seat.index()].sitter = sitter;
        self.sheet.note_coming(person.id, &person.name, true, now);
        self.thinking[seat.index()] = None;
        Ok(Changed::kept(seat, self.keep_sheet(now)))
    }

    /// The host puts a bot into an empty seat.
    pub fn add_bot(
        &mut self,
        person: PersonId,
        seat: Option<Seat>,
        level: &str,
        now: i64,
    ) -> Result<Changed<Seat>, Problem> {
        self.sheet.must_host(person)?;
        self.sheet.must_wait()?;
        let free = |place: &Place| place.sitter == Sitter::Nobody;
        let seat = seat.or_else(|| self.sheet.places.iter().position(free).map(Seat::new));
        let seat = seat.ok_or(Problem::TableFull)?;
        self.sheet.add_bot(seat, level)?;
        Ok(Changed::kept(seat, self.keep_sheet(now)))
    }

    /// The host empties a seat, of a bot or of somebody who does not come back.
    pub fn clear_seat(
        &mut self,
        person: PersonId,
        seat: Seat,
        now: i64,
    ) -> Result<Changed<()>, Problem> {
        self.sheet.must_host(person)?;
        self.sheet.must_wait()?;
        self.sheet.place(seat)?;
        self.sheet.empty(seat);
        Ok(Changed::kept((), self.keep_sheet(now)))
    }

    /// Somebody chooses the colour of their pieces; whoever had it gets theirs.
    pub fn choose_colour(
        &mut self,
        person: PersonId,
        seat: Seat,
        colour: u8,
        now: i64,
    ) -> Result<Changed<()>, Problem> {
        self.must_hold(person, seat)?;
        self.sheet.must_wait()?;
        if colour >= COLOURS {
            return Err(Problem::NoSuchColour { most: COLOURS });
        }
        self.sheet.choose_colour(seat, colour);
        Ok(Changed::kept((), self.keep_sheet(now)))
    }

    /// The host starts the game with whoever sits: empty seats are closed, or filled with
    /// bots of a level.
    pub fn start_anyway(
        &mut self,
        person: PersonId,
        fill: Option<&str>,
        now: i64,
    ) -> Result<Changed<()>, Problem> {
        self.sheet.must_host(person)?;
        self.sheet.must_wait()?;
        let before = self.sheet.clone();
        let started = match fill {
            Some(level) => self.sheet.fill_seats(level),
            None => self.sheet.close_seats(),
        };
        let started = started.and_then(|()| self.start(person, now));
        if started.is_err() {
            self.sheet = before;
        }
        started
    }

    /// The host starts the game, once every seat is taken.
    pub fn start(&mut self, person: PersonId, now: i64) -> Result<Changed<()>, Problem> {
        self.sheet.must_host(person)?;
        self.sheet.must_wait()?;
        if self.sheet.places.iter().any(|place| place.sitter == Sitter::Nobody) {
            return Err(Problem::SeatsEmpty);
        }
        self.begin_sealing(now)
    }
}

impl Sheet {
    fn fill_seats(&mut self, level: &str) -> Result<(), Problem> {
        for seat in Seat::all(self.places.len()) {
            if self.places[seat.index()].sitter == Sitter::Nobody {
                self.add_bot(seat, level)?;
            }
        }
        Ok(())
    }

    /// Takes the empty seats away.
    fn close_seats(&mut self) -> Result<(), Problem> {
        let taken = |place: &Place| place.sitter != Sitter::Nobody;
        self.places.retain(taken);
        self.setup = seated(&self.game, &self.setup, self.places.len())?;
        // A commitment names its seat, so whoever moved up commits again.
        self.seal = Seal::new(self.places.len());
        for (place, part) in self.places.iter().zip(&mut self.seal.seats) {
            if place.sitter.person().is_none() {
                *part = Part::Nothing;
            }
        }
        Ok(())
    }

    fn choose_colour(&mut self, seat: Seat, colour: u8) {
        let colour = colour % COLOURS;
        let own = self.places[seat.index()].colour;
        for place in &mut self.places {
            if place.colour == colour {
                place.colour = own;
            }
        }
        self.places[seat.index()].colour = colour;
    }
}
