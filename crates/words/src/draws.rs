//! Everything that chance decided in a finished game, in words and in order.

use game::record::{Entry, History, Record};
use game::{Language, MAX_SEATS, Seat, Step, Told};

use crate::{Names, Speech, Spoken, Voice};

/// A card that was drawn, a die that was rolled, whatever else chance decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    /// In which turn; 0 before the first.
    pub turn: u32,
    /// After how many steps of the game it is seen; nothing where it was taken back.
    pub step: Option<u32>,
    /// What came, as it was told; nothing where nobody was told of it.
    pub what: String,
    /// The line of the record.
    pub line: String,
}

/// Tells all draws of the game in this record, those that were taken back included.
pub fn tell<G: Speech>(record: &Record<G>, names: &Names, language: Language) -> Vec<Draw> {
    let voice: Voice<'_, G> = Voice::new(language.words(), names);
    let mut history = History::new(record.header().start());
    let mut draws: Vec<Draw> = Vec::new();
    // Which draw each step in force is, if it is one.
    let mut in_force: Vec<Option<usize>> = Vec::new();
    for entry in record.entries() {
        match entry {
            Entry::Step(step) => {
                let turn = history.table().game().turn();
                let Ok(events) = history.apply(*step) else { break };
                let Step::Chance(chance) = step else {
                    in_force.push(None);
                    continue;
                };
                in_force.push(Some(draws.len()));
                let what = openly(voice, &events).unwrap_or_default();
                draws.push(Draw { turn, step: None, what, line: chance.to_string() });
            }
            Entry::Undo(count) => {
                if history.undo_to(*count).is_err() {
                    break;
                }
                in_force.truncate(*count);
            }
            Entry::Check { .. } | Entry::End(_) => {}
        }
    }
    for (before, draw) in in_force.into_iter().enumerate() {
        if let Some(draw) = draw {
            draws[draw].step = Some(before as u32 + 1);
        }
    }
    draws
}

/// The first of these events that somebody was told of: what only one player was shown is told
/// to all when the game is over.
pub(crate) fn openly<G: Speech>(voice: Voice<'_, G>, events: &[Told<G>]) -> Option<String> {
    let shown = events.iter().filter_map(|event| {
        let is_told = |seat: &Seat| event.is_private(*seat) && event.shown(Some(*seat)).is_some();
        event.shown(Seat::all(MAX_SEATS).find(is_told))
    });
    shown.map(|shown| G::sentence(voice, shown).into_string()).next()
}
