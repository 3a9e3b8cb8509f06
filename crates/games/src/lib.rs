//! The games there are: the one list that every layer reads.
//!
//! A layer that knows what it wants of a game (rules, a bot, pages) writes
//! `games::by_name!(pub(crate) ItsTrait);` and gets a `Visitor` and `with_game`, which
//! finds the type behind a name.

pub use ankh_morpork::AnkhMorpork;
#[doc(hidden)]
pub use game::Game;
pub use rattus_cartus::RattusCartus;
#[cfg(feature = "tiny")]
pub use tiny::Tiny;

/// Declares the list. `$d` is a dollar sign for the macro that it declares.
macro_rules! games {
    ($d:tt $($game:ident),+) => {
        /// The names of all games, in the order in which they are offered.
        pub const NAMES: &[&str] = &[$(<$game as Game>::NAME),+];

        /// The editions of each.
        const EDITIONS: &[&[&str]] = &[$(<$game as Game>::EDITIONS),+];

        /// Declares `Visitor`, something to do with a game that is known only by its name,
        /// and `with_game`, which does it. Every game must be of the given trait.
        #[macro_export]
        macro_rules! by_name {
            ($d vis:vis $d bound:path) => {
                /// Something to do with a game that is known only by its name.
                $d vis trait Visitor {
                    /// What comes of it.
                    type Output;
                    /// Does it with the game `G`.
                    fn visit<G: $d bound>(self) -> Self::Output;
                }

                /// Visits the game called `name`.
                $d vis fn with_game<V: Visitor>(
                    name: &str,
                    visitor: V,
                ) -> Result<V::Output, $crate::NoSuchGame> {
                    $(if name == <$crate::$game as $crate::Game>::NAME {
                        return Ok(visitor.visit::<$crate::$game>());
                    })+
                    Err($crate::NoSuchGame::new(name))
                }
            };
        }
    };
}

#[cfg(not(feature = "tiny"))]
games!($ AnkhMorpork, RattusCartus);
#[cfg(feature = "tiny")]
games!($ AnkhMorpork, RattusCartus, Tiny);

/// There is no game of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game \"{name}\" here; the games are {games}", games = NAMES.join(" and "))]
pub struct NoSuchGame {
    /// What was asked for, cut short.
    pub name: String,
}

impl NoSuchGame {
    /// Somebody asked for this.
    pub fn new(name: &str) -> NoSuchGame {
        NoSuchGame { name: name.chars().take(60).collect() }
    }
}

/// Every edition that some game can be played by, each once.
pub fn editions() -> Vec<&'static str> {
    let mut all: Vec<&str> = Vec::new();
    for &edition in EDITIONS.iter().copied().flatten() {
        if !all.contains(&edition) {
            all.push(edition);
        }
    }
    all
}

/// The name of a game as it lives as long as the program; nothing if there is no such game.
pub fn known(name: &str) -> Option<&'static str> {
    NAMES.iter().copied().find(|known| *known == name)
}
