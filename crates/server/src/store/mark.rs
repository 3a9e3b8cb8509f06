//! What a writer has committed last, where a connection can be lost over a commit.
//!
//! Each writer has a row of its own, and writes a number into it that it has made up for the
//! transaction: whoever reads that number knows that the transaction was committed. Whoever reads
//! another one puts a new one in its place, and what may still be on its way finds that and is
//! not carried out. The numbers that the server gives to transactions say none of this: one that
//! was lost in a crash is given out again.

use super::sql::{Connection, query, query_scalar};
use crate::secrets::{self, Secret};
use crate::time::now;

/// The row of a writer.
pub(super) struct Mark {
    name: String,
    /// What stands there as far as is known, and what may stand there of what was given up.
    known: Vec<i64>,
    /// What stands there if a transaction was committed of which nobody knows.
    doubted: Option<i64>,
    /// Whether it was looked for on the connection that is used.
    is_met: bool,
}

/// What became of a transaction whose connection was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    /// It was committed.
    Kept,
    /// It was not, and will not be.
    NotKept,
    /// What was committed before it is not there either: this database is not the one, or has
    /// gone back.
    OtherPast,
}

impl Mark {
    pub(super) fn new() -> Mark {
        Mark { name: Secret::new().hash(), known: Vec::new(), doubted: None, is_met: false }
    }

    /// Whether it was looked for on the connection that is used.
    pub(super) fn is_met(&self) -> bool {
        self.is_met
    }

    /// The connection is lost.
    pub(super) fn is_lost(&mut self) {
        self.is_met = false;
    }

    /// Whether nobody knows what became of a transaction.
    pub(super) fn is_in_doubt(&self) -> bool {
        self.doubted.is_some()
    }

    /// Whoever waits for a transaction is told that nobody knows, and it is asked about no more.
    pub(super) fn give_up(&mut self) {
        self.known.extend(self.doubted.take());
    }

    /// A transaction may be committed from now on.
    pub(super) fn begin(&mut self) -> Marking<'_> {
        let next = random();
        self.doubted = Some(next);
        Marking { name: &self.name, before: self.known.last().copied().unwrap_or_default(), next }
    }

    /// It was.
    pub(super) fn keep(&mut self) {
        if let Some(kept) = self.doubted.take() {
            self.known = vec![kept];
        }
    }

    /// Looks for the row on a new connection, waiting for whoever may still be at it.
    pub(super) async fn meet(&mut self, connection: &mut Connection) -> Result<Fate, sqlx::Error> {
        query("BEGIN").execute(connection).await?;
        let found: Option<i64> =
            query_scalar("SELECT token FROM writers WHERE name = $1 FOR UPDATE")
                .bind(&self.name)
                .fetch_optional(&mut *connection)
                .await?;
        if found.is_some() && found == self.doubted {
            query("ROLLBACK").execute(connection).await?;
            self.keep();
            self.is_met = true;
            return Ok(Fate::Kept);
        }
        let is_known = match found {
            Some(found) => self.known.contains(&found),
            None => self.known.is_empty(),
        };
        let next = random();
        // It may stand there from now on, whatever is heard of that.
        let at = self.known.len().saturating_sub(1);
        self.known.insert(at, next);
        query(
            "INSERT INTO writers (name, token, seen) VALUES ($1, $2, $3)
             ON CONFLICT (name) DO UPDATE SET token = excluded.token, seen = excluded.seen",
        )
        .bind(&self.name)
        .bind(next)
        .bind(now())
        .execute(connection)
        .await?;
        query("COMMIT").execute(connection).await?;
        (self.known, self.doubted, self.is_met) = (vec![next], None, true);
        Ok(if is_known { Fate::NotKept } else { Fate::OtherPast })
    }

    /// Takes the row away.
    pub(super) async fn leave(&self, connection: &mut Connection) -> Result<(), sqlx::Error> {
        if self.is_met {
            query("DELETE FROM writers WHERE name = $1")
                .bind(&self.name)
                .execute(connection)
                .await?;
        }
        Ok(())
    }
}

/// What a transaction writes into the row, and what must stand there before.
pub(super) struct Marking<'m> {
    pub(super) name: &'m str,
    pub(super) before: i64,
    pub(super) next: i64,
}

/// The row is not as this writer has left it: nothing of the transaction may be committed.
pub(super) fn other_past() -> sqlx::Error {
    let reason = "the database is not as it was left: it has gone back, or another has taken its \
                  place";
    sqlx::Error::Configuration(reason.into())
}

fn random() -> i64 {
    i64::from_le_bytes(secrets::random())
}

#[cfg(test)]
mod tests {
    use super::Mark;

    #[test]
    fn what_was_given_up_may_still_stand_there_and_is_not_taken_for_another_transaction() {
        let mut mark = Mark::new();
        let first = mark.begin().next;
        mark.keep();
        let lost = mark.begin().next;
        assert!(mark.is_in_doubt());
        mark.give_up();
        assert!(!mark.is_in_doubt());
        assert!(mark.known.contains(&first) && mark.known.contains(&lost));
    }
}
