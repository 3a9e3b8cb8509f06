//! What people say at a table.

use super::desk::{Changed, Desk};
use super::registry::Tables;
use crate::ids::PersonId;
use crate::problem::Problem;
use crate::store::{Change, Person, Said};

/// How many of the last things said are shown.
pub(super) const SHOWN: usize = 50;
/// How many of the last things somebody said go with a report about them.
const REPORTED: usize = 5;

impl Tables {
    /// Somebody has another name, or none any more. Where they are kept it is known already, and
    /// tables that are loaded ask there: only those in memory have to be told.
    pub async fn call(&self, person: PersonId, name: &str) {
        for cell in self.all_in_memory() {
            let mut desk = cell.desk.lock().await;
            if desk.is_called(person, name) {
                desk.has_changed();
                cell.publish();
            }
        }
    }
}

impl Desk {
    /// Somebody says something.
    pub fn say(&mut self, person: &Person, text: String, now: i64) -> Result<Changed<()>, Problem> {
        if person.muted > now {
            return Err(Problem::Muted);
        }
        if self.chat.len() == SHOWN {
            self.chat.remove(0);
        }
        let (person, name) = (person.id, person.name.clone());
        self.chat.push(Said { person, name, time: now, text: text.clone() });
        Ok(Changed::kept((), Change::Said(self.id, person, now, text)))
    }

    /// Somebody does not want to hear somebody of this table any more, or does again.
    pub fn mute(
        &mut self,
        by: PersonId,
        whom: PersonId,
        muted: bool,
    ) -> Result<Changed<()>, Problem> {
        if !self.knows(whom) {
            return Err(Problem::NoSuchPerson);
        }
        match muted {
            true => self.mutes.insert((by, whom)),
            false => self.mutes.remove(&(by, whom)),
        };
        Ok(Changed::kept((), Change::Mute(by, whom, muted)))
    }

    /// The last things that somebody said here.
    pub fn last_words_of(&self, person: PersonId) -> String {
        let words = self.chat.iter().filter(|said| said.person == person);
        let words: Vec<&str> = words.map(|said| said.text.as_str()).collect();
        words[words.len().saturating_sub(REPORTED)..].join(" / ")
    }

    /// Whether somebody sits here, has made the table, came or went, or has said something.
    pub fn knows(&self, person: PersonId) -> bool {
        self.sheet.is_one_of_us(person)
            || self.sheet.comings.iter().any(|coming| coming.person == person)
            || self.chat.iter().any(|said| said.person == person)
    }

    /// What was said, without those the reader does not listen to.
    pub fn heard_by(&self, reader: Option<PersonId>) -> impl Iterator<Item = &Said> {
        self.chat.iter().filter(move |said| {
            reader.is_none_or(|reader| !self.mutes.contains(&(reader, said.person)))
        })
    }
}
