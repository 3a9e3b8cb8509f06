//! All tables that are in memory, and the one way to change them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use game::Seat;
use tokio::sync::OnceCell;

use super::any::Found;
use super::cell::Cell;
use super::desk::{Changed, Desk};
use super::load::load;
use super::loader::Loader;
use super::nodes::Versions;
use super::sheet::Sheet;
use super::waking::InVain;
use super::wishes::Wishes;
use crate::bots::Bots;
use crate::ids::{PersonId, QuestionId, TableId};
use crate::news::News;
use crate::notices::Notices;
use crate::problem::Problem;
use crate::store::{Change, Counted, Store, StoreError, Version};
use crate::time::now;
use crate::timers::Timers;

/// How often a change is tried that other nodes were in the way of.
const TRIES: u32 = 8;

/// All tables that are in memory.
pub struct Tables {
    store: Arc<Store>,
    cells: Mutex<HashMap<TableId, Arc<OnceCell<Arc<Cell>>>>>,
    /// Where other nodes may change tables, who knows how often they did.
    pub(super) versions: Versions,
    loader: Loader,
    pub(super) bots: Bots,
    /// What other nodes are told.
    pub(super) news: News,
    pub(super) timers: Timers,
    notices: Notices,
    wishes: Wishes,
    /// How many unfinished tables one person may have.
    most: usize,
    /// Whether the house offers hints.
    offers_hints: bool,
    /// When the house was opened.
    opened: i64,
    /// How many tables are being changed.
    changing: AtomicUsize,
    /// What could not be looked after.
    pub(super) in_vain: InVain,
}

/// Who acts at tables, or is told of what is done there.
pub struct Helpers {
    /// Other nodes of the house.
    pub news: News,
    /// Bots.
    pub bots: Bots,
    /// Who wakes tables.
    pub timers: Timers,
    /// Who writes letters.
    pub notices: Notices,
    /// Who wants to be asked everything.
    pub wishes: Wishes,
}

/// What holds for all tables of a house.
pub struct Terms {
    /// How many unfinished tables one person may have.
    pub most: usize,
    /// Whether the house offers hints.
    pub offers_hints: bool,
    /// When the house was opened.
    pub opened: i64,
}

/// One table more is being changed, as long as this lives.
struct Changing<'a>(&'a AtomicUsize);

impl<'a> Changing<'a> {
    fn new(count: &'a AtomicUsize) -> Changing<'a> {
        count.fetch_add(1, Ordering::Relaxed);
        Changing(count)
    }
}

impl Drop for Changing<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Tables {
    /// No table is in memory yet.
    pub fn new(store: Arc<Store>, helpers: Helpers, terms: Terms) -> Arc<Tables> {
        let Helpers { news, bots, timers, notices, wishes } = helpers;
        let Terms { most, offers_hints, opened } = terms;
        Arc::new(Tables {
            versions: Versions::of(store.clone()),
            store,
            cells: Mutex::default(),
            loader: Loader::new(),
            news,
            bots,
            timers,
            notices,
            wishes,
            most,
            offers_hints,
            opened,
            changing: AtomicUsize::new(0),
            in_vain: InVain::default(),
        })
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

    /// Whether any table is being changed.
    pub fn is_busy(&self) -> bool {
        self.changing.load(Ordering::Relaxed) > 0
    }

    /// Whether other nodes may change tables.
    pub(super) fn is_shared(&self) -> bool {
        self.store.is_shared()
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

    /// A table, from memory or from the store, as it is kept now.
    pub async fn cell(&self, id: TableId) -> Result<Arc<Cell>, Problem> {
        self.cell_as_of(id, Instant::now()).await
    }

    /// A table as it was kept at this moment, or later.
    pub async fn cell_as_of(&self, id: TableId, asked: Instant) -> Result<Arc<Cell>, Problem> {
        let cell = self.held(id).await?;
        self.confirm(&cell, asked).await?;
        self.confirm_presence(&cell).await;
        Ok(cell)
    }

    /// A table, from memory or from the store; other nodes may have gone on.
    pub(super) async fn held(&self, id: TableId) -> Result<Arc<Cell>, Problem> {
        let slot = self.cells().entry(id).or_default().clone();
        let found = slot
            .get_or_try_init(|| async {
                let begun = Instant::now();
                match self.read(id).await {
                    Ok(Some(desk)) => Ok(Cell::new(desk, begun)),
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

    /// A table as it is stored, not kept in memory.
    pub(super) async fn read(&self, id: TableId) -> Result<Option<Desk>, StoreError> {
        let mut desk = load(&self.store, &self.loader, id, self.opened).await?;
        if let Some(desk) = &mut desk {
            desk.offers_hints = self.offers_hints;
            if self.is_shared() {
                desk.leave_thinking_to_others();
            }
        }
        Ok(desk)
    }

    /// Changes a table: `change` does so in memory and says what is to be kept; when that
    /// is on disk, everyone is told. When it could not be kept, the table is loaded again.
    ///
    /// Where another node has changed the table meanwhile, it is made once more at what that
    /// one has left, and so is whatever was refused or changed nothing at an older state.
    ///
    /// `change` must leave the table as it was when it returns an error.
    pub async fn change<T, F>(self: &Arc<Self>, id: TableId, change: F) -> Result<T, Problem>
    where
        T: Send + 'static,
        F: FnOnce(&mut Desk, i64) -> Result<Changed<T>, Problem> + Clone + Send + 'static,
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
        let Some(cell) = self.in_memory(id) else { return };
        if cell.desk.lock().await.lost {
            self.evict(id, &cell);
        }
    }

    async fn change_now<T, F>(self: Arc<Self>, id: TableId, change: F) -> Result<T, Problem>
    where
        F: FnOnce(&mut Desk, i64) -> Result<Changed<T>, Problem> + Clone,
    {
        let _changing = Changing::new(&self.changing);
        let asked = Instant::now();
        for _ in 0..TRIES {
            let cell = self.held(id).await?;
            cell.is_used();
            if let Some(outcome) = self.try_change(&cell, change.clone(), asked).await {
                return outcome;
            }
        }
        // So many others change it that this one never comes to it.
        Err(Problem::StaleQuestion)
    }

    /// Changes a table once; nothing when another node has changed it meanwhile.
    async fn try_change<T, F>(
        &self,
        cell: &Arc<Cell>,
        change: F,
        asked: Instant,
    ) -> Option<Result<T, Problem>>
    where
        F: FnOnce(&mut Desk, i64) -> Result<Changed<T>, Problem>,
    {
        let mut desk = cell.desk.lock().await;
        let id = desk.id;
        if desk.lost {
            // Whoever held the table before could not keep what they did to it.
            self.evict(id, cell);
            return Some(Err(Problem::NotKept));
        }
        // Should anything below panic, what is in memory cannot be trusted any more.
        desk.lost = true;
        self.wishes.tell(&mut desk);
        let outcome = change(&mut desk, now());
        let (value, mut changes) = match outcome {
            Ok(Changed { value, changes }) if !changes.is_empty() => (value, changes),
            outcome => {
                desk.lost = false;
                let kept = desk.version;
                drop(desk);
                return match self.confirm(cell, asked).await {
                    Ok(()) if cell.kept() == kept => Some(outcome.map(|outcome| outcome.value)),
                    Ok(()) => None,
                    Err(problem) => Some(Err(problem)),
                };
            }
        };
        let begun = Instant::now();
        if self.is_shared() {
            let due = self.next_due(&desk);
            changes.insert(0, Change::Version(Version { table: id, version: desk.version, due }));
        }
        let version = Version::after(desk.version, &changes);
        let is_gone = changes.iter().any(|change| matches!(change, Change::Delete(_)));
        match self.store.write(changes).await {
            Ok(()) => {}
            Err(StoreError::Outdated) if self.is_shared() => {
                return self.catch_up(cell, &mut desk).await.err().map(Err);
            }
            Err(error) => {
                self.evict(id, cell);
                return Some(Err(error.into()));
            }
        }
        if is_gone {
            // Nobody who waits for the table may write anything for it any more.
            self.evict(id, cell);
            self.tell_others(id, version);
            return Some(Ok(value));
        }
        desk.lost = false;
        desk.version = version;
        desk.has_changed();
        self.follow_up(&mut desk);
        cell.publish_change(&desk, begun);
        self.tell_others(id, desk.version);
        Some(Ok(value))
    }

    /// A hint has come for a seat: only the one who asked for it is shown anything new.
    pub(crate) async fn give_hint(
        &self,
        id: TableId,
        seat: Seat,
        question: QuestionId,
        found: Option<Found>,
    ) {
        let Ok(cell) = self.held(id).await else { return };
        let taken = cell.read(|desk| desk.take_hint(seat, question, found)).await;
        if taken.is_ok_and(|wanted| wanted) {
            cell.publish();
        }
    }

    /// When another node has to look after a table, if this one does not.
    pub(super) fn next_due(&self, desk: &Desk) -> Option<i64> {
        [desk.next_due(now()), self.notices.due(desk)].into_iter().flatten().min()
    }

    /// Whatever the table needs next: bots that think, people who are told, and a time to
    /// look at it again.
    pub(super) fn follow_up(&self, desk: &mut Desk) {
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

    /// Lets go of tables that nobody has used for so many milliseconds, which then cost nothing
    /// until somebody comes back, and of readers who have loaded nothing for long.
    pub fn rest(&self, idle: i64) {
        let before = now() - idle;
        self.cells().retain(|_, slot| {
            // Somebody may just be about to take it.
            let Some(cell) = slot.get().filter(|_| Arc::strong_count(slot) == 1) else {
                return true;
            };
            // Where answers are sealed nobody comes or goes by a page.
            let may_fade = cell.desk.try_lock().is_ok_and(|desk| !desk.is_window());
            let faded = if may_fade { cell.here().fade(now()) } else { Vec::new() };
            if !faded.is_empty() {
                cell.publish();
            }
            faded.into_iter().for_each(|person| self.keep_present(cell, person, false));
            Arc::strong_count(cell) > 1 || cell.is_in_use(before)
        });
    }

    /// Lets go of a table in memory, unless it was loaded anew meanwhile. Whoever listens to
    /// it hears of it, and comes back to the new one; bots are soon asked again.
    pub(super) fn evict(&self, id: TableId, cell: &Cell) {
        let mut cells = self.cells();
        let held = cells.get(&id).and_then(|slot| slot.get());
        if held.is_some_and(|held| std::ptr::eq(&**held, cell)) {
            cells.remove(&id);
        }
        drop(cells);
        cell.publish();
        self.wake_again(id);
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

    /// Lets go of a table that was deleted.
    pub(super) async fn let_go(&self, id: TableId) {
        let Some(cell) = self.in_memory(id) else { return };
        cell.desk.lock().await.lost = true;
        self.evict(id, &cell);
    }

    /// The tables that somebody listens to, and that may have changed elsewhere since.
    pub(super) fn listened_to(&self, since: Instant) -> Vec<(TableId, Arc<Cell>)> {
        let cells = self.cells();
        let held = cells.iter().filter_map(|(id, slot)| Some((*id, slot.get()?.clone())));
        held.filter(|(_, cell)| cell.is_watched() && cell.newest_at() < since).collect()
    }

    /// All tables in memory.
    pub(super) fn all_in_memory(&self) -> Vec<Arc<Cell>> {
        self.cells().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    /// A table, if it is in memory.
    pub(super) fn in_memory(&self, id: TableId) -> Option<Arc<Cell>> {
        self.cells().get(&id)?.get().cloned()
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
