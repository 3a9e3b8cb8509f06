//! AM-ACT-SCROLL. The interpreter of the cards' texts.

use game::{Seat, SeatSet, Sink};
use serde::{Deserialize, Serialize};

use crate::areas::Area;
use crate::board::Minion;
use crate::cards::{Card, Cards};
use crate::effects::{Each, Effect, HIGH, LOW, Op};
use crate::events::{Event, What};
use crate::interrupts::{How, Threat};
use crate::money::LOAN;
use crate::pending::{Construction, Frame, Lot};
use crate::revisions::Revision;
use crate::state::{AnkhMorpork, Rolls};
use crate::text_memory::{SoFar, TextPosition};

/// A text being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "TextPosition", into = "TextPosition")]
pub(crate) struct Text {
    pub(crate) card: Card,
    /// The operation it has come to.
    pub(crate) at: u8,
    /// The opponent chosen, or whose turn it is to suffer.
    pub(crate) victim: Seat,
    /// What else it has come to.
    pub(crate) so_far: SoFar,
}

impl Text {
    /// The operation it has come to; the frame is dropped after the last one.
    #[inline]
    pub(crate) fn op(self) -> Op {
        self.program()[usize::from(self.at)]
    }

    /// The same, or the last operation when the text is over but for a removal.
    pub(crate) fn op_or_last(self) -> Op {
        let program = self.program();
        program[usize::from(self.at).min(program.len() - 1)]
    }

    /// What chance has to decide, if it is to.
    #[inline]
    pub(crate) fn lot(self) -> Option<Lot> {
        match self.op() {
            Op::Roll => Some(Lot::Die),
            Op::Grab => Some(Lot::Hand(self.victim)),
            Op::Personality => Some(Lot::Personality),
            Op::Peek => Some(Lot::Hidden),
            _ => None,
        }
    }

    #[inline]
    fn program(self) -> &'static [Op] {
        self.card.program()
    }

    #[inline]
    pub(crate) fn effect(self) -> Effect {
        self.card.effect().expect("a card with a scroll has a text")
    }

    pub(crate) fn skip(mut self, operations: u8) -> Text {
        self.at += operations;
        if let SoFar::Discards { count, .. } = &mut self.so_far {
            *count = 0;
        }
        self
    }

    /// The minion chosen.
    #[inline]
    pub(crate) const fn minion(self) -> Option<Minion> {
        match self.so_far {
            SoFar::Minion(minion) => minion,
            _ => None,
        }
    }

    pub(crate) const fn with_minion(self, minion: Option<Minion>) -> Text {
        Text { so_far: SoFar::Minion(minion), ..self }
    }

    /// How many opponents have had their turn.
    const fn opponents(self) -> u8 {
        match self.so_far {
            SoFar::Opponents(count) => count,
            _ => 0,
        }
    }

    /// Goes on to the next opponent.
    pub(crate) const fn with_next_opponent(self) -> Text {
        Text { so_far: SoFar::Opponents(self.opponents() + 1), ..self }
    }
}

impl AnkhMorpork {
    /// Whether carrying out the text could do anything, as far as everyone can see.
    pub(crate) fn readable(&self, card: Card) -> bool {
        let Some(effect) = card.effect() else { return false };
        let seat = self.active;
        let payable = self.money[seat] >= effect.price();
        payable
            && match card.program()[0] {
                Op::Opponent(whom) => {
                    let needs_card = effect == Effect::SellCardToPlayer;
                    self.opponents().any(|other| self.is_choosable(whom, other))
                        && !(needs_card && self.hand(seat).is_empty())
                }
                Op::Minion(which) => {
                    self.choosable_minions(which).into_iter().any(|areas| !areas.is_empty())
                }
                Op::Stir { spreading } => !self.stir_targets(spreading).is_empty(),
                Op::EarnAt(_) => !self.board.trouble.is_empty(),
                Op::Building => !self.buildings_for_sale(effect.wants_trouble()).is_empty(),
                Op::BuildHalf => !self.building_sites(true).is_empty(),
                Op::Place(to) => !self.place_options(seat, to).is_empty(),
                Op::Discard => self.revision != Revision::First || !self.hand(seat).is_empty(),
                _ => true,
            }
    }

    fn new_text(&self, card: Card) -> Text {
        Text { card, at: 0, victim: self.active, so_far: SoFar::of(card) }
    }

    /// The player chose to carry out the text.
    pub(crate) fn read(&mut self, card: Card) {
        self.rolls = Rolls::default();
        self.spared = SeatSet::EMPTY;
        let text = self.new_text(card);
        self.stack.push(Frame::Text(text));
    }

    /// Does one operation that needs no decision; true when a decision is needed.
    #[inline(never)]
    pub(crate) fn run_text(&mut self, text: Text, tell: &mut impl Sink<Event>) -> bool {
        let Some(&op) = text.program().get(usize::from(text.at)) else {
            return self.end_text();
        };
        // Whatever is pushed below lies above the text, which goes on afterwards.
        self.stack.replace(Frame::Text(text.skip(1)));
        match op {
            Op::Warn => return self.warn_victim(text, tell),
            Op::WarnAll { cards } => self.warn_all(cards, tell),
            Op::Collect(amount) => self.hand_money(text.victim, self.active, amount, tell),
            Op::CollectAll(amount) => self.collect_all(amount, tell),
            Op::Pay(amount) => self.hand_money(self.active, text.victim, amount, tell),
            Op::PayOther(amount) => {
                if let SoFar::Payee(Some(payee)) = text.so_far {
                    self.hand_money(text.victim, payee, amount, tell);
                }
            }
            Op::HandOver => {
                let offered = std::mem::take(&mut self.aside);
                offered.for_each(|card| self.hand_card(self.active, text.victim, card, tell));
            }
            Op::Stick => self.stick(text, tell),
            Op::Remove => {
                if let Some(minion) = text.minion() {
                    self.stack.replace(Frame::Text(text.skip(1).with_minion(None)));
                    self.threaten_removal(minion, How::Text, tell);
                }
            }
            Op::Look => self.say(
                tell,
                What::Looked {
                    seat: self.active,
                    at: text.victim,
                    hand: Some(self.hand(text.victim)),
                },
            ),
            Op::High(skip) if self.rolls.last() < HIGH => {
                self.stack.replace(Frame::Text(text.skip(skip + 1)));
            }
            Op::One(skip) if self.rolls.last() != LOW => {
                self.stack.replace(Frame::Text(text.skip(skip + 1)));
            }
            Op::High(_) | Op::One(_) => {}
            Op::Gain(amount) => self.gain(self.active, amount, tell),
            Op::Earn(amount, each) => self.earn(amount, each, tell),
            Op::SwapHands => self.swap_hands(text.victim, tell),
            Op::Refill => self.refill(self.active),
            Op::Draw => {
                let left = match text.effect() {
                    Effect::Draw(count) => count,
                    _ => self.board.buildings[self.active.index()].len() as u8,
                };
                let seat = self.active;
                self.stack.push(Frame::Draw { seat, left });
            }
            Op::Recover(most) => {
                let left = self.discard.len().min(usize::from(most)) as u8;
                self.stack.push(Frame::Recover { left });
            }
            Op::Buy => {
                if let SoFar::Building(Some(area)) = text.so_far {
                    self.construct(Construction::Buy { area }, tell);
                }
            }
            Op::Loan => self.take_loan(text.card, tell),
            Op::PlayTwo => self.stack.push(Frame::PlayMore { left: 2 }),
            _ => {
                self.stack.replace(Frame::Text(text));
                return self.reach_question(text, op, tell);
            }
        }
        false
    }

    /// An operation that asks somebody or rolls: true unless there is nothing to decide.
    fn reach_question(&mut self, text: Text, op: Op, tell: &mut impl Sink<Event>) -> bool {
        match op {
            Op::Roll | Op::Personality | Op::Peek => true,
            Op::Grab => {
                let most = self.hand(text.victim).len().min(2);
                self.wait_unless(self.aside.len() == most, text)
            }
            Op::Keep if self.aside.len() == 1 => {
                let only = std::mem::take(&mut self.aside);
                only.for_each(|card| self.hand_card(text.victim, self.active, card, tell));
                self.wait_unless(true, text)
            }
            Op::Demand(cards) => {
                let most = self.hand(text.victim).len().min(usize::from(cards));
                let done = self.aside.len() == most;
                if done {
                    let given = std::mem::take(&mut self.aside);
                    given.for_each(|card| self.hand_card(text.victim, self.active, card, tell));
                }
                self.wait_unless(done, text)
            }
            Op::DiscardUpTo(most) => {
                let full = matches!(text.so_far, SoFar::Discards { count, .. } if count == most);
                self.wait_unless(full || self.hand(self.active).is_empty(), text)
            }
            Op::Discard | Op::Sell => self.wait_unless(self.hand(self.active).is_empty(), text),
            Op::Tribute(_) | Op::EachRemoves => self.reach_next_opponent(text, op),
            Op::MinionOrPay(amount) if self.board.present(self.active.into()).is_empty() => {
                self.spend(self.active, amount.min(self.money[self.active]), tell);
                self.wait_unless(true, text)
            }
            // With nobody to turn on, the rest of the text has no meaning.
            Op::Opponent(_) if self.text_options(text).is_empty() => self.end_text(),
            _ => {
                let nothing = self.text_options(text).is_empty();
                self.wait_unless(nothing, text)
            }
        }
    }

    fn wait_unless(&mut self, done: bool, text: Text) -> bool {
        if done {
            self.stack.replace(Frame::Text(text.skip(1)));
        }
        !done
    }

    /// AM-CARD-THE-AUDITORS. Opponents one after the other; those with nothing to lose
    /// are passed over.
    fn reach_next_opponent(&mut self, text: Text, op: Op) -> bool {
        let Some(victim) = self.opponents().nth(usize::from(text.opponents())) else {
            return self.wait_unless(true, text);
        };
        let text = Text { victim, ..text };
        let nothing = match op {
            Op::Tribute(_) => self.money[victim] == 0 && self.hand(victim).is_empty(),
            _ => self.board.present(victim.into()).is_empty(),
        };
        let passed_over = nothing || self.spared.contains(victim);
        let text = if passed_over { text.with_next_opponent() } else { text };
        self.stack.replace(Frame::Text(text));
        !passed_over
    }

    pub(crate) fn end_text(&mut self) -> bool {
        self.stack.pop();
        self.aside = Cards::NONE;
        self.spared = SeatSet::EMPTY;
        self.rolls = Rolls::default();
        false
    }

    /// Opens the window for the victim; when it is over, the text goes on or ends.
    fn warn_victim(&mut self, text: Text, tell: &mut impl Sink<Event>) -> bool {
        self.stack.replace(Frame::Text(text.skip(1)));
        self.stack.push(Frame::Spare { seats: SeatSet::only(text.victim), ends: true });
        self.warn(Threat::Text(SeatSet::only(text.victim)), tell);
        false
    }

    /// AM-FAQ-26. Everyone struck may answer; those who do are spared.
    fn warn_all(&mut self, cards: bool, tell: &mut impl Sink<Event>) {
        let struck: SeatSet = self
            .opponents()
            .filter(|&seat| self.money[seat] > 0 || (cards && !self.hand(seat).is_empty()))
            .collect();
        self.stack.push(Frame::Spare { seats: struck, ends: false });
        self.warn(Threat::Text(struck), tell);
    }

    /// The window over a text has closed: those who answered are spared.
    pub(crate) fn spare(&mut self, seats: SeatSet, ends: bool, tell: &mut impl Sink<Event>) {
        for seat in self.seats_in_order().filter(|&seat| seats.contains(seat)) {
            if self.unseal(seat, tell).bits() != 0 {
                if ends {
                    self.end_text();
                }
                self.spared.insert(seat);
            }
        }
        self.close_window();
    }

    fn collect_all(&mut self, amount: u16, tell: &mut impl Sink<Event>) {
        for seat in self.opponents() {
            if !self.spared.contains(seat) && self.money[seat] > 0 {
                self.hand_money(seat, self.active, amount, tell);
            }
        }
    }

    fn earn(&mut self, amount: u16, each: Each, tell: &mut impl Sink<Event>) {
        let count = match each {
            Each::TroubleMarker => self.board.trouble.len(),
            Each::MinionOnTheIsle => usize::from(self.board.crowd(Area::IsleOfGods)),
            Each::Building => self.board.built().len(),
        };
        self.gain(self.active, amount * count as u16, tell);
    }

    fn swap_hands(&mut self, victim: Seat, tell: &mut impl Sink<Event>) {
        let (one, two) = (self.active, victim);
        let hands = [self.hand(one), self.hand(two)];
        self.say(tell, What::SwappedHands { one, two, hands: Some(hands) });
        self.hands.swap(one.index(), two.index());
    }

    /// AM-FAQ-14. The card leaves the play area for good.
    fn stick(&mut self, text: Text, tell: &mut impl Sink<Event>) {
        self.front = None;
        self.before[text.victim.index()].insert(text.card);
        self.say(tell, What::Stuck { seat: text.victim, card: text.card });
    }

    /// AM-CARD-MR-BENT.
    fn take_loan(&mut self, card: Card, tell: &mut impl Sink<Event>) {
        let seat = self.active;
        self.front = None;
        self.before[seat.index()].insert(card);
        self.say(tell, What::Borrowed { seat, card });
        self.gain(seat, LOAN, tell);
    }
}
