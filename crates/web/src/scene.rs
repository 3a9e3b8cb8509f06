//! Everything a table page is drawn from: only what its reader may know.

use game::session::Happened;
use game::{Game, Seat, SeatSet};

use words::{Colour, Language, Names};

use crate::{Advice, Pace};

/// The longest name of a person, in characters, as the fields for it have it too.
pub const LONGEST_NAME: usize = 40;

/// Everything a table page is drawn from.
pub struct Scene<'a, G: Game> {
    /// The reader's language.
    pub lang: Language,
    /// What the reader knows.
    pub view: &'a G::View,
    /// Where the reader sits; a spectator sits nowhere.
    pub reader: Option<Seat>,
    /// The reader's token against forged forms; nothing where several share what is drawn.
    pub csrf: &'a str,
    /// The table and the people at it.
    pub table: &'a TableInfo,
    /// What the reader is asked, if anything.
    pub question: Option<OpenQuestion<'a, G>>,
    /// What the reader was shown, oldest first.
    pub log: &'a [LogLine<G>],
    /// How many lines of the log the reader had seen when they last acted in a turn of their
    /// own.
    pub seen: usize,
    /// What can be taken back.
    pub undo: Undo,
    /// What the reader gets of a hint.
    pub advice: &'a Advice,
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
    /// How quickly bots play, where one person alone may choose that.
    pub pace: Option<Pace>,
    /// Where its forms are posted to, if it is no table of the house but one to learn at.
    pub learn: Option<String>,
}

impl TableInfo {
    /// The people of the table, as this reader calls them.
    pub fn names(&self, reader: Option<Seat>) -> Names {
        Names::new(self.seats.iter().map(|seat| (seat.name.clone(), seat.colour)), reader)
    }
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

/// What the reader is asked.
pub struct OpenQuestion<'a, G: Game> {
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

impl<G: Game> Clone for OpenQuestion<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for OpenQuestion<'_, G> {}

/// One thing the reader was shown.
#[derive(Clone, Debug)]
pub struct LogLine<G: Game> {
    /// The step of the record that brought it.
    pub step: u32,
    /// In which turn or round.
    pub turn: u32,
    /// Who acted; nobody when chance did.
    pub seat: Option<Seat>,
    /// What happened.
    pub shown: G::Shown,
}

impl<G: Game> LogLine<G> {
    /// What somebody was shown of what happened.
    pub(crate) fn of((happened, shown): (&Happened<G>, &G::Shown)) -> LogLine<G> {
        LogLine {
            step: happened.step as u32,
            turn: happened.turn,
            seat: happened.seat,
            shown: shown.clone(),
        }
    }
}

/// What the reader can take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Undo {
    /// The reader's last answer.
    pub step: Option<Back>,
    /// All answers of the turn of that one, where they are several.
    pub turn: Option<Back>,
}

/// A way back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Back {
    /// The last step that stays.
    pub to: u32,
    /// Whether the others are asked first.
    pub asks: bool,
}

impl<G: Game> Scene<'_, G> {
    /// The people of the table, as the reader calls them.
    pub fn names(&self) -> Names {
        self.table.names(self.reader)
    }

    /// Whether the reader plays against bots only.
    pub fn is_alone(&self) -> bool {
        let is_other = |(index, seat): (usize, &SeatInfo)| {
            Some(index) != self.reader.map(Seat::index) && !matches!(seat.kind, Sitter::Bot(_))
        };
        let learns = self.table.learn.is_some();
        self.reader.is_some() && (learns || !self.table.seats.iter().enumerate().any(is_other))
    }
}
