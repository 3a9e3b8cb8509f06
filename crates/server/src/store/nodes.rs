//! The nodes that share a house: who lives, and since when the house is open.

use std::time::Duration;

use super::change::THINKS;
use super::sql::{Connection, Row, query, query_scalar};
use super::{Change, Store, StoreError};
use crate::ids::{PersonId, TableId};
use crate::secrets::Secret;

/// After this time a node that does not show that it lives is gone.
pub(crate) const NODE_IS_GONE: Duration = Duration::from_millis(GONE as u64);
/// The same in milliseconds.
const GONE: i64 = 5_000;
/// By how many milliseconds nodes are apart whose clocks are right.
const MOMENT: i64 = 1_000;
/// After so many milliseconds nobody remembers what a program has written last: a week.
const FORGOTTEN: i64 = 7 * 24 * 60 * 60 * 1000;
/// By how much the house is ahead of the clock of its database, which may have jumped.
pub(super) const CLOCK: &str = "clock";
/// Since when the house is open, whichever nodes have come and gone since.
const OPENED: &str = "opened";
/// While one node comes, no other does; the number means this and nothing else.
const LOCK: &str = "SELECT CAST(1 AS BIGINT) FROM pg_advisory_xact_lock(73684003)";

/// What time it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Time {
    /// Milliseconds since 1970, as they count in the house.
    pub now: i64,
    /// How many of them the house is ahead of the clock of its database.
    ahead: i64,
}

/// How many other nodes live.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Others {
    /// Those that serve people,
    pub serve: usize,
    /// and those that only think.
    pub think: usize,
}

impl Store {
    /// A node comes to a house that others may have opened; since when it is open. What should
    /// have been looked after while nobody was there is looked after now.
    pub async fn come(&self, thinks: bool, now: i64) -> Result<i64, StoreError> {
        let (node, _) = self.node.get_or_init(|| (Secret::new().hash(), thinks));
        let mut connection = self.writer.connect().await?;
        query("BEGIN").execute(&mut connection).await?;
        let opened = come(&mut connection, node, thinks, now).await?;
        query("COMMIT").execute(&mut connection).await?;
        connection.close().await?;
        Ok(opened)
    }

    /// This node shows that it lives.
    pub async fn lives(&self, now: i64) -> Result<(), StoreError> {
        let Some((node, thinks)) = self.node.get() else { return Ok(()) };
        self.write(vec![Change::Lives(node.clone(), *thinks, now)]).await
    }

    /// Who lives besides this node. Whoever can write here is one of us, which cannot be said
    /// of those who can say something on the bus.
    pub async fn others(&self, now: i64) -> Result<Others, StoreError> {
        let Some((node, _)) = self.node.get() else { return Ok(Others::default()) };
        let rows =
            query("SELECT role, count(*) FROM nodes WHERE name <> $1 AND seen >= $2 GROUP BY role")
                .bind(node)
                .bind(now - GONE)
                .fetch_all(self.readers())
                .await?;
        let mut others = Others::default();
        for row in rows {
            let (role, count): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
            let of_role = if role == THINKS { &mut others.think } else { &mut others.serve };
            *of_role += usize::try_from(count).unwrap_or_default();
        }
        Ok(others)
    }

    /// Somebody has a table open at this node from now on, or has not any more. It is queued
    /// before anything is awaited.
    pub fn is_present(
        &self,
        table: TableId,
        person: PersonId,
        is_present: bool,
    ) -> Option<impl Future<Output = Result<(), StoreError>> + use<>> {
        let node = self.node.get()?.0.clone();
        Some(self.writer.write(vec![match is_present {
            true => Change::Comes(node, table, person),
            false => Change::Goes(node, table, person),
        }]))
    }

    /// Who has these tables open at other nodes that live.
    pub async fn present(
        &self,
        tables: &[TableId],
        now: i64,
    ) -> Result<Vec<(TableId, PersonId)>, StoreError> {
        let Some((node, _)) = self.node.get() else { return Ok(Vec::new()) };
        let tables: Vec<i64> = tables.iter().map(|table| table.number()).collect();
        let rows = query(
            "SELECT table_id, person FROM present JOIN nodes ON name = node
             WHERE table_id IN (SELECT CAST(CAST(value AS TEXT) AS BIGINT) FROM json_each($1))
             AND node <> $2 AND seen >= $3",
        )
        .bind(serde_json::Value::from(tables).to_string())
        .bind(node)
        .bind(now - GONE)
        .fetch_all(self.readers())
        .await?;
        let read =
            |row: &Row| Ok((TableId::stored(row.try_get(0)?), PersonId::stored(row.try_get(1)?)));
        rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// What time it is in the house, by the clock of the database; a file has none.
    pub async fn time(&self) -> Result<Option<Time>, StoreError> {
        if !self.is_shared() {
            return Ok(None);
        }
        let row = query(
            "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT),
                    coalesce((SELECT CAST(value AS BIGINT) FROM house WHERE key = $1), 0)",
        )
        .bind(CLOCK)
        .fetch_one(self.readers())
        .await?;
        let (clock, ahead): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        Ok(Some(Time { now: clock.saturating_add(ahead), ahead }))
    }

    /// It is this late in the house when the clock of the database says that.
    pub(crate) async fn set_the_clock(&self, said: Time, here: i64) -> Result<(), StoreError> {
        let ahead = said.ahead.saturating_add(here - said.now);
        self.write(vec![Change::Value(CLOCK, ahead.to_string())]).await
    }

    /// Whether another node has shown shortly before this time that it lives: nobody does that
    /// long before it is so late, and a clock that has jumped is at least so far away.
    pub(crate) async fn lives_at(&self, time: i64) -> Result<bool, StoreError> {
        let Some((node, _)) = self.node.get() else { return Ok(false) };
        let found =
            query("SELECT 1 FROM nodes WHERE name <> $1 AND seen BETWEEN $2 AND $3 LIMIT 1")
                .bind(node)
                .bind(time - GONE)
                .bind(time + MOMENT)
                .fetch_optional(self.readers())
                .await?;
        Ok(found.is_some())
    }

    /// This node closes; nobody has to wait until it is missed.
    pub(super) async fn goes(&self) {
        let Some((node, _)) = self.node.get() else { return };
        if let Err(error) = self.write(vec![Change::Closes(node.clone())]).await {
            tracing::warn!("the other nodes do not know that this one closes: {error}");
        }
    }
}

async fn come(
    connection: &mut Connection,
    node: &str,
    thinks: bool,
    now: i64,
) -> Result<i64, sqlx::Error> {
    query(LOCK).execute(connection).await?;
    query("DELETE FROM nodes WHERE seen < $1").bind(now - GONE).execute(connection).await?;
    query("DELETE FROM writers WHERE seen < $1").bind(now - FORGOTTEN).execute(connection).await?;
    query("DELETE FROM present WHERE node NOT IN (SELECT name FROM nodes)")
        .execute(connection)
        .await?;
    // While only those live that think, nobody can play.
    let serve: i64 = query_scalar("SELECT count(*) FROM nodes WHERE role <> $1")
        .bind(THINKS)
        .fetch_one(&mut *connection)
        .await?;
    Change::Lives(node.to_owned(), thinks, now).make(connection).await?;
    let opened: Option<String> = query_scalar("SELECT value FROM house WHERE key = $1")
        .bind(OPENED)
        .fetch_optional(&mut *connection)
        .await?;
    let opened = opened.and_then(|opened| opened.parse().ok()).filter(|_| serve > 0);
    if opened.is_some() || thinks {
        return Ok(opened.unwrap_or(now));
    }
    Change::Value(OPENED, now.to_string()).make(connection).await?;
    query("UPDATE versions SET due = 0 WHERE due IS NOT NULL").execute(connection).await?;
    Ok(now)
}
