//! The nodes that share a house: who lives, and since when the house is open.

use super::sql::{Connection, Row, query, query_scalar};
use super::{Change, Store, StoreError};
use crate::ids::{PersonId, TableId};
use crate::secrets::Secret;

/// After so many milliseconds a node that does not show that it lives is gone.
const GONE: i64 = 5_000;
/// Since when the house is open, whichever nodes have come and gone since.
const OPENED: &str = "opened";
/// While one node comes, no other does; the number means this and nothing else.
const LOCK: &str = "SELECT CAST(1 AS BIGINT) FROM pg_advisory_xact_lock(73684003)";

impl Store {
    /// A node comes to a house that others may have opened; since when it is open. What should
    /// have been looked after while nobody was there is looked after now.
    pub async fn come(&self, now: i64) -> Result<i64, StoreError> {
        let node = self.node.get_or_init(|| Secret::new().hash());
        let mut connection = self.writer.connect().await?;
        query("BEGIN").execute(&mut connection).await?;
        let opened = come(&mut connection, node, now).await?;
        query("COMMIT").execute(&mut connection).await?;
        connection.close().await?;
        Ok(opened)
    }

    /// This node shows that it lives.
    pub async fn lives(&self, now: i64) -> Result<(), StoreError> {
        let Some(node) = self.node.get() else { return Ok(()) };
        self.write(vec![Change::Lives(node.clone(), now)]).await
    }

    /// Somebody has a table open at this node from now on, or has not any more. It is queued
    /// before anything is awaited.
    pub fn is_present(
        &self,
        table: TableId,
        person: PersonId,
        is_present: bool,
    ) -> Option<impl Future<Output = Result<(), StoreError>> + use<>> {
        let node = self.node.get()?.clone();
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
        let Some(node) = self.node.get() else { return Ok(Vec::new()) };
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

    /// Milliseconds since 1970, as the clock of the database says; a file has none.
    pub async fn time(&self) -> Result<Option<i64>, StoreError> {
        if !self.is_shared() {
            return Ok(None);
        }
        let time: i64 =
            query_scalar("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)")
                .fetch_one(self.readers())
                .await?;
        Ok(Some(time))
    }

    /// This node closes; nobody has to wait until it is missed.
    pub(super) async fn goes(&self) {
        let Some(node) = self.node.get() else { return };
        if let Err(error) = self.write(vec![Change::Closes(node.clone())]).await {
            tracing::warn!("the other nodes do not know that this one closes: {error}");
        }
    }
}

async fn come(connection: &mut Connection, node: &str, now: i64) -> Result<i64, sqlx::Error> {
    query(LOCK).execute(connection).await?;
    query("DELETE FROM nodes WHERE seen < $1").bind(now - GONE).execute(connection).await?;
    query("DELETE FROM present WHERE node NOT IN (SELECT name FROM nodes)")
        .execute(connection)
        .await?;
    let others: i64 =
        query_scalar("SELECT count(*) FROM nodes").fetch_one(&mut *connection).await?;
    Change::Lives(node.to_owned(), now).make(connection).await?;
    let opened: Option<String> = query_scalar("SELECT value FROM house WHERE key = $1")
        .bind(OPENED)
        .fetch_optional(&mut *connection)
        .await?;
    if let Some(opened) = opened.and_then(|opened| opened.parse().ok()).filter(|_| others > 0) {
        return Ok(opened);
    }
    Change::Value(OPENED, now.to_string()).make(connection).await?;
    query("UPDATE versions SET due = 0 WHERE due IS NOT NULL").execute(connection).await?;
    Ok(now)
}
