//! What is kept, in one SQLite file or in PostgreSQL: the only place that knows SQL.
//!
//! Whoever wants to keep something hands [`Change`]s to [`Store::write`] and is told
//! when they are on disk. One writer commits everything that has queued up together, so
//! one sync serves all that wait for it. Reading goes past the writer.

mod backup;
mod change;
mod channel;
mod chat;
mod checkpoints;
mod counted;
mod engine;
mod holding;
mod lessons;
mod lock;
mod mark;
mod migrations;
mod moving;
mod nodes;
mod notices;
mod people;
mod postgres;
mod removing;
mod results;
mod reviews;
mod sql;
mod steps;
mod tables;
mod versions;
mod writer;

use std::fs::File;
use std::sync::{Mutex, OnceLock};

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::Histogram;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection as _};
use tokio::sync::watch;

pub use backup::{Copied, backup};
pub use change::{Change, LogRow, TableRow};
pub(crate) use channel::{Channel, Claiming, Saying};
pub use chat::{Complaint, Report, Said};
pub use counted::Counted;
pub use lessons::SolvedLesson;
pub use moving::{Moved, move_house};
pub(crate) use nodes::NODE_IS_GONE;
pub use nodes::{Others, Time};
pub(crate) use notices::LEFT_TO_TELL;
pub use notices::Mail;
pub use people::{Credential, Kind, Owner, Person};
pub use results::{Companion, Counting, Ended, Ending, SeatEnded, Share, Statistics};
pub use reviews::{KeptReview, ReviewChange, ReviewState};
pub use tables::{Granted, Held, Listed, Moment, Past};
pub use versions::{Known, Newest, Version};
pub use web::Sitters;

use crate::problem::Problem;
use engine::{Engine, file};
use sql::{Connection, Pool, query_scalar};
use writer::Writer;

/// The most connections that read at once.
const READERS: u32 = 4;

/// Everything the house keeps.
pub struct Store {
    readers: Pool,
    writer: Writer,
    /// Held as long as anything may be written.
    lock: Mutex<Option<File>>,
    /// Counting all games takes long, and must not take all readers.
    counting: tokio::sync::Mutex<()>,
    /// What this program is called among the nodes of a house, once it is one of them, and
    /// whether it only thinks.
    node: OnceLock<(String, bool)>,
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
            StoreError::TooMany(most, Counted::Reviews(_)) => {
                return Problem::TooManyReviews { most };
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
        Store::open_as(url, false).await
    }

    /// The same for whoever must be alone there meanwhile.
    async fn open_alone(url: &str) -> Result<Store, StoreError> {
        Store::open_as(url, true).await
    }

    async fn open_as(url: &str, alone: bool) -> Result<Store, StoreError> {
        match Engine::of(url)? {
            Engine::Sqlite(options) => Store::open_file(url, options).await,
            engine @ Engine::Postgres(_) => Store::open_server(engine, alone).await,
        }
    }

    async fn open_file(url: &str, options: SqliteConnectOptions) -> Result<Store, StoreError> {
        let lock = Mutex::new(Some(lock::take(&file(url)?)?));
        let mut connection = SqliteConnection::connect_with(&options).await?;
        migrations::run(&mut connection).await?;
        // Bringing in may take long while the disk is busy, and nobody waits for it.
        let quiet = options.clone().disable_statement_logging();
        let checkpoints = Some(SqliteConnection::connect_with(&quiet).await?);
        let connection = Connection::Sqlite(Box::new(connection));
        let readers = Engine::Sqlite(options.clone()).readers(READERS).await?;
        let writes = Engine::Sqlite(options.create_if_missing(false));
        let writer = Writer::start(writes, connection, checkpoints);
        Ok(Store { readers, writer, lock, node: OnceLock::new(), counting: Default::default() })
    }

    async fn open_server(engine: Engine, alone: bool) -> Result<Store, StoreError> {
        let readers = engine.readers(READERS).await?;
        let mut connection = engine.hold(alone).await?;
        if let Connection::Postgres(connection) = &mut connection {
            migrations::run_postgres(connection).await?;
        }
        let writer = Writer::start(engine, connection, None);
        Ok(Store {
            readers,
            writer,
            lock: Mutex::default(),
            node: OnceLock::new(),
            counting: Default::default(),
        })
    }

    /// Opens a database to look at it and change nothing; the house may be open meanwhile.
    /// It may be older than this program.
    pub async fn read(url: &str) -> Result<Store, StoreError> {
        let readers = match Engine::of(url)? {
            Engine::Sqlite(_) => {
                let path = file(url)?;
                backup::read(&path).await?.close().await?;
                let options = SqliteConnectOptions::new().filename(path);
                Engine::Sqlite(options).readers(1).await?
            }
            engine => engine.readers(1).await?,
        };
        migrations::must_be_known(&readers, &name(url)).await?;
        let (writer, lock) = (Writer::none(), Mutex::default());
        Ok(Store { readers, writer, lock, node: OnceLock::new(), counting: Default::default() })
    }

    /// Keeps these changes, all or none; returns when they are on disk.
    pub async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        self.writer.write(changes).await
    }

    /// Whether other nodes may change what is kept.
    pub fn is_shared(&self) -> bool {
        self.readers.is_shared()
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
        self.goes().await;
        self.writer.close().await;
        self.readers.close().await;
        drop(self.lock.lock().unwrap_or_else(|error| error.into_inner()).take());
    }

    /// A value the house keeps for itself.
    pub async fn value(&self, key: &str) -> Result<Option<String>, StoreError> {
        let value = query_scalar("SELECT value FROM house WHERE key = $1")
            .bind(key)
            .fetch_optional(&self.readers)
            .await?;
        Ok(value)
    }

    /// The connections for reading; whoever is in this folder may use them.
    fn readers(&self) -> &Pool {
        &self.readers
    }
}

/// What a database is called where people read it: never with a password in it.
fn name(url: &str) -> String {
    match Engine::of(url) {
        Ok(Engine::Postgres(options)) => postgres::shown(&options),
        _ => url.to_owned(),
    }
}
