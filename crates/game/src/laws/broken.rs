//! A law that was broken, told so that it can be mended.

use std::fmt;

use crate::golden::differences;

/// The laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Every set-up of the course can be played.
    Starts,
    /// Whoever is asked has an answer.
    NoDeadEnds,
    /// Every game comes to an end.
    NoEndlessGames,
    /// Status, turn and ending agree with each other.
    SoundStatus,
    /// What is listed is accepted, what is not is refused, and lists are sorted.
    ListedIsAccepted,
    /// A refused step changes nothing and tells nothing.
    RefusedChangesNothing,
    /// Every action and every outcome has one text, of plain words.
    NotationIsExact,
    /// A position holds the whole state, also as text.
    PositionIsAll,
    /// The same steps give the same game.
    ReplayIsEqual,
    /// Nothing is lost or made that must not be.
    NothingIsLost,
    /// What a seat has learned is true.
    MemoryIsTrue,
    /// Nobody can tell apart what differs only in what is hidden from them.
    SecretsAreKept,
    /// A guessed world fits the view it was guessed from, and can be played.
    WorldsFit,
}

impl Law {
    /// The law as a sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Law::Starts => "every set-up of the course can be played",
            Law::NoDeadEnds => "whoever is asked has an answer",
            Law::NoEndlessGames => "every game comes to an end",
            Law::SoundStatus => "status, turn and ending agree with each other",
            Law::ListedIsAccepted => "what is listed is accepted, and what is not is refused",
            Law::RefusedChangesNothing => "a refused step changes nothing and tells nothing",
            Law::NotationIsExact => "every action and every outcome has one text, of plain words",
            Law::PositionIsAll => "a position holds the whole state, also as text",
            Law::ReplayIsEqual => "the same steps give the same game",
            Law::NothingIsLost => "nothing is lost or made that must not be",
            Law::MemoryIsTrue => "what a seat has learned is true",
            Law::SecretsAreKept => "nobody can tell apart what differs only in what is hidden",
            Law::WorldsFit => "a guessed world fits its view and can be played",
        }
    }
}

/// A law was broken: which, where, and how.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The game.
    pub game: &'static str,
    /// The set-up, as JSON.
    pub setup: String,
    /// A course of one game at this set-up with this seed plays the same game.
    pub seed: u64,
    /// How many steps had been taken.
    pub step: usize,
    /// The last of those steps, with their numbers.
    pub steps: Vec<(usize, String)>,
    /// What was found.
    pub why: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { law, game, setup, seed, step, steps, why } = self;
        writeln!(f, "{game} breaks a law: {}", law.sentence())?;
        writeln!(f, "at step {step} of the game with set-up {setup} and seed {seed}")?;
        for (number, step) in steps {
            writeln!(f, "{number:>6}  {step}")?;
        }
        write!(f, "{why}")
    }
}

impl std::error::Error for Broken {}

/// A law broken at some moment of a walk that knows the rest.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) law: Law,
    pub(super) why: String,
    /// After which step it was, when not after the last.
    pub(super) at: Option<usize>,
}

impl Fault {
    /// The same fault after an earlier step, with more to say about it.
    pub(super) fn after(self, step: usize, why: impl FnOnce(String) -> String) -> Fault {
        Fault { law: self.law, why: why(self.why), at: Some(step) }
    }
}

impl Law {
    /// This law is broken, and why.
    pub(super) fn fault(self, why: impl Into<String>) -> Fault {
        Fault { law: self, why: why.into(), at: None }
    }

    /// This law says that two things are equal.
    pub(super) fn equal<T: PartialEq + fmt::Debug>(
        self,
        what: &str,
        wanted: &T,
        found: &T,
    ) -> Result<(), Fault> {
        if wanted == found {
            return Ok(());
        }
        let (wanted, found) = (format!("{wanted:#?}"), format!("{found:#?}"));
        Err(self.fault(format!("{what}\n{}", differences(&wanted, &found))))
    }
}
