//! What the buildings do.

use super::Referee;
use super::books::{add, remove};
use super::events::{News, Seat};
use super::facts::{self, Deed};
use crate::reader::Read;

/// RC-BLD-TOWER-01. How many cards a levy takes.
const LEVY: u32 = 3;

impl Referee {
    /// RC-BLD. The action of a building, premium or standard.
    pub(super) fn deed(&mut self, seat: Seat, premium: bool, card: &str) -> Read {
        let Some((building, _)) = facts::building_of(card) else { return Ok(()) };
        let either = |first, second| if premium { first } else { second };
        let few = if premium { 2 } else { 1 };
        match building.deed {
            Deed::Markers => {
                self.markers(either("RC-BLD-PALACE-01", "RC-BLD-PALACE-02"), seat, few)
            }
            Deed::Pile(kind) => {
                let rule = match kind {
                    "gold" => either("RC-BLD-TREASURY-01", "RC-BLD-TREASURY-02"),
                    "pass" => either("RC-BLD-OFFICE-01", "RC-BLD-OFFICE-02"),
                    "joker" => either("RC-BLD-MARKETPLACE-01", "RC-BLD-MARKETPLACE-02"),
                    "sword" => either("RC-BLD-CASTLE-01", "RC-BLD-CASTLE-02"),
                    _ => either("RC-BLD-PIPER-01", "RC-BLD-PIPER-02"),
                };
                self.take_special(rule, seat, kind, few)
            }
            Deed::Rats => {
                let rule = either("RC-BLD-MONASTERY-01", "RC-BLD-MONASTERY-02");
                self.discard_rats(rule, seat, few)
            }
            Deed::Hospital => self.hospital(seat, premium),
            Deed::Levy if premium => self.levy(seat),
            Deed::Levy => Ok(()),
            Deed::Draw => self.draw(either("RC-BLD-FARM-01", "RC-BLD-FARM-02"), seat, 2 * few),
            Deed::Brew => {
                let gained = self.books.player(seat).gained;
                let cards = if premium { gained } else { gained / 2 };
                self.draw(either("RC-BLD-BREWERY-01", "RC-BLD-BREWERY-02"), seat, cards)
            }
            Deed::Look => self.look(either("RC-BLD-FORTUNE-01", "RC-BLD-FORTUNE-02"), seat, few),
        }
    }

    fn markers(&mut self, rule: &'static str, seat: Seat, number: u32) -> Read {
        let due = number.min(self.books.markers);
        let mut taken = 0;
        while let Some(value) = self.take_if(|news| match news {
            News::MarkerTaken { seat: found, value } => (*found == seat).then_some(*value),
            _ => None,
        }) {
            taken += 1;
            self.books.player(seat).markers += value;
        }
        if taken == 0 && due > 0 {
            let wanted = format!("{seat} takes {due} markers");
            taken = self.take(rule, &wanted, |news| match news {
                News::MarkersTaken { seat: found, number } => (*found == seat).then_some(*number),
                _ => None,
            })?;
            self.books.player(seat).markers += due * facts::MARKER_VALUE;
        }
        self.check(taken == due, rule, || format!("{due} markers, not {taken}"));
        self.books.markers -= due;
        Ok(())
    }

    fn take_special(&mut self, rule: &'static str, seat: Seat, kind: &str, number: u32) -> Read {
        let due = number.min(self.books.piles.get(kind).copied().unwrap_or_default());
        if due == 0 {
            return Ok(());
        }
        let wanted = format!("{seat} takes {due} of {kind}");
        let (found, card) = self.take(rule, &wanted, |news| match news {
            News::CardsTaken { seat: found, card, number } => {
                (*found == seat).then(|| (*number, card.clone()))
            }
            _ => None,
        })?;
        self.check(card == kind && found == due, rule, || format!("{wanted}, not {found}"));
        remove(&mut self.books.piles, kind, due);
        add(&mut self.books.player(seat).hand, kind, due);
        Ok(())
    }

    /// RC-BLD-HOSPITAL. Cards for as many rats.
    fn hospital(&mut self, seat: Seat, premium: bool) -> Read {
        let rule = if premium { "RC-BLD-HOSPITAL-01" } else { "RC-BLD-HOSPITAL-02" };
        if premium {
            self.discard_rats(rule, seat, 1)?;
        }
        let most = if premium { 3 } else { 2 };
        let most = most.min(self.books.hand_size(seat)).min(self.books.player(seat).rats);
        let trades = self.take_if(|news| match news {
            News::Trades { seat: found, number } => (*found == seat).then_some(*number),
            _ => None,
        });
        let Some(trades) = trades else {
            // Nobody who can trade goes unasked.
            return if most > 0 { Err(self.lost(rule, "cards for rats")) } else { Ok(()) };
        };
        self.check(trades <= most, rule, || format!("at most {most} cards, not {trades}"));
        for _ in 0..trades {
            let card = self.take(rule, "a card is discarded", |news| match news {
                News::CardTraded { seat: found, card } => (*found == seat).then(|| card.clone()),
                _ => None,
            })?;
            let held = remove(&mut self.books.player(seat).hand, &card, 1);
            self.check(held, rule, || format!("{seat} holds no {card}"));
            self.books.put_away(&card, 1);
        }
        self.discard_rats(rule, seat, trades)
    }

    /// RC-BLD-TOWER. Three cards of everybody outside with at least as many cards.
    fn levy(&mut self, seat: Seat) -> Read {
        let own = self.books.hand_size(seat);
        let mut due = Vec::new();
        for (other, player) in self.books.players() {
            let tower = player.building.as_ref().and_then(|card| facts::building_of(card));
            let safe = tower.is_some_and(|(building, _)| building.deed == Deed::Levy);
            let hand = self.books.hand_size(other);
            if other != seat && !safe && hand >= own && hand > 0 {
                due.push((other, hand.min(LEVY)));
            }
        }
        let (givers, number) = self.take("RC-BLD-TOWER-01", "a levy", |news| match news {
            News::Levied { seat: found, givers, number } => {
                (*found == seat).then(|| (givers.clone(), *number))
            }
            _ => None,
        })?;
        self.check(number == LEVY, "RC-BLD-TOWER-01", || format!("{LEVY} cards, not {number}"));
        let mut named: Vec<Seat> = due.iter().map(|(giver, _)| *giver).collect();
        named.sort_unstable();
        let paying: Vec<Seat> =
            givers.into_iter().filter(|giver| self.books.hand_size(*giver) > 0).collect();
        self.check(paying == named, "RC-BLD-TOWER-01", || format!("{named:?} give"));
        self.offers();
        for _ in 0..due.len() {
            let Some(giver) = self.next_giver() else {
                return Err(self.lost("RC-BLD-TOWER-01", "cards are handed over"));
            };
            let Some((_, cards)) = due.iter().find(|(due, _)| *due == giver).copied() else {
                return Err(self.lost("RC-BLD-TOWER-04", "somebody else gives"));
            };
            self.hand_over("RC-BLD-TOWER-03", giver, seat, cards)?;
        }
        Ok(())
    }

    fn next_giver(&self) -> Option<Seat> {
        match self.reader.peek()?.news {
            News::Gave { from, .. } => Some(from),
            _ => None,
        }
    }
}
