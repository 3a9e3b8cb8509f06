//! `/tables/{id}/events`: what happens, as it happens.

use axum::extract::Path;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

use super::asked::Asked;
use super::board::invitation;
use super::tables::{Look, eyes, wanted};
use super::visit::Visit;
use crate::error::Error;
use crate::ids::TableId;
use crate::live::{self, HtmlReader, Stream, Tells};

/// `GET /tables/{id}/events`: HTML for pages, JSON for programs.
pub(super) async fn events(
    visit: Visit,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let id: TableId = id.parse()?;
    let cell = visit.house.tables.cell(id).await?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let person = visit.person();
    let is_page = is_page(&headers);
    let (seat, tells) = cell
        .read(|desk| {
            let seat = eyes(&visit, desk, &look)?;
            if !is_page {
                return Ok((seat, Tells::Json(last.or(look.from).unwrap_or(usize::MAX))));
            }
            // Where several share a device, a page shows no secret unless it says whose.
            let named = wanted(&look)?.is_some();
            let seat = seat.filter(|_| !desk.sheet.hot_seat || named);
            let invitation = invitation(&visit, id);
            let page = HtmlReader::new(visit.reader.clone(), person, invitation, desk);
            Ok::<_, Error>((seat, Tells::Html(Box::new(page))))
        })
        .await??;
    let stream = Stream::new(cell, visit.house.closing(), person, seat, tells);
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        // A proxy must pass every piece on at once.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, live::stream(stream)).into_response())
}

/// Whether a page listens: browsers come with a cookie, programs with a token or nothing.
fn is_page(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    let wants_json = accept.is_some_and(|accept| accept.contains("application/json"));
    let is_program = headers.contains_key(header::AUTHORIZATION);
    !wants_json && !is_program && headers.contains_key(header::COOKIE)
}
