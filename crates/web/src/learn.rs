//! What the pages to learn from share: positions of scenario files, drawn as a table page
//! draws them.

use game::scenario::{self, Line};
use game::{Game, Seat, SeatSet, Status, Table};
use maud::{Markup, PreEscaped, html};

use crate::{
    Advice, Colour, Language, LogLine, OpenQuestion, Pages, Reader, Scene, SeatInfo, Sitter,
    Spoken, TableInfo, TableState, Undo, recap,
};

/// Whoever learns sits in the first seat.
const READER: Seat = Seat::new(0);

/// How a game is played, on one page.
pub struct Guide {
    /// What the pictures share, drawn once and used by name.
    pub defs: Markup,
    /// Its parts, in order.
    pub parts: Vec<Part>,
}

/// One part of the page.
pub struct Part {
    /// Its anchor.
    pub id: &'static str,
    /// Its name in the list at the top.
    pub short: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// What it says and shows.
    pub body: Markup,
    /// The lessons that it leads to, by their ids.
    pub lessons: &'static [&'static str],
}

/// The positions of a scenario file, by the titles of their scenarios.
pub(crate) struct Positions<G: Game>(Vec<(String, Table<G>)>);

impl<G: Game> Positions<G> {
    /// Reads a file that is part of the program.
    ///
    /// # Panics
    ///
    /// When it is no scenario file: the tests of the games run every one.
    pub(crate) fn read(name: &str, text: &str) -> Positions<G> {
        match scenario::tables(name, text) {
            Ok(tables) => Positions(tables),
            Err(error) => panic!("{error}"),
        }
    }

    /// The table at which the scenario with this title ends.
    ///
    /// # Panics
    ///
    /// When there is none: titles are written in our own code.
    pub(crate) fn get(&self, title: &str) -> &Table<G> {
        match self.0.iter().find(|(known, _)| known == title) {
            Some((_, table)) => table,
            None => panic!("{title} is among the positions"),
        }
    }
}

/// What the pages "How to play" are written with: positions, and messages of a game.
pub(crate) struct Author<G: Game> {
    lang: Language,
    positions: &'static Positions<G>,
    /// The letters of the game in keys of messages.
    letters: &'static str,
}

impl<G: Pages> Author<G> {
    pub(crate) fn new(
        lang: Language,
        positions: &'static Positions<G>,
        letters: &'static str,
    ) -> Author<G> {
        Author { lang, positions, letters }
    }

    /// The table at which the scenario with this title ends.
    pub(crate) fn look(&self, title: &str) -> Look<G> {
        Look::from(READER, self.lang, self.positions.get(title))
    }

    /// A message of the page.
    pub(crate) fn say(&self, key: &str) -> &'static str {
        self.lang.words().say(&format!("learn-{}-{key}", self.letters))
    }

    /// A part of the page, under its own messages.
    pub(crate) fn part(
        &self,
        id: &'static str,
        body: Markup,
        lessons: &'static [&'static str],
    ) -> Part {
        Part { id, short: self.say(&format!("{id}-short")), title: self.say(id), body, lessons }
    }
}

/// A table as whoever learns at it sees it.
pub(crate) struct Look<G: Game> {
    lang: Language,
    seat: Seat,
    view: G::View,
    actions: Vec<G::Action>,
    /// The number of what is asked, and everyone who is.
    asked: Option<(u32, SeatSet)>,
    /// What tells this question from one that was asked before.
    key: String,
    pub(crate) csrf: String,
    pub(crate) table: TableInfo,
    pub(crate) log: Vec<LogLine<G>>,
}

impl<G: Pages> Look<G> {
    /// Looks at a table where somebody learns by playing: this happened there, and the forms
    /// go to this address.
    pub(crate) fn playing(
        reader: &Reader,
        seat: Seat,
        table: &Table<G>,
        log: &[Line<G>],
        (title, address): (&str, String),
    ) -> Look<G> {
        let words = reader.lang.words();
        let mut look = Look::from(seat, reader.lang, table);
        look.csrf = reader.csrf.clone();
        let name = reader.name.as_deref().unwrap_or_else(|| words.say("guest"));
        look.table.seats[seat.index()].name = name.to_owned();
        look.table.title = title.to_owned();
        look.table.learn = Some(address);
        let line = |line: &Line<G>| {
            let shown = line.told.shown(Some(seat))?.clone();
            Some(LogLine { step: line.step, turn: line.turn, seat: line.by, shown })
        };
        look.log = log.iter().filter_map(line).collect();
        look
    }

    /// Looks at a table from a seat; the others are called as in the guided game.
    fn from(seat: Seat, lang: Language, table: &Table<G>) -> Look<G> {
        let sitting = |(name, colour): (&str, Colour)| SeatInfo {
            name: name.to_owned(),
            kind: Sitter::Person,
            colour,
            here: true,
            clock: None,
        };
        let mut names = words::others::<G>(lang);
        names.insert(seat.index().min(names.len()), lang.words().say("you"));
        let info = TableInfo {
            id: String::new(),
            title: String::new(),
            game: G::NAME,
            seats: names
                .into_iter()
                .zip(Colour::ALL)
                .map(sitting)
                .take(table.game().seats())
                .collect(),
            state: TableState::Playing,
            hot_seat: false,
            pace: None,
            learn: None,
        };
        Look {
            lang,
            seat,
            view: table.view(Some(seat)),
            actions: Vec::new(),
            asked: None,
            key: String::new(),
            csrf: String::new(),
            table: info,
            log: Vec::new(),
        }
    }

    /// Asks whatever the table asks, by this number and key.
    pub(crate) fn ask(&mut self, table: &Table<G>, number: u32, key: String) {
        if let Status::Seats(seats) = table.status()
            && seats.contains(self.seat)
        {
            self.actions = table.actions(self.seat);
            self.asked = Some((number, seats));
            self.key = key;
        }
    }

    /// What a table page would be drawn from.
    pub(crate) fn scene(&self) -> Scene<'_, G> {
        Scene {
            lang: self.lang,
            view: &self.view,
            reader: Some(self.seat),
            csrf: &self.csrf,
            table: &self.table,
            question: self.asked.map(|(number, asked)| OpenQuestion {
                number,
                actions: &self.actions,
                until: None,
                may_wait: false,
                asked,
                key: &self.key,
            }),
            log: &self.log,
            // What the learner did last was seen with the answer to it.
            seen: recap::seen(&self.log, self.seat, |line| line.seat == Some(self.seat)),
            undo: Undo::default(),
            advice: &Advice::No,
        }
    }
}

/// A part of a table page as a picture, with what there is to see in words. Nothing in it
/// can be pressed, and it has no ids: the same part may stand on a page several times.
pub(crate) fn picture(class: &str, part: Markup, caption: &str) -> Markup {
    html! {
        figure {
            div class={ "pic " (class) } aria-hidden="true" inert { (without_ids(&part)) }
            figcaption { (caption) }
        }
    }
}

/// Markup without its ids, but for those that it uses itself.
pub(crate) fn without_ids(part: &Markup) -> Markup {
    let mut pieces = part.0.split(" id=\"");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let Some((id, rest)) = piece.split_once('"') else { continue };
        if part.0.contains(&format!("\"#{id}\"")) {
            text.push_str(&format!(" id=\"{id}\""));
        }
        text.push_str(rest);
    }
    PreEscaped(text)
}

#[cfg(test)]
mod tests {
    use maud::PreEscaped;

    use super::without_ids;

    #[test]
    fn a_picture_keeps_everything_but_its_ids() {
        let part = r##"<g id="a" class="b"><use href="#c" id="d"/><i id="c"/></g> id=e"##;
        let bare = r##"<g class="b"><use href="#c"/><i id="c"/></g> id=e"##;
        assert_eq!(without_ids(&PreEscaped(part.to_owned())).0, bare);
    }
}
