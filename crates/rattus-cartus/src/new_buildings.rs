//! Phase A: new buildings.

use game::{Refusal, Sink};

use crate::RattusCartus;
use crate::building_cards::BuildingCard;
use crate::events::{Event, Open, Reason};
use crate::pending::{Pending, Phase};

impl RattusCartus {
    /// A new round begins with an empty row.
    pub(crate) fn begin_round(&mut self, tell: &mut impl Sink<Event>) {
        self.round += 1;
        self.phase = Phase::NewBuildings;
        self.exchanges = 0;
        self.pending = Pending::Reveal;
        let round = self.round;
        self.tell(tell, Reason::Rule, || Open::RoundBegins { round });
    }

    /// RC-A-01, RC-A-02. A card of the building deck is laid at the end of the row.
    pub(crate) fn reveal(
        &mut self,
        card: BuildingCard,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.take_unseen(card)?;
        self.row.push(card);
        self.tell(tell, Reason::Rule, || Open::BuildingRevealed { card });
        if self.row.len() == usize::from(self.facts().revealed) {
            self.exchange_if_equal(tell);
        }
        Ok(())
    }

    /// RC-A-03. The unseen top card of the replacement stack takes the last place.
    pub(crate) fn replace(
        &mut self,
        card: BuildingCard,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.take_unseen(card)?;
        self.stack -= 1;
        self.replace_last(card, tell);
        self.exchange_if_equal(tell);
        Ok(())
    }

    /// RC-A-04. Exchanges go on until a building differs; RC-A-07 says why they end.
    fn exchange_if_equal(&mut self, tell: &mut impl Sink<Event>) {
        while self.all_equal() && self.exchanges < self.facts().replacement {
            self.exchanges += 1;
            if self.stack > 0 {
                self.pending = Pending::Replace;
                return;
            }
            let Some(card) = self.under.pop_at(0) else { break };
            self.replace_last(card, tell);
        }
        self.begin_supplies(tell);
    }

    /// RC-A-05. The building decides, and all must be equal.
    fn all_equal(&self) -> bool {
        self.row.windows(2).all(|pair| pair[0].building() == pair[1].building())
    }

    fn replace_last(&mut self, card: BuildingCard, tell: &mut impl Sink<Event>) {
        if let Some(last) = self.row.last_mut() {
            let out = std::mem::replace(last, card);
            self.under.push(out);
            self.tell(tell, Reason::Rule, || Open::BuildingExchanged { out, card });
        }
    }

    fn take_unseen(&mut self, card: BuildingCard) -> Result<(), Refusal> {
        if !self.unseen.contains(card) {
            return Err(Refusal::IMPOSSIBLE);
        }
        self.unseen.remove(card);
        Ok(())
    }
}
