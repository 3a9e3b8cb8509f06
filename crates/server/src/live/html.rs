//! What a page's stream tells: the parts of the page that have changed.

use std::sync::Arc;

use axum::body::Bytes;
use game::Seat;
use web::Reader;
use web::page::room_regions;

use super::info::{Piece, page_state, pieces, prints, table_info};
use super::room::with_room;
use crate::ids::PersonId;
use crate::problem::Problem;
use crate::tables::{Cell, Desk, State};
use crate::time::now;

/// A page that is open somewhere: what it shows now, by the prints of its parts.
pub struct HtmlReader {
    reader: Reader,
    person: Option<PersonId>,
    invitation: String,
    /// What the page calls itself: the kind of each event ends with it.
    name: String,
    /// How far the table was when the page was drawn.
    state: State,
    /// Whether the reader was asked, where several share one device.
    asked: bool,
    prints: Vec<u64>,
    /// Whether the table had gone on before the page could listen.
    is_late: bool,
}

/// What is new for a page.
enum News {
    /// Another page is to be shown.
    Reload,
    /// These are all its parts.
    Pieces(Arc<Vec<Piece>>),
}

impl HtmlReader {
    /// A page of this table, which was drawn when the table was as far as `shown` says.
    pub fn new(
        reader: Reader,
        person: Option<PersonId>,
        invitation: String,
        name: String,
        desk: &Desk,
        shown: Option<&str>,
    ) -> HtmlReader {
        let asked = asks(desk, person);
        let state = desk.sheet.state;
        let is_late = shown.is_some_and(|shown| shown != page_state(state).id());
        let prints = Vec::new();
        HtmlReader { reader, person, invitation, name, state, asked, prints, is_late }
    }

    /// The changed parts as an event; nothing when none has changed.
    pub(super) async fn draw(
        &mut self,
        cell: &Arc<Cell>,
        seat: Option<Seat>,
    ) -> Result<Option<Bytes>, Problem> {
        let version = cell.version();
        let here = cell.here().clone();
        let news = cell
            .read(|desk| {
                let is_here = |person| here.contains_key(&person);
                let lang = self.reader.lang;
                let info = table_info(desk, lang, is_here, &self.reader.csrf, now());
                let asked = asks(desk, self.person);
                let turned = desk.sheet.hot_seat && asked != self.asked;
                if desk.sheet.state != self.state || turned || self.is_late {
                    (self.state, self.asked) = (desk.sheet.state, asked);
                    self.is_late = false;
                    return News::Reload;
                }
                let pieces = match desk.sheet.state {
                    State::Waiting | State::Sealing => Arc::new(self.room(desk, &info)),
                    _ => pieces(desk, &info, seat, lang, version),
                };
                News::Pieces(pieces)
            })
            .await?;
        Ok(match news {
            News::Reload => Some(event("reload", &self.name, "data: now\n")),
            News::Pieces(pieces) => {
                self.changed(&pieces).map(|text| event("regions", &self.name, &text))
            }
        })
    }

    fn room(&self, desk: &Desk, info: &web::TableInfo) -> Vec<Piece> {
        with_room(desk, info, &self.reader, self.person, &self.invitation, |room| {
            room_regions(room)
                .into_iter()
                .map(|region| Piece::new(region.html.into_string()))
                .collect()
        })
    }

    /// The parts that are not on the page yet.
    fn changed(&mut self, pieces: &[Piece]) -> Option<String> {
        let mut text = String::new();
        // By what they show and not by their place: the parts of a log move on.
        for piece in pieces.iter().filter(|piece| !self.prints.contains(&piece.print)) {
            for line in piece.html.lines() {
                text.extend(["data: ", line, "\n"]);
            }
        }
        self.prints = prints(pieces);
        (!text.is_empty()).then_some(text)
    }
}

/// Whether somebody has a question to answer at a table where they hold several seats.
fn asks(desk: &Desk, person: Option<PersonId>) -> bool {
    let seats = person.map(|person| desk.sheet.seats_of(person).collect::<Vec<_>>());
    seats.into_iter().flatten().any(|seat| desk.question(seat).is_some())
}

fn event(kind: &str, name: &str, data: &str) -> Bytes {
    Bytes::from(format!("event: {kind} {name}\n{data}\n"))
}
