//! What there may not be too much of, however many ask for more at once, and wherever.

use super::change::Change;
use super::sql::{Connection, query};
use super::tables::UNFINISHED_TABLES;
use super::{Kind, reviews};
use crate::ids::PersonId;

/// What there may not be too much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Tables that somebody has made or sits at whose games are not over.
    UnfinishedTables(PersonId),
    /// Credentials of a kind that somebody has, and that still work at this time.
    Credentials(PersonId, Kind, i64),
    /// Reviews that somebody waits for.
    Reviews(PersonId),
}

impl Counted {
    const fn person(self) -> PersonId {
        match self {
            Counted::UnfinishedTables(person)
            | Counted::Credentials(person, ..)
            | Counted::Reviews(person) => person,
        }
    }

    /// How much of it there is.
    pub(super) async fn count(self, connection: &mut Connection) -> Result<usize, sqlx::Error> {
        let query = match self {
            Counted::UnfinishedTables(person) => {
                query(UNFINISHED_TABLES).bind(person.to_string()).bind(person.number())
            }
            Counted::Credentials(person, kind, now) => {
                query("SELECT 1 FROM credentials WHERE person = $1 AND kind = $2 AND expires >= $3")
                    .bind(person.number())
                    .bind(kind.name())
                    .bind(now)
            }
            Counted::Reviews(person) => query(reviews::WAITING).bind(person.number()),
        };
        Ok(query.fetch_all(connection).await?.len())
    }
}

/// Keeps other nodes from counting the same before this one has committed, always in the same
/// order: nobody waits for somebody who waits.
pub(super) async fn hold<'c>(
    connection: &mut Connection,
    changes: impl Iterator<Item = &'c Change>,
) -> Result<(), sqlx::Error> {
    if !connection.is_shared() {
        return Ok(());
    }
    let people = changes.filter_map(|change| match change {
        Change::AtMost(_, counted) => Some(counted.person().number()),
        _ => None,
    });
    let mut people: Vec<i64> = people.collect();
    people.sort_unstable();
    people.dedup();
    for person in people {
        // The two halves are a name of their own, and no other lock has two.
        query("SELECT 1 FROM pg_advisory_xact_lock(CAST($1 AS INTEGER), CAST($2 AS INTEGER))")
            .bind(i64::from((person >> 32) as i32))
            .bind(i64::from(person as i32))
            .execute(connection)
            .await?;
    }
    Ok(())
}
