//! What is kept of a table in a browser, as JSON: who sits there, and the game so far.

use game::session::{QuestionId, Stored};
use game::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use web::{Colour, Language, Pace, SeatInfo, Sitter, Spoken, TableInfo, TableState};

use crate::hinting::Hinting;

/// What the names of all kept tables begin with.
pub(crate) const TABLES: &str = "table/";
/// And those of their reviews.
pub(crate) const REVIEWS: &str = "review/";

/// A table as it is kept. Every field that comes later has a default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Sheet {
    pub(crate) id: String,
    /// What it was called; empty for the name of its game.
    pub(crate) title: String,
    pub(crate) game: String,
    /// The revision of the rules.
    pub(crate) rules: u32,
    /// Players, edition and options, as the game writes them.
    pub(crate) setup: Value,
    pub(crate) places: Vec<Place>,
    /// How long a bot waits before it answers, in milliseconds, so that people can follow.
    pub(crate) pace: u32,
    /// How quickly they play, when whoever is alone with them has chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) own_pace: Option<Pace>,
    /// When something last happened, as ISO 8601 writes it.
    pub(crate) written: String,
    /// What chance is dealt from; none when the game came from elsewhere without it.
    pub(crate) seed: Option<String>,
    /// What seats added to that, in games from elsewhere.
    #[serde(default)]
    pub(crate) added: Vec<Option<String>>,
    /// Whether the record begins with a promise of what is dealt from.
    pub(crate) sealed: bool,
    /// What the bots' own chance begins with.
    pub(crate) minds: u64,
    /// Answers to a threat, until all are there: nobody is to see who has answered.
    #[serde(default)]
    pub(crate) held: Vec<Held>,
    /// The hint for the question at hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) hint: Option<Hinting>,
    /// How many hints were asked for, by seat.
    #[serde(default)]
    pub(crate) hints: Vec<u32>,
    /// Whether it was played elsewhere, and is only looked at.
    #[serde(default)]
    pub(crate) brought: bool,
    /// The lines of the record.
    pub(crate) lines: String,
}

/// A place at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Place {
    /// What whoever sits there is called; empty for a bot.
    pub(crate) name: String,
    /// The level of the bot that plays here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
}

/// An answer to a threat that waits for the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Held {
    pub(crate) question: QuestionId,
    pub(crate) action: String,
}

impl Sheet {
    /// What is kept, if it can be read.
    pub(crate) fn read(text: &str) -> Option<Sheet> {
        let sheet: Sheet = serde_json::from_str(text).ok()?;
        let seats = sheet.places.len();
        ((1..=MAX_SEATS).contains(&seats) && is_id(&sheet.id)).then_some(sheet)
    }

    /// The name under which it is kept.
    pub(crate) fn name(&self) -> String {
        format!("{TABLES}{}", self.id)
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("a sheet is plain data")
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.places.len()).filter(|seat| self.place(*seat).bot.is_none())
    }

    pub(crate) fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    /// Whether several people share the device.
    pub(crate) fn is_hot_seat(&self) -> bool {
        !self.brought && self.people().nth(1).is_some()
    }

    /// The game, as a session goes on with it. `setup` is that of the sheet as text.
    pub(crate) fn stored<'a>(&'a self, setup: &'a str) -> Stored<'a> {
        Stored {
            rules: self.rules,
            setup,
            seed: self.seed.as_deref(),
            sealed: self.sealed,
            added: self.added.clone(),
            lines: &self.lines,
        }
    }

    /// The table and the people at it, as its pages show them.
    pub(crate) fn info(&self, lang: Language, is_over: bool) -> TableInfo {
        let seats = Seat::all(self.places.len());
        TableInfo {
            id: self.id.clone(),
            title: self.title(lang),
            game: games::known(&self.game).unwrap_or_default(),
            seats: seats.map(|seat| self.seat_info(lang, seat)).collect(),
            state: if is_over { TableState::Over } else { TableState::Playing },
            hot_seat: self.is_hot_seat(),
            pace: self.pace(),
            learn: None,
        }
    }

    fn seat_info(&self, lang: Language, seat: Seat) -> SeatInfo {
        let place = self.place(seat);
        let kind = match &place.bot {
            Some(level) => Sitter::Bot(level.clone()),
            None => Sitter::Person,
        };
        SeatInfo {
            name: self.called(lang, seat),
            kind,
            colour: Colour::ALL[seat.index() % Colour::ALL.len()],
            here: place.bot.is_none(),
            clock: None,
        }
    }

    /// What whoever sits in a seat is called.
    pub(crate) fn called(&self, lang: Language, seat: Seat) -> String {
        let place = self.place(seat);
        let words = lang.words();
        match &place.bot {
            Some(level) => format!("{} {seat}", words.bot(level)),
            None if self.is_hot_seat() => {
                let name = if place.name.is_empty() { words.say("guest") } else { &place.name };
                format!("{name} {seat}")
            }
            None if place.name.is_empty() => words.say("guest").to_owned(),
            None => place.name.clone(),
        }
    }

    pub(crate) fn title(&self, lang: Language) -> String {
        match self.title.is_empty() {
            true => lang.words().say(&format!("home-{}-name", self.game)).to_owned(),
            false => self.title.clone(),
        }
    }
}

/// Whether this can be the id of a table: letters and digits, as addresses have them.
pub(crate) fn is_id(text: &str) -> bool {
    (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
