//! `/tables/{id}/events`: what happens, as it happens.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

use super::tables::{Look, eyes};
use super::who::Who;
use crate::error::Error;
use crate::house::House;
use crate::live::{self, Stream};

/// `GET /tables/{id}/events`.
pub(super) async fn events(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    who: Option<Who>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let cell = house.tables.cell(id.parse()?).await?;
    let person = who.map(|who| who.person.id);
    let seat = cell.read(|desk| eyes(&house, desk, person, &look)).await??;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let stream = Stream::new(cell, house.closing(), person, seat, last.or(look.from)).await;
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        // A proxy must pass every piece on at once.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, live::stream(stream)).into_response())
}
