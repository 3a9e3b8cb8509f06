//! AM-EVENT-FLOOD, -MURDERS, -DEMONS, -TROLLS. The events that move minions, remove them,
//! and bring new ones.

use game::{Seat, Sink};

use crate::actions::{Action, Word};
use crate::areas::{Area, Areas};
use crate::board::{Minion, Owner};
use crate::editions::Switch;
use crate::events::{Event, What};
use crate::interrupts::How;
use crate::options::{Choice, Options};
use crate::pending_events::{PendingEvent, Strikes};
use crate::random_events::RandomEvent;
use crate::revisions::Revision;
use crate::state::AnkhMorpork;

/// A flood, which drives out minions player by player and area by area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Flood {
    pub(crate) stage: FloodStage,
    /// How many players have left all flooded areas.
    pub(crate) player: u8,
    /// The area at hand.
    pub(crate) area: Area,
    /// How many minions of its owner Small Gods lets stay in the first and the second area.
    pub(crate) stay: Stay,
    /// All areas that are flooded.
    pub(crate) flooded: Areas,
}

/// First the owner of Small Gods decides who stays, then everyone leaves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum FloodStage {
    /// The owner of Small Gods may shield one minion more, or the area.
    Shield,
    /// The next player leaves the area; whether one of their minions has left it already.
    Leave { begun: bool },
}

/// Two numbers of minions in one byte: nobody has more than twelve, and every byte of a
/// frame is copied eighteen times with a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Stay(u8);

impl Stay {
    pub(crate) const fn of([first, second]: [u8; 2]) -> Stay {
        Stay(first & 0xf | second << 4)
    }

    pub(crate) const fn counts(self) -> [u8; 2] {
        [self.0 & 0xf, self.0 >> 4]
    }

    fn with(self, nth: usize, count: u8) -> Stay {
        let mut counts = self.counts();
        counts[nth] = count;
        Stay::of(counts)
    }
}

impl Flood {
    /// Whether the area at hand is the first or the second.
    fn nth(self) -> usize {
        usize::from(self.flooded.first() != Some(self.area))
    }

    /// The same in the flooded area after this one, if there is one.
    fn in_next_area(self) -> Option<Flood> {
        let number = self.area.number();
        let area = self.flooded.into_iter().find(|area| area.number() > number)?;
        Some(Flood { area, ..self })
    }

    /// The same when this player leaves, from the first area on.
    fn leaving(self, player: u8) -> Flood {
        let area = self.flooded.first().unwrap_or(self.area);
        Flood { stage: FloodStage::Leave { begun: false }, player, area, ..self }
    }
}

/// Mysterious Murders, which everyone rolls for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Murders {
    /// How many players have rolled before this one.
    pub(crate) player: u8,
    pub(crate) stage: MurderStage,
    /// The rolls whose whole area the owner of Small Gods has paid for.
    pub(crate) paid: Strikes,
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
    pub(crate) const BEGIN: Murders =
        Murders { player: 0, stage: MurderStage::Roll, paid: Strikes::NONE };
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
        let stage = match self.revision {
            Revision::First => FloodStage::Leave { begun: false },
            _ => FloodStage::Shield,
        };
        match flooded.first() {
            Some(area) => {
                let flood = Flood { stage, player: 0, area, stay: Stay::default(), flooded };
                self.go(PendingEvent::Flood(flood))
            }
            None => self.end_event(),
        };
    }

    pub(crate) fn run_flood(&mut self, flood: Flood) -> bool {
        match flood.stage {
            FloodStage::Shield => self.hold_back_flood(flood),
            FloodStage::Leave { .. } => self.drive_out(flood),
        }
    }

    /// AM-AREA-SMALL-GODS-10. Who stays is decided for all areas before anybody leaves.
    fn hold_back_flood(&mut self, flood: Flood) -> bool {
        let exposed = self.small_gods_owner().is_some_and(|seat| {
            self.may_leave(flood, seat) && self.shield_price(seat, flood.area).is_some()
        });
        if !exposed {
            self.decide_on_next_area(flood);
        }
        exposed
    }

    fn decide_on_next_area(&mut self, flood: Flood) {
        self.go(PendingEvent::Flood(flood.in_next_area().unwrap_or(flood.leaving(0))));
    }

    /// AM-EVENT-FLOOD-02. The next minion that has to leave.
    fn drive_out(&mut self, mut flood: Flood) -> bool {
        while usize::from(flood.player) < self.players() {
            if self.may_leave(flood, self.nth_in_order(flood.player)) {
                self.go(PendingEvent::Flood(flood));
                return true;
            }
            let next = flood.in_next_area();
            flood = next.unwrap_or(flood.leaving(flood.player + 1));
            flood.stage = FloodStage::Leave { begun: false };
        }
        self.end_event()
    }

    /// Whether a player has a minion in the area at hand that does not stay.
    fn may_leave(&self, flood: Flood, seat: Seat) -> bool {
        let keeps = self.small_gods_owner() == Some(seat);
        let stay = if keeps { flood.stay.counts()[flood.nth()] } else { 0 };
        self.board.count(seat.into(), flood.area) > stay
    }

    /// Where the next minion may go, and whether Small Gods may let it stay.
    pub(crate) fn flood_options(&self, flood: Flood, seat: Seat) -> Options {
        let FloodStage::Leave { begun } = flood.stage else {
            return self.shield_options(PendingEvent::Flood(flood));
        };
        // Under the first rules a shield was bought only when its owner had to leave.
        let late = self.revision == Revision::First
            && self.shield_price(seat, flood.area).is_some()
            && !(begun && self.switches.on(Switch::SmallGodsWholeArea));
        Options::of(Choice::To(flood.area.neighbours() & !flood.flooded))
            .with_if(Word::Shield, late)
    }

    pub(crate) fn answer_flood(
        &mut self,
        mut flood: Flood,
        seat: Seat,
        action: Action,
        tell: &mut impl Sink<Event>,
    ) {
        let minion = Minion { owner: seat.into(), area: flood.area };
        let nth = flood.nth();
        match action {
            Action::To(area) => {
                self.move_minion(minion, area, tell);
                flood.stage = FloodStage::Leave { begun: true };
            }
            Action::Word(Word::Pass) => return self.decide_on_next_area(flood),
            _ if self.switches.on(Switch::SmallGodsWholeArea) => {
                let all = self.board.count(minion.owner, minion.area);
                flood.stay = flood.stay.with(nth, all);
            }
            _ => flood.stay = flood.stay.with(nth, flood.stay.counts()[nth] + 1),
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
        let player = murders.player + 1;
        self.go(PendingEvent::Murders(Murders { player, stage: MurderStage::Roll, ..murders }))
    }

    /// AM-SWITCH-04. Whether an earlier murder was answered with the price of the area.
    fn is_paid_for(&self, murders: Murders, area: Area) -> bool {
        let mut answered = (0..murders.player).filter(|&nth| murders.paid.contains(nth));
        answered.any(|nth| self.struck(nth) == Some(area))
    }

    pub(crate) fn answer_murders(
        &mut self,
        mut murders: Murders,
        action: Action,
        tell: &mut impl Sink<Event>,
    ) {
        let victim = match (murders.stage, action) {
            (_, Action::Pick(minion)) => {
                self.say(tell, What::Chose { seat: self.nth_in_order(murders.player), minion });
                let owner = minion.owner.seat();
                let keeper = owner.filter(|_| owner == self.small_gods_owner());
                if let Some(seat) = keeper.filter(|_| self.is_paid_for(murders, minion.area)) {
                    self.say(tell, What::Shielded { seat, area: minion.area });
                    self.pass_murders_on(murders);
                    return;
                }
                if keeper.is_some_and(|seat| self.shield_price(seat, minion.area).is_some()) {
                    self.go_on_murdering(murders, MurderStage::Shield(minion));
                    return;
                }
                Some(minion)
            }
            (MurderStage::Shield(_), Action::Shield(_)) => {
                if self.pays_once_for_an_area() {
                    murders.paid.insert(murders.player);
                }
                None
            }
            (MurderStage::Shield(minion), _) => Some(minion),
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
        let decided = self.pays_once_for_an_area().then(|| self.struck_before(arrivals.nth));
        if let Some(before) = decided.flatten() {
            self.answer_arrivals(arrivals, arrivals.kept_off.contains(before), tell);
            return false;
        }
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
