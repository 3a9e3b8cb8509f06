//! A table as the pages know it, and its regions, drawn once for each reader and change.

use std::collections::HashMap;
use std::sync::Arc;

use game::Seat;
use web::talk::{Asking, GivingUp, OtherRules, Remark, RemarkKind, Talk};
use web::{
    Advice, Back, Clock, Colour, Drawing, Language, Piece, Reader, SeatInfo, Sitter as Shown,
    Spoken, TableInfo, TableState, Undo, prints,
};

use super::Rendered;
use super::seats::sheet_has_orders;
use crate::ids::PersonId;
use crate::store::Said;
use crate::tables::{Coming, Desk, Hinted, Proposal, Proposed, Sheet, Sitter, State};

/// Regions by reader and language, as of one version of the table.
#[derive(Default)]
pub(super) struct Pieces {
    version: u64,
    drawn: HashMap<Eyes, Arc<Vec<Piece>>>,
    /// The prints of what was drawn last before this version.
    before: HashMap<Eyes, Prints>,
    /// The prints of what was drawn of this version, and has been let go of.
    gone: HashMap<Eyes, Prints>,
}

type Prints = Box<[u64]>;

impl Pieces {
    /// The table has changed, unless this is the version that is known.
    fn are_of(&mut self, version: u64) {
        if self.version != version {
            self.let_go();
            self.before.extend(self.gone.drain());
            self.version = version;
        }
    }

    /// Whoever wanted to know has been told.
    pub(super) fn let_go(&mut self) {
        let drawn = self.drawn.drain();
        self.gone.extend(drawn.map(|(eyes, pieces)| (eyes, prints(&pieces).into())));
        self.drawn.shrink_to_fit();
    }

    /// What several readers are shown alike is there once.
    fn share(&self, pieces: &mut [Piece]) {
        let known = || self.drawn.values().flat_map(|drawn| drawn.iter());
        for piece in pieces {
            let same = known().find(|known| known.print == piece.print);
            if let Some(same) = same.filter(|same| same.html == piece.html) {
                piece.html = same.html.clone();
            }
        }
    }
}

/// Where a reader sits, the code of their language, and the token in the forms: nobody is given
/// another's, and a program of the same person has none.
type Eyes = (usize, &'static str, Box<str>);

fn eyes(seat: Option<Seat>, reader: &Reader) -> Eyes {
    let place = seat.map_or(game::MAX_SEATS, Seat::index);
    (place, reader.lang.code(), shared(seat, reader).into())
}

/// How far a table is, as its page shows it.
pub(super) fn page_state(state: State) -> TableState {
    match state {
        State::Waiting | State::Sealing => TableState::Waiting,
        State::Playing | State::Moved => TableState::Playing,
        State::Over | State::Abandoned | State::Closed => TableState::Over,
    }
}

/// The name of a table in addresses of games that the pages know.
fn game_name(game: &str) -> &'static str {
    crate::games::known(game).unwrap_or_default()
}

/// A table and the people at it, as everyone sees them.
pub fn table_info(
    desk: &Desk,
    lang: Language,
    here: impl Fn(PersonId) -> bool,
    now: i64,
) -> TableInfo {
    let sheet = &desk.sheet;
    let seat_info = |seat: Seat| {
        let place = &sheet.places[seat.index()];
        SeatInfo {
            name: seat_name(desk, lang, seat),
            kind: match (&place.sitter, place.bot()) {
                (Sitter::Nobody, _) => Shown::Nobody,
                (_, Some(level)) => Shown::Bot(level.to_owned()),
                (_, None) => Shown::Person,
            },
            colour: Colour::ALL[usize::from(place.colour) % Colour::ALL.len()],
            here: place.sitter.person().is_some_and(&here),
            clock: sheet.clock.runs().then(|| Clock {
                left: u32::try_from(desk.times.left(seat, now) / 1000).unwrap_or(u32::MAX),
                until: desk.times.runs_out(seat).and_then(|until| u64::try_from(until).ok()),
            }),
        }
    };
    TableInfo {
        id: desk.id.to_string(),
        title: desk.title(lang),
        game: game_name(&sheet.game),
        seats: Seat::all(sheet.places.len()).map(seat_info).collect(),
        state: page_state(sheet.state),
        hot_seat: sheet.hot_seat,
        pace: desk.pace(),
        learn: None,
    }
}

/// What people call whoever sits in a seat.
pub fn seat_name(desk: &Desk, lang: Language, seat: Seat) -> String {
    sitter_name(&desk.sheet, lang, seat)
}

/// The same, from what is agreed at the table.
pub fn sitter_name(sheet: &Sheet, lang: Language, seat: Seat) -> String {
    let place = &sheet.places[seat.index()];
    match &place.sitter {
        Sitter::Nobody => String::new(),
        Sitter::Person { name, .. } | Sitter::Absent { name } if name.is_empty() => {
            lang.words().say("somebody").to_owned()
        }
        Sitter::Person { .. } if place.called.is_some() => place.called.clone().unwrap_or_default(),
        Sitter::Person { name, id } => {
            let several = sheet.seats_of(*id).nth(1).is_some();
            if several { format!("{name} {seat}") } else { name.clone() }
        }
        // A record names the bots of its game by their level.
        Sitter::Absent { name } if name.parse::<bots::Level>().is_err() => name.clone(),
        Sitter::Absent { name: level } | Sitter::Bot { level } => {
            format!("{} {seat}", lang.words().bot(level))
        }
    }
}

/// What can be taken back by a reader.
pub fn undo(desk: &Desk, seat: Option<Seat>) -> Undo {
    let (Some(seat), Ok(play)) = (seat, desk.playing()) else { return Undo::default() };
    if undo_wish(desk).is_some() {
        return Undo::default();
    }
    let floor = play.may_undo_to(seat);
    let alone = desk.sheet.is_alone(seat);
    let back = |to: usize| Back {
        to: u32::try_from(to).unwrap_or(u32::MAX),
        asks: !alone && floor.is_none_or(|floor| to < floor),
    };
    let step = play.before_last_answer(seat);
    let turn = play.before_last_turn(seat).filter(|turn| Some(*turn) < step);
    Undo { step: step.map(back), turn: turn.map(back) }
}

/// Somebody's wish to take back, and to which step.
fn undo_wish(desk: &Desk) -> Option<(&Proposal, u32)> {
    let proposal = desk.sheet.proposal.as_ref()?;
    match proposal.what {
        Proposed::Undo(to) => Some((proposal, u32::try_from(to).unwrap_or(u32::MAX))),
        Proposed::Abandon => None,
    }
}

/// What the others are asked about taking back, as one reader sees it.
fn asking(desk: &Desk, seat: Option<Seat>) -> Asking {
    let Some(seat) = seat.filter(|_| desk.playing().is_ok()) else { return Asking::Nothing };
    if let Some((proposal, to)) = undo_wish(desk) {
        let is_person = |seat: &Seat| desk.sheet.places[seat.index()].sitter.person().is_some();
        let people = Seat::all(desk.sheet.places.len()).filter(is_person);
        let missing = people.filter(|seat| !proposal.agreed.contains(*seat)).collect();
        return match (proposal.by == seat, proposal.agreed.contains(seat)) {
            (true, _) => Asking::Waiting { to, missing },
            (false, true) => Asking::Nothing,
            (false, false) => Asking::Asked { by: proposal.by, to },
        };
    }
    match desk.verdict(seat) {
        Some(verdict) => match verdict.refused {
            Some(by) => Asking::Refused { by },
            None => Asking::Agreed,
        },
        None => Asking::Nothing,
    }
}

/// The parts of the table page that change, for one reader; drawn once for all who share
/// this seat and language.
pub fn pieces(
    desk: &mut Desk,
    table: &TableInfo,
    seat: Option<Seat>,
    reader: &Reader,
    version: u64,
) -> Arc<Vec<Piece>> {
    let eyes = eyes(seat, reader);
    let cache = Rendered::of(desk).pieces();
    cache.are_of(version);
    if let Some(drawn) = cache.drawn.get(&eyes) {
        return drawn.clone();
    }
    let mut drawn = draw(desk, table, seat, reader);
    let cache = Rendered::of(desk).pieces();
    cache.share(&mut drawn);
    let drawn = Arc::new(drawn);
    cache.drawn.insert(eyes, drawn.clone());
    drawn
}

/// The prints of what this reader was drawn before the newest version; none when that was
/// nothing.
pub fn seen(desk: &mut Desk, seat: Option<Seat>, reader: &Reader) -> Box<[u64]> {
    Rendered::of(desk).pieces().before.get(&eyes(seat, reader)).cloned().unwrap_or_default()
}

fn draw(desk: &Desk, table: &TableInfo, seat: Option<Seat>, reader: &Reader) -> Vec<Piece> {
    let Some(play) = &desk.play else { return Vec::new() };
    let drawing = Drawing { csrf: shared(seat, reader), ..drawing(desk, table, seat, reader) };
    let holder = seat.and_then(|seat| desk.sheet.places[seat.index()].sitter.person());
    let said = said(desk, holder);
    let talk = talk(desk, table, seat, reader, &said, None);
    let talk = web::talk::regions(&Talk { csrf: shared(seat, reader), ..talk });
    let talk = talk.into_iter().map(Piece::from);
    play.drawn().regions(&drawing).into_iter().chain(talk).collect()
}

/// The token in what is drawn once for all who share a seat: that of the one person in it.
/// What spectators get holds nobody's.
fn shared(seat: Option<Seat>, reader: &Reader) -> &str {
    if seat.is_some() { &reader.csrf } else { "" }
}

/// What was said at a table, as somebody hears it.
pub fn said(desk: &Desk, reader: Option<PersonId>) -> Vec<Remark> {
    let line = |said: &Said| Remark {
        person: said.person.to_string(),
        name: said.name.clone(),
        text: said.text.clone(),
        time: said.time,
        own: Some(said.person) == reader,
        kind: RemarkKind::Said,
    };
    let coming = |coming: &Coming| Remark {
        person: coming.person.to_string(),
        name: coming.name.clone(),
        text: String::new(),
        time: coming.time,
        own: Some(coming.person) == reader,
        kind: if coming.came { RemarkKind::Came } else { RemarkKind::Left },
    };
    let comings = desk.sheet.comings.iter().map(coming);
    let mut remarks: Vec<Remark> = desk.heard_by(reader).map(line).chain(comings).collect();
    remarks.sort_by_key(|remark| remark.time);
    remarks
}

/// What people do at a table besides playing, as one reader sees it.
pub fn talk<'a>(
    desk: &Desk,
    table: &'a TableInfo,
    seat: Option<Seat>,
    reader: &'a Reader,
    lines: &'a [Remark],
    note: Option<&'a str>,
) -> Talk<'a> {
    let giving_up = match (seat, &desk.sheet.proposal) {
        (None, _) => GivingUp::No,
        _ if desk.playing().is_err() => GivingUp::No,
        (Some(seat), Some(proposal)) if proposal.what == Proposed::Abandon => {
            match proposal.agreed.contains(seat) {
                true => GivingUp::Waiting,
                false => GivingUp::Asked(proposal.by),
            }
        }
        (Some(_), _) => GivingUp::Possible,
    };
    let next = desk.sheet.rematch.map(|next| next.to_string());
    let other_rules = desk.broken.map(|_| OtherRules { next });
    Talk {
        lang: reader.lang,
        csrf: &reader.csrf,
        table,
        reader: seat,
        lines,
        may_talk: true,
        note,
        asking: asking(desk, seat),
        giving_up,
        has_orders: sheet_has_orders(desk, reader.lang),
        other_rules,
    }
}

/// When the window that is open closes, if a page shows that: over days no clock is shown to
/// run in it.
fn shown_closing(desk: &Desk) -> Option<u64> {
    let closes = desk.closes_at_the_latest().filter(|_| !desk.sheet.is_slow());
    closes.and_then(|closes| u64::try_from(closes).ok())
}

/// What a table page is drawn from.
pub fn drawing<'a>(
    desk: &Desk,
    table: &'a TableInfo,
    seat: Option<Seat>,
    reader: &'a Reader,
) -> Drawing<'a> {
    Drawing {
        lang: reader.lang,
        csrf: &reader.csrf,
        seat,
        table,
        asked: seat.is_some_and(|seat| desk.question(seat).is_some()),
        until: shown_closing(desk),
        may_wait: seat
            .is_some_and(|seat| desk.may_ask_for_time(seat) && !desk.waiting().contains(seat)),
        undo: undo(desk, seat),
        advice: advice(desk, table, seat, reader),
    }
}

/// What the reader gets of a hint.
fn advice(desk: &Desk, table: &TableInfo, seat: Option<Seat>, reader: &Reader) -> Advice {
    let Some(seat) = seat else { return Advice::No };
    match desk.hinted(seat) {
        Hinted::No => Advice::No,
        Hinted::Possible => Advice::Possible,
        Hinted::Thinking => Advice::Thinking,
        Hinted::Given(hint) => Advice::Given {
            told: hint.told(&table.names(Some(seat)), reader.lang),
            answer: hint.answer(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn eyes(place: usize) -> Eyes {
        (place, "en", "".into())
    }

    fn drawn(parts: &[&str]) -> Vec<Piece> {
        parts.iter().map(|part| Piece::new((*part).to_owned())).collect()
    }

    #[test]
    fn what_was_let_go_of_is_known_by_its_prints_when_the_table_changes() {
        let mut pieces = Pieces::default();
        pieces.are_of(1);
        let parts = drawn(&["<p>board</p>", "<p>hand</p>"]);
        pieces.drawn.insert(eyes(0), Arc::new(parts.clone()));
        pieces.let_go();
        assert!(pieces.drawn.is_empty() && pieces.before.is_empty(), "it is still the newest");
        pieces.are_of(2);
        assert_eq!(pieces.before[&eyes(0)].to_vec(), prints(&parts));
        // Whoever was drawn nothing of a version is known by the one before.
        pieces.are_of(3);
        assert_eq!(pieces.before[&eyes(0)].to_vec(), prints(&parts));
        assert!(pieces.gone.is_empty());
    }

    #[test]
    fn what_two_readers_are_shown_alike_is_there_once() {
        let mut pieces = Pieces::default();
        let first = drawn(&["<p>board</p>", "<p>hand of one</p>"]);
        pieces.drawn.insert(eyes(0), Arc::new(first.clone()));
        let mut second = drawn(&["<p>board</p>", "<p>hand of two</p>"]);
        pieces.share(&mut second);
        assert!(Arc::ptr_eq(&first[0].html, &second[0].html));
        assert_eq!(&*second[1].html, "<p>hand of two</p>");
    }
}
