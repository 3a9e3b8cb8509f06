//! Bots at the table: what they remember between their decisions.

use std::any::Any;

use bots::{Bot, Level};
use game::Seat;

use super::Played;
use crate::games::Hosted;
use crate::tables::any::{Decided, Thought};

/// A bot that sits at a table.
pub(super) struct Mind<G: Hosted> {
    level: Level,
    bot: Box<dyn Bot<G>>,
    /// How much of what was told it has heard.
    heard: usize,
    /// How often something had been taken back when it began to listen: a bot cannot
    /// unlearn, so it is replaced then.
    undone: usize,
}

impl<G: Hosted> Played<G> {
    /// The bot in a seat with the view of that seat, ready to decide elsewhere.
    pub(super) fn think(&mut self, seat: Seat, level: &Level) -> Option<Thought> {
        let actions = self.questions.get(seat.index())?.as_ref()?.actions.clone();
        let view = self.recorder.table().view(Some(seat));
        let mut mind = self.mind(seat, level);
        let news: Vec<G::Shown> = self.told[mind.heard..]
            .iter()
            .filter(|told| !told.undone)
            .filter_map(|told| told.shown(Some(seat)).cloned())
            .collect();
        mind.heard = self.told.len();
        Some(Box::new(move || {
            for shown in &news {
                mind.bot.saw(shown);
            }
            let choice = mind.bot.decide(&view, &actions);
            Decided { action: choice.action.to_string(), mind: Box::new(mind) }
        }))
    }

    /// The bot that sat there last, if it still fits, or a new one.
    fn mind(&mut self, seat: Seat, level: &Level) -> Mind<G> {
        let undone = self.undone;
        let known = self.minds[seat.index()].take();
        known.filter(|mind| mind.level == *level && mind.undone == undone).unwrap_or_else(|| {
            let seed = u64::from_le_bytes(crate::secrets::chance());
            Mind { level: *level, bot: bots::bot(level, seat, seed), heard: 0, undone }
        })
    }

    /// Takes a bot back.
    pub(super) fn remember_mind(&mut self, seat: Seat, mind: Box<dyn Any + Send>) {
        if let (Ok(mind), Some(place)) = (mind.downcast(), self.minds.get_mut(seat.index())) {
            *place = Some(*mind);
        }
    }
}
