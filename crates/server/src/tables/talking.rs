//! What people say at a table.

use super::desk::{Desk, Outcome};
use crate::ids::PersonId;
use crate::problem::Problem;
use crate::store::{Change, Person, Said};

/// How many of the last things said are shown.
pub(super) const SHOWN: usize = 50;

impl Desk {
    /// Somebody says something.
    pub fn say(&mut self, person: &Person, text: String, now: i64) -> Result<Outcome<()>, Problem> {
        if person.muted > now {
            return Err(Problem::Muted);
        }
        if self.chat.len() == SHOWN {
            self.chat.remove(0);
        }
        let (person, name) = (person.id, person.name.clone());
        self.chat.push(Said { person, name, time: now, text: text.clone() });
        Ok(Outcome::kept((), Change::Said(self.id, person, now, text)))
    }

    /// Whether somebody sits here, or has said something.
    pub fn knows(&self, person: PersonId) -> bool {
        self.sheet.seats_of(person).next().is_some()
            || self.chat.iter().any(|said| said.person == person)
    }

    /// What was said, without those the reader does not listen to.
    pub fn heard_by(&self, reader: Option<PersonId>) -> impl Iterator<Item = &Said> {
        self.chat.iter().filter(move |said| {
            reader.is_none_or(|reader| !self.mutes.contains(&(reader, said.person)))
        })
    }
}
