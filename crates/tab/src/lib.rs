//! What a browser runs of Snug by itself: a house of one, without a server.
//!
//! The same rules, bots and pages, with another way in and out. A page's worker puts a
//! question into memory as JSON ([`Ask`]), calls, and reads the answer ([`Answer`]). Nothing
//! here has a clock, chance of its own or a place to keep things: all three come with the
//! question, and what is to be kept goes with the answer.
//!
//! | what | where |
//! |---|---|
//! | the pages and forms of a house | `house.rs`, `beginning.rs`, `tables.rs`, `learn.rs` |
//! | a game being played | `sitting.rs`, kept as a `sheet.rs` |
//! | everything that is kept, as a file | `everything.rs` |
//! | a bot's answer, in a worker of its own | `minds.rs` |
//! | a game that is over, and every moment of it | `after.rs` |
//! | how quickly bots play, and hints | `pacing.rs`, `hinting.rs` |
//! | verifying a record | `proof.rs` |
//! | reviewing a finished game, in the bots' worker | `reviewing.rs` |

mod address;
mod after;
mod beginning;
mod everything;
mod exports;
mod hinting;
mod house;
mod learn;
mod minds;
mod pacing;
mod proof;
mod reader;
mod reviewing;
mod sheet;
mod sitting;
mod tables;

use game::Seat;
use game::session::QuestionId;
use serde::{Deserialize, Serialize};

pub use hinting::Advice;
use house::House;
use minds::Thinkers;
use proof::Proof;
pub use reviewing::ReviewOf;
use reviewing::Reviewing;

games::by_name!(pub(crate) crate::sitting::Hosted);

/// What a page can ask for.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "kebab-case", tag = "ask")]
pub enum Ask {
    /// Begin to verify a record.
    Verify {
        /// The whole text.
        record: String,
    },
    /// Go on with it.
    GoOn {
        /// How many entries of the record to check before answering.
        entries: u32,
    },
    /// What the browser has kept; nothing for what it keeps no more.
    Remember {
        /// Names and texts.
        kept: Vec<(String, Option<String>)>,
    },
    /// Somebody opens a page or sends a form.
    Visit(Visit),
    /// A bot has answered.
    Decided {
        /// The address of the page that is shown now.
        path: String,
        /// The language of the browser.
        lang: String,
        /// When, as ISO 8601 writes it.
        now: String,
        /// At which table.
        table: String,
        /// Which question.
        question: QuestionId,
        /// What, in notation.
        action: String,
    },
    /// A hint was found, or nothing where that failed.
    Advised {
        /// The address of the page that is shown now.
        path: String,
        /// The language of the browser.
        lang: String,
        /// When, as ISO 8601 writes it.
        now: String,
        /// At which table.
        table: String,
        /// For which question.
        question: QuestionId,
        /// The hint.
        advice: Option<Advice>,
    },
    /// Begin to review a finished game.
    Review(ReviewOf),
    /// Go on with it.
    ReviewOn {
        /// How many of its steps to judge before answering.
        pieces: u32,
        /// Whether to draw it, and to say what was found.
        draw: bool,
    },
    /// What a bot would answer.
    Think {
        /// The table as it is kept.
        kept: String,
        /// Where it sits.
        seat: Seat,
    },
    /// What would be advised to a person.
    Advise {
        /// The table as it is kept.
        kept: String,
        /// Where they sit.
        seat: Seat,
    },
}

/// A page is opened, or a form sent.
#[derive(Deserialize, Debug)]
pub struct Visit {
    /// Whether a form is sent.
    pub post: bool,
    /// The address, with what it asks.
    pub path: String,
    /// The fields of the form.
    #[serde(default)]
    pub fields: Vec<(String, String)>,
    /// The language of the browser.
    pub lang: String,
    /// When, as ISO 8601 writes it.
    pub now: String,
    /// 48 random bytes, as hexadecimal digits, for whatever this begins.
    pub chance: String,
}

/// What the page is told.
#[derive(Serialize, PartialEq, Debug)]
#[serde(rename_all = "kebab-case", tag = "answer")]
pub enum Answer {
    /// A record is being verified.
    Checking {
        /// How many of its chance steps were dealt again, and fit.
        dealt: u64,
        /// How many it has.
        draws: u64,
    },
    /// The whole record is true.
    True {
        /// How many chance steps were dealt again.
        draws: u64,
    },
    /// The record is not true.
    Untrue {
        /// How many chance steps fit before.
        dealt: u64,
        /// How many the record has; none when it cannot be read so far.
        draws: u64,
        /// Which chance step does not fit, counted from 0; none when something else is wrong.
        draw: Option<u64>,
        /// The line of the record, counted from 1.
        line: usize,
        /// What is wrong with it, in English and in the notation of the game.
        reason: String,
    },
    /// A game is being reviewed.
    Reviewing {
        /// Whether nothing is left to do.
        whole: bool,
        /// How many of its steps are judged,
        done: usize,
        /// of so many.
        of: usize,
        /// What the page shows of it, if that was wanted or nothing is left to do.
        html: Option<String>,
        /// What was found, to go on with later.
        found: Option<String>,
    },
    /// It is remembered.
    Remembered,
    /// What comes of a visit, or of a bot's answer.
    Shown(Shown),
    /// What a bot answers; nothing when its seat is not asked.
    Thought {
        /// Which question.
        question: Option<QuestionId>,
        /// What, in notation.
        action: String,
    },
    /// What is advised; nothing when that seat is not asked.
    Advice {
        /// For which question.
        question: Option<QuestionId>,
        /// The hint.
        advice: Option<Advice>,
    },
    /// The question was none: a mistake of the page.
    Unclear {
        /// Why.
        reason: String,
    },
}

/// What comes of a visit.
#[derive(Serialize, PartialEq, Eq, Debug)]
pub struct Shown {
    /// What the page does.
    pub show: Show,
    /// What is to be kept before anything is shown; nothing for what is to be forgotten.
    pub keep: Vec<(String, Option<String>)>,
    /// The bots that are asked.
    pub think: Vec<Thinking>,
    /// The hint that somebody waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advise: Option<Advising>,
}

/// What a page does.
#[derive(Serialize, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case", tag = "what", content = "with")]
pub enum Show {
    /// Nothing: what changed is not on it.
    Nothing,
    /// Is replaced by this one.
    Page(String),
    /// Replaces the parts that have changed.
    Regions(String),
    /// Goes to another address.
    Go(String),
    /// Says why something was not done.
    Say(String),
    /// Gives its reader a file: its name and what it holds.
    File(String, String),
}

/// A bot that is asked.
#[derive(Serialize, PartialEq, Eq, Debug)]
pub struct Thinking {
    /// At which table.
    pub table: String,
    /// Where it sits.
    pub seat: Seat,
    /// Which question.
    pub question: QuestionId,
    /// How long its answer waits at least, in milliseconds.
    pub pace: u32,
}

/// A hint that is to be thought about.
#[derive(Serialize, PartialEq, Eq, Debug)]
pub struct Advising {
    /// At which table.
    pub table: String,
    /// For whom.
    pub seat: Seat,
    /// For which question.
    pub question: QuestionId,
}

/// One page's worth of work.
#[derive(Default)]
pub struct Tab {
    proof: Option<Box<dyn Proof>>,
    review: Option<Reviewing>,
    house: House,
    thinkers: Thinkers,
}

impl Tab {
    /// Answers a question, JSON for JSON.
    pub fn answer(&mut self, question: &[u8]) -> Vec<u8> {
        let answer = match serde_json::from_slice(question) {
            Ok(ask) => self.ask(ask),
            Err(error) => Answer::Unclear { reason: error.to_string() },
        };
        serde_json::to_vec(&answer).expect("an answer is plain data")
    }

    /// Answers a question.
    pub fn ask(&mut self, ask: Ask) -> Answer {
        match ask {
            Ask::Verify { record } => match proof::begin(&record) {
                Ok(proof) => self.proof.insert(proof).standing(),
                Err(fault) => Answer::Untrue {
                    dealt: 0,
                    draws: 0,
                    draw: None,
                    line: fault.line,
                    reason: fault.reason,
                },
            },
            Ask::GoOn { entries } => match &mut self.proof {
                Some(proof) => proof.go_on(entries),
                None => Answer::Unclear { reason: "there is no record to go on with".to_owned() },
            },
            Ask::Remember { kept } => {
                self.house.remember(kept);
                Answer::Remembered
            }
            Ask::Visit(visit) => Answer::Shown(self.house.visit(&visit)),
            Ask::Decided { path, lang, now, table, question, action } => {
                let at = house::At { path: &path, lang: &lang, now: &now };
                let take = |house: &mut House, call: &house::Call<'_>| {
                    house.bot_answers(call, &table, question, action)
                };
                Answer::Shown(self.house.thought(&at, take))
            }
            Ask::Advised { path, lang, now, table, question, advice } => {
                let at = house::At { path: &path, lang: &lang, now: &now };
                let take = |house: &mut House, call: &house::Call<'_>| {
                    house.advised(call, &table, question, advice)
                };
                Answer::Shown(self.house.thought(&at, take))
            }
            Ask::Review(of) => match Reviewing::begin(of) {
                Ok(review) => self.review.insert(review).standing(true),
                Err(reason) => Answer::Unclear { reason },
            },
            Ask::ReviewOn { pieces, draw } => match &mut self.review {
                Some(review) => review.go_on(pieces, draw),
                None => Answer::Unclear { reason: "there is no review to go on with".to_owned() },
            },
            Ask::Think { kept, seat } => self.thinkers.think(&kept, seat),
            Ask::Advise { kept, seat } => minds::advise(&kept, seat),
        }
    }
}
#[cfg(test)]
mod tests {
    use ankh_morpork::AnkhMorpork;
    use game::dealer::{Dealer, Opening, Seed};
    use game::record::Header;
    use game::{Dice, Game, Session, dice};

    use super::{Answer, Ask, Tab};

    /// A random game, dealt and sealed by the house alone.
    fn record() -> String {
        let header = Header::<AnkhMorpork>::new(<AnkhMorpork as Game>::Setup::default()).unwrap();
        let opening = Opening::by_house_alone(Seed::new([5; 32]), header.seats());
        let header = header.sealed(opening.seal());
        let mut session = Session::new(header, Some(Dealer::new(opening)));
        let mut dice = dice::QuickDice::new(5);
        session.deal().unwrap();
        while let Some((seat, question)) = session.next_question() {
            let actions = question.actions();
            session.act(seat, actions[dice.below(actions.len() as u32) as usize]).unwrap();
        }
        session.revealed().unwrap().to_string()
    }

    fn verify(record: &str) -> Answer {
        let mut tab = Tab::default();
        let mut answer = tab.ask(Ask::Verify { record: record.to_owned() });
        while matches!(answer, Answer::Checking { .. }) {
            answer = tab.ask(Ask::GoOn { entries: 7 });
        }
        answer
    }

    #[test]
    fn a_true_record_is_true_and_a_changed_roll_is_named() {
        let text = record();
        let Answer::True { draws } = verify(&text) else { panic!("it is true") };
        let (before, after) = text.split_once("\nroll ").expect("somebody rolls");
        let other = if after.starts_with("3\n") { "4" } else { "3" };
        let rest = &after[after.find('\n').unwrap()..];
        let answer = verify(&format!("{before}\nroll {other}{rest}"));
        let Answer::Untrue { dealt, draw: Some(draw), draws: all, .. } = answer else {
            panic!("{answer:?}")
        };
        assert_eq!((dealt, all), (draw, draws));
    }

    #[test]
    fn what_is_no_record_and_no_question_is_answered() {
        assert!(matches!(verify("Roses are red"), Answer::Untrue { line: 1, draw: None, .. }));
        let chess = verify("snug record 1\ngame chess\n");
        assert!(matches!(chess, Answer::Untrue { line: 2, .. }), "{chess:?}");
        let mut tab = Tab::default();
        assert!(matches!(tab.ask(Ask::GoOn { entries: 1 }), Answer::Unclear { .. }));
        assert!(tab.answer(b"{").starts_with(b"{\"answer\":\"unclear\""));
    }
}
