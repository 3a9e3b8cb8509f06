//! `/tables/{id}/rematch`, `/clone` and `/records`: tables made from other tables.

use std::sync::Arc;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web::Spoken;
use web::page::{self, WhatIfPage};

use super::answer::json;
use super::at_table::{AtTable, own_seat, wanted};
use super::failure::Answer;
use super::gamehead::head;
use super::sent::{Body, Form, FromForm, Nothing, Sent};
use super::visit::{Visit, Wants, go, with_cookie};
use crate::ids::TableId;
use crate::live;
use crate::problem::Problem;
use crate::tables::{self, Desk, WhatIf};
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

/// From where to go on, and how.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct From {
    at: usize,
    /// In whose place.
    #[serde(default)]
    #[schema(value_type = Option<crate::wire::SeatNumber>)]
    seat: Option<Seat>,
    /// Against bots of this level; without it all seats are played on one device.
    #[serde(default)]
    against: Option<String>,
}

impl FromForm for From {
    fn from_form(form: &Form) -> Result<From, Problem> {
        let against = page::against(form.get("against"));
        Ok(From {
            at: form.must("at")?,
            seat: form.read("seat")?,
            against: against.map(str::to_owned),
        })
    }
}

/// `POST /tables/{id}/clone`: an earlier position, to go on from against bots or on one device.
pub(super) async fn copy(at: AtTable, Sent(from): Sent<From>) -> Answer {
    let at = Arc::new(at);
    let visit = &at.visit;
    let (person, cookie) = visit.guest().await?;
    visit.house.limits.copy(person.id)?;
    let copy = move |at: &AtTable, desk: &mut Desk| {
        let lang = at.visit.reader.lang;
        let name = live::table_info(desk, lang, |_| false, now()).title;
        let what_if = WhatIf {
            at: from.at,
            seat: from.seat,
            against: from.against,
            title: lang.words().with("after-what-if-title", &[("title", name.into())]),
        };
        desk.copy(&person, &what_if, now())
    };
    let (sheet, lines) = at.look_back(copy).await?;
    let copy = visit.house.tables.create_begun(sheet, lines).await?;
    Ok(with_cookie(made(visit, copy), cookie))
}

/// `GET /tables/{id}/what-if?at=…&seat=…`: how to go on from a moment, for people.
pub(super) async fn what_if(at: AtTable) -> Answer {
    let draw = |at: &AtTable, desk: &mut Desk| {
        let reader = &at.visit.reader;
        let info = live::table_info(desk, reader.lang, |_| false, now());
        let play = desk.play.as_deref().ok_or(Problem::NoGameHere)?;
        if !desk.sheet.state.is_final() {
            return Err(Problem::NotOver);
        }
        let chosen = at.look.at.filter(|step| play.is_over_at(*step) == Some(false));
        let last = play.is_over_at(play.steps()) == Some(false);
        Ok(page::what_if(&WhatIfPage {
            reader,
            table: &info,
            head: &head(desk, &info, reader),
            course: &play.drawn().course(),
            chosen: chosen.map(|step| step as u32).or(last.then_some(play.steps() as u32)),
            seat: wanted(&at.visit, &at.look)?.unwrap_or_default(),
        }))
    };
    let at = Arc::new(at);
    Ok(at.visit.page(StatusCode::OK, at.look_back(draw).await?))
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
    let read = visit.in_turn(visit.house.tables.loader().run(import)).await;
    let (sheet, lines) = read.ok_or(Problem::Stumbled)??;
    let id = visit.house.tables.create_begun(sheet, lines).await?;
    Ok(with_cookie(made(&visit, id), cookie))
}
