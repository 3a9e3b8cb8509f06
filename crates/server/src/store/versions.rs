//! How often each table was changed, where several nodes share a house: whoever changes a
//! table says what they took it for, and comes second when it is something else by now.

use std::collections::HashMap;

use super::change::Change;
use super::sql::{Connection, Row, query, query_scalar};
use super::{Store, StoreError};
use crate::ids::TableId;

/// That a table is at this version; it is at the next one when what comes with it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Version {
    /// Which table.
    pub table: TableId,
    /// How often it was changed before.
    pub version: i64,
    /// When somebody has to look after it, if nothing happens before.
    pub due: Option<i64>,
}

/// The versions of all tables that a transaction changes, which nobody else changes meanwhile.
#[derive(Default)]
pub(super) struct Versions {
    now: HashMap<TableId, i64>,
    /// Those that have changed, with when they are to be looked after.
    changed: HashMap<TableId, Option<i64>>,
}

impl Versions {
    /// Takes hold of tables, always in the same order: nobody waits for somebody who waits.
    pub(super) async fn take<'c>(
        connection: &mut Connection,
        changes: impl Iterator<Item = &'c Change>,
    ) -> Result<Versions, sqlx::Error> {
        let tables = changes.filter_map(|change| match change {
            Change::Version(version) => Some(version.table.number()),
            _ => None,
        });
        let tables: Vec<i64> = tables.collect();
        if tables.is_empty() {
            return Ok(Versions::default());
        }
        let rows = query(
            "SELECT table_id, version FROM versions
             WHERE table_id IN (SELECT CAST(CAST(value AS TEXT) AS BIGINT) FROM json_each($1))
             ORDER BY table_id FOR UPDATE",
        )
        .bind(serde_json::Value::from(tables).to_string())
        .fetch_all(connection)
        .await?;
        let now = rows.iter().map(known).collect::<Result<_, _>>()?;
        Ok(Versions { now, changed: HashMap::new() })
    }

    /// Whether all that these changes took for the newest still is.
    pub(super) fn allow(&self, changes: &[Change]) -> bool {
        changes.iter().all(|change| match change {
            Change::Version(version) => self.now.get(&version.table) == Some(&version.version),
            _ => true,
        })
    }

    /// These changes are made.
    pub(super) fn count(&mut self, changes: &[Change]) {
        for change in changes {
            if let Change::Version(Version { table, version, due }) = change {
                self.now.insert(*table, version + 1);
                self.changed.insert(*table, *due);
            }
        }
    }

    /// Keeps the new versions, and brings the number of the transaction: by that one can ask
    /// later what became of it.
    pub(super) async fn keep(&self, connection: &mut Connection) -> Result<i64, sqlx::Error> {
        const NUMBER: &str = "SELECT CAST(CAST(pg_current_xact_id() AS TEXT) AS BIGINT)";
        const KEEP: &str = "WITH kept AS (
             UPDATE versions SET version = CAST(value ->> 1 AS BIGINT),
                                 due = CAST(value ->> 2 AS BIGINT)
             FROM json_each($1) WHERE table_id = CAST(value ->> 0 AS BIGINT))
             SELECT CAST(CAST(pg_current_xact_id() AS TEXT) AS BIGINT)";
        if self.changed.is_empty() {
            return query_scalar(NUMBER).fetch_one(connection).await;
        }
        let row = |(table, due): (&TableId, &Option<i64>)| {
            serde_json::json!([table.number(), self.now.get(table), due])
        };
        let rows: serde_json::Value = self.changed.iter().map(row).collect();
        query_scalar(KEEP).bind(rows.to_string()).fetch_one(connection).await
    }
}

/// A new table begins to be counted, where anybody counts.
pub(super) async fn begin(
    connection: &mut Connection,
    table: TableId,
    due: Option<i64>,
) -> Result<(), sqlx::Error> {
    if !connection.is_shared() {
        return Ok(());
    }
    query(
        "INSERT INTO versions (table_id, version, due) VALUES ($1, 0, $2) ON CONFLICT DO NOTHING",
    )
    .bind(table.number())
    .bind(due)
    .execute(connection)
    .await?;
    Ok(())
}

/// All tables begin to be counted: in a house that was moved.
pub(super) async fn begin_all(connection: &mut Connection) -> Result<(), sqlx::Error> {
    query("DELETE FROM versions").execute(connection).await?;
    query("INSERT INTO versions (table_id, version, due) SELECT id, 0, 0 FROM tables")
        .execute(connection)
        .await?;
    Ok(())
}

/// For how long somebody who looks after a table is left to it.
const LEFT_TO_IT: i64 = 10_000;
/// How many tables are looked after at once by whoever finds them.
const FOUND: i64 = 64;

impl Store {
    /// Takes on tables that somebody should have looked after before this moment; nobody else
    /// takes them on for a while.
    pub async fn take_on(&self, before: i64, now: i64) -> Result<Vec<TableId>, StoreError> {
        let tables: Vec<i64> = query_scalar(
            "UPDATE versions SET due = $2 WHERE table_id IN (
                 SELECT table_id FROM versions WHERE due < $1 ORDER BY due LIMIT $3
                 FOR UPDATE SKIP LOCKED) RETURNING table_id",
        )
        .bind(before)
        .bind(now + LEFT_TO_IT)
        .bind(FOUND)
        .fetch_all(self.readers())
        .await?;
        Ok(tables.into_iter().map(TableId::stored).collect())
    }

    /// The versions of tables; nothing about those that there are not.
    pub async fn versions(&self, tables: &[TableId]) -> Result<HashMap<TableId, i64>, StoreError> {
        let tables: Vec<i64> = tables.iter().map(|table| table.number()).collect();
        let rows = query(
            "SELECT table_id, version FROM versions
             WHERE table_id IN (SELECT CAST(CAST(value AS TEXT) AS BIGINT) FROM json_each($1))",
        )
        .bind(serde_json::Value::from(tables).to_string())
        .fetch_all(self.readers())
        .await?;
        rows.iter().map(known).collect::<Result<_, _>>().map_err(Into::into)
    }
}

fn known(row: &Row) -> Result<(TableId, i64), sqlx::Error> {
    Ok((TableId::stored(row.try_get(0)?), row.try_get(1)?))
}
