//! A game being played: whatever plays one, from a house to a lesson, plays a [`Session`].
//!
//! A session is a game with its dealer and its record, who was shown what, what each seat
//! is asked, and what can be taken back. It is a plain value: no clock, no thread, no input
//! or output, so it runs in a server, in a terminal and in a browser alike.
//!
//! | what | who needs it |
//! |---|---|
//! | [`act`](Session::act), [`deal`](Session::deal) | whoever plays |
//! | [`answer`](Session::answer), [`Question`] | whoever is asked over a network, where answers come late and twice |
//! | [`prompt`](Session::prompt) | a bot: all it may know, to be taken to another thread |
//! | [`happened`](Session::happened), [`shown`](Session::shown) | logs and streams |
//! | [`undo_to`](Session::undo_to), [`may_undo_to`](Session::may_undo_to) | taking back |
//! | [`resume`](Session::resume), [`follow`](Session::follow) | stored games |
//! | [`starting_at`](Session::starting_at), [`branch`](Session::branch) | positions, and what would have been |
//!
//! A whole game in which everyone does the first thing that is possible:
//!
//! ```
//! use game::dealer::{Dealer, Opening, Seed};
//! use game::record::{Header, Record};
//! use game::{Game, Refusal, Session};
//!
//! fn play<G: Game>(setup: G::Setup, seed: Seed) -> Result<Record<G>, Refusal> {
//!     let header = Header::<G>::new(setup)?;
//!     let opening = Opening::by_house_alone(seed, header.seats());
//!     let header = header.sealed(opening.seal());
//!     let mut session = Session::new(header, Some(Dealer::new(opening)));
//!     session.deal()?;
//!     while let Some((seat, question)) = session.next_question() {
//!         let action = question.actions()[0];
//!         session.act(seat, action)?;
//!     }
//!     Ok(session.revealed().expect("it began with its set-up, and was sealed by its dealer"))
//! }
//! ```

mod answers;
mod follow;
mod happened;
mod prompt;
mod question_id;
mod questions;
mod steps;
mod stored;
mod undo;

use std::sync::OnceLock;

use crate::dealer::Dealer;
use crate::record::{Entry, Header, NoSuchStep, Record, Recorder};
use crate::usual::Company;
use crate::{Game, MAX_SEATS, Seat, SeatSet, Status, Step, Table};

pub use answers::NotTaken;
pub use follow::Astray;
pub use happened::{Happened, What};
pub use prompt::{Cursor, Prompt};
pub use question_id::{NoQuestion, QuestionId};
pub use questions::Question;
pub use stored::{Brought, Stored};

/// A game being played.
///
/// It holds everything that is hidden, so it stays with whoever runs the game. What leaves
/// it for a player is a view, a [`Question`], a [`Prompt`], or what was shown to them.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    recorder: Recorder<G>,
    /// Nobody deals where a game came from elsewhere, or chance is part of a script.
    dealer: Option<Dealer>,
    /// Everything that happened, undone or not.
    happened: Vec<Happened<G>>,
    /// Where in it stands what was not taken back.
    in_force: Vec<u32>,
    /// For each step in force, whether it can be taken back without asking anybody: found
    /// out when somebody wants to know, because most games never ask.
    harmless: Vec<OnceLock<bool>>,
    /// For each step in force, whether it was taken together with the one before it, as one
    /// answer.
    joined: Vec<bool>,
    questions: [Option<Question<G>>; MAX_SEATS],
    /// Who has acted since questions were last put: what they are asked next is a new
    /// question, although it may read the same.
    acted: SeatSet,
    /// For whom the usual answer is given, so that they are not asked.
    as_usual: SeatSet,
    /// Who could notice for whom they are given.
    company: Company,
    /// Who went back to an earlier answer, and in which turn: until it is over they are asked
    /// everything, so that they can answer otherwise.
    went_back: Option<(Seat, u32)>,
    /// How often something was taken back.
    undone: usize,
    /// How many of its own steps each seat has seen taken back.
    taken_back: [usize; MAX_SEATS],
    /// Whether it began with the set-up in its header, so that its record is one.
    is_whole: bool,
}

impl<G: Game> Session<G> {
    /// A game before its first step, and before anything is dealt.
    pub fn new(header: Header<G>, dealer: Option<Dealer>) -> Session<G> {
        Session::with(Recorder::new(header), dealer, true)
    }

    /// A game that begins at a table as it stands: the position of a scenario, a lesson, an
    /// idea. It has no [`record`](Session::record), because a record begins with a set-up.
    pub fn starting_at(table: Table<G>, dealer: Option<Dealer>) -> Session<G> {
        let game = table.game();
        let header = Header::of_revision(game.setup(), game.revision());
        let header = header.expect("a game's own set-up is one that it accepts");
        Session::with(Recorder::starting_at(header, table), dealer, false)
    }

    /// Another session at the position after the first `steps` steps in force, in which
    /// nothing was ever taken back and nobody is bound to anything. Its dealer must be one
    /// of its own: the same one would deal what is still to come here.
    pub fn branch(&self, steps: usize, dealer: Option<Dealer>) -> Result<Session<G>, NoSuchStep> {
        let in_force = self.steps();
        let taken = in_force.get(..steps).ok_or(NoSuchStep { in_force: in_force.len() })?;
        let header = self.recorder.record().header().clone().unsealed();
        let recorder = Recorder::starting_at(header, self.at(0)?);
        let mut branch = Session::with(recorder, dealer, self.is_whole);
        for &step in taken {
            branch.take(step).expect("a step that was accepted once is accepted again");
        }
        Ok(branch)
    }

    fn with(recorder: Recorder<G>, dealer: Option<Dealer>, is_whole: bool) -> Session<G> {
        let mut session = Session {
            recorder,
            dealer,
            happened: Vec::new(),
            in_force: Vec::new(),
            harmless: Vec::new(),
            joined: Vec::new(),
            questions: [const { None }; MAX_SEATS],
            acted: SeatSet::EMPTY,
            as_usual: SeatSet::EMPTY,
            company: Company::People,
            went_back: None,
            undone: 0,
            taken_back: [0; MAX_SEATS],
            is_whole,
        };
        session.ask();
        session
    }

    /// The game, and what everyone has learned of it.
    pub fn table(&self) -> &Table<G> {
        self.recorder.table()
    }

    /// The whole state.
    pub fn game(&self) -> &G {
        self.table().game()
    }

    /// Who is to act. Chance is, only before the first [`deal`](Session::deal) or where
    /// nobody deals.
    pub fn status(&self) -> Status {
        self.table().status()
    }

    /// What a seat, or a spectator, knows.
    pub fn view(&self, seat: Option<Seat>) -> G::View {
        self.table().view(seat)
    }

    /// The steps in force.
    pub fn steps(&self) -> &[Step<G>] {
        self.recorder.steps()
    }

    /// The table as it was after the first `steps` steps in force.
    pub fn at(&self, steps: usize) -> Result<Table<G>, NoSuchStep> {
        self.recorder.at(steps)
    }

    /// How many chance steps there were, undone ones included: the number of the next.
    pub fn chance_steps(&self) -> u64 {
        self.recorder.chance_steps()
    }

    /// Who deals, if anybody does.
    pub fn dealer(&self) -> Option<&Dealer> {
        self.dealer.as_ref()
    }

    /// The lines of the record so far, without its header.
    pub fn entries(&self) -> &[Entry<G>] {
        self.recorder.record().entries()
    }

    /// How many lines the record has, without its header.
    pub fn lines(&self) -> usize {
        self.entries().len()
    }

    /// The text of the lines since this was last asked.
    pub fn unwritten(&mut self) -> String {
        self.recorder.unwritten()
    }

    /// The record so far; none of a game that did not begin with its set-up.
    pub fn record(&self) -> Option<&Record<G>> {
        self.is_whole.then(|| self.recorder.record())
    }

    /// The record with what chance was dealt from, for when the game has ended. None where
    /// there is no [`record`](Session::record), or nobody deals, or the dealer is not the
    /// one that everyone is bound to.
    pub fn revealed(&self) -> Option<Record<G>> {
        let opening = self.dealer.as_ref()?.opening().clone();
        self.record()?.clone().reveal(opening).ok()
    }
}
