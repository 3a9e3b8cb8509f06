//! What a game must bring to be played in the house.

use ankh_morpork::AnkhMorpork;
use bots::Insight;
use game::{Game, Secrets, Worlds};
use rattus_cartus::RattusCartus;
use web::Pages;

use crate::problem::Problem;

pub use ::games::{NAMES, known};

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

::games::by_name!(pub(crate) Hosted);

impl From<::games::NoSuchGame> for Problem {
    fn from(error: ::games::NoSuchGame) -> Problem {
        Problem::NoSuchGame { game: error.name, games: NAMES.join(", ") }
    }
}
