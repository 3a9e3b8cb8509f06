//! What a bot is handed, or whoever else answers for a seat without sitting at the table.

use super::{QuestionId, Session};
use crate::{Game, Seat};

/// Up to where somebody has listened; the default is the beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    happened: usize,
    /// How often something had been taken back.
    undone: usize,
}

/// Everything that a seat needs to answer, and nothing that it may not know: it can be taken
/// to another thread, or sent away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt<G: Game> {
    /// The number of the question.
    pub question: QuestionId,
    /// What the seat knows.
    pub view: G::View,
    /// What it remembers beyond that, for guessing what is hidden.
    pub memory: G::Memory,
    /// What it may answer.
    pub actions: Vec<G::Action>,
    /// What it was shown since it last listened.
    pub news: Vec<G::Shown>,
    /// Whether something was taken back since: then the news begin at the beginning, and
    /// whoever listened must forget everything else.
    pub anew: bool,
    /// Up to where the news go.
    pub heard: Cursor,
}

impl<G: Game> Session<G> {
    /// What a seat that is asked, and has listened up to `since`, needs to answer.
    pub fn prompt(&self, seat: Seat, since: Cursor) -> Option<Prompt<G>> {
        let question = self.question(seat)?;
        let heard = Cursor { happened: self.happened.len(), undone: self.undone };
        let anew = since.undone != heard.undone;
        let from = if anew { 0 } else { since.happened };
        let from = self.in_force.partition_point(|at| (*at as usize) < from);
        let news = self.in_force[from..].iter().map(|at| &self.happened[*at as usize]);
        Some(Prompt {
            question: question.id(),
            view: self.view(Some(seat)),
            memory: self.table().memory(Some(seat)).clone(),
            actions: question.actions().to_vec(),
            news: news.filter_map(|happened| happened.shown(Some(seat)).cloned()).collect(),
            anew,
            heard,
        })
    }
}
