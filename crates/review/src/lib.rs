//! What happened in a game that is over: who was how likely to win after every turn, where
//! it turned, which decisions cost most, what the others could know, and how much was luck.
//!
//! A review is a function of a record, a [`Budget`] and a seed: no clock, no thread, and only
//! arithmetic that is the same on every machine. It is made piece by piece, one for every
//! step of the game, so that whoever makes it can stop between any two, tell how far it is,
//! keep what was [`Found`] and go on elsewhere.
//!
//! ```
//! # fn review(record: &str) -> Result<(), review::NotReviewed> {
//! let mut work = review::begin(record, review::Budget::default(), 0, Vec::new())?;
//! while work.advance() {}
//! let review = work.review();
//! # Ok(())
//! # }
//! ```
//!
//! `docs/review.md` says how it judges, and how right it is.

mod calibration;
mod fit;
mod found;
mod hint;
mod judging;
mod luck;
mod reasons;
mod replays;
mod reviewer;
mod summary;

pub use fit::Fit;
pub use found::{Answer, Chance, Decision, Found, Moment, Reason, Seen, Suspected};
pub use hint::{Hint, hint};
pub use replays::{Replayed, Replays, replays};
pub use reviewer::{Progress, Reviewer, Work, steps_in_force};
pub use summary::{Costly, Exposure, KindOfLuck, Luck, Review, Stroke, Suspect, TurningPoint};

use bots::Insight;
pub use bots::{Fortune, RoleChance, Suspicion};
use game::record::{self, Fault, Record};
use serde::{Deserialize, Serialize};

games::by_name!(Insight);

/// How reviews judge: pieces that were found by another revision do not fit these.
pub const REVISION: u32 = 2;

/// How much work a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Budget {
    /// How many games are played on in mind from every turn, for each pair of eyes.
    pub playouts: u32,
    /// How many games a search looks at for every decision; with none, decisions are not
    /// judged.
    pub searches: u32,
}

impl Budget {
    /// More than this nobody needs, and nobody may ask for.
    pub const MOST: Budget = Budget { playouts: 2000, searches: 20_000 };

    /// The same, within what may be asked for.
    #[must_use]
    pub fn within_bounds(self) -> Budget {
        Budget {
            playouts: self.playouts.clamp(1, Budget::MOST.playouts),
            searches: self.searches.min(Budget::MOST.searches),
        }
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { playouts: 64, searches: 240 }
    }
}

/// Why there is no review.
#[derive(Debug, thiserror::Error)]
pub enum NotReviewed {
    /// The text is no record that can be played again.
    #[error(transparent)]
    Record(#[from] Fault),
    /// It is of a game that is not known here.
    #[error(transparent)]
    Game(#[from] games::NoSuchGame),
    /// The game in it is not over.
    #[error("the game is not over: only a finished game can be reviewed")]
    NotOver,
    /// What was found before is of another game, or of another budget.
    #[error("what was found before does not fit this record")]
    Misfit,
}

/// The moments of the game in a record's text alone: who was how likely to win after every
/// turn, so much faster than a whole review.
pub fn moments(text: &str, budget: Budget, seed: u64) -> Result<Vec<Moment>, NotReviewed> {
    struct Moments<'a>(&'a str, Budget, u64);

    impl Visitor for Moments<'_> {
        type Output = Result<Vec<Moment>, NotReviewed>;

        fn visit<G: Insight>(self) -> Self::Output {
            let Moments(text, budget, seed) = self;
            let record = Record::<G>::parse(text)?;
            Reviewer::resume(&record, budget, seed, Vec::new())?.moments()
        }
    }

    let game = record::game_name(text)?.to_owned();
    with_game(&game, Moments(text, budget, seed))?
}

/// Begins the review of the game in a record's text, or goes on after what was found before.
pub fn begin(
    text: &str,
    budget: Budget,
    seed: u64,
    found: Vec<Found>,
) -> Result<Box<dyn Work>, NotReviewed> {
    struct Begin<'a>(&'a str, Budget, u64, Vec<Found>);

    impl Visitor for Begin<'_> {
        type Output = Result<Box<dyn Work>, NotReviewed>;

        fn visit<G: Insight>(self) -> Self::Output {
            let Begin(text, budget, seed, found) = self;
            let record = Record::<G>::parse(text)?;
            Ok(Box::new(Reviewer::resume(&record, budget, seed, found)?))
        }
    }

    let game = record::game_name(text)?.to_owned();
    with_game(&game, Begin(text, budget, seed, found))?
}
