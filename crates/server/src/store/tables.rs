//! Tables and their logs.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::sql::{Row, query, query_scalar};
use super::{LogRow, Store, StoreError};
use crate::ids::{PersonId, QuestionId, TableId};

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Which.
    pub id: TableId,
    /// Waiting, playing, over, …
    pub state: String,
    /// When it last changed.
    pub changed: i64,
    /// What is agreed at it, as JSON.
    pub sheet: String,
}

/// An answer in a window that is still open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// Whose, counted from 0.
    pub seat: usize,
    /// To which question.
    pub question: QuestionId,
    /// When it came.
    pub time: i64,
    /// What makes a repeated request harmless.
    pub key: Option<String>,
    /// In notation.
    pub action: String,
}

/// What a table is loaded from, beside its sheet. A log may have thousands of entries, and each
/// would be a journey of its own from the database's thread: so it comes in one piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// The lines of the record.
    pub lines: String,
    /// When the last of them was written; 0 when there are none.
    pub written: i64,
    /// The requests that were granted last, the oldest first.
    pub granted: Vec<Granted>,
    /// Where in the record an answer stands with what followed it: after how many lines, and how
    /// many they are. Those of one line are not among them.
    pub answers: Vec<(usize, usize)>,
}

/// A request that was granted.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Granted {
    /// Whose, counted from 0.
    pub seat: usize,
    /// The question it answered.
    pub question: QuestionId,
    /// What makes it harmless when it comes again.
    pub key: String,
}

/// When something was written, and whose answer it was, counted from 0, if it was anybody's.
pub type Moment = (i64, Option<usize>);

/// The tables a person has made or sits at whose games are not over.
pub(super) const UNFINISHED_TABLES: &str =
    "SELECT id FROM tables WHERE state IN ('waiting', 'sealing', 'playing')
     AND json_extract(sheet, '$.host') = $1
     UNION
     SELECT id FROM tables JOIN seats ON tables.id = seats.table_id
     WHERE state IN ('waiting', 'sealing', 'playing') AND person = $2";

/// The lines of a table, when the last was written, and lists of what was granted and of where
/// answers stand; each database makes lists in its own way.
macro_rules! past {
    ($listed:literal, $answers:literal) => {
        concat!(
            "SELECT coalesce(string_agg(lines, '' ORDER BY at), ''),
             coalesce((SELECT time FROM log WHERE table_id = $1 ORDER BY at DESC LIMIT 1), 0),
             (SELECT ",
            $listed,
            " FROM (SELECT at, seat, question, key FROM log
                    WHERE table_id = $1 AND seat IS NOT NULL AND question IS NOT NULL
                    AND key IS NOT NULL ORDER BY at DESC LIMIT $2) AS granted),
             (SELECT ",
            $answers,
            " FROM log WHERE table_id = $1 AND seat IS NOT NULL AND question <> 0 AND count > 1)
             FROM log WHERE table_id = $1"
        )
    };
}

impl Store {
    /// What is agreed at a table, as JSON.
    pub async fn sheet(&self, id: TableId) -> Result<Option<String>, StoreError> {
        let sheet = query_scalar("SELECT sheet FROM tables WHERE id = $1")
            .bind(id.number())
            .fetch_optional(self.readers())
            .await?;
        Ok(sheet)
    }

    /// The same, and how often the table was changed, where anybody counts.
    pub async fn agreed(&self, id: TableId) -> Result<Option<(String, i64)>, StoreError> {
        let row = query((
            "SELECT sheet, 0 FROM tables WHERE id = $1",
            "SELECT sheet, version FROM tables JOIN versions ON table_id = id WHERE id = $1",
        ))
        .bind(id.number())
        .fetch_optional(self.readers())
        .await?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
    }

    /// How many tables are in each state.
    pub async fn states(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = query("SELECT state, COUNT(*) FROM tables GROUP BY state ORDER BY state")
            .fetch_all(self.readers())
            .await?;
        let read = |row: &Row| Ok((row.try_get(0)?, row.try_get(1)?));
        rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// A table's whole log, in order.
    pub async fn log(&self, id: TableId) -> Result<Vec<LogRow>, StoreError> {
        self.log_from(id, 0).await
    }

    /// What stands in a table's log after so many lines, in order.
    pub async fn log_from(&self, id: TableId, lines: usize) -> Result<Vec<LogRow>, StoreError> {
        let rows = query(
            "SELECT at, count, time, seat, question, key, lines FROM log
             WHERE table_id = $1 AND at >= $2 ORDER BY at",
        )
        .bind(id.number())
        .bind(lines as i64)
        .fetch_all(self.readers())
        .await?;
        let read = |row: &Row| LogRow::read(id, row, 0);
        rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// What a table is loaded from, with the requests that were granted last, so many at most.
    pub async fn past(&self, id: TableId, requests: usize) -> Result<Past, StoreError> {
        const SQLITE: &str = past!(
            "json_group_array(json_object('seat', seat, 'question', question, 'key', key)
                              ORDER BY at)",
            "json_group_array(json_array(at, count) ORDER BY at)"
        );
        const POSTGRES: &str = past!(
            "coalesce(CAST(json_agg(json_build_object('seat', seat, 'question', question,
                                                      'key', key) ORDER BY at) AS TEXT), '[]')",
            "coalesce(CAST(json_agg(json_build_array(at, count) ORDER BY at) AS TEXT), '[]')"
        );
        let row = query((SQLITE, POSTGRES))
            .bind(id.number())
            .bind(requests as i64)
            .fetch_one(self.readers())
            .await?;
        let (granted, answers): (String, String) = (row.try_get(2)?, row.try_get(3)?);
        Ok(Past {
            lines: row.try_get(0)?,
            written: row.try_get(1)?,
            granted: listed_as(&granted)?,
            answers: listed_as(&answers)?,
        })
    }

    /// When everything was written at a table, in order.
    pub async fn moments(&self, id: TableId) -> Result<Vec<Moment>, StoreError> {
        let moments: String = query_scalar((
            "SELECT json_group_array(json_array(time, seat) ORDER BY at) FROM log
             WHERE table_id = $1",
            "SELECT coalesce(CAST(json_agg(json_build_array(time, seat) ORDER BY at) AS TEXT), '[]')
             FROM log WHERE table_id = $1",
        ))
        .bind(id.number())
        .fetch_one(self.readers())
        .await?;
        listed_as(&moments)
    }

    /// The answers in a window that is still open.
    pub async fn held(&self, id: TableId) -> Result<Vec<Held>, StoreError> {
        let rows = query(
            "SELECT seat, question, time, key, action FROM held WHERE table_id = $1 ORDER BY seat",
        )
        .bind(id.number())
        .fetch_all(self.readers())
        .await?;
        let read = |row: &Row| {
            Ok(Held {
                seat: row.try_get::<i64>(0)? as usize,
                question: QuestionId::from(row.try_get::<i64>(1)? as u32),
                time: row.try_get(2)?,
                key: row.try_get(3)?,
                action: row.try_get(4)?,
            })
        };
        rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// The public tables in these states, those that changed last first.
    pub async fn public_tables(&self, state: &str, limit: i64) -> Result<Vec<Listed>, StoreError> {
        let rows = query(
            "SELECT id, state, changed, sheet FROM tables WHERE public = 1 AND state = $1
             ORDER BY changed DESC LIMIT $2",
        )
        .bind(state)
        .bind(limit)
        .fetch_all(self.readers())
        .await?;
        listed(&rows)
    }

    /// The tables a person sits at, those that changed last first.
    pub async fn tables_of(&self, person: PersonId, limit: i64) -> Result<Vec<Listed>, StoreError> {
        let rows = query(
            "SELECT DISTINCT tables.id, tables.state, tables.changed, tables.sheet
             FROM seats JOIN tables ON tables.id = seats.table_id
             WHERE seats.person = $1 ORDER BY tables.changed DESC LIMIT $2",
        )
        .bind(person.number())
        .bind(limit)
        .fetch_all(self.readers())
        .await?;
        listed(&rows)
    }

    /// The same without those that they have hidden.
    pub async fn list_of(&self, person: PersonId, limit: i64) -> Result<Vec<Listed>, StoreError> {
        let rows = query(
            "SELECT DISTINCT tables.id, tables.state, tables.changed, tables.sheet
             FROM seats JOIN tables ON tables.id = seats.table_id
             WHERE seats.person = $1
             AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.person = $1
                             AND hidden.table_id = tables.id)
             ORDER BY tables.changed DESC LIMIT $2",
        )
        .bind(person.number())
        .bind(limit)
        .fetch_all(self.readers())
        .await?;
        listed(&rows)
    }

    /// Whether somebody has hidden a table from their lists.
    pub async fn hides(&self, person: PersonId, table: TableId) -> Result<bool, StoreError> {
        let found = query("SELECT person FROM hidden WHERE person = $1 AND table_id = $2")
            .bind(person.number())
            .bind(table.number())
            .fetch_optional(self.readers())
            .await?;
        Ok(found.is_some())
    }

    /// The tables a person has made or sits at whose games are not over.
    pub async fn unfinished_tables_of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let rows = query(UNFINISHED_TABLES)
            .bind(person.to_string())
            .bind(person.number())
            .fetch_all(self.readers())
            .await?;
        ids(&rows)
    }

    /// The tables whose games are not over at which somebody is known: they sit there, have made
    /// them, came or went, look on, or have said something.
    pub async fn unfinished_tables_naming(
        &self,
        person: PersonId,
    ) -> Result<Vec<TableId>, StoreError> {
        let rows = query(
            "SELECT id FROM tables WHERE state IN ('waiting', 'sealing', 'playing')
             AND (sheet LIKE '%' || $1 || '%'
                  OR EXISTS (SELECT 1 FROM chat WHERE table_id = tables.id AND person = $2))",
        )
        .bind(person.to_string())
        .bind(person.number())
        .fetch_all(self.readers())
        .await?;
        ids(&rows)
    }

    /// All tables in one of these states: those that may have something to do by themselves.
    pub async fn tables_in(&self, states: [&str; 2]) -> Result<Vec<TableId>, StoreError> {
        let rows = query("SELECT id FROM tables WHERE state IN ($1, $2)")
            .bind(states[0])
            .bind(states[1])
            .fetch_all(self.readers())
            .await?;
        ids(&rows)
    }
}

impl LogRow {
    /// What stands in a row from this column on: `at, count, time, seat, question, key, lines`.
    pub(super) fn read(table: TableId, row: &Row, from: usize) -> Result<LogRow, sqlx::Error> {
        let seat: Option<i64> = row.try_get(from + 3)?;
        let question: Option<i64> = row.try_get(from + 4)?;
        Ok(LogRow {
            table,
            at: row.try_get::<i64>(from)? as usize,
            count: row.try_get::<i64>(from + 1)? as usize,
            time: row.try_get(from + 2)?,
            seat: seat.map(|seat| seat as usize),
            question: question.map(|number| QuestionId::from(number as u32)),
            key: row.try_get(from + 5)?,
            lines: row.try_get(from + 6)?,
        })
    }
}

pub(super) fn ids(rows: &[Row]) -> Result<Vec<TableId>, StoreError> {
    let read = |row: &Row| Ok(TableId::stored(row.try_get(0)?));
    rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
}

fn listed(rows: &[Row]) -> Result<Vec<Listed>, StoreError> {
    let read = |row: &Row| {
        Ok(Listed {
            id: TableId::stored(row.try_get(0)?),
            state: row.try_get(1)?,
            changed: row.try_get(2)?,
            sheet: row.try_get(3)?,
        })
    };
    rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
}

/// A list that the database has written as JSON.
fn listed_as<T: DeserializeOwned>(json: &str) -> Result<Vec<T>, StoreError> {
    let broken = |error| StoreError::Unusable(format!("the log of a table is no log: {error}"));
    serde_json::from_str(json).map_err(broken)
}
