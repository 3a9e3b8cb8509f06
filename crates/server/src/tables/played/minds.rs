//! Bots at the table: what they remember between their decisions.

use std::any::Any;

use bots::Level;
use game::Seat;
use game::session::Cursor;
use review::Hint;
use words::hint::{Told, tell};
use words::{Language, Names, Spoken};

use super::{Mind, Played};
use crate::games::Hosted;
use crate::tables::any::{Advising, AnyHint, Decided, Thought};

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

    /// Advice for a seat, ready to be thought about elsewhere. It hears everything anew, so
    /// that it depends on nothing but what the seat knows now.
    pub(super) fn advise(&self, seat: Seat, level: &Level) -> Option<Advising> {
        let prompt = self.session.prompt(seat, Cursor::default())?;
        let level = *level;
        Some(Box::new(move || {
            let seed = u64::from_le_bytes(crate::secrets::chance());
            let hint = review::hint(seat, &prompt, &level, seed);
            let view = prompt.view;
            Box::new(Advised::<G> { hint, view })
        }))
    }

    /// Takes a bot back.
    pub(super) fn remember_mind(&mut self, seat: Seat, mind: Box<dyn Any + Send>) {
        if let (Ok(mind), Some(place)) = (mind.downcast(), self.minds.get_mut(seat.index())) {
            *place = Some(*mind);
        }
    }
}

/// A hint, and what its seat knew.
struct Advised<G: Hosted> {
    hint: Hint<G>,
    view: G::View,
}

impl<G: Hosted> AnyHint for Advised<G> {
    fn told(&self, names: &Names, lang: Language) -> Told {
        tell(&self.hint, &self.view, names, lang.words())
    }

    fn answer(&self) -> Vec<String> {
        self.hint.answer.iter().map(ToString::to_string).collect()
    }

    fn chance(&self) -> f64 {
        self.hint.chance
    }
}
