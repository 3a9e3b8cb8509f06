//! AM-ACT-BUILD, AM-AREA. Buildings, City Area cards and their powers, and money that moves.

use super::Referee;
use super::cards::{Symbol, Text};
use super::events::What;
use super::facts::{self, Area};

impl Referee {
    pub(super) fn buildings(&mut self, what: &What) {
        match what {
            What::Paid { from, to, amount } => {
                self.paid(from.map(|seat| seat.0), to.map(|seat| seat.0), *amount);
            }
            What::Built { seat, area } => self.built(seat.0, area.0),
            What::Bought { seat, owner, area } => self.bought(seat.0, owner.0, area.0),
            What::Demolished { seat, area } => self.demolished(seat.0, area.0),
            What::Used { seat, area } => self.used(seat.0, area.0),
            What::Shielded { seat, area } => self.shielded(seat.0, area.0),
            What::CardLost { seat, area } => {
                let place = &mut self.books.areas[area.0];
                let owned = place.building == Some(seat.0) && place.has_card;
                place.has_card = false;
                place.lost_card = true;
                let johnson = self.scene.event.as_deref() == Some("bloody-stupid-johnson");
                self.check(owned && johnson, "AM-EVENT-JOHNSON-01", || "no such card".to_owned());
            }
            _ => {}
        }
    }

    /// Money goes from somebody to somebody; the bank is nobody.
    fn paid(&mut self, from: Option<usize>, to: Option<usize>, amount: u32) {
        match from {
            Some(seat) => {
                let money = self.books.players[seat].money;
                self.check(money >= amount, "AM-ACT-SCROLL-06", || format!("only ${money}"));
                self.books.players[seat].money = money.saturating_sub(amount);
            }
            None => {
                let bank = self.books.bank;
                self.check(bank.is_none_or(|bank| bank >= amount), "AM-SETUP-07", || {
                    format!("the bank has {bank:?}")
                });
                self.books.bank = bank.map(|bank| bank.saturating_sub(amount));
            }
        }
        match to {
            Some(seat) => self.books.players[seat].money += amount,
            None => self.books.bank = self.books.bank.map(|bank| bank + amount),
        }
    }

    /// AM-ACT-BUILD-01 to AM-ACT-BUILD-06.
    fn built(&mut self, seat: usize, area: Area) {
        self.own_turn(seat);
        let place = &self.books.areas[area];
        let (minion, free, calm) =
            (place.minions[seat] > 0, place.building.is_none(), !place.trouble);
        let some_left = self.books.buildings(seat).len() < facts::BUILDINGS;
        let half = self.scene_text() == Some(Text::BuildHalf);
        let may = half || self.scene.symbol == Some(Symbol::Build);
        let name = facts::name(area);
        self.check(may, "AM-TURN-05", || "nothing lets them build".to_owned());
        self.check(minion, "AM-ACT-BUILD-01", || format!("no minion in {name}"));
        self.check(free, "AM-ACT-BUILD-02", || format!("{name} has a building"));
        self.check(calm, "AM-ACT-BUILD-03", || format!("trouble in {name}"));
        self.check(some_left, "AM-ACT-BUILD-11", || "all six are out".to_owned());
        self.owns(seat, area);
    }

    /// AM-ACT-BUILD-17, AM-ACT-BUILD-18.
    fn bought(&mut self, seat: usize, owner: usize, area: Area) {
        self.own_turn(seat);
        let place = &self.books.areas[area];
        let theirs = place.building == Some(owner) && owner != seat;
        let trouble = place.trouble;
        let some_left = self.books.buildings(seat).len() < facts::BUILDINGS;
        let fits = matches!(self.scene_text(), Some(Text::Buy { trouble: due }) if due == trouble);
        self.check(theirs && fits, "AM-ACT-BUILD-17", || "it is not for sale".to_owned());
        self.check(some_left, "AM-ACT-BUILD-15", || "all six are out".to_owned());
        self.owns(seat, area);
    }

    fn owns(&mut self, seat: usize, area: Area) {
        let place = &mut self.books.areas[area];
        place.building = Some(seat);
        place.has_card = !place.lost_card;
        self.turn.gained.push(area);
    }

    /// AM-ACT-BUILD-09. A building goes, and its card returns.
    fn demolished(&mut self, seat: usize, area: Area) {
        let there = self.books.areas[area].building == Some(seat);
        self.check(there, "AM-ACT-BUILD-09", || "no such building".to_owned());
        let own = self.turn.seat == Some(seat);
        let six = self.books.buildings(seat).len() == facts::BUILDINGS;
        let (rule, holds) = match (self.scene.symbol, self.scene_text()) {
            (Some(Symbol::Build), _) | (_, Some(Text::BuildHalf | Text::Buy { .. })) => {
                ("AM-ACT-BUILD-12", own && six)
            }
            (_, Some(Text::Extort)) => {
                let target = self.scene.targets().contains(&seat);
                ("AM-CARD-THE-FIRE-BRIGADE", target && !self.scene.reacted(seat, "wallace-sonky"))
            }
            (Some(Symbol::Event), _) => ("AM-EVENT-ANY-02", true),
            _ => ("AM-ACT-BUILD-14", false),
        };
        self.check(holds, rule, || format!("nothing destroys {}", facts::name(area)));
        let place = &mut self.books.areas[area];
        place.building = None;
        place.has_card = false;
    }

    /// AM-AREA-ANY. A power is used by its owner, once, in the own turn, later than gained.
    fn used(&mut self, seat: usize, area: Area) {
        self.own_turn(seat);
        let place = &self.books.areas[area];
        let owner = place.building == Some(seat) && place.has_card;
        let name = facts::name(area);
        self.check(owner, "AM-AREA-ANY-01", || format!("{name} is not theirs"));
        self.check(!self.books.demon(area), "AM-AREA-ANY-05", || format!("a demon in {name}"));
        let unlimited = area == facts::THE_SHADES && self.on("shades-unlimited", &[]);
        let again = self.turn.used.contains(&area) && !unlimited;
        self.check(!again, "AM-AREA-ANY-02", || format!("{name} was used already"));
        let new = self.turn.gained.contains(&area);
        self.check(!new, "AM-AREA-ANY-03", || format!("{name} was gained in this turn"));
        let early = self.turn.refilled == 0;
        self.check(early, "AM-AREA-ANY-09", || "the hand is being refilled".to_owned());
        self.turn.used.push(area);
    }

    /// AM-AREA-SMALL-GODS. Somebody pays to keep something safe.
    fn shielded(&mut self, seat: usize, area: Area) {
        let before = self.scene.before.as_ref().and_then(|before| before.power(facts::SMALL_GODS));
        let owner = before == Some(seat);
        self.check(owner, "AM-AREA-SMALL-GODS-09", || "Small Gods is not theirs".to_owned());
        let late = self.turn.gained.contains(&facts::SMALL_GODS)
            && !self.on("small-gods-at-once", &["en", "de", "es"]);
        self.check(!late, "AM-AREA-ANY-04", || "it was gained in this turn".to_owned());
        let event = self.scene.event.clone().unwrap_or_default();
        let useless = ["", "fog", "riots", "subsidence"].contains(&event.as_str());
        self.check(!useless, "AM-AREA-SMALL-GODS-08", || format!("not against {event}"));
        let pieces = self.books.pieces(seat, area);
        let anywhere = self.on("small-gods-anywhere", &[]);
        self.check(pieces > 0 || anywhere, "AM-AREA-SMALL-GODS-06", || {
            format!("they have nothing in {}", facts::name(area))
        });
        self.scene.shields.push((seat, area, pieces));
    }
}
