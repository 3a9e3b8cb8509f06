//! `/tables`: lists, one table, its log and its record.

use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;

use super::answer::json;
use super::at_table::AtTable;
use super::board;
use super::failure::Answer;
use super::visit::{Visit, Wants, go};
use crate::ids::{PersonId, TableId};
use crate::live;
use crate::problem::Problem;
use crate::store::Listed;
use crate::tables::{Desk, LogLine, LogPage, Place, Sheet, Sitter, State as TableState};
use crate::wire::Written;

/// How many tables of each kind are listed.
pub(super) const LISTED: i64 = 100;

/// `GET /tables`: people find the lists on the first page.
pub(super) async fn list(visit: Visit) -> Answer {
    if visit.wants != Wants::Json {
        return Ok(go("/#open"));
    }
    let house = &visit.house;
    let public = async |state: TableState| {
        house.store.public_tables(state.name(), LISTED).await.map(entries)
    };
    let mine = match visit.person() {
        Some(person) => entries(house.store.list_of(person, LISTED).await?),
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

/// A table as one seat, or a spectator, sees it.
#[derive(Serialize, ToSchema)]
pub(super) struct Shown {
    /// Who has the table open.
    here: Vec<PersonId>,
    #[schema(value_type = live::Table)]
    table: Written<live::Table<'static>>,
}

/// `GET /tables/{id}`.
pub(super) async fn show(at: AtTable) -> Answer {
    if at.visit.wants != Wants::Json {
        return board::show(&at).await;
    }
    let table = at.look(|desk, seat| Ok(live::table(desk, seat))).await?;
    Ok(json(StatusCode::OK, &Shown { here: at.cell().await?.here().people(), table }))
}

/// What one was shown, line by line.
#[derive(Serialize, ToSchema)]
pub(super) struct Log {
    log: Vec<LogLine>,
    /// There is more: ask again, from this line on.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<usize>,
}

/// `GET /tables/{id}/log`: what one was shown, a page at a time.
pub(super) async fn log(at: AtTable) -> Answer {
    if at.visit.wants != Wants::Json {
        return board::log(&at).await;
    }
    let from = at.look.from.unwrap_or(0);
    let told = |desk: &mut Desk, seat| Ok(desk.play.as_ref().map(|play| play.told(seat, from)));
    let LogPage { log, next } = at.look(told).await?.unwrap_or_default();
    Ok(json(StatusCode::OK, &Log { log, next }))
}

/// `GET /tables/{id}/record`: the whole record, once the game is over.
pub(super) async fn record(at: AtTable) -> Answer {
    let text = at.look(|desk, _| whole_record(desk)).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}.record\"", at.id)),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, text).into_response())
}

fn whole_record(desk: &Desk) -> Result<String, Problem> {
    let play = desk.play.as_ref().filter(|_| desk.sheet.state.is_final());
    let play = play.ok_or(Problem::RecordLater)?;
    let mut text = play.record(&desk.sheet.names());
    if let Some(opening) = play.opening() {
        text.push('\n');
        text.push_str(&opening);
    }
    text.push_str(&desk.sheet.hints_asked().to_string());
    Ok(text)
}
