//! What a seat answers without being asked.

use crate::{Buffer, Game, Seat, SeatSet, Secrets, Silent, Status, Step};

/// Who could notice for whom an answer was given without asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// Nobody: one person plays against bots, and nobody looks on.
    Bots,
    /// Somebody else sits there, or looks on: only what all can see may decide.
    People,
}

/// The one answer that the rules allow, if nothing is drawn or revealed by it. In a window it
/// is to let the threat happen, and what comes then was coming anyway.
pub fn only_answer<G: Secrets>(game: &G, seat: Seat) -> Option<G::Action> {
    let mut actions = Buffer::new();
    game.actions(seat, &mut actions);
    let [only] = actions[..] else { return None };
    let goes_on = |after: G| matches!(after.status(), Status::Seats(_));
    let is_plain = || {
        let step = Step::Act(seat, only);
        Seat::all(game.seats()).all(|other| game.reveals(&step, Some(other)).is_empty())
            && after(game, seat, only).is_some_and(goes_on)
    };
    (game.lets_happen() == Some(only) || is_plain()).then_some(only)
}

/// Whether only this seat is asked after its answer, still in the same turn: nothing is
/// dealt, and nobody else has a say.
pub fn leads_on<G: Secrets>(game: &G, seat: Seat, action: G::Action) -> bool {
    let is_next = |after: G| {
        after.status() == Status::Seats(SeatSet::only(seat))
            && after.turn() == game.turn()
            && after.lets_happen().is_none()
    };
    game.reveals(&Step::Act(seat, action), Some(seat)).is_empty()
        && after(game, seat, action).is_some_and(is_next)
}

fn after<G: Game>(game: &G, seat: Seat, action: G::Action) -> Option<G> {
    let mut after = game.clone();
    after.apply(Step::Act(seat, action), &mut Silent).ok()?;
    Some(after)
}
