//! Streams of events, each for one reader, that remember next to nothing.
//!
//! A stream holds where its reader is and waits for news; it is asked for the next piece
//! only when the reader has taken the one before. So a slow reader gets the newest state
//! later, and holds no memory meanwhile.

use std::convert::Infallible;
use std::future::pending;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use futures_util::StreamExt;
use futures_util::future::ready;
use futures_util::stream::{once, select_all, unfold};
use game::Seat;
use serde::Serialize;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};
use utoipa::ToSchema;

use super::event::Event;
use super::gzip::Gzip;
use super::{HtmlReader, Rendered, Table, table};
use crate::house::House;
use crate::ids::PersonId;
use crate::people::{Pass, People, Watch};
use crate::problem::Problem;
use crate::tables::{self, Cell, Desk, LogLine, LogPage, Tables};
use crate::wire::Written;

/// No reader is told more than ten times a second,
const PACE: Duration = Duration::from_millis(100);
/// and one who only watches what the others do not more than four times: in a burst of
/// steps, drawing every one of them for everybody is most of the work.
const WATCHING: Duration = Duration::from_millis(250);
/// For how long what was drawn for one is kept for others: all who listen are told sooner.
const KEPT: Duration = Duration::from_secs(1);
/// How long to wait when nobody can say who is let in.
const SECOND_TRY: Duration = Duration::from_secs(1);
/// A silent stream shows that it lives.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// Where one reader is.
pub struct Stream {
    cell: Arc<Cell>,
    tables: Arc<Tables>,
    news: watch::Receiver<tables::News>,
    closing: watch::Receiver<bool>,
    seat: Option<Seat>,
    person: Option<PersonId>,
    door: Option<Door>,
    tells: Tells,
    /// When the reader was told last.
    last: Option<Instant>,
    /// When a stream that stays silent shows that it lives. What shows the reader nothing
    /// must not move it.
    beat: Instant,
    /// What the reader is still to be given.
    piece: Option<Bytes>,
    /// When what was drawn is let go of, and of which version of the table it was.
    drawn: Option<(Instant, u64)>,
}

/// What lets a reader in who is known, and tells when that should be asked again.
struct Door {
    people: Arc<People>,
    pass: Pass,
    watch: Watch,
}

impl Door {
    /// Whether the reader is still let in; comes when that is known.
    async fn is_open(&self) -> bool {
        loop {
            match self.people.is_let_in(&self.pass).await {
                Ok(is_open) => return is_open,
                Err(problem) => tracing::warn!("nobody knows who still listens: {problem}"),
            }
            sleep(SECOND_TRY).await;
        }
    }
}

/// What a stream tells its reader.
pub enum Tells {
    /// The whole state as JSON, and what happened since.
    Json(JsonReader),
    /// The parts of a page that have changed.
    Html(Box<HtmlReader>),
}

/// A program that listens.
pub struct JsonReader {
    /// How many lines of the record it knows.
    told: usize,
    /// The print of what it was told last.
    print: Option<u64>,
    /// Whether it has missed so much that it is told in several events.
    is_behind: bool,
}

impl JsonReader {
    /// Knows so many lines of the record.
    pub fn new(told: usize) -> JsonReader {
        JsonReader { told, print: None, is_behind: false }
    }

    /// What is new as an event; nothing when all is as it was, and this reader shall not
    /// know that somebody has done something.
    async fn draw(
        &mut self,
        cell: &Cell,
        person: Option<PersonId>,
        seat: Option<Seat>,
    ) -> Result<Option<Bytes>, Problem> {
        let here = cell.here().people();
        let from = self.told;
        let drawn = cell.read(|desk| {
            must_still_be(desk, person, seat)?;
            let play = desk.play.as_deref();
            let position = play.map_or(0, |play| play.position());
            let told = play.map(|play| play.told(seat, from.min(position)));
            let said = desk.heard_by(person).last().map_or(0, |said| said.time);
            let LogPage { log, next } = told.unwrap_or_default();
            let news = News { here, said, log, table: table(desk, seat) };
            Ok::<_, Problem>((next.is_some(), next.unwrap_or(position), news))
        });
        let (is_behind, position, news) = drawn.await??;
        self.is_behind = is_behind;
        let mut hasher = DefaultHasher::new();
        (position, &news.here, news.said, &news.table).hash(&mut hasher);
        let before = self.print.replace(hasher.finish());
        if news.log.is_empty() && before == self.print {
            return Ok(None);
        }
        self.told = position;
        Ok(Some(Event::new("state").id(position).json(&news).end()))
    }
}

/// What was shown through the eyes of a seat goes on only for whoever holds it, and a game that
/// is over only for those who may read it.
fn must_still_be(desk: &Desk, person: Option<PersonId>, seat: Option<Seat>) -> Result<(), Problem> {
    if !desk.sheet.is_still_for(person) {
        return Err(Problem::ForItsPeople);
    }
    match desk.sheet.lets_see(person, seat) {
        true => Ok(()),
        false => Err(Problem::NotYourSeat),
    }
}

/// What an event tells a program.
#[derive(Serialize, ToSchema)]
pub(crate) struct News {
    /// Who has the table open.
    here: Vec<PersonId>,
    /// When somebody last said something.
    said: i64,
    /// What one was shown since the event before.
    log: Vec<LogLine>,
    #[schema(value_type = Table)]
    table: Written<Table<'static>>,
}

impl Stream {
    /// A reader at a table: somebody who shows this, or a stranger.
    pub fn new(
        cell: Arc<Cell>,
        house: &House,
        reader: Option<(PersonId, Pass)>,
        seat: Option<Seat>,
        tells: Tells,
    ) -> Stream {
        let mut news = cell.news();
        news.mark_changed();
        let person = reader.as_ref().map(|(person, _)| *person);
        if let Some(person) = person {
            house.tables.comes(&cell, person);
        }
        let door = reader.map(|(person, pass)| {
            let people = house.people.clone();
            Door { watch: people.watch(person), people, pass }
        });
        Stream {
            cell,
            tables: house.tables.clone(),
            news,
            closing: house.closing(),
            seat,
            person,
            door,
            tells,
            last: None,
            beat: Instant::now() + HEARTBEAT,
            piece: None,
            drawn: None,
        }
    }

    /// The next piece; nothing when the house closes, or its reader is shut out.
    async fn next(mut self) -> Option<(Bytes, Stream)> {
        loop {
            if let Some(piece) = self.piece.take() {
                return Some((piece, self));
            }
            if *self.closing.borrow() {
                return None;
            }
            let wakes = self.wakes();
            let door = async {
                match &mut self.door {
                    Some(door) => door.watch.changed().await,
                    None => pending().await,
                }
            };
            // Whoever is shut out is told nothing more, whatever else there is to tell.
            let heard = tokio::select! {
                biased;
                () = door => {
                    let Some(door) = &self.door else { continue };
                    // Asking takes much room, and hardly ever happens.
                    let is_open = Box::pin(door.is_open());
                    tokio::select! {
                        is_open = is_open => if is_open { continue } else { return None },
                        _ = self.closing.changed() => return None,
                    }
                }
                _ = self.closing.changed() => return None,
                heard = timeout_at(wakes, self.news.changed()) => heard,
            };
            match heard {
                Err(_) if Instant::now() < self.beat => {
                    self.let_go();
                    continue;
                }
                Err(_) => {
                    self.beat = Instant::now() + HEARTBEAT;
                    return Some((Bytes::from_static(b": still here\n\n"), self));
                }
                Ok(Err(_)) => return None,
                Ok(Ok(())) => {}
            }
            self.keep_pace().await;
            self.draw().await.ok()?;
            // What is not told does not hold up what comes next, either.
            if self.piece.is_some() {
                let now = Instant::now();
                (self.last, self.beat) = (Some(now), now + HEARTBEAT);
            }
        }
    }

    /// Waits until the reader may be told again: sooner when they are asked themselves.
    async fn keep_pace(&mut self) {
        let Some(last) = self.last else { return };
        loop {
            let asked = self.news.borrow_and_update().asked;
            let is_asked = self.seat.is_some_and(|seat| asked.contains(seat));
            let next = last + if is_asked { PACE } else { WATCHING };
            tokio::select! {
                () = sleep_until(next) => return,
                changed = self.news.changed() => if changed.is_err() { return },
            }
        }
    }

    /// When there is something to do although nothing is new.
    fn wakes(&self) -> Instant {
        self.drawn.map_or(self.beat, |(time, _)| time.min(self.beat))
    }

    /// Lets go of what was drawn, unless that was not the last of it.
    fn let_go(&mut self) {
        if let Some((_, version)) = self.drawn.take()
            && version == self.cell.version()
        {
            self.cell.glance(Rendered::let_go);
        }
    }

    /// Draws what is new; an error when the table has to be loaded again.
    async fn draw(&mut self) -> Result<(), Problem> {
        self.news.mark_unchanged();
        self.drawn = Some((Instant::now() + KEPT, self.cell.version()));
        let (person, seat) = (self.person, self.seat);
        self.piece = match &mut self.tells {
            Tells::Html(page) => {
                let drawn = page.draw(&self.cell, seat).await?;
                // Whoever has given up the seat is shown what all see until the page is there.
                self.seat = drawn.seat;
                drawn.event
            }
            Tells::Json(program) => program.draw(&self.cell, person, seat).await?,
        };
        if let Tells::Json(program) = &self.tells
            && program.is_behind
        {
            self.news.mark_changed();
        }
        Ok(())
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let Some(person) = self.person else { return };
        self.tables.goes(&self.cell, person);
    }
}

/// The body of a response that goes on until the house closes.
pub fn stream(stream: Stream) -> Body {
    Body::from_stream(unfold(stream, Stream::next).map(Ok::<_, Infallible>))
}

/// Several streams in one body, compressed if the reader likes that. It ends with the first
/// that does: the reader then asks for all of them again.
pub fn streams(streams: Vec<Stream>, compressed: bool) -> Body {
    let pieces = streams.into_iter().map(|stream| {
        let end = once(async { None });
        Box::pin(unfold(stream, Stream::next).map(Some).chain(end))
    });
    let encode = |(gzip, ended): &mut (Option<Gzip>, bool), piece: Option<Bytes>| {
        let was_ended = std::mem::replace(ended, piece.is_none());
        let piece = match (piece, gzip) {
            (Some(piece), Some(gzip)) => gzip.piece(&piece),
            (Some(piece), None) => piece,
            (None, Some(gzip)) => gzip.end(),
            (None, None) => Bytes::new(),
        };
        ready((!was_ended).then_some(Ok::<_, Infallible>(piece)))
    };
    let gzip = compressed.then(Gzip::default);
    Body::from_stream(select_all(pieces).scan((gzip, false), encode))
}
