//! `/tables/{id}/at/{step}`: a table as it was.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use game::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use super::answer::json;
use super::asked::Asked;
use super::board;
use super::tables::Look;
use super::visit::{Visit, Wants, go};
use crate::error::Error;
use crate::ids::TableId;
use crate::wire::{GameData, SeatNumber, Written};

/// A table as it was.
#[derive(Serialize, ToSchema)]
pub(super) struct Past {
    step: usize,
    /// Whose eyes these are.
    #[schema(value_type = Option<SeatNumber>, required = true)]
    seat: Option<Seat>,
    #[schema(value_type = GameData)]
    view: Written<GameData>,
}

/// `GET /tables/{id}/at/{step}`: one's own view of that moment, or anyone's once the game
/// is over.
pub(super) async fn at(
    visit: Visit,
    Path((id, step)): Path<(String, String)>,
    Asked(look): Asked<Look>,
) -> Result<Response, Error> {
    let id: TableId = id.parse()?;
    let step: usize = step.parse().map_err(|_| Error::malformed("A step is a number."))?;
    if visit.wants != Wants::Json {
        return board::at(&visit, id, step, &look).await;
    }
    let cell = visit.house.tables.cell(id).await?;
    let past = cell
        .read(|desk| {
            let seat = board::past_eyes(&visit, desk, &look)?;
            let view = desk.play.as_ref().and_then(|play| play.view_at(seat, step));
            let view = view.ok_or_else(|| Error::not_found("step"))?;
            Ok::<_, Error>(Past { step, seat, view })
        })
        .await??;
    Ok(json(StatusCode::OK, &past))
}

/// `GET /tables/{id}/at?step=…`: what the form for it asks.
pub(super) async fn seek(
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
) -> Result<Response, Error> {
    let id: TableId = id.parse()?;
    let step = look.step.unwrap_or(0);
    let eye = look.seat.filter(|seat| seat.parse::<Seat>().is_ok());
    let eye = eye.map(|seat| format!("?as={seat}")).unwrap_or_default();
    Ok(go(&format!("/tables/{id}/at/{step}{eye}")))
}
