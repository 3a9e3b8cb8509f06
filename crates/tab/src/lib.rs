//! What a browser runs of Snug by itself: the same rules, without a house.
//!
//! Today it verifies records, so that nobody has to take a house's word for an honest deal.
//! A page's worker puts a question into memory as JSON ([`Ask`]), calls, and reads the
//! answer ([`Answer`]).

mod exports;
mod proof;

use serde::{Deserialize, Serialize};

use proof::Proof;

games::by_name!(pub(crate) game::Game);

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
}

/// What the page is told.
#[derive(Serialize, PartialEq, Eq, Debug)]
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
    /// The question was none: a mistake of the page.
    Unclear {
        /// Why.
        reason: String,
    },
}

/// One page's worth of work.
#[derive(Default)]
pub struct Tab {
    proof: Option<Box<dyn Proof>>,
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
