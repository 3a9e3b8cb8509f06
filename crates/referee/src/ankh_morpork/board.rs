//! AM-TROUBLE, AM-ACT-MINION. Minions that come and go, and the markers that follow them.

use super::Referee;
use super::cards::{Symbol, Text};
use super::events::{DEMON, Event, Minion, TROLL, What};
use super::facts::{self, Area};

/// A marker that must be put down or taken away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Due {
    Trouble(Area),
    Calm(Area),
}

impl Referee {
    /// Settles what is due; whether this event was part of it.
    pub(super) fn settle(&mut self, what: &What) -> bool {
        if self.due.is_empty() {
            return false;
        }
        let done = match what {
            What::Troubled { area } => Due::Trouble(area.0),
            What::Calmed { area } => Due::Calm(area.0),
            _ => return self.overdue(),
        };
        let Some(place) = self.due.iter().position(|due| *due == done) else {
            return self.overdue();
        };
        self.due.remove(place);
        self.mark(done);
        true
    }

    /// Objects to what is missing and goes on as if it were not.
    fn overdue(&mut self) -> bool {
        for due in std::mem::take(&mut self.due) {
            let (rule, what) = match due {
                Due::Trouble(area) if self.books.crowd(area) == 1 => (
                    "AM-EVENT-DEMONS-03",
                    format!("a demon brings trouble to {}", facts::name(area)),
                ),
                Due::Trouble(area) => {
                    ("AM-TROUBLE-01", format!("trouble in {}", facts::name(area)))
                }
                Due::Calm(area) => {
                    ("AM-TROUBLE-04", format!("no trouble left in {}", facts::name(area)))
                }
            };
            self.object(rule, what);
            self.mark(due);
        }
        false
    }

    fn mark(&mut self, due: Due) {
        match due {
            Due::Trouble(area) => self.books.areas[area].trouble = true,
            Due::Calm(area) => self.books.areas[area].trouble = false,
        }
    }

    /// AM-TROUBLE-04. A minion goes.
    fn leaves(&mut self, minion: Minion) {
        let there = self.books.take_off(minion);
        self.check(there, "AM-TROUBLE-04", || {
            format!("no such minion in {}", facts::name(minion.area))
        });
        if self.books.areas[minion.area].trouble {
            self.due.push(Due::Calm(minion.area));
        }
    }

    /// AM-TROUBLE-01. A minion comes.
    fn comes(&mut self, minion: Minion, always: bool, quiet: bool) {
        let crowd = self.books.crowd(minion.area);
        self.books.areas[minion.area].minions[minion.owner] += 1;
        let marked =
            self.books.areas[minion.area].trouble && !self.due.contains(&Due::Calm(minion.area));
        if !marked && !quiet && (crowd > 0 || always) {
            self.due.push(Due::Trouble(minion.area));
        }
    }

    pub(super) fn board(&mut self, event: &Event) {
        match event.what {
            What::Placed { seat, area } => {
                let (seat, area) = (seat.0, area.0);
                let enough = self.books.minions(seat) < facts::MINIONS;
                self.check(enough, "AM-ACT-MINION-05", || "all twelve are out".to_owned());
                self.in_range(seat, area, event.because.rescue);
                let text = self.scene_text();
                let quiet = text == Some(Text::PlaceQuietly) && !event.because.rescue;
                self.comes(Minion { owner: seat, area }, false, quiet);
            }
            What::Lifted { seat, area } => {
                let all = self.books.minions(seat.0) == facts::MINIONS;
                self.check(all, "AM-ACT-MINION-08", || "not all twelve are out".to_owned());
                self.leaves(Minion { owner: seat.0, area: area.0 });
            }
            What::Moved { minion, to } => {
                self.may_move(minion, to.0);
                self.leaves(minion);
                self.comes(Minion { area: to.0, ..minion }, false, false);
            }
            What::Swapped { one, two } => {
                let apart = one.area != two.area && self.scene_text() == Some(Text::SwapMinions);
                self.check(apart, "AM-CARD-THE-BURSAR", || "they stand together".to_owned());
                self.leaves(one);
                self.leaves(two);
                self.comes(Minion { area: two.area, ..one }, false, false);
                self.comes(Minion { area: one.area, ..two }, false, false);
            }
            What::Attacked { minion } => {
                let own = self.turn.seat == Some(minion.owner);
                self.check(!own, "AM-ACT-ASSASSINATE-02", || "an own minion".to_owned());
                let there = self.books.areas[minion.area].trouble && self.books.has(minion);
                self.check(there, "AM-ACT-ASSASSINATE-03", || "there is no trouble".to_owned());
            }
            What::Removed { minion } => {
                self.may_remove(minion);
                self.leaves(minion);
            }
            What::Arrived { minion } => {
                let neutral = matches!(minion.owner, TROLL | DEMON);
                let event = self.scene.event.as_deref();
                let fits = match event {
                    Some("trolls") => minion.owner == TROLL,
                    Some("demons-from-the-dungeon-dimensions") => minion.owner == DEMON,
                    _ => false,
                };
                self.check(neutral && fits, "AM-EVENT-TROLLS-01", || "who comes?".to_owned());
                self.comes(minion, minion.owner == DEMON, false);
            }
            What::Troubled { area } => self.stirred(area.0),
            What::Calmed { area } => self.calmed(area.0),
            _ => {}
        }
    }

    /// The text of the card if its scroll is being read.
    pub(super) fn scene_text(&self) -> Option<Text> {
        let reads = self.scene.symbol == Some(Symbol::Scroll);
        self.scene.card.filter(|_| reads).map(|card| card.text)
    }

    /// AM-ACT-MINION-02 to AM-ACT-MINION-12. Whether a minion may be placed there.
    fn in_range(&mut self, seat: usize, area: Area, rescue: bool) {
        let lifted = self.scene.whats.iter().rev().find_map(|what| match what {
            What::Lifted { area, .. } => Some(area.0),
            _ => None,
        });
        let near = |to: Area| area == to || facts::adjacent(area, to);
        let reached = self.books.reaches(seat, area);
        if rescue {
            let from = self.scene.whats.iter().any(|what| {
                matches!(what, What::Removed { minion } if minion.owner == seat && minion.area != area)
            });
            self.check(from, "AM-ACT-INTERRUPT-06", || "it was removed from there".to_owned());
            let anywhere = self.on("rescue-anywhere", &["de", "fr"]);
            return self.check(reached || anywhere, "AM-ACT-INTERRUPT-06", || {
                format!("{} is out of reach", facts::name(area))
            });
        }
        self.own_turn(seat);
        // AM-ACT-MINION-05. A relocated minion goes elsewhere; in edition de anywhere.
        self.check(lifted != Some(area), "AM-ACT-MINION-05", || "it was there".to_owned());
        let free = lifted.is_some() && self.on("free-relocation", &["de"]);
        let (rule, holds) = match (self.scene.symbol, self.scene_text(), self.scene.power) {
            (Some(Symbol::Minion), ..) => {
                let rule = if lifted.is_some() { "AM-ACT-MINION-06" } else { "AM-ACT-MINION-02" };
                (rule, reached || free)
            }
            (_, Some(Text::PlaceAtBuilding), _) => {
                ("AM-CARD-WILLIKINS", self.books.areas[area].building == Some(seat))
            }
            (_, Some(Text::PlaceNearUnrealEstate(_)), _) => {
                ("AM-ACT-MINION-12", near(facts::UNREAL_ESTATE))
            }
            (_, Some(Text::PlaceQuietly), _) => ("AM-ACT-MINION-12", true),
            (_, Some(Text::PlaceAtTrouble), _) => {
                ("AM-CARD-THE-SMOKING-GNU", self.books.areas[area].trouble)
            }
            (None, _, Some(power @ (facts::DOLLY_SISTERS | facts::DIMWELL))) => {
                (facts::power_rule(power), near(power))
            }
            _ => ("AM-ACT-MINION-01", false),
        };
        self.check(holds, rule, || format!("no minion may go to {}", facts::name(area)));
    }

    /// Whether a minion may be moved there.
    fn may_move(&mut self, minion: Minion, to: Area) {
        let active = self.turn.seat == Some(minion.owner);
        let player = minion.owner < TROLL;
        let next = facts::adjacent(minion.area, to);
        let (rule, holds) = match (self.scene_text(), self.scene.event.as_deref()) {
            (Some(Text::Flee), _) => {
                ("AM-CARD-RINCEWIND", active && next && self.books.areas[minion.area].trouble)
            }
            (Some(Text::MoveOpponent), _) => {
                let anybody = player || self.on("lead-neutrals", &[]);
                ("AM-FAQ-20", !active && anybody && next)
            }
            (Some(Text::MoveOwn | Text::PayToMove), _) => {
                ("AM-ACT-SCROLL-16", active && minion.area != to)
            }
            (_, Some("flood")) => {
                let flooded = self.flooded();
                let out = flooded.contains(&minion.area) && !flooded.contains(&to);
                let rule = if player { "AM-EVENT-FLOOD-03" } else { "AM-EVENT-FLOOD-05" };
                (rule, player && out && next)
            }
            _ => ("AM-FAQ-13", false),
        };
        self.check(holds, rule, || format!("it may not move to {}", facts::name(to)));
    }

    /// Whether a minion may be removed.
    fn may_remove(&mut self, minion: Minion) {
        let active = self.turn.seat == Some(minion.owner);
        let trouble = self.books.areas[minion.area].trouble;
        let rolled = self.scene.rolls.iter().any(|(_, area)| *area == minion.area);
        let one = self.scene.face() == Some(1);
        let card = self.scene.card.map_or("AM-FAQ-22", |card| card.rule);
        let (rule, holds) = match (self.scene.symbol, self.scene_text()) {
            (Some(Symbol::Assassinate), _) => {
                let attacked = self.scene.whats.contains(&What::Attacked { minion });
                ("AM-ACT-ASSASSINATE-01", attacked)
            }
            (_, Some(Text::GambleSteal | Text::GambleBank)) => (card, active && one),
            (_, Some(Text::GambleRemove)) => (card, if one { active } else { trouble }),
            (_, Some(Text::PayToMakeRemove | Text::PayToAssassinate)) => (card, trouble && !active),
            (_, Some(Text::RemoveFromUnrealEstate)) => (card, minion.area == facts::UNREAL_ESTATE),
            (_, Some(Text::RollAndRemove)) => (card, rolled),
            (_, Some(Text::EachRemoves)) => (card, !active && minion.owner < TROLL),
            (Some(Symbol::Event), _) => {
                let event = self.scene.event.as_deref();
                let kills = ["the-dragon", "mysterious-murders", "bloody-stupid-johnson"].map(Some);
                (facts::event_rule(event.unwrap_or_default()), rolled && kills.contains(&event))
            }
            _ => (card, false),
        };
        self.check(holds, rule, || format!("it may not go from {}", facts::name(minion.area)));
        let saved = ["gaspode", "susan"].iter().any(|with| self.scene.reacted(minion.owner, with));
        let single = self.scene.symbol == Some(Symbol::Assassinate);
        self.check(!(saved && single), "AM-ACT-INTERRUPT-03", || "it was saved".to_owned());
    }

    /// A marker that no minion brought.
    fn stirred(&mut self, area: Area) {
        let bare = !self.books.areas[area].trouble;
        self.check(bare, "AM-TROUBLE-03", || format!("{} has one", facts::name(area)));
        let crowd = self.books.crowd(area) > 0;
        let bare_trouble = self.on("bare-trouble", &[]);
        let mut near = (0..facts::AREAS).filter(|other| facts::adjacent(area, *other));
        let (rule, holds) = match (self.scene_text(), self.scene.power) {
            (Some(Text::AddTrouble), _) => ("AM-TROUBLE-16", crowd || bare_trouble),
            (Some(Text::SpreadTrouble), _) => {
                let spreads = near.any(|other| self.books.areas[other].trouble);
                ("AM-TROUBLE-16", spreads && (crowd || bare_trouble))
            }
            (None, Some(facts::THE_SHADES)) => {
                let near = area == facts::THE_SHADES || facts::adjacent(area, facts::THE_SHADES);
                ("AM-AREA-THE-SHADES-01", near && crowd)
            }
            _ => ("AM-TROUBLE-12", false),
        };
        self.check(holds, rule, || format!("no marker for {}", facts::name(area)));
        self.mark(Due::Trouble(area));
    }

    /// A marker taken away without a minion.
    fn calmed(&mut self, area: Area) {
        let there = self.books.areas[area].trouble;
        self.check(there, "AM-TROUBLE-14", || format!("{} has none", facts::name(area)));
        let rolled = self.scene.rolls.iter().any(|(_, rolled)| *rolled == area);
        let dragon = self.scene.event.as_deref() == Some("the-dragon") && rolled;
        let watch = self.scene.symbol == Some(Symbol::Calm);
        let isle = self.scene.power == Some(facts::ISLE_OF_GODS);
        self.check(dragon || watch || isle, "AM-TROUBLE-14", || "nobody takes it".to_owned());
        self.mark(Due::Calm(area));
    }
}
