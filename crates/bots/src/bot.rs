//! What an opponent is.

use game::Game;

use crate::Explanation;

/// Somebody who answers for one seat, knowing no more than that seat.
pub trait Bot<G: Game>: Send {
    /// Chooses one of `actions`, which are what the rules allow now; there is at least one.
    /// The memory is that of the seat, for guessing what is hidden.
    fn decide(&mut self, view: &G::View, memory: &G::Memory, actions: &[G::Action]) -> Choice<G>;

    /// Is told what the seat is shown, as it happens.
    fn saw(&mut self, _shown: &G::Shown) {}
}

/// An answer, and why.
#[derive(Clone, Debug)]
pub struct Choice<G: Game> {
    /// One of the actions offered.
    pub action: G::Action,
    /// What the bot thought.
    pub why: Explanation,
}
