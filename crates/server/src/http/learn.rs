//! `/learn`: how to play.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use web::page;

use super::visit::Visit;
use crate::problem::Problem;

/// `GET /learn`: what there is to learn from.
pub(super) async fn list(visit: Visit) -> Response {
    visit.page(StatusCode::OK, page::learn(&visit.reader))
}

/// `GET /learn/{game}`: how to play, on one page.
pub(super) async fn guide(visit: Visit, Path(game): Path<String>) -> Result<Response, Problem> {
    let page = page::guide(&visit.reader, &game).ok_or(Problem::NoGameHere)?;
    Ok(visit.page(StatusCode::OK, page))
}

/// `GET /rules`: the numbered rules of both games.
pub(super) async fn rulebooks(visit: Visit) -> Response {
    visit.page(StatusCode::OK, page::rulebooks(&visit.reader))
}
