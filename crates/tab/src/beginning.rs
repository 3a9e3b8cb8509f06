//! Beginning a game: at a table of one's own, from a record, from a moment of another.

use bots::Kind;
use game::session::Brought;
use game::{Game, MAX_SEATS, Seat};
use serde_json::Value;
use web::page::{self, Against, SeatPlan, Settled};
use web::{Language, Pace, Spoken, Start, TABLE_PACE};
use words::Problem;

use crate::house::{Call, Done, House};
use crate::reader::READER;
use crate::sheet::{Place, Sheet};
use crate::sitting::{self, Hosted};
use crate::{Visitor, with_game};

/// The longest that bots may wait, in milliseconds.
const LONGEST_PACE: u32 = 5000;

impl House {
    /// The page that makes a table.
    pub(crate) fn new_table(&self, call: &Call<'_>) -> Result<Done, Problem> {
        let game = call.address.asks("game").unwrap_or(games::NAMES[0]);
        let begun = with_game(game, Read(&[], call.lang())).map_err(|_| Problem::NoGameHere)?;
        let mut settings = begun.settled.settings;
        for plan in settings.seats.iter_mut().filter(|plan| **plan == SeatPlan::Person) {
            *plan = bot();
        }
        Ok(Done::page(page::new_table(&call.reader, &settings)))
    }

    /// A table, as a form wants it, begins at once.
    pub(crate) fn create(&mut self, call: &Call<'_>) -> Result<Done, Problem> {
        let game = call.address.asks("game").or(call.field("game")).ok_or(Problem::NoGameHere)?;
        let mut known = call.known.clone();
        call.field("name").into_iter().for_each(|name| known.call(name));
        let start = Start::read(call.field("start"));
        if start == Start::New {
            return Ok(Done::go(format!("/tables/new?game={game}")).keeping(READER, known.text()));
        }
        // Several people at one table are several on this device.
        let mut fields = call.fields.to_vec();
        fields.push(("hot-seat".to_owned(), "yes".to_owned()));
        let begun = with_game(game, Read(&fields, call.lang())).map_err(|_| Problem::NoGameHere)?;
        if begun.settled.problem.is_some() {
            return Ok(Done::page(page::new_table(&call.reader, &begun.settled.settings)));
        }
        let seats = match start {
            Start::Bots => {
                let against = Against::read(game, |name| call.field(name), known.level.as_deref());
                if against.picked {
                    known.level = Some(against.level.to_owned());
                }
                let bot = || SeatPlan::Bot(against.level.to_owned());
                vec![SeatPlan::Me, bot(), bot()]
            }
            _ => begun.settled.settings.seats.clone(),
        };
        let name = known.name.clone().unwrap_or_default();
        let place = |plan: SeatPlan| match plan {
            SeatPlan::Closed => None,
            SeatPlan::Bot(level) => Some(Place { name: String::new(), bot: Some(level) }),
            SeatPlan::Me | SeatPlan::Person => Some(Place { name: name.clone(), bot: None }),
        };
        let places: Vec<Place> = seats.into_iter().filter_map(place).collect();
        let pace: Option<u32> = call.field("pace").and_then(|pace| pace.parse().ok());
        let chance = Chance::read(call.chance).ok_or(Problem::NoGameHere)?;
        let sheet = Sheet {
            id: chance.id.to_owned(),
            title: begun.settled.settings.title,
            game: game.to_owned(),
            rules: begun.rules,
            setup: (begun.seated)(&begun.settled.setup, places.len()),
            places,
            pace: pace.unwrap_or(TABLE_PACE).min(LONGEST_PACE),
            own_pace: pace.is_none().then(|| known.pace.unwrap_or(Pace::Normal)),
            written: call.now.to_owned(),
            seed: Some(chance.seed.to_owned()),
            added: Vec::new(),
            sealed: true,
            minds: chance.minds,
            held: Vec::new(),
            hint: None,
            hints: Vec::new(),
            brought: false,
            lines: String::new(),
        };
        let mut done = self.open(sheet)?;
        if known != call.known {
            done = done.keeping(READER, known.text());
        }
        Ok(done)
    }

    /// Begins with a sheet.
    pub(crate) fn open(&mut self, sheet: Sheet) -> Result<Done, Problem> {
        let mut sitting = sitting::resume(sheet).map_err(|_| Problem::CannotDeal)?;
        if !sitting.is_over() {
            sitting.begin()?;
        }
        let (name, id) = (sitting.sheet().name(), sitting.sheet().id.clone());
        let mut done = Done::go(format!("/tables/{id}"));
        done.keep.push((name.clone(), Some(sitting.sheet().text())));
        self.sit_down(name, sitting);
        Ok(done)
    }

    /// A game played elsewhere becomes a finished table.
    pub(crate) fn import(&mut self, call: &Call<'_>) -> Result<Done, Problem> {
        let no_record = |detail: String| Problem::NoRecord { detail };
        let text = call.field("record").unwrap_or_default();
        let game = game::record::game_name(text).map_err(|fault| no_record(fault.to_string()))?;
        let read = with_game(game, Bring(text)).map_err(|error| no_record(error.to_string()))?;
        let brought = read.map_err(no_record)?;
        let place = |name: Option<String>| {
            let name = name.unwrap_or_default();
            let bot = name.parse::<bots::Level>().is_ok().then(|| name.clone());
            Place { name: if bot.is_some() { String::new() } else { name }, bot }
        };
        let chance = Chance::read(call.chance).ok_or(Problem::NoGameHere)?;
        let sheet = Sheet {
            id: chance.id.to_owned(),
            title: String::new(),
            game: game.to_owned(),
            rules: brought.rules,
            setup: brought.setup,
            places: brought.names.into_iter().map(place).collect(),
            pace: 0,
            own_pace: None,
            written: call.now.to_owned(),
            sealed: brought.seed.is_some(),
            seed: brought.seed,
            added: brought.added.iter().map(|added| Some(added.as_ref()?.to_string())).collect(),
            minds: 0,
            held: Vec::new(),
            hint: None,
            hints: Seat::all(MAX_SEATS).map(|seat| brought.hints.of(seat)).collect(),
            brought: true,
            lines: brought.lines,
        };
        self.open(sheet)
    }

    /// Another game from a moment of this one on, in somebody's place.
    pub(crate) fn what_if(&mut self, call: &Call<'_>, id: &str) -> Result<Done, Problem> {
        let sitting = self.sitting(id)?;
        if !sitting.is_over() {
            return Err(Problem::NotOver);
        }
        let at = call.field("at").and_then(|at| at.parse().ok()).ok_or(Problem::NoSuchMoment)?;
        if sitting.is_over_at(at).ok_or(Problem::NoSuchMoment)? {
            return Err(Problem::OverThen);
        }
        let lines = sitting.lines_to(at).ok_or(Problem::NoSuchMoment)?;
        let chance = Chance::read(call.chance).ok_or(Problem::NoGameHere)?;
        let mut sheet = chance.anew(sitting.sheet().clone(), call.now, lines);
        // Chance that others had a part in is not dealt anew by this promise.
        sheet.sealed = false;
        let title = sheet.title(call.lang());
        sheet.title = call.lang().words().with("after-what-if-title", &[("title", title.into())]);
        let against = page::against(call.field("against"))
            .filter(|level| level.parse::<bots::Level>().is_ok());
        let seat: Seat = call.field("seat").and_then(|seat| seat.parse().ok()).unwrap_or_default();
        if seat.index() >= sheet.places.len() {
            return Err(Problem::NoSuchSeat);
        }
        let name = call.known.name.clone().unwrap_or_default();
        for (index, place) in sheet.places.iter_mut().enumerate() {
            let bot = against.filter(|_| index != seat.index()).map(str::to_owned);
            let name = if bot.is_some() { String::new() } else { name.clone() };
            *place = Place { name, bot };
        }
        self.open(sheet)
    }
}

fn bot() -> SeatPlan {
    SeatPlan::Bot(Kind::USUAL.name().to_owned())
}

/// What a new table begins with: 32 bytes to deal from, 8 for the bots, 8 for its name.
pub(crate) struct Chance<'a> {
    seed: &'a str,
    minds: u64,
    id: &'a str,
}

impl Chance<'_> {
    pub(crate) fn read(text: &str) -> Option<Chance<'_>> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() != 96 || !text.bytes().all(is_digit) {
            return None;
        }
        let minds = u64::from_str_radix(&text[64..80], 16).ok()?;
        Some(Chance { seed: &text[..64], minds, id: &text[80..] })
    }

    /// Another game for the same people, from these lines on.
    pub(crate) fn anew(&self, sheet: Sheet, now: &str, lines: String) -> Sheet {
        Sheet {
            id: self.id.to_owned(),
            seed: Some(self.seed.to_owned()),
            minds: self.minds,
            written: now.to_owned(),
            added: Vec::new(),
            sealed: true,
            held: Vec::new(),
            hint: None,
            hints: Vec::new(),
            brought: false,
            pace: TABLE_PACE,
            lines,
            ..sheet
        }
    }
}

/// What a form says about a table of a game, and how its set-up is written for some seats.
struct Begun {
    settled: Settled<Value>,
    rules: u32,
    seated: fn(&Value, usize) -> Value,
}

struct Read<'a>(&'a [(String, String)], Language);

impl Visitor for Read<'_> {
    type Output = Begun;

    fn visit<G: Hosted>(self) -> Begun {
        let Settled { settings, setup, problem } = page::settled::<G>(self.0, self.1);
        let setup = serde_json::to_value(&setup).unwrap_or_default();
        let settled = Settled { settings, setup, problem };
        Begun { settled, rules: G::REVISION, seated: seated::<G> }
    }
}

fn seated<G: Hosted>(setup: &Value, seats: usize) -> Value {
    let setup: <G as Game>::Setup = serde_json::from_value(setup.clone()).unwrap_or_default();
    serde_json::to_value(G::seated(&setup, seats)).unwrap_or_default()
}

struct Bring<'a>(&'a str);

impl Visitor for Bring<'_> {
    type Output = Result<Brought, String>;

    fn visit<G: Hosted>(self) -> Self::Output {
        Brought::read::<G>(self.0)
    }
}
