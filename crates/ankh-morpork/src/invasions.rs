//! AM-EVENT-FLOOD, -MURDERS, -DEMONS, -TROLLS. The events that move minions, remove them,
//! and bring new ones.

use game::{Seat, Sink};

use crate::actions::{Action, Word};
use crate::areas::{Area, Areas};
use crate::board::{Minion, Owner};
use crate::editions::Switch;
use crate::events::{Event, What};
use crate::interrupts::How;
use crate::random_events::{PendingEvent, Stage};
use crate::state::AnkhMorpork;

impl AnkhMorpork {
    /// AM-EVENT-FLOOD-01, -02. The next minion that has to leave.
    pub(crate) fn run_flood(&mut self, mut pending: PendingEvent) -> bool {
        if pending.stage == Stage::Roll {
            return true;
        }
        if pending.stage == Stage::Shield {
            let rolled: Areas =
                self.rolls.as_slice().iter().map(|&face| Area::numbered(face)).collect();
            let areas = rolled & Areas::RIVER;
            pending = PendingEvent { areas, area: areas.first(), ..pending.at(Stage::Choose) };
        }
        while usize::from(pending.count) < self.players() {
            let seat = self.nth_in_order(pending.count);
            while let Some(area) = pending.area {
                if self.board.count(seat.into(), area) > pending.safe {
                    self.go(pending);
                    return true;
                }
                let rest = pending.areas.filter(|other| other.number() > area.number());
                pending = PendingEvent {
                    area: rest.collect::<Areas>().first(),
                    safe: 0,
                    flag: false,
                    ..pending
                };
            }
            pending =
                PendingEvent { count: pending.count + 1, area: pending.areas.first(), ..pending };
        }
        self.end_event()
    }

    pub(crate) fn answer_flood(
        &mut self,
        pending: PendingEvent,
        seat: Seat,
        action: Action,
        tell: &mut impl Sink<Event>,
    ) {
        let minion = Minion { owner: seat.into(), area: pending.place() };
        match action {
            Action::To(area) => {
                self.move_minion(minion, area, tell);
                self.go(PendingEvent { flag: true, ..pending });
            }
            _ => {
                let whole = self.switches.on(Switch::SmallGodsWholeArea);
                let all = self.board.count(minion.owner, minion.area);
                let safe = if whole { all } else { pending.safe + 1 };
                self.go(PendingEvent { safe, ..pending });
            }
        }
    }

    /// AM-EVENT-MURDERS. Everyone in turn rolls and removes a minion.
    pub(crate) fn run_murders(
        &mut self,
        pending: PendingEvent,
        tell: &mut impl Sink<Event>,
    ) -> bool {
        if usize::from(pending.count) == self.players() {
            return self.end_event();
        }
        match pending.stage {
            Stage::Choose if self.board.crowd(pending.place()) == 0 => {
                self.go(pending.next(Stage::Roll))
            }
            Stage::Strike => {
                let minion = pending.minion.expect("a minion was chosen");
                self.go(pending.next(Stage::Roll));
                self.threaten_removal(minion, How::Event, tell);
                false
            }
            _ => true,
        }
    }

    pub(crate) fn answer_murders(
        &mut self,
        pending: PendingEvent,
        action: Action,
        tell: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Pick(minion) => {
                self.say(tell, What::Chose { seat: self.nth_in_order(pending.count), minion });
                let shield =
                    minion.owner.seat().and_then(|seat| self.shield_price(seat, minion.area));
                let stage = if shield.is_some() { Stage::Shield } else { Stage::Strike };
                self.go(PendingEvent { stage, minion: Some(minion), ..pending });
            }
            Action::Word(Word::Shield) => {
                self.go(pending.next(Stage::Roll));
            }
            _ => {
                self.go(pending.at(Stage::Strike));
            }
        }
    }

    /// AM-EVENT-DEMONS, AM-EVENT-TROLLS. All dice first, then all refusals, then all
    /// arrivals in the order rolled (AM-AREA-SMALL-GODS-10).
    pub(crate) fn run_arrivals(
        &mut self,
        pending: PendingEvent,
        newcomer: Owner,
        tell: &mut impl Sink<Event>,
    ) -> bool {
        if pending.stage == Stage::Roll {
            return true;
        }
        if let Some(&face) = self.rolls.as_slice().get(usize::from(pending.count)) {
            let area = Area::numbered(face);
            if self.gatekeeper(newcomer, area).is_none() {
                return self.go(pending.next(Stage::Shield));
            }
            self.go(PendingEvent { area: Some(area), ..pending });
            return true;
        }
        let rolls = self.rolls;
        for (nth, &face) in rolls.as_slice().iter().enumerate() {
            if !pending.areas.contains(Area::ALL[nth]) {
                self.settle(Minion { owner: newcomer, area: Area::numbered(face) }, tell);
            }
        }
        self.end_event()
    }

    pub(crate) fn answer_arrivals(&mut self, pending: PendingEvent, kept_off: bool) {
        let mut areas = pending.areas;
        if kept_off {
            areas.insert(Area::ALL[usize::from(pending.count)]);
        }
        self.go(PendingEvent { areas, ..pending.next(Stage::Shield) });
    }

    /// AM-EVENT-DEMONS-03. A demon brings trouble even to an empty area.
    fn settle(&mut self, minion: Minion, tell: &mut impl Sink<Event>) {
        self.say(tell, What::Arrived { minion });
        self.arrive(minion, tell);
        if minion.owner == Owner::DEMON {
            self.add_trouble(minion.area, tell);
        }
    }
}
