//! Everything that can be written down, as data.

use std::collections::HashSet;

use sqlx::Sqlite;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};

use super::tables::UNFINISHED_TABLES;
use super::{Credential, Held, Kind, Mail, Person, StoreError};
use crate::ids::{PersonId, QuestionId, TableId};

/// One change of what is kept.
#[derive(Clone, Debug)]
pub enum Change {
    /// A value of the house's own.
    Value(&'static str, String),
    /// A table is new or has changed in what is agreed at it.
    Table(TableRow),
    /// Lines at the end of a table's log; refused when they are not at its end.
    Append(LogRow),
    /// An answer in a window that is still open.
    Hold(TableId, Held),
    /// The window closed: its answers are in the log.
    LetGo(TableId),
    /// A new person.
    Person(Person),
    /// A new name.
    Rename(PersonId, String),
    /// Whether somebody wants to be asked what is usually answered in one way.
    Wish(PersonId, bool),
    /// What the host has decided about a person: muted and banned until when.
    Discipline(PersonId, i64, i64),
    /// A cookie, a token or a link.
    Credential(Credential),
    /// Its owner does not want it any more.
    Revoke(String),
    /// It works only once; refused when it has been used.
    UseUp(String),
    /// Nothing of this kind opens anything to this person any more.
    RevokeAll(PersonId, Kind),
    /// Where somebody wants to be told that it is their turn.
    Mail(Mail),
    /// Somebody does not want to be told any more.
    NoMail(PersonId),
    /// Somebody was told about a table,
    Told(PersonId, TableId),
    /// and has been there since.
    Back(PersonId, TableId),
    /// Nothing opens the house to this person any more, and nothing names them.
    Forget(PersonId),
    /// Something was said at a table.
    Said(TableId, PersonId, i64, String),
    /// A person's own notes about a table.
    Note(TableId, PersonId, String),
    /// Somebody complains about somebody.
    Report {
        /// Where it happened.
        table: TableId,
        /// Who complains.
        by: PersonId,
        /// About whom.
        about: PersonId,
        /// When.
        time: i64,
        /// In their words.
        reason: String,
    },
    /// Somebody does not want to hear somebody, or does again.
    Mute(PersonId, PersonId, bool),
    /// The host has dealt with a report.
    CloseReport(i64),
    /// Credentials that have run out are swept away.
    Sweep(i64),
    /// Nothing changes, but all that comes with it is refused when there is now more of
    /// something than this. Counting beforehand would let through whoever asks often at once.
    AtMost(usize, Counted),
}

/// What there may not be too much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Tables that somebody has made or sits at whose games are not over.
    UnfinishedTables(PersonId),
    /// Credentials of a kind that somebody has, and that still work at this time.
    Credentials(PersonId, Kind, i64),
}

impl Counted {
    async fn count(self, connection: &mut SqliteConnection) -> Result<usize, sqlx::Error> {
        let query = match self {
            Counted::UnfinishedTables(person) => {
                sqlx::query(UNFINISHED_TABLES).bind(person.to_string()).bind(person.number())
            }
            Counted::Credentials(person, kind, now) => sqlx::query(
                "SELECT 1 FROM credentials WHERE person = $1 AND kind = $2 AND expires >= $3",
            )
            .bind(person.number())
            .bind(kind.name())
            .bind(now),
        };
        Ok(query.fetch_all(connection).await?.len())
    }
}

/// What is agreed at a table.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Which table.
    pub id: TableId,
    /// The game's name.
    pub game: String,
    /// Waiting, playing, over, …
    pub state: &'static str,
    /// Whether it is listed for everyone.
    pub public: bool,
    /// When it was made.
    pub created: i64,
    /// When it last changed; what is sooner than what is known already changes nothing.
    pub changed: i64,
    /// The sheet, as JSON.
    pub sheet: String,
    /// The people in the seats, counted from 0.
    pub people: Vec<(usize, PersonId)>,
}

/// Lines of a table's record, taken together.
#[derive(Clone, Debug)]
pub struct LogRow {
    /// Which table.
    pub table: TableId,
    /// How many lines come before.
    pub at: usize,
    /// How many lines these are.
    pub count: usize,
    /// When.
    pub time: i64,
    /// Whose answer this is, counted from 0, if it is anybody's.
    pub seat: Option<usize>,
    /// The question it answers.
    pub question: Option<QuestionId>,
    /// What makes a repeated request harmless.
    pub key: Option<String>,
    /// The lines, each with its end.
    pub lines: String,
}

type Statement<'q> = Query<'q, Sqlite, SqliteArguments>;

impl Change {
    /// Whether it can turn out to be impossible.
    pub(super) const fn can_fail(&self) -> bool {
        matches!(self, Change::Append(_) | Change::UseUp(_) | Change::AtMost(..))
    }

    /// Why it was impossible.
    pub(super) const fn refusal(&self) -> StoreError {
        match self {
            Change::AtMost(most, counted) => StoreError::TooMany(*most, *counted),
            _ => StoreError::Outdated,
        }
    }

    /// Makes the change; `false` when it is impossible, and nothing is changed.
    pub(super) async fn make(
        &self,
        connection: &mut SqliteConnection,
    ) -> Result<bool, sqlx::Error> {
        match self {
            Change::Table(row) => {
                keep_table(connection, row).await?;
                Ok(true)
            }
            Change::Forget(person) => {
                forget(connection, *person).await?;
                Ok(true)
            }
            Change::AtMost(most, counted) => Ok(counted.count(connection).await? <= *most),
            change => {
                let done = change.statement().execute(connection).await?;
                Ok(!change.can_fail() || done.rows_affected() == 1)
            }
        }
    }

    /// The one statement that most changes are.
    fn statement(&self) -> Statement<'_> {
        match self {
            Change::Value(key, value) => sqlx::query(
                "INSERT INTO house (key, value) VALUES ($1, $2)
                 ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            )
            .bind(*key)
            .bind(value),
            Change::Append(row) => append(row),
            Change::Hold(table, held) => sqlx::query(
                "INSERT INTO held (table_id, seat, question, time, key, action)
                 VALUES ($1, $2, $3, $4, $5, $6)
                 ON CONFLICT (table_id, seat) DO UPDATE SET question = excluded.question,
                 time = excluded.time, key = excluded.key, action = excluded.action",
            )
            .bind(table.number())
            .bind(held.seat as i64)
            .bind(i64::from(held.question.number()))
            .bind(held.time)
            .bind(&held.key)
            .bind(&held.action),
            Change::LetGo(table) => {
                sqlx::query("DELETE FROM held WHERE table_id = $1").bind(table.number())
            }
            Change::Person(person) => {
                sqlx::query("INSERT INTO people (id, name, created) VALUES ($1, $2, $3)")
                    .bind(person.id.number())
                    .bind(&person.name)
                    .bind(person.created)
            }
            // Whoever has asked to be forgotten, and has no name, stays so, whatever else
            // they asked for at the same time.
            Change::Rename(person, name) => {
                sqlx::query("UPDATE people SET name = $2 WHERE id = $1 AND name <> ''")
                    .bind(person.number())
                    .bind(name)
            }
            Change::Wish(person, asked) => {
                sqlx::query("UPDATE people SET asked = $2 WHERE id = $1")
                    .bind(person.number())
                    .bind(*asked)
            }
            Change::Discipline(person, muted, banned) => {
                sqlx::query("UPDATE people SET muted = $2, banned = $3 WHERE id = $1")
                    .bind(person.number())
                    .bind(*muted)
                    .bind(*banned)
            }
            Change::Credential(credential) => sqlx::query(
                "INSERT INTO credentials (hash, person, kind, created, expires, label)
                 SELECT $1, $2, $3, $4, $5, $6
                 WHERE EXISTS (SELECT 1 FROM people WHERE id = $2 AND name <> '')",
            )
            .bind(&credential.hash)
            .bind(credential.person.number())
            .bind(credential.kind.name())
            .bind(credential.created)
            .bind(credential.expires)
            .bind(&credential.label),
            Change::Revoke(hash) | Change::UseUp(hash) => {
                sqlx::query("DELETE FROM credentials WHERE hash = $1").bind(hash)
            }
            Change::RevokeAll(person, kind) => {
                sqlx::query("DELETE FROM credentials WHERE person = $1 AND kind = $2")
                    .bind(person.number())
                    .bind(kind.name())
            }
            Change::Mail(mail) => sqlx::query(
                "INSERT INTO mail (person, address, lang, confirmed) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (person) DO UPDATE SET address = excluded.address,
                 lang = excluded.lang, confirmed = excluded.confirmed",
            )
            .bind(mail.person.number())
            .bind(&mail.address)
            .bind(&mail.lang)
            .bind(i64::from(mail.confirmed)),
            Change::NoMail(person) => {
                sqlx::query("DELETE FROM mail WHERE person = $1").bind(person.number())
            }
            Change::Told(person, table) => sqlx::query(
                "INSERT INTO told (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            )
            .bind(person.number())
            .bind(table.number()),
            Change::Back(person, table) => {
                sqlx::query("DELETE FROM told WHERE person = $1 AND table_id = $2")
                    .bind(person.number())
                    .bind(table.number())
            }
            Change::Said(table, person, time, text) => sqlx::query(
                "INSERT INTO chat (table_id, person, time, text) VALUES ($1, $2, $3, $4)",
            )
            .bind(table.number())
            .bind(person.number())
            .bind(*time)
            .bind(text),
            Change::Note(table, person, text) => sqlx::query(
                "INSERT INTO notes (table_id, person, text) VALUES ($1, $2, $3)
                 ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text",
            )
            .bind(table.number())
            .bind(person.number())
            .bind(text),
            Change::Report { table, by, about, time, reason } => sqlx::query(
                "INSERT INTO reports (table_id, reporter, reported, time, reason)
                 VALUES ($1, $2, $3, $4, $5)",
            )
            .bind(table.number())
            .bind(by.number())
            .bind(about.number())
            .bind(*time)
            .bind(reason),
            Change::Mute(person, muted, true) => sqlx::query(
                "INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            )
            .bind(person.number())
            .bind(muted.number()),
            Change::Mute(person, muted, false) => {
                sqlx::query("DELETE FROM mutes WHERE person = $1 AND muted = $2")
                    .bind(person.number())
                    .bind(muted.number())
            }
            Change::CloseReport(id) => {
                sqlx::query("UPDATE reports SET closed = 1 WHERE id = $1").bind(*id)
            }
            Change::Sweep(now) => {
                sqlx::query("DELETE FROM credentials WHERE expires < $1").bind(*now)
            }
            Change::Table(_) | Change::Forget(_) | Change::AtMost(..) => {
                unreachable!("these are not one statement")
            }
        }
    }
}

/// Nothing is inserted unless the lines before these are all there.
fn append(row: &LogRow) -> Statement<'_> {
    sqlx::query(
        "INSERT INTO log (table_id, at, count, time, seat, question, key, lines)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8
         WHERE $2 = coalesce((SELECT at + count FROM log WHERE table_id = $1
                              ORDER BY at DESC LIMIT 1), 0)",
    )
    .bind(row.table.number())
    .bind(row.at as i64)
    .bind(row.count as i64)
    .bind(row.time)
    .bind(row.seat.map(|seat| seat as i64))
    .bind(row.question.map(|question| i64::from(question.number())))
    .bind(&row.key)
    .bind(&row.lines)
}

/// Many at once, each at a table of its own; the tables at whose end they were. Every
/// statement is a journey to the database's thread, and most steps are nothing but lines.
pub(super) async fn append_all(
    connection: &mut SqliteConnection,
    rows: &[&LogRow],
) -> Result<HashSet<i64>, sqlx::Error> {
    let row = |row: &&LogRow| {
        let LogRow { table, at, count, time, seat, question, key, lines } = row;
        serde_json::json!([table.number(), at, count, time, seat, question, key, lines])
    };
    let rows = serde_json::Value::from_iter(rows.iter().map(row)).to_string();
    let fit: Vec<i64> = sqlx::query_scalar(
        "INSERT INTO log (table_id, at, count, time, seat, question, key, lines)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
                value ->> 6, value ->> 7
         FROM json_each($1)
         WHERE value ->> 1 = coalesce((SELECT at + count FROM log WHERE table_id = value ->> 0
                                       ORDER BY at DESC LIMIT 1), 0)
         RETURNING table_id",
    )
    .bind(rows)
    .fetch_all(connection)
    .await?;
    Ok(fit.into_iter().collect())
}

async fn keep_table(connection: &mut SqliteConnection, row: &TableRow) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO tables (id, game, state, public, created, changed, sheet)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO UPDATE SET state = excluded.state, public = excluded.public,
         changed = MAX(changed, excluded.changed), sheet = excluded.sheet",
    )
    .bind(row.id.number())
    .bind(&row.game)
    .bind(row.state)
    .bind(i64::from(row.public))
    .bind(row.created)
    .bind(row.changed)
    .bind(&row.sheet)
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM seats WHERE table_id = $1")
        .bind(row.id.number())
        .execute(&mut *connection)
        .await?;
    for (seat, person) in &row.people {
        sqlx::query("INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)")
            .bind(row.id.number())
            .bind(*seat as i64)
            .bind(person.number())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn forget(connection: &mut SqliteConnection, person: PersonId) -> Result<(), sqlx::Error> {
    for statement in [
        "DELETE FROM credentials WHERE person = $1",
        "DELETE FROM notes WHERE person = $1",
        "DELETE FROM mail WHERE person = $1",
        "DELETE FROM told WHERE person = $1",
        "DELETE FROM mutes WHERE person = $1 OR muted = $1",
        "UPDATE chat SET text = '' WHERE person = $1",
        "UPDATE reports SET reason = '' WHERE reporter = $1",
        "UPDATE people SET name = '' WHERE id = $1",
    ] {
        sqlx::query(statement).bind(person.number()).execute(&mut *connection).await?;
    }
    Ok(())
}
