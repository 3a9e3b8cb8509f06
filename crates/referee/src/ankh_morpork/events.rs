//! Events of Ankh-Morpork as they are written, and the options that matter.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::cards::{self, card_of};
use super::facts::{Area, area_of};

/// The options of a table.
#[derive(Deserialize)]
pub(crate) struct Setup {
    pub(crate) players: usize,
    pub(crate) edition: String,
    #[serde(default)]
    pub(crate) switches: BTreeMap<String, bool>,
}

/// A player, from 0; written from 1.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "usize")]
pub(crate) struct Seat(pub(crate) usize);

impl TryFrom<usize> for Seat {
    type Error = String;

    fn try_from(number: usize) -> Result<Seat, String> {
        match number {
            1..=4 => Ok(Seat(number - 1)),
            _ => Err(format!("{number} is no seat")),
        }
    }
}

/// An area by its name.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct Named(pub(crate) Area);

impl TryFrom<String> for Named {
    type Error = String;

    fn try_from(name: String) -> Result<Named, String> {
        area_of(&name).map(Named).ok_or(format!("{name} is no area"))
    }
}

/// A player card by its name.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(try_from = "String")]
pub(crate) struct Card(pub(crate) &'static cards::Card);

impl PartialEq for Card {
    fn eq(&self, other: &Card) -> bool {
        self.0.name == other.0.name
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(name: String) -> Result<Card, String> {
        card_of(&name).map(Card).ok_or(format!("{name} is no card"))
    }
}

/// Whose minion: a seat, or one of these.
pub(crate) const TROLL: usize = 4;
/// See [`TROLL`].
pub(crate) const DEMON: usize = 5;

/// A minion by owner and area.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct Minion {
    pub(crate) owner: usize,
    pub(crate) area: Area,
}

impl TryFrom<String> for Minion {
    type Error = String;

    fn try_from(text: String) -> Result<Minion, String> {
        let wrong = || format!("{text} is no minion");
        let (owner, area) = text.split_once(' ').ok_or_else(wrong)?;
        let owner = match owner {
            "troll" => TROLL,
            "demon" => DEMON,
            seat => seat.parse::<usize>().map_err(|_| wrong()).and_then(Seat::try_from)?.0,
        };
        Ok(Minion { owner, area: area_of(area).ok_or_else(wrong)? })
    }
}

/// What happened, and what led to it.
#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Event {
    pub(crate) what: What,
    pub(crate) because: Because,
}

/// What led to it.
#[derive(Deserialize, Clone, Debug, Default, PartialEq)]
#[serde(default)]
pub(crate) struct Because {
    pub(crate) card: Option<Card>,
    pub(crate) symbol: Option<usize>,
    pub(crate) power: Option<Named>,
    pub(crate) event: Option<String>,
    pub(crate) rescue: bool,
}

/// What happened.
#[derive(Deserialize, Clone, Debug, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum What {
    DealtPersonality { seat: Seat, personality: String },
    TurnBegan { seat: Seat },
    Played { seat: Seat, card: Card },
    Passed { seat: Seat },
    Skipped { seat: Seat },
    PutAway { card: Card },
    Recalled { seat: Seat, card: Card },
    Drew { seat: Seat, card: Card },
    Recovered { seat: Seat, card: Card },
    Discarded { seat: Seat, card: Card },
    Gave { from: Seat, to: Seat, card: Card },
    Offered {},
    Grabbed { seat: Seat, from: Seat, card: Card },
    Looked { seat: Seat, at: Seat, hand: Vec<Card> },
    SwappedHands { one: Seat, two: Seat, hands: [Vec<Card>; 2] },
    Stuck { seat: Seat, card: Card },
    Borrowed { seat: Seat, card: Card },
    Paid { from: Option<Seat>, to: Option<Seat>, amount: u32 },
    Placed { seat: Seat, area: Named },
    Lifted { seat: Seat, area: Named },
    Moved { minion: Minion, to: Named },
    Swapped { one: Minion, two: Minion },
    Attacked { minion: Minion },
    Chose { seat: Seat, minion: Minion },
    Targeted { seat: Seat, victim: Seat },
    Bid { seat: Seat, area: Named },
    Removed { minion: Minion },
    Arrived { minion: Minion },
    Troubled { area: Named },
    Calmed { area: Named },
    Built { seat: Seat, area: Named },
    Bought { seat: Seat, owner: Seat, area: Named },
    Demolished { seat: Seat, area: Named },
    Used { seat: Seat, area: Named },
    Shielded { seat: Seat, area: Named },
    CardLost { seat: Seat, area: Named },
    Rolled { seat: Seat, face: usize },
    TurnedUp { event: String },
    Fogged { card: Card },
    Threatened { asked: Vec<Seat> },
    Reacted { seat: Seat, card: Card },
    Peeked { seat: Seat, seen: Vec<String> },
    ChangedPersonality { seat: Seat, old: String, new: String },
    Ended { ending: String, ranking: Vec<u32>, personalities: Vec<Option<String>> },
}
