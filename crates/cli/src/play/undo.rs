//! What may be taken back: an answer that told its owner nothing new.

use game::dice::QuickDice;
use game::{Game, Seat, Step, Table, Worlds};

/// How many guessed worlds must look the same.
const WORLDS: u64 = 24;

/// Whether `seat` would be shown the same by this action wherever the hidden things are.
///
/// If it is the same in many worlds that all fit what the seat knew, then seeing it told
/// the seat nothing.
pub(crate) fn teaches_nothing<G: Worlds>(
    before: &Table<G>,
    seat: Seat,
    action: G::Action,
    shown: &[G::Shown],
) -> bool {
    let view = before.view(Some(seat));
    (0..WORLDS).all(|number| {
        let world = G::recalled(&view, before.memory(Some(seat)), &mut QuickDice::new(number));
        shown_by(world, seat, action).as_deref() == Some(shown)
    })
}

fn shown_by<G: Game>(mut world: G, seat: Seat, action: G::Action) -> Option<Vec<G::Shown>> {
    let mut events = Vec::new();
    world.apply(Step::Act(seat, action), &mut events).ok()?;
    Some(events.iter().filter_map(|event| world.shown(event, Some(seat))).collect())
}
