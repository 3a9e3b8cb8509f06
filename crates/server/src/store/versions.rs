//! How often each table was changed, where several nodes share a house: whoever changes a
//! table says what they took it for, and comes second when it is something else by now.

use std::collections::HashMap;
use std::time::Duration;

use futures_util::future::try_join_all;

use super::change::Change;
use super::mark::{Marking, other_past};
use super::sql::{Connection, Row, query};
use super::{LogRow, Store, StoreError};
use crate::ids::TableId;
use crate::time::now;

/// The lower half of a version counts all changes, and the upper half those of anything but the
/// end of the log: whoever finds it as it was needs only what has come to the log since.
const ASIDE: i64 = 1 << 32;

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

impl Version {
    /// At which version a table is after these changes.
    pub(crate) fn after(version: i64, changes: &[Change]) -> i64 {
        match changes {
            [Change::Append(_)] | [Change::Version(_), Change::Append(_)] => version + 1,
            _ => version + 1 + ASIDE,
        }
    }

    /// How many entries the log has more at one version than at another; nothing when anything
    /// else has changed, too.
    pub(crate) fn entries_since(before: i64, now: i64) -> Option<usize> {
        let since = now.checked_sub(before)?;
        (0..ASIDE).contains(&since).then_some(since as usize)
    }
}

/// What somebody knows of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// Which.
    pub table: TableId,
    /// How often it was changed.
    pub version: i64,
    /// How many lines its log has.
    pub lines: usize,
}

/// What has become of a table.
#[derive(Clone, Debug)]
pub struct Newest {
    /// How often it was changed.
    pub version: i64,
    /// What has come to its log since.
    pub rows: Vec<LogRow>,
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
            Change::Version(version) | Change::Due(version) => Some(version.table.number()),
            Change::TakesOn(table, ..) | Change::Delete(table) => Some(table.number()),
            _ => None,
        });
        let tables: Vec<i64> = tables.collect();
        if tables.is_empty() || !connection.is_shared() {
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
                self.now.insert(*table, Version::after(*version, changes));
                self.changed.insert(*table, *due);
            }
        }
    }

    /// Keeps the new versions, and that this transaction does so.
    pub(super) async fn keep(
        &self,
        connection: &mut Connection,
        marking: Marking<'_>,
    ) -> Result<(), sqlx::Error> {
        let row = |(table, due): (&TableId, &Option<i64>)| {
            serde_json::json!([table.number(), self.now.get(table), due])
        };
        let rows: serde_json::Value = self.changed.iter().map(row).collect();
        let marked = query(
            "WITH kept AS (
                 UPDATE versions SET version = CAST(value ->> 1 AS BIGINT),
                                     due = CAST(value ->> 2 AS BIGINT)
                 FROM json_each($5) WHERE table_id = CAST(value ->> 0 AS BIGINT))
             UPDATE writers SET token = $3, seen = $4 WHERE name = $1 AND token = $2",
        )
        .bind(marking.name)
        .bind(marking.before)
        .bind(marking.next)
        .bind(now())
        .bind(rows.to_string())
        .execute(connection)
        .await?;
        if marked == 1 { Ok(()) } else { Err(other_past()) }
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

/// How long the server may take to say how often tables were changed: everybody asks that.
const PATIENCE: Duration = Duration::from_secs(4);
/// For how long somebody who looks after a table is left to it.
const LEFT_TO_IT: i64 = 10_000;
/// How many tables are looked after at once by whoever finds them.
const FOUND: i64 = 64;

impl Store {
    /// Takes on tables that somebody should have looked after before this moment; nobody else
    /// takes them on for a while.
    pub async fn take_on(&self, before: i64, now: i64) -> Result<Vec<TableId>, StoreError> {
        let late = query("SELECT table_id, due FROM versions WHERE due < $1 ORDER BY due LIMIT $2")
            .bind(before)
            .bind(FOUND)
            .fetch_all(self.readers())
            .await?;
        // The writer finds out what became of it when a reply is lost.
        let take = async |row: &Row| {
            let table = TableId::stored(row.try_get(0)?);
            let take = Change::TakesOn(table, row.try_get(1)?, now + LEFT_TO_IT);
            match self.write(vec![take]).await {
                Ok(()) => Ok(Some(table)),
                Err(StoreError::Outdated) => Ok(None),
                Err(error) => Err(error),
            }
        };
        let taken = try_join_all(late.iter().map(take)).await?;
        Ok(taken.into_iter().flatten().collect())
    }

    /// What has become of tables since somebody has looked, as of one moment; nothing about those
    /// that there are not. Each is named once.
    pub async fn newest(&self, known: &[Known]) -> Result<HashMap<TableId, Newest>, StoreError> {
        let known = known
            .iter()
            .map(|known| serde_json::json!([known.table.number(), known.version, known.lines]));
        let rows = query(
            "SELECT versions.table_id, version, at, count, time, seat, question, key, lines
             FROM (SELECT CAST(value ->> 0 AS BIGINT) AS known, CAST(value ->> 1 AS BIGINT) AS was,
                          CAST(value ->> 2 AS BIGINT) AS length FROM json_each($1)) AS asked
             JOIN versions ON versions.table_id = known
             LEFT JOIN LATERAL (
                 SELECT at, count, time, seat, question, key, lines FROM log
                 WHERE log.table_id = known AND at >= length AND version <> was ORDER BY at)
             AS log ON TRUE ORDER BY 1, 3",
        )
        .bind(known.collect::<serde_json::Value>().to_string())
        .within(PATIENCE)
        .fetch_all(self.readers())
        .await?;
        let mut newest: HashMap<TableId, Newest> = HashMap::new();
        for row in rows {
            let (table, version) = (TableId::stored(row.try_get(0)?), row.try_get(1)?);
            let found = newest.entry(table).or_insert(Newest { version, rows: Vec::new() });
            if row.try_get::<Option<i64>>(2)?.is_some() {
                found.rows.push(LogRow::read(table, &row, 2)?);
            }
        }
        Ok(newest)
    }

    /// The versions of tables; nothing about those that there are not.
    pub async fn versions(&self, tables: &[TableId]) -> Result<HashMap<TableId, i64>, StoreError> {
        let tables: Vec<i64> = tables.iter().map(|table| table.number()).collect();
        let rows = query(
            "SELECT table_id, version FROM versions
             WHERE table_id IN (SELECT CAST(CAST(value AS TEXT) AS BIGINT) FROM json_each($1))",
        )
        .bind(serde_json::Value::from(tables).to_string())
        .within(PATIENCE)
        .fetch_all(self.readers())
        .await?;
        rows.iter().map(known).collect::<Result<_, _>>().map_err(Into::into)
    }
}

fn known(row: &Row) -> Result<(TableId, i64), sqlx::Error> {
    Ok((TableId::stored(row.try_get(0)?), row.try_get(1)?))
}
