//! AM-ACT-SCROLL. What becomes of an answer to a text, and of its draws and rolls.

use game::Sink;

use crate::actions::{Action, Word};
use crate::cards::Cards;
use crate::chance::Chance;
use crate::effects::{Effect, Op};
use crate::events::{Event, What};
use crate::interrupts::{How, Threat};
use crate::pending::{Construction, Frame};
use crate::state::AnkhMorpork;
use crate::text_memory::SoFar;
use crate::texts::Text;

impl AnkhMorpork {
    #[inline(never)]
    pub(crate) fn answer_text(&mut self, text: Text, action: Action, tell: &mut impl Sink<Event>) {
        let seat = self.active;
        let op = text.op();
        let next = text.skip(1);
        self.stack.replace(Frame::Text(next));
        match (op, action) {
            (Op::Opponent(_), Action::Target(victim)) => {
                self.stack.replace(Frame::Text(Text { victim, ..next }));
                self.say(tell, What::Targeted { seat, victim });
            }
            (Op::Other, Action::Target(other)) => {
                self.stack.replace(Frame::Text(Text { so_far: SoFar::Payee(Some(other)), ..next }));
                self.say(tell, What::Targeted { seat, victim: other });
            }
            (Op::Demand(_), Action::Give(card)) => {
                self.stack.replace(Frame::Text(text));
                self.aside.insert(card);
            }
            (Op::Offer, Action::Give(card)) => {
                self.aside = Cards::only(card);
                self.say(tell, What::Offered { seat, to: text.victim, card: Some(card) });
            }
            (Op::Tribute(_), Action::Give(card)) => {
                self.stack.replace(Frame::Text(text.with_next_opponent()));
                self.hand_card(text.victim, seat, card, tell);
            }
            (Op::Tribute(amount), Action::Word(Word::Pay)) => {
                self.stack.replace(Frame::Text(text.with_next_opponent()));
                self.hand_money(text.victim, seat, amount, tell);
            }
            (Op::BuyOff(amount), Action::Word(Word::Pay)) => {
                self.hand_money(text.victim, seat, amount, tell);
                self.end_text();
            }
            (Op::BuyOff(_), Action::Word(Word::Accept)) => {}
            (Op::Burn, Action::Demolish(area)) => self.demolish(area, tell),
            (Op::EachRemoves, Action::Pick(minion)) => {
                self.stack.replace(Frame::Text(text.with_next_opponent()));
                self.say(tell, What::Chose { seat: text.victim, minion });
                self.threaten_removal(minion, How::Text, tell);
            }
            (Op::Partner, Action::Pick(two)) => {
                let one = text.minion().expect("a first minion was chosen");
                self.say(tell, What::Chose { seat, minion: two });
                self.stack.push(Frame::Swap { one, two });
                self.warn(Threat::Swap(one, two), tell);
            }
            (_, Action::Pick(minion)) => {
                self.stack.replace(Frame::Text(next.with_minion(Some(minion))));
                self.say(tell, What::Chose { seat: self.asked_by_text(text), minion });
            }
            (Op::MinionOrPay(amount), Action::Word(Word::Pay)) => self.spend(seat, amount, tell),
            (_, Action::To(area)) => {
                let minion = text.minion().expect("a minion was chosen");
                self.threaten_move(minion, area, tell);
            }
            (Op::DiscardTheirs, Action::Discard(card)) => {
                self.discard_card(text.victim, card, tell)
            }
            (Op::EarnAt(amount), Action::At(area)) => {
                self.gain(seat, amount * u16::from(self.board.crowd(area)), tell);
            }
            (Op::Keep, Action::Keep(card)) => {
                self.aside = Cards::NONE;
                self.hand_card(text.victim, seat, card, tell);
            }
            (Op::Discard, Action::Discard(card)) => self.discard_card(seat, card, tell),
            (Op::DiscardUpTo(_) | Op::Sell, Action::Discard(card)) => {
                let before = match text.so_far {
                    SoFar::Discards { count, .. } => count,
                    _ => 0,
                };
                let so_far = SoFar::Discards { count: before + 1, last: Some(card) };
                self.stack.replace(Frame::Text(Text { so_far, ..text }));
                self.discard_card(seat, card, tell);
                if let Effect::SellCards(each) = text.effect() {
                    self.gain(seat, u16::from(each), tell);
                }
            }
            (Op::Building, Action::Buy(area)) => {
                let victim = self.board.builder(area).expect("the building stands");
                let so_far = SoFar::Building(Some(area));
                self.stack.replace(Frame::Text(Text { victim, so_far, ..next }));
                self.say(tell, What::Bid { seat, area });
            }
            (Op::BuildHalf, Action::Build(area)) => {
                self.construct(Construction::Build { area, half: true }, tell);
            }
            (Op::Place(to) | Op::PlaceAgain(to), Action::Place(_) | Action::Lift(_)) => {
                self.answer_place(seat, to, action, tell);
            }
            (Op::Stir { .. }, Action::Stir(area)) => self.add_trouble(area, tell),
            (_, Action::Word(Word::Skip)) => {}
            _ => unreachable!("the answer was legal"),
        }
    }

    #[inline(never)]
    pub(crate) fn text_chance(&mut self, text: Text, chance: Chance, tell: &mut impl Sink<Event>) {
        let seat = self.active;
        match chance {
            Chance::Roll(face) => {
                self.stack.replace(Frame::Text(text.skip(1)));
                self.rolls.push(face);
                self.say(tell, What::Rolled { seat, face });
            }
            Chance::Draw(card) => {
                self.aside.insert(card);
                self.say(tell, What::Grabbed { seat, from: text.victim, card: Some(card) });
            }
            Chance::Deal(new) => {
                self.stack.replace(Frame::Text(text.skip(1)));
                self.swap_personality(new, tell);
            }
            Chance::Hide(hidden) => {
                self.stack.replace(Frame::Text(text.skip(1)));
                let seen = self.unused.without(hidden);
                self.say(tell, What::Peeked { seat, seen: Some(seen) });
            }
            Chance::Event(_) => unreachable!("no text turns up an event"),
        }
    }
}
