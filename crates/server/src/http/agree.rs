//! `/tables/{id}/undo`, `/abandon` and `/orders`: what needs consent, and what is given
//! ahead of time.

use axum::http::StatusCode;
use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web::PlacedAnswer;

use super::answer::json;
use super::at_table::AtTable;
use super::failure::Answer;
use super::sent::{Body, Form, FromForm, Sent};
use super::visit::Wants;
use crate::orders::{Order, OrderLine};
use crate::problem::Problem;
use crate::tables::{Proposed, Wish};
use crate::wire::SeatNumber;

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
pub(super) async fn undo(at: AtTable, Sent(wanted): Sent<Wanted>) -> Answer {
    let wish = at.act(wanted.seat, move |desk, person, seat, now| match wanted.agree {
        Some(agrees) => {
            let is_meant = |what| match what {
                Proposed::Undo(to) => wanted.to.is_none_or(|meant| meant == to),
                Proposed::Abandon => false,
            };
            desk.agree(person, seat, is_meant, agrees, now)
        }
        None => desk.take_back(person, seat, wanted.to, now),
    });
    told(&at, wish.await?).await
}

/// `POST /tables/{id}/abandon`.
pub(super) async fn abandon(at: AtTable, Sent(wanted): Sent<Wanted>) -> Answer {
    let wish = at.act(wanted.seat, move |desk, person, seat, now| match wanted.agree {
        Some(agrees) => desk.agree(person, seat, |what| what == Proposed::Abandon, agrees, now),
        None => desk.give_up(person, seat, now),
    });
    told(&at, wish.await?).await
}

/// What came of it.
#[derive(Serialize, ToSchema)]
pub(super) struct Told {
    outcome: Wish,
}

async fn told(at: &AtTable, wish: Wish) -> Answer {
    match at.visit.wants {
        Wants::Json => Ok(json(StatusCode::OK, &Told { outcome: wish })),
        _ => at.done().await,
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
pub(super) async fn order(at: AtTable, body: Body<Ordered>) -> Answer {
    let Ordered { seat, order } = match body {
        Body::Json(ordered) => ordered,
        Body::Form(form) => Ordered { seat: form.read("seat")?, order: order_of(&form) },
    };
    at.act(seat, move |desk, person, seat, _| desk.order(person, seat, order)).await?;
    at.done().await
}

/// The order that a form gives: nothing, never to be asked, or answers with the places
/// they are meant for.
fn order_of(form: &Form) -> Option<Order> {
    let fields = |name: &'static str| {
        let named = form.0.iter().filter(move |(key, _)| key == name);
        named.map(|(_, value)| value.as_str())
    };
    let line = |answer: &str| {
        let placed = fields("place").filter_map(|text| text.parse::<PlacedAnswer>().ok());
        let meant = placed.filter(|placed| placed.answer == answer);
        let places = meant.map(|placed| placed.place).collect();
        OrderLine { answer: answer.to_owned(), places }
    };
    match form.get("order") {
        Some("never") => Some(Order::NeverAsk),
        Some("use") => Some(Order::Use(fields("use").map(line).collect())),
        _ => None,
    }
}
