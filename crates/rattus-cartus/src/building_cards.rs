//! The twelve buildings, and the sixty cards that show them.

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Class;
use crate::facts::{FACTS, Supply};

/// A building; the data file says what its actions are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Building {
    Farm,
    Brewery,
    Office,
    Marketplace,
    Monastery,
    Hospital,
    GuardTower,
    Castle,
    FortuneTellersTent,
    PiedPipersHut,
    Palace,
    Treasury,
}

/// How many copies of each building exist.
pub(crate) const COPIES: u8 = 5;

impl Building {
    /// All twelve; two after each other belong to one class.
    pub const ALL: [Building; 12] = [
        Building::Farm,
        Building::Brewery,
        Building::Office,
        Building::Marketplace,
        Building::Monastery,
        Building::Hospital,
        Building::GuardTower,
        Building::Castle,
        Building::FortuneTellersTent,
        Building::PiedPipersHut,
        Building::Palace,
        Building::Treasury,
    ];

    /// The name in notation.
    pub const fn name(self) -> &'static str {
        [
            "farm",
            "brewery",
            "office",
            "marketplace",
            "monastery",
            "hospital",
            "guard-tower",
            "castle",
            "fortune-tellers-tent",
            "pied-pipers-hut",
            "palace",
            "treasury",
        ][self as usize]
    }

    /// The class it belongs to.
    #[inline]
    pub const fn class(self) -> Class {
        Class::ALL[self as usize / 2]
    }

    /// Its five cards.
    pub const fn cards(self) -> BuildingSet {
        BuildingSet(0b11111 << (self as u32 * COPIES as u32))
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Building {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Building, ParseError> {
        let found = Building::ALL.into_iter().find(|building| building.name() == text);
        let known = Building::ALL.map(Building::name);
        let expected = "a building is a name like farm or guard-tower";
        found.ok_or_else(|| ParseError::none_of(expected, text, known))
    }
}

/// One of the sixty building cards, such as `farm-3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BuildingCard(u8);

impl BuildingCard {
    /// How many there are.
    pub const COUNT: usize = 60;

    /// The copy of a building with this number, 1 to 5.
    pub const fn new(building: Building, copy: u8) -> BuildingCard {
        assert!(copy >= 1 && copy <= COPIES, "a building has five copies");
        BuildingCard(building as u8 * COPIES + copy - 1)
    }

    /// All sixty, in order.
    pub fn all() -> impl Iterator<Item = BuildingCard> {
        (0..BuildingCard::COUNT as u8).map(BuildingCard)
    }

    /// Where it stands among all sixty.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The building it shows.
    #[inline]
    pub const fn building(self) -> Building {
        Building::ALL[(self.0 / COPIES) as usize]
    }

    /// Which of the five copies it is, from 1.
    #[inline]
    pub const fn copy(self) -> u8 {
        self.0 % COPIES + 1
    }

    /// The class of its building.
    #[inline]
    pub const fn class(self) -> Class {
        self.building().class()
    }

    /// The supply action it shows.
    #[inline]
    pub fn supply(self) -> Supply {
        FACTS.supply[self.index()]
    }
}

impl fmt::Display for BuildingCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.building(), self.copy())
    }
}

impl fmt::Debug for BuildingCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for BuildingCard {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<BuildingCard, ParseError> {
        let expected = "a building card is a building with its copy, like farm-3";
        let known = || BuildingCard::all().map(|card| card.to_string());
        let error = || ParseError::none_of(expected, text, known());
        let (building, copy) = text.rsplit_once('-').ok_or_else(error)?;
        match copy.as_bytes() {
            [copy @ b'1'..=b'5'] => {
                let building = building.parse().map_err(|_| error())?;
                Ok(BuildingCard::new(building, copy - b'0'))
            }
            _ => Err(error()),
        }
    }
}

impl Serialize for BuildingCard {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for BuildingCard {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<BuildingCard, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// A set of building cards, as a bit mask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BuildingSet(u64);

impl BuildingSet {
    /// No cards.
    pub const NONE: BuildingSet = BuildingSet(0);

    /// How many cards there are.
    #[inline]
    pub const fn size(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is there.
    #[inline]
    pub const fn contains(self, card: BuildingCard) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: BuildingCard) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card away.
    #[inline]
    pub const fn remove(&mut self, card: BuildingCard) {
        self.0 &= !(1 << card.0);
    }

    /// The cards in either set.
    #[inline]
    pub const fn with(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 | other.0)
    }

    /// The cards that are in both sets.
    #[inline]
    pub const fn and(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & other.0)
    }

    /// The cards that are not in the other set.
    #[inline]
    pub const fn without(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & !other.0)
    }

    /// The ten cards of a class.
    pub const fn of_class(class: Class) -> BuildingSet {
        BuildingSet(0b11_1111_1111 << (class as u32 * 2 * COPIES as u32))
    }

    /// Whether any card shows this building.
    #[inline]
    pub const fn shows(self, building: Building) -> bool {
        !self.and(building.cards()).is_empty()
    }

    /// The card at `index`, in order; there must be more than `index`.
    #[inline]
    pub(crate) const fn nth(self, index: u8) -> BuildingCard {
        let mut bits = self.0;
        let mut skipped = 0;
        while skipped < index {
            bits &= bits - 1;
            skipped += 1;
        }
        BuildingCard(bits.trailing_zeros() as u8)
    }

    /// The cards, in order.
    pub fn iter(self) -> impl Iterator<Item = BuildingCard> {
        BuildingCard::all().filter(move |&card| self.contains(card))
    }
}

impl fmt::Debug for BuildingSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<BuildingCard> for BuildingSet {
    fn from_iter<I: IntoIterator<Item = BuildingCard>>(cards: I) -> BuildingSet {
        let mut set = BuildingSet::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// As data, a list of cards; on reading, a building's name stands for its five cards.
impl Serialize for BuildingSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for BuildingSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<BuildingSet, D::Error> {
        let mut set = BuildingSet::NONE;
        let what = "a list of buildings and their cards, such as [\"farm\", \"castle-2\"]";
        for name in game::distinct::<String, Vec<String>, D>(from, what)? {
            match name.parse::<Building>() {
                Ok(building) => set = set.with(building.cards()),
                Err(_) => set.insert(name.parse().map_err(D::Error::custom)?),
            }
        }
        Ok(set)
    }
}
