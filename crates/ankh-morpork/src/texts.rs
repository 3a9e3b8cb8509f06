//! AM-ACT-SCROLL. The interpreter of the cards' texts.

use game::{Seat, SeatSet, Sink};
use serde::{Deserialize, Serialize};

use crate::actions::{Action, Word};
use crate::areas::{Area, Areas};
use crate::board::{Minion, Owner};
use crate::cards::{Card, Cards};
use crate::chance::Chance;
use crate::editions::Switch;
use crate::effects::{Each, Effect, Op, Which, Whom};
use crate::events::{Event, What};
use crate::interrupts::{How, Threat};
use crate::options::{Options, Verb};
use crate::pending::{Construction, Frame};
use crate::state::{AnkhMorpork, Rolls};

/// A text being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Text {
    pub(crate) card: Card,
    /// The operation it has come to.
    pub(crate) at: u8,
    /// The opponent chosen, or whose turn it is to suffer.
    pub(crate) victim: Seat,
    /// The minion chosen.
    pub(crate) minion: Option<Minion>,
    /// The building chosen.
    pub(crate) area: Option<Area>,
    /// A count: players dealt with, cards chosen, the second opponent.
    pub(crate) count: u8,
    /// The card discarded last: a set is chosen in order, so that it has one spelling.
    pub(crate) last: Option<Card>,
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

    #[inline]
    fn program(self) -> &'static [Op] {
        self.effect().program()
    }

    #[inline]
    fn effect(self) -> Effect {
        self.card.effect().expect("a card with a scroll has a text")
    }

    fn skip(mut self, operations: u8) -> Text {
        self.at += operations;
        self.count = 0;
        self
    }

    fn second_opponent(self) -> Seat {
        Seat::new(usize::from(self.count))
    }
}

impl AnkhMorpork {
    /// Whether carrying out the text could do anything, as far as everyone can see.
    pub(crate) fn readable(&self, card: Card) -> bool {
        let Some(effect) = card.effect() else { return false };
        let seat = self.active;
        let payable = self.money[seat] >= effect.price();
        payable
            && match effect.program()[0] {
                Op::Opponent(whom) => {
                    let needs_card = effect == Effect::SellCardToPlayer;
                    self.opponents().any(|other| self.is_choosable(whom, other))
                        && !(needs_card && self.hand(seat).is_empty())
                }
                Op::Minion(which) => {
                    self.choosable_minions(which).into_iter().any(|areas| !areas.is_empty())
                }
                Op::Stir { spreading } => !self.stir_targets(spreading).is_empty(),
                Op::EarnAt => !self.board.trouble.is_empty(),
                Op::Building => !self.buildings_for_sale(effect.wants_trouble()).is_empty(),
                Op::BuildHalf => !self.building_sites(true).is_empty(),
                Op::Place(to) => !self.place_options(seat, to).areas.is_empty(),
                Op::Discard => !self.hand(seat).is_empty(),
                _ => true,
            }
    }

    fn new_text(&self, card: Card) -> Text {
        Text { card, at: 0, victim: self.active, minion: None, area: None, count: 0, last: None }
    }

    /// The player chose to carry out the text.
    pub(crate) fn read(&mut self, card: Card) {
        self.rolls = Rolls::default();
        self.spared = SeatSet::EMPTY;
        let text = self.new_text(card);
        self.stack.push(Frame::Text(text));
    }

    /// Does one operation that needs no decision; true when a decision is needed.
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
                self.hand_money(text.victim, text.second_opponent(), amount, tell);
            }
            Op::HandOver => {
                let offered = std::mem::take(&mut self.aside);
                offered.for_each(|card| self.hand_card(self.active, text.victim, card, tell));
            }
            Op::Stick => self.stick(text, tell),
            Op::Remove => {
                if let Some(minion) = text.minion {
                    self.stack.replace(Frame::Text(Text { minion: None, ..text.skip(1) }));
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
            Op::High(skip) if self.rolls.last() < 7 => {
                self.stack.replace(Frame::Text(text.skip(skip + 1)));
            }
            Op::One(skip) if self.rolls.last() != 1 => {
                self.stack.replace(Frame::Text(text.skip(skip + 1)));
            }
            Op::High(_) | Op::One(_) => {}
            Op::Gain(amount) => self.gain(self.active, amount, tell),
            Op::Earn(each) => self.earn(each, tell),
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
                let area = text.area.expect("a building was chosen");
                self.construct(Construction::Buy { area }, tell);
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
                self.wait_unless(text.count == most || self.hand(self.active).is_empty(), text)
            }
            Op::Sell => self.wait_unless(self.hand(self.active).is_empty(), text),
            Op::Tribute | Op::EachRemoves => self.reach_next_opponent(text, op),
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
        let Some(victim) = self.opponents().nth(usize::from(text.count)) else {
            return self.wait_unless(true, text);
        };
        let text = Text { victim, ..text };
        let nothing = match op {
            Op::Tribute => self.money[victim] == 0 && self.hand(victim).is_empty(),
            _ => self.board.present(victim.into()).is_empty(),
        };
        let passed_over = nothing || self.spared.contains(victim);
        let count = if passed_over { text.count + 1 } else { text.count };
        self.stack.replace(Frame::Text(Text { count, ..text }));
        !passed_over
    }

    fn end_text(&mut self) -> bool {
        self.stack.pop();
        self.aside = Cards::NONE;
        self.spared = SeatSet::EMPTY;
        self.rolls = Rolls::default();
        false
    }

    /// Opens the window for the victim; when it is over, the text goes on or ends.
    fn warn_victim(&mut self, text: Text, tell: &mut impl Sink<Event>) -> bool {
        // The second opponent of a forced payment is kept in the count.
        self.stack.replace(Frame::Text(Text { at: text.at + 1, ..text }));
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
        self.stack.pop();
        for seat in self.seats_in_order().filter(|&seat| seats.contains(seat)) {
            if self.unseal(seat, tell).bits() != 0 {
                self.spared.insert(seat);
                if ends {
                    self.end_text();
                }
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

    fn earn(&mut self, each: Each, tell: &mut impl Sink<Event>) {
        let amount = match each {
            Each::TroubleMarker => self.board.trouble.len(),
            Each::MinionOnTheIsle => usize::from(self.board.crowd(Area::IsleOfGods)),
            Each::Building => self.board.built().len(),
        };
        self.gain(self.active, amount as u16, tell);
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
        self.gain(seat, 10, tell);
    }

    #[inline]
    pub(crate) fn asked_by_text(&self, text: Text) -> Seat {
        match text.op() {
            Op::Demand(_)
            | Op::Tribute
            | Op::BuyOff(_)
            | Op::EachRemoves
            | Op::Minion(Which::ChosenByVictim) => text.victim,
            _ => self.active,
        }
    }

    pub(crate) fn text_options(&self, text: Text) -> Options {
        let seat = self.active;
        let nothing = Options::asking(Verb::Nothing);
        match text.op() {
            Op::Opponent(whom) => {
                let seats = self.opponents().filter(|&other| self.is_choosable(whom, other));
                Options::seats(seats.collect())
            }
            Op::Other => {
                let seats = self.opponents().filter(|&other| other != text.victim);
                Options::seats(seats.collect())
            }
            Op::Demand(cards) => {
                let hand = self.hand(text.victim);
                let still = hand.len().min(usize::from(cards)) - self.aside.len();
                let choices = later_cards(hand, self.aside.last());
                Options::cards(Verb::Give, choices.drop_last(still - 1))
            }
            Op::Offer => Options::cards(Verb::Give, self.hand(seat)),
            Op::Tribute => Options::cards(Verb::Give, self.hand(text.victim))
                .with_if(Word::Pay, self.money[text.victim] > 0),
            Op::BuyOff(amount) => {
                nothing.with_if(Word::Pay, self.money[text.victim] >= amount).with(Word::Accept)
            }
            Op::Burn => Options::areas(Verb::Demolish, self.board.buildings[text.victim.index()])
                .with(Word::Skip),
            Op::Minion(which) => Options::minions(Verb::Pick, self.choosable_minions(which)),
            Op::MinionOrPay(amount) => {
                Options::minions(Verb::Pick, self.minions_of(seat, Areas::ALL))
                    .with_if(Word::Pay, self.money[seat] >= amount)
            }
            Op::EachRemoves => {
                Options::minions(Verb::Pick, self.minions_of(text.victim, Areas::ALL))
            }
            Op::Partner => {
                let from = text.minion.map_or(Areas::NONE, |minion| Areas::only(minion.area));
                Options::minions(Verb::Pick, self.minions_in(!from))
            }
            Op::Neighbour => Options::areas(
                Verb::To,
                text.minion.map_or(Areas::NONE, |minion| minion.area.neighbours()),
            ),
            Op::Elsewhere => Options::areas(
                Verb::To,
                text.minion.map_or(Areas::NONE, |minion| Areas::ALL.without(minion.area)),
            ),
            Op::DiscardTheirs => Options::cards(Verb::Discard, self.hand(text.victim)),
            Op::EarnAt => Options::areas(Verb::At, self.board.trouble),
            Op::Keep => Options::cards(Verb::Keep, self.aside),
            Op::Discard => Options::cards(Verb::Discard, self.hand(seat)),
            Op::DiscardUpTo(_) | Op::Sell => {
                Options::cards(Verb::Discard, later_cards(self.hand(seat), text.last))
                    .with(Word::Skip)
            }
            Op::Building => {
                Options::areas(Verb::Buy, self.buildings_for_sale(text.effect().wants_trouble()))
            }
            Op::BuildHalf => Options::areas(Verb::Build, self.building_sites(true)),
            Op::Place(to) => self.place_options(seat, to),
            Op::PlaceAgain(to) => self.place_options(seat, to).with(Word::Skip),
            Op::Stir { spreading } => Options::areas(Verb::Stir, self.stir_targets(spreading)),
            _ => nothing,
        }
    }

    fn is_choosable(&self, whom: Whom, seat: Seat) -> bool {
        match whom {
            Whom::Anyone => true,
            Whom::WithCards => !self.hand(seat).is_empty(),
            Whom::WithMoney => self.money[seat] > 0,
            Whom::WithBuilding => !self.board.buildings[seat.index()].is_empty(),
        }
    }

    fn minions_of(&self, seat: Seat, areas: Areas) -> [Areas; 6] {
        let mut minions = [Areas::NONE; 6];
        minions[seat.index()] = self.board.present(seat.into()) & areas;
        minions
    }

    fn choosable_minions(&self, which: Which) -> [Areas; 6] {
        let without = |mut minions: [Areas; 6], owner: Owner| {
            minions[owner.index()] = Areas::NONE;
            minions
        };
        let trouble = self.board.trouble;
        match which {
            Which::Own => self.minions_of(self.active, Areas::ALL),
            Which::OwnInTrouble => self.minions_of(self.active, trouble),
            Which::Opponents => {
                let others = without(self.minions_in(Areas::ALL), self.active.into());
                // AM-SWITCH-10.
                if self.switches.on(Switch::LeadNeutrals) {
                    others
                } else {
                    without(without(others, Owner::TROLL), Owner::DEMON)
                }
            }
            Which::Anyone => self.minions_in(Areas::ALL),
            Which::InTrouble => self.minions_in(trouble),
            Which::Assassinable => self.assassination_targets(),
            Which::InUnrealEstate => self.minions_in(Areas::only(Area::UnrealEstate)),
            Which::Rolled(nth) => self.rolled_minions(nth),
            Which::ChosenByVictim => without(self.minions_in(trouble), self.active.into()),
        }
    }

    /// AM-CARD-CARCER. Those where a roll fell, except of a player who is spared.
    fn rolled_minions(&self, nth: u8) -> [Areas; 6] {
        let rolls = self.rolls.as_slice();
        let face = rolls[usize::from(nth)];
        // AM-SWITCH-09.
        if nth > 0 && rolls[0] == face && !self.switches.on(Switch::RepeatRolls) {
            return [Areas::NONE; 6];
        }
        let mut minions = self.minions_in(Areas::only(Area::numbered(face)));
        self.spared.iter().for_each(|seat| minions[seat.index()] = Areas::NONE);
        minions
    }

    /// AM-TROUBLE-16, AM-SWITCH-12.
    fn stir_targets(&self, spreading: bool) -> Areas {
        let calm = !self.board.trouble;
        let near = if spreading { self.board.trouble.near() } else { Areas::ALL };
        let populated =
            if self.switches.on(Switch::BareTrouble) { Areas::ALL } else { self.board.occupied() };
        calm & near & populated
    }

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
                self.stack.replace(Frame::Text(Text { count: other.index() as u8, ..next }));
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
            (Op::Tribute, Action::Give(card)) => {
                self.stack.replace(Frame::Text(Text { count: text.count + 1, ..text }));
                self.hand_card(text.victim, seat, card, tell);
            }
            (Op::Tribute, Action::Word(Word::Pay)) => {
                self.stack.replace(Frame::Text(Text { count: text.count + 1, ..text }));
                self.hand_money(text.victim, seat, 1, tell);
            }
            (Op::BuyOff(amount), Action::Word(Word::Pay)) => {
                self.hand_money(text.victim, seat, amount, tell);
                self.end_text();
            }
            (Op::BuyOff(_), Action::Word(Word::Accept)) => {}
            (Op::Burn, Action::Demolish(area)) => self.demolish(area, tell),
            (Op::EachRemoves, Action::Pick(minion)) => {
                self.stack.replace(Frame::Text(Text { count: text.count + 1, ..text }));
                self.say(tell, What::Chose { seat: text.victim, minion });
                self.threaten_removal(minion, How::Text, tell);
            }
            (Op::Partner, Action::Pick(two)) => {
                let one = text.minion.expect("a first minion was chosen");
                self.say(tell, What::Chose { seat, minion: two });
                self.stack.push(Frame::Swap { one, two });
                self.warn(Threat::Swap(one, two), tell);
            }
            (_, Action::Pick(minion)) => {
                self.stack.replace(Frame::Text(Text { minion: Some(minion), ..next }));
                self.say(tell, What::Chose { seat: self.asked_by_text(text), minion });
            }
            (Op::MinionOrPay(amount), Action::Word(Word::Pay)) => self.spend(seat, amount, tell),
            (_, Action::To(area)) => {
                let minion = text.minion.expect("a minion was chosen");
                self.threaten_move(minion, area, tell);
            }
            (Op::DiscardTheirs, Action::Discard(card)) => {
                self.discard_card(text.victim, card, tell)
            }
            (Op::EarnAt, Action::At(area)) => {
                self.gain(seat, 2 * u16::from(self.board.crowd(area)), tell);
            }
            (Op::Keep, Action::Keep(card)) => {
                self.aside = Cards::NONE;
                self.hand_card(text.victim, seat, card, tell);
            }
            (Op::Discard, Action::Discard(card)) => self.discard_card(seat, card, tell),
            (Op::DiscardUpTo(_) | Op::Sell, Action::Discard(card)) => {
                let (count, last) = (text.count + 1, Some(card));
                self.stack.replace(Frame::Text(Text { count, last, ..text }));
                self.discard_card(seat, card, tell);
                if let Effect::SellCards(each) = text.effect() {
                    self.gain(seat, u16::from(each), tell);
                }
            }
            (Op::Building, Action::Buy(area)) => {
                let victim = self.board.builder(area).expect("the building stands");
                self.stack.replace(Frame::Text(Text { victim, area: Some(area), ..next }));
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

/// The cards of a hand that may still be chosen after `last`.
fn later_cards(hand: Cards, last: Option<Card>) -> Cards {
    last.map_or(hand, |last| hand & Cards::after(last))
}
