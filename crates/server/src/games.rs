//! What a game must bring to be played in the house.

use bots::Insight;
use game::Secrets;
use web::Pages;

pub use ::games::{NAMES, known};

/// A game that can be played in the house: it keeps its secrets, its bots know it, and it has
/// pages.
pub trait Hosted: Secrets + Insight + Pages {}

impl<G: Secrets + Insight + Pages> Hosted for G {}

::games::by_name!(pub(crate) Hosted);
