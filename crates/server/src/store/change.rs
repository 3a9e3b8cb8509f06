//! Everything that can be written down, as data.

use std::collections::HashSet;

use super::sql::{Connection, Query, query, query_scalar};
use super::{
    Complaint, Counted, Credential, Ended, Held, Kind, Mail, Person, ReviewChange, SolvedLesson,
    StoreError, Version, notices, removing, versions,
};
use crate::ids::{PersonId, QuestionId, TableId};

/// What a node is there for that only thinks.
pub(super) const THINKS: &str = "thinks";

/// One change of what is kept.
#[derive(Clone, Debug)]
pub enum Change {
    /// All that comes with it is refused unless this is still the version of a table. Only
    /// where several nodes share a house.
    Version(Version),
    /// A table need not be looked after sooner than this, at this version.
    Due(Version),
    /// Somebody looks after a table that should have been looked after at this moment; nobody
    /// else does before that one. Refused when somebody else does already.
    TakesOn(TableId, i64, i64),
    /// A node lives at this moment, and only thinks or does not,
    Lives(String, bool, i64),
    /// or closes.
    Closes(String),
    /// A value of the house's own that is never changed: whoever comes first decides.
    First(&'static str, String),
    /// A value of the house's own.
    Value(&'static str, String),
    /// A table is new or has changed in what is agreed at it.
    Table(TableRow),
    /// Lines at the end of a table's log; refused when they are not at its end.
    Append(LogRow),
    /// A game is over; what statistics count of it.
    Ended(Ended),
    /// Something becomes of a review.
    Review(ReviewChange),
    /// Whether somebody shows their figures to others.
    Shows(PersonId, bool),
    /// Somebody has solved a lesson; once without a hint is without a hint.
    Solved(SolvedLesson),
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
    /// Somebody has a table open at a node,
    Comes(String, TableId, PersonId),
    /// and has not any more.
    Goes(String, TableId, PersonId),
    /// Somebody is about to be told about a table since this moment, by whoever says so first;
    /// refused for all others, until that is long ago.
    Tells(PersonId, TableId, i64),
    /// Somebody was told about a table,
    Told(PersonId, TableId),
    /// and has been there since.
    Back(PersonId, TableId),
    /// Somebody does not want to see a table in their lists, or does again.
    Hide(PersonId, TableId, bool),
    /// Everyone who played there wants nothing to be kept of it.
    Delete(TableId),
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
        /// Why.
        complaint: Complaint,
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

impl Change {
    /// Whether it can turn out to be impossible.
    pub(super) const fn can_fail(&self) -> bool {
        match self {
            Change::Append(_)
            | Change::UseUp(_)
            | Change::AtMost(..)
            | Change::Tells(..)
            | Change::TakesOn(..) => true,
            Change::Review(change) => change.can_fail(),
            _ => false,
        }
    }

    /// Why it was impossible.
    pub(super) const fn refusal(&self) -> StoreError {
        match self {
            Change::AtMost(most, counted) => StoreError::TooMany(*most, *counted),
            _ => StoreError::Outdated,
        }
    }

    /// Makes the change; `false` when it is impossible, and nothing is changed.
    pub(super) async fn make(&self, connection: &mut Connection) -> Result<bool, sqlx::Error> {
        match self {
            Change::Table(row) => {
                keep_table(connection, row).await?;
                Ok(true)
            }
            Change::Ended(ended) => {
                super::results::keep(connection, ended).await?;
                Ok(true)
            }
            Change::Review(change) => change.make(connection).await,
            Change::Forget(person) => {
                removing::forget(connection, *person).await?;
                Ok(true)
            }
            Change::Delete(table) => {
                removing::delete(connection, *table).await?;
                Ok(true)
            }
            // The writer has compared it, and counts it on.
            Change::Version(_) => Ok(true),
            Change::AtMost(most, counted) => Ok(counted.count(connection).await? <= *most),
            change => {
                let changed = change.statement().execute(connection).await?;
                Ok(!change.can_fail() || changed == 1)
            }
        }
    }

    /// The one statement that most changes are.
    fn statement(&self) -> Query<'_> {
        match self {
            Change::Value(key, value) => query(
                "INSERT INTO house (key, value) VALUES ($1, $2)
                 ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            )
            .bind(*key)
            .bind(value),
            Change::First(key, value) => {
                query("INSERT INTO house (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(*key)
                    .bind(value)
            }
            Change::Due(Version { table, version, due }) => {
                query("UPDATE versions SET due = $3 WHERE table_id = $1 AND version = $2")
                    .bind(table.number())
                    .bind(*version)
                    .bind(*due)
            }
            Change::TakesOn(table, due, until) => {
                query("UPDATE versions SET due = $3 WHERE table_id = $1 AND due = $2")
                    .bind(table.number())
                    .bind(*due)
                    .bind(*until)
            }
            Change::Lives(node, thinks, now) => query(
                "INSERT INTO nodes (name, role, seen) VALUES ($1, $2, $3)
                 ON CONFLICT (name) DO UPDATE SET seen = excluded.seen",
            )
            .bind(node)
            .bind(if *thinks { THINKS } else { "serves" })
            .bind(*now),
            Change::Closes(node) => query("DELETE FROM nodes WHERE name = $1").bind(node),
            Change::Append(row) => append(row),
            Change::Hold(table, held) => query(
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
                query("DELETE FROM held WHERE table_id = $1").bind(table.number())
            }
            Change::Person(person) => {
                query("INSERT INTO people (id, name, created) VALUES ($1, $2, $3)")
                    .bind(person.id.number())
                    .bind(&person.name)
                    .bind(person.created)
            }
            // Whoever has asked to be forgotten, and has no name, stays so, whatever else
            // they asked for at the same time.
            Change::Rename(person, name) => {
                query("UPDATE people SET name = $2 WHERE id = $1 AND name <> ''")
                    .bind(person.number())
                    .bind(name)
            }
            Change::Wish(person, asked) => query("UPDATE people SET asked = $2 WHERE id = $1")
                .bind(person.number())
                .bind(*asked),
            Change::Shows(person, shows) => query("UPDATE people SET shows = $2 WHERE id = $1")
                .bind(person.number())
                .bind(*shows),
            Change::Solved(solved) => query(
                "INSERT INTO lessons (person, game, lesson, helped)
                 SELECT $1, $2, $3, $4
                 WHERE EXISTS (SELECT 1 FROM people WHERE id = $1 AND name <> '')
                 ON CONFLICT (person, game, lesson) DO UPDATE
                 SET helped = CASE WHEN excluded.helped < lessons.helped
                     THEN excluded.helped ELSE lessons.helped END",
            )
            .bind(solved.person.number())
            .bind(&solved.game)
            .bind(&solved.lesson)
            .bind(i64::from(solved.helped)),
            Change::Discipline(person, muted, banned) => {
                query("UPDATE people SET muted = $2, banned = $3 WHERE id = $1")
                    .bind(person.number())
                    .bind(*muted)
                    .bind(*banned)
            }
            Change::Credential(credential) => query(
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
                query("DELETE FROM credentials WHERE hash = $1").bind(hash)
            }
            Change::RevokeAll(person, kind) => {
                query("DELETE FROM credentials WHERE person = $1 AND kind = $2")
                    .bind(person.number())
                    .bind(kind.name())
            }
            Change::Mail(mail) => query(
                "INSERT INTO mail (person, address, lang, confirmed) SELECT $1, $2, $3, $4
                 WHERE EXISTS (SELECT 1 FROM people WHERE id = $1 AND name <> '')
                 ON CONFLICT (person) DO UPDATE SET address = excluded.address,
                 lang = excluded.lang, confirmed = excluded.confirmed",
            )
            .bind(mail.person.number())
            .bind(&mail.address)
            .bind(&mail.lang)
            .bind(i64::from(mail.confirmed)),
            Change::NoMail(person) => {
                query("DELETE FROM mail WHERE person = $1").bind(person.number())
            }
            Change::Comes(node, table, person) => query(
                "INSERT INTO present (node, table_id, person) VALUES ($1, $2, $3)
                 ON CONFLICT DO NOTHING",
            )
            .bind(node)
            .bind(table.number())
            .bind(person.number()),
            Change::Goes(node, table, person) => {
                query("DELETE FROM present WHERE node = $1 AND table_id = $2 AND person = $3")
                    .bind(node)
                    .bind(table.number())
                    .bind(person.number())
            }
            Change::Tells(person, table, now) => notices::tells(*person, *table, *now),
            Change::Told(person, table) => notices::told(*person, *table),
            Change::Back(person, table) => notices::back(*person, *table),
            Change::Said(table, person, time, text) => query(
                "INSERT INTO chat (table_id, person, time, text) SELECT $1, $2, $3, $4
                     WHERE EXISTS (SELECT 1 FROM people WHERE id = $2 AND name <> '')",
            )
            .bind(table.number())
            .bind(person.number())
            .bind(*time)
            .bind(text),
            // Nothing is kept of a game that was deleted meanwhile.
            Change::Note(table, person, text) => query(
                "INSERT INTO notes (table_id, person, text)
                 SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)
                 ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text",
            )
            .bind(table.number())
            .bind(person.number())
            .bind(text),
            // Whoever complains again before the host has looked is heard once.
            Change::Report { table, by, about, time, complaint } => query(
                "INSERT INTO reports (table_id, reporter, reported, time, reason)
                 SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS
                 (SELECT 1 FROM reports WHERE table_id = $1 AND reporter = $2 AND reported = $3
                  AND closed = 0)",
            )
            .bind(table.number())
            .bind(by.number())
            .bind(about.number())
            .bind(*time)
            .bind(complaint.to_string()),
            Change::Mute(person, muted, true) => {
                query("INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(person.number())
                    .bind(muted.number())
            }
            Change::Mute(person, muted, false) => {
                query("DELETE FROM mutes WHERE person = $1 AND muted = $2")
                    .bind(person.number())
                    .bind(muted.number())
            }
            Change::Hide(person, table, true) => query(
                "INSERT INTO hidden (person, table_id)
                 SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $2)
                 ON CONFLICT DO NOTHING",
            )
            .bind(person.number())
            .bind(table.number()),
            Change::Hide(person, table, false) => {
                query("DELETE FROM hidden WHERE person = $1 AND table_id = $2")
                    .bind(person.number())
                    .bind(table.number())
            }
            Change::CloseReport(id) => {
                query("UPDATE reports SET closed = 1 WHERE id = $1").bind(*id)
            }
            Change::Sweep(now) => query("DELETE FROM credentials WHERE expires < $1").bind(*now),
            Change::Version(_)
            | Change::Table(_)
            | Change::Ended(_)
            | Change::Review(_)
            | Change::Forget(_)
            | Change::Delete(_)
            | Change::AtMost(..) => {
                unreachable!("these are not one statement")
            }
        }
    }
}

/// Nothing is inserted unless the lines before these are all there.
fn append(row: &LogRow) -> Query<'_> {
    query(
        "INSERT INTO log (table_id, at, count, time, seat, question, key, lines)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8
         WHERE $2 = coalesce((SELECT at + count FROM log WHERE table_id = $1
                              ORDER BY at DESC LIMIT 1), 0)
         ON CONFLICT DO NOTHING",
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
    connection: &mut Connection,
    rows: &[&LogRow],
) -> Result<HashSet<i64>, sqlx::Error> {
    let row = |row: &&LogRow| {
        let LogRow { table, at, count, time, seat, question, key, lines } = row;
        serde_json::json!([table.number(), at, count, time, seat, question, key, lines])
    };
    let rows = serde_json::Value::from_iter(rows.iter().map(row)).to_string();
    let fit: Vec<i64> = query_scalar(
        "INSERT INTO log (table_id, at, count, time, seat, question, key, lines)
         SELECT CAST(value ->> 0 AS BIGINT), CAST(value ->> 1 AS BIGINT),
                CAST(value ->> 2 AS BIGINT), CAST(value ->> 3 AS BIGINT),
                CAST(value ->> 4 AS BIGINT), CAST(value ->> 5 AS BIGINT),
                value ->> 6, value ->> 7
         FROM json_each($1)
         WHERE CAST(value ->> 1 AS BIGINT) =
               coalesce((SELECT at + count FROM log WHERE table_id = CAST(value ->> 0 AS BIGINT)
                         ORDER BY at DESC LIMIT 1), 0)
         ON CONFLICT DO NOTHING RETURNING table_id",
    )
    .bind(rows)
    .fetch_all(connection)
    .await?;
    Ok(fit.into_iter().collect())
}

async fn keep_table(connection: &mut Connection, row: &TableRow) -> Result<(), sqlx::Error> {
    query(
        "INSERT INTO tables (id, game, state, public, created, changed, sheet)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO UPDATE SET state = excluded.state, public = excluded.public,
         sheet = excluded.sheet, changed = CASE WHEN excluded.changed > tables.changed
         THEN excluded.changed ELSE tables.changed END",
    )
    .bind(row.id.number())
    .bind(&row.game)
    .bind(row.state)
    .bind(i64::from(row.public))
    .bind(row.created)
    .bind(row.changed)
    .bind(&row.sheet)
    .execute(connection)
    .await?;
    let due = matches!(row.state, "playing" | "sealing").then_some(row.changed);
    versions::begin(connection, row.id, due).await?;
    query("DELETE FROM seats WHERE table_id = $1")
        .bind(row.id.number())
        .execute(connection)
        .await?;
    for (seat, person) in &row.people {
        query("INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)")
            .bind(row.id.number())
            .bind(*seat as i64)
            .bind(person.number())
            .execute(connection)
            .await?;
    }
    Ok(())
}
