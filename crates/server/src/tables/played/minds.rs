//! Bots at the table: what they remember between their decisions.

use std::any::Any;

use bots::Level;
use game::Seat;

use super::{Mind, Played};
use crate::games::Hosted;
use crate::tables::any::{Decided, Thought};

impl<G: Hosted> Played<G> {
    /// The bot in a seat with all it may know, ready to decide elsewhere.
    pub(super) fn think(&mut self, seat: Seat, level: &Level) -> Option<Thought> {
        self.session.question(seat)?;
        let known = self.minds[seat.index()].take().filter(|mind| mind.level() == level);
        let mut mind = known.unwrap_or_else(|| {
            let seed = u64::from_le_bytes(crate::secrets::chance());
            Mind::new(level, seat, seed)
        });
        let prompt = mind.prompt(&self.session)?;
        Some(Box::new(move || {
            let choice = mind.decide(&prompt);
            Decided { action: Box::new(choice.action), mind: Box::new(mind) }
        }))
    }

    /// Takes a bot back.
    pub(super) fn remember_mind(&mut self, seat: Seat, mind: Box<dyn Any + Send>) {
        if let (Ok(mind), Some(place)) = (mind.downcast(), self.minds.get_mut(seat.index())) {
            *place = Some(*mind);
        }
    }
}
