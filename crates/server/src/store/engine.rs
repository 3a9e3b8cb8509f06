//! Which database a house is kept in: one SQLite file, or a PostgreSQL server.

use std::path::PathBuf;
use std::time::Duration;

use sqlx::Connection as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};

use super::sql::{Connection, Pool, query_scalar};
use super::{StoreError, postgres};

/// Which database, and how it is reached.
#[derive(Clone)]
pub(super) enum Engine {
    Sqlite(SqliteConnectOptions),
    Postgres(PgConnectOptions),
}

/// What somebody is told who needs a database for themselves, or comes while another does.
const IN_USE: &str = "the database is in use by another Snug; close that one, or give another \
                      database with --database";

impl Engine {
    /// The engine behind the name of a file, or an address.
    pub(super) fn of(url: &str) -> Result<Engine, StoreError> {
        match postgres::is_address(url) {
            true => Ok(Engine::Postgres(postgres::options(url)?)),
            false => Ok(Engine::Sqlite(sqlite(url)?)),
        }
    }

    /// Whether several nodes can write at once.
    pub(super) const fn is_shared(&self) -> bool {
        matches!(self, Engine::Postgres(_))
    }

    /// One more connection, to write on.
    pub(super) async fn connect(&self) -> Result<Connection, sqlx::Error> {
        match self {
            Engine::Sqlite(options) => {
                let connection = SqliteConnection::connect_with(options).await?;
                Ok(Connection::Sqlite(Box::new(connection)))
            }
            Engine::Postgres(options) => {
                let connection = PgConnection::connect_with(options).await?;
                Ok(Connection::Postgres(Box::new(connection)))
            }
        }
    }

    /// A connection that shows, for as long as it lives, that the database is in use: whoever
    /// writes has one, also after the one before was lost. Any number of nodes may, unless one
    /// program needs to be alone. A file has a lock of its own.
    pub(super) async fn hold(&self, alone: bool) -> Result<Connection, sqlx::Error> {
        const TOGETHER: &str = "SELECT CAST(pg_try_advisory_lock_shared(73684002) AS INTEGER)";
        const ALONE: &str = "SELECT CAST(pg_try_advisory_lock(73684002) AS INTEGER)";
        let mut connection = self.connect().await?;
        if !connection.is_shared() {
            return Ok(connection);
        }
        let lock = if alone { ALONE } else { TOGETHER };
        let held: bool = query_scalar(lock).fetch_one(&mut connection).await?;
        match held {
            true => Ok(connection),
            // The server may not have noticed yet that the one before is lost.
            false => Err(sqlx::Error::Protocol(IN_USE.to_owned())),
        }
    }

    /// So many connections to read on, at most.
    pub(super) async fn readers(&self, most: u32) -> Result<Pool, StoreError> {
        match self {
            Engine::Sqlite(options) => {
                let pool = SqlitePoolOptions::new()
                    .max_connections(most)
                    .idle_timeout(Some(Duration::from_secs(60)))
                    .connect_with(options.clone().read_only(true))
                    .await?;
                Ok(Pool::Sqlite(pool))
            }
            Engine::Postgres(options) => {
                Ok(Pool::Postgres(postgres::readers(options, most).await?))
            }
        }
    }
}

/// The file behind a file name, or behind an address such as `sqlite:snug.db`.
pub(super) fn file(url: &str) -> Result<PathBuf, StoreError> {
    let path = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:"));
    match path {
        Some(path) => Ok(PathBuf::from(path)),
        None if url.contains("://") => {
            let reason = "a database is a file, such as snug.db, or an address that begins with \
                          postgres://";
            Err(StoreError::Unusable(reason.to_owned()))
        }
        None => Ok(PathBuf::from(url)),
    }
}

fn sqlite(url: &str) -> Result<SqliteConnectOptions, StoreError> {
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
