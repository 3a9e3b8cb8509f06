//! What is hidden from whom, written down from the rules: AM-SETUP-10, -12, -24,
//! AM-ACT-SCROLL-11 and AM-ACT-INTERRUPT-09 to -13.

use game::{Dice, Game, Seat, Secrets, Step};

use crate::actions::Action;
use crate::cards::{Cards, the_box};
use crate::effects::Op;
use crate::events::What;
use crate::pending::{Frame, Lot};
use crate::state::AnkhMorpork;

impl AnkhMorpork {
    /// The text being carried out, if one is: its window may lie above it.
    fn text(&self) -> Option<crate::texts::Text> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Text(text) => Some(*text),
            _ => None,
        })
    }

    /// In whose hand the cards lie that the text has singled out.
    pub(crate) fn aside_holder(&self) -> Option<Seat> {
        let text = self.text()?;
        match text.op_or_last() {
            Op::Demand(_) | Op::Grab | Op::Keep => Some(text.victim),
            _ => Some(self.active),
        }
    }

    /// Whether a seat knows which cards the text has singled out.
    pub(crate) fn knows_aside(&self, reader: Option<Seat>) -> bool {
        let Some(text) = self.text() else { return true };
        match text.op_or_last() {
            Op::Grab | Op::Keep => reader == Some(self.active) || reader == Some(text.victim),
            Op::Demand(_) => reader == Some(text.victim),
            _ => reader == Some(self.active),
        }
    }
}

impl Secrets for AnkhMorpork {
    /// Other hands and the pile exchange cards, others' and unused personalities change
    /// places: sometimes all of them, mostly a few, so that two worlds go on together.
    fn scramble(&mut self, seat: Option<Seat>, dice: &mut impl Dice) {
        let others: Vec<Seat> =
            Seat::all(self.players()).filter(|&other| Some(other) != seat).collect();
        let exchanges = if dice.below(4) == 0 { 200 } else { 1 };
        for _ in 0..exchanges {
            self.exchange_cards(seat, &others, dice);
        }
        self.scramble_aside(seat, dice);
        if dice.below(2) == 0 {
            self.scramble_personalities(&others, dice);
        }
        self.ask();
    }

    fn conceals(&self, step: &Step<Self>, seat: Option<Seat>) -> bool {
        match step {
            Step::Act(actor, action) if Some(*actor) != seat => {
                matches!(*self.stack.top(), Frame::Window(_))
                    || (matches!(action, Action::Give(_)) && !self.is_told_of_gift(seat))
            }
            Step::Act(..) => false,
            Step::Chance(_) => match (self.lot, *self.stack.top()) {
                (
                    Some(Lot::Pile),
                    Frame::Draw { seat: drawer, .. } | Frame::DealHand { seat: drawer, .. },
                ) => seat != Some(drawer),
                (Some(Lot::Hand(victim)), _) => seat != Some(victim) && seat != Some(self.active),
                (Some(Lot::Personality), Frame::DealPersonality(holder)) => seat != Some(holder),
                (Some(Lot::Personality | Lot::Hidden), _) => seat != Some(self.active),
                _ => false,
            },
        }
    }

    /// Hands and unused personalities looked at, hands swapped, gifts as they arrive,
    /// interrupts as they are played, and at the end who everyone was.
    fn reveals(&self, step: &Step<Self>, seat: Option<Seat>) -> String {
        let mut game = *self;
        let mut events = Vec::new();
        if game.apply(*step, &mut events).is_err() {
            return String::new();
        }
        let is = |other: Seat| seat == Some(other);
        let laid_open = events.iter().map(|event| event.what).filter(|what| match *what {
            What::Looked { seat: looker, .. } | What::Peeked { seat: looker, .. } => is(looker),
            What::SwappedHands { one, two, .. } => is(one) || is(two),
            What::Gave { to, .. } => is(to),
            What::Reacted { .. } | What::Ended { .. } => true,
            _ => false,
        });
        laid_open.map(|what| format!("{what:?};")).collect()
    }
}

impl AnkhMorpork {
    /// A gift is told to its receiver, at once or when the choice is complete.
    fn is_told_of_gift(&self, reader: Option<Seat>) -> bool {
        let Frame::Text(text) = *self.stack.top() else { return false };
        match text.op() {
            Op::Tribute(_) | Op::Demand(_) => reader == Some(self.active),
            _ => reader == Some(text.victim),
        }
    }

    fn cards_of_answers(&self) -> Cards {
        self.answers
            .iter()
            .flat_map(|answer| answer.iter())
            .map(|reaction| reaction.card())
            .collect()
    }

    /// Two hidden cards in different places change places.
    fn exchange_cards(&mut self, seat: Option<Seat>, others: &[Seat], dice: &mut impl Dice) {
        let first = the_box().first;
        // Brown cards are in hands only once the first deck is used up.
        let layer = if (self.draw & first).is_empty() { Cards::ALL } else { first };
        let known = if self.knows_aside(seat) { self.aside } else { Cards::NONE };
        let fixed = known | self.cards_of_answers();
        let one = others[dice.below(others.len() as u32) as usize].index();
        let from = self.hands[one] & layer & !fixed;
        let partner = dice.below(others.len() as u32 + 1) as usize;
        let other = others.get(partner).map(|other| other.index()).filter(|&other| other != one);
        // Once it is used up, no card of the first deck is in the pile.
        let (from, to) = match other {
            Some(other) => (from, self.hands[other] & !fixed),
            None if layer == first => (from, self.draw & first),
            None => (from & !first, self.draw),
        };
        if from.is_empty() || to.is_empty() {
            return;
        }
        let (a, b) = (from.draw(dice), to.draw(dice));
        self.hands[one].remove(a);
        self.hands[one].insert(b);
        let place = match other {
            Some(other) => &mut self.hands[other],
            None => &mut self.draw,
        };
        place.remove(b);
        place.insert(a);
    }

    fn scramble_aside(&mut self, seat: Option<Seat>, dice: &mut impl Dice) {
        if self.knows_aside(seat) || self.aside.is_empty() {
            return;
        }
        let holder = self.aside_holder().expect("a text has singled the cards out");
        self.aside = self.single_out(holder, self.aside.len(), dice);
    }

    /// So many cards of a hand, as a text could have singled them out.
    pub(crate) fn single_out(&self, holder: Seat, count: usize, dice: &mut impl Dice) -> Cards {
        let mut choices = match self.text().map(|text| text.op_or_last()) {
            // A set is chosen in order: the card chosen first has another after it.
            Some(Op::Demand(_)) => self.hand(holder).drop_last(1),
            _ => self.hand(holder),
        };
        let mut cards = Cards::NONE;
        for _ in 0..count {
            let card = choices.draw(dice);
            choices.remove(card);
            cards.insert(card);
        }
        cards
    }

    fn scramble_personalities(&mut self, others: &[Seat], dice: &mut impl Dice) {
        let holders: Vec<Seat> = others
            .iter()
            .copied()
            .filter(|other| self.personalities[other.index()].is_some())
            .collect();
        for holder in &holders {
            if let Some(personality) = self.personalities[holder.index()].take() {
                self.unused.insert(personality);
            }
        }
        for holder in holders {
            let nth = dice.below(self.unused.len()) as usize;
            let personality = self.unused.iter().nth(nth).expect("there is one for each");
            self.unused.remove(personality);
            self.personalities[holder.index()] = Some(personality);
        }
    }
}
