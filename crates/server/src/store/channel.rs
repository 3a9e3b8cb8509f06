//! Notices of PostgreSQL: what programs at the same database tell one another. They are about
//! what is kept, are not kept themselves, and may be lost.

use sqlx::Connection as _;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPoolOptions};

use super::StoreError;
use super::engine::Engine;

/// A database through which programs can talk.
pub(crate) struct Channel(PgConnectOptions);

/// A connection on which notices are sent.
pub(crate) struct Saying(PgConnection);

/// A connection on which questions are taken on that nobody else then has.
pub(crate) struct Claiming(PgConnection);

/// A connection on which they are heard.
pub(crate) struct Hearing(PgListener);

impl Channel {
    /// The one behind an address; a file has none.
    pub(crate) fn of(url: &str) -> Result<Option<Channel>, StoreError> {
        Ok(match Engine::of(url)? {
            Engine::Sqlite(_) => None,
            Engine::Postgres(options) => Some(Channel(options)),
        })
    }

    /// A connection to send on.
    ///
    /// It is not the one that changes are committed on: the server lets only one transaction
    /// with notices commit at a time, in all of its databases, and while steps are brought to
    /// disk nobody else should have to wait for that. A notice is nothing to keep, so it waits
    /// for no disk either.
    pub(crate) async fn say(&self) -> Result<Saying, sqlx::Error> {
        let options = self.0.clone().options([("synchronous_commit", "off")]);
        Ok(Saying(PgConnection::connect_with(&options).await?))
    }

    /// A connection to take questions on; when it is lost, others may have them.
    pub(crate) async fn claim(&self) -> Result<Claiming, sqlx::Error> {
        Ok(Claiming(PgConnection::connect_with(&self.0).await?))
    }

    /// A connection to hear on, on channels of these names.
    pub(crate) async fn hear(&self, names: &[&str]) -> Result<Hearing, sqlx::Error> {
        let one = PgPoolOptions::new().max_connections(1).connect_with(self.0.clone()).await?;
        let mut listener = PgListener::connect_with(&one).await?;
        listener.ignore_pool_close_event(true);
        // Whoever hears has to know that something may have been missed.
        listener.eager_reconnect(false);
        listener.listen_all(names.iter().copied()).await?;
        Ok(Hearing(listener))
    }
}

impl Saying {
    /// Sends a notice to everybody who hears on the channel of this name.
    pub(crate) async fn say(&mut self, name: &str, text: &str) -> Result<(), sqlx::Error> {
        let notify = sqlx::query("SELECT pg_notify($1, $2)").bind(name).bind(text);
        notify.execute(&mut self.0).await?;
        Ok(())
    }
}

impl Claiming {
    /// Whether nobody else has what is called so.
    pub(crate) async fn take(&mut self, name: &str) -> Result<bool, sqlx::Error> {
        // Two names that share a number only keep one of them for those who have asked.
        let take = "SELECT pg_try_advisory_lock(73684, hashtext($1))";
        sqlx::query_scalar(take).bind(name).fetch_one(&mut self.0).await
    }

    /// Others may have it again.
    pub(crate) async fn release(&mut self, name: &str) -> Result<(), sqlx::Error> {
        let release = "SELECT pg_advisory_unlock(73684, hashtext($1))";
        sqlx::query(release).bind(name).execute(&mut self.0).await?;
        Ok(())
    }
}

impl Hearing {
    /// The next notice, with the name of its channel; nothing when the connection is lost.
    pub(crate) async fn next(&mut self) -> Result<Option<(String, String)>, sqlx::Error> {
        let notice = self.0.try_recv().await?;
        Ok(notice.map(|notice| (notice.channel().to_owned(), notice.payload().to_owned())))
    }
}
