//! Events of Rattus Cartus as they are written, and the options that matter.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A player, from 1.
pub(crate) type Seat = usize;
/// So many cards of each kind.
pub(crate) type Cards = BTreeMap<String, u32>;

/// The options of a table, as far as a referee needs them.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Setup {
    pub(crate) players: usize,
    pub(crate) buildings: Buildings,
    #[serde(default)]
    pub(crate) start: Option<Seat>,
    pub(crate) supply: String,
    pub(crate) actions: String,
    pub(crate) gold: String,
    pub(crate) plague: String,
}

/// How the building cards are found.
#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Buildings {
    FirstGame,
    OnePerClass,
    Mixed,
    Custom(Vec<String>),
}

/// What happened, and why.
#[derive(Deserialize, Debug)]
pub(crate) struct Event {
    pub(crate) cause: Cause,
    pub(crate) news: News,
}

/// When and where it happened.
#[derive(Deserialize, Debug)]
pub(crate) struct Cause {
    pub(crate) round: u32,
    #[serde(default)]
    pub(crate) building: Option<String>,
}

/// What happened.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum News {
    BuildingTakesPart { building: String },
    CardTakesPart { card: String },
    NunLaid { place: u32 },
    StartPlayer { seat: Seat },
    RoundBegins { round: u32 },
    BuildingRevealed { card: String },
    BuildingExchanged { out: String, card: String },
    SupplyDecided { seat: Seat, card: String },
    SupplyChosen { seat: Seat, card: String },
    Drew { seat: Seat, card: String },
    DrawEndsShort { seat: Seat, missing: u32 },
    Reshuffled { number: u32 },
    Looked { seat: Seat, place: u32, card: String },
    RatsDiscarded { seat: Seat, number: u32 },
    RatsTaken { seat: Seat, number: u32 },
    RatHandedOver { from: Seat, to: Seat },
    Passed { seat: Seat },
    Entered { seat: Seat, card: String, place: usize },
    Plays { seat: Seat, number: u32 },
    Laid { seat: Seat, card: String },
    CardsRevealed { seat: Seat, cards: Cards },
    InfluenceGained { seat: Seat, class: String, number: u32 },
    SwordStrikes { taker: Seat, giver: Seat, number: u32 },
    Offered { seat: Seat, card: String },
    Gave { from: Seat, to: Seat, cards: Cards },
    PremiumHeld { seat: Seat },
    ActionDeclined { seat: Seat },
    MarkersTaken { seat: Seat, number: u32 },
    MarkerTaken { seat: Seat, value: u32 },
    CardsTaken { seat: Seat, card: String, number: u32 },
    Trades { seat: Seat, number: u32 },
    CardTraded { seat: Seat, card: String },
    Levied { seat: Seat, givers: Vec<Seat>, number: u32 },
    CardsDiscarded { seat: Seat, cards: Cards },
    HandShown { seat: Seat, cards: Cards },
    Scored { seat: Seat, score: Score },
    NunShown { place: u32, card: String },
    RatsShown { seat: Seat, number: u32 },
    Died { seats: Vec<Seat> },
    Won { seats: Vec<Seat> },
}

/// Points by where they come from.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Score {
    pub(crate) influence: u32,
    pub(crate) bodies: u32,
    pub(crate) specials: u32,
    pub(crate) gold: u32,
    pub(crate) markers: u32,
}

impl Score {
    pub(crate) fn total(&self) -> u32 {
        self.influence + self.bodies + self.specials + self.gold + self.markers
    }
}
