//! AM-COMP. The twelve areas of the city: numbers, costs, borders, bridges, river.

use std::ops::{BitAnd, BitOr, Not};

use serde::{Deserialize, Serialize};

use crate::named::named;

named! {
    /// One of the twelve areas, in the order of their numbers.
    pub enum Area: "an area is one of the twelve, such as the-shades" {
        /// Number 1.
        DollySisters = "dolly-sisters",
        /// Number 2.
        UnrealEstate = "unreal-estate",
        /// Number 3.
        DragonsLanding = "dragons-landing",
        /// Number 4.
        SmallGods = "small-gods",
        /// Number 5.
        TheScours = "the-scours",
        /// Number 6.
        TheHippo = "the-hippo",
        /// Number 7.
        TheShades = "the-shades",
        /// Number 8.
        Dimwell = "dimwell",
        /// Number 9.
        Longwall = "longwall",
        /// Number 10.
        IsleOfGods = "isle-of-gods",
        /// Number 11.
        SevenSleepers = "seven-sleepers",
        /// Number 12.
        NapHill = "nap-hill",
    }
}

/// AM-COMP-18. The pairs of areas that share a border or a bridge, by number.
const BORDERS: [(u8, u8); 23] = [
    (1, 2),
    (1, 3),
    (1, 12),
    (2, 3),
    (2, 4),
    (2, 10),
    (2, 11),
    (2, 12),
    (3, 4),
    (4, 5),
    (4, 6),
    (4, 10),
    (5, 6),
    (5, 7),
    (5, 8),
    (5, 10),
    (6, 7),
    (7, 8),
    (8, 9),
    (9, 10),
    (9, 11),
    (10, 11),
    (11, 12),
];

/// AM-COMP-15. Building costs by area.
const COSTS: [u8; 12] = [6, 18, 12, 18, 6, 12, 6, 6, 12, 12, 18, 12];

/// The neighbours of every possible set of areas.
static NEAR: [Areas; 1 << 12] = {
    let mut one = [0u16; 12];
    let mut border = 0;
    while border < BORDERS.len() {
        let (a, b) = (BORDERS[border].0 as usize - 1, BORDERS[border].1 as usize - 1);
        one[a] |= 1 << b;
        one[b] |= 1 << a;
        border += 1;
    }
    let mut near = [Areas(0); 1 << 12];
    let mut set = 1;
    while set < near.len() {
        let lowest = set.trailing_zeros() as usize;
        near[set] = Areas(near[set & (set - 1)].0 | one[lowest]);
        set += 1;
    }
    near
};

impl Area {
    /// AM-EVENT-ANY-01. The area that a result of the die names.
    #[inline]
    pub const fn numbered(face: u8) -> Area {
        Area::ALL[face as usize - 1]
    }

    /// The number on the board.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// AM-COMP-17. What a building here costs, and what it is worth.
    #[inline]
    pub const fn cost(self) -> u8 {
        COSTS[self as usize]
    }

    /// What a building costs that a text lets build for half.
    #[inline]
    pub const fn half_cost(self) -> u8 {
        self.cost() / 2
    }

    /// AM-COMP-18. The areas next to this one.
    #[inline]
    pub fn neighbours(self) -> Areas {
        Areas::only(self).near()
    }
}

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Areas(u16);

impl Areas {
    /// None.
    pub const NONE: Areas = Areas(0);
    /// All twelve.
    pub const ALL: Areas = Areas(0xfff);
    /// Those that touch the river: all but Dragon's Landing and The Hippo.
    pub const RIVER: Areas = Areas(0xfff & !(1 << 2) & !(1 << 5));

    /// Just this one.
    #[inline]
    pub const fn only(area: Area) -> Areas {
        Areas(1 << area as u16)
    }

    /// Those where a building costs at most this much.
    #[inline]
    pub const fn within(money: u16) -> Areas {
        const fn up_to(cost: u8) -> Areas {
            let mut set = 0;
            let mut index = 0;
            while index < 12 {
                if COSTS[index] <= cost {
                    set |= 1 << index;
                }
                index += 1;
            }
            Areas(set)
        }
        const UP_TO: [Areas; 4] = [Areas(0), up_to(6), up_to(12), up_to(18)];
        UP_TO[if money >= 18 { 3 } else { money as usize / 6 }]
    }

    /// The neighbours of the areas in the set.
    #[inline]
    pub fn near(self) -> Areas {
        NEAR[self.0 as usize]
    }

    /// Whether the area is in the set.
    #[inline]
    pub const fn contains(self, area: Area) -> bool {
        self.0 & (1 << area as u16) != 0
    }

    /// A bit for every area, the lowest for the first.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether no area is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many areas are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds an area.
    #[inline]
    pub const fn insert(&mut self, area: Area) {
        self.0 |= 1 << area as u16;
    }

    /// Takes an area out.
    #[inline]
    pub const fn remove(&mut self, area: Area) {
        self.0 &= !(1 << area as u16);
    }

    /// The set without one area.
    #[inline]
    pub const fn without(self, area: Area) -> Areas {
        Areas(self.0 & !(1 << area as u16))
    }

    /// The area with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Area> {
        (self.0 != 0).then(|| Area::ALL[self.0.trailing_zeros() as usize])
    }
}

impl Iterator for Areas {
    type Item = Area;

    #[inline]
    fn next(&mut self) -> Option<Area> {
        let area = self.first()?;
        self.0 &= self.0 - 1;
        Some(area)
    }
}

impl BitAnd for Areas {
    type Output = Areas;
    #[inline]
    fn bitand(self, other: Areas) -> Areas {
        Areas(self.0 & other.0)
    }
}

impl BitOr for Areas {
    type Output = Areas;
    #[inline]
    fn bitor(self, other: Areas) -> Areas {
        Areas(self.0 | other.0)
    }
}

impl Not for Areas {
    type Output = Areas;
    #[inline]
    fn not(self) -> Areas {
        Areas(!self.0 & Areas::ALL.0)
    }
}

impl FromIterator<Area> for Areas {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Areas {
        areas.into_iter().fold(Areas::NONE, |set, area| set | Areas::only(area))
    }
}

impl std::fmt::Debug for Areas {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for Areas {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Areas {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Areas, D::Error> {
        let what = "a list of areas, such as [\"dimwell\", \"nap-hill\"]";
        game::distinct::<Area, Areas, D>(from, what)
    }
}
