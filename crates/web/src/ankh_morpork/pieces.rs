//! Which piece is which: the log tells how each came to where it stands, so that a piece
//! keeps its id as it moves, and glides.

use ankh_morpork::{AnkhMorpork, Area, Minion, Owner, View, What};
use game::Seat;

use words::ankh_morpork::counts;

use crate::LogLine;

/// A minion on the board with an id of its own among those of its owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Piece {
    pub(super) owner: Owner,
    pub(super) id: u16,
}

/// The minions of every area, those of one owner together.
pub(super) struct Pieces {
    areas: [Vec<Piece>; 12],
}

impl Pieces {
    /// Follows the pieces through the log. Where the log does not lead to what the view
    /// shows (a reader who came late), ids are given by place.
    pub(super) fn new(view: &View, log: &[LogLine<AnkhMorpork>]) -> Pieces {
        let mut followed = Follower::new(view.seats().len());
        log.iter().for_each(|line| followed.see(&line.shown.what));
        let mut pieces = Pieces { areas: followed.areas };
        if !pieces.fit(view) {
            pieces = Pieces::by_place(view);
        }
        pieces.areas.iter_mut().for_each(|area| area.sort());
        pieces
    }

    pub(super) fn of(&self, area: Area) -> &[Piece] {
        &self.areas[area.index()]
    }

    fn fit(&self, view: &View) -> bool {
        view.areas().iter().all(|area| {
            let here = self.of(area.area);
            counts(area).all(|(owner, count)| {
                here.iter().filter(|piece| piece.owner == owner).count() == usize::from(count)
            })
        })
    }

    fn by_place(view: &View) -> Pieces {
        let mut areas: [Vec<Piece>; 12] = Default::default();
        for area in view.areas() {
            for (owner, count) in counts(area) {
                let ids =
                    (0..u16::from(count)).map(|nth| 100 * u16::from(area.area.number()) + nth);
                areas[area.area.index()].extend(ids.map(|id| Piece { owner, id }));
            }
        }
        Pieces { areas }
    }
}

/// Follows pieces from event to event.
struct Follower {
    areas: [Vec<Piece>; 12],
    /// Pieces off the board, the latest to leave last: it is the first to come back.
    off: [Vec<u16>; 6],
}

impl Follower {
    /// AM-SETUP-02. Everyone starts with a minion in three areas.
    fn new(players: usize) -> Follower {
        let mut follower = Follower {
            areas: Default::default(),
            off: std::array::from_fn(|_| (0..12).rev().collect()),
        };
        for area in [Area::TheShades, Area::TheScours, Area::DollySisters] {
            for seat in Seat::all(players) {
                follower.put(Minion { owner: seat.into(), area });
            }
        }
        follower
    }

    fn see(&mut self, what: &What) {
        match *what {
            What::Placed { seat, area } => self.put(Minion { owner: seat.into(), area }),
            What::Arrived { minion } => self.put(minion),
            What::Lifted { seat, area } => self.take(Minion { owner: seat.into(), area }),
            What::Removed { minion } => self.take(minion),
            What::Moved { minion, to } => {
                self.take(minion);
                self.put(Minion { area: to, ..minion });
            }
            What::Swapped { one, two } => {
                self.take(one);
                self.put(Minion { area: two.area, ..one });
                self.take(two);
                self.put(Minion { area: one.area, ..two });
            }
            _ => {}
        }
    }

    fn put(&mut self, minion: Minion) {
        if let Some(id) = self.off[minion.owner.index()].pop() {
            self.areas[minion.area.index()].push(Piece { owner: minion.owner, id });
        }
    }

    fn take(&mut self, minion: Minion) {
        let here = &mut self.areas[minion.area.index()];
        if let Some(place) = here.iter().rposition(|piece| piece.owner == minion.owner) {
            let piece = here.remove(place);
            self.off[minion.owner.index()].push(piece.id);
        }
    }
}
