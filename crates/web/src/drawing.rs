//! A game being played as pages draw it, whoever plays it: a house, or a browser by itself.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use game::{Seat, SeatSet, Session, Status};
use maud::Markup;

use crate::moment::{self, Eye, Still, Turn};
use crate::page::Ending;
use crate::picture::Picture;
use crate::recap;
use crate::table::{self, Extras};
use crate::{
    Advice, Language, LogLine, OpenQuestion, Pages, Reader, Region, Scene, Spoken, TableInfo, Undo,
    Voice,
};

/// What a table page is drawn from, besides the game itself.
pub struct Drawing<'a> {
    /// The reader's language.
    pub lang: Language,
    /// Where the reader sits.
    pub seat: Option<Seat>,
    /// The reader's token against forged forms; nothing where several share what is drawn.
    pub csrf: &'a str,
    /// The table and the people at it, as everyone sees them.
    pub table: &'a TableInfo,
    /// Whether the reader may be asked; not when looking back.
    pub asked: bool,
    /// When the window that is open closes.
    pub until: Option<u64>,
    /// Whether the reader may ask for more time.
    pub may_wait: bool,
    /// What can be taken back.
    pub undo: Undo,
    /// What the reader gets of a hint.
    pub advice: Advice,
}

/// A part of a page, with what tells whether it has changed.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The element, which several readers may share.
    pub html: Arc<str>,
    /// Two with the same print are the same.
    pub print: u64,
}

impl Piece {
    /// An element, with its print.
    pub fn new(html: String) -> Piece {
        let mut hasher = DefaultHasher::new();
        html.hash(&mut hasher);
        Piece { print: hasher.finish(), html: html.into() }
    }
}

impl From<Region> for Piece {
    fn from(region: Region) -> Piece {
        Piece::new(region.html.into_string())
    }
}

/// What tells whether parts have changed.
pub fn prints(pieces: &[Piece]) -> Vec<u64> {
    pieces.iter().map(|piece| piece.print).collect()
}

/// A part of a log in sentences, as long as one page has room for.
#[derive(Default)]
pub struct LogPage {
    /// Which sentence it begins with.
    pub from: usize,
    /// The sentences.
    pub lines: Vec<Markup>,
    /// Whether more follows.
    pub has_more: bool,
    /// What every card says that is named there.
    pub texts: Markup,
}

impl LogPage {
    /// How many sentences a page has, at most.
    pub const LINES: usize = 500;
}

/// A game as pages draw it, whichever it is.
pub trait Drawn {
    /// The whole table page, with what the house adds to it.
    fn page(&self, drawing: &Drawing<'_>, reader: &Reader, extras: Extras) -> Markup;
    /// Its changing parts.
    fn regions(&self, drawing: &Drawing<'_>) -> Vec<Piece>;
    /// The moment after so many steps, through somebody's eyes.
    fn still(&self, lang: Language, table: &TableInfo, eye: Eye, steps: usize) -> Option<Still>;
    /// A picture of it as it is now, for others.
    fn picture(&self, lang: Language, table: &TableInfo) -> Option<Picture>;
    /// Its turns so far, as everybody saw them.
    fn course(&self) -> Vec<Turn>;
    /// Where the game stands, in words.
    fn progress(&self, lang: Language) -> String;
    /// How the finished game ended.
    fn outcome(&self, drawing: &Drawing<'_>) -> Option<Ending>;
    /// What the reader was shown, in sentences, oldest first: one page of it.
    fn sentences(&self, drawing: &Drawing<'_>, from: usize) -> LogPage;
}

/// What only drawing needs of a session.
struct Sitting<'s, G: Pages>(&'s Session<G>);

impl<G: Pages> Sitting<'_, G> {
    /// What the reader was shown and has not been taken back: the newest of it, and how much
    /// of that was there when they last moved.
    fn log(&self, seat: Option<Seat>) -> (Vec<LogLine<G>>, usize) {
        let shown = self.0.shown(seat).rev().take(G::LOG);
        let mut newest: Vec<LogLine<G>> = shown.map(LogLine::of).collect();
        newest.reverse();
        // What the house answered for the reader was not the reader's turn.
        let is_answer = |reader: Seat, line: &LogLine<G>| {
            let step = (line.step as usize).checked_sub(1).filter(|_| line.seat == Some(reader));
            step.is_some_and(|step| self.0.begins_answer(step, reader))
        };
        let seen =
            seat.map_or(0, |reader| recap::seen(&newest, reader, |line| is_answer(reader, line)));
        (newest, seen)
    }

    /// Draws with the scene of the game as it is now.
    fn with_scene<T>(&self, drawing: &Drawing<'_>, draw: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        let view = self.0.view(drawing.seat);
        let (log, seen) = self.log(drawing.seat);
        let asked = match self.0.status() {
            Status::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        };
        let own = drawing.seat.filter(|_| drawing.asked);
        let own = own.and_then(|seat| self.0.question(seat));
        let key = own.map(|question| format!("page-{}", question.id())).unwrap_or_default();
        let question = own.map(|question| OpenQuestion {
            number: question.id().number(),
            actions: question.actions(),
            until: drawing.until,
            may_wait: drawing.may_wait,
            asked,
            key: &key,
        });
        draw(&Scene {
            lang: drawing.lang,
            view: &view,
            reader: drawing.seat,
            csrf: drawing.csrf,
            table: drawing.table,
            question,
            log: &log,
            seen,
            undo: drawing.undo,
            advice: &drawing.advice,
        })
    }
}

impl<G: Pages> Drawn for Session<G> {
    fn page(&self, drawing: &Drawing<'_>, reader: &Reader, extras: Extras) -> Markup {
        Sitting(self).with_scene(drawing, |scene| table::page_with::<G>(scene, reader, extras))
    }

    fn regions(&self, drawing: &Drawing<'_>) -> Vec<Piece> {
        let regions = Sitting(self).with_scene(drawing, |scene| table::regions::<G>(scene));
        regions.into_iter().map(Piece::from).collect()
    }

    fn still(&self, lang: Language, table: &TableInfo, eye: Eye, steps: usize) -> Option<Still> {
        moment::still(self, lang, table, eye, steps)
    }

    fn picture(&self, lang: Language, table: &TableInfo) -> Option<Picture> {
        moment::picture(self, lang, table)
    }

    fn course(&self) -> Vec<Turn> {
        moment::course(self)
    }

    fn progress(&self, lang: Language) -> String {
        G::progress(lang, &self.view(None))
    }

    fn outcome(&self, drawing: &Drawing<'_>) -> Option<Ending> {
        Sitting(self).with_scene(drawing, |scene| G::result(scene))
    }

    fn sentences(&self, drawing: &Drawing<'_>, from: usize) -> LogPage {
        let names = drawing.table.names(drawing.seat);
        let voice = Voice::new(drawing.lang.words(), &names);
        let mut shown = self.shown(drawing.seat).skip(from);
        let page = shown.by_ref().take(LogPage::LINES).map(|(_, shown)| G::line(voice, shown));
        let lines = page.collect();
        LogPage { from, lines, has_more: shown.next().is_some(), texts: G::faces(drawing.lang) }
    }
}
