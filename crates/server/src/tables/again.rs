//! Tables made from other tables: another game with the same people, a copy of a
//! position, and games that were played elsewhere.

use game::Seat;
use game::dealer::Contribution;
use game::session::Brought;

use super::desk::{Changed, Desk};
use super::setup::newest_rules;
use super::sharing::Sharing;
use super::sheet::{Part, Place, Seal, Sheet, Sitter, State};
use crate::bots;
use crate::games::{self, Hosted, Visitor};
use crate::ids::TableId;
use crate::names::{LONGEST_TITLE, Typed};
use crate::problem::Problem;
use crate::store::{Change, Counted, LogRow, Person};

impl Desk {
    /// The table at which the same people can play another game; whoever is the first to
    /// ask makes it, unless they have as many as one may have, and those who come sit where
    /// they sat.
    pub fn rematch(
        &mut self,
        host: &Person,
        most: usize,
        now: i64,
    ) -> Result<Changed<TableId>, Problem> {
        if let Some(next) = self.sheet.rematch {
            return Ok(Changed::unchanged(next));
        }
        let sheet = self.sheet_again(host, now)?;
        let next = TableId::random();
        self.sheet.rematch = Some(next);
        let changes = vec![
            self.keep_sheet(now),
            Change::Table(sheet.row(next, now)),
            Change::AtMost(most, Counted::UnfinishedTables(host.id)),
        ];
        Ok(Changed { value: next, changes })
    }

    fn sheet_again(&self, host: &Person, now: i64) -> Result<Sheet, Problem> {
        if !self.sheet.state.is_final() {
            return Err(Problem::NotOver);
        }
        let mut sheet = self.sheet.clone();
        sheet.rules = newest_rules(&sheet.game)?;
        let fresh = |place: &Place| Place {
            sitter: match &place.sitter {
                Sitter::Person { id, .. } if *id != host.id && !self.sheet.hot_seat => {
                    Sitter::Nobody
                }
                Sitter::Absent { .. } => Sitter::Nobody,
                sitter => sitter.clone(),
            },
            colour: place.colour,
            // Whoever shares the device plays on where they sat.
            called: place.called.clone().filter(|_| place.sitter.person().is_some()),
            ..Place::default()
        };
        sheet.places = self.sheet.places.iter().map(fresh).collect();
        sheet.guests = self.sheet.places.iter().filter_map(|place| place.sitter.person()).collect();
        sheet.host = host.id;
        sheet.created = now;
        sheet.state = State::Waiting;
        sheet.seal = Seal::new(sheet.places.len());
        sheet.forget_the_game();
        for (place, part) in sheet.places.iter().zip(&mut sheet.seal.seats) {
            if place.sitter.person().is_none() && place.sitter != Sitter::Nobody {
                *part = Part::Nothing;
            }
        }
        Ok(sheet)
    }

    /// The table at which the same people go on from the last turn on which the rules of
    /// this program agree with what was played; whoever is the first to ask makes it.
    pub fn mend(&mut self, now: i64) -> Result<Changed<TableId>, Problem> {
        if let (Some(next), State::Moved) = (self.sheet.rematch, self.sheet.state) {
            return Ok(Changed::unchanged(next));
        }
        let (sheet, lines) = self.mended(now)?;
        let next = TableId::random();
        self.sheet.rematch = Some(next);
        self.sheet.state = State::Moved;
        let mut changes = begun(next, &sheet, lines, now);
        changes.push(self.keep_sheet(now));
        Ok(Changed { value: next, changes })
    }

    fn mended(&self, now: i64) -> Result<(Sheet, String), Problem> {
        if self.broken.is_none() || self.sheet.state != State::Playing {
            return Err(Problem::NotBroken);
        }
        let play = self.play.as_ref().ok_or(Problem::NotMendable)?;
        let lines = play.lines_to(play.steps()).ok_or(Problem::NoGameHere)?;
        let mut sheet = self.sheet.clone();
        sheet.created = now;
        sheet.state = State::Playing;
        sheet.seal = Seal { unsealed: true, ..Seal::new(sheet.places.len()) };
        sheet.forget_the_game();
        Ok((sheet, lines))
    }

    /// A new table at which somebody goes on from an earlier position of this game, and the
    /// lines its record begins with. Chance is dealt anew, and nobody is sealed to it, so it
    /// never counts.
    pub fn copy(
        &self,
        host: &Person,
        what_if: &WhatIf,
        now: i64,
    ) -> Result<(Sheet, String), Problem> {
        if !self.sheet.state.is_final() {
            return Err(Problem::NotOver);
        }
        let play = self.play.as_ref().ok_or(Problem::NoGameHere)?;
        if play.is_over_at(what_if.at).ok_or(Problem::NoSuchMoment)? {
            return Err(Problem::OverThen);
        }
        let lines = play.lines_to(what_if.at).ok_or(Problem::NoSuchMoment)?;
        let mut sheet = self.sheet.clone();
        let own = Sitter::Person { id: host.id, name: host.name.clone() };
        let seat = what_if.against.as_ref().map(|_| what_if.seat.unwrap_or_default());
        if seat.is_some_and(|seat| seat.index() >= sheet.places.len()) {
            return Err(Problem::NoSuchSeat);
        }
        for (index, place) in sheet.places.iter_mut().enumerate() {
            let sitter = match &what_if.against {
                Some(level) if seat.map(Seat::index) != Some(index) => {
                    Sitter::Bot { level: bots::level(level)? }
                }
                _ => own.clone(),
            };
            *place = Place { sitter, colour: place.colour, ..Place::default() };
        }
        // A title is never refused here: what is too long ends earlier.
        let title: String = what_if.title.chars().take(LONGEST_TITLE).collect();
        sheet.title = Typed::title(&title).unwrap_or_default();
        sheet.host = host.id;
        sheet.created = now;
        sheet.public = false;
        sheet.hot_seat = what_if.against.is_none();
        sheet.window = 0;
        sheet.clock = crate::clock::Clock::None;
        sheet.state = State::Playing;
        sheet.guests.clear();
        sheet.comings.clear();
        sheet.seal = Seal { unsealed: true, ..Seal::new(sheet.places.len()) };
        sheet.forget_the_game();
        Ok((sheet, lines))
    }
}

/// How somebody wants to go on from an earlier position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhatIf {
    /// After which step.
    pub at: usize,
    /// In whose place; the first when nothing is said.
    pub seat: Option<Seat>,
    /// Against bots of this level, or else all seats on one device.
    pub against: Option<String>,
    /// What the table is called.
    pub title: String,
}

impl Sheet {
    fn forget_the_game(&mut self) {
        self.proposal = None;
        self.verdict = None;
        self.waits = None;
        self.rematch = None;
        self.sharing = Sharing::default();
        self.deleting.clear();
    }
}

/// Everything that is kept of a table whose game has begun elsewhere.
pub fn begun(id: TableId, sheet: &Sheet, lines: String, now: i64) -> Vec<Change> {
    let count = lines.lines().count();
    let row =
        LogRow { table: id, at: 0, count, time: now, seat: None, question: None, key: None, lines };
    let mut changes = vec![Change::Table(sheet.row(id, now))];
    // An entry without lines would stand where the first one of the new game belongs.
    changes.extend((count > 0).then_some(Change::Append(row)));
    changes
}

/// A record from elsewhere, as a finished table, and the lines of its game.
pub fn import(text: &str, host: &Person, now: i64) -> Result<(Sheet, String), Problem> {
    let fault = |detail: String| Problem::NoRecord { detail };
    let game = game::record::game_name(text).map_err(|error| fault(error.to_string()))?.to_owned();
    let imported = games::with_game(&game, Import(text))?.map_err(fault)?;
    // Whoever wrote the record could write anything; what cannot be a name here is none.
    let cleaned = |name: String| Typed::name(&name).ok();
    let sitter = |name: Option<String>| Place {
        sitter: Sitter::Absent { name: name.and_then(cleaned).unwrap_or_default() },
        ..Place::default()
    };
    let mut places: Vec<Place> = imported.names.into_iter().map(sitter).collect();
    for (index, place) in places.iter_mut().enumerate() {
        place.colour = index as u8 % super::COLOURS;
        place.hints = imported.hints.of(Seat::new(index));
    }
    let revealed = |(seat, added): (Seat, Option<Contribution>)| match added {
        None => Part::Nothing,
        Some(added) => Part::Revealed {
            commitment: added.commitment(seat).to_string(),
            added: added.to_string(),
        },
    };
    let mut seats: Vec<Part> = Seat::all(places.len()).zip(imported.added).map(revealed).collect();
    seats.resize(places.len(), Part::Nothing);
    let sheet = Sheet {
        title: String::new(),
        game,
        rules: imported.rules,
        setup: imported.setup,
        host: host.id,
        public: false,
        hot_seat: false,
        clock: crate::clock::Clock::None,
        window: 0,
        pace: 0,
        own_pace: None,
        looked_at: false,
        created: now,
        state: if imported.over { State::Over } else { State::Abandoned },
        places,
        seal: Seal {
            unsealed: imported.seed.is_none(),
            seed: imported.seed,
            round: 1,
            seats,
            until: None,
        },
        proposal: None,
        verdict: None,
        comings: Vec::new(),
        waits: None,
        rematch: None,
        hints: false,
        guests: Vec::new(),
        sharing: Sharing::default(),
        deleting: Vec::new(),
    };
    Ok((sheet, imported.lines))
}

/// Reads a record.
struct Import<'a>(&'a str);

impl Visitor for Import<'_> {
    type Output = Result<Brought, String>;

    fn visit<G: Hosted>(self) -> Self::Output {
        Brought::read::<G>(self.0)
    }
}
