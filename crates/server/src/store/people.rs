//! People and what opens the house to them.

use sqlx::Row;

use super::{Store, StoreError};
use crate::ids::PersonId;

/// Somebody who plays here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Known by this at tables.
    pub id: PersonId,
    /// As they wrote it; empty when they asked to be forgotten.
    pub name: String,
    /// When they came in first.
    pub created: i64,
    /// Until when they may not chat.
    pub muted: i64,
    /// Until when they may not come in.
    pub banned: i64,
}

/// What a credential is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A browser's cookie.
    Cookie,
    /// A program's token.
    Token,
    /// A link to go on from another device.
    Link,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 3] = [Kind::Cookie, Kind::Token, Kind::Link];

    /// As it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Cookie => "cookie",
            Kind::Token => "token",
            Kind::Link => "link",
        }
    }
}

/// A cookie, a token or a link, by its hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Credential {
    /// The hash of the secret.
    pub hash: String,
    /// Who it stands for.
    pub person: PersonId,
    /// What it is for.
    pub kind: Kind,
    /// When it was made.
    pub created: i64,
    /// Until when it works.
    pub expires: i64,
}

impl Store {
    /// Whoever owns the secret with this hash, if it is of this kind and has not run out.
    pub async fn owner(
        &self,
        hash: &str,
        kind: Kind,
        now: i64,
    ) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(
            "SELECT people.id, people.name, people.created, people.muted, people.banned
             FROM credentials JOIN people ON people.id = credentials.person
             WHERE hash = $1 AND kind = $2 AND expires >= $3",
        )
        .bind(hash)
        .bind(kind.name())
        .bind(now)
        .fetch_optional(self.readers())
        .await?;
        row.map(|row| person(&row)).transpose().map_err(Into::into)
    }

    /// A person by their id.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("SELECT id, name, created, muted, banned FROM people WHERE id = $1")
            .bind(id.number())
            .fetch_optional(self.readers())
            .await?;
        row.map(|row| person(&row)).transpose().map_err(Into::into)
    }
}

fn person(row: &sqlx::sqlite::SqliteRow) -> Result<Person, sqlx::Error> {
    Ok(Person {
        id: PersonId::stored(row.try_get(0)?),
        name: row.try_get(1)?,
        created: row.try_get(2)?,
        muted: row.try_get(3)?,
        banned: row.try_get(4)?,
    })
}
