//! What chance can bring, and its notation: one spelling each.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Seat};

use crate::actions::number;
use crate::building_cards::{Building, BuildingCard};
use crate::cards::Card;
use crate::state::MOST_PLAYERS;

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `building farm`: this building takes part.
    Building(Building),
    /// `card farm-3`: this building card takes part.
    Card(BuildingCard),
    /// `start 2`: this seat starts.
    Start(Seat),
    /// `reveal farm-3`: this building card is revealed.
    Reveal(BuildingCard),
    /// `draw monk-3`: this population card is drawn.
    Draw(Card),
    /// `marker 2`: a marker of this value is drawn.
    Marker(u8),
}

impl Chance {
    /// Every outcome that has a word.
    pub(crate) fn all() -> impl Iterator<Item = Chance> {
        let buildings = Building::ALL.into_iter().map(Chance::Building);
        let starts = Seat::all(MOST_PLAYERS).map(Chance::Start);
        buildings
            .chain(BuildingCard::all().map(Chance::Card))
            .chain(starts)
            .chain(BuildingCard::all().map(Chance::Reveal))
            .chain(Card::all_population().map(Chance::Draw))
            .chain((1..=5).map(Chance::Marker))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Building(building) => write!(f, "building {building}"),
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Reveal(card) => write!(f, "reveal {card}"),
            Chance::Draw(card) => write!(f, "draw {card}"),
            Chance::Marker(value) => write!(f, "marker {value}"),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Chance, ParseError> {
        match text.split_once(' ') {
            Some(("building", building)) => Ok(Chance::Building(building.parse()?)),
            Some(("card", card)) => Ok(Chance::Card(card.parse()?)),
            Some(("start", seat)) => Ok(Chance::Start(seat.parse()?)),
            Some(("reveal", card)) => Ok(Chance::Reveal(card.parse()?)),
            Some(("draw", card)) => Ok(Chance::Draw(card.parse()?)),
            Some(("marker", value)) => Ok(Chance::Marker(number(value)?)),
            _ => Err(ParseError::new(
                "chance brings building, card, start, reveal, draw or marker",
                text,
            )),
        }
    }
}
