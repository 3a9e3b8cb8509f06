//! `/tables/{id}/rematch`, `/clone` and `/records`: tables made from other tables.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::json;
use super::at_table::{Answer, AtTable, own_seat};
use super::sent::{Body, Form, FromForm, Nothing, Sent};
use super::visit::{Visit, Wants, go, with_cookie};
use crate::ids::TableId;
use crate::problem::Problem;
use crate::tables::{self, Desk};
use crate::time::now;

/// A table that was made.
#[derive(Serialize, ToSchema)]
pub(super) struct Made {
    id: TableId,
    url: String,
    invitation: String,
}

pub(super) fn made(visit: &Visit, id: TableId) -> Response {
    let url = format!("/tables/{id}");
    if visit.wants != Wants::Json {
        return go(&url);
    }
    let location = [(header::LOCATION, url.clone())];
    let made = Made { id, url, invitation: visit.house.invitation(id) };
    (location, json(StatusCode::CREATED, &made)).into_response()
}

/// `POST /tables/{id}/rematch`: whoever comes first makes the table, the others sit down.
pub(super) async fn rematch(at: AtTable, _: Body<Nothing>) -> Answer {
    let person = at.person()?.clone();
    let tables = &at.visit.house.tables;
    let seat = |desk: &mut Desk| own_seat(desk, person.id, None);
    let seat = at.cell().await?.read(seat).await??;
    let most = at.visit.house.config.tables;
    let next = at.change(move |desk, person, now| desk.rematch(person, most, now)).await?;
    let sat = tables.change(next, move |desk, now| {
        // Somebody else may have taken the old seat; then any will do.
        let old = desk.sit(&person, Some(seat), None, now);
        old.or_else(|_| desk.sit(&person, None, None, now))
    });
    // Whoever finds no seat can still watch.
    let _ = sat.await;
    Ok(made(&at.visit, next))
}

/// `POST /tables/{id}/mend`: a game that other rules have broken goes on at a new table.
pub(super) async fn mend(at: AtTable, _: Body<Nothing>) -> Answer {
    let next = at.act(None, |desk, _, _, now| desk.mend(now)).await?;
    at.visit.house.tables.look_after(next).await?;
    Ok(made(&at.visit, next))
}

/// From where to go on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct From {
    at: usize,
}

impl FromForm for From {
    fn from_form(form: &Form) -> Result<From, Problem> {
        Ok(From { at: form.must("at")? })
    }
}

/// `POST /tables/{id}/clone`: an earlier position, to go on from on one device.
pub(super) async fn copy(at: AtTable, Sent(from): Sent<From>) -> Answer {
    let visit = &at.visit;
    let (person, cookie) = visit.guest().await?;
    let (sheet, lines) = at.see(|desk| desk.copy(&person, from.at, now())).await?;
    let copy = visit.house.tables.create_begun(sheet, lines).await?;
    Ok(with_cookie(made(visit, copy), cookie))
}

/// The text of a record.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Import {
    record: String,
}

impl FromForm for Import {
    fn from_form(form: &Form) -> Result<Import, Problem> {
        Ok(Import { record: form.must("record")? })
    }
}

/// `POST /records`: a game played elsewhere, as a finished table.
pub(super) async fn import(visit: Visit, Sent(sent): Sent<Import>) -> Answer {
    let (person, cookie) = visit.guest().await?;
    visit.house.limits.record(visit.from(), person.id)?;
    let host = person.clone();
    let import = move || tables::import(&sent.record, &host, now());
    let read = visit.house.tables.loader().run(import).await;
    let (sheet, lines) = read.ok_or(Problem::Stumbled)??;
    let id = visit.house.tables.create_begun(sheet, lines).await?;
    Ok(with_cookie(made(&visit, id), cookie))
}
