//! A house in PostgreSQL: how it is reached, and what its errors mean.

use std::str::FromStr;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};

use super::StoreError;

/// How long a request waits for one of them.
const ACQUIRE: Duration = Duration::from_secs(5);

/// Whether this is the address of a PostgreSQL server, and not a file.
pub(super) fn is_address(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

/// How to reach the server at an address. A password that is not part of it is taken from
/// `PGPASSWORD`, or from the file that `PGPASSFILE` names.
pub(super) fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let options = PgConnectOptions::from_str(url).map_err(|error| {
        // The address itself may have a password in it.
        StoreError::Unusable(format!("the address of the database cannot be read: {error}"))
    })?;
    let options = options
        .application_name("snug")
        .options([
            // What is acknowledged is on disk.
            ("synchronous_commit", "on"),
            // A node that is cut off in the middle of something must not hold up the others.
            ("idle_in_transaction_session_timeout", "3s"),
            ("lock_timeout", "10s"),
            ("statement_timeout", "30s"),
            ("default_transaction_isolation", "read committed"),
        ])
        .log_slow_statements(tracing::log::LevelFilter::Warn, Duration::from_secs(2));
    Ok(options)
}

/// The address as it may be shown to people: without a password.
pub(super) fn shown(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or_else(|| options.get_username());
    format!("postgres://{}:{}/{database}", options.get_host(), options.get_port())
}

/// Connections for reading.
pub(super) async fn readers(options: &PgConnectOptions, most: u32) -> Result<PgPool, StoreError> {
    let pool = PgPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(ACQUIRE)
        .idle_timeout(Some(Duration::from_secs(60)))
        // That would be a journey of its own before every statement; one that is lost is
        // noticed by the statement, which is then tried again.
        .test_before_acquire(false)
        .connect_with(options.clone())
        .await;
    pool.map_err(|error| unreachable_at(options, &error))
}

pub(super) fn unreachable_at(options: &PgConnectOptions, error: &sqlx::Error) -> StoreError {
    StoreError::Unusable(format!("{} cannot be reached: {error}", shown(options)))
}

/// Whether the same may work on another connection or a moment later: the connection is lost,
/// or the server restarts, recovers, or is being replaced by another.
pub(super) fn is_transient(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Protocol(_) => true,
        sqlx::Error::Database(error) => error.code().is_some_and(|code| {
            // Connections and operators; what only reads is about to become the writer.
            code.starts_with("08") || code.starts_with("57P") || code == "25006" || code == "53300"
        }),
        _ => false,
    }
}

/// Whether somebody else was in the way, and the same will work when it is done again.
pub(super) fn is_passing(error: &sqlx::Error) -> bool {
    let sqlx::Error::Database(error) = error else { return false };
    // Serialisation failures, deadlocks, and locks that were not had in time.
    error.code().is_some_and(|code| code.starts_with("40") || code == "55P03")
}

/// Whether what was sent does not fit into the database, whoever tries again.
pub(super) fn is_of_the_data(error: &sqlx::Error) -> bool {
    let sqlx::Error::Database(error) = error else { return false };
    error.code().is_some_and(|code| {
        // SQLite's codes are numbers of at most four digits.
        code.len() == 5 && (code.starts_with("22") || code.starts_with("23"))
    })
}
