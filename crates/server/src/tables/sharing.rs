//! Who may read a game that is over, and who does not want it to be kept.

use serde::{Deserialize, Serialize};

use super::desk::{Changed, Desk};
use super::sheet::{Place, Sheet};
use crate::ids::PersonId;
use crate::problem::Problem;
use crate::secrets::Secret;
use crate::store::Change;

/// Who has agreed to a link for others.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sharing {
    /// They.
    pub agreed: Vec<PersonId>,
    /// What makes the link different from all before it; only while everyone agrees.
    pub mark: Option<String>,
}

impl Sharing {
    /// Whether nobody has agreed to anything.
    pub fn is_none(&self) -> bool {
        *self == Sharing::default()
    }
}

impl Sheet {
    /// Everybody whose game it is and who can still say something about it: those who sat
    /// there, or whoever brought the record along.
    pub fn people(&self) -> Vec<PersonId> {
        let known = |place: &Place| place.sitter.person().filter(|_| !place.is_forgotten());
        let mut people: Vec<PersonId> = self.places.iter().filter_map(known).collect();
        people.sort_unstable();
        people.dedup();
        if self.places.iter().all(|place| place.sitter.person().is_none()) {
            people.push(self.host);
        }
        people
    }

    /// Whether somebody who sat there has asked to be forgotten, and so agrees to nothing.
    pub fn has_forgotten(&self) -> bool {
        self.places.iter().any(Place::is_forgotten)
    }

    /// Whether everybody whose game it is wants it deleted.
    pub(super) fn is_unwanted(&self) -> bool {
        let people = self.people();
        !people.is_empty() && people.iter().all(|person| self.deleting.contains(person))
    }

    /// Whether somebody may read a game that is over although its table was not listed.
    pub fn is_one_of_us(&self, person: PersonId) -> bool {
        self.host == person
            || self.seats_of(person).next().is_some()
            || self.places.iter().any(|place| place.left_by.contains(&person))
    }

    /// Whether somebody who watches may go on: once all hands lie open, a game that is not
    /// listed is for those who played it, or for everyone they agree to show it to.
    pub fn is_still_for(&self, person: Option<PersonId>) -> bool {
        let is_ours = || person.is_some_and(|person| self.is_one_of_us(person));
        !self.state.is_final() || self.is_open_to_all() || is_ours()
    }

    /// Whether whoever comes by may read the game.
    pub fn is_open_to_all(&self) -> bool {
        self.public || self.sharing.mark.is_some()
    }
}

impl Desk {
    /// Only those whose game it was have a say, and only when it is over.
    fn must_have_a_say(&self, person: PersonId) -> Result<Vec<PersonId>, Problem> {
        if !self.sheet.state.is_final() {
            return Err(Problem::NotOver);
        }
        let people = self.sheet.people();
        if people.contains(&person) { Ok(people) } else { Err(Problem::NoSeat) }
    }

    /// Somebody agrees to a link for others, or takes that back: then nobody has one.
    pub fn share(&mut self, person: PersonId, yes: bool, now: i64) -> Result<Changed<()>, Problem> {
        let people = self.must_have_a_say(person)?;
        let nobody_speaks = self.sheet.has_forgotten();
        let sharing = &mut self.sheet.sharing;
        sharing.agreed.retain(|known| *known != person);
        if yes {
            sharing.agreed.push(person);
        }
        let all = !nobody_speaks && people.iter().all(|person| sharing.agreed.contains(person));
        sharing.mark = match (all, sharing.mark.take()) {
            (false, _) => None,
            (true, Some(mark)) => Some(mark),
            (true, None) => Some(Secret::new().reveal().to_owned()),
        };
        Ok(Changed::kept((), self.keep_sheet(now)))
    }

    /// Somebody wants the game deleted, or does not any more. Says whether it is gone, which
    /// it is when all want it.
    pub fn delete(
        &mut self,
        person: PersonId,
        yes: bool,
        now: i64,
    ) -> Result<Changed<bool>, Problem> {
        self.must_have_a_say(person)?;
        self.sheet.deleting.retain(|known| *known != person);
        if yes {
            self.sheet.deleting.push(person);
        }
        if self.sheet.is_unwanted() {
            // Nothing may be written for it any more.
            return Ok(Changed { value: true, changes: vec![Change::Delete(self.id)] });
        }
        Ok(Changed::kept(false, self.keep_sheet(now)))
    }

    /// Whoever is forgotten has agreed to nothing, and nobody reads on by a link they made.
    pub(super) fn take_back_agreement(&mut self, person: PersonId) {
        if self.sheet.people().contains(&person) {
            self.sheet.sharing = Sharing::default();
        }
        self.sheet.deleting.retain(|known| *known != person);
    }
}
