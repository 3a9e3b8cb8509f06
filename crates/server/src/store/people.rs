//! People and what opens the house to them.

use std::collections::HashMap;
use std::sync::Arc;

use super::sql::{Row, query};
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
    /// Whether they want to be asked what is usually answered in one way, if they have said.
    pub asked: Option<bool>,
    /// Whether they show their figures to others.
    pub shows: bool,
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
    /// A link that confirms an e-mail address, which is its label.
    Mail,
    /// The address of a private feed.
    Feed,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [Kind::Cookie, Kind::Token, Kind::Link, Kind::Mail, Kind::Feed];

    /// As it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Cookie => "cookie",
            Kind::Token => "token",
            Kind::Link => "link",
            Kind::Mail => "mail",
            Kind::Feed => "feed",
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
    /// What its owner called it.
    pub label: String,
}

/// Somebody, and until when what they showed stands for them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner {
    /// Who.
    pub person: Arc<Person>,
    /// Until when.
    pub until: i64,
}

impl Store {
    /// Whoever owns the secret with this hash, if it is of this kind and has not run out.
    pub async fn owner(
        &self,
        hash: &str,
        kind: Kind,
        now: i64,
    ) -> Result<Option<Owner>, StoreError> {
        let row = query(
            "SELECT people.id, people.name, people.created, people.muted, people.banned, people.asked,
                    people.shows, expires
             FROM credentials JOIN people ON people.id = credentials.person
             WHERE hash = $1 AND kind = $2 AND expires >= $3",
        )
        .bind(hash)
        .bind(kind.name())
        .bind(now)
        .fetch_optional(self.readers())
        .await?;
        let owner = |row| {
            let person = Arc::new(person(&row)?);
            Ok::<_, sqlx::Error>(Owner { person, until: row.try_get(7)? })
        };
        row.map(owner).transpose().map_err(Into::into)
    }

    /// The tokens of a person that still work: hash, name, and when each was made.
    pub async fn tokens(&self, person: PersonId, now: i64) -> Result<Vec<Credential>, StoreError> {
        let rows = query(
            "SELECT hash, created, expires, label FROM credentials
             WHERE person = $1 AND kind = $2 AND expires >= $3 ORDER BY created",
        )
        .bind(person.number())
        .bind(Kind::Token.name())
        .bind(now)
        .fetch_all(self.readers())
        .await?;
        let read = |row: &Row| {
            Ok(Credential {
                hash: row.try_get(0)?,
                person,
                kind: Kind::Token,
                created: row.try_get(1)?,
                expires: row.try_get(2)?,
                label: row.try_get(3)?,
            })
        };
        rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// Whom the host has silenced or shut out.
    pub async fn disciplined(&self, now: i64) -> Result<Vec<Person>, StoreError> {
        let rows = query(
            "SELECT id, name, created, muted, banned, asked, shows FROM people
             WHERE muted > $1 OR banned > $1 LIMIT 500",
        )
        .bind(now)
        .fetch_all(self.readers())
        .await?;
        rows.iter().map(person).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// Whom each of these people does not want to hear.
    pub async fn mutes_of(
        &self,
        people: &[PersonId],
    ) -> Result<Vec<(PersonId, PersonId)>, StoreError> {
        let people: Vec<i64> = people.iter().map(|person| person.number()).collect();
        let rows = query(
            "SELECT person, muted FROM mutes
             WHERE person IN (SELECT CAST(CAST(value AS TEXT) AS BIGINT) FROM json_each($1))",
        )
        .bind(serde_json::Value::from(people).to_string())
        .fetch_all(self.readers())
        .await?;
        let read =
            |row: &Row| Ok((PersonId::stored(row.try_get(0)?), PersonId::stored(row.try_get(1)?)));
        rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// What these people are called; nothing for those who were forgotten.
    pub async fn names_of(
        &self,
        people: &[PersonId],
    ) -> Result<HashMap<PersonId, String>, StoreError> {
        if people.is_empty() {
            return Ok(HashMap::new());
        }
        let people: Vec<i64> = people.iter().map(|person| person.number()).collect();
        let rows = query(
            "SELECT id, name FROM people
             WHERE id IN (SELECT CAST(CAST(value AS TEXT) AS BIGINT) FROM json_each($1))",
        )
        .bind(serde_json::Value::from(people).to_string())
        .fetch_all(self.readers())
        .await?;
        let read = |row: &Row| Ok((PersonId::stored(row.try_get(0)?), row.try_get(1)?));
        rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// Everyone who has said whether they want to be asked what is usually answered in one
    /// way.
    pub async fn wishes(&self) -> Result<Vec<(PersonId, bool)>, StoreError> {
        let rows = query("SELECT id, asked FROM people WHERE asked IS NOT NULL")
            .fetch_all(self.readers())
            .await?;
        let wish = |row: &Row| Ok((PersonId::stored(row.try_get(0)?), row.try_get(1)?));
        rows.iter().map(wish).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// A person by their id.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        let row = query(
            "SELECT id, name, created, muted, banned, asked, shows FROM people WHERE id = $1",
        )
        .bind(id.number())
        .fetch_optional(self.readers())
        .await?;
        row.map(|row| person(&row)).transpose().map_err(Into::into)
    }
}

fn person(row: &Row) -> Result<Person, sqlx::Error> {
    Ok(Person {
        id: PersonId::stored(row.try_get(0)?),
        name: row.try_get(1)?,
        created: row.try_get(2)?,
        muted: row.try_get(3)?,
        banned: row.try_get(4)?,
        asked: row.try_get(5)?,
        shows: row.try_get(6)?,
    })
}
