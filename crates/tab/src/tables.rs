//! Tables: making one, playing at it, and looking back.

use bots::Kind;
use game::session::{Brought, QuestionId};
use game::{Game, MAX_SEATS, Seat};
use serde_json::Value;
use web::page::{self, Against, SeatPlan, Settled};
use web::table::{self, Extras};
use web::{Drawing, Language, Pace, Piece, Spoken, Start, TABLE_PACE, TableInfo, menu, prints};
use words::Problem;

use crate::address::local;
use crate::after;
use crate::house::{Call, Done, House};
use crate::reader::READER;
use crate::sheet::{Place, REVIEWS, Sheet, TABLES};
use crate::sitting::{self, Hosted, Sitting};
use crate::{Show, Visitor, with_game};

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
    fn open(&mut self, sheet: Sheet) -> Result<Done, Problem> {
        let mut sitting = sitting::resume(sheet).map_err(|_| Problem::CannotDeal)?;
        if !sitting.is_over() {
            sitting.begin()?;
        }
        let (name, id) = (sitting.sheet().name(), sitting.sheet().id.clone());
        let mut done = Done::go(format!("/tables/{id}"));
        done.keep.push((name.clone(), Some(sitting.sheet().text())));
        self.sittings.insert(name, sitting);
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

    /// A form at a table.
    pub(crate) fn act(&mut self, call: &Call<'_>, id: &str, what: &str) -> Result<Done, Problem> {
        let sitting = self.sitting(id)?;
        match what {
            "steps" => {
                let question = call.field("question").and_then(|number| number.parse().ok());
                let question: QuestionId = question.ok_or(Problem::StaleQuestion)?;
                let fields = call.fields.iter().map(|(name, text)| (name.as_str(), text.as_str()));
                let actions = web::answer(fields);
                if actions.is_empty() {
                    return Err(Problem::NothingTicked);
                }
                let seat = question.seat();
                if !sitting.sheet().people().any(|own| own == seat) {
                    return Err(Problem::NotYourSeat);
                }
                sitting.answer(question, &actions)?;
                self.changed(call, id, Some(seat))
            }
            "undo" => {
                let to = call.field("to").and_then(|to| to.parse().ok());
                sitting.undo_to(to.ok_or(Problem::NoSuchStep)?)?;
                self.changed(call, id, None)
            }
            "pace" => self.pace(call, id),
            "hint" => self.hint(call, id),
            "rematch" => {
                let chance = Chance::read(call.chance).ok_or(Problem::NoGameHere)?;
                let sheet = sitting.sheet().clone();
                self.open(chance.anew(sheet, call.now, String::new()))
            }
            "clone" => self.what_if(call, id),
            "delete" if call.field("sure") != Some("yes") => Err(Problem::NotSure),
            "delete" => {
                let done = Done::go("/").forgetting(&format!("{TABLES}{id}"));
                Ok(done.forgetting(&format!("{REVIEWS}{id}")))
            }
            _ => Err(Problem::NoSuchPage),
        }
    }

    /// Another game from a moment of this one on, in somebody's place.
    fn what_if(&mut self, call: &Call<'_>, id: &str) -> Result<Done, Problem> {
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

    /// A bot answers at a table.
    pub(crate) fn bot_answers(
        &mut self,
        call: &Call<'_>,
        id: &str,
        question: QuestionId,
        action: String,
    ) -> Result<Done, Problem> {
        let sitting = self.sitting(id)?;
        sitting.answer(question, &[action])?;
        sitting.bot_has_gone();
        self.went_on(call, id, seat_of(call))
    }

    /// A game went on by itself, while some page is open.
    pub(crate) fn went_on(
        &mut self,
        call: &Call<'_>,
        id: &str,
        seat: Option<Seat>,
    ) -> Result<Done, Problem> {
        let is_here = call.address.parts == ["tables", id];
        match is_here {
            true => self.changed(call, id, seat),
            false => self.kept(call, id, Show::Nothing),
        }
    }

    /// A game went on: what its page, which somebody has before them, shows of it.
    pub(crate) fn changed(
        &mut self,
        call: &Call<'_>,
        id: &str,
        seat: Option<Seat>,
    ) -> Result<Done, Problem> {
        let sitting = self.sitting(id)?;
        let (is_over, hot) = (sitting.is_over(), sitting.sheet().is_hot_seat());
        let is_asked = |seat: &Seat| sitting.is_asked(*seat);
        let eyes = seat.or_else(|| seat_of(call)).filter(|_| hot);
        // The device goes on to whoever is asked next, if anybody is.
        let passes_on = match &eyes {
            Some(seat) => !is_asked(seat) && sitting.sheet().people().any(|seat| is_asked(&seat)),
            None => hot,
        };
        let show = match is_over || passes_on {
            true => Show::Go(format!("/tables/{id}")),
            false => self.regions(call, id, eyes)?,
        };
        self.kept(call, id, show)
    }

    /// The sheet of a game that went on is to be kept.
    fn kept(&mut self, call: &Call<'_>, id: &str, show: Show) -> Result<Done, Problem> {
        let sitting = self.sitting(id)?;
        call.now.clone_into(&mut sitting.sheet_mut().written);
        let keep = vec![(sitting.sheet().name(), Some(sitting.sheet().text()))];
        let (think, advise) = (sitting.thinking(), sitting.advising());
        Ok(Done { show, keep, think, advise })
    }

    /// The parts of a table page that have changed since it was drawn last.
    fn regions(&mut self, call: &Call<'_>, id: &str, seat: Option<Seat>) -> Result<Show, Problem> {
        let pieces = pieces(call.lang(), &**self.sitting(id)?, seat);
        let known = self.prints.insert(id.to_owned(), prints(&pieces)).unwrap_or_default();
        let is_new = |piece: &&Piece| !piece.html.is_empty() && !known.contains(&piece.print);
        let news: String = pieces.iter().filter(is_new).map(|piece| &*piece.html).collect();
        Ok(Show::Regions(local(&news)))
    }

    /// A page of a table.
    pub(crate) fn look(
        &mut self,
        call: &Call<'_>,
        id: &str,
        rest: &[&str],
    ) -> Result<Done, Problem> {
        let sitting = &**self.sitting(id)?;
        match *rest {
            [] => {
                let (page, seat) = table_page(call, sitting)?;
                let (think, advise) = (sitting.thinking(), sitting.advising());
                let pieces = pieces(call.lang(), sitting, seat);
                self.prints.insert(id.to_owned(), prints(&pieces));
                Ok(Done { think, advise, ..Done::page(page) })
            }
            ["at"] => {
                let step = call.address.asks("step").unwrap_or("0");
                let eye = call.address.asks("as").map(|eye| format!("?as={eye}"));
                Ok(Done::go(format!("/tables/{id}/at/{step}{}", eye.unwrap_or_default())))
            }
            ["at", step] => match call.address.asks("steps") {
                // What is shown next without another page.
                Some(steps) => {
                    let moments = after::moments(call, sitting, steps)?;
                    Ok(Done::show(Show::Regions(local(&moments))))
                }
                None => {
                    let step = step.parse().map_err(|_| Problem::NoSuchMoment)?;
                    after::moment(call, sitting, step).map(Done::page)
                }
            },
            ["log"] => {
                let info = sitting.sheet().info(call.lang(), sitting.is_over());
                let drawing = drawing(call.lang(), sitting, &info, own_seat(call, sitting));
                let from = call.address.asks("from").and_then(|from| from.parse().ok());
                let lines = sitting.drawn().sentences(&drawing, from.unwrap_or(0));
                Ok(Done::page(page::log(&call.reader, &info, &lines)))
            }
            ["record"] if sitting.is_over() => {
                Ok(Done::show(Show::File(format!("{id}.record"), sitting.record())))
            }
            ["record"] => Err(Problem::RecordLater),
            ["proof" | "review" | "what-if" | "picture.svg"] if !sitting.is_over() => {
                Err(Problem::NotOver)
            }
            ["proof"] => after::honest_deal(call, sitting).map(Done::page),
            ["what-if"] => Ok(Done::page(after::what_if(call, sitting))),
            ["review"] if sitting.was_played_out() => Ok(Done::page(after::review(call, sitting))),
            ["review"] => Err(Problem::BrokenOff),
            ["picture.svg"] => {
                let info = sitting.sheet().info(call.lang(), true);
                let picture = sitting.drawn().picture(call.lang(), &info);
                let picture = picture.ok_or(Problem::NoSuchPage)?;
                Ok(Done::show(Show::File(format!("{id}.svg"), picture.svg())))
            }
            _ => Err(Problem::NoSuchPage),
        }
    }
}

/// The seat that an address names.
pub(crate) fn seat_of(call: &Call<'_>) -> Option<Seat> {
    call.address.asks("as")?.parse().ok()
}

/// Where the reader sits: where they say, if several share the device.
pub(crate) fn own_seat(call: &Call<'_>, sitting: &dyn Sitting) -> Option<Seat> {
    let sheet = sitting.sheet();
    let mut own = sheet.people();
    match sheet.is_hot_seat() {
        true => seat_of(call).and_then(|wanted| own.find(|seat| *seat == wanted)),
        false => own.next().filter(|_| !sheet.brought),
    }
}

/// The page that a table has now, and through whose eyes it is seen.
fn table_page(
    call: &Call<'_>,
    sitting: &dyn Sitting,
) -> Result<(maud::Markup, Option<Seat>), Problem> {
    if sitting.is_over() {
        return Ok((after::finished(call, sitting)?, None));
    }
    let (reader, sheet) = (&call.reader, sitting.sheet());
    let info = sheet.info(reader.lang, false);
    let seat = own_seat(call, sitting);
    if sheet.is_hot_seat()
        && !seat.is_some_and(|seat| sitting.is_asked(seat))
        && let Some(next) = sheet.people().find(|seat| sitting.is_asked(*seat))
    {
        return Ok((table::curtain(&info, reader, next), None));
    }
    let drawing = drawing(reader.lang, sitting, &info, seat);
    let extras = Extras { menu: menu::of_tab(reader.lang, &info, seat), ..Extras::default() };
    Ok((sitting.drawn().page(&drawing, reader, extras), seat))
}

fn pieces(lang: Language, sitting: &dyn Sitting, seat: Option<Seat>) -> Vec<Piece> {
    let seat = match sitting.sheet().is_hot_seat() {
        true => seat,
        false => sitting.sheet().people().next(),
    };
    let info = sitting.sheet().info(lang, sitting.is_over());
    let mut pieces = sitting.drawn().regions(&drawing(lang, sitting, &info, seat));
    pieces.extend(menu::regions_of_tab(lang, &info, seat).into_iter().map(Piece::from));
    pieces
}

pub(crate) fn drawing<'a>(
    lang: Language,
    sitting: &dyn Sitting,
    table: &'a TableInfo,
    seat: Option<Seat>,
) -> Drawing<'a> {
    Drawing {
        lang,
        seat,
        csrf: "",
        table,
        asked: seat.is_some_and(|seat| sitting.is_asked(seat)),
        until: None,
        may_wait: false,
        undo: seat.map(|seat| sitting.undo(seat)).unwrap_or_default(),
        advice: seat.map_or(web::Advice::No, |seat| sitting.advice(lang, table, seat)),
    }
}

fn bot() -> SeatPlan {
    SeatPlan::Bot(Kind::USUAL.name().to_owned())
}

/// What a new table begins with: 32 bytes to deal from, 8 for the bots, 8 for its name.
struct Chance<'a> {
    seed: &'a str,
    minds: u64,
    id: &'a str,
}

impl Chance<'_> {
    fn read(text: &str) -> Option<Chance<'_>> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() != 96 || !text.bytes().all(is_digit) {
            return None;
        }
        let minds = u64::from_str_radix(&text[64..80], 16).ok()?;
        Some(Chance { seed: &text[..64], minds, id: &text[80..] })
    }

    /// Another game for the same people, from these lines on.
    fn anew(&self, sheet: Sheet, now: &str, lines: String) -> Sheet {
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
