//! `/tables/{id}/undo`, `/abandon` and `/orders`: what needs consent, and what is given
//! ahead of time.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::json;
use super::seats::done;
use super::sent::{Body, Form, FromForm, Sent};
use super::visit::{Visit, Wants};
use crate::ids::{PersonId, SeatNumber, TableId};
use crate::orders::{Line, Order};
use crate::problem::Problem;
use crate::tables::{Desk, Proposed, Wish};

/// A wish, or the answer to somebody else's.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    #[serde(default)]
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    /// How many steps are to stay.
    #[serde(default)]
    to: Option<usize>,
    /// Whether one agrees to what was proposed.
    #[serde(default)]
    agree: Option<bool>,
}

impl FromForm for Wanted {
    fn from_form(form: &Form) -> Result<Wanted, Problem> {
        let agree = form.get("agree").map(|word| word == "yes");
        Ok(Wanted { seat: form.read("seat")?, to: form.read("to")?, agree })
    }
}

/// `POST /tables/{id}/undo`.
pub(super) async fn undo(
    visit: Visit,
    Path(id): Path<String>,
    Sent(wanted): Sent<Wanted>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let person = visit.must_be_known()?.person.id;
    let wish = visit
        .house
        .tables
        .change(id, move |desk, now| {
            let seat = own_seat(desk, person, wanted.seat)?;
            match wanted.agree {
                Some(agrees) => {
                    let is_meant = |what| match what {
                        Proposed::Undo(to) => wanted.to.is_none_or(|meant| meant == to),
                        Proposed::Abandon => false,
                    };
                    desk.agree(person, seat, is_meant, agrees, now)
                }
                None => desk.take_back(person, seat, wanted.to, now),
            }
        })
        .await?;
    told(&visit, id, wish).await
}

/// `POST /tables/{id}/abandon`.
pub(super) async fn abandon(
    visit: Visit,
    Path(id): Path<String>,
    Sent(wanted): Sent<Wanted>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let person = visit.must_be_known()?.person.id;
    let wish = visit
        .house
        .tables
        .change(id, move |desk, now| {
            let seat = own_seat(desk, person, wanted.seat)?;
            match wanted.agree {
                Some(agrees) => {
                    let is_meant = |what| what == Proposed::Abandon;
                    desk.agree(person, seat, is_meant, agrees, now)
                }
                None => desk.give_up(person, seat, now),
            }
        })
        .await?;
    told(&visit, id, wish).await
}

/// What came of it.
#[derive(Serialize, ToSchema)]
pub(super) struct Told {
    outcome: Wish,
}

async fn told(visit: &Visit, id: TableId, wish: Wish) -> Result<Response, Problem> {
    match visit.wants {
        Wants::Json => Ok(json(StatusCode::OK, &Told { outcome: wish })),
        _ => done(visit, id).await,
    }
}

/// A standing order, or none any more.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Ordered {
    #[serde(default)]
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    order: Option<Order>,
}

/// `POST /tables/{id}/orders`.
pub(super) async fn order(
    visit: Visit,
    Path(id): Path<String>,
    body: Body<Ordered>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let person = visit.must_be_known()?.person.id;
    let ordered = match body {
        Body::Json(ordered) => ordered,
        Body::Form(form) => Ordered { seat: form.read("seat")?, order: order_of(&form) },
    };
    visit
        .house
        .tables
        .change(id, move |desk, now| {
            let seat = own_seat(desk, person, ordered.seat)?;
            desk.order(person, seat, ordered.order, now)
        })
        .await?;
    done(&visit, id).await
}

/// The order that a form gives: nothing, never to be asked, or answers with the places
/// they are meant for.
fn order_of(form: &Form) -> Option<Order> {
    let fields = |name: &'static str| {
        let named = form.0.iter().filter(move |(key, _)| key == name);
        named.map(|(_, value)| value.as_str())
    };
    let line = |answer: &str| {
        let meant = |place: &str| place.strip_prefix(answer)?.strip_prefix('@').map(str::to_owned);
        Line { answer: answer.to_owned(), places: fields("place").filter_map(meant).collect() }
    };
    match form.get("order") {
        Some("never") => Some(Order::NeverAsk),
        Some("use") => Some(Order::Use(fields("use").map(line).collect())),
        _ => None,
    }
}

/// The seat somebody names, or the first they hold.
pub(super) fn own_seat(
    desk: &Desk,
    person: PersonId,
    named: Option<Seat>,
) -> Result<Seat, Problem> {
    named.or_else(|| desk.sheet.seats_of(person).next()).ok_or(Problem::NoSeat)
}
