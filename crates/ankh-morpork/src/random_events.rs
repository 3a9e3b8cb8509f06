//! AM-EVENT. The twelve random events.

use game::{Seat, Sink};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::actions::{Action, Word};
use crate::areas::{Area, Areas};
use crate::board::Owner;
use crate::chance::Chance;
use crate::dragon::Dragon;
use crate::ending::Ending;
use crate::events::{Event, What};
use crate::invasions::{Arrivals, Flood, FloodStage, MurderStage, Murders};
use crate::lost_buildings::{Earthquake, Fire, Johnson, SUBSIDENCE};
use crate::named::named;
use crate::options::{Choice, Options};
use crate::pending::Frame;
use crate::pending_events::PendingEvent;
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
    pub(crate) const ALL: RandomEvents = RandomEvents((1 << RandomEvent::ALL.len()) - 1);

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

impl Serialize for RandomEvents {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for RandomEvents {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<RandomEvents, D::Error> {
        game::distinct::<RandomEvent, _, _>(from, "a list of random events, such as [\"flood\"]")
    }
}

impl RandomEvent {
    /// How many dice say where it strikes, all of them before anything happens; none for
    /// events that strike nowhere in particular, and for those that roll in between.
    pub(crate) const fn dice(self) -> usize {
        match self {
            RandomEvent::Demons => 4,
            RandomEvent::Trolls => 3,
            RandomEvent::Flood | RandomEvent::Earthquake => 2,
            RandomEvent::TheDragon | RandomEvent::Explosion | RandomEvent::BloodyStupidJohnson => 1,
            RandomEvent::Fire
            | RandomEvent::Fog
            | RandomEvent::Riots
            | RandomEvent::MysteriousMurders
            | RandomEvent::Subsidence => 0,
        }
    }

    /// What has to be paid for each building; 0 for events that are not about money.
    pub const fn amount(self) -> u16 {
        match self {
            RandomEvent::Subsidence => SUBSIDENCE,
            _ => 0,
        }
    }
}

/// AM-EVENT-FOG-01. How many cards are lost to the fog.
pub(crate) const FOG: u8 = 5;
/// AM-EVENT-RIOTS-01. How many trouble markers end the game.
const RIOT: usize = 8;

impl AnkhMorpork {
    /// AM-ACT-EVENT-02, -04. An event is turned up, once and for all.
    pub(crate) fn turn_up(&mut self, event: RandomEvent, tell: &mut impl Sink<Event>) {
        self.events.remove(event);
        self.rolls = Rolls::default();
        let pending = match event {
            RandomEvent::Fire => PendingEvent::Fire(Fire::BEGINS),
            RandomEvent::Fog => PendingEvent::Fog { lost: 0 },
            RandomEvent::Riots => PendingEvent::Riots,
            RandomEvent::MysteriousMurders => PendingEvent::Murders(Murders::BEGIN),
            RandomEvent::Subsidence => PendingEvent::Subsidence { paid: 0 },
            event => PendingEvent::Dice(event),
        };
        self.go(pending);
        self.say(tell, What::TurnedUp { event });
    }

    #[inline(never)]
    pub(crate) fn event_chance(
        &mut self,
        pending: PendingEvent,
        chance: Chance,
        tell: &mut impl Sink<Event>,
    ) {
        match (pending, chance) {
            (PendingEvent::Fog { lost }, Chance::Draw(card)) => {
                self.draw.remove(card);
                self.discard.insert(card);
                self.say(tell, What::Fogged { card });
                self.go(PendingEvent::Fog { lost: lost + 1 });
                self.check_pile(tell);
            }
            (PendingEvent::Murders(murders), Chance::Roll(face)) => {
                self.say(tell, What::Rolled { seat: self.nth_in_order(murders.player), face });
                self.rolls.push(face);
                self.go_on_murdering(murders, MurderStage::Choose(Area::numbered(face)));
            }
            (_, Chance::Roll(face)) => {
                self.say(tell, What::Rolled { seat: self.active, face });
                match pending {
                    PendingEvent::Fire(fire) => self.spread_fire(fire, Area::numbered(face)),
                    _ => self.roll_for_event(pending.event(), face),
                }
            }
            _ => unreachable!("events roll, and fog draws"),
        }
    }

    /// After the last of its dice an event strikes.
    fn roll_for_event(&mut self, event: RandomEvent, face: u8) {
        self.rolls.push(face);
        if self.rolls.len() < event.dice() {
            return;
        }
        let area = Area::numbered(self.rolls.as_slice()[0]);
        self.go(match event {
            RandomEvent::TheDragon => PendingEvent::Dragon(Dragon::at(area)),
            RandomEvent::Flood => return self.begin_flood(),
            RandomEvent::Explosion => PendingEvent::Explosion { area },
            RandomEvent::Earthquake => PendingEvent::Earthquake(Earthquake::at(area)),
            RandomEvent::Demons => PendingEvent::Arrivals(Arrivals::of(Owner::DEMON, area)),
            RandomEvent::Trolls => PendingEvent::Arrivals(Arrivals::of(Owner::TROLL, area)),
            RandomEvent::BloodyStupidJohnson => PendingEvent::Johnson(Johnson::at(area)),
            _ => unreachable!("this event does not begin with dice"),
        });
    }

    /// The area of the roll `nth`, if there was one.
    pub(crate) fn struck(&self, nth: u8) -> Option<Area> {
        self.rolls.as_slice().get(usize::from(nth)).map(|&face| Area::numbered(face))
    }

    /// An earlier roll for the area of the roll `nth`.
    pub(crate) fn struck_before(&self, nth: u8) -> Option<u8> {
        (0..nth).find(|&before| self.struck(before) == self.struck(nth))
    }

    /// Carries the event on; true when somebody, or chance, has to decide.
    #[inline(never)]
    pub(crate) fn run_event(&mut self, pending: PendingEvent, tell: &mut impl Sink<Event>) -> bool {
        match pending {
            PendingEvent::Dice(_) => true,
            PendingEvent::Dragon(dragon) => self.run_dragon(dragon, tell),
            PendingEvent::Flood(flood) => self.run_flood(flood),
            PendingEvent::Fire(fire) => self.run_fire(fire, tell),
            PendingEvent::Fog { lost } => self.rests_unless(lost == FOG),
            PendingEvent::Riots => self.run_riots(tell),
            PendingEvent::Explosion { area } => self.run_explosion(area, tell),
            PendingEvent::Earthquake(earthquake) => self.run_earthquake(earthquake, tell),
            PendingEvent::Murders(murders) => self.run_murders(murders),
            PendingEvent::Arrivals(arrivals) => self.run_arrivals(arrivals, tell),
            PendingEvent::Subsidence { paid } => self.run_subsidence(paid, tell),
            PendingEvent::Johnson(johnson) => self.run_johnson(johnson, tell),
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
        match pending {
            PendingEvent::Flood(Flood { player, stage: FloodStage::Leave { .. }, .. })
            | PendingEvent::Murders(Murders { player, stage: MurderStage::Choose(_), .. })
            | PendingEvent::Subsidence { paid: player } => self.nth_in_order(player),
            _ => {
                self.small_gods_owner().expect("only the owner of Small Gods is asked for a shield")
            }
        }
    }

    pub(crate) fn event_options(&self, pending: PendingEvent) -> Options {
        let seat = self.asked_by_event(pending);
        match pending {
            PendingEvent::Murders(Murders { stage: MurderStage::Choose(area), .. }) => {
                Options::of(Choice::Pick(self.minions_in(Areas::only(area))))
            }
            PendingEvent::Flood(flood) => self.flood_options(flood, seat),
            PendingEvent::Subsidence { .. } => {
                Options::of(Choice::Demolish(self.board.buildings[seat.index()]))
            }
            _ => self.shield_options(pending),
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
        let paid = matches!(action, Action::Shield(_) | Action::Word(Word::Shield));
        if let Some(area) = pending.area().filter(|_| paid) {
            let price = self.shield_price(seat, area).expect("the shield can be paid for");
            self.spend(seat, price, tell);
            self.say(tell, What::Shielded { seat, area });
        }
        match pending {
            PendingEvent::Dragon(dragon) => self.answer_dragon(dragon, seat, paid),
            PendingEvent::Flood(flood) => self.answer_flood(flood, seat, action, tell),
            PendingEvent::Fire(Fire::Burns { area, saved }) => {
                self.answer_fire(area, saved, paid, tell);
            }
            PendingEvent::Explosion { area } => self.answer_explosion(area, paid, tell),
            PendingEvent::Earthquake(earthquake) => self.answer_earthquake(earthquake, paid, tell),
            PendingEvent::Murders(murders) => self.answer_murders(murders, action, tell),
            PendingEvent::Arrivals(arrivals) => self.answer_arrivals(arrivals, paid, tell),
            PendingEvent::Subsidence { .. } => {
                if let Action::Demolish(area) = action {
                    self.demolish(area, tell);
                }
            }
            PendingEvent::Johnson(johnson) => self.answer_johnson(johnson, paid, tell),
            PendingEvent::Dice(_)
            | PendingEvent::Fire(Fire::Spreads { .. })
            | PendingEvent::Fog { .. }
            | PendingEvent::Riots => unreachable!("these ask nothing"),
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
