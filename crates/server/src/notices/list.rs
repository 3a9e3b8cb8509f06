//! Who is to be told what, and when.

use std::collections::{BTreeSet, HashMap, HashSet};

use lettre::Address;
use web::Language;

use crate::ids::{PersonId, TableId};
use crate::store::Mail;

/// Something to be sent.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Errand {
    /// Somebody has to confirm that they read mail at an address.
    Confirm {
        /// Where.
        address: Address,
        /// In which language.
        lang: Language,
        /// Where they confirm it.
        link: String,
    },
    /// It is somebody's turn at a table.
    Turn(PersonId, TableId),
}

/// Somebody who has confirmed that they want to be told.
#[derive(Clone, Debug)]
pub(super) struct Reader {
    pub(super) person: PersonId,
    pub(super) address: Address,
    pub(super) lang: Language,
}

impl Reader {
    /// Nobody, when the address cannot be written to.
    pub(super) fn of(mail: &Mail) -> Option<Reader> {
        let address = mail.address.parse().ok()?;
        let lang = mail.lang.parse().unwrap_or_default();
        Some(Reader { person: mail.person, address, lang })
    }
}

/// Who is to be told what, and when.
#[derive(Default)]
pub(super) struct List {
    readers: HashMap<PersonId, Reader>,
    /// Who was told and has not been back since.
    told: HashSet<(PersonId, TableId)>,
    /// When somebody is to be told about a table.
    expected: HashMap<(PersonId, TableId), i64>,
    /// Everything by its time; what is not expected at that time any more is skipped.
    errands: BTreeSet<(i64, Errand)>,
    /// Nothing is sent before this: the mail server had trouble.
    rests_until: i64,
}

impl List {
    pub(super) fn new(
        readers: impl Iterator<Item = Reader>,
        told: Vec<(PersonId, TableId)>,
    ) -> List {
        let readers = readers.map(|reader| (reader.person, reader)).collect();
        List { readers, told: told.into_iter().collect(), ..List::default() }
    }

    pub(super) fn reader(&self, person: PersonId) -> Option<&Reader> {
        self.readers.get(&person)
    }

    pub(super) fn new_reader(&mut self, reader: Reader) {
        self.readers.insert(reader.person, reader);
    }

    pub(super) fn no_reader(&mut self, person: PersonId) {
        self.readers.remove(&person);
        self.expected.retain(|(known, _), _| *known != person);
    }

    /// Somebody may have to be told about a table; whether that is new.
    pub(super) fn expect(&mut self, person: PersonId, table: TableId, due: i64) -> bool {
        let key = (person, table);
        let wanted = self.waits(person, table) && !self.expected.contains_key(&key);
        if wanted {
            self.expect_again(person, table, due);
        }
        wanted
    }

    /// Whether somebody wants to be told about a table, and was not yet.
    pub(super) fn waits(&self, person: PersonId, table: TableId) -> bool {
        self.readers.contains_key(&person) && !self.told.contains(&(person, table))
    }

    /// Somebody may have to be told at another time than it seemed.
    pub(super) fn expect_again(&mut self, person: PersonId, table: TableId, due: i64) {
        self.expected.insert((person, table), due);
        self.errands.insert((due, Errand::Turn(person, table)));
    }

    /// There is nothing to tell somebody; whether they had been told.
    pub(super) fn is_back(&mut self, person: PersonId, table: TableId) -> bool {
        self.expected.remove(&(person, table));
        self.told.remove(&(person, table))
    }

    pub(super) fn told(&mut self, person: PersonId, table: TableId) {
        self.expected.remove(&(person, table));
        self.told.insert((person, table));
    }

    /// About these tables, and no others, somebody was told and has not been back since.
    pub(super) fn was_told(&mut self, person: PersonId, tables: Vec<TableId>) {
        self.told.retain(|(known, _)| *known != person);
        self.told.extend(tables.into_iter().map(|table| (person, table)));
    }

    /// Who wants to be told and who was, by now, whichever node has heard of it.
    pub(super) fn renew(
        &mut self,
        readers: impl Iterator<Item = Reader>,
        told: Vec<(PersonId, TableId)>,
    ) {
        let List { readers, told, .. } = List::new(readers, told);
        (self.readers, self.told) = (readers, told);
    }

    pub(super) fn send(&mut self, errand: Errand, due: i64) {
        self.errands.insert((due, errand));
    }

    /// When there is something to do.
    pub(super) fn next(&self) -> Option<i64> {
        self.errands.first().map(|(due, _)| (*due).max(self.rests_until))
    }

    /// The next thing to be done now.
    pub(super) fn take_due(&mut self, now: i64) -> Option<Errand> {
        if now < self.rests_until {
            return None;
        }
        while self.errands.first().is_some_and(|(due, _)| *due <= now) {
            let (due, errand) = self.errands.pop_first()?;
            match errand {
                Errand::Turn(person, table)
                    if self.expected.get(&(person, table)) != Some(&due) => {}
                errand => return Some(errand),
            }
        }
        None
    }

    /// Takes out all letters that ask for a confirmation.
    pub(super) fn confirmations(&mut self) -> Vec<Errand> {
        let is_one = |(_, errand): &(i64, Errand)| matches!(errand, Errand::Confirm { .. });
        self.errands.extract_if(.., is_one).map(|(_, errand)| errand).collect()
    }

    /// The mail server has trouble: this errand, and all others, have to wait.
    pub(super) fn rest(&mut self, errand: Errand, until: i64) {
        self.rests_until = until;
        match errand {
            Errand::Turn(person, table) if self.expected.contains_key(&(person, table)) => {
                self.expect_again(person, table, until);
            }
            Errand::Turn(..) => {}
            errand => self.send(errand, until),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list() -> (List, PersonId, TableId) {
        let (person, table) = (PersonId::random(), TableId::random());
        let address = "ada@example.org".parse().unwrap();
        let reader = Reader { person, address, lang: Language::En };
        (List::new([reader].into_iter(), Vec::new()), person, table)
    }

    #[test]
    fn somebody_is_told_once_until_they_come_back() {
        let (mut list, ada, table) = list();
        assert!(list.expect(ada, table, 10));
        assert!(!list.expect(ada, table, 20), "she is expected already");
        assert_eq!(list.take_due(9), None);
        assert_eq!(list.take_due(10), Some(Errand::Turn(ada, table)));
        list.told(ada, table);
        assert!(!list.expect(ada, table, 30));
        assert!(list.is_back(ada, table));
        assert!(list.expect(ada, table, 40));
    }

    #[test]
    fn whoever_comes_back_in_time_is_not_told() {
        let (mut list, ada, table) = list();
        list.expect(ada, table, 10);
        assert!(!list.is_back(ada, table));
        list.expect(ada, table, 30);
        assert_eq!(list.take_due(20), None, "the old errand does not count");
        assert_eq!(list.take_due(30), Some(Errand::Turn(ada, table)));
    }

    #[test]
    fn strangers_are_told_nothing() {
        let (mut list, ada, table) = list();
        assert!(!list.expect(PersonId::random(), table, 10));
        list.expect(ada, table, 10);
        list.no_reader(ada);
        assert_eq!(list.take_due(10), None);
    }

    #[test]
    fn everything_waits_while_the_mail_server_rests() {
        let (mut list, ada, table) = list();
        list.expect(ada, table, 10);
        let errand = list.take_due(10).unwrap();
        list.rest(errand, 100);
        list.expect(ada, TableId::random(), 20);
        assert_eq!((list.next(), list.take_due(99)), (Some(100), None));
        assert!(list.take_due(100).is_some() && list.take_due(100).is_some());
    }
}
