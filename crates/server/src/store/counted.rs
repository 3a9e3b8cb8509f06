//! What there may not be too much of, however many ask for more at once, and wherever.

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
    pub(super) const fn person(self) -> PersonId {
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
