//! The one writer: it commits what has queued up together.

use std::collections::HashSet;
use std::sync::Mutex;
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::Histogram;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::change::append_all;
use super::checkpoints::bring_in;
use super::{Change, LogRow, StoreError};
use crate::time::now;

/// The most changes of one commit; more would let the first ones wait for long.
const BATCH: usize = 256;
/// The bounds of how many orders a commit has.
const SIZES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// How long the writer waits before it tries again whether it can write.
const SECOND_TRY: Duration = Duration::from_millis(250);
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
    queue: Mutex<Option<mpsc::UnboundedSender<Order>>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

/// Changes that are made all or none, and whom to tell.
struct Order {
    changes: Vec<Change>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

pub(super) async fn connect(
    options: &SqliteConnectOptions,
) -> Result<SqliteConnection, StoreError> {
    Ok(SqliteConnection::connect_with(options).await?)
}

impl Writer {
    /// Writes on one connection, and on another like it when that one has failed; `checkpoints`
    /// brings what is written into the file.
    pub(super) fn start(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        checkpoints: SqliteConnection,
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
            queue: Mutex::new(Some(queue)),
            tasks: Mutex::default(),
        };
        let brings_in = tokio::spawn(bring_in(checkpoints, done.subscribe()));
        let connection = Some(connection);
        let desk = WritingDesk { options, connection, trouble, doubts, failures, commits, done };
        let writes = tokio::spawn(desk.work(orders));
        *writer.tasks.lock().unwrap_or_else(|error| error.into_inner()) = vec![writes, brings_in];
        writer
    }

    /// Nobody writes.
    pub(super) fn none() -> Writer {
        Writer {
            commits: Histogram::new(SIZES),
            trouble: watch::Sender::new(None).subscribe(),
            failures: Counter::default(),
            doubts: watch::Sender::new(0).subscribe(),
            queue: Mutex::new(None),
            tasks: Mutex::default(),
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
    options: SqliteConnectOptions,
    /// Nothing after it has failed: SQLite may have rolled back by itself, and what it still
    /// holds of the file can no longer be trusted. A new one reads the file again.
    connection: Option<SqliteConnection>,
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
            self.done.send_modify(|commits| *commits += 1);
        }
        let closed = match self.connection {
            Some(connection) => connection.close().await,
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

    async fn transaction(
        &mut self,
        batch: &[Order],
        outcomes: &mut Vec<Result<(), StoreError>>,
    ) -> Result<(), sqlx::Error> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        let connection = self.connection.insert(connection);
        let committed = transaction(connection, batch, outcomes).await;
        if committed.is_err() {
            self.connection = None;
        }
        committed
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
    /// Writes something that nobody needs, to find out whether it can be written.
    fn trial() -> Order {
        let (done, _) = oneshot::channel();
        Order { changes: vec![Change::Value(TRIAL, now().to_string())], done }
    }
}

async fn transaction(
    connection: &mut SqliteConnection,
    batch: &[Order],
    outcomes: &mut Vec<Result<(), StoreError>>,
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut left = batch;
    while !left.is_empty() {
        let alike = alone_at_their_tables(left);
        if alike.len() > 1 {
            let fit = append_all(&mut transaction, &alike).await?;
            let outcome = |row: &&LogRow| match fit.contains(&row.table.number()) {
                true => Ok(()),
                false => Err(StoreError::Outdated),
            };
            outcomes.extend(alike.iter().map(outcome));
            left = &left[alike.len()..];
        } else {
            outcomes.push(make_all(&mut transaction, &left[0].changes).await?);
            left = &left[1..];
        }
    }
    transaction.commit().await
}

/// The lines of the first orders that do nothing else, each at a table of its own: one
/// statement can take them all.
fn alone_at_their_tables(orders: &[Order]) -> Vec<&LogRow> {
    let mut tables = HashSet::new();
    let lines = orders.iter().map_while(|order| match &order.changes[..] {
        [Change::Append(row)] if tables.insert(row.table) => Some(row),
        _ => None,
    });
    lines.collect()
}

/// The outer error is the database's and undoes the whole batch; the inner one is about
/// this order alone, which has then changed nothing.
async fn make_all(
    connection: &mut SqliteConnection,
    changes: &[Change],
) -> Result<Result<(), StoreError>, sqlx::Error> {
    if changes.iter().filter(|change| change.can_fail()).count() == 0 {
        for change in changes {
            change.make(connection).await?;
        }
        return Ok(Ok(()));
    }
    if let [change] = changes {
        return Ok(if change.make(connection).await? { Ok(()) } else { Err(change.refusal()) });
    }
    let mut savepoint = connection.begin().await?;
    for change in changes {
        if !change.make(&mut savepoint).await? {
            savepoint.rollback().await?;
            return Ok(Err(change.refusal()));
        }
    }
    savepoint.commit().await?;
    Ok(Ok(()))
}
