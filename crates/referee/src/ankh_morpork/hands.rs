//! Cards that change places, and interrupts.

use super::Referee;
use super::books::remove;
use super::cards::Symbol;
use super::ending::Over;
use super::events::{Event, What};

impl Referee {
    pub(super) fn hands(&mut self, event: &Event) {
        match &event.what {
            What::Drew { seat, card } => {
                let top = self.books.draw(card.0.name);
                self.check(top, "AM-SETUP-15", || format!("{} is not on top", card.0.name));
                self.books.players[seat.0].hand.push(card.0.name);
                if self.turn.seat.is_some() && self.scene.is_bare() {
                    self.own_turn(seat.0);
                    self.turn.refilled += 1;
                }
                self.pile_empty();
            }
            What::Fogged { card } => {
                let top = self.books.draw(card.0.name);
                self.check(top, "AM-SETUP-15", || format!("{} is not on top", card.0.name));
                self.books.discard.push(card.0.name);
                // AM-EVENT-FOG-03. The five are drawn together.
                let fogged = |what: &&What| matches!(what, What::Fogged { .. });
                if self.scene.whats.iter().filter(fogged).count() == 5 || self.books.pile.is_empty()
                {
                    self.pile_empty();
                }
            }
            What::Recovered { seat, card } => {
                let there = remove(&mut self.books.discard, card.0.name);
                self.check(there, "AM-CARD-HISTORY-MONKS", || {
                    format!("{} was not discarded", card.0.name)
                });
                self.books.players[seat.0].hand.push(card.0.name);
            }
            What::Discarded { seat, card } => {
                let held = remove(&mut self.books.players[seat.0].hand, card.0.name);
                self.check(held, "AM-FAQ-18", || format!("{} is not in hand", card.0.name));
                self.books.discard.push(card.0.name);
            }
            What::Gave { from, to, card } => {
                let held = remove(&mut self.books.players[from.0].hand, card.0.name);
                self.check(held, "AM-ACT-SCROLL-11", || format!("{} is not in hand", card.0.name));
                self.books.players[to.0].hand.push(card.0.name);
            }
            What::Looked { at, hand, .. } => {
                let mut held = self.books.players[at.0].hand.clone();
                let mut seen: Vec<_> = hand.iter().map(|card| card.0.name).collect();
                held.sort_unstable();
                seen.sort_unstable();
                self.check(held == seen, "AM-CARD-CABLE-STREET-PARTICULARS", || {
                    "another hand was shown".to_owned()
                });
            }
            What::SwappedHands { one, two, hands } => {
                for (seat, hand) in [one, two].into_iter().zip(hands) {
                    let mut held = self.books.players[seat.0].hand.clone();
                    let mut said: Vec<_> = hand.iter().map(|card| card.0.name).collect();
                    held.sort_unstable();
                    said.sort_unstable();
                    let rule = "AM-CARD-THE-CHAIR-OF-INDEFINITE-STUDIES";
                    self.check(held == said, rule, || "the hands were others".to_owned());
                }
                let hand = std::mem::take(&mut self.books.players[one.0].hand);
                let hand = std::mem::replace(&mut self.books.players[two.0].hand, hand);
                self.books.players[one.0].hand = hand;
            }
            What::Stuck { seat, card } => {
                let there = remove(&mut self.books.in_play, card.0.name);
                self.check(there, "AM-TURN-10", || format!("{} is not in play", card.0.name));
                self.books.players[seat.0].stuck += 1;
            }
            What::Borrowed { seat, card } => {
                let there = remove(&mut self.books.in_play, card.0.name);
                self.check(there, "AM-TURN-10", || format!("{} is not in play", card.0.name));
                self.books.players[seat.0].loans += 1;
            }
            What::ChangedPersonality { seat, old, new } => {
                let own = self.books.players[seat.0].personality == *old;
                let free = self.books.players.iter().all(|player| player.personality != *new);
                self.check(own && free, "AM-CARD-ZORGO-THE-RETRO-PHRENOLOGIST", || {
                    format!("{old} cannot become {new}")
                });
                self.books.players[seat.0].personality.clone_from(new);
            }
            What::Reacted { seat, card } => self.reacted(seat.0, card.0.name),
            _ => {}
        }
    }

    /// AM-END-03. The game ends when the last card is taken.
    fn pile_empty(&mut self) {
        if self.books.pile.is_empty() {
            self.over = Some(Over::Pile);
        }
    }

    /// AM-ACT-INTERRUPT. Whether an interrupt answers what happens.
    fn reacted(&mut self, seat: usize, card: &'static str) {
        let held = remove(&mut self.books.players[seat].hand, card);
        self.check(held, "AM-ACT-INTERRUPT-01", || format!("{card} is not in hand"));
        self.books.discard.push(card);
        let asked = self.scene.whats.iter().rev().find_map(|what| match what {
            What::Threatened { asked } => Some(asked.iter().any(|asked| asked.0 == seat)),
            _ => None,
        });
        self.check(asked == Some(true), "AM-ACT-INTERRUPT-08", || "nobody asked".to_owned());
        let own_card = self.turn.seat == Some(seat);
        let event = self.scene.symbol == Some(Symbol::Event);
        match card {
            "wallace-sonky" => {
                let scroll = self.scene.symbol == Some(Symbol::Scroll) && !own_card;
                self.check(scroll, "AM-FAQ-06", || "no text of another card".to_owned());
            }
            "gaspode" => {
                self.check(!event, "AM-ACT-INTERRUPT-20", || "an event is no player".to_owned());
                let own = own_card && !self.on("gaspode-own-card", &[]);
                self.check(!own, "AM-ACT-INTERRUPT-21", || "it is the own card".to_owned());
            }
            "susan" | "igor" | "fresh-start-club" => {}
            other => self.object("AM-ACT-INTERRUPT-16", format!("{other} answers nothing")),
        }
        self.scene.reactions.push((seat, card));
    }
}
