//! AM-AREA-SMALL-GODS. What Small Gods is paid to keep, and its notation.

use std::fmt;
use std::str::FromStr;

use game::ParseError;

use crate::areas::Area;
use crate::dragon::{Dragon, DragonStage};
use crate::editions::Switch;
use crate::invasions::{Flood, FloodStage, MurderStage, Murders};
use crate::lost_buildings::{Fire, Johnson, JohnsonStage};
use crate::pending_events::PendingEvent;
use crate::state::Open;

/// What an event threatens, and its owner may pay for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shielded {
    /// Which kind of thing it is.
    pub kind: Kept,
    /// Where it is.
    pub area: Area,
}

crate::named::named! {
    /// What Small Gods keeps.
    pub enum Kept: "a shield keeps a building, a minion, a card or an area" {
        /// A building.
        Building = "building",
        /// One minion.
        Minion = "minion",
        /// The City Area card.
        Card = "card",
        /// AM-AREA-SMALL-GODS-03, AM-SWITCH-04. Nobody comes there; or all of one's pieces
        /// stay.
        Area = "area",
    }
}

impl fmt::Display for Shielded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.area)
    }
}

impl FromStr for Shielded {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Shielded, ParseError> {
        let (kind, area) = text.split_once(' ').unwrap_or((text, ""));
        Ok(Shielded { kind: kind.parse()?, area: area.parse()? })
    }
}

impl Open {
    /// What the owner of Small Gods is asked about, while a shield is all that is asked.
    pub(crate) fn at_stake(&self, pending: PendingEvent) -> Option<Shielded> {
        let kind = match pending {
            PendingEvent::Dragon(Dragon { stage: DragonStage::Building, .. })
            | PendingEvent::Fire(Fire::Burns { .. })
            | PendingEvent::Explosion { .. }
            | PendingEvent::Earthquake(_) => Kept::Building,
            PendingEvent::Dragon(Dragon { stage: DragonStage::Minions, .. })
            | PendingEvent::Flood(Flood { stage: FloodStage::Shield, .. })
            | PendingEvent::Murders(Murders { stage: MurderStage::Shield(_), .. })
            | PendingEvent::Johnson(Johnson { stage: JohnsonStage::Minion, .. }) => Kept::Minion,
            PendingEvent::Johnson(Johnson { stage: JohnsonStage::Card, .. }) => Kept::Card,
            PendingEvent::Arrivals(_) => Kept::Area,
            _ => return None,
        };
        let whole = self.switches.on(Switch::SmallGodsWholeArea);
        Some(Shielded { kind: if whole { Kept::Area } else { kind }, area: pending.area()? })
    }
}
