//! Phase D: resolving buildings. Step a reveals cards, step b is in `buildings.rs`,
//! step c discards.

use game::{Seat, Sink};

use crate::RattusCartus;
use crate::cards::{Card, Cards};
use crate::events::{Event, Open, Reason};
use crate::pending::{Phase, Progress, ResolveStep};

impl RattusCartus {
    pub(crate) fn begin_resolving(&mut self, tell: &mut impl Sink<Event>) {
        self.phase = Phase::ResolveBuildings;
        self.premium = None;
        self.progress = Progress::default();
        self.resolve_next(tell);
    }

    /// RC-D-01. The next building in the row with players in it; RC-D-31 skips others.
    fn resolve_next(&mut self, tell: &mut impl Sink<Event>) {
        while usize::from(self.progress.building) < self.row.len() {
            if self.entrants(self.progress.building).next().is_some() {
                self.resolve_cards(tell);
                return;
            }
            self.progress.building += 1;
        }
        self.end_round(tell);
    }

    /// RC-D-27. Step a: all reveal; then influence and rats in order of entry; then
    /// swords, then flutes.
    fn resolve_cards(&mut self, tell: &mut impl Sink<Event>) {
        let here = self.progress.building;
        let class = self.row[usize::from(here)].class();
        for index in 0..self.entered.len() {
            let seat = self.entered[index];
            if self.players[seat].building == Some(here) {
                self.open_cards(seat, tell);
            }
        }
        for index in 0..self.entered.len() {
            let seat = self.entered[index];
            if self.players[seat].building != Some(here) {
                continue;
            }
            let bodies = self.players[seat].laid.bodies();
            self.gain_influence(seat, bodies, Reason::Cards, tell);
            let laid = &self.players[seat].laid;
            // RC-D-06, RC-D-07. Every population card of another class, never a joker.
            let rats = bodies - laid.count(Card::JOKER) - laid.of_class(class);
            if rats > 0 {
                self.players[seat].rats += u16::from(rats);
                let number = u16::from(rats);
                self.tell(tell, Reason::Mismatch, || Open::RatsTaken { seat, number });
            }
        }
        self.compare_swords(tell);
    }

    /// RC-D-03. The cards of a seat are revealed, once.
    fn open_cards(&mut self, seat: Seat, tell: &mut impl Sink<Event>) {
        if !self.open.contains(seat) {
            self.open.insert(seat);
            let cards = self.players[seat].laid;
            self.tell(tell, Reason::Rule, || Open::CardsRevealed { seat, cards });
        }
    }

    fn gain_influence(
        &mut self,
        seat: Seat,
        number: u8,
        reason: Reason,
        tell: &mut impl Sink<Event>,
    ) {
        if number > 0 {
            let class = self.row[usize::from(self.progress.building)].class();
            let seats = self.seats_count();
            self.track(class).advance(seat, number.into(), seats);
            self.tell(tell, reason, || Open::InfluenceGained { seat, class, number });
        }
    }

    /// Step b: who has the premium action, and then the actions of all.
    pub(crate) fn begin_actions(&mut self, tell: &mut impl Sink<Event>) {
        self.progress.step = ResolveStep::Actions;
        if self.seats_count() == 2 {
            // RC-D-30. The comparison needs the cards of both.
            for index in 0..self.entered.len() {
                self.open_cards(self.entered[index], tell);
            }
            if self.premium.is_none() {
                self.premium = self.most_bodies(None);
            }
        } else {
            self.premium = self.most_bodies(Some(self.progress.building));
        }
        let here = self.progress.building;
        let holder = self.premium.filter(|&seat| self.players[seat].building == Some(here));
        if let Some(seat) = holder {
            self.tell(tell, Reason::Rule, || Open::PremiumHeld { seat });
        }
        if self.is_last_round() {
            // RC-D-21. One influence instead of all actions.
            if let Some(seat) = holder {
                self.gain_influence(seat, 1, Reason::LastRound, tell);
            }
            self.clear_building(tell);
        } else {
            self.next_deed(tell);
        }
    }

    /// RC-D-12, RC-D-13. The most bodies, and who entered first among equals; with
    /// `None` in whatever building (RC-D-18, RC-D-19).
    fn most_bodies(&self, building: Option<u8>) -> Option<Seat> {
        let mut best: Option<(Seat, u8)> = None;
        for &seat in &self.entered {
            if building.is_some() && self.players[seat].building != building {
                continue;
            }
            let bodies = self.players[seat].laid.bodies();
            if best.is_none_or(|(_, most)| bodies > most) {
                best = Some((seat, bodies));
            }
        }
        best.map(|(seat, _)| seat)
    }

    /// RC-D-24. Step c: the cards of this building leave, then the next one is resolved.
    pub(crate) fn clear_building(&mut self, tell: &mut impl Sink<Event>) {
        let here = self.progress.building;
        for index in 0..self.entered.len() {
            let seat = self.entered[index];
            if self.players[seat].building != Some(here) || self.players[seat].laid.is_empty() {
                continue;
            }
            let mut cards = std::mem::replace(&mut self.players[seat].laid, Cards::NONE);
            self.tell(tell, Reason::Rule, || Open::CardsDiscarded { seat, cards });
            for card in Card::OPEN {
                let number = cards.count(card);
                self.piles[card.pile()] += number;
                cards.remove(card, number);
            }
            self.discard.add_all(&cards);
        }
        self.progress = Progress { building: here + 1, ..Progress::default() };
        self.resolve_next(tell);
    }
}
