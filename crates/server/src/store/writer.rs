//! The one writer: it commits what has queued up together.

use std::collections::HashSet;
use std::sync::Mutex;

use prometheus_client::metrics::histogram::Histogram;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;

use super::change::append_all;
use super::checkpoints::bring_in;
use super::{Change, LogRow, StoreError};

/// The most changes of one commit; more would let the first ones wait for long.
const BATCH: usize = 256;
/// The bounds of how many orders a commit has.
const SIZES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// Hands changes to the task that makes them.
pub(super) struct Writer {
    /// How many orders each commit had.
    pub(super) commits: Histogram,
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
    /// Writes on one connection; the other brings what is written into the file.
    pub(super) fn start(connection: SqliteConnection, checkpoints: SqliteConnection) -> Writer {
        let (queue, orders) = mpsc::unbounded_channel();
        let commits = Histogram::new(SIZES);
        let done = watch::Sender::new(0);
        let brings_in = tokio::spawn(bring_in(checkpoints, done.subscribe()));
        let writes = tokio::spawn(work(connection, orders, commits.clone(), done));
        let tasks = Mutex::new(vec![writes, brings_in]);
        Writer { commits, queue: Mutex::new(Some(queue)), tasks }
    }

    /// Nobody writes.
    pub(super) fn none() -> Writer {
        let commits = Histogram::new(SIZES);
        Writer { commits, queue: Mutex::new(None), tasks: Mutex::default() }
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

async fn work(
    mut connection: SqliteConnection,
    mut orders: mpsc::UnboundedReceiver<Order>,
    commits: Histogram,
    done: watch::Sender<u64>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    while orders.recv_many(&mut batch, BATCH).await > 0 {
        commits.observe(batch.len() as f64);
        commit(&mut connection, &mut batch).await;
        done.send_modify(|commits| *commits += 1);
    }
    if let Err(error) = connection.close().await {
        tracing::error!("the database was not closed cleanly: {error}");
    }
}

/// Makes a batch of changes in one transaction, then tells everyone.
async fn commit(connection: &mut SqliteConnection, batch: &mut Vec<Order>) {
    let mut outcomes = Vec::with_capacity(batch.len());
    let committed = transaction(connection, batch, &mut outcomes).await;
    if let Err(error) = &committed {
        tracing::error!("{} changes could not be kept: {error}", batch.len());
    }
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
        return Ok(if change.make(connection).await? { Ok(()) } else { Err(StoreError::Outdated) });
    }
    let mut savepoint = connection.begin().await?;
    for change in changes {
        if !change.make(&mut savepoint).await? {
            savepoint.rollback().await?;
            return Ok(Err(StoreError::Outdated));
        }
    }
    savepoint.commit().await?;
    Ok(Ok(()))
}
