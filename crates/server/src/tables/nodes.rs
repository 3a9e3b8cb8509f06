//! What other nodes do at a table: where several share a house, a table in memory is a copy
//! that one of them may have outdated.
//!
//! Whoever asks is never shown less than was kept when they asked: the store says how often a
//! table was changed and what has come to its log, in one statement for all who want to know at
//! the same time. Whoever only listens is told by news, and within a second where those are lost.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use tokio::sync::{mpsc, oneshot};

use super::cell::Cell;
use super::desk::Desk;
use super::load::load_news;
use super::registry::Tables;
use crate::ids::{PersonId, TableId};
use crate::news::{Changed, Item};
use crate::problem::Problem;
use crate::store::{Change, Known, Newest, Store, StoreError, Version};
use crate::time::now;

/// How often tables that somebody listens to are compared with what is kept.
pub(crate) const LOOK: Duration = Duration::from_millis(400);
/// How many milliseconds late a table may be looked after before another node does.
const PATIENCE: i64 = 1_000;
/// The most tables that are asked about at once.
const AT_ONCE: usize = 500;

/// Asks what has become of tables, for all who want to know at the same time.
pub(super) struct Versions(mpsc::UnboundedSender<Asked>);

/// What is known of a table, and who wants to know more.
type Asked = (Known, oneshot::Sender<Option<Arc<Newest>>>);

impl Versions {
    /// Asks this store until nobody wants to know any more.
    pub(super) fn of(store: Arc<Store>) -> Versions {
        let (asks, mut asked) = mpsc::unbounded_channel::<Asked>();
        tokio::spawn(async move {
            let mut all = Vec::new();
            while asked.recv_many(&mut all, AT_ONCE).await > 0 {
                // Whoever gets no answer is told that nothing can be said.
                let Ok(newest) = store.newest(&least_of_each(all.iter())).await else {
                    all.clear();
                    continue;
                };
                let newest: HashMap<TableId, Arc<Newest>> =
                    newest.into_iter().map(|(table, newest)| (table, newest.into())).collect();
                for (known, answer) in all.drain(..) {
                    let _ = answer.send(newest.get(&known.table).cloned());
                }
            }
        });
        Versions(asks)
    }

    /// What has become of a table; nothing when there is none.
    async fn of_table(&self, known: Known) -> Result<Option<Arc<Newest>>, Problem> {
        let (ask, answer) = oneshot::channel();
        let asked = self.0.send((known, ask)).is_ok();
        match answer.await {
            Ok(newest) if asked => Ok(newest),
            _ => Err(Problem::NotKept),
        }
    }
}

/// Each table once, with what is known to all who ask.
fn least_of_each<'a>(asked: impl Iterator<Item = &'a Asked>) -> Vec<Known> {
    let mut least: HashMap<TableId, Known> = HashMap::new();
    for (known, _) in asked {
        let of_table = least.entry(known.table).or_insert(*known);
        of_table.version = of_table.version.min(known.version);
        of_table.lines = of_table.lines.min(known.lines);
    }
    least.into_values().collect()
}

impl Tables {
    /// Makes sure that a table in memory is what was kept at this moment, or later.
    pub(super) async fn confirm(&self, cell: &Arc<Cell>, since: Instant) -> Result<(), Problem> {
        if !self.is_shared() || cell.newest_at() >= since {
            return Ok(());
        }
        let (asked, known) = (Instant::now(), cell.known());
        let newest = self.versions.of_table(known).await?;
        self.compare(known, cell, newest.as_deref(), asked).await
    }

    /// A table was so at this moment, when this was known of it: what is in memory must not be
    /// older, nor anything that is not kept.
    async fn compare(
        &self,
        known: Known,
        cell: &Arc<Cell>,
        newest: Option<&Newest>,
        at: Instant,
    ) -> Result<(), Problem> {
        let id = known.table;
        match newest {
            None => {
                self.let_go(id).await;
                Err(Problem::NoSuchTable)
            }
            Some(newest) if newest.version < known.version => self.go_back(id, cell).await,
            Some(newest) if newest.version <= cell.kept() => {
                cell.is_newest(at);
                Ok(())
            }
            Some(newest) => {
                let mut desk = cell.desk.lock().await;
                if desk.lost {
                    self.evict(id, cell);
                    return Err(Problem::NotKept);
                }
                // Somebody may have been faster.
                if desk.version >= newest.version || self.goes_along(cell, &mut desk, newest, at) {
                    return Ok(());
                }
                self.catch_up(cell, &mut desk).await
            }
        }
    }

    /// The database knows less of a table than this node: another server has taken over, or
    /// somebody has brought back a copy. What is kept counts.
    async fn go_back(&self, id: TableId, cell: &Arc<Cell>) -> Result<(), Problem> {
        let mut desk = cell.desk.lock().await;
        if desk.lost {
            self.evict(id, cell);
            return Err(Problem::NotKept);
        }
        // Nobody changes the table here meanwhile.
        let asked = Instant::now();
        let kept = self.store().versions(&[id]).await?.get(&id).copied();
        if kept.is_some_and(|kept| kept == desk.version) {
            cell.is_newest(asked);
            return Ok(());
        }
        tracing::warn!("{id:?} is loaded anew, since the database has gone back");
        self.load_anew(cell, &mut desk).await?;
        self.is_taken_over(cell, &mut desk, asked);
        Ok(())
    }

    /// Looks after tables that nobody has looked after in time: whoever should have may be
    /// gone.
    pub(crate) async fn look_after_the_late(self: &Arc<Self>) -> Result<(), Problem> {
        loop {
            let late = self.store().take_on(now() - PATIENCE, now()).await?;
            if late.is_empty() {
                return Ok(());
            }
            let look_after = async |id| {
                if let Err(error) = self.look_after_late(id).await {
                    tracing::warn!("{id:?} could not be looked after: {error}");
                }
            };
            stream::iter(late).for_each_concurrent(2 * self.loader().threads(), look_after).await;
        }
    }

    async fn look_after_late(self: &Arc<Self>, id: TableId) -> Result<(), Problem> {
        let tick = |desk: &mut Desk, now| {
            desk.ask_bots_anew();
            desk.tick(now)
        };
        self.change(id, tick).await?;
        let cell = self.held(id).await?;
        let mut desk = cell.desk.lock().await;
        self.follow_up(&mut desk);
        let (table, version, due) = (id, desk.version, self.next_due(&desk));
        drop(desk);
        Ok(self.store().write(vec![Change::Due(Version { table, version, due })]).await?)
    }

    /// Takes over what others have played at a table, where nothing else has changed; whether
    /// that could be done.
    fn goes_along(&self, cell: &Cell, desk: &mut Desk, newest: &Newest, at: Instant) -> bool {
        if !desk.takes_entries(newest) {
            return false;
        }
        self.bots.forget(desk.id, |seat, question| desk.question(seat) == Some(question));
        cell.publish_change(desk, at);
        true
    }

    /// Takes over what others have done at a table.
    pub(super) async fn catch_up(&self, cell: &Cell, desk: &mut Desk) -> Result<(), Problem> {
        let (id, begun) = (desk.id, Instant::now());
        // What a change has left behind that was not kept is of no use.
        let lines = desk.play.as_ref().filter(|_| !desk.lost).map(|play| play.position());
        let news = match lines {
            Some(lines) => load_news(self.store(), id, lines).await?,
            None => None,
        };
        // Whatever fails below, what is in memory is not the table any more.
        desk.lost = true;
        let is_later = |newest: &Desk| newest.version >= desk.version;
        let news = news.filter(|(newest, _)| is_later(newest));
        let goes_along = news.is_some_and(|(newest, rows)| desk.go_along(newest, &rows));
        if !goes_along {
            self.load_anew(cell, desk).await?;
        }
        self.is_taken_over(cell, desk, begun);
        Ok(())
    }

    /// Reads a table again, whatever is in memory.
    async fn load_anew(&self, cell: &Cell, desk: &mut Desk) -> Result<(), Problem> {
        desk.lost = true;
        let Some(newest) = self.read(desk.id).await? else {
            self.evict(desk.id, cell);
            return Err(Problem::NoSuchTable);
        };
        desk.renew(newest);
        Ok(())
    }

    /// What is in memory is the table again, as it was kept at this moment.
    fn is_taken_over(&self, cell: &Cell, desk: &mut Desk, at: Instant) {
        desk.lost = false;
        self.bots.forget(desk.id, |seat, question| desk.question(seat) == Some(question));
        cell.publish_change(desk, at);
    }

    /// Compares tables that somebody listens to with what is kept, for as long as there is
    /// anything to compare with.
    pub(crate) async fn look_around(&self) {
        let asked = Instant::now();
        let listened = self.listened_to(asked.checked_sub(LOOK).unwrap_or(asked));
        for some in listened.chunks(AT_ONCE) {
            let known: Vec<Known> = some.iter().map(|(_, cell)| cell.known()).collect();
            let newest = match self.store().newest(&known).await {
                Ok(newest) => newest,
                Err(error) => return self.not_compared(&error),
            };
            for (known, (_, cell)) in known.iter().zip(some) {
                // Whoever listens to it hears of it when it is gone.
                let _ = self.compare(*known, cell, newest.get(&known.table), asked).await;
            }
        }
    }

    /// Somebody who does not sit at a table looks at it: other nodes must not think that those
    /// who do are among themselves.
    pub(crate) fn was_looked_at(self: &Arc<Self>, id: TableId) {
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(problem) = tables.change(id, |desk, _| Ok(desk.was_looked_at())).await {
                tracing::warn!("that {id:?} is looked at was not kept: {problem}");
            }
        });
    }

    /// Another node says that a table has changed. It may be wrong, and costs a look.
    pub(crate) async fn hear(&self, changed: Changed) {
        let Some(cell) = self.in_memory(changed.table).filter(|cell| cell.is_watched()) else {
            return;
        };
        if cell.kept() < changed.version {
            // Whoever listens to it hears of it when it is gone.
            let _ = self.confirm(&cell, Instant::now()).await;
        }
    }

    /// Another node says that somebody has come to a table, or gone.
    pub(crate) async fn hear_of_presence(&self, table: TableId) {
        if let Some(cell) = self.in_memory(table).filter(|cell| cell.is_watched()) {
            self.look_who_is_elsewhere(&[(table, cell)]).await;
        }
    }

    /// Other nodes are told that a table is at this version.
    pub(super) fn tell_others(&self, table: TableId, version: i64) {
        self.news.publish(Item::Table(Changed { table, version }));
    }

    /// Somebody has a table open.
    pub(crate) fn comes(&self, cell: &Cell, person: PersonId) {
        let is_new = cell.here().opens(person);
        cell.publish();
        if is_new {
            self.keep_present(cell, person, true);
        }
    }

    /// Somebody has loaded a page of a table; everyone is told if they were away.
    pub(crate) fn looks_in(&self, cell: &Cell, person: PersonId) {
        if cell.here().looks_in(person, now()) {
            cell.publish();
            self.keep_present(cell, person, true);
        }
    }

    /// Somebody has a table open no longer.
    pub(crate) fn goes(&self, cell: &Cell, person: PersonId) {
        if cell.here().closes(person) {
            cell.publish();
            self.keep_present(cell, person, false);
        }
    }

    /// Keeps for the other nodes that somebody has come or gone.
    pub(super) fn keep_present(&self, cell: &Cell, person: PersonId, is_present: bool) {
        let Some(kept) = self.store().is_present(cell.id, person, is_present) else { return };
        let (news, table, version) = (self.news.clone(), cell.id, cell.kept());
        tokio::spawn(async move {
            match kept.await {
                Ok(()) => {
                    news.publish(Item::Presence(table));
                    // Nodes of an older Snug know of it by this.
                    news.publish(Item::Table(Changed { table, version }));
                }
                Err(error) => tracing::warn!("who is at {table:?} was not kept: {error}"),
            }
        });
    }

    /// Keeps for the other nodes who has which table open here, should they have forgotten it.
    pub(crate) fn say_who_is_here(&self) {
        for cell in self.all_in_memory() {
            for person in cell.here().people_here() {
                self.keep_present(&cell, person, true);
            }
        }
    }

    /// Finds out who has all tables that somebody listens to open at other nodes.
    pub(crate) async fn look_who_is_there(&self) {
        for some in self.listened_to(Instant::now()).chunks(AT_ONCE) {
            self.look_who_is_elsewhere(some).await;
        }
    }

    /// News keep who is at a table up to date while somebody listens to it here; otherwise the
    /// store is asked.
    pub(super) async fn confirm_presence(&self, cell: &Arc<Cell>) {
        if self.is_shared() && !cell.is_watched() {
            self.look_who_is_elsewhere(&[(cell.id, cell.clone())]).await;
        }
    }

    /// Whether somebody has a table open, at whichever node.
    pub(crate) async fn is_anywhere(&self, cell: &Arc<Cell>, person: PersonId) -> bool {
        if self.is_shared() {
            self.look_who_is_elsewhere(&[(cell.id, cell.clone())]).await;
        }
        cell.here().has(person)
    }

    async fn look_who_is_elsewhere(&self, cells: &[(TableId, Arc<Cell>)]) {
        let ids: Vec<TableId> = cells.iter().map(|(id, _)| *id).collect();
        let present = match self.store().present(&ids, now()).await {
            Ok(present) => present,
            Err(error) => return self.not_compared(&error),
        };
        let mut people: HashMap<TableId, BTreeSet<PersonId>> = HashMap::new();
        for (table, person) in present {
            people.entry(table).or_default().insert(person);
        }
        for (id, cell) in cells {
            if cell.here().are_elsewhere(people.remove(id).unwrap_or_default()) {
                cell.publish();
            }
        }
    }

    fn not_compared(&self, error: &StoreError) {
        tracing::warn!("tables could not be compared with what is kept: {error}");
    }
}
