//! AM-EVENT. The twelve random events.

use game::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::actions::{Action, Word};
use crate::areas::{Area, Areas};
use crate::board::{Minion, Owner};
use crate::chance::Chance;
use crate::editions::Switch;
use crate::ending::Ending;
use crate::events::{Event, What};
use crate::named::named;
use crate::options::{Choice, Options};
use crate::pending::{Frame, Lot};
use crate::state::{AnkhMorpork, Rolls};

named! {
    /// One of the twelve event cards.
    pub enum RandomEvent: "an event is one of the twelve, such as flood" {
        /// Clears an area.
        TheDragon = "the-dragon",
        /// Drives minions out of areas by the river.
        Flood = "flood",
        /// Burns buildings as long as it spreads.
        Fire = "fire",
        /// Five cards of the draw pile are lost.
        Fog = "fog",
        /// Ends the game when there is enough trouble.
        Riots = "riots",
        /// Destroys a building.
        Explosion = "explosion",
        /// Everyone removes a minion.
        MysteriousMurders = "mysterious-murders",
        /// Four demons arrive.
        Demons = "demons-from-the-dungeon-dimensions",
        /// Everyone pays for their buildings.
        Subsidence = "subsidence",
        /// A City Area card is lost.
        BloodyStupidJohnson = "bloody-stupid-johnson",
        /// Three trolls arrive.
        Trolls = "trolls",
        /// Destroys up to two buildings.
        Earthquake = "earthquake",
    }
}

/// A set of events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct RandomEvents(u16);

impl RandomEvents {
    pub(crate) const ALL: RandomEvents = RandomEvents(0xfff);

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) const fn contains(self, event: RandomEvent) -> bool {
        self.0 & 1 << event as u16 != 0
    }

    pub(crate) fn remove(&mut self, event: RandomEvent) {
        self.0 &= !(1 << event as u16);
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = RandomEvent> {
        RandomEvent::ALL.into_iter().filter(move |&event| self.contains(event))
    }
}

impl FromIterator<RandomEvent> for RandomEvents {
    fn from_iter<I: IntoIterator<Item = RandomEvent>>(events: I) -> RandomEvents {
        RandomEvents(events.into_iter().fold(0, |set, event| set | 1 << event as u16))
    }
}

/// What an event is waiting for, or about to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Stage {
    /// The die is rolled.
    Roll,
    /// Cards are lost to the fog.
    Fog,
    /// The owner of Small Gods may shield a building, a card, or keep somebody off.
    Shield,
    /// The owner of Small Gods may shield a minion.
    ShieldMinion,
    /// Those threatened are warned.
    Warn,
    /// It happens.
    Strike,
    /// A player chooses.
    Choose,
}

/// An event being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct PendingEvent {
    pub(crate) event: RandomEvent,
    pub(crate) stage: Stage,
    /// How many players, or rolls, have been dealt with.
    #[serde(default)]
    pub(crate) count: u8,
    /// The area at hand.
    #[serde(default)]
    pub(crate) area: Option<Area>,
    /// The minion at hand.
    #[serde(default)]
    pub(crate) minion: Option<Minion>,
    /// Minions that Small Gods keeps safe.
    #[serde(default)]
    pub(crate) safe: u8,
    /// The building is safe; or, in a flood, a minion has left the area already.
    #[serde(default)]
    pub(crate) flag: bool,
    /// Areas flooded or saved from the fire; or which newcomers were kept off.
    #[serde(default)]
    pub(crate) areas: Areas,
}

impl PendingEvent {
    fn new(event: RandomEvent, stage: Stage) -> PendingEvent {
        PendingEvent {
            event,
            stage,
            count: 0,
            area: None,
            minion: None,
            safe: 0,
            flag: false,
            areas: Areas::NONE,
        }
    }

    pub(crate) fn lot(self) -> Option<Lot> {
        match self.stage {
            Stage::Roll => Some(Lot::Die),
            Stage::Fog => Some(Lot::Pile),
            _ => None,
        }
    }

    pub(crate) fn place(self) -> Area {
        self.area.expect("the die named an area")
    }

    pub(crate) fn at(self, stage: Stage) -> PendingEvent {
        PendingEvent { stage, ..self }
    }

    /// Goes on to the next player or roll.
    pub(crate) fn next(self, stage: Stage) -> PendingEvent {
        PendingEvent { stage, count: self.count + 1, area: None, minion: None, ..self }
    }
}

/// How many times the die is rolled before anything happens.
pub(crate) const fn rolls(event: RandomEvent) -> usize {
    match event {
        RandomEvent::Demons => 4,
        RandomEvent::Trolls => 3,
        RandomEvent::Flood | RandomEvent::Earthquake => 2,
        _ => 1,
    }
}

const FOG: u8 = 5;
const RIOT: usize = 8;

impl AnkhMorpork {
    /// AM-ACT-EVENT-02, -04. An event is turned up, once and for all.
    pub(crate) fn turn_up(&mut self, event: RandomEvent, tell: &mut impl Sink<Event>) {
        self.events.remove(event);
        self.rolls = Rolls::default();
        let stage = match event {
            RandomEvent::Fog => Stage::Fog,
            RandomEvent::Riots | RandomEvent::Subsidence => Stage::Strike,
            _ => Stage::Roll,
        };
        self.stack.replace(Frame::Event(PendingEvent::new(event, stage)));
        self.say(tell, What::TurnedUp { event });
    }

    #[inline(never)]
    pub(crate) fn event_chance(
        &mut self,
        pending: PendingEvent,
        chance: Chance,
        tell: &mut impl Sink<Event>,
    ) {
        match chance {
            Chance::Draw(card) => {
                self.draw.remove(card);
                self.discard.insert(card);
                self.say(tell, What::Fogged { card });
                self.stack.replace(Frame::Event(pending.next(Stage::Fog)));
                self.check_pile(tell);
            }
            Chance::Roll(face) => {
                let seat = match pending.event {
                    RandomEvent::MysteriousMurders => self.nth_in_order(pending.count),
                    _ => self.active,
                };
                self.say(tell, What::Rolled { seat, face });
                self.rolled(pending, face);
            }
            _ => unreachable!("events roll, and fog draws"),
        }
    }

    fn rolled(&mut self, pending: PendingEvent, face: u8) {
        let area = Area::numbered(face);
        let next = match pending.event {
            RandomEvent::Fire => return self.spread_fire(pending, area),
            RandomEvent::MysteriousMurders => {
                PendingEvent { stage: Stage::Choose, area: Some(area), ..pending }
            }
            event => {
                self.rolls.push(face);
                if self.rolls.len() < rolls(event) {
                    return;
                }
                PendingEvent { stage: Stage::Shield, area: Some(area), ..pending }
            }
        };
        self.stack.replace(Frame::Event(next));
    }

    /// Carries the event on; true when somebody, or chance, has to decide.
    #[inline(never)]
    pub(crate) fn run_event(&mut self, pending: PendingEvent, tell: &mut impl Sink<Event>) -> bool {
        match pending.event {
            RandomEvent::TheDragon => self.run_dragon(pending, tell),
            RandomEvent::Flood => self.run_flood(pending),
            RandomEvent::Fire => self.run_fire(pending, tell),
            RandomEvent::Fog => self.rests_unless(pending.count == FOG),
            RandomEvent::Riots => self.run_riots(tell),
            RandomEvent::MysteriousMurders => self.run_murders(pending, tell),
            RandomEvent::Demons => self.run_arrivals(pending, Owner::DEMON, tell),
            RandomEvent::Trolls => self.run_arrivals(pending, Owner::TROLL, tell),
            RandomEvent::Subsidence => self.run_subsidence(pending, tell),
            RandomEvent::BloodyStupidJohnson => self.run_johnson(pending, tell),
            RandomEvent::Explosion | RandomEvent::Earthquake => self.run_collapse(pending, tell),
        }
    }

    fn rests_unless(&mut self, done: bool) -> bool {
        if done {
            self.end_event();
        }
        !done
    }

    pub(crate) fn end_event(&mut self) -> bool {
        self.stack.pop();
        self.rolls = Rolls::default();
        false
    }

    pub(crate) fn go(&mut self, pending: PendingEvent) -> bool {
        self.stack.replace(Frame::Event(pending));
        false
    }

    #[inline]
    pub(crate) fn nth_in_order(&self, count: u8) -> Seat {
        Seat::new((self.active.index() + usize::from(count)) % self.players())
    }

    pub(crate) fn asked_by_event(&self, pending: PendingEvent) -> Seat {
        match pending.stage {
            Stage::Shield | Stage::ShieldMinion => {
                self.small_gods_owner().expect("only the owner of Small Gods is asked for a shield")
            }
            _ => self.nth_in_order(pending.count),
        }
    }

    pub(crate) fn event_options(&self, pending: PendingEvent) -> Options {
        let seat = self.asked_by_event(pending);
        match (pending.event, pending.stage) {
            (_, Stage::Shield | Stage::ShieldMinion) => AnkhMorpork::shield_options(),
            (RandomEvent::MysteriousMurders, _) => {
                Options::of(Choice::Pick(self.minions_in(Areas::only(pending.place()))))
            }
            (RandomEvent::Flood, _) => {
                let dry = pending.place().neighbours() & !pending.areas;
                let whole = self.switches.on(Switch::SmallGodsWholeArea);
                let shield = self.shield_price(seat, pending.place()).is_some();
                Options::of(Choice::To(dry))
                    .with_if(Word::Shield, shield && !(whole && pending.flag))
            }
            (RandomEvent::Subsidence, _) => {
                Options::of(Choice::Demolish(self.board.buildings[seat.index()]))
            }
            _ => unreachable!("this event asks nothing else"),
        }
    }

    #[inline(never)]
    pub(crate) fn answer_event(
        &mut self,
        pending: PendingEvent,
        action: Action,
        tell: &mut impl Sink<Event>,
    ) {
        let seat = self.asked_by_event(pending);
        if action == Action::Word(Word::Shield) {
            let price =
                self.shield_price(seat, pending.place()).expect("the shield can be paid for");
            self.spend(seat, price, tell);
            self.say(tell, What::Shielded { seat, area: pending.place() });
        }
        let paid = action == Action::Word(Word::Shield);
        match pending.event {
            RandomEvent::TheDragon => self.answer_dragon(pending, seat, paid),
            RandomEvent::Flood => self.answer_flood(pending, seat, action, tell),
            RandomEvent::Fire => self.answer_fire(pending, paid, tell),
            RandomEvent::MysteriousMurders => self.answer_murders(pending, action, tell),
            RandomEvent::Demons | RandomEvent::Trolls => self.answer_arrivals(pending, paid),
            RandomEvent::Subsidence => {
                if let Action::Demolish(area) = action {
                    self.demolish(area, tell);
                }
            }
            RandomEvent::BloodyStupidJohnson => self.answer_johnson(pending, paid, tell),
            RandomEvent::Explosion | RandomEvent::Earthquake => {
                if !paid {
                    self.demolish(pending.place(), tell);
                }
                self.go(pending.next(Stage::Strike));
            }
            RandomEvent::Fog | RandomEvent::Riots => unreachable!("these ask nothing"),
        }
    }

    /// AM-EVENT-RIOTS. Ends the game at once with eight markers or more.
    fn run_riots(&mut self, tell: &mut impl Sink<Event>) -> bool {
        if self.board.trouble.len() >= RIOT {
            self.end_on_points(Ending::Riots, tell);
        }
        self.end_event()
    }
}
