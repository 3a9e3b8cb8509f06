//! The plain data of the tiny game: cards, moves and their notation, and what is seen.

use std::fmt;
use std::str::FromStr;

use game::{Dice, ParseError, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A set of cards, each a number from 1 to 12, one bit a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Cards(u16);

impl Cards {
    /// All twelve.
    pub const ALL: Cards = Cards(0b1_1111_1111_1110);

    /// This card alone.
    pub fn only(card: u8) -> Cards {
        Cards(1 << card)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this card is there.
    pub fn has(self, card: u8) -> bool {
        self.0 & (1 << card) != 0
    }

    /// The set less another.
    pub fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Moves a card from this set to another.
    pub fn give(&mut self, card: u8, to: &mut Cards) {
        self.0 &= !(1 << card);
        to.0 |= 1 << card;
    }

    /// Takes in more cards.
    pub fn add(&mut self, cards: Cards) {
        self.0 |= cards.0;
    }

    /// Whether no card is in two of these sets.
    pub fn are_apart(sets: impl IntoIterator<Item = Cards>) -> bool {
        let mut seen = 0;
        sets.into_iter().all(|set| {
            let apart = seen & set.0 == 0;
            seen |= set.0;
            apart
        })
    }

    /// The cards of the set, lowest first.
    pub fn iter(mut self) -> impl Iterator<Item = u8> {
        std::iter::from_fn(move || {
            let lowest = self.0.trailing_zeros() as u8;
            self.0 &= self.0.wrapping_sub(1);
            (lowest < 16).then_some(lowest)
        })
    }

    /// One card at random, of a set that has some.
    pub fn pick(self, dice: &mut impl Dice) -> u8 {
        let lower = dice.below(self.0.count_ones());
        let mut rest = self.0;
        // Always as many rounds: a loop that stops by chance makes the processor stumble.
        for round in 0..11 {
            rest &= if round < lower { rest.wrapping_sub(1) } else { rest };
        }
        rest.trailing_zeros() as u8
    }

    /// Takes some cards out at random.
    pub fn draw(&mut self, count: usize, dice: &mut impl Dice) -> Cards {
        let before = *self;
        for _ in 0..count {
            *self = self.without(Cards::only(self.pick(dice)));
        }
        before.without(*self)
    }
}

impl TryFrom<Vec<u8>> for Cards {
    type Error = String;

    fn try_from(cards: Vec<u8>) -> Result<Cards, String> {
        cards.iter().try_fold(Cards::default(), |set, &card| match card {
            1..=12 if !set.has(card) => Ok(Cards(set.0 | 1 << card)),
            _ => Err(format!("cards are different numbers from 1 to 12, not {card}")),
        })
    }
}

impl From<Cards> for Vec<u8> {
    fn from(cards: Cards) -> Vec<u8> {
        cards.iter().collect()
    }
}

/// What can be done with a card: seats pass and play, chance deals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Chance deals a card.
    Deal(u8),
    /// A seat chooses a card for its left neighbour.
    Pass(u8),
    /// A seat plays a card openly.
    Play(u8),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Deal(card) => write!(f, "deal {card}"),
            Move::Pass(card) => write!(f, "pass {card}"),
            Move::Play(card) => write!(f, "play {card}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let mut all = Cards::ALL.iter().flat_map(|c| [Move::Deal(c), Move::Pass(c), Move::Play(c)]);
        all.find(|known| known.to_string() == text).ok_or_else(|| {
            ParseError::new("a move is like \"deal 7\", \"pass 7\" or \"play 7\"", text)
        })
    }
}

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How many sit down.
    pub players: usize,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2 }
    }
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Three cards each.
    #[default]
    Deal,
    /// Everyone chooses a card to pass.
    Pass,
    /// Everyone plays two, in turn.
    Play,
    /// Nothing more.
    Over,
}

/// All that belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Player {
    /// The cards in hand.
    pub hand: Cards,
    /// The card chosen to be passed, unseen until everyone has chosen.
    pub passing: Cards,
    /// What lies open.
    pub played: Cards,
}

/// Whose card moved, and how.
pub type Event = (Seat, Move);

/// A move as somebody is told of it; the card is empty for those who may not see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Shown {
    /// Chance dealt a card.
    Dealt {
        /// Whose.
        seat: Seat,
        /// Which, for those who may see it.
        card: Cards,
    },
    /// A card was chosen to be passed.
    Passed {
        /// Whose.
        seat: Seat,
        /// Which, for those who may see it.
        card: Cards,
    },
    /// A card was played.
    Played {
        /// Whose.
        seat: Seat,
        /// Which, for those who may see it.
        card: Cards,
    },
}

/// What somebody knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who knows it; nobody is a spectator.
    pub seat: Option<Seat>,
    /// What the table waits for.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// The own hand.
    pub hand: Cards,
    /// The own card that waits to be passed.
    pub passing: Cards,
    /// The card passed to the left and not played since.
    pub passed: Cards,
    /// How many cards everyone holds.
    pub hand_sizes: Vec<usize>,
    /// Who has chosen a card to pass.
    pub have_chosen: SeatSet,
    /// What everyone has played.
    pub played: Vec<Cards>,
}
