//! What a page's stream tells: the parts of the page that have changed.

use std::sync::Arc;

use axum::body::Bytes;
use game::Seat;
use web::page::room_regions;
use web::{PageId, Piece, Reader, prints};

use super::event::Event;
use super::info::{page_state, pieces, table_info};
use super::room::with_room;
use crate::ids::PersonId;
use crate::problem::Problem;
use crate::tables::{Cell, Desk, State};

/// A page that is open somewhere: what it shows now, by the prints of its parts.
pub struct HtmlReader {
    reader: Reader,
    person: Option<PersonId>,
    invitation: String,
    /// The kind of each event ends with it.
    page: PageId,
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

/// What was drawn.
pub(super) struct Drawn {
    /// Nothing when nothing has changed.
    pub(super) event: Option<Bytes>,
    /// Through whose eyes the page is seen from now on: those of a seat for as long as its
    /// reader holds it.
    pub(super) seat: Option<Seat>,
}

impl HtmlReader {
    /// An open page of this table.
    pub fn new(
        reader: Reader,
        person: Option<PersonId>,
        invitation: String,
        page: PageId,
        desk: &Desk,
    ) -> HtmlReader {
        let asked = asks(desk, person);
        let state = desk.sheet.state;
        let is_late = page.state.is_some_and(|shown| shown != page_state(state));
        let prints = Vec::new();
        HtmlReader { reader, person, invitation, page, state, asked, prints, is_late }
    }

    /// The changed parts as an event; an error when the game is over and not for its reader.
    pub(super) async fn draw(
        &mut self,
        cell: &Arc<Cell>,
        seat: Option<Seat>,
    ) -> Result<Drawn, Problem> {
        let version = cell.version();
        let here = cell.here().people();
        let (news, seat) = cell
            .read(|desk| {
                let still = seat.filter(|_| desk.sheet.lets_see(self.person, seat));
                if still != seat {
                    return Ok((News::Reload, still));
                }
                let is_here = |person| here.contains(&person);
                let info = table_info(desk, self.reader.lang, is_here, desk.written);
                let asked = asks(desk, self.person);
                let turned = desk.sheet.hot_seat && asked != self.asked;
                if desk.sheet.state != self.state || turned || self.is_late {
                    (self.state, self.asked) = (desk.sheet.state, asked);
                    self.is_late = false;
                    return Ok((News::Reload, seat));
                }
                if !desk.sheet.is_still_for(self.person) {
                    return Err(Problem::ForItsPeople);
                }
                let pieces = match desk.sheet.state {
                    State::Waiting | State::Sealing => Arc::new(self.room(desk, &info)),
                    _ => pieces(desk, &info, seat, &self.reader, version),
                };
                Ok((News::Pieces(pieces), seat))
            })
            .await??;
        let event = match news {
            News::Reload => {
                Some(Event::new(format_args!("reload {}", self.page)).text("now").end())
            }
            News::Pieces(pieces) => self.changed(&pieces),
        };
        Ok(Drawn { event, seat })
    }

    fn room(&self, desk: &Desk, info: &web::TableInfo) -> Vec<Piece> {
        with_room(desk, info, &self.reader, self.person, &self.invitation, |room| {
            room_regions(room).into_iter().map(Piece::from).collect()
        })
    }

    /// The parts that are not on the page yet.
    fn changed(&mut self, pieces: &[Piece]) -> Option<Bytes> {
        // By what they show and not by their place: the parts of a log move on.
        let known = std::mem::replace(&mut self.prints, prints(pieces));
        let is_new = |piece: &&Piece| !piece.html.is_empty() && !known.contains(&piece.print);
        let mut news = pieces.iter().filter(is_new).peekable();
        news.peek()?;
        let event = Event::new(format_args!("regions {}", self.page));
        Some(news.fold(event, |event, piece| event.text(&piece.html)).end())
    }
}

/// Whether somebody has a question to answer at a table where they hold several seats.
fn asks(desk: &Desk, person: Option<PersonId>) -> bool {
    let seats = person.map(|person| desk.sheet.seats_of(person).collect::<Vec<_>>());
    seats.into_iter().flatten().any(|seat| desk.question(seat).is_some())
}
