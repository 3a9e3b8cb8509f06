//! Sitting down, getting up, bots, colours, and the start.

use axum::extract::Path;
use axum::http::StatusCode;
use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web::Colour;

use super::answer::json;
use super::at_table::AtTable;
use super::failure::Answer;
use super::sent::{Form, FromForm, Sent};
use super::visit::{Wants, go, with_cookie};
use super::you::called;
use crate::live;
use crate::problem::Problem;
use crate::store::Person;
use crate::tables::{Changed, Desk, State};
use crate::time::now;
use crate::wire::SeatNumber;

/// `GET /tables/{id}/seats`: who sits where in a game that is on, and standing orders.
/// Programs find the seats in the table itself.
pub(super) async fn show(at: AtTable) -> Answer {
    let (visit, here) = (&at.visit, at.cell().await?.here().people());
    let draw = |desk: &mut Desk| {
        if desk.sheet.state != State::Playing {
            return Ok(None);
        }
        let reader = &visit.reader;
        let is_here = |person| here.contains(&person);
        let table = live::table_info(desk, reader.lang, is_here, now());
        Ok(Some(live::seats_page(desk, &table, &visit.reader, visit.who.as_deref())))
    };
    let page = at.see(draw).await?;
    Ok(page.map_or_else(|| at.go(), |page| visit.page(StatusCode::OK, page)))
}

/// Somebody sits down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    #[serde(default)]
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    #[serde(default)]
    colour: Option<u8>,
    #[serde(default)]
    invitation: Option<String>,
    /// What somebody with a browser wants to be called; programs have said that before.
    #[serde(skip)]
    name: Option<String>,
}

impl FromForm for Sit {
    fn from_form(form: &Form) -> Result<Sit, Problem> {
        let text = |name| form.get(name).map(str::to_owned);
        let (invitation, name) = (text("invitation"), text("name"));
        Ok(Sit { seat: form.read("seat")?, colour: None, invitation, name })
    }
}

/// A bot sits down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AddBot {
    #[serde(default)]
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    level: String,
}

impl FromForm for AddBot {
    fn from_form(form: &Form) -> Result<AddBot, Problem> {
        Ok(AddBot { seat: form.read("seat")?, level: form.must("level")? })
    }
}

/// A seat that something is about.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WhichSeat {
    #[serde(default)]
    #[schema(value_type = Option<SeatNumber>)]
    pub(super) seat: Option<Seat>,
}

impl FromForm for WhichSeat {
    fn from_form(form: &Form) -> Result<WhichSeat, Problem> {
        Ok(WhichSeat { seat: form.read("seat")? })
    }
}

/// Who plays in a seat, where several share a device.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Called {
    #[serde(default)]
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    /// Nothing for the name of whoever holds the seat.
    #[serde(default)]
    name: String,
}

impl FromForm for Called {
    fn from_form(form: &Form) -> Result<Called, Problem> {
        let name = form.get("name").unwrap_or_default().to_owned();
        Ok(Called { seat: form.read("seat")?, name })
    }
}

/// The colour of somebody's pieces.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Paint {
    #[serde(default)]
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    colour: u8,
}

impl FromForm for Paint {
    fn from_form(form: &Form) -> Result<Paint, Problem> {
        let word: String = form.must("colour")?;
        let colour = Colour::ALL.iter().position(|colour| colour.id() == word);
        let colour = colour.ok_or(Problem::WrongField { field: "colour" })?;
        Ok(Paint { seat: form.read("seat")?, colour: colour as u8 })
    }
}

/// How the game is started.
#[derive(Deserialize, Default, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    /// The level of the bots that take the empty seats.
    #[serde(default)]
    fill: Option<String>,
    /// Whether empty seats are taken away.
    #[serde(default)]
    close: bool,
}

impl FromForm for Start {
    fn from_form(form: &Form) -> Result<Start, Problem> {
        let fill = form.get("fill").map(str::to_owned);
        Ok(Start { fill, close: form.get("close") == Some("yes") })
    }
}

/// Where somebody sits now.
#[derive(Serialize, ToSchema)]
pub(super) struct Seated {
    #[schema(value_type = SeatNumber)]
    seat: Seat,
}

/// `POST /tables/{id}/seats` and `/sit`.
pub(super) async fn sit(mut at: AtTable, Sent(sit): Sent<Sit>) -> Answer {
    at.look.invitation = sit.invitation;
    at.see(|_| Ok(())).await?;
    let (person, cookie) = called(&at.visit, sit.name.as_deref()).await?;
    let by_program = at.visit.is_program;
    let sit = move |desk: &mut Desk, now| {
        let sat = desk.sit(&person, sit.seat, sit.colour, now)?;
        Ok(desk.noted(sat, by_program, now))
    };
    let seat = at.visit.house.tables.change(at.id, sit).await?;
    match at.visit.wants {
        Wants::Json => Ok(json(StatusCode::OK, &Seated { seat })),
        _ => Ok(with_cookie(at.go(), cookie)),
    }
}

/// `DELETE /tables/{id}/seats/{seat}`: its owner gets up, or the host empties it.
pub(super) async fn empty(at: AtTable, Path((_, seat)): Path<(String, String)>) -> Answer {
    let seat = seat.parse().map_err(|_| Problem::WrongSeat)?;
    empty_seat(at, Some(seat)).await
}

/// `POST /tables/{id}/leave` and `/bots/remove`.
pub(super) async fn leave(at: AtTable, Sent(which): Sent<WhichSeat>) -> Answer {
    empty_seat(at, which.seat).await
}

async fn empty_seat(at: AtTable, seat: Option<Seat>) -> Answer {
    let left = at.act(seat, |desk, person, seat, now| {
        let Changed { changes, .. } = if desk.sheet.holds(person, seat) {
            desk.leave(person, seat, now)?
        } else {
            desk.clear_seat(person, seat, now)?
        };
        Ok(Changed { value: desk.sheet.state.is_final(), changes })
    });
    let is_closed = left.await?;
    if is_closed && at.visit.wants == Wants::Page { Ok(go("/")) } else { at.done().await }
}

/// `POST /tables/{id}/bots`.
pub(super) async fn add_bot(at: AtTable, Sent(bot): Sent<AddBot>) -> Answer {
    let add = move |desk: &mut Desk, person: &Person, now| {
        desk.add_bot(person.id, bot.seat, &bot.level, now)
    };
    let seat = at.change(add).await?;
    match at.visit.wants {
        Wants::Json => Ok(json(StatusCode::OK, &Seated { seat })),
        _ => at.done().await,
    }
}

/// `POST /tables/{id}/colour`.
pub(super) async fn paint(at: AtTable, Sent(Paint { seat, colour }): Sent<Paint>) -> Answer {
    at.act(seat, move |desk, person, seat, now| desk.choose_colour(person, seat, colour, now))
        .await?;
    at.done().await
}

/// `POST /tables/{id}/name`.
pub(super) async fn call(at: AtTable, Sent(Called { seat, name }): Sent<Called>) -> Answer {
    at.act(seat, move |desk, person, seat, now| desk.call_seat(person, seat, &name, now)).await?;
    at.done().await
}

/// `POST /tables/{id}/start`.
pub(super) async fn start(at: AtTable, Sent(start): Sent<Start>) -> Answer {
    at.change(move |desk, person, now| match (start.fill, start.close) {
        (None, false) => desk.start(person.id, now),
        (fill, _) => desk.start_anyway(person.id, fill.as_deref(), now),
    })
    .await?;
    at.done().await
}
