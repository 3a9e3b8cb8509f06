//! Sitting down, getting up, bots, colours, and the start.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web::Colour;

use super::answer::json;
use super::asked::Asked;
use super::board;
use super::sent::{Form, FromForm, Sent};
use super::tables::Look;
use super::visit::{Visit, Wants, go, with_cookie};
use crate::ids::{SeatNumber, TableId};
use crate::live;
use crate::problem::Problem;
use crate::tables::{Outcome, State};
use crate::time::now;

/// `GET /tables/{id}/seats`: who sits where in a game that is on, and standing orders.
/// Programs find the seats in the table itself.
pub(super) async fn show(
    visit: Visit,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let cell = visit.house.tables.cell(id).await?;
    let here = cell.here().clone();
    let page = cell
        .read(|desk| {
            visit.must_see(desk, look.invitation.as_deref())?;
            if desk.sheet.state != State::Playing {
                return Ok(None);
            }
            let (lang, csrf) = (visit.reader.lang, &visit.reader.csrf);
            let is_here = |person| here.contains_key(&person);
            let table = live::table_info(desk, lang, is_here, csrf, now());
            Ok::<_, Problem>(Some(live::seats_page(desk, &table, &visit.reader, visit.person())))
        })
        .await??;
    Ok(match page {
        Some(page) => visit.page(StatusCode::OK, page),
        None => go(&format!("/tables/{id}")),
    })
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
}

impl FromForm for Sit {
    fn from_form(form: &Form) -> Result<Sit, Problem> {
        let invitation = form.get("invitation").map(str::to_owned);
        Ok(Sit { seat: form.read("seat")?, colour: None, invitation })
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
pub(super) async fn sit(
    visit: Visit,
    Path(id): Path<String>,
    Sent(sit): Sent<Sit>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let cell = visit.house.tables.cell(id).await?;
    cell.read(|desk| visit.must_see(desk, sit.invitation.as_deref())).await??;
    let (person, cookie) = visit.guest().await?;
    let seat = visit
        .house
        .tables
        .change(id, move |desk, now| desk.sit(&person, sit.seat, sit.colour, now))
        .await?;
    match visit.wants {
        Wants::Json => Ok(json(StatusCode::OK, &Seated { seat })),
        _ => Ok(with_cookie(go(&format!("/tables/{id}")), cookie)),
    }
}

/// `DELETE /tables/{id}/seats/{seat}`: its owner gets up, or the host empties it.
pub(super) async fn empty(
    visit: Visit,
    Path((id, seat)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let seat: Seat = seat.parse().map_err(|_| Problem::WrongSeat)?;
    empty_seat(visit, id.parse()?, Some(seat)).await
}

/// `POST /tables/{id}/leave` and `/bots/remove`.
pub(super) async fn leave(
    visit: Visit,
    Path(id): Path<String>,
    Sent(which): Sent<WhichSeat>,
) -> Result<Response, Problem> {
    empty_seat(visit, id.parse()?, which.seat).await
}

async fn empty_seat(visit: Visit, id: TableId, seat: Option<Seat>) -> Result<Response, Problem> {
    let person = visit.must_be_known()?.person.id;
    let is_closed = visit
        .house
        .tables
        .change(id, move |desk, now| {
            let seat = seat.or_else(|| desk.sheet.seats_of(person).next());
            let seat = seat.ok_or(Problem::NoSuchSeat)?;
            let Outcome { changes, .. } = if desk.sheet.holds(person, seat) {
                desk.leave(person, seat, now)?
            } else {
                desk.clear_seat(person, seat, now)?
            };
            Ok(Outcome { value: desk.sheet.state.is_final(), changes })
        })
        .await?;
    if is_closed && visit.wants == Wants::Page {
        return Ok(go("/"));
    }
    done(&visit, id).await
}

/// `POST /tables/{id}/bots`.
pub(super) async fn add_bot(
    visit: Visit,
    Path(id): Path<String>,
    Sent(bot): Sent<AddBot>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let person = visit.must_be_known()?.person.id;
    let seat = visit
        .house
        .tables
        .change(id, move |desk, now| desk.add_bot(person, bot.seat, &bot.level, now))
        .await?;
    match visit.wants {
        Wants::Json => Ok(json(StatusCode::OK, &Seated { seat })),
        _ => done(&visit, id).await,
    }
}

/// `POST /tables/{id}/colour`.
pub(super) async fn paint(
    visit: Visit,
    Path(id): Path<String>,
    Sent(paint): Sent<Paint>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let person = visit.must_be_known()?.person.id;
    visit
        .house
        .tables
        .change(id, move |desk, now| {
            let seat = paint.seat.or_else(|| desk.sheet.seats_of(person).next());
            let seat = seat.ok_or(Problem::NoSuchSeat)?;
            desk.choose_colour(person, seat, paint.colour, now)
        })
        .await?;
    done(&visit, id).await
}

/// `POST /tables/{id}/start`.
pub(super) async fn start(
    visit: Visit,
    Path(id): Path<String>,
    Sent(start): Sent<Start>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let person = visit.must_be_known()?.person.id;
    visit
        .house
        .tables
        .change(id, move |desk, now| match (start.fill, start.close) {
            (None, false) => desk.start(person, now),
            (fill, _) => desk.start_anyway(person, fill.as_deref(), now),
        })
        .await?;
    done(&visit, id).await
}

/// Something was done at a table: programs know it, browsers look at the table again.
pub(super) async fn done(visit: &Visit, id: TableId) -> Result<Response, Problem> {
    match visit.wants {
        Wants::Json => Ok(StatusCode::NO_CONTENT.into_response()),
        Wants::Page => Ok(go(&format!("/tables/{id}"))),
        Wants::Regions => board::regions(visit, id, &Look::default()).await,
    }
}
