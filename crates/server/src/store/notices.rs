//! Where people want to be told that it is their turn, and who has been told.

use super::sql::{Query, Row, query, query_scalar};
use super::{Kind, Store, StoreError};
use crate::ids::{PersonId, TableId};

/// For so many milliseconds whoever is about to tell somebody is left to it: longer than a mail
/// server may take.
pub(crate) const LEFT_TO_TELL: i64 = 30_000;

/// Where somebody wants to be told that it is their turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mail {
    /// Who.
    pub person: PersonId,
    /// The e-mail address.
    pub address: String,
    /// The code of the language to write in.
    pub lang: String,
    /// Whether whoever reads mail there has said that it is theirs.
    pub confirmed: bool,
}

impl Store {
    /// Where a person wants to be told.
    pub async fn mail(&self, person: PersonId) -> Result<Option<Mail>, StoreError> {
        let row = query("SELECT person, address, lang, confirmed FROM mail WHERE person = $1")
            .bind(person.number())
            .fetch_optional(self.readers())
            .await?;
        row.map(|row| mail(&row)).transpose().map_err(Into::into)
    }

    /// Everyone who has confirmed where they want to be told.
    pub async fn confirmed_mail(&self) -> Result<Vec<Mail>, StoreError> {
        let rows = query("SELECT person, address, lang, confirmed FROM mail WHERE confirmed = 1")
            .fetch_all(self.readers())
            .await?;
        rows.iter().map(mail).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// Who was told about which table and has not been there since.
    pub async fn told(&self) -> Result<Vec<(PersonId, TableId)>, StoreError> {
        let rows = query("SELECT person, table_id FROM told WHERE since IS NULL")
            .fetch_all(self.readers())
            .await?;
        let read =
            |row: &Row| Ok((PersonId::stored(row.try_get(0)?), TableId::stored(row.try_get(1)?)));
        rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }

    /// About which tables a person was told and has not been there since.
    pub async fn told_about(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let tables: Vec<i64> =
            query_scalar("SELECT table_id FROM told WHERE person = $1 AND since IS NULL")
                .bind(person.number())
                .fetch_all(self.readers())
                .await?;
        Ok(tables.into_iter().map(TableId::stored).collect())
    }

    /// Since when a node is about to tell a person about a table, if one is.
    pub(crate) async fn about_to_tell(
        &self,
        person: PersonId,
        table: TableId,
    ) -> Result<Option<i64>, StoreError> {
        let since: Option<Option<i64>> =
            query_scalar("SELECT since FROM told WHERE person = $1 AND table_id = $2")
                .bind(person.number())
                .bind(table.number())
                .fetch_optional(self.readers())
                .await?;
        Ok(since.flatten())
    }

    /// Whether a person has something of this kind that opens a part of the house.
    pub async fn has(&self, person: PersonId, kind: Kind) -> Result<bool, StoreError> {
        let found: Option<i64> =
            query_scalar("SELECT 1 FROM credentials WHERE person = $1 AND kind = $2 LIMIT 1")
                .bind(person.number())
                .bind(kind.name())
                .fetch_optional(self.readers())
                .await?;
        Ok(found.is_some())
    }

    /// What the secret with this hash was called by its owner.
    pub async fn label(&self, hash: &str) -> Result<Option<String>, StoreError> {
        let label = query_scalar("SELECT label FROM credentials WHERE hash = $1")
            .bind(hash)
            .fetch_optional(self.readers())
            .await?;
        Ok(label)
    }
}

/// Somebody is about to be told; nothing changes when they were told, or somebody else is about
/// to do it.
pub(super) fn tells(person: PersonId, table: TableId, now: i64) -> Query<'static> {
    query(
        "INSERT INTO told (person, table_id, since) VALUES ($1, $2, $3)
         ON CONFLICT (person, table_id) DO UPDATE SET since = excluded.since
         WHERE told.since <= $4",
    )
    .bind(person.number())
    .bind(table.number())
    .bind(now)
    .bind(now - LEFT_TO_TELL)
}

/// Somebody was told,
pub(super) fn told(person: PersonId, table: TableId) -> Query<'static> {
    query(
        "INSERT INTO told (person, table_id) VALUES ($1, $2)
         ON CONFLICT (person, table_id) DO UPDATE SET since = NULL",
    )
    .bind(person.number())
    .bind(table.number())
}

/// and has been back since.
pub(super) fn back(person: PersonId, table: TableId) -> Query<'static> {
    query("DELETE FROM told WHERE person = $1 AND table_id = $2")
        .bind(person.number())
        .bind(table.number())
}

fn mail(row: &Row) -> Result<Mail, sqlx::Error> {
    Ok(Mail {
        person: PersonId::stored(row.try_get(0)?),
        address: row.try_get(1)?,
        lang: row.try_get(2)?,
        confirmed: row.try_get::<i64>(3)? != 0,
    })
}
