//! Who is held from the beginning of a transaction on, so that other nodes neither count the
//! same, nor forget or delete it, before this one has committed.

use std::collections::BTreeSet;

use super::change::Change;
use super::reviews::ReviewChange;
use super::sql::{Connection, query};
use crate::ids::{PersonId, TableId};

/// The people and the tables that changes are about and that must stay as they are meanwhile.
#[derive(Default)]
pub(super) struct Holding {
    people: BTreeSet<i64>,
    tables: BTreeSet<i64>,
}

impl Holding {
    pub(super) fn of<'c>(changes: impl Iterator<Item = &'c Change>) -> Holding {
        let mut holding = Holding::default();
        changes.for_each(|change| holding.add(change));
        holding
    }

    fn add(&mut self, change: &Change) {
        match change {
            Change::AtMost(_, counted) => self.person(counted.person()),
            Change::RevokeAll(person, _)
            | Change::Forget(person)
            | Change::Rename(person, _)
            | Change::Wish(person, _)
            | Change::Shows(person, _)
            | Change::Discipline(person, ..) => self.person(*person),
            Change::Credential(credential) => self.person(credential.person),
            Change::Solved(solved) => self.person(solved.person),
            Change::Ended(ended) => {
                ended.seats.iter().filter_map(|seat| seat.person).for_each(|id| self.person(id));
                self.table(ended.table);
            }
            Change::Review(ReviewChange::Asked { table, person, .. }) => {
                self.person(*person);
                self.table(*table);
            }
            Change::Table(row) => self.table(row.id),
            Change::Delete(table) | Change::Note(table, ..) | Change::Hide(_, table, true) => {
                self.table(*table);
            }
            _ => {}
        }
    }

    fn person(&mut self, person: PersonId) {
        self.people.insert(person.number());
    }

    fn table(&mut self, table: TableId) {
        self.tables.insert(table.number());
    }

    /// People come first, always in the same order: nobody waits for somebody who waits.
    pub(super) async fn people(&self, connection: &mut Connection) -> Result<(), sqlx::Error> {
        hold(
            connection,
            &self.people,
            "SELECT id FROM people
             WHERE id IN (SELECT CAST(CAST(value AS TEXT) AS BIGINT) FROM json_each($1))
             ORDER BY id FOR UPDATE",
        )
        .await
    }

    /// Tables come after their versions, in the same way.
    pub(super) async fn tables(&self, connection: &mut Connection) -> Result<(), sqlx::Error> {
        hold(
            connection,
            &self.tables,
            "SELECT id FROM tables
             WHERE id IN (SELECT CAST(CAST(value AS TEXT) AS BIGINT) FROM json_each($1))
             ORDER BY id FOR UPDATE",
        )
        .await
    }
}

/// In a file nobody else writes.
async fn hold(
    connection: &mut Connection,
    ids: &BTreeSet<i64>,
    statement: &'static str,
) -> Result<(), sqlx::Error> {
    if ids.is_empty() || !connection.is_shared() {
        return Ok(());
    }
    let ids: serde_json::Value = ids.iter().copied().collect();
    query(statement).bind(ids.to_string()).fetch_all(connection).await?;
    Ok(())
}
