//! What the commands want to know of a game.

use ankh_morpork::{AnkhMorpork, Difference, Switch};
use bots::Insight;
use clap::builder::PossibleValuesParser;
use game::Language;
use rattus_cartus::{Pending, RattusCartus};
use words::{Speech, Voice};

use crate::drawing::{self, Drawing};

/// What the commands want to know of a game besides how it is played.
pub(crate) trait Listed: Insight + Speech {
    /// The board with characters, no wider than this; nothing where it is told in sentences.
    fn drawing(_voice: Voice<'_, Self>, _view: &Self::View, _width: usize) -> Option<Drawing> {
        None
    }

    /// Whether what is asked only goes on with the last question, as when cards are laid one
    /// by one that belong to one answer.
    fn goes_on(_view: &Self::View) -> bool {
        false
    }

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
    fn unconfirmed(_language: Language) -> Vec<[String; 2]> {
        Vec::new()
    }
}

::games::by_name!(pub(crate) Listed);

impl Listed for AnkhMorpork {
    fn drawing(voice: Voice<'_, Self>, view: &Self::View, width: usize) -> Option<Drawing> {
        Some(drawing::city(voice, view, width))
    }

    fn more_options() -> Vec<String> {
        Switch::ALL.iter().map(|switch| format!("switches.{switch}")).collect()
    }

    fn differences() -> Vec<Difference> {
        ankh_morpork::differences()
    }
}

impl Listed for RattusCartus {
    fn drawing(voice: Voice<'_, Self>, view: &Self::View, width: usize) -> Option<Drawing> {
        Some(drawing::houses(voice, view, width))
    }

    fn goes_on(view: &Self::View) -> bool {
        matches!(view.pending, Pending::Lay { .. })
    }

    fn more_options() -> Vec<String> {
        vec!["start".to_owned()]
    }

    fn unconfirmed(language: Language) -> Vec<[String; 2]> {
        words::rattus_cartus::unconfirmed(language)
    }
}

#[cfg(feature = "tiny")]
impl Listed for ::games::Tiny {}

/// Takes the name of a game as an argument, so that shells can complete it.
pub(crate) fn by_name() -> PossibleValuesParser {
    PossibleValuesParser::new(::games::NAMES.iter().copied())
}
