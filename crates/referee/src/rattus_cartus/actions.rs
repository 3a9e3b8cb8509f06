//! Phase D, step b: who holds the premium action, and in which order actions happen.

use super::Referee;
use super::books::number_of;
use super::events::{Cards, News, Seat};
use super::facts;
use super::resolving::Visit;
use crate::reader::Read;

/// RC-D-12, RC-D-13. Most bodies; among equals the first of the list.
fn holder(players: &[(Seat, Cards)]) -> Option<Seat> {
    let bodies = |cards: &Cards| number_of(cards, facts::is_body);
    let most = players.iter().map(|(_, cards)| bodies(cards)).max()?;
    players.iter().find(|(_, cards)| bodies(cards) == most).map(|(seat, _)| *seat)
}

impl Referee {
    pub(super) fn actions(
        &mut self,
        round: u32,
        visit: &Visit,
        entries: &[(Seat, String)],
    ) -> Read {
        let premium = self.premium(visit, entries)?;
        if self.is_last(round) {
            // RC-D-21. No actions, but a point of influence.
            return match premium {
                Some(seat) => self.influence("RC-D-21", seat, visit, 1),
                None => Ok(()),
            };
        }
        let others = visit.players.iter().map(|(seat, _)| *seat);
        let others = others.filter(|seat| Some(*seat) != premium);
        for seat in premium.into_iter().chain(others) {
            self.action(seat, premium == Some(seat), visit)?;
        }
        Ok(())
    }

    /// Who holds the premium action of this building, if anybody does.
    fn premium(&mut self, visit: &Visit, entries: &[(Seat, String)]) -> Read<Option<Seat>> {
        let (rule, due) = if self.setup.players == 2 {
            // RC-D-18, RC-D-19. One for the whole round, whatever the building.
            if self.round_cards.is_empty() {
                for (seat, _) in entries {
                    let laid = self.books.player(*seat).laid.clone();
                    self.round_cards.push((*seat, laid));
                }
            }
            let here = |seat: &Seat| visit.players.iter().any(|(inside, _)| inside == seat);
            ("RC-D-18", holder(&self.round_cards).filter(here))
        } else {
            ("RC-D-12", holder(&visit.players))
        };
        let found = self.reader.take_if(|event| match event.news {
            News::PremiumHeld { seat } if event.cause.building.as_ref() == Some(&visit.card) => {
                Some(seat)
            }
            _ => None,
        });
        if found.is_some() {
            self.check(found == due, rule, || format!("the premium action is of {due:?}"));
        } else if due.is_some() {
            return Err(self.lost(rule, "somebody holds the premium action"));
        }
        Ok(due)
    }

    /// One player's action, unless it is declined.
    fn action(&mut self, seat: Seat, premium: bool, visit: &Visit) -> Read {
        let declined = self.take_if(|news| match news {
            News::ActionDeclined { seat: found } => (*found == seat).then_some(()),
            _ => None,
        });
        if declined.is_some() {
            let asked = self.setup.actions != "automatic";
            self.check(asked, "RC-D-11", || format!("{seat} was not asked"));
            return Ok(());
        }
        self.deed(seat, premium, &visit.card)
    }
}
