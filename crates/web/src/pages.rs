//! What a game needs to have to be played on pages.

use game::{Game, Worlds};
use maud::Markup;

use crate::page::Outcome;
use crate::{Lang, Names, Scene};

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

/// A game that can be played on pages.
pub trait Pages: Game + Worlds {
    /// How many of the newest events a page is drawn from.
    const LOG: usize = 400;

    /// The game's name in the reader's language.
    fn name(lang: Lang) -> &'static str;

    /// The parts of the table page that change as the game goes on.
    fn regions(scene: &Scene<'_, Self>) -> Vec<Region>;

    /// The whole content of `<main>` of a table page: the regions in their places, and
    /// around them what is sent once, such as a map's drawing.
    fn board(scene: &Scene<'_, Self>) -> Markup;

    /// A line of the log; nothing for what is not worth telling.
    fn sentence(lang: Lang, names: &Names, shown: &Self::Shown) -> Option<Markup>;

    /// A choice in words, not yet escaped.
    fn action(lang: Lang, names: &Names, view: &Self::View, action: &Self::Action) -> String;

    /// Why something is not allowed: the rule with this ledger id in a sentence.
    fn refusal(lang: Lang, rule: &str) -> String;

    /// Where the game stands, in a few words: "turn 38", "round 5 of 8".
    fn progress(lang: Lang, view: &Self::View) -> String;

    /// The number of the turn, where the log's turns are regions of their own: newer ones
    /// on the page were taken back.
    fn turn_number(_view: &Self::View) -> Option<u32> {
        None
    }

    /// What these settings agree on, each as a short phrase.
    fn agreed(lang: Lang, setup: &Self::Setup) -> Vec<String>;

    /// What can be answered to threats ahead of time; nothing where nobody is threatened.
    fn standing_answers(_lang: Lang) -> StandingAnswers {
        StandingAnswers::default()
    }

    /// The form fields of the game's settings, filled in with `setup`.
    fn options(lang: Lang, setup: &Self::Setup) -> Markup;

    /// The settings that a form's fields describe, or the key of a message saying what is wrong.
    fn setup(fields: &[(String, String)]) -> Result<Self::Setup, &'static str>;

    /// The same settings for so many seats.
    fn seated(setup: &Self::Setup, seats: usize) -> Self::Setup;

    /// How a finished game ended; `None` while it goes on.
    fn outcome(_scene: &Scene<'_, Self>) -> Option<Outcome> {
        None
    }
}
