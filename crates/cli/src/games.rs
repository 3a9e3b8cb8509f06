//! The games in the house: the one place that maps a name to a type.

use ankh_morpork::{AnkhMorpork, Difference, Switch};
use anyhow::{Result, bail};
use bots::Insight;
use clap::builder::PossibleValuesParser;
use game::Game;
use rattus_cartus::{RattusCartus, Unconfirmed};
use words::Speech;

/// What the commands want to know of a game besides how it is played.
pub(crate) trait Listed: Insight + Speech {
    /// Options of a table that the default set-up leaves out, as they are nested
    /// in it: `switches.finite-bank`.
    fn more_options() -> Vec<String> {
        Vec::new()
    }

    /// Where its rulebooks differ; nothing where there is only one.
    fn differences() -> Vec<Difference> {
        Vec::new()
    }

    /// What nobody could confirm; nothing where all is known.
    fn unconfirmed() -> &'static [Unconfirmed] {
        &[]
    }
}

/// Something to do with a game that is known only by its name.
pub(crate) trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it with the game `G`.
    fn visit<G: Listed>(self) -> Self::Output;
}

/// Declares the games of the house by their types.
macro_rules! house {
    ($($game:ty),* $(,)?) => {
        /// The names of all games.
        pub(crate) fn names() -> Vec<&'static str> {
            vec![$(<$game as Game>::NAME),*]
        }

        /// Visits the game called `name`.
        pub(crate) fn with_game<V: Visitor>(name: &str, visitor: V) -> Result<V::Output> {
            $(if name == <$game as Game>::NAME {
                return Ok(visitor.visit::<$game>());
            })*
            bail!("there is no game \"{name}\" here; the games are {}", names().join(" and "))
        }
    };
}

house!(AnkhMorpork, RattusCartus);

impl Listed for AnkhMorpork {
    fn more_options() -> Vec<String> {
        Switch::ALL.iter().map(|switch| format!("switches.{switch}")).collect()
    }

    fn differences() -> Vec<Difference> {
        ankh_morpork::differences()
    }
}

impl Listed for RattusCartus {
    fn more_options() -> Vec<String> {
        vec!["start".to_owned()]
    }

    fn unconfirmed() -> &'static [Unconfirmed] {
        rattus_cartus::unconfirmed()
    }
}

/// Takes the name of a game as an argument, so that shells can complete it.
pub(crate) fn by_name() -> PossibleValuesParser {
    PossibleValuesParser::new(names())
}
