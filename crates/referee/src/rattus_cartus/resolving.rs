//! Phase D, steps a and c: cards are revealed, resolved and discarded.

use super::Referee;
use super::books::{add, number, number_of, remove};
use super::events::{Cards, News, Seat};
use super::facts;
use crate::reader::Read;

/// The players in one building in order of entry, with what they played there.
pub(super) struct Visit {
    pub(super) card: String,
    pub(super) class: &'static str,
    pub(super) track: usize,
    pub(super) players: Vec<(Seat, Cards)>,
}

impl Visit {
    fn counts(&self, kind: &str) -> Vec<(Seat, u32)> {
        let count = |cards: &Cards| cards.get(kind).copied().unwrap_or_default();
        self.players.iter().map(|(seat, cards)| (*seat, count(cards))).collect()
    }
}

/// RC-CARD-SWORD, RC-CARD-FLUTE. Who has most, and who could be the one with fewest; nobody
/// if all have equally many.
fn most_and_fewest(counts: &[(Seat, u32)]) -> Option<(Seat, Vec<Seat>)> {
    let most = counts.iter().map(|(_, count)| *count).max()?;
    let fewest = counts.iter().map(|(_, count)| *count).min()?;
    let (first, _) = *counts.iter().find(|(_, count)| *count == most)?;
    let last = counts.iter().filter(|(_, count)| *count == fewest).map(|(seat, _)| *seat);
    (most > fewest).then(|| (first, last.collect()))
}

impl Referee {
    /// RC-D-01. The buildings of the row one after the other.
    pub(super) fn resolve(
        &mut self,
        round: u32,
        row: &[String],
        entries: &[(Seat, String)],
    ) -> Read {
        let mut revealed: Vec<Seat> = Vec::new();
        for card in row {
            let inside = entries.iter().filter(|(_, entered)| entered == card);
            let mut players = Vec::new();
            for (seat, _) in inside {
                players.push((*seat, self.books.player(*seat).laid.clone()));
            }
            let Some((building, _)) = facts::building_of(card) else { continue };
            let Some(track) = facts::CLASSES.iter().position(|(class, _)| *class == building.class)
            else {
                continue;
            };
            if players.is_empty() {
                continue;
            }
            let visit = Visit { card: card.clone(), class: building.class, track, players };
            self.reveal(round, &visit, &mut revealed)?;
            self.influence_and_rats(&visit)?;
            self.swords(&visit)?;
            self.flutes(&visit)?;
            self.reveal_the_rest(entries, &mut revealed)?;
            self.actions(round, &visit, entries)?;
            self.discard_played(&visit)?;
        }
        Ok(())
    }

    /// RC-D-03. Everybody in the building reveals.
    fn reveal(&mut self, round: u32, visit: &Visit, revealed: &mut Vec<Seat>) -> Read {
        for (seat, cards) in &visit.players {
            if !revealed.contains(seat) {
                self.cards_revealed(*seat, cards)?;
                revealed.push(*seat);
            }
        }
        let of_round = self.reader.peek().is_none_or(|event| event.cause.round == round);
        self.check(of_round, "RC-D-01", || format!("not in round {round}"));
        let here = |at: &Option<String>| at.as_ref().is_none_or(|at| *at == visit.card);
        let in_order = self.reader.peek().is_none_or(|event| here(&event.cause.building));
        self.check(in_order, "RC-D-01", || format!("{} comes first", visit.card));
        Ok(())
    }

    /// RC-D-18. With two players the premium action depends on the cards of both.
    fn reveal_the_rest(&mut self, entries: &[(Seat, String)], revealed: &mut Vec<Seat>) -> Read {
        if self.setup.players != 2 {
            return Ok(());
        }
        for (seat, _) in entries {
            if !revealed.contains(seat) {
                let laid = self.books.player(*seat).laid.clone();
                self.cards_revealed(*seat, &laid)?;
                revealed.push(*seat);
            }
        }
        Ok(())
    }

    fn cards_revealed(&mut self, seat: Seat, laid: &Cards) -> Read {
        let cards = self.take("RC-D-03", &format!("{seat} reveals"), |news| match news {
            News::CardsRevealed { seat: found, cards } => (*found == seat).then(|| cards.clone()),
            _ => None,
        })?;
        self.check(cards == *laid, "RC-D-03", || format!("{seat} laid other cards"));
        Ok(())
    }

    /// RC-D-04 to RC-D-08. In order of entry: influence for bodies, rats for strangers.
    fn influence_and_rats(&mut self, visit: &Visit) -> Read {
        for (seat, cards) in &visit.players {
            let bodies = number_of(cards, facts::is_body);
            if bodies > 0 {
                self.influence("RC-D-05", *seat, visit, bodies)?;
            }
            let stranger =
                |card: &str| facts::person(card).is_some_and(|(class, _)| class != visit.class);
            let rats = number_of(cards, stranger);
            if rats > 0 {
                let wanted = format!("{seat} takes {rats} rats");
                let found = self.take("RC-D-06", &wanted, |news| match news {
                    News::RatsTaken { seat: found, number } => (*found == *seat).then_some(*number),
                    _ => None,
                })?;
                self.check(found == rats, "RC-D-06", || format!("{rats} rats, not {found}"));
                self.books.player(*seat).rats += rats;
            }
        }
        Ok(())
    }

    /// A disc advances on the track of the building.
    pub(super) fn influence(
        &mut self,
        rule: &'static str,
        seat: Seat,
        visit: &Visit,
        due: u32,
    ) -> Read {
        let wanted = format!("{seat} gains {due} of {}", visit.class);
        let (found, class) = self.take(rule, &wanted, |news| match news {
            News::InfluenceGained { seat: found, class, number } => {
                (*found == seat).then(|| (*number, class.clone()))
            }
            _ => None,
        })?;
        self.check(found == due, rule, || format!("{due} influence, not {found}"));
        self.check(class == visit.class, rule, || format!("{class} is not the class"));
        self.books.advance(seat, visit.track, due);
        Ok(())
    }

    /// RC-CARD-SWORD. Half a hand changes hands.
    fn swords(&mut self, visit: &Visit) -> Read {
        let struck = |news: &News| match news {
            News::SwordStrikes { taker, giver, number } => Some((*taker, *giver, *number)),
            _ => None,
        };
        let Some((most, fewest)) = most_and_fewest(&visit.counts("sword")) else {
            if self.take_if(struck).is_some() {
                self.check(false, "RC-CARD-SWORD-06", || "all have as many swords".to_owned());
            }
            return Ok(());
        };
        let (taker, giver, number) = self.take("RC-CARD-SWORD-02", "a sword strikes", struck)?;
        self.check(taker == most, "RC-CARD-SWORD-04", || format!("{most} takes"));
        self.check(fewest.contains(&giver), "RC-CARD-SWORD-05", || {
            format!("one of {fewest:?} gives")
        });
        let half = self.books.hand_size(giver) / 2;
        self.check(number == half, "RC-CARD-SWORD-02", || format!("{half} cards, not {number}"));
        self.hand_over("RC-CARD-SWORD-02", giver, taker, half)
    }

    /// Cards are chosen in secret and handed over.
    pub(super) fn hand_over(&mut self, rule: &'static str, from: Seat, to: Seat, due: u32) -> Read {
        self.offers();
        if due == 0 {
            return Ok(());
        }
        let wanted = format!("{from} gives {due} cards to {to}");
        let cards = self.take(rule, &wanted, |news| match news {
            News::Gave { from: giver, to: taker, cards } => {
                (*giver == from && *taker == to).then(|| cards.clone())
            }
            _ => None,
        })?;
        let given = number(&cards);
        let offered = std::mem::take(&mut self.books.player(from).offered);
        // Whoever gives everything is not asked.
        let whole = offered.is_empty() && cards == self.books.player(from).hand;
        self.check(offered == cards || whole, "RC-CARD-SWORD-03", || {
            format!("{from} chose other cards")
        });
        self.check(given == due, rule, || format!("{due} cards, not {given}"));
        for (card, number) in cards {
            let held = remove(&mut self.books.player(from).hand, &card, number);
            self.check(held, rule, || format!("{from} holds no {number} of {card}"));
            add(&mut self.books.player(to).hand, &card, number);
        }
        Ok(())
    }

    /// RC-CARD-SWORD-03, RC-BLD-TOWER-02. Givers choose what they give.
    pub(super) fn offers(&mut self) {
        while let Some((seat, card)) = self.take_if(|news| match news {
            News::Offered { seat, card } => Some((*seat, card.clone())),
            _ => None,
        }) {
            add(&mut self.books.player(seat).offered, &card, 1);
        }
    }

    /// RC-CARD-FLUTE. One rat goes from the most flutes to the fewest.
    fn flutes(&mut self, visit: &Visit) -> Read {
        let handed = |news: &News| match news {
            News::RatHandedOver { from, to } => Some((*from, *to)),
            _ => None,
        };
        let decided = most_and_fewest(&visit.counts("flute"));
        let decided = decided.filter(|(most, _)| self.books.player(*most).rats > 0);
        let Some((most, fewest)) = decided else {
            if self.take_if(handed).is_some() {
                self.check(false, "RC-CARD-FLUTE-05", || "no rat is handed over".to_owned());
            }
            return Ok(());
        };
        let (from, to) = self.take("RC-CARD-FLUTE-02", "a rat is handed over", handed)?;
        self.check(from == most, "RC-CARD-FLUTE-03", || format!("{most} hands over"));
        self.check(fewest.contains(&to), "RC-CARD-FLUTE-04", || {
            format!("one of {fewest:?} receives")
        });
        self.books.player(most).rats -= 1;
        self.books.player(to).rats += 1;
        Ok(())
    }

    /// RC-D-24. What was played leaves.
    fn discard_played(&mut self, visit: &Visit) -> Read {
        for (seat, cards) in &visit.players {
            self.books.player(*seat).laid.clear();
            if cards.is_empty() {
                continue;
            }
            let found = self.take("RC-D-24", &format!("{seat} discards"), |news| match news {
                News::CardsDiscarded { seat: found, cards } => {
                    (*found == *seat).then(|| cards.clone())
                }
                _ => None,
            })?;
            self.check(found == *cards, "RC-D-24", || format!("{seat} played other cards"));
            for (card, number) in cards {
                self.books.put_away(card, *number);
            }
        }
        Ok(())
    }
}
