//! Getting up, and being forgotten.

use game::Seat;

use super::desk::{Changed, Desk};
use super::sheet::{Part, Place, Sheet, Sitter, State};
use crate::ids::PersonId;
use crate::problem::Problem;
use crate::store::Change;

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
        self.is_called(person, "");
        // Those who are left may have waited for nobody else.
        if self.sheet.state.is_final() && self.sheet.is_unwanted() {
            return Ok(Changed { value: (), changes: vec![Change::Delete(self.id)] });
        }
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
        self.is_called(person, name);
        Changed::kept((), self.keep_sheet(now))
    }

    /// From now on somebody has this name here; whether they had another one.
    pub(super) fn is_called(&mut self, person: PersonId, name: &str) -> bool {
        let mut changed = self.sheet.call(person, name);
        for said in self.chat.iter_mut().filter(|said| said.person == person) {
            changed |= said.name != name;
            name.clone_into(&mut said.name);
        }
        changed
    }
}

impl Sheet {
    /// Everyone who is named here.
    pub(super) fn named(&self) -> Vec<PersonId> {
        let sitters = self.places.iter().filter_map(|place| place.sitter.person());
        let mut named: Vec<PersonId> =
            sitters.chain(self.comings.iter().map(|coming| coming.person)).collect();
        named.sort_unstable();
        named.dedup();
        named
    }

    /// From now on somebody has this name here, or none, since they were forgotten: then nothing
    /// else that they have written down stands for it. Whether anything was different.
    pub(super) fn call(&mut self, person: PersonId, name: &str) -> bool {
        let mut changed = false;
        for place in &mut self.places {
            if let Sitter::Person { id, name: known } = &mut place.sitter
                && *id == person
            {
                changed |= known != name;
                name.clone_into(known);
                changed |= name.is_empty() && place.called.take().is_some();
            }
        }
        for coming in self.comings.iter_mut().filter(|coming| coming.person == person) {
            changed |= coming.name != name;
            name.clone_into(&mut coming.name);
        }
        changed
    }

    /// Nobody sits there any more, before the start.
    pub(super) fn empty(&mut self, seat: Seat) {
        let place = &mut self.places[seat.index()];
        *place = Place { colour: place.colour, ..Place::default() };
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
