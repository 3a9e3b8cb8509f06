//! What a game needs to have to be played on pages.

use game::{MAX_SEATS, Seat, Worlds};
use maud::{Markup, html};

use words::{Language, Speech, Voice};

use crate::learn::Guide;
use crate::page::Ending;
use crate::picture::Picture;
use crate::{LogLine, Scene, SeatShown, marked};

/// A part of a page with a stable id; only those whose text changed are sent again.
#[derive(Clone, Debug)]
pub struct Region {
    /// The id of the one element that `html` is.
    pub id: &'static str,
    /// That element.
    pub html: Markup,
}

/// What can be answered to threats ahead of time, in notation and in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StandingAnswers {
    /// The answers.
    pub answers: Vec<(String, String)>,
    /// The places that an answer can be meant for.
    pub places: Vec<(String, String)>,
}

/// A game that can be played on pages. What it says stands in its [`Speech`].
pub trait Pages: Speech + Worlds {
    /// The symbol of what is special about it.
    const ICON: &'static str;

    /// Its picture, as SVG.
    const PICTURE: &'static str;

    /// How many of the newest events a page is drawn from.
    const LOG: usize = 400;

    /// The parts of the table page that change as the game goes on.
    fn regions(scene: &Scene<'_, Self>) -> Vec<Region>;

    /// The whole content of `<main>` of a table page: the regions in their places, and
    /// around them what is sent once, such as a map's drawing.
    fn board(scene: &Scene<'_, Self>) -> Markup;

    /// The board alone, without anything to do at it.
    fn stage(scene: &Scene<'_, Self>) -> Markup {
        Self::board(scene)
    }

    /// The parts of [`Pages::stage`] that change from moment to moment.
    fn stage_regions(_scene: &Scene<'_, Self>) -> Vec<Region> {
        Vec::new()
    }

    /// What the view of the scene shows of a player, beside the board.
    fn seat_shown(_scene: &Scene<'_, Self>, _seat: Seat) -> SeatShown {
        SeatShown::default()
    }

    /// The board as plain shapes; nothing where nobody has drawn it.
    fn picture(_scene: &Scene<'_, Self>) -> Option<Picture> {
        None
    }

    /// Whether something is worth a line when a game is told again.
    fn is_told(_shown: &Self::Shown) -> bool {
        true
    }

    /// Whether a line begins another turn than the one before it.
    fn begins_turn(before: &LogLine<Self>, line: &LogLine<Self>) -> bool {
        before.turn != line.turn
    }

    /// The turn that this line is the first of, and whose it is.
    fn turn_of(first: &LogLine<Self>) -> (u32, Option<Seat>) {
        (first.turn, None)
    }

    /// How it is played, on one page; nothing where nobody has written it.
    fn guide(_lang: Language) -> Option<Guide> {
        None
    }

    /// A line of the log as a page writes it.
    fn line(voice: Voice<'_, Self>, shown: &Self::Shown) -> Markup {
        marked(&Self::sentence(voice, shown))
    }

    /// What every card says, hidden where its name opens it.
    fn faces(_lang: Language) -> Markup {
        html! {}
    }

    /// The number of the turn, where the log's turns are regions of their own: newer ones
    /// on the page were taken back.
    fn turn_number(_view: &Self::View) -> Option<u32> {
        None
    }

    /// What can be answered to threats ahead of time; nothing where nobody is threatened.
    fn standing_answers(_lang: Language) -> StandingAnswers {
        StandingAnswers::default()
    }

    /// The places a threat is about, in notation, as everyone sees them.
    fn threatened(_view: &Self::View) -> Vec<String> {
        Vec::new()
    }

    /// The form fields of the game's settings, filled in with `setup`.
    fn options(lang: Language, setup: &Self::Setup) -> Markup;

    /// The settings that a form's fields describe, or the key of a message saying what is wrong.
    fn setup(fields: &[(String, String)]) -> Result<Self::Setup, &'static str>;

    /// The same settings for so many seats.
    fn seated(setup: &Self::Setup, seats: usize) -> Self::Setup;

    /// The most seats that its rules allow.
    fn most_seats() -> usize {
        let allowed =
            |&seats: &usize| Self::new(&Self::seated(&Self::Setup::default(), seats)).is_ok();
        (1..=MAX_SEATS).rev().find(allowed).unwrap_or(MAX_SEATS)
    }

    /// How a finished game ended; `None` while it goes on.
    fn result(_scene: &Scene<'_, Self>) -> Option<Ending> {
        None
    }
}
