//! What happens, why, and what of it each seat is told.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::building_cards::{Building, BuildingCard};
use crate::cards::{Card, Cards, Class};
use crate::final_scoring::Score;
use crate::pending::Phase;

/// Something that happened, in full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// Why it happened.
    pub cause: Cause,
    /// What happened.
    pub what: What,
}

/// Whether all may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Everybody sees it.
    Open(Open),
    /// Not everybody sees all of it.
    Secret(Secret),
}

/// Why something happened: in which round and phase, in which building, by what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Cause {
    /// The round, from 1; 0 in the set-up.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// The building being resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub building: Option<BuildingCard>,
    /// The rule, card or action behind it.
    pub reason: Reason,
}

/// The rule, card or action behind an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The course of the game.
    Rule,
    /// The supply action of a building card.
    Supply(BuildingCard),
    /// A pass.
    Pass,
    /// Bodies played into a building.
    Cards,
    /// Population cards of another class than the building's.
    Mismatch,
    /// A sword.
    Sword,
    /// A flute.
    Flute,
    /// The premium action of the building.
    Premium,
    /// The standard action of the building.
    Standard,
    /// The extra influence of the last round.
    LastRound,
    /// The plague.
    Plague,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Open {
    BuildingTakesPart { building: Building },
    CardTakesPart { card: BuildingCard },
    StartPlayer { seat: Seat },
    RoundBegins { round: u8 },
    BuildingRevealed { card: BuildingCard },
    BuildingExchanged { out: BuildingCard, card: BuildingCard },
    SupplyChosen { seat: Seat, card: BuildingCard },
    DrawEndsShort { seat: Seat, missing: u8 },
    Reshuffled { number: u8 },
    RatsDiscarded { seat: Seat, number: u16 },
    RatsTaken { seat: Seat, number: u16 },
    RatHandedOver { from: Seat, to: Seat },
    Passed { seat: Seat },
    Entered { seat: Seat, card: BuildingCard, place: u8 },
    Plays { seat: Seat, number: u8 },
    CardsRevealed { seat: Seat, cards: Cards },
    InfluenceGained { seat: Seat, class: Class, number: u8 },
    SwordStrikes { taker: Seat, giver: Seat, number: u8 },
    PremiumHeld { seat: Seat },
    ActionDeclined { seat: Seat },
    MarkersTaken { seat: Seat, number: u8 },
    CardsTaken { seat: Seat, card: Card, number: u8 },
    Trades { seat: Seat, number: u8 },
    CardTraded { seat: Seat, card: Card },
    Levied { seat: Seat, givers: SeatSet, number: u8 },
    CardsDiscarded { seat: Seat, cards: Cards },
    HandShown { seat: Seat, cards: Cards },
    Scored { seat: Seat, score: Score },
    NunShown { place: u8, card: Card },
    RatsShown { seat: Seat, number: u16 },
    Died { seats: SeatSet },
    Won { seats: SeatSet },
}

/// What not everybody sees in full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Secret {
    /// Nobody sees the card.
    NunLaid { place: u8, card: Card },
    /// The drawer sees the card.
    Drew { seat: Seat, card: Card },
    /// The chooser alone knows until all have chosen.
    SupplyChosen { seat: Seat, card: BuildingCard },
    /// The looker sees the card.
    Looked { seat: Seat, place: u8, card: Card },
    /// The player sees the card.
    Laid { seat: Seat, card: Card },
    /// The giver alone knows until the cards are handed over.
    Offered { seat: Seat, card: Card },
    /// Giver and taker see the cards.
    Gave { from: Seat, to: Seat, cards: Cards },
    /// The owner sees the value.
    MarkerTaken { seat: Seat, value: u8 },
}

/// An event as one seat, or a spectator, is told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// Why it happened.
    pub cause: Cause,
    /// What this seat is told.
    pub news: News,
}

/// What one seat is told: everything, or that something happened unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum News {
    NunLaid {
        place: u8,
    },
    Drew {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    SupplyDecided {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<BuildingCard>,
    },
    Looked {
        seat: Seat,
        place: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    Laid {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    Offered {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    Gave {
        from: Seat,
        to: Seat,
        number: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<Cards>,
    },
    MarkerTaken {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<u8>,
    },
    #[serde(untagged)]
    Open(Open),
}

impl Event {
    /// The event as a seat, or a spectator, is told of it.
    pub(crate) fn shown(&self, to: Option<Seat>) -> Shown {
        let own = |seat: Seat| to == Some(seat);
        let news = match self.what {
            What::Open(open) => News::Open(open),
            What::Secret(secret) => match secret {
                Secret::NunLaid { place, .. } => News::NunLaid { place },
                Secret::Drew { seat, card } => News::Drew { seat, card: own(seat).then_some(card) },
                Secret::SupplyChosen { seat, card } => {
                    News::SupplyDecided { seat, card: own(seat).then_some(card) }
                }
                Secret::Looked { seat, place, card } => {
                    News::Looked { seat, place, card: own(seat).then_some(card) }
                }
                Secret::Laid { seat, card } => News::Laid { seat, card: own(seat).then_some(card) },
                Secret::Offered { seat, card } => {
                    News::Offered { seat, card: own(seat).then_some(card) }
                }
                Secret::Gave { from, to: taker, cards } => {
                    let known = own(from) || own(taker);
                    let number = cards.size();
                    News::Gave { from, to: taker, number, cards: known.then_some(cards) }
                }
                Secret::MarkerTaken { seat, value } => {
                    News::MarkerTaken { seat, value: own(seat).then_some(value) }
                }
            },
        };
        Shown { cause: self.cause, news }
    }
}
