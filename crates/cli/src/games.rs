//! What the commands want to know of a game.

use ankh_morpork::{AnkhMorpork, Difference, Switch};
use bots::Insight;
use clap::builder::PossibleValuesParser;
use rattus_cartus::{RattusCartus, Unconfirmed};
use words::Speech;

/// What the commands want to know of a game besides how it is played.
pub(crate) trait Listed: Insight + Speech {
    /// The text of its lessons; nothing where it has none.
    const LESSONS: &'static str = "";

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

::games::by_name!(pub(crate) Listed);

impl Listed for AnkhMorpork {
    const LESSONS: &'static str = ankh_morpork::learn::LESSONS;

    fn more_options() -> Vec<String> {
        Switch::ALL.iter().map(|switch| format!("switches.{switch}")).collect()
    }

    fn differences() -> Vec<Difference> {
        ankh_morpork::differences()
    }
}

impl Listed for RattusCartus {
    const LESSONS: &'static str = rattus_cartus::learn::LESSONS;

    fn more_options() -> Vec<String> {
        vec!["start".to_owned()]
    }

    fn unconfirmed() -> &'static [Unconfirmed] {
        rattus_cartus::unconfirmed()
    }
}

#[cfg(feature = "tiny")]
impl Listed for ::games::Tiny {}

/// Takes the name of a game as an argument, so that shells can complete it.
pub(crate) fn by_name() -> PossibleValuesParser {
    PossibleValuesParser::new(::games::NAMES.iter().copied())
}
