//! Who has streams open, so that they end when their reader is not let in any more.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Weak};

use tokio::sync::Notify;

use crate::ids::PersonId;

/// Everyone who has a stream open.
#[derive(Default)]
pub(super) struct Watchers(Mutex<HashMap<PersonId, Weak<Door>>>);

/// What all streams of one person look at.
#[derive(Default)]
struct Door {
    /// How often something has changed that may have shut it.
    changes: AtomicU64,
    notify: Notify,
}

impl Door {
    fn may_be_shut(&self) {
        self.changes.fetch_add(1, Ordering::Release);
        self.notify.notify_waiters();
    }
}

/// One stream that is told when it should look whether its reader is still let in.
pub(crate) struct Watch {
    door: Arc<Door>,
    seen: u64,
}

impl Watch {
    /// Waits until something has changed since the last time; nothing is lost when it is
    /// dropped.
    pub(crate) async fn changed(&mut self) {
        loop {
            let mut notified = pin!(self.door.notify.notified());
            // Whoever changes something from here on wakes it.
            notified.as_mut().enable();
            let changes = self.door.changes.load(Ordering::Acquire);
            if std::mem::replace(&mut self.seen, changes) != changes {
                return;
            }
            notified.await;
        }
    }
}

impl Watchers {
    /// One stream more of somebody.
    pub(super) fn watch(&self, person: PersonId) -> Watch {
        let mut all = self.all();
        let door = all.get(&person).and_then(Weak::upgrade).unwrap_or_else(|| {
            let door = Arc::new(Door::default());
            all.insert(person, Arc::downgrade(&door));
            door
        });
        let seen = door.changes.load(Ordering::Acquire);
        Watch { door, seen }
    }

    /// Somebody may not be let in any more: nobody else's streams hear of it.
    pub(super) fn look_up(&self, person: PersonId) {
        if let Some(door) = self.all().get(&person).and_then(Weak::upgrade) {
            door.may_be_shut();
        }
    }

    /// The same for everyone.
    pub(super) fn look_up_all(&self) {
        self.all().values().filter_map(Weak::upgrade).for_each(|door| door.may_be_shut());
    }

    /// Forgets those who have no stream open.
    pub(super) fn tidy(&self) {
        self.all().retain(|_, door| door.strong_count() > 0);
    }

    fn all(&self) -> MutexGuard<'_, HashMap<PersonId, Weak<Door>>> {
        self.0.lock().unwrap_or_else(|error| error.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::Watchers;
    use crate::ids::PersonId;

    #[tokio::test]
    async fn all_streams_of_one_person_hear_of_a_change_once_and_those_of_others_do_not() {
        let (watchers, [ada, bob]) = (Watchers::default(), [1, 2].map(PersonId::stored));
        let [mut one, mut two, mut other] = [ada, ada, bob].map(|person| watchers.watch(person));
        assert!(one.changed().now_or_never().is_none(), "nothing has happened yet");
        watchers.look_up(ada);
        for own in [&mut one, &mut two] {
            assert!(own.changed().now_or_never().is_some(), "also when it has not listened");
            assert!(own.changed().now_or_never().is_none());
        }
        assert!(other.changed().now_or_never().is_none());
        assert!(watchers.watch(ada).changed().now_or_never().is_none(), "it was before that");
        watchers.look_up_all();
        assert!(one.changed().now_or_never().is_some() && other.changed().now_or_never().is_some());
        drop((one, two));
        watchers.tidy();
        assert_eq!(watchers.all().len(), 1);
    }
}
