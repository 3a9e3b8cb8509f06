//! AM-ACT-MINION. Placing minions.

use game::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::actions::Action;
use crate::areas::{Area, Areas};
use crate::board::{MINIONS, Minion, Owner};
use crate::editions::Switch;
use crate::events::{Event, What};
use crate::interrupts::{How, Threat};
use crate::options::{Choice, Minions, Options};
use crate::pending::Frame;
use crate::state::AnkhMorpork;

/// Where a minion may be placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Where {
    /// AM-ACT-MINION-02. With an own minion, or next to one; anywhere with none.
    Near,
    /// With an own building.
    Building,
    /// In this area or next to it.
    Around(Area),
    /// Where there is trouble.
    Trouble,
    /// Anywhere, and without causing trouble.
    Quietly,
}

impl AnkhMorpork {
    /// Where a seat may place a minion, with `present` the areas of its minions.
    #[inline]
    fn reach(&self, seat: Seat, to: Where, present: Areas) -> Areas {
        match to {
            Where::Near if present.is_empty() => Areas::ALL,
            Where::Near => present | present.near(),
            Where::Building => self.board.buildings[seat.index()],
            Where::Around(area) => Areas::only(area) | area.neighbours(),
            Where::Trouble => self.board.trouble,
            Where::Quietly => Areas::ALL,
        }
    }

    /// Where the minion taken up in `from` may be put: judged without it (AM-ACT-MINION-14).
    fn reach_after_lifting(&self, seat: Seat, to: Where, from: Area) -> Areas {
        if to == Where::Near && self.switches.on(Switch::FreeRelocation) {
            return Areas::ALL.without(from);
        }
        let owner = Owner::from(seat);
        let mut present = self.board.present(owner);
        if self.board.total(owner) == MINIONS && self.board.count(owner, from) == 1 {
            present.remove(from);
        }
        self.reach(seat, to, present).without(from)
    }

    /// AM-ACT-MINION-01, -05. Place a minion, or first take one up when all are out.
    #[inline]
    pub(crate) fn place_options(&self, seat: Seat, to: Where) -> Options {
        let owner = Owner::from(seat);
        let present = self.board.present(owner);
        if self.board.total(owner) < MINIONS {
            return Options::of(Choice::Place(self.reach(seat, to, present)));
        }
        let movable = present.filter(|&from| !self.reach_after_lifting(seat, to, from).is_empty());
        Options::of(Choice::Lift(movable.collect()))
    }

    pub(crate) fn relocate_options(&self, seat: Seat, to: Where, from: Area) -> Options {
        Options::of(Choice::Place(self.reach_after_lifting(seat, to, from)))
    }

    /// AM-ACT-INTERRUPT-23, AM-SWITCH-02.
    pub(crate) fn rescue_options(&self, seat: Seat, from: Area) -> Options {
        let reach = if self.switches.on(Switch::RescueAnywhere) {
            Areas::ALL
        } else {
            self.reach(seat, Where::Near, self.board.present(seat.into()))
        };
        Options::of(Choice::Place(reach.without(from)))
    }

    /// Answers [`Self::place_options`]; the frame that asked has already moved on.
    pub(crate) fn answer_place(
        &mut self,
        seat: Seat,
        to: Where,
        action: Action,
        tell: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Place(area) => self.place(seat, to, area, tell),
            Action::Lift(from) => {
                let minion = Minion { owner: seat.into(), area: from };
                self.say(tell, What::Lifted { seat, area: from });
                self.leave(minion, tell);
                self.stack.push(Frame::Relocate { seat, to, from });
            }
            _ => unreachable!("a place was asked for"),
        }
    }

    pub(crate) fn answer_relocate(
        &mut self,
        seat: Seat,
        to: Where,
        action: Action,
        tell: &mut impl Sink<Event>,
    ) {
        let Action::Place(area) = action else { unreachable!("a place was asked for") };
        self.place(seat, to, area, tell);
        self.stack.pop();
        if let Frame::Power { .. } = *self.stack.top() {
            self.stack.pop();
        }
    }

    fn place(&mut self, seat: Seat, to: Where, area: Area, tell: &mut impl Sink<Event>) {
        let minion = Minion { owner: seat.into(), area };
        self.say(tell, What::Placed { seat, area });
        match to {
            // AM-ACT-MINION-13.
            Where::Quietly => self.board.add(minion),
            _ => self.arrive(minion, tell),
        }
    }

    /// AM-ACT-ASSASSINATE. Minions of others, trolls and demons where there is trouble.
    #[inline]
    pub(crate) fn assassination_targets(&self) -> Minions {
        let mut targets = self.minions_in(self.board.trouble);
        targets[self.active.index()] = Areas::NONE;
        targets
    }

    /// Everyone's minions in these areas.
    #[inline]
    pub(crate) fn minions_in(&self, areas: Areas) -> Minions {
        Owner::ALL.map(|owner| self.board.present(owner) & areas)
    }

    /// AM-ACT-ASSASSINATE-01.
    pub(crate) fn assassinate(&mut self, minion: Minion, tell: &mut impl Sink<Event>) {
        self.say(tell, What::Attacked { minion });
        self.threaten_removal(minion, How::Symbol, tell);
    }

    /// Moves a minion by a text, after its owner had the chance to answer.
    pub(crate) fn threaten_move(&mut self, minion: Minion, to: Area, tell: &mut impl Sink<Event>) {
        self.stack.push(Frame::Move { minion, to });
        self.warn(Threat::Move(minion), tell);
    }
}
