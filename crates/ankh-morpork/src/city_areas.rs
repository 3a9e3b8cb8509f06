//! AM-AREA. The powers of the twelve City Area cards.

use game::{Seat, Sink};

use crate::actions::{Action, Word};
use crate::areas::{Area, Areas};
use crate::board::Owner;
use crate::editions::Switch;
use crate::events::{Event, What};
use crate::minions::Where;
use crate::options::{Choice, Options};
use crate::pending::Frame;
use crate::pending_events::PendingEvent;
use crate::revisions::Revision;
use crate::state::{AnkhMorpork, Open};

/// What a City Area card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// Take so much from the bank.
    Income(u16),
    /// Pay so much and place a minion here or next door.
    Hire(u16),
    /// Draw a card, then discard one.
    Exchange,
    /// Discard a card for so much.
    Sell(u16),
    /// Put a trouble marker here or next door.
    Stir,
    /// Pay so much and remove a trouble marker.
    Calm(u16),
    /// Pay so much to keep a piece from an event.
    Shield(u16),
}

impl Power {
    /// What it costs or brings; 0 where it is not about money.
    pub const fn amount(self) -> u16 {
        match self {
            Power::Income(amount)
            | Power::Hire(amount)
            | Power::Sell(amount)
            | Power::Calm(amount)
            | Power::Shield(amount) => amount,
            Power::Exchange | Power::Stir => 0,
        }
    }
}

/// AM-AREA-SMALL-GODS-01.
const SHIELD: u16 = 3;

impl Area {
    /// What its City Area card does.
    pub const fn power(self) -> Power {
        match self {
            Area::DollySisters | Area::Dimwell => Power::Hire(3),
            Area::UnrealEstate => Power::Exchange,
            Area::DragonsLanding | Area::TheHippo => Power::Income(2),
            Area::SmallGods => Power::Shield(SHIELD),
            Area::TheScours => Power::Sell(2),
            Area::TheShades => Power::Stir,
            Area::Longwall | Area::NapHill => Power::Income(1),
            Area::IsleOfGods => Power::Calm(2),
            Area::SevenSleepers => Power::Income(3),
        }
    }
}

/// The powers that always have something to do.
const ALWAYS: Areas = {
    let mut areas = Areas::NONE;
    let mut index = 0;
    while index < Area::ALL.len() {
        if let Power::Income(_) | Power::Exchange = Area::ALL[index].power() {
            areas.insert(Area::ALL[index]);
        }
        index += 1;
    }
    areas
};

impl AnkhMorpork {
    /// The powers the active player may use now.
    #[inline]
    pub(crate) fn usable_powers(&self) -> Areas {
        let owned = self.area_cards(self.active);
        if owned.is_empty() { Areas::NONE } else { self.usable_among(owned) }
    }

    #[inline(never)]
    fn usable_among(&self, owned: Areas) -> Areas {
        let ready = owned & !self.used & !self.gained & !self.board.demonic();
        let mut usable = ready & ALWAYS;
        for area in ready & !ALWAYS {
            if self.power_has_effect(area) {
                usable.insert(area);
            }
        }
        usable
    }

    /// AM-AREA-ANY-10. Whether the power can be paid for and has something to do.
    pub(crate) fn power_has_effect(&self, area: Area) -> bool {
        let seat = self.active;
        match area.power() {
            Power::Income(_) | Power::Exchange => true,
            Power::Hire(price) => {
                self.money[seat] >= price
                    && !self.place_options(seat, Where::Around(area)).is_empty()
            }
            Power::Sell(_) => !self.hand(seat).is_empty(),
            Power::Stir => !self.stirrable(area).is_empty(),
            Power::Calm(price) => self.money[seat] >= price && !self.board.trouble.is_empty(),
            Power::Shield(_) => false,
        }
    }

    /// AM-AREA-THE-SHADES-01 to -03.
    fn stirrable(&self, area: Area) -> Areas {
        (Areas::only(area) | area.neighbours()) & self.board.occupied() & !self.board.trouble
    }

    #[inline(never)]
    pub(crate) fn use_power(&mut self, area: Area, tell: &mut impl Sink<Event>) {
        let seat = self.active;
        if !(area == Area::TheShades && self.switches.on(Switch::ShadesUnlimited)) {
            self.used.insert(area);
        }
        self.stack.push(Frame::Power { area });
        self.say(tell, What::Used { seat, area });
        match area.power() {
            Power::Income(amount) => {
                self.gain(seat, amount, tell);
                self.stack.pop();
            }
            Power::Hire(price) | Power::Calm(price) => self.spend(seat, price, tell),
            Power::Exchange => self.stack.push(Frame::Draw { seat, left: 1 }),
            Power::Sell(_) | Power::Stir => {}
            Power::Shield(_) => unreachable!("Small Gods answers events only"),
        }
    }

    pub(crate) fn power_options(&self, area: Area) -> Options {
        let seat = self.active;
        match area.power() {
            Power::Hire(_) => self.place_options(seat, Where::Around(area)),
            Power::Exchange | Power::Sell(_) => Options::of(Choice::Discard(self.hand(seat))),
            Power::Stir => Options::of(Choice::Stir(self.stirrable(area))),
            Power::Calm(_) => Options::of(Choice::Calm(self.board.trouble)),
            Power::Income(_) | Power::Shield(_) => unreachable!("these ask nothing"),
        }
    }

    #[inline(never)]
    pub(crate) fn answer_power(&mut self, area: Area, action: Action, tell: &mut impl Sink<Event>) {
        let seat = self.active;
        match action {
            Action::Place(_) => self.answer_place(seat, Where::Around(area), action, tell),
            // The power is over when the minion has been placed.
            Action::Lift(_) => return self.answer_place(seat, Where::Around(area), action, tell),
            Action::Discard(card) => {
                self.discard_card(seat, card, tell);
                if let Power::Sell(amount) = area.power() {
                    self.gain(seat, amount, tell);
                }
            }
            Action::Stir(target) => self.add_trouble(target, tell),
            Action::Calm(target) => self.remove_trouble(target, tell),
            _ => unreachable!("the answer was legal"),
        }
        self.stack.pop();
    }

    /// The question whether to pay for a shield.
    pub(crate) fn shield_options(&self, pending: PendingEvent) -> Options {
        let shielded = self.at_stake(pending).expect("an event asks for a shield of something");
        Options::of(Choice::Shield(shielded)).with(Word::Pass)
    }

    /// AM-AREA-SMALL-GODS-03, -04. Who may keep a demon or troll off an area.
    pub(crate) fn gatekeeper(&self, newcomer: Owner, area: Area) -> Option<Seat> {
        let seat = self.small_gods_owner()?;
        let kind = newcomer == Owner::DEMON || self.switches.on(Switch::SmallGodsTrolls);
        let place =
            self.board.pieces(seat, area) > 0 || self.switches.on(Switch::SmallGodsAnywhere);
        (kind && place && self.shield_price(seat, area).is_some()).then_some(seat)
    }
}

impl Open {
    /// AM-SWITCH-04. Whether the price of an area is paid once, however often an event
    /// strikes it.
    pub(crate) fn pays_once_for_an_area(&self) -> bool {
        self.switches.on(Switch::SmallGodsWholeArea) && self.revision != Revision::First
    }

    /// AM-AREA-SMALL-GODS-09. Who can shield pieces from events now.
    pub(crate) fn small_gods_owner(&self) -> Option<Seat> {
        let area = Area::SmallGods;
        let off = self.lost.contains(area)
            || self.board.demonic().contains(area)
            || (self.gained.contains(area) && !self.switches.on(Switch::SmallGodsAtOnce));
        if off { None } else { self.board.builder(area) }
    }

    /// AM-AREA-SMALL-GODS-02, AM-SWITCH-04. What it costs `seat` to have Small Gods shield
    /// a piece in an area, or the whole area; nothing when that cannot be had.
    pub(crate) fn shield_price(&self, seat: Seat, area: Area) -> Option<u16> {
        if self.small_gods_owner() != Some(seat) {
            return None;
        }
        let price = if self.switches.on(Switch::SmallGodsWholeArea) {
            SHIELD * u16::from(self.board.pieces(seat, area).max(1))
        } else {
            SHIELD
        };
        (self.money[seat] >= price).then_some(price)
    }
}
