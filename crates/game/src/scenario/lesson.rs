//! Lessons: a position, a seat to play from it, and a goal.
//!
//! A lesson is a scenario that somebody is to solve. What the others answer and what chance
//! brings is written down, so every line of the learner's play can be tried: a lesson claims
//! how many of them reach its goal. `docs/lessons.md` explains every key.
//!
//! What a lesson says to people stands in the language files, under [`Lesson::text_key`].

mod attempt;
mod counting;
mod trial;

use serde::Deserialize;

pub use attempt::{Attempt, Standing};
pub use counting::{Lines, Problem};
pub use trial::{NoTrial, Trial};

use super::chapter::Knowledge;
use super::expectation::Expectation;
use super::play::stand;
use super::reading::{self, Entry, Mistake, Unfit};
use super::{Failure, Rulebook, ScenarioError, left_out};
use crate::ledger::MOST_IDS;
use crate::{Game, Seat, Step};

/// What a lesson begins with: `[[lesson]]`.
const KIND: &str = "lesson";

/// A position with a goal.
pub struct Lesson<G: Game> {
    /// Its name in addresses, and in the keys of its texts.
    pub id: String,
    /// The rules it teaches.
    pub rules: Vec<String>,
    /// Who is to play.
    pub seat: Seat,
    /// In how many ways it can be solved: what differs in the end, not in its order.
    pub solutions: usize,
    /// One of them: the answers of the learner.
    pub solution: Vec<G::Action>,
    /// A likely error, which does not.
    pub tempting: Vec<G::Action>,
    /// Where it begins.
    game: G,
    knows: Vec<Knowledge<G>>,
    replies: Vec<Reply<G>>,
    chance: Vec<G::Chance>,
    /// Where an attempt is over although the learner would be asked again.
    ends: Option<Expectation>,
    goal: Expectation,
}

/// What the others answer, if something is true at that moment.
struct Reply<G: Game> {
    only_if: Expectation,
    steps: Vec<Step<G>>,
}

/// The parts of a lesson that people read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What it is called.
    Name,
    /// What is to be reached.
    Goal,
    /// A first hint, which says where to look.
    FirstHint,
    /// A second one, which says what to do.
    SecondHint,
    /// Why the solution is one, once the goal is reached.
    Why,
    /// What is wrong with the likely error.
    Tempting,
}

impl Part {
    /// All of them, in the order in which they are read.
    pub const ALL: [Part; 6] =
        [Part::Name, Part::Goal, Part::FirstHint, Part::SecondHint, Part::Why, Part::Tempting];

    const fn key(self) -> &'static str {
        match self {
            Part::Name => "name",
            Part::Goal => "goal",
            Part::FirstHint => "hint-1",
            Part::SecondHint => "hint-2",
            Part::Why => "why",
            Part::Tempting => "tempting",
        }
    }
}

/// A lesson as it stands in a file.
#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Written<G: Game> {
    id: String,
    rules: Vec<String>,
    seat: Seat,
    solutions: usize,
    solution: Vec<String>,
    tempting: Vec<String>,
    given: G::Position,
    #[serde(default = "Vec::new")]
    knows: Vec<Knowledge<G>>,
    #[serde(default)]
    replies: Vec<WrittenReply>,
    #[serde(default)]
    chance: Vec<String>,
    ends: Option<Expectation>,
    goal: Expectation,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenReply {
    #[serde(rename = "if", default)]
    only_if: Expectation,
    say: Vec<String>,
}

/// The game that a file of lessons is for; `file` is its name for errors.
pub fn game_name(file: &str, text: &str) -> Result<String, ScenarioError> {
    super::game_of(file, text, KIND)
}

/// The lessons in a text, or what is wrong with it; `file` is its name in failures.
pub fn read<G: Game>(file: &str, text: &str) -> Result<Vec<Lesson<G>>, Vec<Failure>> {
    let whole = |error: &ScenarioError| vec![Failure::of_file(file, error)];
    let found = game_name(file, text).map_err(|error| whole(&error))?;
    if found != G::NAME {
        let wanted = G::NAME;
        return Err(whole(&ScenarioError::OtherGame { file: file.to_owned(), found, wanted }));
    }
    let rules = Rulebook::of::<G>().map_err(|error| whole(&error))?;
    let entries = reading::entries(text, KIND, |written: &Written<G>| written.check(&rules));
    let mut failures = Vec::new();
    let mut lessons: Vec<Lesson<G>> = Vec::new();
    for entry in entries {
        match entry.and_then(Lesson::new) {
            Ok(lesson) if lessons.iter().any(|other| other.id == lesson.id) => {
                let problem = "two lessons of this file have this id".to_owned();
                let at = "id".to_owned();
                let mistake = Mistake { line: 0, title: lesson.id, at, problem };
                failures.push(Failure::of_mistake(file, mistake));
            }
            Ok(lesson) => lessons.push(lesson),
            Err(mistake) => failures.push(Failure::of_mistake(file, mistake)),
        }
    }
    if failures.is_empty() && lessons.is_empty() {
        let problem = "there is no lesson; each begins with a line [[lesson]]".to_owned();
        return Err(whole(&ScenarioError::Head { file: file.to_owned(), line: 1, problem }));
    }
    if failures.is_empty() { Ok(lessons) } else { Err(failures) }
}

impl<G: Game> Written<G> {
    fn check(&self, rulebook: &Rulebook) -> Result<(), Unfit> {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
        if self.id.is_empty() || !self.id.chars().all(plain) {
            return Err(Unfit::new(&["id"], "an id is lower-case words with hyphens: good-dog"));
        }
        if !(1..=MOST_IDS).contains(&self.rules.len()) {
            return Err(Unfit::new(&["rules"], format!("names 1 to {MOST_IDS} rules")));
        }
        if let Some(id) = self.rules.iter().find(|id| rulebook.text(id).is_none()) {
            return Err(Unfit::new(&["rules"], rulebook.unknown(id)));
        }
        if self.goal == Expectation::default() {
            return Err(Unfit::new(&["goal"], "a goal says what must be true at the end"));
        }
        self.goal.check().map_err(|mut unfit| {
            unfit.path.insert(0, "goal".to_owned());
            unfit
        })
    }
}

impl<G: Game> Lesson<G> {
    fn new(entry: Entry<Written<G>>) -> Result<Lesson<G>, Mistake> {
        let Entry { line, item, raw, .. } = entry;
        let Written { id, seat, .. } = &item;
        let mistake = |at: &str, problem: String| Mistake {
            line,
            title: id.clone(),
            at: at.to_owned(),
            problem,
        };
        if let Some(option) = left_out::<G>(&raw) {
            let problem = format!("a lesson says all options of its table, and not {option}");
            return Err(mistake("given", problem));
        }
        let game: G = stand(Some(&item.given)).map_err(|problem| mistake("given", problem))?;
        if seat.index() >= game.seats() {
            return Err(mistake("seat", format!("there is no seat {seat} at this table")));
        }
        let answers = |key: &str, texts: &[String]| -> Result<Vec<G::Action>, Mistake> {
            let read = |text: &String| text.parse();
            texts.iter().map(read).collect::<Result<_, _>>().map_err(|error: crate::ParseError| {
                mistake(key, format!("{error}; the learner's answers have no seat before them"))
            })
        };
        let reply = |written: &WrittenReply| -> Result<Reply<G>, crate::ParseError> {
            let steps = written.say.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
            Ok(Reply { only_if: written.only_if.clone(), steps })
        };
        let replies = item.replies.iter().map(reply).collect::<Result<_, _>>();
        let chance = item.chance.iter().map(|text| text.parse()).collect::<Result<_, _>>();
        Ok(Lesson {
            solution: answers("solution", &item.solution)?,
            tempting: answers("tempting", &item.tempting)?,
            replies: replies
                .map_err(|error: crate::ParseError| mistake("replies", error.to_string()))?,
            chance: chance
                .map_err(|error: crate::ParseError| mistake("chance", error.to_string()))?,
            seat: *seat,
            solutions: item.solutions,
            game,
            id: item.id,
            rules: item.rules,
            knows: item.knows,
            ends: item.ends,
            goal: item.goal,
        })
    }

    /// The key of a text of this lesson in the language files.
    pub fn text_key(&self, part: Part) -> String {
        format!("lesson-{}-{}", self.id, part.key())
    }

    /// A fresh attempt.
    pub fn begin(&self) -> Attempt<'_, G> {
        Attempt::new(self, false)
    }
}
