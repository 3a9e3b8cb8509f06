//! Getting up, and being forgotten.

use game::Seat;

use super::desk::{Changed, Desk};
use super::sheet::{Part, Place, Sheet, Sitter, State};
use crate::ids::PersonId;
use crate::problem::Problem;

impl Desk {
    /// Somebody gets up. In a game that is on a bot goes on for them.
    pub fn leave(
        &mut self,
        person: PersonId,
        seat: Seat,
        now: i64,
    ) -> Result<Changed<()>, Problem> {
        self.must_hold(person, seat)?;
        match self.sheet.state {
            State::Waiting => {
                self.sheet.empty(seat);
                self.sheet.close_if_deserted(person);
            }
            State::Playing => {
                let name = self.sheet.places[seat.index()].sitter.name().to_owned();
                self.sheet.note_coming(person, &name, false, now);
                self.sheet.hand_to_a_bot(seat, person);
                // They may watch on, and come back.
                if !self.sheet.guests.contains(&person) {
                    self.sheet.guests.push(person);
                }
                return self.go_on_without(now);
            }
            _ => {
                return Err(Problem::CannotLeave);
            }
        }
        Ok(Changed::kept((), self.keep_sheet(now)))
    }

    /// Somebody is forgotten: nothing here names them or waits for them any more. A table
    /// at which people wait passes to another of them.
    pub fn forget(&mut self, person: PersonId, now: i64) -> Result<Changed<()>, Problem> {
        for seat in self.sheet.seats_of(person).collect::<Vec<_>>() {
            match self.sheet.state {
                State::Waiting => self.sheet.empty(seat),
                State::Sealing | State::Playing => self.sheet.hand_to_a_bot(seat, person),
                _ => {}
            }
        }
        self.take_back_agreement(person);
        self.sheet.close_if_deserted(person);
        if self.sheet.host == person && !self.sheet.state.is_final() {
            let other = self.sheet.places.iter().find_map(|place| place.sitter.person());
            self.sheet.host = other.unwrap_or(person);
        }
        self.chat.retain(|said| said.person != person);
        self.call(person, "", now);
        self.go_on_without(now)
    }

    /// What only those who have left did not agree to is agreed.
    fn go_on_without(&mut self, now: i64) -> Result<Changed<()>, Problem> {
        let changes = match self.sheet.proposal {
            Some(_) if self.playing().is_ok() => self.settle(now)?.changes,
            _ => vec![self.keep_sheet(now)],
        };
        Ok(Changed { value: (), changes })
    }

    /// Somebody has another name.
    pub fn call(&mut self, person: PersonId, name: &str, now: i64) -> Changed<()> {
        for place in &mut self.sheet.places {
            if let Sitter::Person { id, name: known } = &mut place.sitter
                && *id == person
            {
                name.clone_into(known);
            }
        }
        for coming in self.sheet.comings.iter_mut().filter(|coming| coming.person == person) {
            name.clone_into(&mut coming.name);
        }
        for said in self.chat.iter_mut().filter(|said| said.person == person) {
            name.clone_into(&mut said.name);
        }
        Changed::kept((), self.keep_sheet(now))
    }
}

impl Sheet {
    /// Nobody sits there any more, before the start.
    pub(super) fn empty(&mut self, seat: Seat) {
        let place = &mut self.places[seat.index()];
        place.sitter = Sitter::Nobody;
        place.called = None;
        self.seal.seats[seat.index()] = Part::Undecided;
    }

    /// A bot goes on for somebody who knows what this seat knew.
    fn hand_to_a_bot(&mut self, seat: Seat, person: PersonId) {
        let level = crate::bots::STAND_IN.to_owned();
        let place = &mut self.places[seat.index()];
        let mut left_by = std::mem::take(&mut place.left_by);
        left_by.retain(|&known| known != person);
        left_by.push(person);
        let sitter = Sitter::Bot { level };
        *place = Place { sitter, colour: place.colour, left_by, ..Place::default() };
    }

    /// When its host goes and nobody else sits there, nobody could start the game any more.
    fn close_if_deserted(&mut self, leaving: PersonId) {
        let deserted = self.places.iter().all(|place| place.sitter.person().is_none());
        if self.state == State::Waiting && self.host == leaving && deserted {
            self.state = State::Abandoned;
        }
    }
}
