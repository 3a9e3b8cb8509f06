//! What is agreed at a table: everything but the game itself.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::sharing::Sharing;
use crate::clock::Clock;
use crate::ids::{PersonId, TableId};
use crate::store::TableRow;
use crate::wire::SeatNumber;
use game::Seat;

/// What is agreed at a table. It is stored as JSON, so every field that comes later has a
/// default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// What its host called it.
    pub title: String,
    /// The game's name.
    pub game: String,
    /// The revision of the rules it is played by; sheets from before there were two do not
    /// name it.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// Players, edition and options, as the game writes them.
    pub setup: serde_json::Value,
    /// Who made the table.
    pub host: PersonId,
    /// Whether it is listed for everyone; otherwise it takes an invitation to find it.
    pub public: bool,
    /// Whether one person may hold several seats.
    pub hot_seat: bool,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
    /// How long an interrupt window stays open, in milliseconds; 0 closes it on the last
    /// answer.
    pub window: u32,
    /// How long a bot waits before it answers, in milliseconds, so that people can follow.
    #[serde(default)]
    pub pace: u32,
    /// Whether anybody but the people who sit here has looked at it, where that has to be kept
    /// for other nodes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub looked_at: bool,
    /// How quickly bots play as long as one person is alone with them, if that was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_pace: Option<web::Pace>,
    /// When it was made.
    pub created: i64,
    /// How far it is.
    pub state: State,
    /// By seat.
    pub places: Vec<Place>,
    /// What chance is dealt from.
    pub seal: Seal,
    /// Something that everyone has to agree to.
    #[serde(default)]
    pub proposal: Option<Proposal>,
    /// What came of what somebody has asked the others for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// Who has left the game, or come into it, since it began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comings: Vec<Coming>,
    /// Who has asked for more time in the window that is open.
    #[serde(default)]
    pub waits: Option<Waits>,
    /// Where the same people play on.
    #[serde(default)]
    pub rematch: Option<TableId>,
    /// Whether all have agreed that everyone may ask for hints.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// People who came with an invitation and may watch.
    #[serde(default)]
    pub guests: Vec<PersonId>,
    /// Who has agreed that others may read the finished game.
    #[serde(default, skip_serializing_if = "Sharing::is_none")]
    pub sharing: Sharing,
    /// Who wants the finished game to be deleted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deleting: Vec<PersonId>,
}

fn is_none(count: &u32) -> bool {
    *count == 0
}

const fn first_rules() -> u32 {
    1
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// People are still sitting down.
    Waiting,
    /// Everyone sits, and those who committed to something reveal it.
    Sealing,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
    /// The players have agreed to end it.
    Abandoned,
    /// The host of the house has closed it.
    Closed,
    /// The game goes on at another table; what was secret here still is.
    Moved,
}

impl State {
    /// The word in the store and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            State::Waiting => "waiting",
            State::Sealing => "sealing",
            State::Playing => "playing",
            State::Over => "over",
            State::Abandoned => "abandoned",
            State::Closed => "closed",
            State::Moved => "moved",
        }
    }

    /// Whether nothing will change here any more, and nothing is secret.
    pub const fn is_final(self) -> bool {
        matches!(self, State::Over | State::Abandoned | State::Closed)
    }
}

/// A place at the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// Who sits there.
    pub sitter: Sitter,
    /// The colour of the pieces, as an index.
    pub colour: u8,
    /// The level of the bot that plays while the person is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// What whoever plays here is called, where several share a device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called: Option<String>,
    /// What the person answers to threats without being asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<crate::orders::Order>,
    /// Whether a program took the seat: it is asked everything.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_program: bool,
    /// How many hints were asked for here, undone steps included.
    #[serde(default, skip_serializing_if = "is_none")]
    pub hints: u32,
    /// Who got up from here in the middle of the game, and so knows what this seat knew.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_by: Vec<PersonId>,
}

/// Who sits in a place.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody.
    #[default]
    Nobody,
    /// A person, with the name they had when it was last written.
    Person {
        /// Who.
        id: PersonId,
        /// As they wrote it; empty when they asked to be forgotten.
        name: String,
    },
    /// Somebody who played elsewhere.
    Absent {
        /// As the record has it.
        name: String,
    },
    /// A bot of this level.
    Bot {
        /// As it is written in settings.
        level: String,
    },
}

impl Sitter {
    /// The person who sits there.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Sitter::Person { id, .. } => Some(*id),
            _ => None,
        }
    }

    /// What people call them.
    pub fn name(&self) -> &str {
        match self {
            Sitter::Nobody => "",
            Sitter::Person { name, .. } | Sitter::Absent { name } => name,
            Sitter::Bot { level } => level,
        }
    }
}

impl Place {
    /// Whether a person sits there who has asked to be forgotten.
    pub fn is_forgotten(&self) -> bool {
        matches!(&self.sitter, Sitter::Person { name, .. } if name.is_empty())
    }

    /// The level of the bot that answers here now, if one does.
    pub fn bot(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Bot { level } => Some(level),
            Sitter::Person { .. } => self.stand_in.as_deref(),
            Sitter::Nobody | Sitter::Absent { .. } => None,
        }
    }
}

/// What chance is dealt from: the seed is a secret of the house until the game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seal {
    /// The house's seed; none when the game came from elsewhere.
    pub seed: Option<String>,
    /// Whether nobody has committed to anything: the position came from another table.
    #[serde(default)]
    pub unsealed: bool,
    /// Counts how often the table was sealed anew.
    pub round: u32,
    /// What each seat does about it.
    pub seats: Vec<Part>,
    /// When those who are silent hold up the table no longer.
    #[serde(default)]
    pub until: Option<i64>,
}

/// What a seat adds to chance.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// It has not said.
    #[default]
    Undecided,
    /// Nothing.
    Nothing,
    /// What hashes to this.
    Committed(String),
    /// This, as it committed to.
    Revealed {
        /// The hash.
        commitment: String,
        /// The contribution, as it stands in a record.
        added: String,
    },
}

/// Who has asked for more time in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Waits {
    /// Where the record was when the window opened.
    pub at: usize,
    /// Who.
    pub seats: game::SeatSet,
}

/// Something that everyone has to agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Proposal {
    /// What.
    pub what: Proposed,
    /// Whose idea it was.
    #[schema(value_type = SeatNumber)]
    pub by: Seat,
    /// Who has agreed so far.
    #[schema(value_type = Vec<SeatNumber>)]
    pub agreed: game::SeatSet,
    /// Where the record was: the proposal falls when the game goes on.
    pub at: usize,
}

/// Somebody left their seat to a bot, or took one over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Coming {
    /// Who.
    pub person: PersonId,
    /// The name they had when it was last written; empty when they asked to be forgotten.
    pub name: String,
    /// Whether they came, and did not go.
    pub came: bool,
    /// When.
    pub time: i64,
}

/// What came of what somebody has asked the others for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// Who asked.
    pub asker: Seat,
    /// Who did not agree; nobody when it was done.
    pub refused: Option<Seat>,
    /// Where the record was: it is news until the game goes on.
    pub at: usize,
}

/// What can be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Proposed {
    /// To take back all but so many steps.
    Undo(usize),
    /// To end the game here.
    Abandon,
}

impl Sheet {
    /// Somebody has left, or come; so many are remembered.
    pub fn note_coming(&mut self, person: PersonId, name: &str, came: bool, time: i64) {
        const MOST: usize = 20;
        if self.comings.len() >= MOST {
            self.comings.remove(0);
        }
        self.comings.push(Coming { person, name: name.to_owned(), came, time });
    }

    /// The seats a person holds, in order.
    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> {
        let places = self.places.iter().enumerate();
        places
            .filter(move |(_, place)| place.sitter.person() == Some(person))
            .map(|(index, _)| Seat::new(index))
    }

    /// The seats that whoever sits here holds.
    pub fn seats_of_same(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let person = self.places.get(seat.index()).and_then(|place| place.sitter.person());
        person.into_iter().flat_map(|person| self.seats_of(person))
    }

    /// Whether nobody but the person in this seat plays here, against bots.
    pub fn is_alone(&self, seat: Seat) -> bool {
        let people = self.places.iter().filter(|place| place.sitter.person().is_some());
        people.count() == self.seats_of_same(seat).count()
    }

    /// Whether one person in one seat plays against bots, nobody has got up from the others,
    /// and nobody was invited to look on.
    pub fn is_solitary(&self) -> bool {
        let mut people =
            self.places.iter().filter(|place| !matches!(place.sitter, Sitter::Bot { .. }));
        let only = people.next().and_then(|place| place.sitter.person());
        only.is_some_and(|only| {
            let is_other = |person: &PersonId| *person != only;
            let left = self.places.iter().flat_map(|place| &place.left_by);
            people.next().is_none()
                && !self.hot_seat
                && self.host == only
                && !left.chain(&self.guests).any(is_other)
        })
    }

    /// Whether a person holds this seat.
    pub fn holds(&self, person: PersonId, seat: Seat) -> bool {
        let place = self.places.get(seat.index());
        place.is_some_and(|place| place.sitter.person() == Some(person))
    }

    /// Whether somebody sees through the eyes of this seat; those of a spectator are anybody's.
    pub fn lets_see(&self, person: Option<PersonId>, seat: Option<Seat>) -> bool {
        seat.is_none_or(|seat| person.is_some_and(|person| self.holds(person, seat)))
    }

    /// The names for a record, by seat.
    pub fn names(&self) -> Vec<Option<String>> {
        let name = |place: &Place| {
            let name = place.called.as_deref().unwrap_or_else(|| place.sitter.name());
            Some(name.to_owned()).filter(|name| !name.is_empty())
        };
        self.places.iter().map(name).collect()
    }

    /// Whether answers to threats are asked for over days, without a fixed time.
    pub fn is_slow(&self) -> bool {
        matches!(self.clock, Clock::Correspondence { .. })
    }

    /// As it is stored.
    pub fn row(&self, id: TableId, now: i64) -> TableRow {
        let people = self.places.iter().enumerate();
        TableRow {
            id,
            game: self.game.clone(),
            state: self.state.name(),
            public: self.public,
            created: self.created,
            changed: now,
            sheet: serde_json::to_string(self).expect("a sheet is plain data"),
            people: people
                .filter_map(|(seat, place)| Some((seat, place.sitter.person()?)))
                .collect(),
        }
    }
}
