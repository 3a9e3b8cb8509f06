//! Steps that change nothing but the end of a log, where several nodes share a house: most
//! commits are nothing else, so all of such a commit is one statement, and one journey.

use std::collections::HashSet;

use super::mark::{Marking, other_past};
use super::sql::{Connection, query};
use super::{Change, LogRow, Version};
use crate::time::now;

/// A step, and the version of the table that it is about.
pub(super) type Step<'c> = (&'c Version, &'c LogRow);

/// The steps that these changes are, if they are nothing else and each is at a table of its own.
pub(super) fn all_steps<'c>(orders: impl Iterator<Item = &'c [Change]>) -> Option<Vec<Step<'c>>> {
    let mut tables = HashSet::new();
    let step = |changes: &'c [Change]| match changes {
        [Change::Version(version), Change::Append(row)] => {
            let is_alone = version.table == row.table && tables.insert(row.table);
            is_alone.then_some((version, row))
        }
        _ => None,
    };
    orders.map(step).collect()
}

/// Keeps steps, and that this was done; the tables where they fit: those that are at these
/// versions, and whose logs end there. Rows are held in the order of their tables: nobody waits
/// for somebody who waits.
pub(super) async fn keep_steps(
    connection: &mut Connection,
    steps: &[Step<'_>],
    marking: Marking<'_>,
) -> Result<HashSet<i64>, sqlx::Error> {
    let row = |(version, row): &Step<'_>| {
        let LogRow { table, at, count, time, seat, question, key, lines } = row;
        let Version { version, due, .. } = version;
        let table = table.number();
        serde_json::json!([table, version, due, at, count, time, seat, question, key, lines])
    };
    let rows = serde_json::Value::from_iter(steps.iter().map(row)).to_string();
    let kept = query(
        "WITH marked AS (
             UPDATE writers SET token = $3, seen = $4 WHERE name = $1 AND token = $2
             RETURNING name),
         asked AS (
             SELECT CAST(value ->> 0 AS BIGINT) AS id, CAST(value ->> 1 AS BIGINT) AS was,
                    CAST(value ->> 2 AS BIGINT) AS next_due, CAST(value ->> 3 AS BIGINT) AS start,
                    value
             FROM json_each($5)),
         held AS (
             SELECT table_id, version FROM versions WHERE table_id IN (SELECT id FROM asked)
             ORDER BY table_id FOR UPDATE),
         kept AS (
             UPDATE versions SET version = was + 1, due = next_due
             FROM marked, asked JOIN held ON held.table_id = id
             WHERE versions.table_id = id AND held.version = was
             AND start = coalesce((SELECT at + count FROM log WHERE log.table_id = id
                                   ORDER BY at DESC LIMIT 1), 0)
             RETURNING versions.table_id),
         added AS (
             INSERT INTO log (table_id, at, count, time, seat, question, key, lines)
             SELECT id, start, CAST(value ->> 4 AS BIGINT), CAST(value ->> 5 AS BIGINT),
                    CAST(value ->> 6 AS BIGINT), CAST(value ->> 7 AS BIGINT),
                    value ->> 8, value ->> 9
             FROM asked JOIN kept ON kept.table_id = id)
         SELECT table_id FROM marked LEFT JOIN kept ON TRUE",
    )
    .bind(marking.name)
    .bind(marking.before)
    .bind(marking.next)
    .bind(now())
    .bind(rows)
    .fetch_all(connection)
    .await?;
    if kept.is_empty() {
        return Err(other_past());
    }
    let tables: Vec<Option<i64>> =
        kept.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    Ok(tables.into_iter().flatten().collect())
}
