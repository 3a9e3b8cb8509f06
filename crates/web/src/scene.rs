//! Everything a table page is drawn from: only what its reader may know.

use game::{Game, Seat, SeatSet};

use crate::Lang;

/// Everything a table page is drawn from.
pub struct Scene<'a, G: Game> {
    /// The reader's language.
    pub lang: Lang,
    /// What the reader knows.
    pub view: &'a G::View,
    /// Where the reader sits; a spectator sits nowhere.
    pub reader: Option<Seat>,
    /// The reader's token against forged forms; nothing where several share what is drawn.
    pub csrf: &'a str,
    /// The table and the people at it.
    pub table: &'a TableInfo,
    /// What the reader is asked, if anything.
    pub question: Option<Question<'a, G>>,
    /// What the reader was shown, oldest first.
    pub log: &'a [LogLine<G>],
    /// How many lines of the log the reader had seen at the end of the own last turn.
    pub seen: usize,
    /// Whether something can be taken back.
    pub undo: Undo,
}

impl<G: Game> Clone for Scene<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Scene<'_, G> {}

/// A table and the people at it, as everyone sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableInfo {
    /// The id in addresses.
    pub id: String,
    /// What its owner called it.
    pub title: String,
    /// The game's kebab-case name.
    pub game: &'static str,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Whether it waits, plays or is over.
    pub state: TableState,
    /// Several people of one device: who has it now, and who takes it next.
    pub hot_seat: bool,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableState {
    /// People are still sitting down.
    Waiting,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
}

impl TableState {
    /// All of them.
    pub const ALL: [TableState; 3] = [TableState::Waiting, TableState::Playing, TableState::Over];

    /// The state with this word.
    pub fn named(id: &str) -> Option<TableState> {
        TableState::ALL.into_iter().find(|state| state.id() == id)
    }

    /// The word in the name of a page.
    pub const fn id(self) -> &'static str {
        match self {
            TableState::Waiting => "waiting",
            TableState::Playing => "playing",
            TableState::Over => "over",
        }
    }
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// The name, as the person wrote it; escaped where it is shown.
    pub name: String,
    /// A person or a bot.
    pub kind: Sitter,
    /// The colour of the pieces.
    pub colour: Colour,
    /// Whether the person has the page open now.
    pub here: bool,
    /// Time left to think, in seconds, where the table has a clock.
    pub clock: Option<Clock>,
}

/// What sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A bot, with its level as it is written in settings (`sharp`).
    Bot(String),
}

/// A clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Seconds left when it was read.
    pub left: u32,
    /// When it runs out, in milliseconds since 1970, if it runs.
    pub until: Option<u64>,
}

/// The colour of a seat; shape and pattern follow from it.
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

    /// The symbol of a piece in the sprite.
    pub const fn piece(self) -> &'static str {
        match self {
            Colour::Red => "m-red",
            Colour::Yellow => "m-yellow",
            Colour::Green => "m-green",
            Colour::Blue => "m-blue",
            Colour::Purple => "m-purple",
        }
    }
}

/// What the reader is asked.
pub struct Question<'a, G: Game> {
    /// The number a form carries back; it changes only when this seat's question does.
    pub number: u32,
    /// What may be answered.
    pub actions: &'a [G::Action],
    /// When the window for an answer closes, in milliseconds since 1970, if it does.
    pub until: Option<u64>,
    /// Whether the reader may ask for more time.
    pub may_wait: bool,
    /// Everyone who is asked now, the reader included.
    pub asked: SeatSet,
    /// The same for the same question, so that a form sent twice counts once.
    pub key: &'a str,
}

impl<G: Game> Clone for Question<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Question<'_, G> {}

/// One thing the reader was shown.
#[derive(Clone, Debug)]
pub struct LogLine<G: Game> {
    /// The step of the record that brought it.
    pub step: u32,
    /// In which turn or round.
    pub turn: u32,
    /// Whose turn it was, where turns belong to seats.
    pub seat: Option<Seat>,
    /// What happened.
    pub shown: G::Shown,
}

/// Whether something can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Undo {
    /// Nothing.
    #[default]
    None,
    /// The reader may take back everything after this step at once.
    Free {
        /// The last step that stays.
        to: u32,
    },
    /// The reader may ask the others to take back everything after this step.
    Ask {
        /// The last step that stays.
        to: u32,
    },
    /// The reader has asked, and others have not answered yet.
    Waiting {
        /// The last step that would stay.
        to: u32,
    },
    /// Somebody asks the reader.
    Asked {
        /// Who asks.
        by: Seat,
        /// The last step that would stay.
        to: u32,
    },
}

/// The names of the people at a table, for sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    seats: Vec<(String, Colour)>,
    /// Whose page it is, for "you".
    pub reader: Option<Seat>,
}

impl Names {
    /// The people of a table, as this reader calls them.
    pub fn new(table: &TableInfo, reader: Option<Seat>) -> Names {
        let seats = table.seats.iter().map(|seat| (seat.name.clone(), seat.colour)).collect();
        Names { seats, reader }
    }

    /// No people: for words that are about none.
    pub fn nobody() -> Names {
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

impl<G: Game> Scene<'_, G> {
    /// The people of the table, as the reader calls them.
    pub fn names(&self) -> Names {
        Names::new(self.table, self.reader)
    }
}
