//! Phases A, B, C and E of a round.

use std::collections::VecDeque;

use super::Referee;
use super::books::{add, number, remove};
use super::events::{News, Seat};
use super::facts;
use crate::reader::Read;

impl Referee {
    pub(super) fn round(&mut self, round: u32) -> Read {
        let found = self.take("RC-E-04", "the next round begins", |news| match news {
            News::RoundBegins { round } => Some(*round),
            _ => None,
        })?;
        self.check(found == round, "RC-SETUP-18", || format!("round {found} comes as {round}"));
        let row = self.new_buildings()?;
        self.supplies(&row)?;
        let entries = self.enter_buildings(&row)?;
        self.resolve(round, &row, &entries)?;
        self.end_of_round(round)
    }

    /// Phase A.
    fn new_buildings(&mut self) -> Read<Vec<String>> {
        let mut row: Vec<String> = Vec::new();
        while row.len() < self.books.facts.revealed {
            let rule = if self.setup.players < 4 { "RC-A-02" } else { "RC-A-01" };
            let card = self.take(rule, "another building is revealed", |news| match news {
                News::BuildingRevealed { card } => Some(card.clone()),
                _ => None,
            })?;
            self.leave_deck(&card);
            row.push(card);
        }
        loop {
            let exchanged = self.take_if(|news| match news {
                News::BuildingExchanged { out, card } => Some((out.clone(), card.clone())),
                _ => None,
            });
            let building = |card: &String| facts::building_of(card).map(|(b, _)| b.name);
            let equal = row.iter().all(|card| building(card) == building(&row[0]));
            match exchanged {
                None if equal => return Err(self.lost("RC-A-03", "the last card is exchanged")),
                None => return Ok(row),
                Some((out, card)) => {
                    self.check(equal, "RC-A-05", || format!("{out} need not go"));
                    let last = row.pop().unwrap_or_default();
                    self.check(out == last, "RC-A-03", || format!("{last} goes, not {out}"));
                    self.leave_deck(&card);
                    self.books.under.push(out);
                    row.push(card);
                }
            }
        }
    }

    /// RC-E-02. No building card comes twice.
    fn leave_deck(&mut self, card: &str) {
        let place = self.books.buildings.iter().position(|known| known == card);
        let under = self.books.under.iter().any(|known| known == card);
        self.check(place.is_some() && !under, "RC-E-02", || format!("{card} is not there"));
        if let Some(place) = place {
            self.books.buildings.swap_remove(place);
        }
    }

    /// Phase B.
    fn supplies(&mut self, row: &[String]) -> Read {
        let order = self.clockwise_from(self.books.start);
        let together = self.setup.supply == "together";
        let mut decided: Vec<(Seat, String)> = Vec::new();
        while let Some(decision) = self.take_if(|news| match news {
            News::SupplyDecided { seat, card } => Some((*seat, card.clone())),
            _ => None,
        }) {
            self.check(together, "RC-B-04", || "supplies are chosen in turn".to_owned());
            decided.push(decision);
        }
        let mut chosen = Vec::new();
        for seat in order {
            let (found, card) =
                self.take("RC-B-01", "everybody chooses a supply", |news| match news {
                    News::SupplyChosen { seat, card } => Some((*seat, card.clone())),
                    _ => None,
                })?;
            self.check(found == seat, "RC-B-04", || format!("it is the turn of {seat}"));
            self.check(row.contains(&card), "RC-B-01", || format!("{card} is not revealed"));
            if together {
                let kept = decided.contains(&(seat, card.clone()));
                self.check(kept, "RC-B-01", || format!("{seat} had not decided on {card}"));
                chosen.push((seat, card));
            } else {
                self.carry_out_supply(seat, &card)?;
            }
        }
        for (seat, card) in chosen {
            self.carry_out_supply(seat, &card)?;
        }
        Ok(())
    }

    /// RC-B-02. Draws, then rats, then looks.
    fn carry_out_supply(&mut self, seat: Seat, card: &str) -> Read {
        let Some(supply) = facts::supply_of(card) else {
            return Err(self.lost("RC-B-02", "the supply of a known card"));
        };
        self.draw("RC-B-02", seat, supply.draw)?;
        self.discard_rats("RC-B-02", seat, supply.rats)?;
        self.look("RC-B-02", seat, supply.looks)
    }

    /// Phase C: who went where, in order of entry.
    fn enter_buildings(&mut self, row: &[String]) -> Read<Vec<(Seat, String)>> {
        let mut waiting: VecDeque<Seat> = self.clockwise_from(self.books.start).into();
        let mut entries: Vec<(Seat, String)> = Vec::new();
        while let Some(seat) = waiting.pop_front() {
            if let Some(found) = self.take_if(|news| match news {
                News::Passed { seat } => Some(*seat),
                _ => None,
            }) {
                self.check(found == seat, "RC-CARD-PASS-02", || format!("{seat} is on turn"));
                let held = remove(&mut self.books.player(found).hand, "pass", 1);
                self.check(held, "RC-CARD-PASS-01", || format!("{found} holds no pass"));
                add(&mut self.books.piles, "pass", 1);
                waiting.push_back(seat);
                continue;
            }
            let wanted = "somebody enters a building or passes";
            let (found, card, place) = self.take("RC-C-01", wanted, |news| match news {
                News::Entered { seat, card, place } => Some((*seat, card.clone(), *place)),
                _ => None,
            })?;
            self.check(found == seat, "RC-C-01", || format!("it is the turn of {seat}"));
            self.check(row.contains(&card), "RC-C-01", || format!("{card} is not revealed"));
            let free = entries.iter().filter(|(_, entered)| *entered == card).count() + 1;
            self.check(place == free, "RC-C-01", || format!("place {free} is free, not {place}"));
            self.lay_cards(seat)?;
            self.books.player(seat).building = Some(card.clone());
            entries.push((seat, card));
        }
        Ok(entries)
    }

    /// RC-C-02. As many cards as stated are laid down.
    fn lay_cards(&mut self, seat: Seat) -> Read {
        let stated = self.take("RC-C-02", "a number of cards is stated", |news| match news {
            News::Plays { seat: found, number } => (*found == seat).then_some(*number),
            _ => None,
        })?;
        for _ in 0..stated {
            let card = self.take("RC-C-02", "as many cards are laid", |news| match news {
                News::Laid { seat: found, card } => (*found == seat).then(|| card.clone()),
                _ => None,
            })?;
            let rule = if card == "gold" { "RC-C-06" } else { "RC-C-05" };
            self.check(facts::is_playable(&card), rule, || format!("{card} cannot be laid"));
            let held = remove(&mut self.books.player(seat).hand, &card, 1);
            self.check(held, "RC-C-02", || format!("{seat} holds no {card}"));
            add(&mut self.books.player(seat).laid, &card, 1);
        }
        Ok(())
    }

    /// Phase E.
    fn end_of_round(&mut self, round: u32) -> Read {
        self.round_cards.clear();
        for seat in 1..=self.setup.players {
            let player = self.books.player(seat);
            player.building = None;
            player.gained = 0;
        }
        if self.is_last(round) {
            return Ok(());
        }
        let left = self.books.start % self.setup.players + 1;
        let found = self.start_player("RC-E-03")?;
        self.check(found == left, "RC-E-03", || format!("the card goes to {left}"));
        self.books.start = left;
        Ok(())
    }

    /// Draws so many cards, reshuffling as RC-SETUP-10 says.
    pub(super) fn draw(&mut self, rule: &'static str, seat: Seat, cards: u32) -> Read {
        for drawn in 0..cards {
            if self.books.deck == 0 && number(&self.books.discard) > 0 {
                self.reshuffled()?;
            }
            if self.books.deck == 0 {
                let missing = cards - drawn;
                let short = |news: &News| match news {
                    News::DrawEndsShort { seat, missing } => Some((*seat, *missing)),
                    _ => None,
                };
                let found = self.take("RC-SETUP-10", "there is nothing to draw", short)?;
                self.check(found == (seat, missing), "RC-SETUP-10", || {
                    format!("{missing} cards are missing for {seat}")
                });
                return Ok(());
            }
            let card = self.take(rule, &format!("{seat} draws {cards}"), |news| match news {
                News::Drew { seat: found, card } => (*found == seat).then(|| card.clone()),
                _ => None,
            })?;
            let there = remove(&mut self.books.unseen, &card, 1);
            self.check(there, "RC-COMP-02", || format!("no {card} is left to draw"));
            self.books.deck -= 1;
            add(&mut self.books.player(seat).hand, &card, 1);
            if self.books.deck == 0 && number(&self.books.discard) > 0 {
                self.reshuffled()?;
            }
        }
        Ok(())
    }

    /// RC-SETUP-10. The whole discard pile is shuffled.
    fn reshuffled(&mut self) -> Read {
        let found =
            self.take("RC-SETUP-10", "the discard pile is shuffled", |news| match news {
                News::Reshuffled { number } => Some(*number),
                _ => None,
            })?;
        let there = number(&self.books.discard);
        self.check(found == there, "RC-SETUP-10", || format!("{there} cards are shuffled"));
        self.books.reshuffle();
        Ok(())
    }

    /// Discards rats, as many as there are.
    pub(super) fn discard_rats(&mut self, rule: &'static str, seat: Seat, rats: u32) -> Read {
        let due = rats.min(self.books.player(seat).rats);
        if due == 0 {
            return Ok(());
        }
        let wanted = format!("{seat} discards {due} rats");
        let found = self.take(rule, &wanted, |news| match news {
            News::RatsDiscarded { seat: found, number } => (*found == seat).then_some(*number),
            _ => None,
        })?;
        self.check(found == due, rule, || format!("{due} rats, not {found}"));
        self.books.player(seat).rats -= due;
        Ok(())
    }

    /// Looks at cards of the Nun-row, which never changes.
    pub(super) fn look(&mut self, rule: &'static str, seat: Seat, looks: u32) -> Read {
        for _ in 0..looks {
            let (place, card) =
                self.take(rule, &format!("{seat} looks at {looks}"), |news| match news {
                    News::Looked { seat: found, place, card } => {
                        (*found == seat).then(|| (*place, card.clone()))
                    }
                    _ => None,
                })?;
            self.nun_is(place, card);
        }
        Ok(())
    }

    /// RC-BLD-FORTUNE-03. The same card lies in a place of the Nun-row all game long.
    pub(super) fn nun_is(&mut self, place: u32, card: String) {
        let Some(known) = self.books.looked.get_mut((place as usize).wrapping_sub(1)) else {
            return self.check(false, "RC-SETUP-07", || format!("there is no place {place}"));
        };
        let same = known.as_ref().is_none_or(|known| *known == card);
        *known = Some(card);
        self.check(same, "RC-BLD-FORTUNE-03", || format!("place {place} has changed"));
    }
}
