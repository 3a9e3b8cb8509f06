//! One table in memory, whoever holds it now.

use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use game::SeatSet;
use tokio::sync::watch;

use super::any::Standing;
use super::desk::Desk;
use super::loader::Loader;
use super::presence::Presence;
use crate::ids::TableId;
use crate::problem::Problem;
use crate::store::Known;
use crate::time::now;

/// That a table has changed: whoever wants to know how looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct News {
    /// Counts up.
    pub version: u64,
    /// Who is asked, as everyone at the table sees it.
    pub asked: SeatSet,
}

/// A table in memory, whoever holds it now.
pub struct Cell {
    pub(super) id: TableId,
    pub(super) desk: tokio::sync::Mutex<Desk>,
    news: watch::Sender<News>,
    used: AtomicI64,
    here: Presence,
    /// How often it was changed, as it is kept.
    kept: AtomicI64,
    /// How many lines its log has.
    lines: AtomicUsize,
    /// Since when nobody is known to have changed it elsewhere.
    newest_at: Mutex<Instant>,
}

impl Cell {
    /// A table as it was kept at this moment, or after it.
    pub(super) fn new(desk: Desk, newest_at: Instant) -> Arc<Cell> {
        let asked = asked(&desk);
        Arc::new(Cell {
            id: desk.id,
            kept: AtomicI64::new(desk.version),
            lines: AtomicUsize::new(lines(&desk)),
            newest_at: Mutex::new(newest_at),
            desk: tokio::sync::Mutex::new(desk),
            news: watch::Sender::new(News { version: 1, asked }),
            used: AtomicI64::new(now()),
            here: Presence::default(),
        })
    }

    /// Looks at the table. Whoever changes it holds it until the change is on disk, so
    /// nothing is ever seen here that could still be lost.
    pub async fn read<T>(&self, look: impl FnOnce(&mut Desk) -> T) -> Result<T, Problem> {
        self.is_used();
        let mut desk = self.desk.lock().await;
        if desk.lost {
            return Err(Problem::NotKept);
        }
        Ok(look(&mut desk))
    }

    /// Looks at the table if nobody else does at this moment, which does not count as using it.
    pub(crate) fn glance(&self, look: impl FnOnce(&mut Desk)) {
        if let Ok(mut desk) = self.desk.try_lock() {
            look(&mut desk);
        }
    }

    /// Looks back at the table: earlier moments are played again, which takes too long for the
    /// threads that serve requests.
    pub async fn look_back<T: Send + 'static>(
        self: &Arc<Cell>,
        loader: &Loader,
        look: impl FnOnce(&mut Desk) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.is_used();
        let cell = self.clone();
        let look = move || {
            let mut desk = cell.desk.blocking_lock();
            if desk.lost { Err(Problem::NotKept) } else { Ok(look(&mut desk)) }
        };
        loader.look_back(look).await.unwrap_or(Err(Problem::Stumbled))
    }

    /// Tells of every change: a number that counts up.
    pub fn news(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// The number of the newest change.
    pub fn version(&self) -> u64 {
        self.news.borrow().version
    }

    /// Something that everyone should see has changed.
    pub(crate) fn publish(&self) {
        self.news.send_modify(|news| news.version += 1);
    }

    /// The table is as it was kept at this moment, or after it; everyone should see that.
    pub(super) fn publish_change(&self, desk: &Desk, newest_at: Instant) {
        self.lines.store(lines(desk), Ordering::Release);
        self.kept.store(desk.version, Ordering::Release);
        self.is_newest(newest_at);
        let asked = asked(desk);
        self.news.send_modify(|news| *news = News { version: news.version + 1, asked });
    }

    /// Who has the page open.
    pub fn here(&self) -> &Presence {
        &self.here
    }

    /// How often it was changed, as far as is known here.
    pub(super) fn kept(&self) -> i64 {
        self.kept.load(Ordering::Acquire)
    }

    /// What is known here of what is kept.
    pub(super) fn known(&self) -> Known {
        let version = self.kept();
        Known { table: self.id, version, lines: self.lines.load(Ordering::Acquire) }
    }

    /// Nobody had changed it elsewhere at this moment.
    pub(super) fn is_newest(&self, at: Instant) {
        let mut newest = lock(&self.newest_at);
        *newest = at.max(*newest);
    }

    /// Until when nobody is known to have changed it elsewhere.
    pub(super) fn newest_at(&self) -> Instant {
        *lock(&self.newest_at)
    }

    /// Somebody uses it now.
    pub(super) fn is_used(&self) {
        self.used.store(now(), Ordering::Relaxed);
    }

    /// Whether anybody has used it since, or listens to it.
    pub(super) fn is_in_use(&self, since: i64) -> bool {
        self.is_watched() || self.used.load(Ordering::Relaxed) > since
    }

    /// Whether anybody listens to it.
    pub(super) fn is_watched(&self) -> bool {
        self.news.receiver_count() > 0
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|error| error.into_inner())
}

fn lines(desk: &Desk) -> usize {
    desk.play.as_ref().map_or(0, |play| play.position())
}

/// Who is asked, whether or not they have sealed an answer.
fn asked(desk: &Desk) -> SeatSet {
    match desk.playing().map(|play| play.standing()) {
        Ok(Standing::Asked(seats)) => seats,
        _ => SeatSet::EMPTY,
    }
}
