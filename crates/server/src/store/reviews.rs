//! Reviews of finished games, and what was found of those that are being made.

use review::{Budget, Review};

use super::sql::{Connection, Row, query, query_scalar};
use super::{Store, StoreError};
use crate::ids::{PersonId, TableId};

/// What becomes of a review.
#[derive(Clone, Debug)]
pub enum ReviewChange {
    /// Somebody asks for it; nothing changes when it is there, or being made.
    Asked {
        /// Of which game.
        table: TableId,
        /// Who asks.
        person: PersonId,
        /// When.
        time: i64,
        /// How much is done for it.
        budget: Budget,
        /// What its chance begins with.
        seed: u64,
    },
    /// A node makes it, alone until then; refused when another one does now.
    Taken {
        /// Of which game.
        table: TableId,
        /// When.
        now: i64,
        /// Until when.
        until: i64,
    },
    /// It still does, until then.
    Keeps(TableId, i64),
    /// More was found, from this step on; refused when nobody waits for it any more.
    Found(TableId, usize, String),
    /// What was found before is of no use.
    BeginsAnew(TableId),
    /// It was made by another program, and this one cannot read it; a newer one's stays.
    Discarded(TableId),
    /// It is made; refused when nobody waits for it any more.
    Done(TableId, String),
    /// It is not made any further: somebody has stopped it,
    Stopped(TableId),
    /// or it cannot be made.
    Failed(TableId),
}

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewState {
    /// It waits, or is being made.
    Waiting,
    /// Somebody has stopped it.
    Stopped,
    /// It could not be made.
    Failed,
    /// It is made.
    Done,
}

/// A review as it is kept.
#[derive(Clone, Debug)]
pub struct KeptReview {
    /// How far it is.
    pub state: ReviewState,
    /// Who asked for it, unless they were forgotten.
    pub person: Option<PersonId>,
    /// How much is done for it.
    pub budget: Budget,
    /// What its chance begins with.
    pub seed: u64,
    /// By which revision it is judged.
    pub revision: u32,
    /// All of it as JSON, once it is done.
    pub review: Option<String>,
}

/// The reviews of somebody that are not made yet.
pub(super) const WAITING: &str = "SELECT 1 FROM reviews WHERE person = $1 AND state = 'waiting'";

impl KeptReview {
    /// The review itself, when it is made and this program can read it.
    pub fn read(&self) -> Option<Review> {
        serde_json::from_str(self.review.as_deref()?).ok()
    }
}

impl ReviewChange {
    /// Whether it can turn out to be impossible.
    pub(super) const fn can_fail(&self) -> bool {
        matches!(
            self,
            ReviewChange::Taken { .. } | ReviewChange::Found(..) | ReviewChange::Done(..)
        )
    }

    /// Makes the change; `false` when it is impossible, and nothing is changed.
    pub(super) async fn make(&self, connection: &mut Connection) -> Result<bool, sqlx::Error> {
        let (table, statement) = match self {
            ReviewChange::Asked { table, person, time, budget, seed } => {
                // Whoever asks after it was stopped goes on where it was.
                query(
                    "INSERT INTO reviews
                     (table_id, person, state, asked, playouts, searches, seed, revision)
                     SELECT $1, $2, 'waiting', $3, $4, $5, $6, $7
                     WHERE EXISTS (SELECT 1 FROM people WHERE id = $2 AND name <> '')
                     AND EXISTS (SELECT 1 FROM tables WHERE id = $1)
                     ON CONFLICT (table_id) DO UPDATE
                     SET person = excluded.person, state = 'waiting', asked = excluded.asked
                     WHERE reviews.state IN ('stopped', 'failed')",
                )
                .bind(table.number())
                .bind(person.number())
                .bind(*time)
                .bind(i64::from(budget.playouts))
                .bind(i64::from(budget.searches))
                .bind(seed.cast_signed())
                .bind(i64::from(review::REVISION))
                .execute(connection)
                .await?;
                return Ok(true);
            }
            ReviewChange::Taken { table, now, until } => {
                let taken = query(
                    "UPDATE reviews SET taken = $3
                     WHERE table_id = $1 AND state = 'waiting' AND taken < $2",
                )
                .bind(table.number())
                .bind(*now)
                .bind(*until)
                .execute(connection)
                .await?;
                return Ok(taken == 1);
            }
            ReviewChange::Keeps(table, until) => {
                query("UPDATE reviews SET taken = $2 WHERE table_id = $1")
                    .bind(table.number())
                    .bind(*until)
                    .execute(connection)
                    .await?;
                return Ok(true);
            }
            ReviewChange::Found(table, at, found) => {
                let done = query(
                    "INSERT INTO review_pieces (table_id, at, found) SELECT $1, $2, $3
                     WHERE EXISTS (SELECT 1 FROM reviews WHERE table_id = $1 AND state = 'waiting')",
                )
                .bind(table.number())
                .bind(*at as i64)
                .bind(found)
                .execute(connection)
                .await?;
                return Ok(done == 1);
            }
            ReviewChange::Done(table, review) => {
                let done = query(
                    "UPDATE reviews SET state = 'done', review = $2, revision = $3
                     WHERE table_id = $1 AND state = 'waiting'",
                )
                .bind(table.number())
                .bind(review)
                .bind(i64::from(review::REVISION))
                .execute(connection)
                .await?;
                if done == 0 {
                    return Ok(false);
                }
                (table, "DELETE FROM review_pieces WHERE table_id = $1")
            }
            ReviewChange::BeginsAnew(table) => {
                query("UPDATE reviews SET revision = $2 WHERE table_id = $1")
                    .bind(table.number())
                    .bind(i64::from(review::REVISION))
                    .execute(connection)
                    .await?;
                (table, "DELETE FROM review_pieces WHERE table_id = $1")
            }
            ReviewChange::Discarded(table) => {
                query(
                    "UPDATE reviews SET state = 'stopped', review = NULL
                     WHERE table_id = $1 AND state = 'done' AND revision <= $2",
                )
                .bind(table.number())
                .bind(i64::from(review::REVISION))
                .execute(connection)
                .await?;
                return Ok(true);
            }
            ReviewChange::Stopped(table) => (
                table,
                "UPDATE reviews SET state = 'stopped' WHERE table_id = $1 AND state = 'waiting'",
            ),
            ReviewChange::Failed(table) => (
                table,
                "UPDATE reviews SET state = 'failed' WHERE table_id = $1 AND state = 'waiting'",
            ),
        };
        query(statement).bind(table.number()).execute(connection).await?;
        Ok(true)
    }
}

/// What nobody has finished for somebody goes with them; what is made stays without them.
pub(super) const FORGET: [&str; 3] = [
    "DELETE FROM review_pieces WHERE table_id IN
     (SELECT table_id FROM reviews WHERE person = $1 AND state <> 'done')",
    "DELETE FROM reviews WHERE person = $1 AND state <> 'done'",
    "UPDATE reviews SET person = NULL WHERE person = $1",
];

impl Store {
    /// The review of a game, if anybody has asked for it.
    pub async fn review(&self, table: TableId) -> Result<Option<KeptReview>, StoreError> {
        let row = query(
            "SELECT state, person, playouts, searches, seed, revision, review FROM reviews
             WHERE table_id = $1",
        )
        .bind(table.number())
        .fetch_optional(self.readers())
        .await?;
        let read = |row: Row| {
            let person: Option<i64> = row.try_get(1)?;
            let number = |at: usize| Ok::<_, sqlx::Error>(row.try_get::<i64>(at)? as u32);
            Ok(KeptReview {
                state: match row.try_get::<String>(0)?.as_str() {
                    "waiting" => ReviewState::Waiting,
                    "stopped" => ReviewState::Stopped,
                    "done" => ReviewState::Done,
                    _ => ReviewState::Failed,
                },
                person: person.map(PersonId::stored),
                budget: Budget { playouts: number(2)?, searches: number(3)? },
                seed: row.try_get::<i64>(4)?.cast_unsigned(),
                revision: number(5)?,
                review: row.try_get(6)?,
            })
        };
        row.map(read).transpose().map_err(|error: sqlx::Error| error.into())
    }

    /// What was found so far of a review, as lists in JSON, in order.
    pub async fn review_pieces(&self, table: TableId) -> Result<Vec<String>, StoreError> {
        let pieces =
            query_scalar("SELECT found FROM review_pieces WHERE table_id = $1 ORDER BY at")
                .bind(table.number())
                .fetch_all(self.readers())
                .await?;
        Ok(pieces)
    }

    /// The reviews that are not made yet, and who asked for them, in the order in which they
    /// did.
    pub async fn waiting_reviews(&self) -> Result<Vec<(TableId, PersonId)>, StoreError> {
        let rows = query(
            "SELECT table_id, person FROM reviews WHERE state = 'waiting' AND person IS NOT NULL
             AND EXISTS (SELECT 1 FROM tables WHERE id = table_id) ORDER BY asked, table_id",
        )
        .fetch_all(self.readers())
        .await?;
        let read =
            |row: &Row| Ok((TableId::stored(row.try_get(0)?), PersonId::stored(row.try_get(1)?)));
        rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }
}
