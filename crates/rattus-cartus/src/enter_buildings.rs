//! Phase C: entering buildings and laying cards.

use game::{Refusal, Seat, Sink};

use crate::RattusCartus;
use crate::building_cards::BuildingCard;
use crate::cards::{Card, Cards};
use crate::events::{Event, Open, Reason, Secret};
use crate::pending::{Pending, Phase};
use crate::revisions::Revision;

impl RattusCartus {
    pub(crate) fn begin_entering(&mut self) {
        self.phase = Phase::EnterBuildings;
        self.pending = Pending::Enter { seat: self.start };
    }

    /// RC-C-11. Even the last one outside may pass, and is on turn again at once.
    #[inline]
    pub(crate) fn may_pass(&self, seat: Seat) -> bool {
        self.players[seat].hand.count(Card::PASS) > 0 && !self.must_enter()
    }

    /// Until the first revision the last one outside could not pass.
    fn must_enter(&self) -> bool {
        self.revision <= Revision::First && self.entered.len() + 1 == self.seats_count()
    }

    /// RC-CARD-PASS-01, RC-C-13. The pass returns at once, and the next player is on turn.
    pub(crate) fn pass(&mut self, seat: Seat, tell: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if self.players[seat].hand.count(Card::PASS) == 0 {
            return Err(Refusal::by("RC-CARD-PASS-01"));
        }
        if self.must_enter() {
            return Err(Refusal::by("RC-C-11"));
        }
        self.players[seat].hand.remove(Card::PASS, 1);
        self.piles[Card::PASS.pile()] += 1;
        self.tell(tell, Reason::Pass, || Open::Passed { seat });
        self.next_to_enter(seat, tell);
        Ok(())
    }

    /// RC-C-01. A disc on the lowest free place of a building.
    pub(crate) fn enter(
        &mut self,
        seat: Seat,
        card: BuildingCard,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Some(building) = self.row.iter().position(|other| *other == card) else {
            return Err(Refusal::by("RC-C-01"));
        };
        let building = building as u8;
        self.players[seat].building = Some(building);
        self.entered.push(seat);
        let place = self.entrants(building).count() as u8;
        self.tell(tell, Reason::Rule, || Open::Entered { seat, card, place });
        self.pending = Pending::Play { seat };
        Ok(())
    }

    /// RC-C-02. The number of cards, said before they are laid.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        number: u8,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if number > self.players[seat].hand.playable() {
            return Err(Refusal::by("RC-C-02"));
        }
        self.tell(tell, Reason::Rule, || Open::Plays { seat, number });
        if number == 0 {
            self.next_to_enter(seat, tell);
        } else {
            self.pending = Pending::Lay { seat, left: number };
        }
        Ok(())
    }

    /// RC-C-05, RC-C-09. One of the cards, face down.
    pub(crate) fn lay(
        &mut self,
        seat: Seat,
        left: u8,
        card: Card,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        match card {
            Card::GOLD => return Err(Refusal::by("RC-C-06")),
            Card::PASS => return Err(Refusal::by("RC-C-08")),
            _ => {}
        }
        let player = &mut self.players[seat];
        let from = player.laid.highest().unwrap_or(Card::FIRST);
        check_next(&player.hand, card, from, Card::FLUTE, left)?;
        player.hand.remove(card, 1);
        player.laid.add(card, 1);
        self.tell_secret(tell, Reason::Rule, || Secret::Laid { seat, card });
        if left > 1 {
            self.pending = Pending::Lay { seat, left: left - 1 };
        } else {
            self.next_to_enter(seat, tell);
        }
        Ok(())
    }

    /// RC-C-10. The next player clockwise who is in no building yet.
    fn next_to_enter(&mut self, seat: Seat, tell: &mut impl Sink<Event>) {
        let seats = self.seats_count();
        if self.entered.len() == seats {
            self.begin_resolving(tell);
            return;
        }
        let mut next = seat.next(seats);
        while self.players[next].building.is_some() {
            next = next.next(seats);
        }
        self.pending = Pending::Enter { seat: next };
    }
}

/// RC-C-09. Whether `card` can be the next of `left` cards chosen in order from `hand`,
/// after `from` and up to `last`.
pub(crate) fn check_next(
    hand: &Cards,
    card: Card,
    from: Card,
    last: Card,
    left: u8,
) -> Result<(), Refusal> {
    if hand.count(card) == 0 {
        return Err(Refusal::NOT_OFFERED);
    }
    if card < from || card > last || hand.between(card, last) < left {
        return Err(Refusal::by("RC-C-09"));
    }
    Ok(())
}
