//! A copy of the database, taken while the house is open.

use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use super::engine::file;
use super::sql::{Connection as AnyConnection, query};
use super::{StoreError, migrations, postgres};

/// Only its owner reads and writes a database or a copy of it: it holds everything the
/// house knows.
pub(super) const OWNER_ONLY: u32 = 0o600;

/// A copy that was made and checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copied {
    /// How many tables are in it.
    pub tables: i64,
    /// How large it is.
    pub bytes: u64,
}

/// Copies a database to a new file, as it is at one moment, while the house goes on.
///
/// The copy appears under its name only once it is whole and checked; nothing is ever
/// overwritten.
pub async fn backup(database: &str, to: &Path) -> Result<Copied, StoreError> {
    if postgres::is_address(database) {
        let reason = "a house in PostgreSQL is backed up by PostgreSQL: `pg_dump --format=custom \
                      --file=snug.dump ADDRESS` copies it as it is at one moment, and \
                      `pg_restore --dbname=ADDRESS snug.dump` brings it back into an empty \
                      database; `snug move` copies it into a file";
        return Err(unusable(reason.to_owned()));
    }
    if fs::symlink_metadata(to).is_ok() {
        let reason = format!("{} exists already; a backup overwrites nothing", to.display());
        return Err(StoreError::Unusable(reason));
    }
    let unfinished = unfinished(to)?;
    let copied = copy(database, &unfinished, to).await;
    if copied.is_err() {
        // What went wrong is told; a piece of a copy that stays hurts nobody.
        let _ = fs::remove_file(&unfinished);
    }
    copied
}

async fn copy(database: &str, unfinished: &Path, to: &Path) -> Result<Copied, StoreError> {
    let mut original = AnyConnection::Sqlite(Box::new(read(&file(database)?).await?));
    migrations::version(&mut original, database).await?;
    let unwritable =
        |error: std::io::Error| unusable(format!("{} cannot be written: {error}", to.display()));
    let written = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(OWNER_ONLY)
        .open(unfinished)
        .map_err(unwritable)?;
    query("VACUUM INTO $1")
        .bind(unfinished.to_str().unwrap_or_default())
        .execute(&mut original)
        .await
        .map_err(|error| unusable(format!("{database} could not be copied: {error}")))?;
    // It was only read from, so how it closes does not matter.
    let _ = original.close().await;
    let tables = check(unfinished).await?;
    written.sync_all().map_err(unwritable)?;
    let bytes = written.metadata().map_err(unwritable)?.len();
    fs::rename(unfinished, to).map_err(unwritable)?;
    let folder = to.parent().filter(|folder| *folder != Path::new(""));
    File::open(folder.unwrap_or(Path::new(".")))
        .and_then(|folder| folder.sync_all())
        .map_err(unwritable)?;
    Ok(Copied { tables, bytes })
}

/// The copy while it is made: beside where it will be, so that it only has to be renamed.
fn unfinished(to: &Path) -> Result<PathBuf, StoreError> {
    let name = to.file_name().filter(|_| to.to_str().is_some());
    let name = name.ok_or_else(|| unusable(format!("{} is no name of a file", to.display())))?;
    let mut unfinished = name.to_os_string();
    unfinished.push(format!(".{}.unfinished", std::process::id()));
    Ok(to.with_file_name(unfinished))
}

/// A connection that changes nothing.
pub(super) async fn read(path: &Path) -> Result<SqliteConnection, StoreError> {
    if !path.is_file() {
        let reason = format!("there is no database {}; name one with --database", path.display());
        return Err(unusable(reason));
    }
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .read_only(true)
        .busy_timeout(Duration::from_secs(10));
    SqliteConnection::connect_with(&options)
        .await
        .map_err(|error| unusable(format!("{} cannot be read: {error}", path.display())))
}

/// How many tables are in a copy, if it is sound.
async fn check(copy: &Path) -> Result<i64, StoreError> {
    let mut connection = read(copy).await?;
    let said: String =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await?;
    if said != "ok" {
        return Err(unusable(format!("the copy is not sound, and was thrown away: {said}")));
    }
    let tables =
        sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&mut connection).await?;
    connection.close().await?;
    Ok(tables)
}

fn unusable(reason: String) -> StoreError {
    StoreError::Unusable(reason)
}
