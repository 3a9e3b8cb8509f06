//! AM-TROUBLE. Minions come and go, and trouble markers with them.

use game::Sink;

use crate::areas::Area;
use crate::board::Minion;
use crate::events::{Event, What};
use crate::state::AnkhMorpork;

impl AnkhMorpork {
    /// AM-TROUBLE-01. A minion that comes where one already is brings a marker.
    pub(crate) fn arrive(&mut self, minion: Minion, tell: &mut impl Sink<Event>) {
        let crowded = self.board.occupied().contains(minion.area);
        self.board.add(minion);
        if crowded {
            self.add_trouble(minion.area, tell);
        }
    }

    /// AM-TROUBLE-04. A minion that goes takes the marker along.
    pub(crate) fn leave(&mut self, minion: Minion, tell: &mut impl Sink<Event>) {
        self.board.take(minion);
        self.remove_trouble(minion.area, tell);
    }

    /// AM-TROUBLE-03. An area has at most one marker.
    pub(crate) fn add_trouble(&mut self, area: Area, tell: &mut impl Sink<Event>) {
        if !self.board.trouble.contains(area) {
            self.board.trouble.insert(area);
            self.say(tell, What::Troubled { area });
        }
    }

    /// Takes the marker off, if there is one.
    pub(crate) fn remove_trouble(&mut self, area: Area, tell: &mut impl Sink<Event>) {
        if self.board.trouble.contains(area) {
            self.board.trouble.remove(area);
            self.say(tell, What::Calmed { area });
        }
    }

    /// A minion leaves the board.
    pub(crate) fn remove_minion(&mut self, minion: Minion, tell: &mut impl Sink<Event>) {
        self.say(tell, What::Removed { minion });
        self.leave(minion, tell);
    }

    /// AM-TROUBLE-13. A move updates both areas.
    pub(crate) fn move_minion(&mut self, minion: Minion, to: Area, tell: &mut impl Sink<Event>) {
        self.say(tell, What::Moved { minion, to });
        self.leave(minion, tell);
        self.arrive(Minion { area: to, ..minion }, tell);
    }

    /// AM-TROUBLE-17. Both leave, then both arrive.
    pub(crate) fn swap_minions(&mut self, one: Minion, two: Minion, tell: &mut impl Sink<Event>) {
        self.say(tell, What::Swapped { one, two });
        self.leave(one, tell);
        self.leave(two, tell);
        self.arrive(Minion { area: two.area, ..one }, tell);
        self.arrive(Minion { area: one.area, ..two }, tell);
    }
}
