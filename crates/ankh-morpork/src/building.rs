//! AM-ACT-BUILD. Buildings and the City Area cards that come with them.

use game::{Seat, Sink};

use crate::actions::Action;
use crate::areas::{Area, Areas};
use crate::board::BUILDINGS;
use crate::events::{Event, What};
use crate::options::{Choice, Options};
use crate::pending::{Construction, Frame};
use crate::state::AnkhMorpork;

impl AnkhMorpork {
    /// AM-ACT-BUILD-01 to -04. Where the active player may build.
    #[inline]
    pub(crate) fn building_sites(&self, half: bool) -> Areas {
        let money = self.money[self.active];
        let affordable = Areas::within(if half { money * 2 } else { money });
        self.board.present(self.active.into())
            & affordable
            & !self.board.built()
            & !self.board.trouble
    }

    /// AM-ACT-BUILD-17. Buildings of others the active player may buy.
    pub(crate) fn buildings_for_sale(&self, trouble: bool) -> Areas {
        let others = self.board.built() & !self.board.buildings[self.active.index()];
        let wanted = if trouble { self.board.trouble } else { !self.board.trouble };
        others & wanted & Areas::within(self.money[self.active])
    }

    /// Builds or buys; with six buildings out, one has to go first (AM-ACT-BUILD-12, -15).
    pub(crate) fn construct(&mut self, construction: Construction, tell: &mut impl Sink<Event>) {
        if self.board.buildings[self.active.index()].len() == BUILDINGS {
            self.stack.push(Frame::Demolish { then: construction });
        } else {
            self.put_up(construction, tell);
        }
    }

    pub(crate) fn demolish_options(&self, _then: Construction) -> Options {
        Options::of(Choice::Demolish(self.board.buildings[self.active.index()]))
    }

    pub(crate) fn answer_demolish(
        &mut self,
        then: Construction,
        action: Action,
        tell: &mut impl Sink<Event>,
    ) {
        let Action::Demolish(area) = action else { unreachable!("a building was asked for") };
        self.demolish(area, tell);
        self.stack.pop();
        self.put_up(then, tell);
    }

    fn put_up(&mut self, construction: Construction, tell: &mut impl Sink<Event>) {
        let seat = self.active;
        let area = match construction {
            Construction::Build { area, half } => {
                let cost = u16::from(if half { area.half_cost() } else { area.cost() });
                self.spend(seat, cost, tell);
                self.say(tell, What::Built { seat, area });
                area
            }
            Construction::Buy { area } => {
                let owner = self.board.builder(area).expect("the building stands");
                self.hand_money(seat, owner, u16::from(area.cost()), tell);
                self.board.buildings[owner.index()].remove(area);
                self.say(tell, What::Bought { seat, owner, area });
                area
            }
        };
        self.board.buildings[seat.index()].insert(area);
        self.gained.insert(area);
    }

    /// AM-ACT-BUILD-09. A building goes, and its card returns to the display.
    pub(crate) fn demolish(&mut self, area: Area, tell: &mut impl Sink<Event>) {
        if let Some(seat) = self.board.builder(area) {
            self.board.buildings[seat.index()].remove(area);
            self.gained.remove(area);
            self.say(tell, What::Demolished { seat, area });
        }
    }

    /// AM-AREA-ANY-01. The City Area cards a player owns.
    #[inline]
    pub(crate) fn area_cards(&self, seat: Seat) -> Areas {
        self.board.buildings[seat.index()] & !self.lost
    }
}
