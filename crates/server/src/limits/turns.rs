//! Heavy work for one visitor, one piece after the other, so that whoever asks for much waits
//! for themselves and nobody else does.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, Weak};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::Holder;
use crate::ids::PersonId;

/// How many pieces of work are done at once for all who share an address.
const ADDRESS: usize = 4;

/// Whose turn it is, by whoever wants something.
#[derive(Default)]
pub(super) struct Turns(Mutex<HashMap<Holder, Weak<Semaphore>>>);

/// A visitor's turn, which ends when it is dropped.
pub struct Turn {
    _held: [Option<OwnedSemaphorePermit>; 2],
}

impl Turns {
    /// Waits for the turn of a visitor.
    pub(super) async fn turn(&self, from: Option<IpAddr>, person: Option<PersonId>) -> Turn {
        let person = self.held(person.map(Holder::Person), 1).await;
        Turn { _held: [person, self.held(from.map(Holder::Address), ADDRESS).await] }
    }

    async fn held(&self, holder: Option<Holder>, at_once: usize) -> Option<OwnedSemaphorePermit> {
        let free = self.free(holder?, at_once);
        // It is never closed.
        free.acquire_owned().await.ok()
    }

    fn free(&self, holder: Holder, at_once: usize) -> Arc<Semaphore> {
        let mut all = self.all();
        if let Some(free) = all.get(&holder).and_then(Weak::upgrade) {
            return free;
        }
        let free = Arc::new(Semaphore::new(at_once));
        all.insert(holder, Arc::downgrade(&free));
        free
    }

    /// Forgets those who want nothing now.
    pub(super) fn tidy(&self) {
        self.all().retain(|_, free| free.strong_count() > 0);
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Holder, Weak<Semaphore>>> {
        self.0.lock().unwrap_or_else(|error| error.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::{ADDRESS, Turns};
    use crate::ids::PersonId;

    #[tokio::test]
    async fn one_person_has_one_turn_and_others_have_theirs() {
        let (turns, [ada, bob]) = (Turns::default(), [1, 2].map(PersonId::stored));
        let first = turns.turn(None, Some(ada)).await;
        assert!(turns.turn(None, Some(ada)).now_or_never().is_none(), "it is taken");
        assert!(turns.turn(None, Some(bob)).now_or_never().is_some(), "nobody waits for others");
        drop(first);
        assert!(turns.turn(None, Some(ada)).now_or_never().is_some());
        turns.tidy();
        assert!(turns.all().is_empty(), "nobody has a turn");
    }

    #[tokio::test]
    async fn many_people_of_one_address_have_a_few_turns_together() {
        let (turns, home) = (Turns::default(), Some("10.0.0.1".parse().unwrap()));
        let mut held = Vec::new();
        for number in 0..ADDRESS {
            held.push(turns.turn(home, Some(PersonId::stored(number as i64))).await);
        }
        let next = Some(PersonId::stored(99));
        assert!(turns.turn(home, next).now_or_never().is_none());
        assert!(turns.turn(Some("10.0.0.2".parse().unwrap()), next).now_or_never().is_some());
        held.pop();
        assert!(turns.turn(home, next).now_or_never().is_some());
    }
}
