//! Phase B: supplies, and how the population deck and the Nun-row are used.

use game::{Refusal, Seat, SeatSet, Sink};

use crate::RattusCartus;
use crate::building_cards::BuildingCard;
use crate::cards::{Card, Cards};
use crate::events::{Event, Open, Reason, Secret};
use crate::pending::{Pending, Phase};
use crate::setup::SupplyOrder;

impl RattusCartus {
    pub(crate) fn begin_supplies(&mut self, tell: &mut impl Sink<Event>) {
        self.phase = Phase::Supplies;
        self.supplied = 0;
        match self.setup.supply {
            SupplyOrder::Together => {
                self.pending = Pending::Supply { seats: SeatSet::all(self.seats_count()) };
            }
            SupplyOrder::InTurn => self.next_supply(tell),
        }
    }

    /// RC-B-01. A seat chooses the supply action of a revealed card.
    pub(crate) fn choose_supply(
        &mut self,
        seat: Seat,
        mut waiting: SeatSet,
        card: BuildingCard,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.row.contains(&card) {
            return Err(Refusal::by("RC-B-01"));
        }
        self.players[seat].supply = Some(card);
        waiting.remove(seat);
        match self.setup.supply {
            SupplyOrder::InTurn => {
                self.tell(tell, Reason::Rule, || Open::SupplyChosen { seat, card });
            }
            SupplyOrder::Together => {
                self.tell_secret(tell, Reason::Rule, || Secret::SupplyChosen { seat, card });
                self.pending = Pending::Supply { seats: waiting };
                if !waiting.is_empty() {
                    return Ok(());
                }
                self.show_supplies(tell);
            }
        }
        self.next_supply(tell);
        Ok(())
    }

    /// RC-B-06. All have chosen: the choices are shown in turn order.
    fn show_supplies(&self, tell: &mut impl Sink<Event>) {
        for seat in self.start.round(self.seats_count()) {
            if let Some(card) = self.players[seat].supply {
                self.tell(tell, Reason::Rule, || Open::SupplyChosen { seat, card });
            }
        }
    }

    /// The next player in turn order carries out the chosen supply action, or chooses.
    fn next_supply(&mut self, tell: &mut impl Sink<Event>) {
        while usize::from(self.supplied) < self.seats_count() {
            let seat = self.supplying();
            let Some(card) = self.players[seat].supply else {
                self.pending = Pending::Supply { seats: SeatSet::only(seat) };
                return;
            };
            // RC-B-10. Cards, rats, looks.
            if self.draw(seat, card.supply().draw, tell) || self.finish_supply(seat, tell) {
                return;
            }
        }
        for player in &mut self.players.0 {
            player.supply = None;
        }
        self.begin_entering();
    }

    /// Whose supply action is being carried out.
    pub(crate) fn supplying(&self) -> Seat {
        Seat::new((self.start.index() + usize::from(self.supplied)) % self.seats_count())
    }

    /// Rats and looks, after the cards; whether the table waits for a look.
    fn finish_supply(&mut self, seat: Seat, tell: &mut impl Sink<Event>) -> bool {
        let supply = self.players[seat].supply.map(BuildingCard::supply).unwrap_or_default();
        self.discard_rats(seat, supply.rats, tell);
        if supply.look > 0 && !self.nun_row.is_empty() {
            self.pending = Pending::Look { seat, left: supply.look };
            return true;
        }
        self.supplied += 1;
        false
    }

    /// Makes a seat draw; whether the table waits for a card.
    pub(crate) fn draw(&mut self, seat: Seat, left: u8, tell: &mut impl Sink<Event>) -> bool {
        if left == 0 {
            return false;
        }
        self.reshuffle_if_empty(tell);
        if self.deck.is_empty() {
            // RC-DECK-03. The draw ends short.
            let reason = self.reason(seat);
            self.tell(tell, reason, || Open::DrawEndsShort { seat, missing: left });
            return false;
        }
        self.pending = Pending::Draw { seat, left };
        true
    }

    /// A card is drawn from the deck.
    pub(crate) fn drawn(
        &mut self,
        seat: Seat,
        left: u8,
        card: Card,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if self.deck.count(card) == 0 {
            return Err(Refusal::IMPOSSIBLE);
        }
        self.deck.remove(card, 1);
        self.players[seat].hand.add(card, 1);
        let reason = self.reason(seat);
        self.tell_secret(tell, reason, || Secret::Drew { seat, card });
        self.reshuffle_if_empty(tell);
        if self.draw(seat, left - 1, tell) {
            return Ok(());
        }
        match self.phase {
            Phase::Supplies => {
                if !self.finish_supply(seat, tell) {
                    self.next_supply(tell);
                }
            }
            _ => self.next_deed(tell),
        }
        Ok(())
    }

    /// RC-DECK-01. An empty deck is replaced by the shuffled discard pile.
    fn reshuffle_if_empty(&mut self, tell: &mut impl Sink<Event>) {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck = std::mem::replace(&mut self.discard, Cards::NONE);
            let number = self.deck.size();
            self.tell(tell, Reason::Rule, || Open::Reshuffled { number });
        }
    }

    /// RC-B-08, RC-B-09. A seat looks at one card of the Nun-row.
    pub(crate) fn look(
        &mut self,
        seat: Seat,
        left: u8,
        place: u8,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let index = usize::from(place).checked_sub(1);
        let Some(&card) = index.and_then(|index| self.nun_row.get(index)) else {
            return Err(Refusal::by("RC-B-02"));
        };
        let reason = self.reason(seat);
        self.tell_secret(tell, reason, || Secret::Looked { seat, place, card });
        if left > 1 {
            self.pending = Pending::Look { seat, left: left - 1 };
        } else if self.phase == Phase::Supplies {
            self.supplied += 1;
            self.next_supply(tell);
        } else {
            self.next_deed(tell);
        }
        Ok(())
    }

    /// RC-RAT-03. A seat discards rats, as many as it has.
    pub(crate) fn discard_rats(&mut self, seat: Seat, number: u8, tell: &mut impl Sink<Event>) {
        let number = u16::from(number).min(self.players[seat].rats);
        if number > 0 {
            self.players[seat].rats -= number;
            let reason = self.reason(seat);
            self.tell(tell, reason, || Open::RatsDiscarded { seat, number });
        }
    }

    /// What lets a seat draw, look or discard just now.
    pub(crate) fn reason(&self, seat: Seat) -> Reason {
        match self.phase {
            Phase::Supplies => match self.players[seat].supply {
                Some(card) => Reason::Supply(card),
                None => Reason::Rule,
            },
            _ if self.premium == Some(seat) => Reason::Premium,
            _ => Reason::Standard,
        }
    }
}
