//! Building a table in memory from what is stored of it.

use game::MAX_SEATS;
use game::session::Stored;

use super::Played;
use crate::games::{Hosted, Visitor};
use crate::tables::any::AnyTable;

/// Plays a stored game again.
pub(crate) fn replay(game: &str, stored: Stored<'_>) -> Result<Box<dyn AnyTable>, String> {
    match crate::games::with_game(game, Start(stored)) {
        Ok(outcome) => outcome,
        Err(error) => Err(error.to_string()),
    }
}

struct Start<'a>(Stored<'a>);

impl Visitor for Start<'_> {
    type Output = Result<Box<dyn AnyTable>, String>;

    fn visit<G: Hosted>(self) -> Self::Output {
        let session = self.0.resume::<G>()?;
        Ok(Box::new(Played { session, minds: [const { None }; MAX_SEATS] }))
    }
}
