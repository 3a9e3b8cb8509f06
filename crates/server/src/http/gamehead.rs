//! The head of every page of a game that is over.

use web::page::{self, GameHead, GamePage, LinkCard};
use web::{Reader, TableInfo};

use super::sharing;
use super::visit::Visit;
use crate::tables::{Desk, State};
use crate::time::day;

/// The head of the pages of this game: its name, and the pages that it has.
pub(super) fn head(desk: &Desk, info: &TableInfo, reader: &Reader) -> GameHead {
    let play = desk.play.as_deref();
    let day = day(desk.written.max(desk.sheet.created), reader.lang);
    let progress = play.map(|play| play.drawn().progress(reader.lang)).unwrap_or_default();
    let pages = if desk.sheet.state.is_final() { pages(desk) } else { Vec::new() };
    GameHead {
        table: info.id.clone(),
        title: info.title.clone(),
        under: page::under(reader, info, &progress, &day),
        pages,
        card: None,
    }
}

/// A page that a game has not is no tab.
fn pages(desk: &Desk) -> Vec<GamePage> {
    let has = |page: &GamePage| match page {
        GamePage::Result | GamePage::Replay => true,
        GamePage::Deal => desk.sheet.seal.seed.is_some() && desk.sheet.seal.house().is_some(),
        GamePage::Review => desk.sheet.state == State::Over && desk.broken.is_none(),
    };
    GamePage::ALL.into_iter().filter(has).collect()
}

/// The head of a page that may introduce itself to strangers, with this title.
pub(super) fn head_for_links(
    visit: &Visit,
    desk: &Desk,
    info: &TableInfo,
    address: &str,
    title: &str,
) -> GameHead {
    let id = desk.id;
    let card = || LinkCard {
        address: sharing::link(visit, desk, address),
        picture: sharing::link(visit, desk, &format!("/tables/{id}/picture.png")),
        title: format!("{title} · {}", info.title),
    };
    let is_readable = desk.sheet.state.is_final() && desk.sheet.is_open_to_all();
    GameHead { card: is_readable.then(card), ..head(desk, info, &visit.reader) }
}
