//! AM-SETUP, AM-TURN. Dealing, turns, and which cards may be played in them.

use std::collections::BTreeMap;

use super::Referee;
use super::books::remove;
use super::cards::{Symbol, Text, card_of};
use super::ending::Over;
use super::events::What;
use super::facts::{Area, HAND};

/// The turn under way.
#[derive(Default)]
pub(super) struct Turn {
    /// Whose turn it is; nobody's before the first.
    pub(super) seat: Option<usize>,
    /// How many more cards may be played.
    plays: u32,
    /// Whether a card was played or the turn passed.
    acted: bool,
    /// Whether Doctor Mossy Lawn has ended it.
    recalled: bool,
    /// Whether a random event is still to come.
    pub(super) owes_event: bool,
    /// The symbol each card has come to.
    pub(super) symbols: BTreeMap<&'static str, usize>,
    /// Powers used, and City Area cards gained.
    pub(super) used: Vec<Area>,
    pub(super) gained: Vec<Area>,
    /// Cards drawn at its end.
    pub(super) refilled: usize,
}

impl Referee {
    pub(super) fn turns(&mut self, what: &What) {
        match what {
            What::DealtPersonality { seat, personality } => {
                let free = self.books.players.iter().all(|p| p.personality != *personality);
                let plays = self.setup.players > 2 || personality != "chrysoprase";
                self.check(free && plays, "AM-SETUP-09", || format!("no {personality} to deal"));
                self.books.players[seat.0].personality.clone_from(personality);
            }
            What::Rolled { seat, face } if self.turn.seat.is_none() => {
                self.first_rolls.push((seat.0, *face));
            }
            What::TurnBegan { seat } => self.turn_begins(seat.0),
            What::Played { seat, card } => {
                self.own_turn(seat.0);
                let held = remove(&mut self.books.players[seat.0].hand, card.0.name);
                self.check(held, "AM-TURN-03", || format!("{} is not in hand", card.0.name));
                self.check(!card.0.is_interrupt(), "AM-TURN-21", || card.0.name.to_owned());
                let may = self.turn.plays > 0;
                self.check(may, "AM-ACT-ANOTHER-01", || "no further card may be played".to_owned());
                let more = u32::from(card.0.symbols.contains(&Symbol::Another));
                let two = if card.0.text == Text::PlayTwo { 2 } else { 0 };
                self.turn.plays = self.turn.plays.saturating_sub(1) + more + two;
                self.turn.acted = true;
                self.turn.symbols.remove(card.0.name);
                self.no_event_owed();
                let events_left = self.books.events.len() < 12;
                self.turn.owes_event = card.0.symbols.contains(&Symbol::Event) && events_left;
                self.books.in_play.push(card.0.name);
            }
            What::Passed { seat } => {
                self.own_turn(seat.0);
                let playable = |name: &&str| card_of(name).is_some_and(|card| !card.is_interrupt());
                let none = !self.books.players[seat.0].hand.iter().any(playable);
                self.check(none, "AM-TURN-03", || "a card could be played".to_owned());
                self.turn.acted = true;
            }
            What::Skipped { seat } => self.own_turn(seat.0),
            What::PutAway { card } => {
                self.no_event_owed();
                let there = remove(&mut self.books.in_play, card.0.name);
                self.check(there, "AM-TURN-10", || format!("{} is not in play", card.0.name));
                self.books.discard.push(card.0.name);
            }
            What::Recalled { seat, card } => {
                self.own_turn(seat.0);
                self.check(!self.turn.owes_event, "AM-ACT-EVENT-07", || "the event".to_owned());
                let rule = "AM-CARD-DOCTOR-MOSSY-LAWN";
                let mossy = remove(&mut self.books.players[seat.0].hand, "doctor-mossy-lawn");
                let there = remove(&mut self.books.in_play, card.0.name);
                self.check(mossy && there, rule, || format!("{} cannot return", card.0.name));
                self.books.discard.push("doctor-mossy-lawn");
                self.books.players[seat.0].hand.push(card.0.name);
                self.turn.plays = 0;
                self.turn.recalled = true;
            }
            _ => {}
        }
    }

    /// AM-TURN-15, AM-PERS-ANY-03. The last turn was complete, and the next player begins.
    fn turn_begins(&mut self, seat: usize) {
        match self.turn.seat {
            None => self.first_turn(seat),
            Some(last) => {
                let next = (last + 1) % self.setup.players;
                self.check(seat == next, "AM-TURN-15", || format!("seat {} is next", next + 1));
                self.check(self.turn.acted, "AM-TURN-03", || "no card was played".to_owned());
                let player = &self.books.players[last];
                let cards = player.hand.len() + player.stuck;
                // A table may end the turn of Doctor Mossy Lawn without a refill.
                let unfilled = self.turn.recalled && self.on("mossy-no-refill", &[]);
                let full = cards == HAND || unfilled || (cards > HAND && self.turn.refilled == 0);
                self.check(full, "AM-TURN-11", || format!("{cards} cards at the end of a turn"));
                let left = self.books.in_play.clone();
                self.check(left.is_empty(), "AM-TURN-10", || format!("{left:?} still in play"));
            }
        }
        self.turn = Turn { seat: Some(seat), plays: 1, ..Turn::default() };
        if self.books.fulfils(seat) {
            self.over = Some(Over::Condition(seat));
        }
    }

    /// AM-SETUP-16, AM-SETUP-20. Five cards each, and the highest roll begins.
    fn first_turn(&mut self, seat: usize) {
        let five = self.books.players.iter().all(|player| player.hand.len() == HAND);
        self.check(five, "AM-SETUP-16", || "not everybody has five cards".to_owned());
        let mut tied: Vec<usize> = (0..self.setup.players).collect();
        let mut rolls = self.first_rolls.iter();
        while tied.len() > 1 {
            let round: Vec<_> = rolls.by_ref().take(tied.len()).copied().collect();
            let Some(highest) = round.iter().map(|(_, face)| *face).max() else { break };
            tied = round.iter().filter(|(_, face)| *face == highest).map(|(s, _)| *s).collect();
        }
        self.check(tied == [seat], "AM-SETUP-20", || format!("{tied:?} rolled highest"));
    }

    pub(super) fn own_turn(&mut self, seat: usize) {
        self.check(self.turn.seat == Some(seat), "AM-TURN-01", || "not their turn".to_owned());
    }

    /// AM-ACT-EVENT-01. A random event cannot be left out.
    pub(super) fn no_event_owed(&mut self) {
        let owed = std::mem::take(&mut self.turn.owes_event);
        self.check(!owed, "AM-ACT-EVENT-01", || "the random event was left out".to_owned());
    }
}
