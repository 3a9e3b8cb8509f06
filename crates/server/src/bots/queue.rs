//! Where questions for bots wait, in the order in which they are thought about.

use std::collections::{BTreeMap, HashMap};

use game::{MAX_SEATS, Seat};

use crate::ids::{PersonId, QuestionId, TableId};

/// Whose question it is, and for whom it is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// At which table.
    pub table: TableId,
    /// In which seat.
    pub seat: Seat,
    /// Which question.
    pub question: QuestionId,
    /// Whose table it is.
    pub host: PersonId,
    /// Whether somebody sits there and waits.
    pub awaited: bool,
}

/// Questions that wait: one for each seat, each host in turn, and first those for which
/// somebody waits. Nobody comes sooner by asking more.
pub(super) struct Queue<T> {
    order: BTreeMap<Rank, (Asked, T)>,
    ranks: HashMap<(TableId, Seat), Rank>,
    /// The turn of each host's last question.
    turns: HashMap<PersonId, u64>,
    /// The turn that has come.
    turn: u64,
    asked: u64,
}

/// The smallest is next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Rank {
    unawaited: bool,
    turn: u64,
    /// Which of a turn came first.
    number: u64,
}

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        Queue {
            order: BTreeMap::new(),
            ranks: HashMap::new(),
            turns: HashMap::new(),
            turn: 0,
            asked: 0,
        }
    }
}

impl<T> Queue<T> {
    /// A question waits from now on. What the same seat was asked before is forgotten, and
    /// its place is kept.
    pub(super) fn put(&mut self, asked: Asked, thought: T) {
        let place = (asked.table, asked.seat);
        let rank = match self.ranks.get(&place) {
            Some(rank) => *rank,
            None => {
                self.asked += 1;
                let last = self.turns.get(&asked.host).copied().unwrap_or_default();
                let turn = last.max(self.turn) + 1;
                self.turns.insert(asked.host, turn);
                Rank { unawaited: !asked.awaited, turn, number: self.asked }
            }
        };
        self.ranks.insert(place, rank);
        self.order.insert(rank, (asked, thought));
    }

    /// The question that is next.
    pub(super) fn next(&mut self) -> Option<(Asked, T)> {
        let (rank, (asked, thought)) = self.order.pop_first()?;
        self.ranks.remove(&(asked.table, asked.seat));
        if !rank.unawaited {
            self.turn = self.turn.max(rank.turn);
        }
        if self.order.is_empty() {
            self.turns.clear();
        }
        Some((asked, thought))
    }

    /// Forgets what is no longer asked at a table.
    pub(super) fn forget(&mut self, table: TableId, still: impl Fn(Seat, QuestionId) -> bool) {
        for seat in Seat::all(MAX_SEATS) {
            let Some(rank) = self.ranks.get(&(table, seat)).copied() else { continue };
            let is_stale = |(asked, _): &(Asked, T)| !still(seat, asked.question);
            if self.order.get(&rank).is_some_and(is_stale) {
                self.order.remove(&rank);
                self.ranks.remove(&(table, seat));
            }
        }
    }

    /// How many of one host wait.
    pub(super) fn len_of(&self, host: PersonId) -> usize {
        self.order.values().filter(|(asked, _)| asked.host == host).count()
    }

    /// How many wait.
    pub(super) fn len(&self) -> usize {
        self.order.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(table: u64, seat: usize, question: u32, host: u64, awaited: bool) -> Asked {
        Asked {
            table: TableId::stored(table as i64),
            seat: Seat::new(seat),
            question: question.into(),
            host: PersonId::stored(host as i64),
            awaited,
        }
    }

    fn rest(mut queue: Queue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(move || queue.next().map(|(_, thought)| thought)).collect()
    }

    #[test]
    fn a_seat_has_one_question_and_keeps_its_place() {
        let mut queue = Queue::default();
        queue.put(asked(1, 1, 5, 1, true), "taken back");
        queue.put(asked(2, 1, 7, 2, true), "other");
        for question in 6..5000 {
            queue.put(asked(1, 1, question, 1, true), "taken back");
        }
        queue.put(asked(1, 1, 5000, 1, true), "newest");
        assert_eq!(queue.len(), 2);
        assert_eq!(rest(queue), ["newest", "other"]);
    }

    #[test]
    fn whoever_asks_much_waits_for_those_who_ask_little() {
        let mut queue = Queue::default();
        for table in 0..30 {
            queue.put(asked(table, 1, 1, 1, true), "greedy");
        }
        assert_eq!(queue.next().map(|(_, thought)| thought), Some("greedy"));
        queue.put(asked(77, 1, 1, 2, true), "modest");
        queue.put(asked(78, 1, 1, 3, true), "another");
        let order = rest(queue);
        assert_eq!(order.len(), 31);
        let place = |thought| order.iter().position(|next| *next == thought).unwrap();
        assert!(place("modest") <= 2 && place("another") <= 3, "{order:?}");
    }

    #[test]
    fn tables_where_somebody_waits_come_first() {
        let mut queue = Queue::default();
        queue.put(asked(1, 0, 1, 1, false), "alone");
        queue.put(asked(2, 1, 1, 2, true), "awaited");
        assert_eq!(rest(queue), ["awaited", "alone"]);
    }

    #[test]
    fn what_is_no_longer_asked_is_never_thought_about() {
        let mut queue = Queue::default();
        queue.put(asked(1, 1, 5, 1, true), "stale");
        queue.put(asked(1, 2, 6, 1, true), "asked");
        queue.put(asked(2, 1, 5, 1, true), "elsewhere");
        queue.forget(TableId::stored(1), |_, question| question == 6.into());
        assert_eq!(rest(queue), ["asked", "elsewhere"]);
    }
}
