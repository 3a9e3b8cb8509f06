//! Where reviews wait: everyone in turn, so that whoever asks for many delays nobody else by
//! more than the one that is being made.

use std::collections::HashMap;

use crate::ids::{PersonId, TableId};

/// Reviews that wait.
#[derive(Default)]
pub(super) struct Queue {
    /// In the order in which they were asked for.
    waiting: Vec<(TableId, PersonId)>,
    /// Who had their last turn when.
    served: HashMap<PersonId, u64>,
    turns: u64,
}

impl Queue {
    /// A review waits from now on, unless it does already.
    pub(super) fn put(&mut self, table: TableId, person: PersonId) {
        if !self.waiting.iter().any(|(waiting, _)| *waiting == table) {
            self.waiting.push((table, person));
        }
    }

    /// The one that is next: of whoever has waited longest for a turn.
    pub(super) fn next(&mut self) -> Option<(TableId, PersonId)> {
        let Some(next @ (table, person)) = self.order().first().copied() else {
            self.served.clear();
            return None;
        };
        self.remove(table);
        self.turns += 1;
        self.served.insert(person, self.turns);
        Some(next)
    }

    /// Nobody waits for this one any more.
    pub(super) fn remove(&mut self, table: TableId) {
        self.waiting.retain(|(waiting, _)| *waiting != table);
    }

    /// Somebody waits for nothing any more.
    pub(super) fn forget(&mut self, person: PersonId) {
        self.waiting.retain(|(_, waiting)| *waiting != person);
        self.served.remove(&person);
    }

    /// How many come before this one; nothing when it does not wait.
    pub(super) fn place(&self, table: TableId) -> Option<usize> {
        self.order().iter().position(|(waiting, _)| *waiting == table)
    }

    /// How many wait.
    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }

    /// In the order in which they are made, if nobody asks for another.
    fn order(&self) -> Vec<(TableId, PersonId)> {
        // How many of each person come before, and which was asked for first.
        let mut of: HashMap<PersonId, (usize, usize)> = HashMap::new();
        let mut order = Vec::with_capacity(self.waiting.len());
        for (number, &(table, person)) in self.waiting.iter().enumerate() {
            let (round, first) = of.entry(person).or_insert((0, number));
            let served = self.served.get(&person).copied().unwrap_or_default();
            order.push(((*round, served, *first), (table, person)));
            *round += 1;
        }
        order.sort_by_key(|(key, _)| *key);
        order.into_iter().map(|(_, waiting)| waiting).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: i64) -> TableId {
        TableId::stored(number)
    }

    fn person(number: i64) -> PersonId {
        PersonId::stored(number)
    }

    #[test]
    fn thirty_of_one_person_delay_a_stranger_by_the_one_that_is_made() {
        let mut queue = Queue::default();
        (0..30).for_each(|number| queue.put(table(number), person(1)));
        assert_eq!(queue.next(), Some((table(0), person(1))));
        queue.put(table(100), person(2));
        queue.put(table(101), person(2));
        assert_eq!(queue.place(table(100)), Some(0), "it is next");
        assert_eq!(queue.place(table(101)), Some(2), "one of each in turn");
        assert_eq!(queue.next(), Some((table(100), person(2))));
        assert_eq!(queue.next(), Some((table(1), person(1))));
        assert_eq!(queue.next(), Some((table(101), person(2))));
        assert_eq!(queue.len(), 28);
    }

    #[test]
    fn the_order_that_is_told_is_the_order_in_which_they_are_made() {
        let mut queue = Queue::default();
        for (number, of) in [1, 1, 2, 1, 3, 3, 2, 1].into_iter().enumerate() {
            queue.put(table(number as i64), person(of));
        }
        queue.next();
        let told = queue.order();
        assert_eq!(std::iter::from_fn(|| queue.next()).collect::<Vec<_>>(), told);
    }

    #[test]
    fn a_table_waits_once_and_goes_when_nobody_waits_for_it() {
        let mut queue = Queue::default();
        queue.put(table(1), person(1));
        queue.put(table(1), person(2));
        queue.put(table(2), person(2));
        assert_eq!(queue.len(), 2);
        queue.remove(table(1));
        assert_eq!(queue.place(table(1)), None);
        queue.forget(person(2));
        assert_eq!(queue.next(), None);
    }
}
