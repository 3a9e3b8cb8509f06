//! Where hidden cards can be.

use std::fmt;

use game::Seat;

use crate::cards::Card;

/// A place where cards lie hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A hand.
    Hand(Seat),
    /// Cards that are laid into a building, or will be: their number was said.
    Laid(Seat),
    /// Cards that are to be given away or discarded for rats.
    Offered(Seat),
    /// The population deck.
    Deck,
    /// The population discard pile.
    Discard,
    /// The Nun-row, as far as this seat has not looked at it.
    NunRow,
}

/// How many places there are.
pub(crate) const PLACES: usize = 18;

impl Place {
    /// All places at a table of so many seats.
    pub(crate) fn all(seats: usize) -> impl Iterator<Item = Place> + Clone {
        let of_seat = |seat| [Place::Hand(seat), Place::Laid(seat), Place::Offered(seat)];
        let common = [Place::Deck, Place::Discard, Place::NunRow];
        Seat::all(seats).flat_map(of_seat).chain(common)
    }

    /// Where it stands among all places.
    pub(crate) const fn index(self) -> usize {
        match self {
            Place::Hand(seat) => seat.index(),
            Place::Laid(seat) => 5 + seat.index(),
            Place::Offered(seat) => 10 + seat.index(),
            Place::Deck => 15,
            Place::Discard => 16,
            Place::NunRow => 17,
        }
    }

    /// Whether a card of this kind can ever lie there.
    pub(crate) const fn admits(self, card: Card) -> bool {
        match self {
            Place::Hand(_) | Place::Offered(_) => true,
            Place::Laid(_) => card.is_playable(),
            Place::Deck | Place::Discard | Place::NunRow => card.is_population(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Hand(seat) => write!(f, "hand {seat}"),
            Place::Laid(seat) => write!(f, "laid {seat}"),
            Place::Offered(seat) => write!(f, "offered {seat}"),
            Place::Deck => f.write_str("deck"),
            Place::Discard => f.write_str("discard"),
            Place::NunRow => f.write_str("nun-row"),
        }
    }
}

/// A set of places, as a bit mask.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Places(u32);

impl Places {
    pub(crate) const fn only(place: Place) -> Places {
        Places(1 << place.index())
    }

    /// Whether the place is in the set.
    pub const fn contains(self, place: Place) -> bool {
        self.0 & (1 << place.index()) != 0
    }

    pub(crate) const fn with(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    pub(crate) const fn without(self, place: Place) -> Places {
        Places(self.0 & !(1 << place.index()))
    }

    pub(crate) const fn is_within(self, other: Places) -> bool {
        self.0 & !other.0 == 0
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        places.into_iter().fold(Places(0), |all, place| all.with(Places::only(place)))
    }
}
