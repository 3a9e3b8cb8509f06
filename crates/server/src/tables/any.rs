//! A game being played, whichever it is: notation and JSON on the outside.

use std::any::Any;
use std::fmt::Display;

use bots::Level;
use game::usual::Company;
use game::{Ranking, Seat, SeatSet};
use web::Drawn;
use words::hint::Told;
use words::{Language, Names};

use super::told::LogPage;
use crate::ids::QuestionId;
use crate::problem::Problem;
use crate::wire::{GameData, Written};

/// Whom the game waits for, once chance has had its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// These seats are asked.
    Asked(SeatSet),
    /// The game has ended.
    Over(Ranking),
}

/// What statistics count of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How it ended, as the game's word for it.
    pub ending: &'static str,
    /// By seat.
    pub seats: Vec<SeatTally>,
}

/// What statistics count of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatTally {
    /// As whom it played, where the game has roles.
    pub role: Option<&'static str>,
    /// Whether it won, alone or with others.
    pub won: bool,
    /// What it played, and how often.
    pub plays: Vec<(&'static str, u32)>,
}

/// Lines that a change added to the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines {
    /// How many lines came before.
    pub at: usize,
    /// How many lines these are.
    pub count: usize,
    /// The lines, each with its end.
    pub text: String,
}

/// A bot with all it has to know to answer for its seat, and nothing else; it can be
/// taken to another thread.
pub type Thought = Box<dyn FnOnce() -> Decided + Send>;

/// Somebody who gives advice, with all that the seat knows and nothing else; it can be taken to
/// another thread.
pub type Advising = Box<dyn FnOnce() -> Found + Send>;

/// A hint that was found.
pub type Found = Box<dyn AnyHint>;

/// A hint in some game.
pub trait AnyHint: Send {
    /// In words, for the seat that it is for.
    fn told(&self, names: &Names, lang: Language) -> Told;
    /// The actions of the answer, in notation.
    fn answer(&self) -> Vec<String>;
    /// How likely a win is after it.
    fn chance(&self) -> f64;
}

/// An action as its game knows it; its text is its notation.
pub type Chosen = Box<dyn AnyAction>;

/// An action of some game.
pub trait AnyAction: Any + Display + Send {}

impl<A: Any + Display + Send> AnyAction for A {}

/// What a bot has decided.
pub struct Decided {
    /// What it answers.
    pub action: Chosen,
    /// The bot itself, to be given back to its table.
    pub mind: Box<dyn Any + Send>,
}

/// A game being played, whichever it is.
///
/// Nothing here is asynchronous and nothing is kept: whoever changes it keeps the lines.
pub trait AnyTable: Send {
    /// The game as pages draw it.
    fn drawn(&self) -> &dyn Drawn;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// How many lines the record has.
    fn position(&self) -> usize;
    /// How many steps are in force.
    fn steps(&self) -> usize;
    /// How many chance steps were dealt, undone ones included.
    fn chance_steps(&self) -> u64;
    /// In which turn or round the game is.
    fn turn(&self) -> u32;
    /// Whom the game waits for.
    fn standing(&self) -> Standing;
    /// How it ended, by seat, for statistics; nothing while it goes on.
    fn tally(&self) -> Option<Tally>;
    /// Whether those asked may answer a threat.
    fn is_window(&self) -> bool;
    /// The question this seat is asked.
    fn question(&self, seat: Seat) -> Option<QuestionId>;
    /// What this seat may answer, in notation.
    fn actions(&self, seat: Seat) -> Vec<String>;
    /// Whether this answer to the question would be taken, one action alone.
    fn check(&self, seat: Seat, question: QuestionId, action: &str) -> Result<(), Problem>;
    /// The places that are threatened in a window, in the game's own words.
    fn threatened(&self) -> Vec<String>;
    /// What the house answers in a window for those who say nothing.
    fn silence(&self) -> Option<String>;

    /// Whether there are questions that are usually answered in one way.
    fn asks_the_usual(&self) -> bool;
    /// From now on these seats give the usual answer without being asked.
    fn answer_as_usual(&mut self, seats: SeatSet, company: Company);
    /// Goes on with lines that another node has written, which are one answer or not. After an
    /// error it is of no use any more.
    fn go_along(&mut self, lines: &str, as_one: bool) -> Result<(), String>;
    /// Says after how many lines of the record answers stand, and how many lines each is with
    /// what followed it.
    fn were_together(&mut self, answers: &[(usize, usize)]);
    /// Deals whatever comes before the first question.
    fn begin(&mut self) -> Result<Lines, Problem>;
    /// Takes the answers of a seat, all or none, and deals whatever follows.
    fn answer(
        &mut self,
        seat: Seat,
        question: QuestionId,
        actions: &[String],
    ) -> Result<Lines, Problem>;
    /// Takes the answer that a bot has chosen, and deals whatever follows.
    fn answer_chosen(
        &mut self,
        seat: Seat,
        question: QuestionId,
        action: Chosen,
    ) -> Result<Lines, Problem>;
    /// The fewest steps a seat may go back to by itself; `None` if it may not go back.
    fn may_undo_to(&self, seat: Seat) -> Option<usize>;
    /// How many steps there were before a seat's last answer.
    fn before_last_answer(&self, seat: Seat) -> Option<usize>;
    /// How many steps there were before a seat's first answer of the same turn.
    fn before_last_turn(&self, seat: Seat) -> Option<usize>;
    /// Whether all but the first so many steps could be taken back.
    fn check_undo_to(&self, count: usize) -> Result<(), Problem>;
    /// Takes back all but the first so many steps.
    fn undo_to(&mut self, count: usize) -> Result<Lines, Problem>;

    /// What a seat, or a spectator, knows.
    fn view(&self, seat: Option<Seat>) -> Written<GameData>;
    /// What a seat, or a spectator, knew after so many of the steps in force.
    fn view_at(&self, seat: Option<Seat>, steps: usize) -> Option<Written<GameData>>;
    /// What a seat, or a spectator, was shown from this line of the record on, as far as it
    /// fits on a page.
    fn told(&self, seat: Option<Seat>, from: usize) -> LogPage;
    /// The record, with these names in it. It shows all secrets but the seed.
    fn record(&self, names: &[Option<String>]) -> String;
    /// Whether the game was over after so many of the steps in force.
    fn is_over_at(&self, steps: usize) -> Option<bool>;
    /// The lines that a record begins with to come to the position after so many steps.
    fn lines_to(&self, steps: usize) -> Option<String>;
    /// What chance was dealt from, as it stands at the end of a record.
    fn opening(&self) -> Option<String>;

    /// A bot of this level, ready to answer for a seat that is asked.
    fn thought(&mut self, seat: Seat, level: &Level) -> Option<Thought>;
    /// A bot of this level, ready to advise a seat that is asked.
    fn advising(&self, seat: Seat, level: &Level) -> Option<Advising>;
    /// Takes a bot back, with all it remembers.
    fn take_back_mind(&mut self, seat: Seat, mind: Box<dyn Any + Send>);
}
