//! The nine symbols of a played card, from left to right.

use game::Sink;

use crate::actions::{Action, Word};
use crate::cards::{Card, Symbol};
use crate::editions::Switch;
use crate::events::{Event, What};
use crate::minions::Where;
use crate::options::{Choice, Options};
use crate::pending::{Construction, Frame};
use crate::state::AnkhMorpork;

impl AnkhMorpork {
    /// Goes on to the next symbol, and names it when the player is asked about it.
    #[inline]
    pub(crate) fn reach_symbol(&mut self, card: Card, next: u8) -> Option<Symbol> {
        match card.symbol(next) {
            None => {
                self.stack.pop();
                None
            }
            // AM-ACT-EVENT-01. The only compulsory symbol.
            Some(Symbol::RandomEvent) => {
                self.stack.replace(Frame::Card { card, next: next + 1 });
                // AM-ACT-EVENT-06. With no event left, nothing happens.
                if !self.events.is_empty() {
                    self.stack.push(Frame::TurnUpEvent);
                }
                None
            }
            asked_about => asked_about,
        }
    }

    #[inline]
    pub(crate) fn symbol_options(&self, card: Card, symbol: Symbol) -> Options {
        let seat = self.active;
        let options = match symbol {
            Symbol::PlaceMinion => self.place_options(seat, Where::Near),
            Symbol::Build => Options::of(Choice::Build(self.building_sites(false))),
            Symbol::Assassinate => Options::of(Choice::Assassinate(self.assassination_targets())),
            Symbol::RemoveTrouble => Options::of(Choice::Calm(self.board.trouble)),
            Symbol::Take(_) => Options::NONE.with(Word::Take),
            Symbol::Scroll => Options::NONE.with_if(Word::Read, self.readable(card)),
            Symbol::PlayAnother => Options::of(Choice::Play(self.playable())),
            Symbol::RandomEvent | Symbol::Interrupt => unreachable!("these are never asked about"),
        };
        options.with(Word::Skip)
    }

    pub(crate) fn answer_symbol(
        &mut self,
        card: Card,
        next: u8,
        action: Action,
        tell: &mut impl Sink<Event>,
    ) {
        if let Action::Use(_) | Action::Word(Word::Recall) = action {
            return self.answer_between(action, tell);
        }
        // AM-TURN-07. A symbol that was passed does not come back.
        self.stack.replace(Frame::Card { card, next: next + 1 });
        match action {
            Action::Place(_) | Action::Lift(_) => {
                self.answer_place(self.active, Where::Near, action, tell);
            }
            Action::Build(area) => self.construct(Construction::Build { area, half: false }, tell),
            Action::Assassinate(minion) => self.assassinate(minion, tell),
            Action::Calm(area) => self.remove_trouble(area, tell),
            Action::Word(Word::Take) => {
                if let Some(Symbol::Take(amount)) = card.symbol(next) {
                    self.gain(self.active, u16::from(amount), tell);
                }
            }
            Action::Word(Word::Read) => self.read(card),
            Action::Play(another) => {
                self.drop_finished_card(card, next + 1);
                self.play(another, tell);
            }
            Action::Word(Word::Skip) => self.say(tell, What::Skipped { seat: self.active }),
            _ => unreachable!("the answer was legal"),
        }
    }

    /// A chain of cards does not pile up frames that have nothing left to do.
    fn drop_finished_card(&mut self, card: Card, next: u8) {
        if card.symbol(next).is_none() {
            self.stack.pop();
        }
    }

    /// Goes on with "play two cards"; true when the player is asked.
    pub(crate) fn reach_play_more(&mut self, left: u8) -> bool {
        // AM-FAQ-03. An empty hand is open to see; a hand of nothing but interrupts is
        // not, so its owner is asked like everybody else.
        let done = left == 0 || self.hand(self.active).is_empty();
        if done {
            self.stack.pop();
        }
        !done
    }

    pub(crate) fn play_more_options(&self, _left: u8) -> Options {
        let cards = self.playable();
        // AM-SWITCH-13.
        let may_stop = cards.is_empty() || !self.switches.on(Switch::MustPlayBoth);
        Options::of(Choice::Play(cards)).with_if(Word::Skip, may_stop)
    }

    pub(crate) fn answer_play_more(
        &mut self,
        left: u8,
        action: Action,
        tell: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Play(card) => {
                self.stack.replace(Frame::PlayMore { left: left - 1 });
                self.play(card, tell);
            }
            Action::Word(Word::Skip) => {
                self.say(tell, What::Skipped { seat: self.active });
                self.stack.pop();
            }
            _ => self.answer_between(action, tell),
        }
    }
}
