//! `/events` and `/tables/{id}/events`: what happens, as it happens.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use web::PageId;

use super::asked::Asked;
use super::at_table::{AtTable, eyes_of};
use super::board::{invitation, welcome_back};
use super::failure::Answer;
use super::visit::Visit;
use super::who;
use crate::ids::{PersonId, TableId};
use crate::limits::Permit;
use crate::live::{self, HtmlReader, JsonReader, Stream, Tells};
use crate::people::Pass;
use crate::problem::Problem;

/// How many tables one stream tells of; who has more open sees the others when they look.
const TABLES: usize = 24;

/// `GET /tables/{id}/events`: JSON, for programs.
pub(super) async fn events(at: AtTable, headers: HeaderMap) -> Answer {
    let visit = &at.visit;
    let permit = visit.house.limits.stream(visit.from(), visit.person())?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let seat = at.look(|_, seat| Ok(seat)).await?;
    // A page that listens again may be one that nobody looks at; a program means it.
    welcome_back(visit, at.id).await?;
    let told = last.or(at.look.from).unwrap_or(usize::MAX);
    let tells = Tells::Json(JsonReader::new(told));
    let stream = Stream::new(at.cell().await?, &visit.house, known(visit, &headers), seat, tells);
    Ok(answer(live::stream(stream), permit))
}

/// `GET /events?table=…&table=…`: the changing parts of every table page that a browser has
/// open, in one stream. A table is a [`PageId`]; the kind of each event ends with it.
pub(super) async fn pages(
    visit: Visit,
    headers: HeaderMap,
    Asked(fields): Asked<Vec<(String, String)>>,
) -> Answer {
    let permit = visit.house.limits.stream(visit.from(), visit.person())?;
    let named = fields.into_iter().filter(|(name, _)| name == "table").map(|(_, table)| table);
    let mut streams = Vec::new();
    for table in named.take(TABLES) {
        // A table that is gone, or not for these eyes, must not silence the others.
        if let Ok(stream) = page(&visit, &headers, &table).await {
            streams.push(stream);
        }
    }
    if streams.is_empty() {
        return Err(Problem::NoSuchTable.into());
    }
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let gzip = accepts.is_some_and(takes_gzip);
    let mut response = answer(live::streams(streams, gzip), permit);
    if gzip {
        let value = HeaderValue::from_static("gzip");
        response.headers_mut().insert(header::CONTENT_ENCODING, value);
    }
    Ok(response)
}

/// Whether an `Accept-Encoding` allows gzip: a weight of 0 forbids it.
fn takes_gzip(accepts: &str) -> bool {
    accepts.split(',').any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.trim().parse::<f32>().ok());
        is_gzip && weight != Some(0.0)
    })
}

/// Who listens, with what they have shown, if they are known.
fn known(visit: &Visit, headers: &HeaderMap) -> Option<(PersonId, Pass)> {
    visit.person().zip(who::pass(headers, &visit.house).ok().flatten())
}

/// What an open page of one table is told.
async fn page(visit: &Visit, headers: &HeaderMap, table: &str) -> Result<Stream, Problem> {
    let page: PageId = table.parse().map_err(|_| Problem::NoSuchTable)?;
    let id: TableId = page.table.parse()?;
    let cell = visit.house.tables.cell(id).await?;
    let person = visit.person();
    let (seat, reader) = cell
        .read(|desk| {
            visit.must_see(desk, None)?;
            let seat = eyes_of(visit, desk, page.seat)?;
            // Where several share a device, a page shows no secret unless it says whose.
            let seat = seat.filter(|_| !desk.sheet.hot_seat || page.seat.is_some());
            let invitation = invitation(visit, id);
            let reader = visit.reader.clone();
            let page = HtmlReader::new(reader, person, invitation, page, desk);
            Ok::<_, Problem>((seat, page))
        })
        .await??;
    visit.is_at(id);
    let tells = Tells::Html(Box::new(reader));
    Ok(Stream::new(cell, &visit.house, known(visit, headers), seat, tells))
}

/// A stream, which counts as open for as long as somebody listens.
fn answer(body: Body, permit: Permit) -> Response {
    let pieces = body.into_data_stream().inspect(move |_| {
        let _listened = &permit;
    });
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        // A proxy must pass every piece on at once.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::from_stream(pieces)).into_response()
}

#[cfg(test)]
mod tests {
    use super::takes_gzip;

    #[test]
    fn a_weight_of_nothing_forbids_to_pack() {
        for takes in ["gzip", "br, gzip", "deflate, GZIP;q=0.5", "gzip; q=1.0"] {
            assert!(takes_gzip(takes), "{takes}");
        }
        for refuses in ["", "br", "gzip;q=0", "gzip; q=0.000, br", "x-gzipped"] {
            assert!(!takes_gzip(refuses), "{refuses}");
        }
    }
}
