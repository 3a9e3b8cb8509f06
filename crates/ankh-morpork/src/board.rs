//! The board: minions, trolls, demons, buildings and trouble markers.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Seat};

use crate::areas::{Area, Areas};
use crate::named::as_text;

/// AM-COMP-02. Minions of each player.
pub(crate) const MINIONS: u8 = 12;
/// AM-COMP-03. Buildings of each player.
pub(crate) const BUILDINGS: usize = 6;
/// AM-COMP-04.
pub(crate) const DEMONS: u8 = 4;
/// AM-COMP-05.
pub(crate) const TROLLS: u8 = 3;

/// Whose minion it is: a player's, or one of the two kinds that are nobody's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Owner(u8);

impl Owner {
    /// AM-EVENT-TROLLS-04. A troll belongs to no player.
    pub const TROLL: Owner = Owner(4);
    /// A demon belongs to no player either.
    pub const DEMON: Owner = Owner(5);

    /// Everyone who can have minions on the board.
    pub const ALL: [Owner; 6] = [Owner(0), Owner(1), Owner(2), Owner(3), Owner(4), Owner(5)];

    /// The player it belongs to.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        if self.0 < 4 { Some(Seat::new(self.0 as usize)) } else { None }
    }

    /// Counted from 0: the players, trolls, demons.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Seat> for Owner {
    #[inline]
    fn from(seat: Seat) -> Owner {
        debug_assert!(seat.index() < 4);
        Owner(seat.index() as u8)
    }
}

impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat() {
            Some(seat) => write!(f, "{seat}"),
            None if *self == Owner::TROLL => f.write_str("troll"),
            None => f.write_str("demon"),
        }
    }
}

impl fmt::Debug for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Owner {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Owner, ParseError> {
        match text {
            "1" => Ok(Owner(0)),
            "2" => Ok(Owner(1)),
            "3" => Ok(Owner(2)),
            "4" => Ok(Owner(3)),
            "troll" => Ok(Owner::TROLL),
            "demon" => Ok(Owner::DEMON),
            _ => Err(ParseError::new("a minion is a seat's (1 to 4), a troll or a demon", text)),
        }
    }
}

as_text!(Owner);

/// One minion: whose, and where. Minions of one owner in one area are all alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Minion {
    /// Whose it is.
    pub owner: Owner,
    /// Where it stands.
    pub area: Area,
}

impl fmt::Display for Minion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.owner, self.area)
    }
}

impl fmt::Debug for Minion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Minion {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Minion, ParseError> {
        let (owner, area) = text.split_once(' ').ok_or_else(|| {
            ParseError::new("a minion is an owner and an area, such as 2 dimwell", text)
        })?;
        Ok(Minion { owner: owner.parse()?, area: area.parse()? })
    }
}

as_text!(Minion);

/// What stands on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Board {
    minions: [[u8; 12]; 6],
    /// Where each owner has at least one minion: kept beside the counts for speed.
    present: [Areas; 6],
    /// Where each player has a building; at most one stands in an area.
    pub(crate) buildings: [Areas; 4],
    /// AM-TROUBLE-03. At most one marker an area.
    pub(crate) trouble: Areas,
}

impl Board {
    /// How many minions an owner has in an area.
    #[inline]
    pub(crate) fn count(&self, owner: Owner, area: Area) -> u8 {
        self.minions[owner.index()][area.index()]
    }

    /// How many minions an owner has in every area.
    #[inline]
    pub(crate) fn counts(&self, owner: Owner) -> [u8; 12] {
        self.minions[owner.index()]
    }

    /// How many minions an owner has on the board.
    #[inline]
    pub(crate) fn total(&self, owner: Owner) -> u8 {
        self.minions[owner.index()].iter().sum()
    }

    /// Where an owner has minions.
    #[inline]
    pub(crate) fn present(&self, owner: Owner) -> Areas {
        self.present[owner.index()]
    }

    /// Where anyone's minions are, trolls and demons included (AM-TROUBLE-11).
    #[inline]
    pub(crate) fn occupied(&self) -> Areas {
        self.present.iter().fold(Areas::NONE, |all, &some| all | some)
    }

    /// Minions of all owners in an area (AM-ACT-SCROLL-12).
    pub(crate) fn crowd(&self, area: Area) -> u8 {
        self.minions.iter().map(|by_area| by_area[area.index()]).sum()
    }

    /// Areas with at least one demon.
    #[inline]
    pub(crate) fn demonic(&self) -> Areas {
        self.present(Owner::DEMON)
    }

    /// Areas with a building.
    #[inline]
    pub(crate) fn built(&self) -> Areas {
        let [a, b, c, d] = self.buildings;
        a | b | c | d
    }

    /// Who has a building in an area.
    #[inline]
    pub(crate) fn builder(&self, area: Area) -> Option<Seat> {
        (0..4).find(|&index| self.buildings[index].contains(area)).map(Seat::new)
    }

    /// A player's pieces in an area: minions and building.
    #[inline]
    pub(crate) fn pieces(&self, seat: Seat, area: Area) -> u8 {
        self.count(seat.into(), area) + u8::from(self.buildings[seat.index()].contains(area))
    }

    /// AM-PERS-ANY-04 to -07. Who controls an area.
    #[inline]
    pub(crate) fn controller(&self, area: Area) -> Option<Seat> {
        if self.demonic().contains(area) {
            return None;
        }
        let mut most = self.count(Owner::TROLL, area);
        let mut leader = None;
        for index in 0..4 {
            let seat = Seat::new(index);
            let pieces = self.pieces(seat, area);
            if pieces > most {
                (most, leader) = (pieces, Some(seat));
            } else if pieces == most {
                leader = None;
            }
        }
        leader
    }

    /// How many minions an owner has in an area, set directly: for positions.
    pub(crate) fn set(&mut self, owner: Owner, area: Area, count: u8) {
        self.minions[owner.index()][area.index()] = count;
        if count == 0 {
            self.present[owner.index()].remove(area);
        } else {
            self.present[owner.index()].insert(area);
        }
    }

    /// Puts a minion down, with no regard to trouble.
    #[inline]
    pub(crate) fn add(&mut self, minion: Minion) {
        self.minions[minion.owner.index()][minion.area.index()] += 1;
        self.present[minion.owner.index()].insert(minion.area);
    }

    /// Takes a minion up, with no regard to trouble.
    #[inline]
    pub(crate) fn take(&mut self, minion: Minion) {
        let count = &mut self.minions[minion.owner.index()][minion.area.index()];
        *count -= 1;
        if *count == 0 {
            self.present[minion.owner.index()].remove(minion.area);
        }
    }
}
