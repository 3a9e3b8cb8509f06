//! Who has a table open: by a stream, or by a page that was loaded lately, here or at another
//! node of the house.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard};

use crate::ids::PersonId;

/// For so many milliseconds whoever loads a page counts as there without a stream: a browser
/// without a script asks again only while it waits.
const GLANCE: i64 = 120_000;

/// Everyone who has a table open.
#[derive(Default)]
pub struct Presence {
    all: Mutex<HashMap<PersonId, Open>>,
    /// Who has it open at other nodes.
    elsewhere: Mutex<BTreeSet<PersonId>>,
}

/// How somebody has it open.
#[derive(Clone, Copy, Default)]
struct Open {
    streams: usize,
    /// Until when the page counts that they have loaded without a stream.
    until: i64,
}

impl Presence {
    /// Whether somebody has it open.
    pub fn has(&self, person: PersonId) -> bool {
        self.all().contains_key(&person) || self.elsewhere().contains(&person)
    }

    /// Everyone who has it open, in an order that tells nothing.
    pub fn people(&self) -> Vec<PersonId> {
        let mut people = self.elsewhere().clone();
        people.extend(self.all().keys());
        people.into_iter().collect()
    }

    /// Those who have it open at this node.
    pub(super) fn people_here(&self) -> Vec<PersonId> {
        self.all().keys().copied().collect()
    }

    /// Somebody has opened a stream, and is there for as long as they keep it; whether they
    /// were away.
    pub(super) fn opens(&self, person: PersonId) -> bool {
        let mut all = self.all();
        let was_away = !all.contains_key(&person);
        let open = all.entry(person).or_default();
        *open = Open { streams: open.streams + 1, until: 0 };
        was_away
    }

    /// Somebody has closed a stream; whether they are away now.
    pub(super) fn closes(&self, person: PersonId) -> bool {
        let mut all = self.all();
        let Some(open) = all.get_mut(&person) else { return false };
        open.streams = open.streams.saturating_sub(1);
        open.streams == 0 && all.remove(&person).is_some()
    }

    /// Somebody has loaded a page; whether they were away.
    pub(super) fn looks_in(&self, person: PersonId, now: i64) -> bool {
        let mut all = self.all();
        let was_away = !all.contains_key(&person);
        let open = all.entry(person).or_default();
        if open.streams == 0 {
            open.until = now + GLANCE;
        }
        was_away
    }

    /// Lets go of those who have loaded nothing for long, and names them.
    pub(super) fn fade(&self, now: i64) -> Vec<PersonId> {
        let mut all = self.all();
        let faded = all.extract_if(|_, open| open.streams == 0 && open.until <= now);
        faded.map(|(person, _)| person).collect()
    }

    /// These have it open at other nodes; whether that is new.
    pub(super) fn are_elsewhere(&self, people: BTreeSet<PersonId>) -> bool {
        let before = std::mem::replace(&mut *self.elsewhere(), people.clone());
        before != people
    }

    fn all(&self) -> MutexGuard<'_, HashMap<PersonId, Open>> {
        self.all.lock().unwrap_or_else(|error| error.into_inner())
    }

    fn elsewhere(&self) -> MutexGuard<'_, BTreeSet<PersonId>> {
        self.elsewhere.lock().unwrap_or_else(|error| error.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::{GLANCE, Presence};
    use crate::ids::PersonId;

    #[test]
    fn whoever_has_no_stream_is_there_until_they_have_loaded_nothing_for_long() {
        let (here, ada) = (Presence::default(), PersonId::stored(1));
        assert!(here.looks_in(ada, 0) && !here.looks_in(ada, 10));
        assert!(here.fade(GLANCE).is_empty() && here.has(ada), "the last page counts");
        assert!(here.fade(GLANCE + 10) == [ada] && !here.has(ada));
    }

    #[test]
    fn whoever_closes_the_last_stream_is_away_at_once() {
        let (here, ada) = (Presence::default(), PersonId::stored(1));
        here.looks_in(ada, 0);
        assert!(!here.opens(ada) && !here.opens(ada), "a page counts");
        assert!(!here.looks_in(ada, 5) && here.fade(GLANCE * 9).is_empty(), "streams count");
        assert!(!here.closes(ada) && here.people() == [ada]);
        assert!(here.closes(ada) && !here.has(ada));
        assert!(!here.closes(ada));
    }

    #[test]
    fn whoever_has_it_open_at_another_node_is_there() {
        let (here, ada) = (Presence::default(), PersonId::stored(1));
        assert!(here.are_elsewhere([ada].into()) && !here.are_elsewhere([ada].into()));
        here.opens(ada);
        assert!(here.closes(ada) && here.has(ada) && here.people() == [ada]);
        assert!(here.are_elsewhere([].into()) && !here.has(ada));
    }
}
