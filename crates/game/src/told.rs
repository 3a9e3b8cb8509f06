//! One event, as everyone is told of it.

use crate::{Game, Seat};

/// One event, as everyone was told of it. The event in full stays with the rules.
///
/// What most are told is kept once: that is what spectators are told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<G: Game> {
    public: Option<G::Shown>,
    /// Whoever is told something else than the spectators.
    private: Box<[(Seat, Option<G::Shown>)]>,
}

impl<G: Game> Told<G> {
    /// An event that has just happened in `game`. Everybody hears of it through `hear`, the
    /// spectators first.
    pub(crate) fn of(
        game: &G,
        event: &G::Event,
        mut hear: impl FnMut(Option<Seat>, &G::Shown),
    ) -> Told<G> {
        let public = game.shown(event, None);
        public.iter().for_each(|shown| hear(None, shown));
        let mut private = Vec::new();
        for seat in Seat::all(game.seats()) {
            let shown = game.shown(event, Some(seat));
            shown.iter().for_each(|shown| hear(Some(seat), shown));
            if shown != public {
                private.push((seat, shown));
            }
        }
        Told { public, private: private.into() }
    }

    /// The event as `seat` (`None`: a spectator) was told of it, if it was told at all.
    pub fn shown(&self, seat: Option<Seat>) -> Option<&G::Shown> {
        let own = self.private.iter().find(|(other, _)| Some(*other) == seat);
        own.map_or(self.public.as_ref(), |(_, shown)| shown.as_ref())
    }

    /// Whether `seat` was told something else than the spectators.
    pub fn is_private(&self, seat: Seat) -> bool {
        self.private.iter().any(|(other, _)| *other == seat)
    }
}
