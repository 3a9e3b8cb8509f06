//! Moving a whole house from one database to another, a file or a server, and making sure of it.

use sha2::{Digest, Sha256};

use super::engine::Engine;
use super::sql::{Connection, Sql, query, query_scalar};
use super::{Store, StoreError, nodes, versions};

/// How many rows go together.
const PAGE: i64 = 500;

/// A table of the database that was moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// What it is called.
    pub table: String,
    /// How many rows it has,
    pub rows: u64,
    /// and what they add up to, in whichever order: the same on both sides.
    pub checksum: String,
}

/// Copies everything from one database into another that holds nothing yet.
///
/// Both must be nobody else's meanwhile. All of it arrives or nothing, and what has arrived is
/// read again and compared; the first database stays as it is.
pub async fn move_house(from: &str, to: &str) -> Result<Vec<Moved>, StoreError> {
    // Opening a file that is not there would make one.
    Store::read(from).await?.close().await;
    let (old, new) = (Store::open_alone(from).await?, Store::open_alone(to).await?);
    let mut source = Engine::of(from)?.connect().await?;
    let mut target = Engine::of(to)?.connect().await?;
    query("BEGIN").execute(&mut target).await?;
    let moved = copy(&mut source, &mut target).await;
    query(if moved.is_ok() { "COMMIT" } else { "ROLLBACK" }).execute(&mut target).await?;
    target.close().await?;
    source.close().await?;
    old.close().await;
    new.close().await;
    moved
}

async fn copy(source: &mut Connection, target: &mut Connection) -> Result<Vec<Moved>, StoreError> {
    let mut all = Vec::new();
    for table in tables(source).await? {
        let columns = columns(source, &table).await?;
        let there = of_text(format!("SELECT count(*) FROM {table}"));
        let there: i64 = query_scalar(there).fetch_one(&mut *target).await?;
        if there > 0 {
            let reason = "the database to move into holds something already; give an empty one";
            return Err(StoreError::Unusable(reason.to_owned()));
        }
        let sent = read(source, Some(target), &table, &columns).await?;
        let arrived = read(target, None, &table, &columns).await?;
        if sent != arrived {
            let reason = format!(
                "{table} did not arrive as it was sent, so nothing was moved: {} rows that add up \
                 to {}, and {} that add up to {}",
                sent.rows, sent.checksum, arrived.rows, arrived.checksum
            );
            return Err(StoreError::Unusable(reason));
        }
        count_on(target, &table).await?;
        all.push(arrived);
    }
    versions::begin_all(target).await?;
    // Its clock is another one.
    query("DELETE FROM house WHERE key = $1").bind(nodes::CLOCK).execute(target).await?;
    Ok(all)
}

/// A column, and what its values are to the database.
struct Column {
    name: String,
    kind: &'static str,
}

/// The tables of a house, without what a database keeps for itself.
async fn tables(connection: &mut Connection) -> Result<Vec<String>, StoreError> {
    let tables = query_scalar((
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'
         AND name NOT IN ('_sqlx_migrations', 'versions', 'nodes', 'present', 'writers')
         ORDER BY name",
        "SELECT CAST(table_name AS TEXT) FROM information_schema.tables
         WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
         AND table_name NOT IN ('_sqlx_migrations', 'versions', 'nodes', 'present', 'writers')
         ORDER BY table_name",
    ));
    Ok(tables.fetch_all(connection).await?)
}

async fn columns(connection: &mut Connection, table: &str) -> Result<Vec<Column>, StoreError> {
    let rows = query((
        "SELECT name, type FROM pragma_table_info($1) ORDER BY cid",
        "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT) FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position",
    ));
    let rows = rows.bind(table).fetch_all(connection).await?;
    let mut columns = Vec::new();
    for row in rows {
        let (name, declared): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let kind = match declared.to_ascii_uppercase().as_str() {
            "BIGINT" | "INTEGER" => "BIGINT",
            "REAL" | "DOUBLE PRECISION" => "DOUBLE PRECISION",
            "TEXT" => "TEXT",
            other => {
                let reason = format!("{table}.{name} is of the type {other}, which is not moved");
                return Err(StoreError::Unusable(reason));
            }
        };
        columns.push(Column { name, kind });
    }
    Ok(columns)
}

/// Reads a whole table, and writes it into another database if there is one.
async fn read(
    from: &mut Connection,
    mut to: Option<&mut Connection>,
    table: &str,
    columns: &[Column],
) -> Result<Moved, StoreError> {
    let names: Vec<&str> = columns.iter().map(|column| &column.name[..]).collect();
    let names = names.join(", ");
    let page = Sql::of(
        format!(
            "SELECT CAST(rowid AS TEXT) AS place, json_array({names}) FROM {table}
             WHERE rowid > CAST($1 AS BIGINT) ORDER BY rowid LIMIT $2"
        ),
        format!(
            "SELECT CAST(ctid AS TEXT) AS place, CAST(json_build_array({names}) AS TEXT) FROM {table}
             WHERE ctid > CAST($1 AS tid) ORDER BY ctid LIMIT $2"
        ),
    );
    let kinds = columns.iter().enumerate();
    let kinds = kinds.map(|(at, column)| format!("CAST(value ->> {at} AS {})", column.kind));
    let kinds = kinds.collect::<Vec<_>>().join(", ");
    let insert =
        of_text(format!("INSERT INTO {table} ({names}) SELECT {kinds} FROM json_each($1)"));
    let mut last = match from {
        Connection::Sqlite(_) => i64::MIN.to_string(),
        Connection::Postgres(_) => "(0,0)".to_owned(),
    };
    let (mut count, mut sum) = (0, 0_u128);
    loop {
        let rows = query(page).bind(last.clone()).bind(PAGE).fetch_all(&mut *from).await?;
        let Some(end) = rows.last() else { break };
        last = end.try_get(0)?;
        let mut page = Vec::new();
        for row in &rows {
            let row: String = row.try_get(1)?;
            let row: serde_json::Value = serde_json::from_str(&row).map_err(|error| {
                StoreError::Unusable(format!("a row of {table} cannot be read: {error}"))
            })?;
            let digest = Sha256::digest(row.to_string());
            let part = digest.first_chunk().map_or(0, |part| u128::from_le_bytes(*part));
            (count, sum) = (count + 1, sum.wrapping_add(part));
            page.push(row);
        }
        if let Some(to) = to.as_deref_mut() {
            let page = serde_json::Value::from(page).to_string();
            query(insert).bind(page).execute(to).await?;
        }
    }
    Ok(Moved { table: table.to_owned(), rows: count, checksum: format!("{sum:032x}") })
}

/// A counter goes on after what was moved.
async fn count_on(connection: &mut Connection, table: &str) -> Result<(), StoreError> {
    if !connection.is_shared() {
        return Ok(());
    }
    let counters: Vec<String> = query_scalar(
        "SELECT CAST(column_name AS TEXT) FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name = $1 AND is_identity = 'YES'",
    )
    .bind(table)
    .fetch_all(&mut *connection)
    .await?;
    for column in counters {
        let set = of_text(format!(
            "SELECT setval(pg_get_serial_sequence('{table}', '{column}'),
                           coalesce((SELECT max({column}) FROM {table}), 0) + 1, false)"
        ));
        query(set).execute(connection).await?;
    }
    Ok(())
}

fn of_text(text: String) -> Sql {
    Sql::of(text.clone(), text)
}
