//! AM-PERS. The seven personalities and what each needs to win.

use game::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::ending::Ending;
use crate::events::{Event, What};
use crate::money::LOAN_REPAYMENT;
use crate::named::named;
use crate::state::AnkhMorpork;

named! {
    /// Who a player secretly is.
    pub enum Personality: "a personality is one of the seven, such as lord-vetinari" {
        /// Wins with minions in many areas.
        Vetinari = "lord-vetinari",
        /// Wins by control.
        Selachii = "lord-selachii",
        /// Wins by control.
        Rust = "lord-rust",
        /// Wins by control.
        DeWorde = "lord-de-worde",
        /// Wins with much trouble.
        DragonKing = "dragon-king-of-arms",
        /// Wins by wealth.
        Chrysoprase = "chrysoprase",
        /// Wins when nobody has won.
        Vimes = "commander-vimes",
    }
}

/// A set of personalities.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Personalities(u8);

impl Personalities {
    pub(crate) const ALL: Personalities = Personalities(0x7f);

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is in the set.
    pub const fn contains(self, personality: Personality) -> bool {
        self.0 & 1 << personality as u8 != 0
    }

    pub(crate) fn insert(&mut self, personality: Personality) {
        self.0 |= 1 << personality as u8;
    }

    pub(crate) fn remove(&mut self, personality: Personality) {
        self.0 &= !(1 << personality as u8);
    }

    pub(crate) const fn without(self, personality: Personality) -> Personalities {
        Personalities(self.0 & !(1 << personality as u8))
    }

    /// Those in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Personality> {
        Personality::ALL.into_iter().filter(move |&personality| self.contains(personality))
    }

    /// AM-2P-01. Those in a game of so many players.
    #[inline]
    pub const fn in_play(players: u8) -> Personalities {
        if players == 2 {
            Personalities::ALL.without(Personality::Chrysoprase)
        } else {
            Personalities::ALL
        }
    }
}

impl std::fmt::Debug for Personalities {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Personality> for Personalities {
    fn from_iter<I: IntoIterator<Item = Personality>>(personalities: I) -> Personalities {
        let mut set = Personalities::default();
        personalities.into_iter().for_each(|personality| set.insert(personality));
        set
    }
}

impl Serialize for Personalities {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Personalities {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Personalities, D::Error> {
        let what = "a list of personalities, such as [\"lord-rust\", \"chrysoprase\"]";
        game::distinct::<Personality, Personalities, D>(from, what)
    }
}

/// How far somebody would be, were they a certain personality.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// Areas, markers, dollars; or cards gone from the draw pile.
    pub have: i32,
    /// What is needed.
    pub need: i32,
}

impl Progress {
    /// Whether that is enough.
    pub const fn is_enough(self) -> bool {
        self.have >= self.need
    }
}

impl Personality {
    /// AM-PERS-VETINARI-01, AM-PERS-SELACHII-01, AM-PERS-DRAGON-KING-01, AM-PERS-CHRYSOPRASE-01.
    /// The areas, markers or dollars it takes to win in a game of so many; Commander Vimes
    /// waits until no card is left.
    #[inline]
    pub const fn need(self, players: usize) -> i32 {
        let (two, three, four) = match self {
            Personality::Vetinari => (11, 10, 9),
            Personality::Selachii | Personality::Rust | Personality::DeWorde => (7, 5, 4),
            Personality::DragonKing => (8, 8, 8),
            Personality::Chrysoprase => (50, 50, 50),
            Personality::Vimes => (0, 0, 0),
        };
        match players {
            2 => two,
            3 => three,
            _ => four,
        }
    }
}

impl AnkhMorpork {
    /// How far a player would be, as far as everyone can see.
    pub(crate) fn progress(&self, seat: Seat, personality: Personality) -> Progress {
        let have = match personality {
            Personality::Vetinari => {
                (self.board.present(seat.into()) & !self.board.demonic()).len() as i32
            }
            Personality::Selachii | Personality::Rust | Personality::DeWorde => {
                let held = self.board.present(seat.into()) | self.board.buildings[seat.index()];
                held.filter(|&area| self.board.controller(area) == Some(seat)).count() as i32
            }
            Personality::DragonKing => self.board.trouble.len() as i32,
            Personality::Chrysoprase => self.worth(seat),
            Personality::Vimes => -(self.draw.len() as i32),
        };
        Progress { have, need: personality.need(self.players()) }
    }

    /// AM-PERS-CHRYSOPRASE-01 to -03. Cash and buildings, less the loans.
    fn worth(&self, seat: Seat) -> i32 {
        i32::from(self.money[seat]) + self.estate(seat)
            - i32::from(LOAN_REPAYMENT) * self.loans(seat).len() as i32
    }

    /// AM-EVENT-DEMONS-05. What a player's buildings are worth.
    pub(crate) fn estate(&self, seat: Seat) -> i32 {
        let standing = self.board.buildings[seat.index()] & !self.board.demonic();
        standing.map(|area| i32::from(area.cost())).sum()
    }

    /// AM-PERS-ANY-02. Checked at the start of the owner's turn; Commander Vimes is not.
    pub(crate) fn check_personality(&mut self, tell: &mut impl Sink<Event>) {
        let seat = self.active;
        if let Some(personality) = self.personalities[seat.index()]
            && personality != Personality::Vimes
            && self.may_meet(seat, personality)
            && self.progress(seat, personality).is_enough()
        {
            self.win(seat, Ending::Condition, tell);
        }
    }

    /// A quick look before control is counted: who has pieces in too few areas to win.
    #[inline]
    fn may_meet(&self, seat: Seat, personality: Personality) -> bool {
        match personality {
            Personality::Selachii | Personality::Rust | Personality::DeWorde => {
                let held = self.board.present(seat.into()) | self.board.buildings[seat.index()];
                held.len() as i32 >= personality.need(self.players())
            }
            _ => true,
        }
    }

    /// AM-CARD-ZORGO-THE-RETRO-PHRENOLOGIST. Draws first, then puts the old one back.
    pub(crate) fn swap_personality(&mut self, new: Personality, tell: &mut impl Sink<Event>) {
        let seat = self.active;
        let old = self.personalities[seat.index()].replace(new);
        self.unused.remove(new);
        if let Some(old) = old {
            self.unused.insert(old);
        }
        self.say(tell, What::ChangedPersonality { seat, old, new: Some(new) });
    }
}
