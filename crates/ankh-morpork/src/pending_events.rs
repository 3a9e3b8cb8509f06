//! AM-EVENT. What of a random event is still to come: a frame of its own for each.
//!
//! Events that strike several areas roll all their dice first ([`PendingEvent::Dice`]), then
//! ask about what is struck roll by roll, then happen. Only fire and murders roll in between.

use serde::{Deserialize, Serialize};

use crate::areas::{Area, Areas};
use crate::board::{Minion, Owner};
use crate::dragon::{Dragon, DragonStage};
use crate::invasions::{Arrivals, Flood, FloodStage, MurderStage, Murders, Stay};
use crate::lost_buildings::{Earthquake, Fire, Johnson, JohnsonStage};
use crate::pending::Lot;
use crate::random_events::RandomEvent;

/// An event being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "EventPosition", into = "EventPosition")]
pub(crate) enum PendingEvent {
    /// The dice are rolled that say where the event strikes.
    Dice(RandomEvent),
    /// The dragon has come to an area.
    Dragon(Dragon),
    /// Minions leave the flooded areas, player by player.
    Flood(Flood),
    /// The fire spreads.
    Fire(Fire),
    /// So many cards are lost to the fog.
    Fog { lost: u8 },
    /// It is counted whether the riots end the game.
    Riots,
    /// The building of an area goes, unless it is shielded.
    Explosion { area: Area },
    /// The same for one roll after the other, then all at once.
    Earthquake(Earthquake),
    /// Player after player rolls and chooses.
    Murders(Murders),
    /// Demons or trolls may be kept off, then arrive.
    Arrivals(Arrivals),
    /// So many players have paid for their buildings.
    Subsidence { paid: u8 },
    /// A City Area card and a minion of its owner are at stake.
    Johnson(Johnson),
}

/// Some of an event's rolls, by their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Strikes(u8);

impl Strikes {
    pub(crate) const NONE: Strikes = Strikes(0);

    pub(crate) fn insert(&mut self, nth: u8) {
        self.0 |= 1 << nth;
    }

    pub(crate) const fn contains(self, nth: u8) -> bool {
        self.0 & 1 << nth != 0
    }

    /// Positions write the first roll as the first area, and so on.
    fn as_areas(self) -> Areas {
        let written = (0..4).zip(Area::ALL).filter(|&(nth, _)| self.contains(nth));
        written.map(|(_, area)| area).collect()
    }

    fn from_areas(areas: Areas) -> Strikes {
        Strikes(areas.bits() as u8 & 0b1111)
    }
}

impl PendingEvent {
    pub(crate) const fn event(self) -> RandomEvent {
        match self {
            PendingEvent::Dice(event) => event,
            PendingEvent::Dragon(_) => RandomEvent::TheDragon,
            PendingEvent::Flood(_) => RandomEvent::Flood,
            PendingEvent::Fire(_) => RandomEvent::Fire,
            PendingEvent::Fog { .. } => RandomEvent::Fog,
            PendingEvent::Riots => RandomEvent::Riots,
            PendingEvent::Explosion { .. } => RandomEvent::Explosion,
            PendingEvent::Earthquake(_) => RandomEvent::Earthquake,
            PendingEvent::Murders(_) => RandomEvent::MysteriousMurders,
            PendingEvent::Arrivals(arrivals) => arrivals.event(),
            PendingEvent::Subsidence { .. } => RandomEvent::Subsidence,
            PendingEvent::Johnson(_) => RandomEvent::BloodyStupidJohnson,
        }
    }

    /// What chance has to decide, if it is to.
    pub(crate) const fn lot(self) -> Option<Lot> {
        match self {
            PendingEvent::Dice(_)
            | PendingEvent::Fire(Fire::Spreads { .. })
            | PendingEvent::Murders(Murders { stage: MurderStage::Roll, .. }) => Some(Lot::Die),
            PendingEvent::Fog { .. } => Some(Lot::Pile),
            _ => None,
        }
    }

    /// The area at hand.
    pub(crate) fn area(self) -> Option<Area> {
        match self {
            PendingEvent::Dragon(Dragon { area, .. })
            | PendingEvent::Flood(Flood { area, .. })
            | PendingEvent::Fire(Fire::Burns { area, .. })
            | PendingEvent::Explosion { area }
            | PendingEvent::Earthquake(Earthquake { area, .. })
            | PendingEvent::Arrivals(Arrivals { area, .. })
            | PendingEvent::Johnson(Johnson { area, .. }) => Some(area),
            PendingEvent::Fire(Fire::Spreads { from, .. }) => from,
            PendingEvent::Murders(murders) => match murders.stage {
                MurderStage::Roll => None,
                MurderStage::Choose(area) => Some(area),
                MurderStage::Shield(minion) => Some(minion.area),
            },
            PendingEvent::Dice(_)
            | PendingEvent::Fog { .. }
            | PendingEvent::Riots
            | PendingEvent::Subsidence { .. } => None,
        }
    }

    /// The minion at hand.
    pub(crate) const fn minion(self) -> Option<Minion> {
        match self {
            PendingEvent::Murders(Murders { stage: MurderStage::Shield(minion), .. }) => {
                Some(minion)
            }
            _ => None,
        }
    }
}

/// An event in a position: one shape for all of them, of which each uses its part.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct EventPosition {
    event: RandomEvent,
    stage: Stage,
    /// How many players, or rolls, have been dealt with.
    #[serde(default)]
    count: u8,
    /// The area at hand.
    #[serde(default)]
    area: Option<Area>,
    /// The minion at hand.
    #[serde(default)]
    minion: Option<Minion>,
    /// Minions that Small Gods keeps safe, in a flood in the first area.
    #[serde(default)]
    safe: u8,
    /// Minions that Small Gods keeps safe in the second flooded area.
    #[serde(default, skip_serializing_if = "is_zero")]
    also_safe: u8,
    /// The building is safe, or the card has been decided on; or, in a flood, a minion has
    /// left the area already.
    #[serde(default)]
    flag: bool,
    /// Areas flooded or saved from the fire; or, from the first on, rolls that Small Gods
    /// answers.
    #[serde(default)]
    areas: Areas,
}

/// What an event is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
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
    /// It has happened, but for what lies above.
    Done,
}

impl From<PendingEvent> for EventPosition {
    fn from(pending: PendingEvent) -> EventPosition {
        let mut position = EventPosition {
            event: pending.event(),
            stage: Stage::Shield,
            count: 0,
            area: pending.area(),
            minion: pending.minion(),
            safe: 0,
            also_safe: 0,
            flag: false,
            areas: Areas::NONE,
        };
        match pending {
            PendingEvent::Dice(_) => position.stage = Stage::Roll,
            PendingEvent::Dragon(dragon) => {
                position.stage = match dragon.stage {
                    DragonStage::Building => Stage::Shield,
                    DragonStage::Minions => Stage::ShieldMinion,
                    DragonStage::Warn => Stage::Warn,
                    DragonStage::Strike => Stage::Strike,
                    DragonStage::Done => Stage::Done,
                };
                (position.safe, position.flag) = (dragon.safe_minions, dragon.safe_building);
            }
            PendingEvent::Flood(Flood { stage, player, stay, flooded, .. }) => {
                (position.stage, position.flag) = match stage {
                    FloodStage::Shield => (Stage::ShieldMinion, false),
                    FloodStage::Leave { begun } => (Stage::Choose, begun),
                };
                (position.count, position.areas) = (player, flooded);
                [position.safe, position.also_safe] = stay.counts();
            }
            PendingEvent::Fire(Fire::Spreads { saved, .. }) => {
                (position.stage, position.areas) = (Stage::Roll, saved);
            }
            PendingEvent::Fire(Fire::Burns { saved, .. }) => position.areas = saved,
            PendingEvent::Fog { lost } => (position.stage, position.count) = (Stage::Fog, lost),
            PendingEvent::Riots => position.stage = Stage::Strike,
            PendingEvent::Explosion { .. } => {}
            PendingEvent::Earthquake(Earthquake { nth, saved, .. }) => {
                (position.count, position.areas) = (nth, saved.as_areas());
            }
            PendingEvent::Murders(Murders { player, stage, paid }) => {
                (position.count, position.areas) = (player, paid.as_areas());
                position.stage = match stage {
                    MurderStage::Roll => Stage::Roll,
                    MurderStage::Choose(_) => Stage::Choose,
                    MurderStage::Shield(_) => Stage::Shield,
                };
            }
            PendingEvent::Arrivals(Arrivals { nth, kept_off, .. }) => {
                (position.count, position.areas) = (nth, kept_off.as_areas());
            }
            PendingEvent::Subsidence { paid } => {
                (position.stage, position.count) = (Stage::Strike, paid);
            }
            PendingEvent::Johnson(Johnson { stage, .. }) => {
                position.flag = stage != JohnsonStage::Card;
                position.stage = match stage {
                    JohnsonStage::Card => Stage::Shield,
                    JohnsonStage::Minion => Stage::ShieldMinion,
                    JohnsonStage::Done => Stage::Done,
                };
            }
        }
        position
    }
}

impl TryFrom<EventPosition> for PendingEvent {
    type Error = String;

    fn try_from(position: EventPosition) -> Result<PendingEvent, String> {
        let pending = position.pending();
        // What the event has no place for would be lost.
        pending
            .filter(|&pending| EventPosition::from(pending) == position)
            .ok_or_else(|| format!("the event {} is never pending like this", position.event))
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl EventPosition {
    fn pending(self) -> Option<PendingEvent> {
        let EventPosition { event, stage, count, minion, safe, also_safe, flag, areas, .. } = self;
        let dragon = |stage| {
            let (safe_building, safe_minions) = (flag, safe);
            Some(PendingEvent::Dragon(Dragon {
                area: self.area?,
                stage,
                safe_building,
                safe_minions,
            }))
        };
        let arrivals = |newcomer| {
            let kept_off = Strikes::from_areas(areas);
            Some(PendingEvent::Arrivals(Arrivals {
                newcomer,
                nth: count,
                area: self.area?,
                kept_off,
            }))
        };
        let murders = |stage| {
            let paid = Strikes::from_areas(areas);
            Some(PendingEvent::Murders(Murders { player: count, stage, paid }))
        };
        let flood = |stage| {
            Some(PendingEvent::Flood(Flood {
                stage,
                player: count,
                area: self.area?,
                stay: Stay::of([safe, also_safe]),
                flooded: areas,
            }))
        };
        let johnson = |stage| Some(PendingEvent::Johnson(Johnson { area: self.area?, stage }));
        match (event, stage) {
            (RandomEvent::Fire, Stage::Roll) => {
                Some(PendingEvent::Fire(Fire::Spreads { from: self.area, saved: areas }))
            }
            (RandomEvent::Fire, Stage::Shield) => {
                Some(PendingEvent::Fire(Fire::Burns { area: self.area?, saved: areas }))
            }
            (RandomEvent::Fog, Stage::Fog) => Some(PendingEvent::Fog { lost: count }),
            (RandomEvent::MysteriousMurders, Stage::Roll) => murders(MurderStage::Roll),
            (RandomEvent::MysteriousMurders, Stage::Choose) => {
                murders(MurderStage::Choose(self.area?))
            }
            (RandomEvent::MysteriousMurders, Stage::Shield) => {
                murders(MurderStage::Shield(minion?))
            }
            (RandomEvent::Subsidence, Stage::Strike) => {
                Some(PendingEvent::Subsidence { paid: count })
            }
            (event, Stage::Roll) => Some(PendingEvent::Dice(event)),
            (RandomEvent::TheDragon, Stage::Shield) => dragon(DragonStage::Building),
            (RandomEvent::TheDragon, Stage::ShieldMinion) => dragon(DragonStage::Minions),
            (RandomEvent::TheDragon, Stage::Strike) => dragon(DragonStage::Strike),
            (RandomEvent::TheDragon, Stage::Done) => dragon(DragonStage::Done),
            (RandomEvent::Flood, Stage::ShieldMinion) => flood(FloodStage::Shield),
            (RandomEvent::Flood, Stage::Choose) => flood(FloodStage::Leave { begun: flag }),
            (RandomEvent::Explosion, Stage::Shield) => {
                Some(PendingEvent::Explosion { area: self.area? })
            }
            (RandomEvent::Earthquake, Stage::Shield) => {
                let saved = Strikes::from_areas(areas);
                Some(PendingEvent::Earthquake(Earthquake { nth: count, area: self.area?, saved }))
            }
            (RandomEvent::Demons, Stage::Shield) => arrivals(Owner::DEMON),
            (RandomEvent::Trolls, Stage::Shield) => arrivals(Owner::TROLL),
            (RandomEvent::BloodyStupidJohnson, Stage::Shield) => johnson(JohnsonStage::Card),
            (RandomEvent::BloodyStupidJohnson, Stage::ShieldMinion) => {
                johnson(JohnsonStage::Minion)
            }
            (RandomEvent::BloodyStupidJohnson, Stage::Done) => johnson(JohnsonStage::Done),
            _ => None,
        }
    }
}
