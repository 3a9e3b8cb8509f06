//! AM-EVENT. Random events: what is rolled, and what must have happened at their end.

use super::Referee;
use super::books::Books;
use super::cards::Symbol;
use super::ending::Over;
use super::events::{DEMON, Event, TROLL, What};
use super::facts::{self, AREAS, Area};
use super::scenes::Scene;

impl Referee {
    /// Rolls and events as they come.
    pub(super) fn chances(&mut self, event: &Event) {
        match &event.what {
            What::TurnedUp { event } => {
                let due = self.scene.symbol == Some(Symbol::Event) && self.turn.owes_event;
                self.check(due, "AM-ACT-EVENT-02", || "no event was to come".to_owned());
                self.turn.owes_event = false;
                let new = !self.books.events.contains(event);
                self.check(new, "AM-ACT-EVENT-04", || format!("{event} happened before"));
                self.books.events.push(event.clone());
                self.scene.event = Some(event.clone());
                if event == "riots" && self.books.troubles() >= facts::MUCH_TROUBLE {
                    self.over = Some(Over::Riots);
                }
            }
            What::Rolled { seat, face } if self.turn.seat.is_some() => {
                self.chosen();
                let area = face.wrapping_sub(1);
                self.check(area < AREAS, "AM-COMP-07", || format!("the die has no {face}"));
                self.scene.rolls.push((seat.0, area.min(AREAS - 1)));
                let murders = self.scene.event.as_deref() == Some("mysterious-murders");
                if murders && area < AREAS && self.books.crowd(area) > 0 {
                    self.scene.chooses = Some((seat.0, area));
                }
            }
            What::Chose { seat, minion } if self.scene.event.is_some() => {
                let due = self.scene.chooses.take();
                let murders = self.scene.event.as_deref() == Some("mysterious-murders");
                let fits = due == Some((seat.0, minion.area));
                self.check(fits || !murders, "AM-EVENT-MURDERS-01", || "not theirs".to_owned());
            }
            _ => {}
        }
    }

    /// AM-EVENT-MURDERS-02. Whoever rolled has chosen if anybody was there.
    fn chosen(&mut self) {
        let none = self.scene.chooses.take().is_none();
        self.check(none, "AM-EVENT-MURDERS-01", || "somebody must be murdered".to_owned());
    }

    /// AM-EVENT-FLOOD-01. The areas under water.
    pub(super) fn flooded(&self) -> Vec<Area> {
        flooded(&self.scene)
    }

    /// Whether an event did what it says.
    pub(super) fn close_event(&mut self, scene: &Scene, before: &Books, active: usize) {
        let Some(event) = scene.event.as_deref() else { return };
        let rolls: Vec<Area> = scene.rolls.iter().map(|(_, area)| *area).collect();
        let due = match event {
            "the-dragon" | "explosion" | "bloody-stupid-johnson" => Some(1),
            "flood" | "earthquake" => Some(2),
            "trolls" => Some(3),
            "demons-from-the-dungeon-dimensions" => Some(4),
            "mysterious-murders" => Some(self.setup.players),
            "fire" => None,
            _ => Some(0),
        };
        let rolled = due.is_none_or(|due| rolls.len() == due);
        self.check(rolled, facts::event_rule(event), || format!("{due:?} rolls, not {rolls:?}"));
        self.shields_first(scene, event);
        match event {
            "the-dragon" => rolls.iter().for_each(|area| self.dragon(scene, *area)),
            "flood" => flooded(scene).into_iter().for_each(|area| self.flood(scene, area)),
            "fire" => self.fire(scene, before),
            "explosion" | "earthquake" => self.shaken(scene, before, event, &rolls),
            "mysterious-murders" => {
                let none = scene.chooses.is_none();
                self.check(none, "AM-EVENT-MURDERS-01", || "somebody must die".to_owned());
                let seats = scene.rolls.iter().map(|(seat, _)| *seat);
                let order = std::iter::once(active).chain(self.others(active));
                let same = seats.eq(order);
                self.check(same, "AM-EVENT-MURDERS-01", || "not in turn order".to_owned());
            }
            "trolls" => self.invasion(scene, TROLL, &rolls),
            "demons-from-the-dungeon-dimensions" => self.invasion(scene, DEMON, &rolls),
            "subsidence" => self.subsidence(scene, before),
            "bloody-stupid-johnson" => rolls.iter().for_each(|area| {
                self.johnson(scene, before, *area);
            }),
            "fog" => {
                let fogged = scene.count(|what| matches!(what, What::Fogged { .. }));
                let all = fogged == 5 || (self.is_cut_short() && fogged < 5);
                self.check(all, "AM-EVENT-FOG-01", || format!("{fogged} cards, not 5"));
            }
            _ => {}
        }
    }

    /// AM-AREA-SMALL-GODS-10. An event that strikes several times rolls all dice first; then
    /// Small Gods is decided on everything struck, and only then it happens.
    fn shields_first(&mut self, scene: &Scene, event: &str) {
        let several = ["earthquake", "flood", "trolls", "demons-from-the-dungeon-dimensions"];
        let at_once = several.contains(&event);
        let happened = scene.whats.iter().position(|what| {
            use What::{Arrived, CardLost, Demolished, Moved, Removed};
            matches!(
                what,
                Arrived { .. }
                    | CardLost { .. }
                    | Demolished { .. }
                    | Moved { .. }
                    | Removed { .. }
            )
        });
        let shielded = scene.whats.iter().rposition(|what| matches!(what, What::Shielded { .. }));
        let late = happened.zip(shielded).is_some_and(|(happened, shielded)| happened < shielded);
        self.check(!(at_once && late), "AM-AREA-SMALL-GODS-10", || {
            format!("too late against {event}")
        });
    }

    /// AM-EVENT-DRAGON. Nothing stays but what was saved, and no trouble.
    fn dragon(&mut self, scene: &Scene, area: Area) {
        let whole = self.on("small-gods-whole-area", &["de"]);
        for owner in 0..6 {
            let player = owner < self.setup.players;
            let left = if player {
                self.books.pieces(owner, area)
            } else {
                self.books.areas[area].minions[owner]
            };
            let paid = scene.shields.iter().filter(|(seat, ..)| *seat == owner);
            let shielded: u32 = paid.map(|(.., pieces)| if whole { *pieces } else { 1 }).sum();
            let susan = u32::from(scene.reacted(owner, "susan"));
            let all = left <= shielded + susan;
            self.check(all, "AM-EVENT-DRAGON-01", || "somebody is still there".to_owned());
        }
        let calm = !self.books.areas[area].trouble;
        self.check(calm, "AM-EVENT-DRAGON-03", || "the trouble is still there".to_owned());
    }

    /// AM-EVENT-FLOOD-02. Nobody stays but those paid for.
    fn flood(&mut self, scene: &Scene, area: Area) {
        let whole = self.on("small-gods-whole-area", &["de"]);
        for seat in 0..self.setup.players {
            let left = self.books.areas[area].minions[seat];
            let paid = scene.shields.iter().filter(|(by, at, _)| *by == seat && *at == area);
            let stay: u32 = paid.map(|(.., pieces)| if whole { *pieces } else { 1 }).sum();
            self.check(left <= stay, "AM-EVENT-FLOOD-02", || "somebody stays".to_owned());
        }
    }

    /// AM-EVENT-FIRE. Rolls and burning houses one after the other.
    fn fire(&mut self, scene: &Scene, before: &Books) {
        let mut standing: Vec<bool> = before.areas.iter().map(|a| a.building.is_some()).collect();
        let mut last: Option<Area> = None;
        let mut burning: Option<Area> = None;
        let mut over = false;
        for what in &scene.whats {
            match what {
                What::Rolled { face, .. } => {
                    let area = face.saturating_sub(1).min(AREAS - 1);
                    let settled = burning.is_none() && !over;
                    self.check(settled, "AM-EVENT-FIRE-04", || "the fire is over".to_owned());
                    let near = last.is_none_or(|last| facts::adjacent(last, area));
                    if near && standing[area] {
                        burning = Some(area);
                    } else {
                        over = true;
                    }
                    last = Some(area);
                }
                What::Demolished { area, .. } => {
                    let burns = burning.take() == Some(area.0);
                    self.check(burns, "AM-EVENT-FIRE-03", || "it does not burn".to_owned());
                    standing[area.0] = false;
                }
                What::Shielded { area, .. } => {
                    let burns = burning.take() == Some(area.0);
                    self.check(burns, "AM-EVENT-FIRE-06", || "it does not burn".to_owned());
                    over = self.on("fire-stops", &[]);
                }
                _ => {}
            }
        }
        let out = burning.is_none() && (over || scene.rolls.is_empty());
        self.check(out, "AM-EVENT-FIRE-02", || "the fire goes on".to_owned());
    }

    /// AM-EVENT-EXPLOSION-01, AM-EVENT-EARTHQUAKE-01.
    fn shaken(&mut self, scene: &Scene, before: &Books, event: &str, rolls: &[Area]) {
        for area in 0..AREAS {
            let hit = before.areas[area].building.is_some() && rolls.contains(&area);
            let saved = scene.shields.iter().any(|(_, at, _)| *at == area);
            let gone = scene
                .whats
                .iter()
                .any(|what| matches!(what, What::Demolished { area: at, .. } if at.0 == area));
            let holds = gone == (hit && !saved);
            self.check(holds, facts::event_rule(event), || {
                format!("the building in {}", facts::name(area))
            });
        }
    }

    /// AM-EVENT-DEMONS-01, AM-EVENT-TROLLS-01. One comes for each roll, but where refused.
    fn invasion(&mut self, scene: &Scene, owner: usize, rolls: &[Area]) {
        let whole = self.on("small-gods-whole-area", &["de"]);
        let came: Vec<Area> = scene
            .whats
            .iter()
            .filter_map(|what| match what {
                What::Arrived { minion } if minion.owner == owner => Some(minion.area),
                _ => None,
            })
            .collect();
        let rule = if owner == DEMON { "AM-EVENT-DEMONS-01" } else { "AM-EVENT-TROLLS-01" };
        for area in 0..AREAS {
            let number = |areas: &[Area]| areas.iter().filter(|at| **at == area).count();
            let refused = scene.shields.iter().filter(|(_, at, _)| *at == area).count();
            let came = number(&came);
            if whole && refused > 0 {
                // The price is for the area: whoever pays it keeps all of them away.
                self.check(came == 0, "AM-AREA-SMALL-GODS-02", || {
                    format!("{} was paid for, but {came} came", facts::name(area))
                });
            } else {
                let due = number(rolls);
                self.check(came + refused == due, rule, || {
                    format!("{due} come to {}, not {came}", facts::name(area))
                });
            }
        }
        let mut left = rolls.iter();
        let in_order = came.iter().all(|area| left.any(|rolled| rolled == area));
        self.check(in_order, "AM-EVENT-TROLLS-09", || "not as rolled".to_owned());
    }

    /// AM-EVENT-SUBSIDENCE. What cannot be paid for goes.
    fn subsidence(&mut self, scene: &Scene, before: &Books) {
        for (seat, player) in before.players.iter().enumerate() {
            let buildings = before.buildings(seat).len();
            let kept = buildings.min(player.money as usize / 2);
            let gone = scene.count(
                |what| matches!(what, What::Demolished { seat: owner, .. } if owner.0 == seat),
            );
            let holds = gone == buildings - kept;
            self.check(holds, "AM-EVENT-SUBSIDENCE-02", || format!("{gone} buildings go"));
        }
    }

    /// AM-EVENT-JOHNSON. The card of an owner goes, and one of the owner's minions there.
    fn johnson(&mut self, scene: &Scene, before: &Books, area: Area) {
        let place = &before.areas[area];
        let owner = place.building.filter(|_| place.has_card);
        let lost = scene.count(|what| matches!(what, What::CardLost { .. }));
        let removed: Vec<usize> = scene
            .whats
            .iter()
            .filter_map(|what| match what {
                What::Removed { minion } => Some(minion.owner),
                _ => None,
            })
            .collect();
        let Some(owner) = owner else {
            let nothing = lost == 0 && removed.is_empty();
            return self.check(nothing, "AM-EVENT-JOHNSON-01", || "nobody owns it".to_owned());
        };
        let saved = scene.shields.len();
        let whole = self.on("small-gods-whole-area", &["de"]) && saved > 0;
        self.check(lost + saved.min(1) >= 1, "AM-EVENT-JOHNSON-01", || "the card".to_owned());
        let susan = usize::from(scene.reacted(owner, "susan"));
        let own = removed.iter().all(|gone| *gone == owner);
        let dies = usize::from(place.minions[owner] > 0);
        // What is paid for is the card or the minion, or both.
        let paid = removed.len() + susan + (saved + lost).saturating_sub(1);
        let holds = own && removed.len() <= dies && (whole || paid >= dies);
        self.check(holds, "AM-EVENT-JOHNSON-02", || "one own minion".to_owned());
    }
}

/// AM-EVENT-FLOOD-01. Rolled areas at the river.
fn flooded(scene: &Scene) -> Vec<Area> {
    let mut areas: Vec<Area> = scene.rolls.iter().map(|(_, area)| *area).collect();
    areas.retain(|area| facts::at_the_river(*area));
    areas.sort_unstable();
    areas.dedup();
    areas
}
