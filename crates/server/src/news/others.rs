//! The other nodes of a house: who is there, and whether anything they said was missed.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use super::item::{Heading, Node, Role};

/// A node that says nothing for so long is gone; all say something every second.
pub(super) const SILENCE: Duration = Duration::from_secs(4);
/// More nodes than a house ever has: whoever makes some up is not remembered.
const MOST: usize = 1000;

/// The nodes that were heard of lately.
#[derive(Default)]
pub(super) struct Others {
    nodes: HashMap<Node, Other>,
}

struct Other {
    /// The number of what it said last.
    number: u64,
    heard: Instant,
}

impl Others {
    /// A node has said something; whether something else was missed.
    pub(super) fn hear(&mut self, heading: Heading, now: Instant) -> bool {
        let Heading { node, number, role } = heading;
        let before = self.nodes.remove(&node);
        if role != Role::Leaves && self.nodes.len() < MOST {
            self.nodes.insert(node, Other { number, heard: now });
        }
        match before {
            // The same again is nothing new, and nothing lost.
            Some(before) => number != before.number && number != before.number.wrapping_add(1),
            None => number != 1,
        }
    }

    /// Forgets who says nothing any more; whether there was anybody. What they did last they
    /// may have had no time to say.
    pub(super) fn forget_the_silent(&mut self, now: Instant) -> bool {
        let before = self.nodes.len();
        self.nodes.retain(|_, other| now.duration_since(other.heard) < SILENCE);
        self.nodes.len() < before
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(node: &str, number: u64, role: Role) -> Heading {
        Heading { node: format!("{node:0>16}").parse().unwrap(), number, role }
    }

    #[test]
    fn a_gap_in_the_numbers_is_noticed() {
        let (mut others, now) = (Others::default(), Instant::now());
        let mut missed = |number| others.hear(says("a", number, Role::Serves), now);
        assert!(!missed(1) && !missed(2));
        assert!(!missed(2), "the same twice");
        assert!(missed(4) && !missed(5));
        assert!(missed(4), "whoever goes back has begun anew, or somebody made it up");
    }

    #[test]
    fn each_node_counts_for_itself_and_one_that_was_not_heard_from_its_beginning_is_noticed() {
        let (mut others, now) = (Others::default(), Instant::now());
        assert!(!others.hear(says("a", 1, Role::Serves), now));
        assert!(!others.hear(says("b", 1, Role::Thinks), now));
        assert!(others.hear(says("c", 2, Role::Thinks), now));
        assert_eq!(others.len(), 3);
    }

    #[test]
    fn who_falls_silent_is_noticed_and_who_takes_leave_is_not() {
        let (mut others, now) = (Others::default(), Instant::now());
        others.hear(says("a", 1, Role::Serves), now);
        others.hear(says("b", 1, Role::Thinks), now);
        assert!(!others.hear(says("b", 2, Role::Leaves), now));
        assert_eq!(others.len(), 1);
        assert!(!others.forget_the_silent(now + SILENCE / 2));
        assert!(others.forget_the_silent(now + SILENCE));
        assert!(!others.forget_the_silent(now + SILENCE));
        assert_eq!(others.len(), 0);
    }

    #[test]
    fn made_up_nodes_take_no_memory() {
        let (mut others, now) = (Others::default(), Instant::now());
        for node in 0..10 * MOST {
            others.hear(says(&format!("{node:x}"), 1, Role::Serves), now);
        }
        assert_eq!(others.len(), MOST);
    }
}
