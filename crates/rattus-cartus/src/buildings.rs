//! What the buildings do: step b of phase D.

use game::{Refusal, Seat, SeatSet, Sink};

use crate::RattusCartus;
use crate::building_cards::Building;
use crate::cards::Card;
use crate::enter_buildings::check_next;
use crate::events::{Event, Open, Secret};
use crate::facts::{Deed, FACTS};
use crate::pending::{Pending, ResolveStep};
use crate::setup::Actions;

impl RattusCartus {
    /// RC-D-16. The premium player acts first, then the others in order of entry; when
    /// all have acted, the building is cleared.
    pub(crate) fn next_deed(&mut self, tell: &mut impl Sink<Event>) {
        debug_assert_eq!(self.progress.step, ResolveStep::Actions);
        while let Some(seat) = self.acting() {
            let building = self.row[usize::from(self.progress.building)].building();
            let version = usize::from(self.premium != Some(seat));
            let deeds = &FACTS.actions[building as usize][version];
            let Some(&deed) = deeds.get(usize::from(self.progress.deeds)) else {
                self.next_player();
                continue;
            };
            if self.setup.actions == Actions::Asked && !self.progress.agreed {
                self.pending = Pending::Act { seat };
                return;
            }
            self.progress.deeds += 1;
            if self.perform(seat, deed, tell) {
                return;
            }
        }
        self.clear_building(tell);
    }

    /// Whose action it is.
    fn acting(&self) -> Option<Seat> {
        let here = self.progress.building;
        let premium = self.premium.filter(|&seat| self.players[seat].building == Some(here));
        let others = self.entrants(here).filter(|&seat| self.premium != Some(seat));
        premium.into_iter().chain(others).nth(self.progress.acted.into())
    }

    fn next_player(&mut self) {
        self.progress.acted += 1;
        self.progress.deeds = 0;
        self.progress.agreed = false;
    }

    /// RC-D-11. The player uses the action.
    pub(crate) fn agree(&mut self, tell: &mut impl Sink<Event>) {
        self.progress.agreed = true;
        self.next_deed(tell);
    }

    /// RC-D-11. The player does without the action.
    pub(crate) fn decline(&mut self, seat: Seat, tell: &mut impl Sink<Event>) {
        let reason = self.reason(seat);
        self.tell(tell, reason, || Open::ActionDeclined { seat });
        self.next_player();
        self.next_deed(tell);
    }

    /// One part of an action; whether the table waits for somebody.
    fn perform(&mut self, seat: Seat, deed: Deed, tell: &mut impl Sink<Event>) -> bool {
        match deed {
            Deed::Markers(number) => self.take_markers(seat, number, tell),
            Deed::Take(card, number) => self.take_cards(seat, card, number, tell),
            Deed::Rats(number) => {
                self.discard_rats(seat, number, tell);
                false
            }
            Deed::Trade(most) => self.offer_trade(seat, most),
            Deed::Draw(number) => self.draw(seat, number, tell),
            Deed::Brew(per) => self.draw(seat, self.players[seat].laid.bodies() / per, tell),
            Deed::Look(number) => {
                let waits = !self.nun_row.is_empty();
                if waits {
                    self.pending = Pending::Look { seat, left: number };
                }
                waits
            }
            Deed::Levy(number) => self.levy(seat, number, tell),
        }
    }

    /// RC-BLD-PALACE-01, RC-BLD-PALACE-02. Markers, as many as are left.
    fn take_markers(&mut self, seat: Seat, number: u8, tell: &mut impl Sink<Event>) -> bool {
        let number = number.min(self.markers.iter().sum());
        if number == 0 {
            return false;
        }
        if self.markers_are_secret() {
            self.pending = Pending::Marker { seat, left: number };
            return true;
        }
        if let Some(value) = self.markers.iter().position(|&count| count > 0) {
            self.markers[value] -= number;
            self.players[seat].markers[value] += number;
            let reason = self.reason(seat);
            self.tell(tell, reason, || Open::MarkersTaken { seat, number });
        }
        false
    }

    /// RC-INFO-03. A marker drawn unseen.
    pub(crate) fn marker(
        &mut self,
        seat: Seat,
        left: u8,
        value: u8,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let index = usize::from(value).wrapping_sub(1);
        match self.markers.get_mut(index) {
            Some(count) if *count > 0 => *count -= 1,
            _ => return Err(Refusal::IMPOSSIBLE),
        }
        self.players[seat].markers[index] += 1;
        let reason = self.reason(seat);
        self.tell_secret(tell, reason, || Secret::MarkerTaken { seat, value });
        if left > 1 {
            self.pending = Pending::Marker { seat, left: left - 1 };
        } else {
            self.next_deed(tell);
        }
        Ok(())
    }

    /// RC-BLD-SHORT-01. Cards of an open pile, as many as are left.
    fn take_cards(
        &mut self,
        seat: Seat,
        card: Card,
        number: u8,
        tell: &mut impl Sink<Event>,
    ) -> bool {
        let number = number.min(self.piles[card.pile()]);
        if number > 0 {
            self.piles[card.pile()] -= number;
            self.players[seat].hand.add(card, number);
            let reason = self.reason(seat);
            self.tell(tell, reason, || Open::CardsTaken { seat, card, number });
        }
        false
    }

    /// RC-BLD-HOSPITAL-04. Whoever has no cards or no rats is not asked.
    fn offer_trade(&mut self, seat: Seat, most: u8) -> bool {
        let asked = self.most_traded(seat, most) > 0;
        if asked {
            self.pending = Pending::Trade { seat, most };
        }
        asked
    }

    /// RC-BLD-HOSPITAL-04. No more cards than rats.
    #[inline]
    pub(crate) fn most_traded(&self, seat: Seat, most: u8) -> u8 {
        let player = &self.players[seat];
        u16::from(most.min(player.hand.size())).min(player.rats) as u8
    }

    /// RC-BLD-HOSPITAL-01, RC-BLD-HOSPITAL-02. How many cards go for rats.
    pub(crate) fn trade(
        &mut self,
        seat: Seat,
        most: u8,
        number: u8,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if number > self.most_traded(seat, most) {
            return Err(Refusal::by("RC-BLD-HOSPITAL-04"));
        }
        let reason = self.reason(seat);
        self.tell(tell, reason, || Open::Trades { seat, number });
        if number == 0 {
            self.next_deed(tell);
        } else {
            let from = Card::FIRST;
            self.pending = Pending::Discard { seat, left: number, rats: number, from };
        }
        Ok(())
    }

    /// RC-BLD-HOSPITAL-03, RC-BLD-HOSPITAL-04. Any hand card, to its proper pile.
    pub(crate) fn discard_for_rats(
        &mut self,
        seat: Seat,
        card: Card,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Pending::Discard { left, rats, from, .. } = self.pending else {
            return Err(Refusal::NOT_OFFERED);
        };
        check_next(&self.players[seat].hand, card, from, Card::GOLD, left)?;
        self.players[seat].hand.remove(card, 1);
        if card.is_population() {
            self.discard.add(card, 1);
        } else {
            self.piles[card.pile()] += 1;
        }
        let reason = self.reason(seat);
        self.tell(tell, reason, || Open::CardTraded { seat, card });
        if left > 1 {
            self.pending = Pending::Discard { seat, left: left - 1, rats, from: card };
        } else {
            self.discard_rats(seat, rats, tell);
            self.next_deed(tell);
        }
        Ok(())
    }

    /// RC-BLD-TOWER-01, RC-BLD-TOWER-06. Everybody outside with enough cards gives.
    fn levy(&mut self, seat: Seat, number: u8, tell: &mut impl Sink<Event>) -> bool {
        let enough = self.players[seat].hand.size().max(1);
        let mut givers = SeatSet::EMPTY;
        let mut choosing = SeatSet::EMPTY;
        for giver in Seat::all(self.seats_count()) {
            let hand = self.players[giver].hand.size();
            if giver == seat || self.is_in_tower(giver) || hand < enough {
                continue;
            }
            givers.insert(giver);
            if hand > number {
                choosing.insert(giver);
            }
        }
        let reason = self.reason(seat);
        self.tell(tell, reason, || Open::Levied { seat, givers, number });
        // RC-BLD-TOWER-03. Who has no more gives all, and has nothing to choose.
        for giver in givers.iter().filter(|&giver| !choosing.contains(giver)) {
            let player = &mut self.players[giver];
            player.offered = std::mem::take(&mut player.hand);
        }
        self.pending = Pending::Give { to: seat, each: number, seats: choosing };
        if choosing.is_empty() && !givers.is_empty() {
            self.hand_over(seat, tell);
            return true;
        }
        !choosing.is_empty()
    }

    /// RC-BLD-TOWER-04. Any Guard Tower protects from all of them.
    fn is_in_tower(&self, seat: Seat) -> bool {
        let card = self.players[seat].building.and_then(|at| self.row.get(usize::from(at)));
        card.is_some_and(|card| card.building() == Building::GuardTower)
    }
}
