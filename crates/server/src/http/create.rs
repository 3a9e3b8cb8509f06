//! `POST /tables` and `GET /tables/new`: making a table, and changing what is agreed at it.

use std::sync::Arc;

use axum::http::StatusCode;
use game::Seat;
use serde::Deserialize;
use web::page::{self, Against, ClockPlan, SeatPlan};
use web::{Language, Reader, Start, TABLE_PACE};

use super::again::made;
use super::asked::Asked;
use super::at_table::AtTable;
use super::failure::Answer;
use super::sent::{Body, Form, Nothing};
use super::status::status;
use super::visit::{LEVEL, Visit, go, with_cookie};
use super::you::called;
use crate::clock::Clock;
use crate::games::{self, Hosted, Visitor};
use crate::problem::Problem;
use crate::store::Person;
use crate::tables::{Changed, Desk, NewTable, Sheet, Sitter};
use crate::time::now;

/// Which game a new table is for.
#[derive(Deserialize)]
pub(super) struct Which {
    game: Option<String>,
}

/// `GET /tables/new`.
pub(super) async fn form(visit: Visit, Asked(which): Asked<Which>) -> Answer {
    let game = which.game.as_deref().unwrap_or(games::NAMES[0]);
    let blank = Form(Vec::new());
    let settings = games::with_game(game, Read { form: &blank, lang: visit.reader.lang })?.settings;
    Ok(visit.page(StatusCode::OK, page::new_table(&visit.reader, &settings)))
}

/// `POST /tables`.
pub(super) async fn create(
    visit: Visit,
    Asked(which): Asked<Which>,
    body: Body<NewTable>,
) -> Answer {
    match body {
        Body::Json(new) => create_by_program(&visit, new).await,
        Body::Form(form) => create_by_form(&visit, which.game, &form).await,
    }
}

async fn create_by_program(visit: &Visit, new: NewTable) -> Answer {
    let (person, _) = visit.guest().await?;
    let mut sheet = new.sheet(&person, now())?;
    let own: Vec<Seat> = sheet.seats_of(person.id).collect();
    own.iter().for_each(|seat| sheet.places[seat.index()].by_program = visit.is_program);
    let id = visit.house.tables.create(sheet).await?;
    Ok(made(visit, id))
}

/// The first page names the game in the address: its one form has the visitor's name for all.
async fn create_by_form(visit: &Visit, game: Option<String>, form: &Form) -> Answer {
    let game = game.map_or_else(|| form.must("game"), Ok)?;
    let read = games::with_game(&game, Read { form, lang: visit.reader.lang })?;
    let (name, start) = (form.get("name"), Start::read(form.get("start")));
    if start == Start::New {
        // Whoever has typed no name is not made a guest by looking at the settings.
        let cookie = if name.is_some() { called(visit, name).await?.1 } else { None };
        return Ok(with_cookie(go(&format!("/tables/new?game={game}")), cookie));
    }
    if let Some(key) = read.problem {
        let name = name.map(str::to_owned).or_else(|| visit.reader.name.clone());
        let page = page::new_table(&Reader { name, ..visit.reader.clone() }, &read.settings);
        return Ok(visit.page(status(&Problem::Settings { key }), page));
    }
    let (person, cookie) = called(visit, name).await?;
    let against = Against::read(&game, |name| form.get(name), visit.level.as_deref());
    let plan = Plan { game, start, against: against.level, read };
    let mut sheet = plan.sheet(&person)?;
    sheet.own_pace = Some(visit.pace.unwrap_or(web::Pace::Normal));
    let id = visit.house.tables.create(sheet).await?;
    if start == Start::Bots {
        let host = person.id;
        visit.house.tables.change(id, move |desk, now| desk.start(host, now)).await?;
    }
    let response = with_cookie(go(&format!("/tables/{id}")), cookie);
    let is_new = start == Start::Bots && against.picked;
    Ok(if is_new { visit.remember(response, LEVEL, against.level) } else { response })
}

/// What a form has asked for.
struct Plan {
    game: String,
    start: Start,
    /// The level of the bots that are met at once.
    against: &'static str,
    read: Settled,
}

impl Plan {
    fn sheet(self, host: &Person) -> Result<Sheet, Problem> {
        let Settled { settings, setup, .. } = self.read;
        let bot = || SeatPlan::Bot(self.against.to_owned());
        let seats = match self.start {
            Start::Bots => vec![SeatPlan::Me, bot(), bot()],
            Start::Friends => vec![SeatPlan::Me, SeatPlan::Person, SeatPlan::Person],
            Start::New | Start::Room => settings.seats.clone(),
        };
        let seats: Vec<SeatPlan> =
            seats.into_iter().filter(|plan| *plan != SeatPlan::Closed).collect();
        let others = seats.iter().filter(|plan| **plan != SeatPlan::Me);
        let alone = others.clone().all(|plan| matches!(plan, SeatPlan::Bot(_)));
        let seated = crate::tables::seated(&self.game, &setup, seats.len())?;
        let new = NewTable {
            game: self.game,
            setup: seated,
            title: settings.title,
            public: settings.public,
            hot_seat: false,
            hints: settings.hints,
            clock: clock(settings.clock),
            // Against bots nobody is hurried, and nothing is told by taking long.
            window: Some(if alone { 0 } else { u32::from(settings.window) * 1000 }),
            pace: Some(TABLE_PACE),
            bots: Vec::new(),
            seat: None,
        };
        let mut sheet = new.sheet(host, now())?;
        sheet.hot_seat = settings.hot_seat;
        sheet.share_a_device();
        for (index, plan) in seats.iter().enumerate() {
            let seat = Seat::new(index);
            match plan {
                SeatPlan::Me => {
                    let sitter = Sitter::Person { id: host.id, name: host.name.clone() };
                    sheet.take_seat(seat, sitter)?;
                }
                SeatPlan::Bot(level) => sheet.add_bot(seat, level)?,
                SeatPlan::Person | SeatPlan::Closed => {}
            }
        }
        Ok(sheet)
    }
}

fn clock(plan: ClockPlan) -> Clock {
    match plan {
        ClockPlan::None => Clock::None,
        ClockPlan::Live { minutes, increment } => {
            Clock::Live { reserve: u32::from(minutes) * 60, increment: u32::from(increment) }
        }
        ClockPlan::Days { days, weekends_off } => {
            Clock::Correspondence { days: u32::from(days), weekends_off }
        }
    }
}

/// Reads the form of a table's settings.
struct Read<'a> {
    form: &'a Form,
    lang: Language,
}

/// What a form says, with the game's own set-up as JSON.
type Settled = page::Settled<serde_json::Value>;

impl Visitor for Read<'_> {
    type Output = Settled;

    fn visit<G: Hosted>(self) -> Settled {
        let page::Settled { settings, setup, problem } =
            page::settled::<G>(&self.form.0, self.lang);
        let setup = serde_json::to_value(&setup).unwrap_or_default();
        Settled { settings, setup, problem }
    }
}

/// `POST /tables/{id}/settings`: the host changes what is agreed, before the start.
pub(super) async fn change(at: AtTable, body: Body<Nothing>) -> Answer {
    let Body::Form(form) = body else { return Err(Problem::NotAForm.into()) };
    at.person()?;
    let game = at.cell().await?.read(|desk| desk.sheet.game.clone()).await?;
    let read = games::with_game(&game, Read { form: &form, lang: at.visit.reader.lang })?;
    if let Some(key) = read.problem {
        return Err(Problem::Settings { key }.into());
    }
    let read = Arc::new(read);
    at.change(move |desk, person, now| agree_on(desk, person, &read, now)).await?;
    Ok(at.go())
}

/// The host of a table has changed what is agreed.
fn agree_on(
    desk: &mut Desk,
    host: &Person,
    read: &Settled,
    now: i64,
) -> Result<Changed<()>, Problem> {
    let settings = &read.settings;
    desk.sheet.must_host(host.id)?;
    desk.sheet.must_wait()?;
    let seats = desk.sheet.places.len();
    let setup = crate::tables::seated(&desk.sheet.game, &read.setup, seats)?;
    let title = crate::names::Typed::title(&settings.title)?;
    desk.sheet.setup = setup;
    desk.sheet.title = title;
    desk.sheet.clock = clock(settings.clock);
    desk.sheet.window = u32::from(settings.window) * 1000;
    desk.sheet.public = settings.public;
    desk.sheet.hints = settings.hints;
    desk.sheet.share_a_device();
    desk.times = crate::clock::Times::new(desk.sheet.clock);
    Ok(Changed::kept((), desk.keep_sheet(now)))
}
