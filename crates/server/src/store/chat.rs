//! What people say at tables, note for themselves, and complain about.

use std::fmt;

use super::sql::{Connection, Row, query, query_scalar};
use super::{Store, StoreError};
use crate::ids::{PersonId, TableId};

/// How many complaints are read at once.
const REPORTS: i64 = 500;

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Who said it.
    pub person: PersonId,
    /// The name they have now.
    pub name: String,
    /// When.
    pub time: i64,
    /// What.
    pub text: String,
}

/// A complaint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its number.
    pub id: i64,
    /// Where it happened.
    pub table: TableId,
    /// Who complains.
    pub by: PersonId,
    /// About whom.
    pub about: PersonId,
    /// The name of whom it is about.
    pub name: String,
    /// When.
    pub time: i64,
    /// Why.
    pub complaint: Complaint,
}

/// Why somebody complains about somebody, and what that person said last; each is one line,
/// and so they are kept.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Complaint {
    /// In the words of whoever complains.
    pub reason: String,
    /// In the words of whom it is about.
    pub said: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}\n{}", self.reason, self.said)
    }
}

impl From<&str> for Complaint {
    fn from(kept: &str) -> Complaint {
        let (reason, said) = kept.split_once('\n').unwrap_or((kept, ""));
        Complaint { reason: reason.to_owned(), said: said.to_owned() }
    }
}

/// What others have complained about goes on without the words of somebody who is forgotten.
pub(super) async fn forget_words(
    connection: &mut Connection,
    person: PersonId,
) -> Result<(), sqlx::Error> {
    let about = query("SELECT id, reason FROM reports WHERE reported = $1 ORDER BY id")
        .bind(person.number())
        .fetch_all(&mut *connection)
        .await?;
    for row in about {
        let (id, kept): (i64, String) = (row.try_get(0)?, row.try_get(1)?);
        let complaint = Complaint { said: String::new(), ..kept.as_str().into() };
        query("UPDATE reports SET reason = $2 WHERE id = $1")
            .bind(id)
            .bind(complaint.to_string())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

impl Store {
    /// What was said last at a table, oldest first.
    pub async fn chat(&self, table: TableId, limit: i64) -> Result<Vec<Said>, StoreError> {
        let rows = query(
            "SELECT chat.person, people.name, chat.time, chat.text
             FROM chat JOIN people ON people.id = chat.person
             WHERE table_id = $1 AND chat.text <> '' ORDER BY chat.id DESC LIMIT $2",
        )
        .bind(table.number())
        .bind(limit)
        .fetch_all(self.readers())
        .await?;
        let read = |row: &Row| {
            Ok(Said {
                person: PersonId::stored(row.try_get(0)?),
                name: row.try_get(1)?,
                time: row.try_get(2)?,
                text: row.try_get(3)?,
            })
        };
        rows.iter().rev().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// The tables at which a person has said something.
    pub async fn talked_at(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let tables: Vec<i64> = query_scalar("SELECT DISTINCT table_id FROM chat WHERE person = $1")
            .bind(person.number())
            .fetch_all(self.readers())
            .await?;
        Ok(tables.into_iter().map(TableId::stored).collect())
    }

    /// A person's own notes about a table.
    pub async fn note(&self, table: TableId, person: PersonId) -> Result<String, StoreError> {
        let text: Option<String> =
            query_scalar("SELECT text FROM notes WHERE table_id = $1 AND person = $2")
                .bind(table.number())
                .bind(person.number())
                .fetch_optional(self.readers())
                .await?;
        Ok(text.unwrap_or_default())
    }

    /// The complaints nobody has dealt with yet, newest first.
    pub async fn reports(&self) -> Result<Vec<Report>, StoreError> {
        let rows = query(
            "SELECT reports.id, table_id, reporter, reported, people.name, time, reason
             FROM reports JOIN people ON people.id = reported
             WHERE closed = 0 ORDER BY reports.id DESC LIMIT $1",
        )
        .bind(REPORTS)
        .fetch_all(self.readers())
        .await?;
        let read = |row: &Row| {
            Ok(Report {
                id: row.try_get(0)?,
                table: TableId::stored(row.try_get(1)?),
                by: PersonId::stored(row.try_get(2)?),
                about: PersonId::stored(row.try_get(3)?),
                name: row.try_get(4)?,
                time: row.try_get(5)?,
                complaint: row.try_get::<String>(6)?.as_str().into(),
            })
        };
        rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// How many complaints nobody has dealt with yet.
    pub async fn open_reports(&self) -> Result<i64, StoreError> {
        let count: Option<i64> = query_scalar(
            "SELECT COUNT(*) FROM reports JOIN people ON people.id = reported WHERE closed = 0",
        )
        .fetch_optional(self.readers())
        .await?;
        Ok(count.unwrap_or_default())
    }
}
