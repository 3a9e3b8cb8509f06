//! What the commands want to know of a game.

use ankh_morpork::{AnkhMorpork, Difference, Switch};
use bots::Insight;
use clap::builder::PossibleValuesParser;
use rattus_cartus::{RattusCartus, Unconfirmed};
use serde::Serialize;
use serde_json::Value;

use crate::{play, words};

/// What the commands want to know of a game besides how it is played.
pub(crate) trait Listed: Insight {
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

    /// An event as a line for the one it was shown to.
    fn line(shown: &Self::Shown) -> String {
        let (what, circumstances) = words::told(&data(shown));
        match circumstances.is_empty() {
            true => what,
            false => format!("{what}, {circumstances}"),
        }
    }

    /// What the one with this view is asked, in words.
    fn question(_view: &Self::View) -> String {
        "What do you do?".to_owned()
    }

    /// How the table stands for the one with this view, in words.
    fn state(view: &Self::View) -> String {
        words::plain(&data(view))
    }
}

fn data(of: &impl Serialize) -> Value {
    // What a game tells is made to be written: it has no maps but those by words.
    serde_json::to_value(of).unwrap_or_default()
}

::games::by_name!(pub(crate) Listed);

impl Listed for AnkhMorpork {
    fn more_options() -> Vec<String> {
        Switch::ALL.iter().map(|switch| format!("switches.{switch}")).collect()
    }

    fn differences() -> Vec<Difference> {
        ankh_morpork::differences()
    }

    fn question(view: &ankh_morpork::View) -> String {
        play::ankh_morpork::question(view)
    }

    fn state(view: &ankh_morpork::View) -> String {
        play::ankh_morpork::state(view)
    }
}

impl Listed for RattusCartus {
    fn more_options() -> Vec<String> {
        vec!["start".to_owned()]
    }

    fn unconfirmed() -> &'static [Unconfirmed] {
        rattus_cartus::unconfirmed()
    }

    fn line(shown: &rattus_cartus::Shown) -> String {
        words::plain(&data(&shown.news))
    }

    fn question(view: &rattus_cartus::View) -> String {
        play::rattus_cartus::question(view)
    }

    fn state(view: &rattus_cartus::View) -> String {
        play::rattus_cartus::state(view)
    }
}

/// Takes the name of a game as an argument, so that shells can complete it.
pub(crate) fn by_name() -> PossibleValuesParser {
    PossibleValuesParser::new(::games::NAMES.iter().copied())
}
