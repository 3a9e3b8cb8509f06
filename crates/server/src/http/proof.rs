//! `/tables/{id}/proof`: that the deal was honest, shown to whoever may read the record.

use axum::http::StatusCode;
use web::page::{self, HonestDeal};

use super::at_table::AtTable;
use super::failure::Answer;
use super::gamehead::head;
use super::{board, engine};
use crate::live;
use crate::problem::Problem;
use crate::tables::Desk;
use crate::time::now;

/// `GET /tables/{id}/proof`: once the game is over.
pub(super) async fn show(at: AtTable) -> Answer {
    let reader = &at.visit.reader;
    let draw = |desk: &mut Desk, _| {
        let info = live::table_info(desk, reader.lang, |_| false, now());
        let play = desk.play.as_deref().filter(|_| desk.sheet.state.is_final());
        let play = play.ok_or(Problem::RecordLater)?;
        let proof = board::proof(desk, &info, play).ok_or(Problem::NotSealed)?;
        let engine = engine::file().map(|file| file.url.as_str());
        let head = &head(desk, &info, reader);
        Ok(page::honest_deal(&HonestDeal { reader, table: &info, head, proof: &proof, engine }))
    };
    Ok(at.visit.page(StatusCode::OK, at.look(draw).await?))
}
