//! What the pages to learn from share: positions of scenario files, drawn as a table page
//! draws them.

use game::{Game, Seat, SeatSet, Status, Table, scenario};
use maud::{Markup, PreEscaped, html};

use crate::{
    Colour, Language, LogLine, OpenQuestion, Pages, Scene, SeatInfo, Sitter, Spoken, TableInfo,
    TableState, Undo,
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

/// A table as whoever sits in the first seat sees it.
pub(crate) struct Look<G: Game> {
    lang: Language,
    view: G::View,
    actions: Vec<G::Action>,
    /// The number of what is asked, and everyone who is.
    asked: Option<(u32, SeatSet)>,
    pub(crate) csrf: String,
    pub(crate) table: TableInfo,
    pub(crate) log: Vec<LogLine<G>>,
}

impl<G: Pages> Look<G> {
    /// Looks at a table; the others are called so.
    pub(crate) fn at(lang: Language, table: &Table<G>, others: &[&str]) -> Look<G> {
        let own = lang.words().say("you");
        let seat = |(name, colour): (&str, Colour)| SeatInfo {
            name: name.to_owned(),
            kind: Sitter::Person,
            colour,
            here: true,
            clock: None,
        };
        let names = [own].into_iter().chain(others.iter().copied());
        let info = TableInfo {
            id: String::new(),
            title: String::new(),
            game: G::NAME,
            seats: names.zip(Colour::ALL).map(seat).take(table.game().seats()).collect(),
            state: TableState::Playing,
            hot_seat: false,
            learn: None,
        };
        Look {
            lang,
            view: table.view(Some(READER)),
            actions: Vec::new(),
            asked: None,
            csrf: String::new(),
            table: info,
            log: Vec::new(),
        }
    }

    /// Asks whatever the table asks, by this number.
    pub(crate) fn ask(&mut self, table: &Table<G>, number: u32) {
        if let Status::Seats(seats) = table.status()
            && seats.contains(READER)
        {
            self.actions = table.actions(READER);
            self.asked = Some((number, seats));
        }
    }

    /// What a table page would be drawn from.
    pub(crate) fn scene(&self) -> Scene<'_, G> {
        Scene {
            lang: self.lang,
            view: &self.view,
            reader: Some(READER),
            csrf: &self.csrf,
            table: &self.table,
            question: self.asked.map(|(number, asked)| OpenQuestion {
                number,
                actions: &self.actions,
                until: None,
                may_wait: false,
                asked,
                key: "",
            }),
            log: &self.log,
            seen: 0,
            undo: Undo::default(),
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
