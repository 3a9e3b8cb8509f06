//! `/people`: coming in, and who one is.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::answer::json;
use super::sent::Sent;
use super::who::{Who, set_cookie};
use crate::error::Error;
use crate::house::House;
use crate::ids::PersonId;
use crate::store::Kind;

/// Somebody comes in.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ComeIn {
    name: String,
}

/// Somebody who came in; the token is shown this once.
#[derive(Serialize)]
struct CameIn<'a> {
    id: PersonId,
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<&'a str>,
}

/// `POST /people`: programs get a token, browsers a cookie.
pub(super) async fn come_in(
    State(house): State<Arc<House>>,
    Sent(sent): Sent<ComeIn>,
) -> Result<Response, Error> {
    let (person, token) = house.people.come_in(&sent.name, Kind::Token).await?;
    let cookie = house.people.another(person.id, Kind::Cookie).await?;
    let came = CameIn { id: person.id, name: &person.name, token: Some(token.reveal()) };
    let cookie = [(header::SET_COOKIE, set_cookie(&house, &cookie))];
    Ok((cookie, json(StatusCode::CREATED, &came)).into_response())
}

/// `GET /people/me`.
pub(super) async fn me(who: Who) -> Response {
    let person = &who.person;
    json(StatusCode::OK, &CameIn { id: person.id, name: &person.name, token: None })
}
