//! AM-EVENT-DRAGON. The event that clears an area, and all that can be saved from it.

use game::{Seat, Sink};

use crate::areas::Area;
use crate::board::{Minion, Owner};
use crate::editions::Switch;
use crate::events::Event;
use crate::interrupts::{Reaction, Threat};
use crate::random_events::{PendingEvent, Stage};
use crate::state::AnkhMorpork;

impl AnkhMorpork {
    /// First Small Gods for the building and the minions, then the interrupts, then
    /// the dragon.
    pub(crate) fn run_dragon(
        &mut self,
        pending: PendingEvent,
        tell: &mut impl Sink<Event>,
    ) -> bool {
        if pending.stage == Stage::Roll {
            return true;
        }
        let area = pending.place();
        let keeper =
            self.small_gods_owner().filter(|&seat| self.shield_price(seat, area).is_some());
        match pending.stage {
            Stage::Shield => {
                let whole = self.switches.on(Switch::SmallGodsWholeArea);
                let exposed = keeper.is_some_and(|seat| {
                    let built = self.board.buildings[seat.index()].contains(area);
                    built || (whole && self.board.pieces(seat, area) > 0)
                });
                self.ask_or_go(exposed, pending, Stage::ShieldMinion)
            }
            Stage::ShieldMinion => {
                let exposed =
                    keeper.is_some_and(|seat| self.board.count(seat.into(), area) > pending.safe);
                self.ask_or_go(exposed, pending, Stage::Warn)
            }
            Stage::Warn => {
                self.go(pending.at(Stage::Strike));
                self.warn(Threat::Dragon(area, pending.safe), tell);
                false
            }
            _ => {
                self.end_event();
                self.strike(area, pending, tell);
                false
            }
        }
    }

    fn ask_or_go(&mut self, ask: bool, pending: PendingEvent, next: Stage) -> bool {
        if !ask {
            self.go(pending.at(next));
        }
        ask
    }

    pub(crate) fn answer_dragon(&mut self, pending: PendingEvent, seat: Seat, paid: bool) {
        let whole = self.switches.on(Switch::SmallGodsWholeArea);
        let minions = self.board.count(seat.into(), pending.place());
        let next = match (pending.stage, paid) {
            (Stage::Shield, true) if whole => {
                PendingEvent { flag: true, safe: minions, ..pending.at(Stage::Warn) }
            }
            (Stage::Shield, false) if whole => pending.at(Stage::Warn),
            (Stage::Shield, _) => PendingEvent { flag: paid, ..pending.at(Stage::ShieldMinion) },
            (_, true) => PendingEvent { safe: pending.safe + 1, ..pending },
            (_, false) => pending.at(Stage::Warn),
        };
        self.go(next);
    }

    /// Everything unprotected goes, the marker in any case (AM-EVENT-DRAGON-03).
    fn strike(&mut self, area: Area, pending: PendingEvent, tell: &mut impl Sink<Event>) {
        let keeper = self.small_gods_owner();
        self.remove_trouble(area, tell);
        if !pending.flag {
            self.demolish(area, tell);
        }
        let mut rescued = [0u8; 4];
        for seat in self.seats_in_order() {
            let minion = Minion { owner: seat.into(), area };
            let reactions = self.unseal(seat, tell);
            let shielded = if keeper == Some(seat) { pending.safe } else { 0 };
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
