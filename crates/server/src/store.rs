//! What is kept: one SQLite file, and the only place that knows SQL.
//!
//! Whoever wants to keep something hands [`Change`]s to [`Store::write`] and is told
//! when they are on disk. One writer commits everything that has queued up together, so
//! one sync serves all that wait for it. Reading goes past the writer.

mod backup;
mod change;
mod chat;
mod checkpoints;
mod lock;
mod migrations;
mod notices;
mod people;
mod tables;
mod writer;

use std::fs::File;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::Histogram;
use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::watch;

pub use backup::{Copied, backup};
pub use change::{Change, Counted, LogRow, TableRow};
pub use chat::{Report, Said};
pub use notices::Mail;
pub use people::{Credential, Kind, Owner, Person};
pub use tables::{Granted, Held, Listed, Moment, Past};

use crate::problem::Problem;
use writer::Writer;

/// Everything the house keeps.
pub struct Store {
    readers: SqlitePool,
    writer: Writer,
    /// Held as long as anything may be written.
    lock: Mutex<Option<File>>,
}

/// Why something could not be kept or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The log has grown, or a link was used, meanwhile: the change does not fit any more.
    #[error("what is kept has changed meanwhile")]
    Outdated,
    /// There would be more than this of something.
    #[error("there may be at most {0}")]
    TooMany(usize, Counted),
    /// Whatever the database says.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The database cannot be used by this program.
    #[error("{0}")]
    Unusable(String),
    /// The house is closing.
    #[error("the house is closing")]
    Closed,
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Closed => return Problem::Closing,
            StoreError::TooMany(most, Counted::UnfinishedTables(_)) => {
                return Problem::TooManyTables { most };
            }
            StoreError::TooMany(most, Counted::Credentials(..)) => {
                return Problem::TooManyTokens { most };
            }
            _ => {}
        }
        // What the database says is for the host's log, not for strangers.
        tracing::error!("{error}");
        Problem::NotKept
    }
}

impl Store {
    /// Opens the database, makes it if there is none, and brings it up to date.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let lock = Mutex::new(Some(lock::take(&file(url)?)?));
        let options = options(url)?;
        let mut connection = writer::connect(&options).await?;
        migrations::run(&mut connection).await?;
        // Bringing in may take long while the disk is busy, and nobody waits for it.
        let quiet = options.clone().disable_statement_logging();
        let checkpoints = writer::connect(&quiet).await?;
        let writes = options.clone().create_if_missing(false);
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .idle_timeout(Some(Duration::from_secs(60)))
            .connect_with(options.read_only(true))
            .await?;
        Ok(Store { readers, writer: Writer::start(writes, connection, checkpoints), lock })
    }

    /// Opens a database to look at it and change nothing; the house may be open meanwhile.
    /// It may be older than this program.
    pub async fn read(url: &str) -> Result<Store, StoreError> {
        let path = file(url)?;
        let mut connection = backup::read(&path).await?;
        migrations::must_be_known(&mut connection, url).await?;
        let options = SqliteConnectOptions::new().filename(path).read_only(true);
        let readers = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
        Ok(Store { readers, writer: Writer::none(), lock: Mutex::default() })
    }

    /// Keeps these changes, all or none; returns when they are on disk.
    pub async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        self.writer.write(changes).await
    }

    /// How many orders each commit had.
    pub(crate) fn commits(&self) -> &Histogram {
        &self.writer.commits
    }

    /// Why nothing can be written now, if nothing can; it changes with every failure and when
    /// all is well again.
    pub(crate) fn trouble(&self) -> watch::Receiver<Option<String>> {
        self.writer.trouble.clone()
    }

    /// How often the disk failed so that nobody knows what is on it: what is in memory is to
    /// be read again.
    pub(crate) fn doubts(&self) -> watch::Receiver<u64> {
        self.writer.doubts.clone()
    }

    /// How often a commit failed.
    pub(crate) fn failures(&self) -> &Counter {
        &self.writer.failures
    }

    /// Waits until everything that was handed in is on disk, and closes the file.
    pub async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
        drop(self.lock.lock().unwrap_or_else(|error| error.into_inner()).take());
    }

    /// A value the house keeps for itself.
    pub async fn value(&self, key: &str) -> Result<Option<String>, StoreError> {
        let value = sqlx::query_scalar("SELECT value FROM house WHERE key = $1")
            .bind(key)
            .fetch_optional(&self.readers)
            .await?;
        Ok(value)
    }

    /// The connections for reading; whoever is in this folder may use them.
    fn readers(&self) -> &SqlitePool {
        &self.readers
    }
}

/// The file behind a file name, or behind an address such as `sqlite:snug.db`.
fn file(url: &str) -> Result<PathBuf, StoreError> {
    let path = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:"));
    match path {
        Some(path) => Ok(PathBuf::from(path)),
        None if url.contains("://") => {
            let reason = format!("a database is a file, such as snug.db, not \"{url}\"");
            Err(StoreError::Unusable(reason))
        }
        None => Ok(PathBuf::from(url)),
    }
}

fn options(url: &str) -> Result<SqliteConnectOptions, StoreError> {
    Ok(SqliteConnectOptions::new()
        .filename(file(url)?)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        .foreign_keys(false)
        // Most is brought in by another connection; this is how far the writer may get
        // before it brings in the rest by itself and begins its log anew.
        .pragma("wal_autocheckpoint", "16000"))
}
