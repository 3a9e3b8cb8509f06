//! Questions for bots that other nodes are asked to think about. They say only which question
//! it is; whoever takes one on looks it up, and keeps the answer as every node does.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::{MAX_SEATS, Seat};
use tokio::sync::mpsc;

use super::item::{MOST, NoNews, number};
use super::{Shared, bus::Claims};
use crate::ids::{QuestionId, TableId};

/// How long a node waits for an answer before it thinks for itself; whoever has not begun by
/// then need not begin.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);
/// For how long nobody else takes on what somebody has taken on.
const CLAIMED: Duration = Duration::from_secs(10);

/// A question for a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    /// At which table.
    pub table: TableId,
    /// In which seat.
    pub seat: Seat,
    /// Which question.
    pub question: QuestionId,
    /// The version of the table at which it was asked.
    pub version: i64,
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ask { table, seat, question, version } = self;
        write!(f, "{table}:{}:{}:{version}", seat.index() + 1, question.number())
    }
}

impl FromStr for Ask {
    type Err = NoNews;

    fn from_str(text: &str) -> Result<Ask, NoNews> {
        let mut parts = text.split(':');
        let mut part = || parts.next().ok_or(NoNews);
        let table = part()?.parse().map_err(|_| NoNews)?;
        let seat: usize = number(part()?)?;
        let question: u32 = number(part()?)?;
        let version = number(part()?)?;
        if !(1..=MAX_SEATS).contains(&seat) || parts.next().is_some() {
            return Err(NoNews);
        }
        Ok(Ask { table, seat: Seat::new(seat - 1), question: question.into(), version })
    }
}

/// Questions as they are sent: so many in each message, as long as it is short enough.
pub(super) fn messages(asks: &[Ask], each: usize) -> Vec<String> {
    let longest = asks.iter().map(|ask| ask.to_string().len() + 1).max().unwrap_or(1);
    let each = each.clamp(1, MOST / longest);
    let together = |asks: &[Ask]| {
        let asks: Vec<String> = asks.iter().map(Ask::to_string).collect();
        asks.join(" ")
    };
    asks.chunks(each).map(together).collect()
}

/// What a node is asked to think about that does nothing else.
pub struct Jobs {
    shared: Arc<Shared>,
    asked: mpsc::Receiver<(Instant, Ask)>,
    claims: Option<Claims>,
    /// What was taken on, and when.
    claimed: VecDeque<(Instant, Ask)>,
}

impl Jobs {
    pub(super) fn new(shared: Arc<Shared>, asked: mpsc::Receiver<(Instant, Ask)>) -> Jobs {
        Jobs { shared, asked, claims: None, claimed: VecDeque::new() }
    }

    /// The next question that nobody else has taken on; nothing when the house closes.
    pub async fn next(&mut self) -> Option<Ask> {
        loop {
            let (heard, ask) = self.asked.recv().await?;
            if heard.elapsed() < PATIENCE && self.is_ours(ask).await {
                return Some(ask);
            }
        }
    }

    async fn is_ours(&mut self, ask: Ask) -> bool {
        match self.claim(ask).await {
            Ok(is_ours) => is_ours,
            Err(reason) => {
                // Whoever has asked thinks for itself in the end.
                tracing::warn!("a question for a bot could not be taken on: {reason}");
                (self.claims, self.claimed) = (None, VecDeque::new());
                false
            }
        }
    }

    async fn claim(&mut self, ask: Ask) -> Result<bool, String> {
        let claims = match &mut self.claims {
            Some(claims) => claims,
            none => none.insert(self.shared.bus.claims().await?),
        };
        while let Some((_, old)) = self.claimed.pop_front_if(|(since, _)| since.elapsed() > CLAIMED)
        {
            claims.release(old).await?;
        }
        let is_ours = claims.take(ask).await?;
        if is_ours {
            self.claimed.push_back((Instant::now(), ask));
        }
        Ok(is_ours)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(question: u32) -> Ask {
        let table = TableId::stored(77);
        Ask { table, seat: Seat::new(2), question: question.into(), version: 40 }
    }

    #[test]
    fn a_question_is_read_as_it_is_written() {
        assert_eq!(ask(9).to_string().parse(), Ok(ask(9)));
        let text = ask(9).to_string();
        let wrong =
            ["", "0", "9", "-1", "x"].map(|seat| text.replacen(":3:", &format!(":{seat}:"), 1));
        for text in wrong.into_iter().chain([format!("{text}:1"), text.replace(":40", "")]) {
            assert_eq!(text.parse::<Ask>(), Err(NoNews), "{text}");
        }
    }

    #[test]
    fn questions_are_sent_one_by_one_or_many_together() {
        let asks: Vec<Ask> = (0..1000).map(ask).collect();
        assert_eq!(messages(&asks, 1).len(), 1000);
        let together = messages(&asks, usize::MAX);
        assert!(together.len() < 10 && together.iter().all(|message| message.len() <= MOST));
        let read = together.iter().flat_map(|message| message.split(' '));
        let read: Vec<Ask> = read.map(|word| word.parse().unwrap()).collect();
        assert_eq!(read, asks);
    }
}
