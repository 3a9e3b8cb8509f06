//! One way to speak to both databases: statements, what is bound to them, and rows.
//!
//! Nearly every statement is one text that SQLite and PostgreSQL understand alike; where they
//! do not, a statement has two. Numbers are 64 bits wide and yes and no are 1 and 0, so that
//! a row is read in the same way wherever it comes from.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::time::Duration;

use sqlx::postgres::{PgConnection, PgPool, PgRow};
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Connection as _, Decode, Postgres, Row as _, Sqlite, Type, TypeInfo, ValueRef};
use tokio::time::{sleep, timeout};

use super::postgres::{is_passing, is_transient};

/// How often reading is tried again while a server restarts or another takes over.
const TRIES: u32 = 5;
/// How long the first pause is; each after it is twice as long.
const PAUSE: Duration = Duration::from_millis(40);
/// How long a server may take to bring what is read. Where the way to it is cut nothing ever
/// comes, and nobody is told.
const PATIENCE: Duration = Duration::from_secs(10);
/// The same for what goes through much; the server ends it sooner than this by itself.
pub(super) const UNHURRIED: Duration = Duration::from_secs(35);

/// Connections for reading, shared by all.
#[derive(Clone)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Pool {
    pub(super) async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }

    /// Whether others may write while this one reads.
    pub(super) const fn is_shared(&self) -> bool {
        matches!(self, Pool::Postgres(_))
    }
}

/// One connection, for whoever writes.
pub(super) enum Connection {
    Sqlite(Box<SqliteConnection>),
    Postgres(Box<PgConnection>),
}

impl Connection {
    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(connection) => connection.close().await,
            Connection::Postgres(connection) => connection.close().await,
        }
    }

    /// Whether many may write at once, each on a connection of their own.
    pub(super) const fn is_shared(&self) -> bool {
        matches!(self, Connection::Postgres(_))
    }
}

/// The text of a statement, for each database.
#[derive(Clone, Copy)]
pub(super) struct Sql {
    sqlite: &'static str,
    postgres: &'static str,
}

impl Sql {
    /// Texts that are made while the program runs, out of names that are its own. They stay in
    /// memory, so this is for commands that say each of them once.
    pub(super) fn of(sqlite: String, postgres: String) -> Sql {
        Sql { sqlite: sqlite.leak(), postgres: postgres.leak() }
    }
}

impl From<&'static str> for Sql {
    fn from(text: &'static str) -> Sql {
        Sql { sqlite: text, postgres: text }
    }
}

/// For SQLite first.
impl From<(&'static str, &'static str)> for Sql {
    fn from((sqlite, postgres): (&'static str, &'static str)) -> Sql {
        Sql { sqlite, postgres }
    }
}

/// A value that is bound to a statement.
#[derive(Clone, Debug)]
pub(super) enum Value<'q> {
    Number(Option<i64>),
    Text(Option<Cow<'q, str>>),
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Number(Some(number))
    }
}

impl From<bool> for Value<'_> {
    fn from(is: bool) -> Self {
        Value::Number(Some(i64::from(is)))
    }
}

impl From<Option<i64>> for Value<'_> {
    fn from(number: Option<i64>) -> Self {
        Value::Number(number)
    }
}

impl<'q> From<&'q str> for Value<'q> {
    fn from(text: &'q str) -> Self {
        Value::Text(Some(text.into()))
    }
}

impl<'q> From<&'q String> for Value<'q> {
    fn from(text: &'q String) -> Self {
        Value::Text(Some(text.into()))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Some(text.into()))
    }
}

impl<'q> From<&'q Option<String>> for Value<'q> {
    fn from(text: &'q Option<String>) -> Self {
        Value::Text(text.as_deref().map(Cow::from))
    }
}

/// A statement with what is bound to it.
pub(super) struct Query<'q> {
    sql: Sql,
    values: Vec<Value<'q>>,
    patience: Duration,
}

/// A statement to which nothing is bound yet.
pub(super) fn query<'q>(sql: impl Into<Sql>) -> Query<'q> {
    Query { sql: sql.into(), values: Vec::new(), patience: PATIENCE }
}

/// Where a statement is run.
pub(super) enum At<'c> {
    Readers(&'c Pool),
    Connection(&'c mut Connection),
}

impl<'c> From<&'c Pool> for At<'c> {
    fn from(pool: &'c Pool) -> Self {
        At::Readers(pool)
    }
}

impl<'c> From<&'c mut Connection> for At<'c> {
    fn from(connection: &'c mut Connection) -> Self {
        At::Connection(connection)
    }
}

/// The statement as a database's own, with everything bound.
macro_rules! bound {
    ($database:ty, $query:expr, $text:expr) => {{
        let mut query = sqlx::query::<$database>($text);
        for value in &$query.values {
            query = match value {
                Value::Number(number) => query.bind(*number),
                Value::Text(text) => query.bind(text.as_deref()),
            };
        }
        query
    }};
}

impl<'q> Query<'q> {
    pub(super) fn bind(mut self, value: impl Into<Value<'q>>) -> Query<'q> {
        self.values.push(value.into());
        self
    }

    /// How long a server may take for it.
    pub(super) fn within(self, patience: Duration) -> Query<'q> {
        Query { patience, ..self }
    }

    /// All rows that it brings.
    pub(super) async fn fetch_all<'c>(
        self,
        at: impl Into<At<'c>>,
    ) -> Result<Vec<Row>, sqlx::Error> {
        match at.into() {
            At::Readers(Pool::Sqlite(pool)) => {
                let rows = bound!(Sqlite, self, self.sql.sqlite).fetch_all(pool).await?;
                Ok(rows.into_iter().map(Row::Sqlite).collect())
            }
            At::Connection(Connection::Sqlite(connection)) => {
                let query = bound!(Sqlite, self, self.sql.sqlite);
                let rows = query.fetch_all(&mut **connection).await?;
                Ok(rows.into_iter().map(Row::Sqlite).collect())
            }
            At::Readers(Pool::Postgres(pool)) => {
                let rows = self.read(pool).await?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
            At::Connection(Connection::Postgres(connection)) => {
                let query = bound!(Postgres, self, self.sql.postgres);
                let rows = query.fetch_all(&mut **connection).await?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        }
    }

    /// Reads from a server, again while it restarts: nothing is changed by that.
    async fn read(&self, pool: &PgPool) -> Result<Vec<PgRow>, sqlx::Error> {
        let mut pause = PAUSE;
        for _ in 1..TRIES {
            match self.read_once(pool).await {
                Err(error) if has_taken_long(&error) => return Err(error),
                Err(error) if is_transient(&error) || is_passing(&error) => {}
                outcome => return outcome,
            }
            sleep(pause).await;
            pause *= 2;
        }
        self.read_once(pool).await
    }

    async fn read_once(&self, pool: &PgPool) -> Result<Vec<PgRow>, sqlx::Error> {
        let mut connection = pool.acquire().await?;
        let read = bound!(Postgres, self, self.sql.postgres).fetch_all(&mut *connection);
        match timeout(self.patience, read).await {
            Ok(read) => read,
            Err(late) => {
                // Whoever has it next would wait for the same.
                drop(connection.detach());
                Err(sqlx::Error::Io(late.into()))
            }
        }
    }

    /// Its first row, if it brings any.
    pub(super) async fn fetch_optional<'c>(
        self,
        at: impl Into<At<'c>>,
    ) -> Result<Option<Row>, sqlx::Error> {
        Ok(self.fetch_all(at).await?.into_iter().next())
    }

    /// The one row that it brings.
    pub(super) async fn fetch_one<'c>(self, at: impl Into<At<'c>>) -> Result<Row, sqlx::Error> {
        self.fetch_optional(at).await?.ok_or(sqlx::Error::RowNotFound)
    }

    /// How many rows it has changed.
    pub(super) async fn execute(self, connection: &mut Connection) -> Result<u64, sqlx::Error> {
        match connection {
            Connection::Sqlite(connection) => {
                let query = bound!(Sqlite, self, self.sql.sqlite);
                Ok(query.execute(&mut **connection).await?.rows_affected())
            }
            Connection::Postgres(connection) => {
                let query = bound!(Postgres, self, self.sql.postgres);
                Ok(query.execute(&mut **connection).await?.rows_affected())
            }
        }
    }
}

/// Whether somebody has waited for as long as they should.
fn has_taken_long(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::PoolTimedOut => true,
        sqlx::Error::Io(error) => error.kind() == std::io::ErrorKind::TimedOut,
        _ => false,
    }
}

/// A row of either database.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// What stands in a column.
    pub(super) fn try_get<T: Field>(&self, column: usize) -> Result<T, sqlx::Error> {
        T::of(self, column)
    }

    fn read<T>(&self, column: usize) -> Result<T, sqlx::Error>
    where
        T: for<'r> Decode<'r, Sqlite> + Type<Sqlite>,
        T: for<'r> Decode<'r, Postgres> + Type<Postgres>,
    {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }
}

/// A statement that brings one column.
pub(super) struct Scalar<'q, T> {
    query: Query<'q>,
    of: PhantomData<T>,
}

/// A statement that brings one column, and to which nothing is bound yet.
pub(super) fn query_scalar<'q, T: Field>(sql: impl Into<Sql>) -> Scalar<'q, T> {
    Scalar { query: query(sql), of: PhantomData }
}

impl<'q, T: Field> Scalar<'q, T> {
    pub(super) fn bind(mut self, value: impl Into<Value<'q>>) -> Scalar<'q, T> {
        self.query = self.query.bind(value);
        self
    }

    /// What stands in every row.
    pub(super) async fn fetch_all<'c>(self, at: impl Into<At<'c>>) -> Result<Vec<T>, sqlx::Error> {
        self.query.fetch_all(at).await?.iter().map(|row| row.try_get(0)).collect()
    }

    /// What stands in its first row, if it brings any.
    pub(super) async fn fetch_optional<'c>(
        self,
        at: impl Into<At<'c>>,
    ) -> Result<Option<T>, sqlx::Error> {
        self.query.fetch_optional(at).await?.map(|row| row.try_get(0)).transpose()
    }

    /// What stands in the one row that it brings.
    pub(super) async fn fetch_one<'c>(self, at: impl Into<At<'c>>) -> Result<T, sqlx::Error> {
        self.query.fetch_one(at).await?.try_get(0)
    }
}

/// What can stand in a column.
pub(super) trait Field: Sized {
    fn of(row: &Row, column: usize) -> Result<Self, sqlx::Error>;
}

impl Field for Option<i64> {
    fn of(row: &Row, column: usize) -> Result<Self, sqlx::Error> {
        // PostgreSQL takes a number that stands in a statement for a small one.
        if let Row::Postgres(of) = row
            && of.try_get_raw(column)?.type_info().name() == "INT4"
        {
            return Ok(of.try_get::<Option<i32>, _>(column)?.map(i64::from));
        }
        row.read(column)
    }
}

impl Field for i64 {
    fn of(row: &Row, column: usize) -> Result<Self, sqlx::Error> {
        required(row, column)
    }
}

impl Field for Option<bool> {
    fn of(row: &Row, column: usize) -> Result<Self, sqlx::Error> {
        Ok(row.try_get::<Option<i64>>(column)?.map(|number| number != 0))
    }
}

impl Field for bool {
    fn of(row: &Row, column: usize) -> Result<Self, sqlx::Error> {
        required(row, column)
    }
}

impl Field for Option<String> {
    fn of(row: &Row, column: usize) -> Result<Self, sqlx::Error> {
        row.read(column)
    }
}

impl Field for String {
    fn of(row: &Row, column: usize) -> Result<Self, sqlx::Error> {
        required(row, column)
    }
}

impl Field for Option<f64> {
    fn of(row: &Row, column: usize) -> Result<Self, sqlx::Error> {
        row.read(column)
    }
}

impl Field for f64 {
    fn of(row: &Row, column: usize) -> Result<Self, sqlx::Error> {
        required(row, column)
    }
}

fn required<T>(row: &Row, column: usize) -> Result<T, sqlx::Error>
where
    Option<T>: Field,
{
    let missing = || sqlx::Error::ColumnDecode {
        index: column.to_string(),
        source: "nothing stands there".into(),
    };
    Option::<T>::of(row, column)?.ok_or_else(missing)
}
