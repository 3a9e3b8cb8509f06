//! AM-EVENT-EXPLOSION, -EARTHQUAKE, -FIRE, -SUBSIDENCE, -JOHNSON. The events that take
//! buildings and their cards.

use game::Sink;

use crate::areas::{Area, Areas};
use crate::board::Minion;
use crate::editions::Switch;
use crate::events::{Event, What};
use crate::interrupts::How;
use crate::random_events::{PendingEvent, Stage};
use crate::state::AnkhMorpork;

const SUBSIDENCE: usize = 2;

impl AnkhMorpork {
    /// AM-EVENT-EXPLOSION, AM-EVENT-EARTHQUAKE. The building of each area rolled goes.
    pub(crate) fn run_collapse(
        &mut self,
        pending: PendingEvent,
        tell: &mut impl Sink<Event>,
    ) -> bool {
        if pending.stage == Stage::Roll {
            return true;
        }
        let Some(&face) = self.rolls.as_slice().get(usize::from(pending.count)) else {
            return self.end_event();
        };
        let area = Area::numbered(face);
        let again = self.rolls.as_slice()[..usize::from(pending.count)].contains(&face);
        match self.board.builder(area) {
            // AM-EVENT-EARTHQUAKE-02. A building that was saved is not hit twice.
            Some(seat) if !again => {
                if self.shield_price(seat, area).is_some() {
                    self.go(PendingEvent { stage: Stage::Shield, area: Some(area), ..pending });
                    return true;
                }
                self.demolish(area, tell);
                self.go(pending.next(Stage::Strike))
            }
            _ => self.go(pending.next(Stage::Strike)),
        }
    }

    /// AM-EVENT-FIRE-01 to -05.
    pub(crate) fn spread_fire(&mut self, pending: PendingEvent, area: Area) {
        let reached = pending.area.is_none_or(|last| last.neighbours().contains(area));
        let burns = self.board.built().contains(area) && !pending.areas.contains(area);
        if reached && burns {
            self.go(PendingEvent { stage: Stage::Shield, area: Some(area), ..pending });
        } else {
            self.end_event();
        }
    }

    pub(crate) fn run_fire(&mut self, pending: PendingEvent, tell: &mut impl Sink<Event>) -> bool {
        if pending.stage == Stage::Roll {
            return true;
        }
        let area = pending.place();
        let owner = self.board.builder(area).expect("there is a building");
        if self.shield_price(owner, area).is_some() {
            return true;
        }
        self.answer_fire(pending, false, tell);
        false
    }

    pub(crate) fn answer_fire(
        &mut self,
        pending: PendingEvent,
        saved: bool,
        tell: &mut impl Sink<Event>,
    ) {
        if !saved {
            self.demolish(pending.place(), tell);
            self.go(pending.at(Stage::Roll));
        } else if self.switches.on(Switch::FireStops) {
            self.end_event();
        } else {
            // AM-EVENT-FIRE-06. The fire goes on as if the building had burned.
            let areas = pending.areas | Areas::only(pending.place());
            self.go(PendingEvent { areas, ..pending.at(Stage::Roll) });
        }
    }

    /// AM-EVENT-SUBSIDENCE. Everyone in turn pays, and loses what cannot be paid for.
    pub(crate) fn run_subsidence(
        &mut self,
        pending: PendingEvent,
        tell: &mut impl Sink<Event>,
    ) -> bool {
        if usize::from(pending.count) == self.players() {
            return self.end_event();
        }
        let seat = self.nth_in_order(pending.count);
        let buildings = self.board.buildings[seat.index()];
        let payable = usize::from(self.money[seat]) / SUBSIDENCE;
        if buildings.len() <= payable {
            if !buildings.is_empty() {
                self.spend(seat, (buildings.len() * SUBSIDENCE) as u16, tell);
            }
            return self.go(pending.next(Stage::Strike));
        }
        if payable == 0 {
            buildings.for_each(|area| self.demolish(area, tell));
            return false;
        }
        true
    }

    /// AM-EVENT-JOHNSON. The card goes, and one of its owner's minions.
    pub(crate) fn run_johnson(
        &mut self,
        pending: PendingEvent,
        tell: &mut impl Sink<Event>,
    ) -> bool {
        if pending.stage == Stage::Roll {
            return true;
        }
        let area = pending.place();
        let owner = match self.board.builder(area) {
            Some(seat) if pending.flag || !self.lost.contains(area) => seat,
            _ => return self.end_event(),
        };
        let can_shield = self.shield_price(owner, area).is_some();
        match pending.stage {
            Stage::Shield if can_shield => true,
            Stage::Shield => {
                self.answer_johnson(pending, false, tell);
                false
            }
            _ if self.board.count(owner.into(), area) == 0 => self.end_event(),
            // AM-SWITCH-04. All or none: who did not save the card is not asked again.
            _ if can_shield && !self.switches.on(Switch::SmallGodsWholeArea) => true,
            _ => {
                self.answer_johnson(pending, false, tell);
                false
            }
        }
    }

    pub(crate) fn answer_johnson(
        &mut self,
        pending: PendingEvent,
        saved: bool,
        tell: &mut impl Sink<Event>,
    ) {
        let area = pending.place();
        let owner = self.board.builder(area).expect("the card has an owner");
        match pending.stage {
            Stage::Shield if saved && self.switches.on(Switch::SmallGodsWholeArea) => {
                self.end_event();
            }
            Stage::Shield => {
                if !saved {
                    self.lost.insert(area);
                    self.say(tell, What::CardLost { seat: owner, area });
                }
                // The minion is at stake whether the card was saved or not.
                self.go(PendingEvent { flag: true, ..pending.at(Stage::ShieldMinion) });
            }
            _ => {
                self.end_event();
                if !saved {
                    self.threaten_removal(Minion { owner: owner.into(), area }, How::Event, tell);
                }
            }
        }
    }
}
