//! The people at a table, as sentences speak of them.

use game::Seat;

/// The colour of a seat; shape and pattern of its pieces follow from it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Circle with a ring.
    Red,
    /// Diamond with a cross.
    Yellow,
    /// Triangle with dots.
    Green,
    /// Square with bars.
    Blue,
    /// Hexagon with chevrons.
    Purple,
}

impl Colour {
    /// All five; a table hands them out in this order.
    pub const ALL: [Colour; 5] =
        [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Purple];

    /// The word in tokens, ids and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Purple => "purple",
        }
    }
}

/// The people at a table, and which of them is spoken to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    seats: Vec<(String, Colour)>,
    /// Who is spoken to, for "you".
    pub reader: Option<Seat>,
}

impl Names {
    /// These people by seat, as this reader calls them.
    pub fn new(seats: impl IntoIterator<Item = (String, Colour)>, reader: Option<Seat>) -> Names {
        Names { seats: seats.into_iter().collect(), reader }
    }

    /// No people: for words that are about none.
    pub const fn nobody() -> Names {
        Names { seats: Vec::new(), reader: None }
    }

    /// The name of a seat, as the person wrote it.
    pub fn of(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |(name, _)| name)
    }

    /// The colour of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.seats.get(seat.index()).map_or(Colour::ALL[seat.index() % 5], |&(_, colour)| colour)
    }

    /// Whether this seat is the reader's.
    pub fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }

    /// Which part of a sentence about two people is the reader, as messages ask for it.
    pub fn side(&self, from: Seat, to: Seat) -> &'static str {
        match () {
            () if self.is_reader(from) => "from",
            () if self.is_reader(to) => "to",
            () => "no",
        }
    }

    /// Whether a sentence is about the reader, as messages ask for it.
    pub fn you(&self, seat: Seat) -> &'static str {
        if self.is_reader(seat) { "yes" } else { "no" }
    }
}
