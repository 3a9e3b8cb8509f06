//! Swords and flutes, which compare all players in a building; passes are in
//! `enter_buildings.rs`, gold in `final_scoring.rs`.

use game::{Refusal, Seat, SeatSet, Sink};

use crate::RattusCartus;
use crate::cards::{Card, Cards};
use crate::enter_buildings::check_next;
use crate::events::{Event, Open, Reason, Secret};
use crate::pending::{Pending, ResolveStep};

/// How a comparison came out: who has the most, and who has the fewest.
struct Comparison {
    most: Seat,
    fewest: SeatSet,
}

impl RattusCartus {
    /// RC-CARD-SWORD-04 to 07, RC-CARD-FLUTE-03 to 05. Compares the cards of a kind
    /// laid in this building; `None` when all laid equally many.
    fn compare(&self, card: Card) -> Option<Comparison> {
        let here = self.entrants(self.progress.building);
        let laid = |seat: Seat| self.players[seat].laid.count(card);
        let most = here.clone().map(laid).max()?;
        let fewest = here.clone().map(laid).min()?;
        if most == fewest {
            return None;
        }
        let first = here.clone().find(|&seat| laid(seat) == most)?;
        Some(Comparison {
            most: first,
            fewest: here.filter(|&seat| laid(seat) == fewest).collect(),
        })
    }

    /// Whom the seat with the most cards of a kind may choose.
    pub(crate) fn targets(&self, card: Card) -> SeatSet {
        self.compare(card).map_or(SeatSet::EMPTY, |comparison| comparison.fewest)
    }

    pub(crate) fn compare_swords(&mut self, tell: &mut impl Sink<Event>) {
        self.progress.step = ResolveStep::Swords;
        let Some(Comparison { most, fewest }) = self.compare(Card::SWORD) else {
            return self.compare_flutes(tell);
        };
        match fewest.first() {
            Some(giver) if fewest.len() == 1 => self.strike(most, giver, tell),
            _ => self.pending = Pending::Sword { seat: most },
        }
    }

    /// RC-CARD-SWORD-05. The taker chooses among those with the fewest swords.
    pub(crate) fn sword(
        &mut self,
        taker: Seat,
        giver: Seat,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.targets(Card::SWORD).contains(giver) {
            return Err(Refusal::by("RC-CARD-SWORD-05"));
        }
        self.strike(taker, giver, tell);
        Ok(())
    }

    /// RC-CARD-SWORD-02. Half of the hand, rounded down.
    fn strike(&mut self, taker: Seat, giver: Seat, tell: &mut impl Sink<Event>) {
        let number = self.players[giver].hand.size() / 2;
        self.tell(tell, Reason::Sword, || Open::SwordStrikes { taker, giver, number });
        if number == 0 {
            self.compare_flutes(tell);
        } else {
            let seats = SeatSet::only(giver);
            self.pending = Pending::Give { to: taker, each: number, seats };
        }
    }

    /// RC-CARD-SWORD-03, RC-BLD-TOWER-02. The giver chooses, card by card.
    pub(crate) fn give(
        &mut self,
        seat: Seat,
        card: Card,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Pending::Give { to, each, mut seats } = self.pending else {
            return Err(Refusal::NOT_OFFERED);
        };
        let player = &mut self.players[seat];
        let from = player.offered.highest().unwrap_or(Card::FIRST);
        let left = each - player.offered.size();
        check_next(&player.hand, card, from, Card::GOLD, left)?;
        player.hand.remove(card, 1);
        player.offered.add(card, 1);
        let reason = self.giving();
        self.tell_secret(tell, reason, || Secret::Offered { seat, card });
        if left == 1 {
            seats.remove(seat);
        }
        self.pending = Pending::Give { to, each, seats };
        if seats.is_empty() {
            self.hand_over(to, tell);
        }
        Ok(())
    }

    /// RC-BLD-TOWER-06. All offered cards change hands together.
    pub(crate) fn hand_over(&mut self, to: Seat, tell: &mut impl Sink<Event>) {
        let reason = self.giving();
        for from in Seat::all(self.seats_count()) {
            let cards = std::mem::replace(&mut self.players[from].offered, Cards::NONE);
            if !cards.is_empty() {
                self.players[to].hand.add_all(&cards);
                self.tell_secret(tell, reason, || Secret::Gave { from, to, cards });
            }
        }
        match self.progress.step {
            ResolveStep::Swords => self.compare_flutes(tell),
            ResolveStep::Flutes | ResolveStep::Actions => self.next_deed(tell),
        }
    }

    /// What makes cards change hands just now.
    fn giving(&self) -> Reason {
        match self.progress.step {
            ResolveStep::Swords => Reason::Sword,
            ResolveStep::Flutes | ResolveStep::Actions => Reason::Premium,
        }
    }

    fn compare_flutes(&mut self, tell: &mut impl Sink<Event>) {
        self.progress.step = ResolveStep::Flutes;
        let Some(Comparison { most, fewest }) = self.compare(Card::FLUTE) else {
            return self.begin_actions(tell);
        };
        // RC-CARD-FLUTE-06. Without rats there is nothing to hand over.
        if self.players[most].rats == 0 {
            return self.begin_actions(tell);
        }
        match fewest.first() {
            Some(taker) if fewest.len() == 1 => self.lead_rat(most, taker, tell),
            _ => self.pending = Pending::Flute { seat: most },
        }
    }

    /// RC-CARD-FLUTE-04. The player with the most flutes chooses who gets the rat.
    pub(crate) fn flute(
        &mut self,
        giver: Seat,
        taker: Seat,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.targets(Card::FLUTE).contains(taker) {
            return Err(Refusal::by("RC-CARD-FLUTE-04"));
        }
        self.lead_rat(giver, taker, tell);
        Ok(())
    }

    /// RC-CARD-FLUTE-02. One rat changes its owner.
    fn lead_rat(&mut self, giver: Seat, taker: Seat, tell: &mut impl Sink<Event>) {
        self.players[giver].rats -= 1;
        self.players[taker].rats += 1;
        self.tell(tell, Reason::Flute, || Open::RatHandedOver { from: giver, to: taker });
        self.begin_actions(tell);
    }
}
