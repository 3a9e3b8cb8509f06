//! The one writer: it commits what has queued up together.

use std::collections::HashSet;
use std::sync::Mutex;
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::Histogram;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::error::Elapsed;
use tokio::time::{Instant, sleep, timeout};

use super::change::append_all;
use super::checkpoints::bring_in;
use super::engine::Engine;
use super::holding::Holding;
use super::mark::{Fate, Mark, other_past};
use super::postgres::{is_of_the_data, is_passing, is_transient};
use super::sql::{Connection, query};
use super::steps::{Step, all_steps, keep_steps};
use super::versions::Versions;
use super::{Change, LogRow, StoreError};
use crate::time::now;

/// The most changes of one commit; more would let the first ones wait for long.
const BATCH: usize = 256;
/// The bounds of how many orders a commit has.
const SIZES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// How long the writer waits before it tries again whether it can write.
const SECOND_TRY: Duration = Duration::from_millis(250);
/// How long a server that restarts or is replaced is waited for before those who wait are told
/// that nothing was kept,
const PATIENCE: Duration = Duration::from_secs(4);
/// for how long it is asked at least what became of a transaction,
const LAST_QUESTION: Duration = Duration::from_secs(1);
/// and how long the writer waits before it asks such a server again.
const PAUSE: Duration = Duration::from_millis(50);
/// How long a transaction may take there before the connection counts as lost: longer than the
/// server lets anything wait for a lock. Where the way to it is cut nobody is told.
const LONGEST: Duration = Duration::from_secs(12);
/// What is written to find that out.
const TRIAL: &str = "last-trial";

/// Hands changes to the task that makes them.
pub(super) struct Writer {
    /// How many orders each commit had.
    pub(super) commits: Histogram,
    /// Why nothing can be written now, if nothing can.
    pub(super) trouble: watch::Receiver<Option<String>>,
    /// How often a commit failed.
    pub(super) failures: Counter,
    /// How often the disk failed so that nobody knows what is on it.
    pub(super) doubts: watch::Receiver<u64>,
    engine: Option<Engine>,
    queue: Mutex<Option<mpsc::UnboundedSender<Order>>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

/// Changes that are made all or none, and whom to tell.
struct Order {
    changes: Vec<Change>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

impl Writer {
    /// Writes on one connection, and on another like it when that one has failed; `checkpoints`
    /// brings what is written into the file, where there is one.
    pub(super) fn start(
        engine: Engine,
        connection: Connection,
        checkpoints: Option<SqliteConnection>,
    ) -> Writer {
        let (queue, orders) = mpsc::unbounded_channel();
        let (commits, failures) = (Histogram::new(SIZES), Counter::default());
        let (trouble, done) = (watch::Sender::new(None), watch::Sender::new(0));
        let doubts = watch::Sender::new(0);
        let writer = Writer {
            commits: commits.clone(),
            trouble: trouble.subscribe(),
            failures: failures.clone(),
            doubts: doubts.subscribe(),
            engine: Some(engine.clone()),
            queue: Mutex::new(Some(queue)),
            tasks: Mutex::default(),
        };
        let brings_in = |file| tokio::spawn(bring_in(file, done.subscribe()));
        let brings_in = checkpoints.map(brings_in);
        let connection = Some(connection);
        let mark = Mark::new();
        let is_astray = false;
        let desk = WritingDesk {
            engine,
            connection,
            mark,
            is_astray,
            trouble,
            doubts,
            failures,
            commits,
            done,
        };
        let writes = tokio::spawn(desk.work(orders));
        *writer.tasks.lock().unwrap_or_else(|error| error.into_inner()) =
            [writes].into_iter().chain(brings_in).collect();
        writer
    }

    /// Nobody writes.
    pub(super) fn none() -> Writer {
        Writer {
            commits: Histogram::new(SIZES),
            trouble: watch::Sender::new(None).subscribe(),
            failures: Counter::default(),
            doubts: watch::Sender::new(0).subscribe(),
            engine: None,
            queue: Mutex::new(None),
            tasks: Mutex::default(),
        }
    }

    /// One more connection, for what is not queued.
    pub(super) async fn connect(&self) -> Result<Connection, StoreError> {
        match &self.engine {
            Some(engine) => Ok(engine.connect().await?),
            None => Err(StoreError::Closed),
        }
    }

    /// Queues the changes at once, before anything is awaited, so that the order of
    /// calls is the order of commits.
    pub(super) fn write(
        &self,
        changes: Vec<Change>,
    ) -> impl Future<Output = Result<(), StoreError>> + use<> {
        let (done, answer) = oneshot::channel();
        let queue = self.queue.lock().unwrap_or_else(|error| error.into_inner()).clone();
        let queued = queue.is_some_and(|queue| queue.send(Order { changes, done }).is_ok());
        async move {
            match queued {
                true => answer.await.unwrap_or(Err(StoreError::Closed)),
                false => Err(StoreError::Closed),
            }
        }
    }

    /// Lets the writer finish what is queued.
    pub(super) async fn close(&self) {
        drop(self.queue.lock().unwrap_or_else(|error| error.into_inner()).take());
        let tasks =
            std::mem::take(&mut *self.tasks.lock().unwrap_or_else(|error| error.into_inner()));
        for task in tasks {
            if let Err(error) = task.await {
                tracing::error!("the writer has crashed: {error}");
            }
        }
    }
}

/// The one who writes.
struct WritingDesk {
    engine: Engine,
    /// Nothing after it has failed: SQLite may have rolled back by itself, and what it still
    /// holds of the file can no longer be trusted. A new one reads the file again.
    connection: Option<Connection>,
    /// What it has committed last, where others may write.
    mark: Mark,
    /// Whether the database was found to be another one.
    is_astray: bool,
    trouble: watch::Sender<Option<String>>,
    doubts: watch::Sender<u64>,
    failures: Counter,
    commits: Histogram,
    done: watch::Sender<u64>,
}

impl WritingDesk {
    async fn work(mut self, mut orders: mpsc::UnboundedReceiver<Order>) {
        let mut batch = Vec::with_capacity(BATCH);
        loop {
            let is_in_trouble = self.trouble.borrow().is_some();
            let next = orders.recv_many(&mut batch, BATCH);
            match if is_in_trouble { timeout(SECOND_TRY, next).await } else { Ok(next.await) } {
                Ok(0) => break,
                Ok(_) => {}
                Err(_) => batch.push(Order::trial()),
            }
            self.commits.observe(batch.len() as f64);
            self.commit(&mut batch).await;
            if std::mem::take(&mut self.is_astray) {
                // What has queued up is about what is not kept any more.
                while let Ok(order) = orders.try_recv() {
                    let _ = order.done.send(Err(StoreError::Unusable(other_past().to_string())));
                }
            }
            self.done.send_modify(|commits| *commits += 1);
        }
        let closed = match self.connection {
            Some(mut connection) => {
                // A row that stays is swept away by whoever comes.
                let _ = self.mark.leave(&mut connection).await;
                connection.close().await
            }
            None => Ok(()),
        };
        if let Err(error) = closed {
            tracing::error!("the database was not closed cleanly: {error}");
        }
    }

    /// Makes a batch of changes in one transaction, then tells everyone.
    async fn commit(&mut self, batch: &mut Vec<Order>) {
        let mut outcomes = Vec::with_capacity(batch.len());
        let committed = self.transaction(batch, &mut outcomes).await;
        if committed.as_ref().is_err_and(is_of_the_data) && batch.len() > 1 {
            // What one has sent does not fit into the database, and is nobody else's fault.
            for order in std::mem::take(batch) {
                Box::pin(self.commit(&mut vec![order])).await;
            }
            return;
        }
        self.note(batch.len(), committed.as_ref().err());
        let outcomes = outcomes.into_iter().map(Some).chain(std::iter::repeat_with(|| None));
        for (order, outcome) in batch.drain(..).zip(outcomes) {
            let answer = match (&committed, outcome) {
                (Ok(()), Some(outcome)) => outcome,
                (Err(error), _) => Err(StoreError::Unusable(error.to_string())),
                (Ok(()), None) => Err(StoreError::Closed),
            };
            // Whoever asked may have gone away.
            let _ = order.done.send(answer);
        }
    }

    /// Tries until the batch is committed, or cannot be for reasons that will not go away.
    async fn transaction(
        &mut self,
        batch: &[Order],
        outcomes: &mut Vec<Result<(), StoreError>>,
    ) -> Result<(), sqlx::Error> {
        let begun = Instant::now();
        // Whoever is known to be away is not waited for once more by everybody who comes.
        let in_trouble = self.trouble.borrow().is_some();
        let (patience, mut longest) =
            if in_trouble { (Duration::ZERO, PATIENCE) } else { (PATIENCE, LONGEST) };
        let mut until = begun + patience;
        let is_shared = self.engine.is_shared();
        loop {
            let attempt = self.attempt(batch, outcomes);
            // A file is nowhere else.
            let attempted = match is_shared {
                true => timeout(longest, attempt).await,
                false => Ok(attempt.await),
            };
            let attempted = attempted.unwrap_or_else(|late| Err(late_error(late)));
            let Err(error) = attempted else { return Ok(()) };
            let was_met = self.mark.is_met();
            self.connection = None;
            self.mark.is_lost();
            let again = is_shared && (is_passing(&error) || is_transient(&error));
            if self.mark.is_in_doubt() && was_met {
                // For some time it is asked what became of it.
                until = (begun + PATIENCE).max(Instant::now() + LAST_QUESTION);
            }
            let now = Instant::now();
            if !again || now >= until {
                if again && self.mark.is_in_doubt() {
                    // Nobody knows what is kept: everything is read again.
                    self.doubts.send_modify(|doubts| *doubts += 1);
                }
                self.mark.give_up();
                return Err(error);
            }
            if self.mark.is_in_doubt() {
                longest = until - now;
            }
            sleep(PAUSE).await;
        }
    }

    async fn attempt(
        &mut self,
        batch: &[Order],
        outcomes: &mut Vec<Result<(), StoreError>>,
    ) -> Result<(), sqlx::Error> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.engine.hold(false).await?,
        };
        let connection = self.connection.insert(connection);
        if connection.is_shared() && !self.mark.is_met() {
            match self.mark.meet(connection).await? {
                // What was made of it is known since then.
                Fate::Kept => return Ok(()),
                Fate::NotKept => {}
                Fate::OtherPast => {
                    self.is_astray = true;
                    self.doubts.send_modify(|doubts| *doubts += 1);
                    return Err(other_past());
                }
            }
        }
        outcomes.clear();
        transaction(connection, batch, outcomes, &mut self.mark).await?;
        self.mark.keep();
        Ok(())
    }

    /// Remembers and says whether anything can be written.
    fn note(&self, changes: usize, error: Option<&sqlx::Error>) {
        let Some(error) = error else {
            if self.trouble.borrow().is_some() {
                tracing::info!("the database can be written again");
                self.trouble.send_replace(None);
            }
            return;
        };
        self.failures.inc();
        if is_of_the_disk(error) {
            self.doubts.send_modify(|doubts| *doubts += 1);
        }
        let reason = match error {
            sqlx::Error::Database(error) => error.message().to_owned(),
            error => error.to_string(),
        };
        // A full disk stays full for a while, and one line about it is enough.
        if self.trouble.borrow().as_ref() != Some(&reason) {
            tracing::error!("{changes} changes could not be kept: {error}");
            self.trouble.send_replace(Some(reason));
        }
    }
}

/// Whether reading, writing or syncing itself failed: SQLite's codes for that end with 10.
fn is_of_the_disk(error: &sqlx::Error) -> bool {
    let sqlx::Error::Database(error) = error else { return false };
    let code = error.code().and_then(|code| code.parse::<u32>().ok());
    code.is_some_and(|code| code % 256 == 10)
}

impl Order {
    fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Writes something that nobody needs, to find out whether it can be written.
    fn trial() -> Order {
        let (done, _) = oneshot::channel();
        Order { changes: vec![Change::Value(TRIAL, now().to_string())], done }
    }
}

/// Nothing has come for too long.
fn late_error(late: Elapsed) -> sqlx::Error {
    sqlx::Error::Io(late.into())
}

/// All of it or nothing; whether it was committed stands in the row of the writer.
async fn transaction(
    connection: &mut Connection,
    batch: &[Order],
    outcomes: &mut Vec<Result<(), StoreError>>,
    mark: &mut Mark,
) -> Result<(), sqlx::Error> {
    let steps = connection.is_shared().then(|| all_steps(batch.iter().map(Order::changes)));
    if let Some(steps) = steps.flatten() {
        let fit = keep_steps(connection, &steps, mark.begin()).await?;
        let outcome = |(_, row): &Step<'_>| match fit.contains(&row.table.number()) {
            true => Ok(()),
            false => Err(StoreError::Outdated),
        };
        outcomes.extend(steps.iter().map(outcome));
        return Ok(());
    }
    query(("BEGIN IMMEDIATE", "BEGIN")).execute(connection).await?;
    let all = || batch.iter().flat_map(|order| &order.changes);
    let holding = Holding::of(all());
    holding.people(connection).await?;
    let mut versions = Versions::take(connection, all()).await?;
    holding.tables(connection).await?;
    let mut left = batch;
    while let [first, ..] = left {
        let alike = alone_at_their_tables(left, &versions);
        if alike.len() > 1 {
            let fit = append_all(connection, &alike).await?;
            for (row, order) in alike.iter().zip(left) {
                let fits = fit.contains(&row.table.number());
                if fits {
                    versions.count(&order.changes);
                }
                outcomes.push(if fits { Ok(()) } else { Err(StoreError::Outdated) });
            }
            left = &left[alike.len()..];
            continue;
        }
        let outcome = match versions.allow(&first.changes) {
            true => make_all(connection, &first.changes).await?,
            false => Err(StoreError::Outdated),
        };
        if outcome.is_ok() {
            versions.count(&first.changes);
        }
        outcomes.push(outcome);
        left = &left[1..];
    }
    if connection.is_shared() {
        versions.keep(connection, mark.begin()).await?;
    }
    query("COMMIT").execute(connection).await?;
    Ok(())
}

/// The lines of the first orders that do nothing else, each at a table of its own: one
/// statement can take them all.
fn alone_at_their_tables<'o>(orders: &'o [Order], versions: &Versions) -> Vec<&'o LogRow> {
    let mut tables = HashSet::new();
    let lines = orders.iter().map_while(|order| match &order.changes[..] {
        [Change::Append(row)] | [Change::Version(_), Change::Append(row)] => {
            let is_alone = tables.insert(row.table) && versions.allow(&order.changes);
            is_alone.then_some(row)
        }
        _ => None,
    });
    lines.collect()
}

/// The outer error is the database's and undoes the whole batch; the inner one is about
/// this order alone, which has then changed nothing.
async fn make_all(
    connection: &mut Connection,
    changes: &[Change],
) -> Result<Result<(), StoreError>, sqlx::Error> {
    if changes.iter().filter(|change| change.can_fail()).count() == 0 {
        for change in changes {
            change.make(connection).await?;
        }
        return Ok(Ok(()));
    }
    if let [change] | [Change::Version(_), change] = changes {
        return Ok(if change.make(connection).await? { Ok(()) } else { Err(change.refusal()) });
    }
    query("SAVEPOINT here").execute(connection).await?;
    for change in changes {
        if !change.make(connection).await? {
            query("ROLLBACK TO SAVEPOINT here").execute(connection).await?;
            query("RELEASE SAVEPOINT here").execute(connection).await?;
            return Ok(Err(change.refusal()));
        }
    }
    query("RELEASE SAVEPOINT here").execute(connection).await?;
    Ok(Ok(()))
}
