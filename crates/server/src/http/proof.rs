//! `/tables/{id}/proof`: that the deal was honest, shown to whoever may read the record.

use axum::http::StatusCode;
use web::Spoken;
use web::page::{self, HonestDeal};

use super::at_table::AtTable;
use super::failure::Answer;
use super::gamehead::head_for_links;
use super::{board, engine, sharing};
use crate::live;
use crate::problem::Problem;
use crate::tables::Desk;
use crate::time::now;

/// `GET /tables/{id}/proof`: once the game is over.
pub(super) async fn show(at: AtTable) -> Answer {
    let reader = &at.visit.reader;
    let lang = reader.lang;
    let look = |desk: &mut Desk, _| {
        let info = live::table_info(desk, reader.lang, |_| false, now());
        let play = desk.play.as_deref().filter(|_| desk.sheet.state.is_final());
        let play = play.ok_or(Problem::RecordLater)?;
        let proof = board::proof(desk, &info, play).ok_or(Problem::NotSealed)?;
        let address = format!("/tables/{}/proof", info.id);
        let title = reader.lang.words().say("proof-title");
        let head = head_for_links(&at.visit, desk, &info, &address, title);
        let record = play.record(&vec![None; info.seats.len()]);
        Ok((info, proof, head, record, at.visit.house.share_key(desk)))
    };
    let (table, proof, head, record, key) = at.look(look).await?;
    // The game is played again to say what was dealt in it.
    let told = move || (page::draws_in_words(&record, &table, lang), table);
    let told = at.visit.in_turn(at.visit.house.tables.loader().run(told)).await;
    let (draws, table) = told.ok_or(Problem::Stumbled)?;
    let page = page::honest_deal(&HonestDeal {
        reader,
        table: &table,
        head: &head,
        proof: &proof,
        draws: &draws,
        engine: engine::file().map(|file| file.url.as_str()),
    });
    Ok(sharing::keep(&at.visit, at.visit.page(StatusCode::OK, page), key))
}
