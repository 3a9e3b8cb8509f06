//! AM-EVENT-FLOOD, -MURDERS, -DEMONS, -TROLLS. The events that move minions, remove them,
//! and bring new ones.

use game::{Seat, Sink};

use crate::actions::{Action, Word};
use crate::areas::{Area, Areas};
use crate::board::{Minion, Owner};
use crate::editions::Switch;
use crate::events::{Event, What};
use crate::interrupts::How;
use crate::pending_events::{PendingEvent, Strikes};
use crate::random_events::RandomEvent;
use crate::state::AnkhMorpork;

/// A flood, which drives out minions player by player and area by area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Flood {
    /// How many players have left all flooded areas.
    pub(crate) player: u8,
    /// The area the next one leaves.
    pub(crate) area: Area,
    /// How many of their minions Small Gods lets stay in it.
    pub(crate) stay: u8,
    /// Whether one of their minions has left it.
    pub(crate) left: bool,
    /// All areas that are flooded.
    pub(crate) flooded: Areas,
}

/// Mysterious Murders, which everyone rolls for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Murders {
    /// How many players have rolled before this one.
    pub(crate) player: u8,
    pub(crate) stage: MurderStage,
}

/// What a murder is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum MurderStage {
    /// The player's die.
    Roll,
    /// The player's choice of a minion in this area.
    Choose(Area),
    /// The word of the owner of Small Gods, whose minion it is.
    Shield(Minion),
}

impl Murders {
    pub(crate) const BEGIN: Murders = Murders { player: 0, stage: MurderStage::Roll };
}

/// Demons or trolls on their way to the areas rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Arrivals {
    /// Who comes.
    pub(crate) newcomer: Owner,
    /// The roll that the owner of Small Gods is asked about.
    pub(crate) nth: u8,
    /// The area of that roll.
    pub(crate) area: Area,
    /// The rolls that nobody comes for.
    pub(crate) kept_off: Strikes,
}

impl Arrivals {
    pub(crate) fn of(newcomer: Owner, area: Area) -> Arrivals {
        Arrivals { newcomer, nth: 0, area, kept_off: Strikes::default() }
    }

    pub(crate) const fn event(self) -> RandomEvent {
        match self.newcomer {
            Owner::DEMON => RandomEvent::Demons,
            _ => RandomEvent::Trolls,
        }
    }
}

impl AnkhMorpork {
    /// AM-EVENT-FLOOD-01.
    pub(crate) fn begin_flood(&mut self) {
        let rolled = self.rolls.as_slice().iter().map(|&face| Area::numbered(face));
        let flooded = rolled.collect::<Areas>() & Areas::RIVER;
        match flooded.first() {
            Some(area) => {
                let flood = Flood { player: 0, area, stay: 0, left: false, flooded };
                self.go(PendingEvent::Flood(flood))
            }
            None => self.end_event(),
        };
    }

    /// AM-EVENT-FLOOD-02. The next minion that has to leave.
    pub(crate) fn run_flood(&mut self, mut flood: Flood) -> bool {
        loop {
            let seat = self.nth_in_order(flood.player);
            if self.board.count(seat.into(), flood.area) > flood.stay {
                self.go(PendingEvent::Flood(flood));
                return true;
            }
            let number = flood.area.number();
            let next = flood.flooded.into_iter().find(|area| area.number() > number);
            let player = flood.player + u8::from(next.is_none());
            let Some(area) = next.or(flood.flooded.first()) else { return self.end_event() };
            if usize::from(player) == self.players() {
                return self.end_event();
            }
            flood = Flood { player, area, stay: 0, left: false, ..flood };
        }
    }

    pub(crate) fn answer_flood(
        &mut self,
        mut flood: Flood,
        seat: Seat,
        action: Action,
        tell: &mut impl Sink<Event>,
    ) {
        let minion = Minion { owner: seat.into(), area: flood.area };
        match action {
            Action::To(area) => {
                self.move_minion(minion, area, tell);
                flood.left = true;
            }
            _ if self.switches.on(Switch::SmallGodsWholeArea) => {
                flood.stay = self.board.count(minion.owner, minion.area);
            }
            _ => flood.stay += 1,
        }
        self.go(PendingEvent::Flood(flood));
    }

    /// AM-EVENT-MURDERS. Everyone in turn rolls and removes a minion.
    pub(crate) fn run_murders(&mut self, murders: Murders) -> bool {
        if usize::from(murders.player) == self.players() {
            return self.end_event();
        }
        match murders.stage {
            MurderStage::Choose(area) if self.board.crowd(area) == 0 => {
                self.pass_murders_on(murders)
            }
            _ => true,
        }
    }

    pub(crate) fn go_on_murdering(&mut self, murders: Murders, stage: MurderStage) -> bool {
        self.go(PendingEvent::Murders(Murders { stage, ..murders }))
    }

    fn pass_murders_on(&mut self, murders: Murders) -> bool {
        self.go(PendingEvent::Murders(Murders {
            player: murders.player + 1,
            stage: MurderStage::Roll,
        }))
    }

    pub(crate) fn answer_murders(
        &mut self,
        murders: Murders,
        action: Action,
        tell: &mut impl Sink<Event>,
    ) {
        let victim = match (murders.stage, action) {
            (_, Action::Pick(minion)) => {
                self.say(tell, What::Chose { seat: self.nth_in_order(murders.player), minion });
                let owner = minion.owner.seat();
                if owner.is_some_and(|seat| self.shield_price(seat, minion.area).is_some()) {
                    self.go_on_murdering(murders, MurderStage::Shield(minion));
                    return;
                }
                Some(minion)
            }
            (MurderStage::Shield(minion), Action::Word(Word::Pass)) => Some(minion),
            _ => None,
        };
        self.pass_murders_on(murders);
        if let Some(minion) = victim {
            self.threaten_removal(minion, How::Event, tell);
        }
    }

    /// AM-EVENT-DEMONS, AM-EVENT-TROLLS. All dice first, then all refusals, then all
    /// arrivals in the order rolled (AM-AREA-SMALL-GODS-10).
    pub(crate) fn run_arrivals(&mut self, arrivals: Arrivals, tell: &mut impl Sink<Event>) -> bool {
        let asks = self.gatekeeper(arrivals.newcomer, arrivals.area).is_some();
        if !asks {
            self.answer_arrivals(arrivals, false, tell);
        }
        asks
    }

    pub(crate) fn answer_arrivals(
        &mut self,
        mut arrivals: Arrivals,
        keep_off: bool,
        tell: &mut impl Sink<Event>,
    ) {
        if keep_off {
            arrivals.kept_off.insert(arrivals.nth);
        }
        let nth = arrivals.nth + 1;
        if let Some(area) = self.struck(nth) {
            self.go(PendingEvent::Arrivals(Arrivals { nth, area, ..arrivals }));
            return;
        }
        for nth in 0..nth {
            if let Some(area) = self.struck(nth).filter(|_| !arrivals.kept_off.contains(nth)) {
                self.settle(Minion { owner: arrivals.newcomer, area }, tell);
            }
        }
        self.end_event();
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
