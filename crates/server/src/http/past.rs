//! `/tables/{id}/at/{step}`: a table as it was.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;

use super::answer::json_bytes;
use super::asked::Asked;
use super::board;
use super::tables::Look;
use super::visit::{Visit, Wants, go};
use crate::ids::TableId;
use crate::problem::Problem;

/// `GET /tables/{id}/at/{step}`: one's own view of that moment, or anyone's once the game
/// is over.
pub(super) async fn at(
    visit: Visit,
    Path((id, step)): Path<(String, String)>,
    Asked(look): Asked<Look>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let step: usize = step.parse().map_err(|_| Problem::WrongMoment)?;
    if visit.wants != Wants::Json {
        return board::at(&visit, id, step, &look).await;
    }
    let cell = visit.house.tables.cell(id).await?;
    let text = cell
        .read(|desk| {
            let eye = board::past_eyes(&visit, desk, &look)?;
            let view = desk.play.as_ref().and_then(|play| play.view_at(eye, step));
            let view = view.ok_or(Problem::NoSuchMoment)?;
            let eye = eye.map_or("null".to_owned(), |seat| seat.to_string());
            Ok::<_, Problem>(format!("{{\"step\":{step},\"seat\":{eye},\"view\":{view}}}\n"))
        })
        .await??;
    Ok(json_bytes(StatusCode::OK, text.into_bytes()))
}

/// `GET /tables/{id}/at?step=…`: what the form for it asks.
pub(super) async fn seek(
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let step = look.step.unwrap_or(0);
    let eye = look.seat.filter(|seat| seat.parse::<game::Seat>().is_ok());
    let eye = eye.map(|seat| format!("?as={seat}")).unwrap_or_default();
    Ok(go(&format!("/tables/{id}/at/{step}{eye}")))
}
