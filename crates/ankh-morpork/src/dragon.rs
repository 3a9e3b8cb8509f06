//! AM-EVENT-DRAGON. The event that clears an area, and all that can be saved from it.

use game::{Seat, Sink};

use crate::areas::Area;
use crate::board::{Minion, Owner};
use crate::editions::Switch;
use crate::events::Event;
use crate::interrupts::{Reaction, Threat};
use crate::pending_events::PendingEvent;
use crate::revisions::Revision;
use crate::state::AnkhMorpork;

/// The dragon in an area, and what of it is safe.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Dragon {
    pub(crate) area: Area,
    pub(crate) stage: DragonStage,
    /// Whether Small Gods keeps its owner's building safe.
    pub(crate) safe_building: bool,
    /// How many of its owner's minions Small Gods keeps safe.
    pub(crate) safe_minions: u8,
}

/// First Small Gods for the building and the minions, then the interrupts, then the dragon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum DragonStage {
    /// The owner of Small Gods may shield a building, or all at once.
    Building,
    /// The owner of Small Gods may shield one minion more.
    Minions,
    /// Those threatened are warned.
    Warn,
    /// It happens.
    Strike,
    /// It has happened; only the rescued may still lie above.
    Done,
}

impl Dragon {
    pub(crate) const fn at(area: Area) -> Dragon {
        Dragon { area, stage: DragonStage::Building, safe_building: false, safe_minions: 0 }
    }
}

impl AnkhMorpork {
    pub(crate) fn run_dragon(&mut self, dragon: Dragon, tell: &mut impl Sink<Event>) -> bool {
        let area = dragon.area;
        let keeper =
            self.small_gods_owner().filter(|&seat| self.shield_price(seat, area).is_some());
        match dragon.stage {
            DragonStage::Building => {
                let whole = self.switches.on(Switch::SmallGodsWholeArea);
                let exposed = keeper.is_some_and(|seat| {
                    let built = self.board.buildings[seat.index()].contains(area);
                    built || (whole && self.board.pieces(seat, area) > 0)
                });
                self.ask_or_go(exposed, dragon, DragonStage::Minions)
            }
            DragonStage::Minions => {
                let exposed = keeper
                    .is_some_and(|seat| self.board.count(seat.into(), area) > dragon.safe_minions);
                self.ask_or_go(exposed, dragon, DragonStage::Warn)
            }
            DragonStage::Warn => {
                self.ask_or_go(false, dragon, DragonStage::Strike);
                self.warn(Threat::Dragon(area, dragon.safe_minions), tell);
                false
            }
            DragonStage::Strike => {
                self.ask_or_go(false, dragon, DragonStage::Done);
                self.strike(dragon, tell);
                false
            }
            DragonStage::Done => self.end_event(),
        }
    }

    fn ask_or_go(&mut self, ask: bool, dragon: Dragon, next: DragonStage) -> bool {
        if !ask {
            self.go(PendingEvent::Dragon(Dragon { stage: next, ..dragon }));
        }
        ask
    }

    pub(crate) fn answer_dragon(&mut self, mut dragon: Dragon, seat: Seat, paid: bool) {
        let whole = self.switches.on(Switch::SmallGodsWholeArea);
        match dragon.stage {
            DragonStage::Building => {
                dragon.stage = if whole { DragonStage::Warn } else { DragonStage::Minions };
                let own = self.board.buildings[seat.index()].contains(dragon.area);
                dragon.safe_building = paid && (own || self.revision == Revision::First);
                if paid && whole {
                    dragon.safe_minions = self.board.count(seat.into(), dragon.area);
                }
            }
            _ if paid => dragon.safe_minions += 1,
            _ => dragon.stage = DragonStage::Warn,
        }
        self.go(PendingEvent::Dragon(dragon));
    }

    /// Everything unprotected goes, the marker in any case (AM-EVENT-DRAGON-03).
    fn strike(&mut self, dragon: Dragon, tell: &mut impl Sink<Event>) {
        let area = dragon.area;
        let keeper = self.small_gods_owner();
        self.remove_trouble(area, tell);
        if !dragon.safe_building {
            self.demolish(area, tell);
        }
        let mut rescued = [0u8; 4];
        for seat in self.seats_in_order() {
            let minion = Minion { owner: seat.into(), area };
            let reactions = self.unseal(seat, tell);
            let shielded = if keeper == Some(seat) { dragon.safe_minions } else { 0 };
            let stay = shielded + u8::from(reactions.contains(Reaction::Susan));
            while self.board.count(minion.owner, area) > stay {
                self.remove_minion(minion, tell);
            }
            rescued[seat.index()] = u8::from(reactions.contains(Reaction::Igor))
                + u8::from(reactions.contains(Reaction::FreshStartClub));
        }
        for owner in [Owner::TROLL, Owner::DEMON] {
            while self.board.count(owner, area) > 0 {
                self.remove_minion(Minion { owner, area }, tell);
            }
        }
        self.close_window();
        self.rescue_after_dragon(area, rescued);
    }

    /// AM-ACT-INTERRUPT-24. Rescued minions are placed when all are gone, in turn order.
    fn rescue_after_dragon(&mut self, area: Area, rescued: [u8; 4]) {
        let order: [Option<Seat>; 4] = {
            let mut seats = self.seats_in_order();
            std::array::from_fn(|_| seats.next())
        };
        for seat in order.into_iter().rev().flatten() {
            for _ in 0..rescued[seat.index()] {
                self.rescue(Minion { owner: seat.into(), area });
            }
        }
    }
}
