//! All tables that are in memory, and the one way to change them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use futures_util::{StreamExt, stream};
use game::SeatSet;
use tokio::sync::{OnceCell, watch};

use super::any::Standing;
use super::desk::{Changed, Desk};
use super::load::load;
use super::loader::Loader;
use super::sheet::{Sheet, State};
use super::wishes::Wishes;
use crate::bots::Bots;
use crate::ids::{PersonId, TableId};
use crate::notices::Notices;
use crate::problem::Problem;
use crate::store::{Change, Counted, Store};
use crate::time::now;
use crate::timers::Timers;

/// After how many milliseconds a table is looked after that could not be kept in memory.
const SECOND_TRY: i64 = 1000;

/// All tables that are in memory.
pub struct Tables {
    store: Arc<Store>,
    cells: Mutex<HashMap<TableId, Arc<OnceCell<Arc<Cell>>>>>,
    loader: Loader,
    bots: Bots,
    timers: Timers,
    notices: Notices,
    wishes: Wishes,
    /// How many unfinished tables one person may have.
    most: usize,
    /// When the house was opened.
    opened: i64,
}

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
    desk: tokio::sync::Mutex<Desk>,
    news: watch::Sender<News>,
    used: AtomicI64,
    here: Mutex<HashMap<PersonId, usize>>,
}

impl Cell {
    fn new(desk: Desk) -> Arc<Cell> {
        let asked = asked(&desk);
        Arc::new(Cell {
            desk: tokio::sync::Mutex::new(desk),
            news: watch::Sender::new(News { version: 1, asked }),
            used: AtomicI64::new(now()),
            here: Mutex::default(),
        })
    }

    /// Looks at the table. Whoever changes it holds it until the change is on disk, so
    /// nothing is ever seen here that could still be lost.
    pub async fn read<T>(&self, look: impl FnOnce(&mut Desk) -> T) -> Result<T, Problem> {
        self.used.store(now(), Ordering::Relaxed);
        let mut desk = self.desk.lock().await;
        if desk.lost {
            return Err(Problem::NotKept);
        }
        Ok(look(&mut desk))
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

    /// The table has changed, and these seats are asked now.
    fn publish_change(&self, asked: SeatSet) {
        self.news.send_modify(|news| *news = News { version: news.version + 1, asked });
    }

    /// Who has the page open.
    pub fn here(&self) -> MutexGuard<'_, HashMap<PersonId, usize>> {
        self.here.lock().unwrap_or_else(|error| error.into_inner())
    }
}

impl Tables {
    /// No table is in memory yet.
    pub fn new(
        store: Arc<Store>,
        bots: Bots,
        timers: Timers,
        notices: Notices,
        wishes: Wishes,
        most: usize,
    ) -> Arc<Tables> {
        let (cells, loader, opened) = (Mutex::default(), Loader::new(), now());
        Arc::new(Tables { store, cells, loader, bots, timers, notices, wishes, most, opened })
    }

    /// Who wants to be asked what is usually answered in one way.
    pub fn wishes(&self) -> &Wishes {
        &self.wishes
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.cells().len()
    }

    /// Whether no table is in memory.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What everything is kept in.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Where games are played again.
    pub fn loader(&self) -> &Loader {
        &self.loader
    }

    /// A new table, unless its host has too many.
    pub async fn create(self: &Arc<Self>, sheet: Sheet) -> Result<TableId, Problem> {
        let id = TableId::random();
        let time = now();
        self.store.write(vec![Change::Table(sheet.row(id, time)), self.room(sheet.host)]).await?;
        Ok(id)
    }

    /// That somebody does not have too many tables. What comes with it must fit.
    pub(super) fn room(&self, person: PersonId) -> Change {
        Change::AtMost(self.most, Counted::UnfinishedTables(person))
    }

    /// A new table whose game has begun already, with the lines of its record.
    pub async fn create_begun(
        self: &Arc<Self>,
        sheet: Sheet,
        lines: String,
    ) -> Result<TableId, Problem> {
        let id = TableId::random();
        let mut changes = super::begun(id, &sheet, lines, now());
        changes.push(self.room(sheet.host));
        self.store.write(changes).await?;
        self.look_after(id).await?;
        Ok(id)
    }

    /// A table, from memory or from the store.
    pub async fn cell(&self, id: TableId) -> Result<Arc<Cell>, Problem> {
        let slot = self.cells().entry(id).or_default().clone();
        let found = slot
            .get_or_try_init(|| async {
                match load(&self.store, &self.loader, id, self.opened).await {
                    Ok(Some(desk)) => Ok(Cell::new(desk)),
                    Ok(None) => Err(Problem::NoSuchTable),
                    Err(error) => Err(error.into()),
                }
            })
            .await;
        if found.is_err() {
            self.forget_slot(id, &slot);
        }
        found.cloned()
    }

    /// Changes a table: `change` does so in memory and says what is to be kept; when that
    /// is on disk, everyone is told. When it could not be kept, the table is loaded again.
    ///
    /// `change` must leave the table as it was when it returns an error.
    pub async fn change<T, F>(self: &Arc<Self>, id: TableId, change: F) -> Result<T, Problem>
    where
        T: Send + 'static,
        F: FnOnce(&mut Desk, i64) -> Result<Changed<T>, Problem> + Send + 'static,
    {
        let tables = Arc::clone(self);
        // Whoever asked may go away in the middle; the change is then still made whole.
        let task = tokio::spawn(async move { tables.change_now(id, change).await });
        match task.await {
            Ok(changed) => changed,
            Err(error) => {
                tracing::error!("a change of {id:?} crashed: {error}");
                self.give_up(id).await;
                Err(Problem::Stumbled)
            }
        }
    }

    /// Lets go of a table that was left in the middle of a change.
    async fn give_up(&self, id: TableId) {
        let held = self.cells().get(&id).and_then(|slot| slot.get().cloned());
        let Some(cell) = held else { return };
        if cell.desk.lock().await.lost {
            self.evict(id, &cell);
        }
    }

    async fn change_now<T, F>(self: Arc<Self>, id: TableId, change: F) -> Result<T, Problem>
    where
        F: FnOnce(&mut Desk, i64) -> Result<Changed<T>, Problem>,
    {
        let cell = self.cell(id).await?;
        cell.used.store(now(), Ordering::Relaxed);
        let mut desk = cell.desk.lock().await;
        if desk.lost {
            // Whoever held the table before could not keep what they did to it.
            self.evict(id, &cell);
            return Err(Problem::NotKept);
        }
        // Should anything below panic, what is in memory cannot be trusted any more.
        desk.lost = true;
        self.wishes.tell(&mut desk);
        let outcome = change(&mut desk, now());
        let Ok(Changed { value, changes }) = outcome else {
            desk.lost = false;
            return outcome.map(|outcome| outcome.value);
        };
        if changes.is_empty() {
            desk.lost = false;
            return Ok(value);
        }
        if let Err(error) = self.store.write(changes).await {
            self.evict(id, &cell);
            return Err(error.into());
        }
        desk.lost = false;
        desk.has_changed();
        self.follow_up(&mut desk);
        let asked = asked(&desk);
        drop(desk);
        cell.publish_change(asked);
        Ok(value)
    }

    /// Whatever the table needs next: bots that think, people who are told, and a time to
    /// look at it again.
    fn follow_up(&self, desk: &mut Desk) {
        self.notices.table_changed(desk);
        self.bots.forget(desk.id, |seat, question| desk.question(seat) == Some(question));
        let may_search = self.bots.may_search(desk.sheet.host);
        for job in desk.jobs(self.bots.budget(), may_search) {
            self.bots.ask(job);
        }
        if let Some(due) = desk.due() {
            self.timers.wake(due, desk.id);
        }
    }

    /// Looks after a table whose time has come, or that was found after a restart.
    pub async fn look_after(self: &Arc<Self>, id: TableId) -> Result<(), Problem> {
        self.change(id, |desk, now| desk.tick(now)).await?;
        let cell = self.cell(id).await?;
        let mut desk = cell.desk.lock().await;
        self.follow_up(&mut desk);
        Ok(())
    }

    /// Wakes every table that may have something to do by itself.
    pub async fn wake_all(self: &Arc<Self>) -> Result<(), Problem> {
        let waiting = [State::Playing.name(), State::Sealing.name()];
        // While some are read from the file, as many others are played again.
        let at_once = 2 * self.loader.threads();
        let tables = stream::iter(self.store.tables_in(waiting).await?);
        let wake = async |id| {
            if let Err(error) = self.look_after(id).await {
                tracing::warn!("{id:?} could not be woken: {error}");
            }
        };
        tables.for_each_concurrent(at_once, wake).await;
        Ok(())
    }

    /// Lets go of tables that nobody has used for so many milliseconds: they cost nothing
    /// until somebody comes back.
    pub fn rest(&self, idle: i64) {
        let before = now() - idle;
        self.cells().retain(|_, slot| {
            // Somebody may just be about to take it.
            let Some(cell) = slot.get().filter(|_| Arc::strong_count(slot) == 1) else {
                return true;
            };
            let watched = cell.news.receiver_count() > 0 || Arc::strong_count(cell) > 1;
            watched || cell.used.load(Ordering::Relaxed) > before
        });
    }

    /// Lets go of a table in memory, unless it was loaded anew meanwhile. Whoever listens to
    /// it hears of it, and comes back to the new one; bots are soon asked again.
    fn evict(&self, id: TableId, cell: &Arc<Cell>) {
        let mut cells = self.cells();
        let held = cells.get(&id).and_then(|slot| slot.get());
        if held.is_some_and(|held| Arc::ptr_eq(held, cell)) {
            cells.remove(&id);
        }
        drop(cells);
        cell.publish();
        self.timers.wake(now() + SECOND_TRY, id);
    }

    /// Lets go of all tables, as soon as nobody changes them: what is on disk decides.
    pub async fn forget_all(&self) {
        let held =
            |(id, slot): (&TableId, &Arc<OnceCell<Arc<Cell>>>)| Some((*id, slot.get()?.clone()));
        let held: Vec<(TableId, Arc<Cell>)> = self.cells().iter().filter_map(held).collect();
        for (id, cell) in held {
            cell.desk.lock().await.lost = true;
            self.evict(id, &cell);
        }
    }

    fn forget_slot(&self, id: TableId, slot: &Arc<OnceCell<Arc<Cell>>>) {
        let mut cells = self.cells();
        if cells.get(&id).is_some_and(|held| Arc::ptr_eq(held, slot) && held.get().is_none()) {
            cells.remove(&id);
        }
    }

    fn cells(&self) -> MutexGuard<'_, HashMap<TableId, Arc<OnceCell<Arc<Cell>>>>> {
        self.cells.lock().unwrap_or_else(|error| error.into_inner())
    }
}

/// Who is asked, whether or not they have sealed an answer.
fn asked(desk: &Desk) -> SeatSet {
    match desk.playing().map(|play| play.standing()) {
        Ok(Standing::Asked(seats)) => seats,
        _ => SeatSet::EMPTY,
    }
}
