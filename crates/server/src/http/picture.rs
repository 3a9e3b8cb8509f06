//! `/tables/{id}/picture.svg` and `.png`: the final board, only where strangers may read the game.

use axum::http::header;
use axum::response::IntoResponse;
use web::picture::Picture;

use super::at_table::AtTable;
use super::failure::Answer;
use crate::live;
use crate::painting;
use crate::problem::Problem;
use crate::tables::Desk;
use crate::time::now;

async fn picture(at: &AtTable) -> Result<Picture, Problem> {
    let reader = &at.visit.reader;
    let draw = |desk: &mut Desk| {
        let play = desk.play.as_deref().ok_or(Problem::NoGameHere)?;
        if !desk.sheet.state.is_final() {
            return Err(Problem::NotOver);
        }
        if !desk.sheet.is_open_to_all() {
            return Err(Problem::ForItsPeople);
        }
        let info = live::table_info(desk, reader.lang, |_| false, now());
        play.drawn().picture(reader.lang, &info).ok_or(Problem::NoSuchPage)
    };
    at.see(draw).await
}

/// `GET /tables/{id}/picture.svg`.
pub(super) async fn svg(at: AtTable) -> Answer {
    let text = picture(&at).await?.svg();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml"), KEPT], text).into_response())
}

/// `GET /tables/{id}/picture.png`: painted where tables are loaded, one after the other.
pub(super) async fn png(at: AtTable) -> Answer {
    let picture = picture(&at).await?;
    let paint = move || painting::png(&picture);
    let painted = at.visit.in_turn(at.visit.house.tables.loader().run(paint)).await;
    let png = painted.ok_or(Problem::Stumbled)?;
    Ok(([(header::CONTENT_TYPE, "image/png"), KEPT], png).into_response())
}

/// The board stays as it is, but who may see it can change.
const KEPT: (header::HeaderName, &str) = (header::CACHE_CONTROL, "private, max-age=600");
