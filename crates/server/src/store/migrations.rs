//! Bringing a database up to date, and refusing one from the future.

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;

use super::StoreError;

/// All changes of the database ever made, in order; none is ever edited.
const MIGRATIONS: [(i64, &str, &str); 5] = [
    (1, "house", include_str!("../../migrations/0001_house.sql")),
    (2, "people", include_str!("../../migrations/0002_people.sql")),
    (3, "notices", include_str!("../../migrations/0003_notices.sql")),
    (4, "hosts", include_str!("../../migrations/0004_hosts.sql")),
    (5, "wishes", include_str!("../../migrations/0005_wishes.sql")),
];

/// Makes the changes that this database has not seen yet.
pub(super) async fn run(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let migrations = MIGRATIONS.into_iter().map(|(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(migrations.collect());
    migrator.run_direct(None, connection, false).await.map_err(|error| match error {
        MigrateError::VersionMissing(version) => newer(version),
        error => {
            StoreError::Unusable(format!("the database cannot be brought up to date: {error}"))
        }
    })
}

/// A database of Snug, of this version or an older one.
pub(super) async fn must_be_known(
    connection: &mut SqliteConnection,
    database: &str,
) -> Result<(), StoreError> {
    let version = version(connection, database).await?;
    if version > MIGRATIONS.len() as i64 { Err(newer(version)) } else { Ok(()) }
}

/// The version of a database of Snug, whichever.
pub(super) async fn version(
    connection: &mut SqliteConnection,
    database: &str,
) -> Result<i64, StoreError> {
    sqlx::query_scalar("SELECT coalesce(max(version), 0) FROM _sqlx_migrations")
        .fetch_one(connection)
        .await
        .map_err(|_| StoreError::Unusable(format!("{database} is no database of Snug")))
}

fn newer(version: i64) -> StoreError {
    StoreError::Unusable(format!(
        "this database was written by a newer Snug (its version is {version}, and this \
         program knows {}); start that one, or give another file with --database",
        MIGRATIONS.len()
    ))
}
