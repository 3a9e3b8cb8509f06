//! What a choice would change, found by trying it on a world that fits the view. Whatever is hidden cannot change either.

use ankh_morpork::{Action, AnkhMorpork, Area, Areas, View};
use game::{Game, Refusal, Seat, Silent, Step, Worlds};
use maud::{Markup, html};

use super::Voice;
use super::picture::bare_piece;
use crate::bare;
use crate::why_not::AnyWorld;
use words::ankh_morpork::counts;

/// A world as the reader knows it, to try things on.
pub(super) struct Foresight {
    world: AnkhMorpork,
    seat: Seat,
    trouble: Areas,
    control: Vec<Areas>,
}

/// What would be different after a choice.
pub(super) struct Change {
    pub(super) trouble: (usize, usize),
    pub(super) gained: Areas,
    pub(super) lost: Areas,
}

impl Foresight {
    pub(super) fn new(view: &View, seat: Seat) -> Foresight {
        let world = AnkhMorpork::world(view, &mut AnyWorld);
        Foresight {
            world,
            seat,
            trouble: world.trouble(),
            control: Seat::all(view.seats().len()).map(|seat| world.controlled(seat)).collect(),
        }
    }

    /// What the choice changes at once, on the board.
    pub(super) fn change(&self, action: Action) -> Option<Change> {
        let mut after = self.world;
        after.apply(Step::Act(self.seat, action), &mut Silent).ok()?;
        let before = *self.control.get(self.seat.index())?;
        let now = after.controlled(self.seat);
        Some(Change {
            trouble: (self.trouble.len(), after.trouble().len()),
            gained: now & !before,
            lost: before & !now,
        })
    }

    /// The rule that stands against an action.
    pub(super) fn refusal(&self, action: Action) -> Option<Refusal> {
        let mut after = self.world;
        after.apply(Step::Act(self.seat, action), &mut Silent).err()
    }
}

/// Who and what is in an area, as small pictures.
pub(super) fn content(voice: Voice<'_>, view: &View, area: Area) -> Markup {
    let here = &view.areas()[area.index()];
    html! {
        @for (owner, _) in counts(here) { (bare_piece(voice, owner)) }
        @if here.trouble { (bare("pc", "p-trouble")) }
    }
}
