//! The number of a question.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// A question, by how many lines the record had when it was first asked, and by who is asked:
/// no other question of the game ever has the same number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct QuestionId(u32);

impl QuestionId {
    /// The question that a seat is asked when the record has so many lines.
    pub const fn new(lines: usize, seat: Seat) -> QuestionId {
        // A record of five hundred million lines would begin to count anew.
        QuestionId((lines * MAX_SEATS + seat.index()) as u32)
    }

    /// Who is asked.
    pub const fn seat(self) -> Seat {
        Seat::new(self.0 as usize % MAX_SEATS)
    }

    /// As it is stored, and as pages show it.
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl From<u32> for QuestionId {
    fn from(number: u32) -> QuestionId {
        QuestionId(number)
    }
}

impl fmt::Display for QuestionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for QuestionId {
    type Err = NoQuestion;

    fn from_str(text: &str) -> Result<QuestionId, NoQuestion> {
        let digits = Some(text).filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
        digits.and_then(|text| text.parse().ok()).map(QuestionId).ok_or(NoQuestion)
    }
}

/// A text that is no number of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a question has a number from 0 to 4294967295")]
pub struct NoQuestion;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_read_as_it_is_written_and_knows_its_seat() {
        for (lines, seat) in [(0, 0), (1, 7), (12_345, 3), (usize::MAX >> 3, 7)] {
            let question = QuestionId::new(lines, Seat::new(seat));
            assert_eq!(question.to_string().parse(), Ok(question));
            assert_eq!(question.seat(), Seat::new(seat));
            assert_eq!(QuestionId::from(question.number()), question);
        }
    }

    #[test]
    fn the_number_of_a_question_is_what_clients_have_stored() {
        let question = QuestionId::new(17, Seat::new(2));
        assert_eq!(question.number(), 138);
        assert_eq!(serde_json::to_string(&question).unwrap(), "138");
        assert_eq!(serde_json::from_str::<QuestionId>("138").unwrap(), question);
    }

    #[test]
    fn what_is_no_question_is_refused() {
        let huge = "9".repeat(10_000);
        for text in ["", "+1", "-1", " 1", "1 ", "1.0", "0x1", "١", "4294967296", huge.as_str()] {
            assert_eq!(text.parse::<QuestionId>(), Err(NoQuestion), "{text}");
        }
        for json in ["-1", "1.5", "\"1\"", "4294967296", "null", "[]"] {
            assert!(serde_json::from_str::<QuestionId>(json).is_err(), "{json}");
        }
    }
}
