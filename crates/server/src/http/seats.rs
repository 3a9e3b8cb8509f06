//! `/tables/{id}/seats`, `/bots`, `/start`: sitting down, getting up, starting.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde::{Deserialize, Serialize};

use super::answer::json;
use super::sent::Sent;
use super::who::Who;
use crate::error::Error;
use crate::house::House;
use crate::ids::TableId;

/// Somebody sits down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(default)]
    colour: Option<u8>,
    #[serde(default)]
    invitation: Option<String>,
}

/// A bot sits down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AddBot {
    #[serde(default)]
    seat: Option<Seat>,
    level: String,
}

#[derive(Serialize)]
struct Seated {
    seat: Seat,
}

/// `POST /tables/{id}/seats`.
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    who: Who,
    Sent(sit): Sent<Sit>,
) -> Result<Response, Error> {
    let id: TableId = id.parse()?;
    let shared = house.clone();
    let seat = house
        .tables
        .change(id, move |desk, now| {
            shared.must_be_visible(desk, Some(who.person.id), sit.invitation.as_deref())?;
            desk.sit(&who.person, sit.seat, sit.colour, now)
        })
        .await?;
    Ok(json(StatusCode::OK, &Seated { seat }))
}

/// `DELETE /tables/{id}/seats/{seat}`: its owner gets up, or the host empties it.
pub(super) async fn leave(
    State(house): State<Arc<House>>,
    Path((id, seat)): Path<(String, String)>,
    who: Who,
) -> Result<Response, Error> {
    let seat: Seat = seat.parse().map_err(|error| Error::malformed(format!("{error}.")))?;
    house
        .tables
        .change(id.parse()?, move |desk, now| {
            let person = who.person.id;
            if desk.sheet.holds(person, seat) {
                desk.leave(person, seat, now)
            } else {
                desk.clear_seat(person, seat, now)
            }
        })
        .await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// `POST /tables/{id}/bots`.
pub(super) async fn add_bot(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    who: Who,
    Sent(bot): Sent<AddBot>,
) -> Result<Response, Error> {
    let seat = house
        .tables
        .change(id.parse()?, move |desk, now| {
            desk.add_bot(who.person.id, bot.seat, &bot.level, now)
        })
        .await?;
    Ok(json(StatusCode::OK, &Seated { seat }))
}

/// `POST /tables/{id}/start`.
pub(super) async fn start(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    who: Who,
) -> Result<Response, Error> {
    house.tables.change(id.parse()?, move |desk, now| desk.start(who.person.id, now)).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
