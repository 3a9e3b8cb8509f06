//! The games in the house: the one place here that maps a name to a type.

use ankh_morpork::AnkhMorpork;
use bots::Insight;
use game::{Game, Secrets, Worlds};
use rattus_cartus::RattusCartus;
use web::Pages;

use crate::problem::Problem;

/// What a game must bring to be played in the house.
pub trait Hosted: Game + Worlds + Secrets + Insight + Pages {
    /// The places a threat is about, in notation, as everyone sees them.
    fn threatened(_view: &Self::View) -> Vec<String> {
        Vec::new()
    }
}

impl Hosted for AnkhMorpork {
    fn threatened(view: &ankh_morpork::View) -> Vec<String> {
        view.threatened().map(|area| area.to_string()).collect()
    }
}

impl Hosted for RattusCartus {}

/// Something to do with a game that is known only by its name.
pub(crate) trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it with the game `G`.
    fn visit<G: Hosted>(self) -> Self::Output;
}

/// Declares the games of the house by their types.
macro_rules! house {
    ($($game:ty),* $(,)?) => {
        /// The names of all games.
        pub fn names() -> Vec<&'static str> {
            vec![$(<$game as Game>::NAME),*]
        }

        /// Visits the game called `name`.
        pub(crate) fn with_game<V: Visitor>(
            name: &str,
            visitor: V,
        ) -> Result<V::Output, Problem> {
            $(if name == <$game as Game>::NAME {
                return Ok(visitor.visit::<$game>());
            })*
            let game = name.chars().take(60).collect();
            Err(Problem::NoSuchGame { game, games: names().join(", ") })
        }
    };
}

house!(AnkhMorpork, RattusCartus);
