//! Bringing what was committed from the log of writes into the file itself.
//!
//! The writer would do so by itself, and everyone who waits for a commit would wait for
//! that, too. So another connection does nearly all of it while the writer goes on, and
//! leaves it the rest.

use std::time::Duration;

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::watch;
use tokio::time::timeout;

/// How long commits gather before they are brought in.
const PAUSE: Duration = Duration::from_secs(1);

/// Brings in what is committed, some time after each commit, until the writer is gone.
pub(super) async fn bring_in(mut connection: SqliteConnection, mut commits: watch::Receiver<u64>) {
    while commits.changed().await.is_ok() {
        let is_closed = timeout(PAUSE, commits.wait_for(|_| false)).await.is_ok();
        if is_closed {
            break;
        }
        let brought = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
        if let Err(error) = brought {
            tracing::warn!("what is committed could not be brought in: {error}");
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!("a connection to the database was not closed cleanly: {error}");
    }
}
