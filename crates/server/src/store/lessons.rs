//! Which lessons somebody has solved.

use super::sql::{Row, query};
use super::{Store, StoreError};
use crate::ids::PersonId;

/// A lesson that somebody has solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolvedLesson {
    /// Who.
    pub person: PersonId,
    /// The game.
    pub game: String,
    /// Its id.
    pub lesson: String,
    /// Whether with a hint.
    pub helped: bool,
}

impl Store {
    /// The lessons that a person has solved; there are only so many.
    pub async fn solved_lessons(&self, person: PersonId) -> Result<Vec<SolvedLesson>, StoreError> {
        let rows = query(
            "SELECT game, lesson, helped FROM lessons WHERE person = $1 ORDER BY game, lesson",
        )
        .bind(person.number())
        .fetch_all(self.readers())
        .await?;
        let solved = |row: &Row| {
            let helped: i64 = row.try_get(2)?;
            Ok(SolvedLesson {
                person,
                game: row.try_get(0)?,
                lesson: row.try_get(1)?,
                helped: helped != 0,
            })
        };
        rows.iter().map(solved).collect::<Result<_, sqlx::Error>>().map_err(Into::into)
    }
}
