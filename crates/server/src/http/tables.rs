//! `/tables`: lists, one table, its log and its record.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::{json, json_bytes};
use super::asked::Asked;
use super::board;
use super::visit::{Visit, Wants, go};
use crate::house::House;
use crate::ids::{PersonId, TableId};
use crate::live;
use crate::problem::Problem;
use crate::store::Listed;
use crate::tables::{Desk, Place, Sheet, Sitter, State as TableState};

/// How many tables of each kind are listed.
pub(super) const LISTED: i64 = 100;

/// What can be said about how to look at a table.
#[derive(Deserialize, Default)]
pub(super) struct Look {
    /// Through whose eyes, where somebody has several seats.
    #[serde(alias = "as")]
    pub(super) seat: Option<String>,
    /// What lets somebody in who is not known here.
    pub(super) invitation: Option<String>,
    /// From which line of the record on.
    pub(super) from: Option<usize>,
    /// Which step, for a form that asks for one.
    pub(super) step: Option<usize>,
}

/// `GET /tables`: people find the lists on the first page.
pub(super) async fn list(visit: Visit) -> Result<Response, Problem> {
    if visit.wants != Wants::Json {
        return Ok(go("/#open"));
    }
    let house = &visit.house;
    let public = async |state: TableState| {
        house.store.public_tables(state.name(), LISTED).await.map(entries)
    };
    let mine = match visit.person() {
        Some(person) => entries(house.store.tables_of(person, LISTED).await?),
        None => Vec::new(),
    };
    let lists = Lists {
        waiting: public(TableState::Waiting).await?,
        playing: public(TableState::Playing).await?,
        mine,
    };
    Ok(json(StatusCode::OK, &lists))
}

/// The tables that are listed, and one's own.
#[derive(Serialize, ToSchema)]
pub(super) struct Lists {
    waiting: Vec<Entry>,
    playing: Vec<Entry>,
    mine: Vec<Entry>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct Entry {
    id: TableId,
    game: String,
    title: String,
    state: &'static str,
    seats: usize,
    free: usize,
    changed: i64,
}

/// The tables of a list, as programs see them.
fn entries(tables: Vec<Listed>) -> Vec<Entry> {
    let entry = |listed: Listed| {
        let sheet: Sheet = serde_json::from_str(&listed.sheet).ok()?;
        let free = |place: &&Place| place.sitter == Sitter::Nobody;
        Some(Entry {
            id: listed.id,
            state: sheet.state.name(),
            seats: sheet.places.len(),
            free: sheet.places.iter().filter(free).count(),
            game: sheet.game,
            title: sheet.title,
            changed: listed.changed,
        })
    };
    tables.into_iter().filter_map(entry).collect()
}

/// Nobody fills the house with tables.
pub(super) async fn must_have_room(house: &House, person: PersonId) -> Result<(), Problem> {
    let limit = house.config.tables;
    if house.store.unfinished_tables_of(person).await?.len() >= limit {
        return Err(Problem::TooManyTables { most: limit });
    }
    Ok(())
}

/// `GET /tables/{id}`.
pub(super) async fn show(
    visit: Visit,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    if visit.wants != Wants::Json {
        return board::show(&visit, id, &look).await;
    }
    let cell = visit.house.tables.cell(id).await?;
    let table = cell
        .read(|desk| {
            let seat = eyes(&visit, desk, &look)?;
            Ok::<_, Problem>(live::state(desk, seat))
        })
        .await??;
    let mut text = format!("{{\"here\":{},\"table\":", live::here(&cell)).into_bytes();
    text.extend_from_slice(&table);
    Ok(json_bytes(StatusCode::OK, text))
}

/// `GET /tables/{id}/log`: what one was shown.
pub(super) async fn log(
    visit: Visit,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    if visit.wants != Wants::Json {
        return board::log(&visit, id, &look).await;
    }
    let cell = visit.house.tables.cell(id).await?;
    let log = cell
        .read(|desk| {
            let seat = eyes(&visit, desk, &look)?;
            let from = look.from.unwrap_or(0);
            Ok::<_, Problem>(desk.play.as_ref().and_then(|play| play.told(seat, from)))
        })
        .await??;
    let text = format!("{{\"log\":[{}]}}\n", log.unwrap_or_default());
    Ok(json_bytes(StatusCode::OK, text.into_bytes()))
}

/// `GET /tables/{id}/record`: the whole record, once the game is over.
pub(super) async fn record(
    visit: Visit,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
) -> Result<Response, Problem> {
    let cell = visit.house.tables.cell(id.parse()?).await?;
    let text = cell
        .read(|desk| {
            eyes(&visit, desk, &look)?;
            let play = desk.play.as_ref().filter(|_| desk.sheet.state.is_final());
            let play = play.ok_or(Problem::RecordLater)?;
            let mut text = play.record(&desk.sheet.names());
            if let Some(opening) = play.opening() {
                text.push('\n');
                text.push_str(&opening);
            }
            Ok::<_, Problem>(text)
        })
        .await??;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.record\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, text).into_response())
}

/// Through whose eyes somebody sees a table: those of their seat, of the one they name
/// among several, or of a spectator.
pub(super) fn eyes(visit: &Visit, desk: &Desk, look: &Look) -> Result<Option<Seat>, Problem> {
    visit.must_see(desk, look.invitation.as_deref())?;
    let person = visit.person();
    match (person, wanted(visit, look)?) {
        (_, None) => Ok(person.and_then(|person| desk.sheet.seats_of(person).next())),
        (Some(person), Some(seat)) => {
            desk.must_hold(person, seat)?;
            Ok(Some(seat))
        }
        (None, Some(_)) => Err(Problem::UnknownPerson),
    }
}

/// The seat that is named in an address. The forms of pages name none by an empty field;
/// programs leave it out.
pub(super) fn wanted(visit: &Visit, look: &Look) -> Result<Option<Seat>, Problem> {
    let parse = |text: &str| text.parse().map_err(|_| Problem::WrongSeat);
    let is_named = |text: &&str| !text.is_empty() || visit.wants == Wants::Json;
    look.seat.as_deref().filter(is_named).map(parse).transpose()
}
