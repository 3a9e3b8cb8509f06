//! AM-EVENT-EXPLOSION, -EARTHQUAKE, -FIRE, -SUBSIDENCE, -JOHNSON. The events that take
//! buildings and their cards.

use game::Sink;

use crate::areas::{Area, Areas};
use crate::board::Minion;
use crate::editions::Switch;
use crate::events::{Event, What};
use crate::interrupts::How;
use crate::pending_events::{PendingEvent, Strikes};
use crate::revisions::Revision;
use crate::state::AnkhMorpork;

/// AM-EVENT-SUBSIDENCE-01. What a player pays for each building.
pub(crate) const SUBSIDENCE: u16 = 2;

/// A fire, which rolls for one area after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Fire {
    /// The die is rolled; after the first time only a neighbour can catch fire, and under
    /// the first rules none that was saved before.
    Spreads { from: Option<Area>, saved: Areas },
    /// The building of an area burns, unless it is saved like others before it.
    Burns { area: Area, saved: Areas },
}

impl Fire {
    pub(crate) const BEGINS: Fire = Fire::Spreads { from: None, saved: Areas::NONE };
}

/// Bloody Stupid Johnson in an area: first the card is decided on, then the minion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Johnson {
    pub(crate) area: Area,
    pub(crate) stage: JohnsonStage,
}

/// What Bloody Stupid Johnson is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum JohnsonStage {
    /// The card is at stake.
    Card,
    /// One of its owner's minions is.
    Minion,
    /// All is decided; only a removal may still lie above.
    Done,
}

impl Johnson {
    pub(crate) const fn at(area: Area) -> Johnson {
        Johnson { area, stage: JohnsonStage::Card }
    }
}

/// An earthquake: Small Gods is asked about one roll after the other, then all falls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Earthquake {
    /// The roll that the owner of Small Gods is asked about.
    pub(crate) nth: u8,
    /// The area of that roll.
    pub(crate) area: Area,
    /// The rolls that take no building.
    pub(crate) saved: Strikes,
}

impl Earthquake {
    pub(crate) fn at(area: Area) -> Earthquake {
        Earthquake { nth: 0, area, saved: Strikes::default() }
    }
}

impl AnkhMorpork {
    /// AM-EVENT-EXPLOSION. The building of the area rolled goes.
    pub(crate) fn run_explosion(&mut self, area: Area, tell: &mut impl Sink<Event>) -> bool {
        let asks = self.may_shield_building(area);
        if !asks {
            self.answer_explosion(area, false, tell);
        }
        asks
    }

    pub(crate) fn answer_explosion(
        &mut self,
        area: Area,
        saved: bool,
        tell: &mut impl Sink<Event>,
    ) {
        if !saved {
            self.demolish(area, tell);
        }
        self.end_event();
    }

    /// AM-EVENT-EARTHQUAKE. The building of each area rolled goes.
    pub(crate) fn run_earthquake(
        &mut self,
        earthquake: Earthquake,
        tell: &mut impl Sink<Event>,
    ) -> bool {
        // AM-EVENT-EARTHQUAKE-02. A building that was decided on is not hit twice.
        let again = self.struck_before(earthquake.nth).is_some();
        let asks = !again && self.may_shield_building(earthquake.area);
        if !asks {
            self.answer_earthquake(earthquake, again, tell);
        }
        asks
    }

    pub(crate) fn answer_earthquake(
        &mut self,
        Earthquake { nth, area, mut saved }: Earthquake,
        save: bool,
        tell: &mut impl Sink<Event>,
    ) {
        if save {
            saved.insert(nth);
        } else if self.revision == Revision::First {
            self.demolish(area, tell);
        }
        let nth = nth + 1;
        if let Some(area) = self.struck(nth) {
            self.go(PendingEvent::Earthquake(Earthquake { nth, area, saved }));
            return;
        }
        // AM-AREA-SMALL-GODS-10. Nothing falls before everything is decided.
        for nth in 0..nth {
            if let Some(area) = self.struck(nth).filter(|_| !saved.contains(nth)) {
                self.demolish(area, tell);
            }
        }
        self.end_event();
    }

    /// Whether the owner of Small Gods can save the building of an area.
    fn may_shield_building(&self, area: Area) -> bool {
        self.board.builder(area).is_some_and(|seat| self.shield_price(seat, area).is_some())
    }

    /// AM-EVENT-FIRE-01 to -05.
    pub(crate) fn spread_fire(&mut self, fire: Fire, area: Area) {
        let (reached, saved) = match fire {
            Fire::Spreads { from, saved } => {
                (from.is_none_or(|last| last.neighbours().contains(area)), saved)
            }
            Fire::Burns { .. } => unreachable!("the fire spreads when this one has burned"),
        };
        if reached && self.board.built().contains(area) && !saved.contains(area) {
            self.go(PendingEvent::Fire(Fire::Burns { area, saved }));
        } else {
            self.end_event();
        }
    }

    pub(crate) fn run_fire(&mut self, fire: Fire, tell: &mut impl Sink<Event>) -> bool {
        match fire {
            Fire::Burns { area, saved } if !self.may_shield_building(area) => {
                self.answer_fire(area, saved, false, tell);
                false
            }
            _ => true,
        }
    }

    pub(crate) fn answer_fire(
        &mut self,
        area: Area,
        mut saved: Areas,
        save: bool,
        tell: &mut impl Sink<Event>,
    ) {
        if !save {
            self.demolish(area, tell);
        } else if self.switches.on(Switch::FireStops) {
            self.end_event();
            return;
        } else if self.revision == Revision::First {
            saved.insert(area);
        }
        // AM-EVENT-FIRE-06. The fire goes on as if a saved building had burned.
        self.go(PendingEvent::Fire(Fire::Spreads { from: Some(area), saved }));
    }

    /// AM-EVENT-SUBSIDENCE. Everyone in turn pays, and loses what cannot be paid for.
    pub(crate) fn run_subsidence(&mut self, paid: u8, tell: &mut impl Sink<Event>) -> bool {
        if usize::from(paid) == self.players() {
            return self.end_event();
        }
        let seat = self.nth_in_order(paid);
        let buildings = self.board.buildings[seat.index()];
        let payable = usize::from(self.money[seat] / SUBSIDENCE);
        if buildings.len() <= payable {
            if !buildings.is_empty() {
                self.spend(seat, buildings.len() as u16 * SUBSIDENCE, tell);
            }
            return self.go(PendingEvent::Subsidence { paid: paid + 1 });
        }
        if payable == 0 {
            buildings.for_each(|area| self.demolish(area, tell));
            return false;
        }
        true
    }

    /// AM-EVENT-JOHNSON. The card goes, and one of its owner's minions.
    pub(crate) fn run_johnson(&mut self, johnson: Johnson, tell: &mut impl Sink<Event>) -> bool {
        let Johnson { area, stage } = johnson;
        let minion = stage == JohnsonStage::Minion;
        let owner = match self.board.builder(area) {
            Some(seat) if minion || !self.lost.contains(area) => seat,
            _ => return self.end_event(),
        };
        if stage == JohnsonStage::Done || (minion && self.board.count(owner.into(), area) == 0) {
            return self.end_event();
        }
        // AM-SWITCH-04. All or none: who did not save the card is not asked again.
        let once = minion && self.switches.on(Switch::SmallGodsWholeArea);
        let asks = self.shield_price(owner, area).is_some() && !once;
        if !asks {
            self.answer_johnson(johnson, false, tell);
        }
        asks
    }

    pub(crate) fn answer_johnson(
        &mut self,
        johnson: Johnson,
        saved: bool,
        tell: &mut impl Sink<Event>,
    ) {
        let area = johnson.area;
        let owner = self.board.builder(area).expect("the card has an owner");
        let card = johnson.stage == JohnsonStage::Card;
        if card && !saved {
            self.lost.insert(area);
            self.say(tell, What::CardLost { seat: owner, area });
        }
        // The minion is at stake whether the card was saved or not.
        let whole = saved && self.switches.on(Switch::SmallGodsWholeArea);
        let stage = if card && !whole { JohnsonStage::Minion } else { JohnsonStage::Done };
        self.go(PendingEvent::Johnson(Johnson { stage, ..johnson }));
        if !card && !saved {
            self.threaten_removal(Minion { owner: owner.into(), area }, How::Event, tell);
        }
    }
}
