//! AM-TURN. Playing cards, and refilling the hand.

use game::{Seat, SeatSet, Sink};

use crate::actions::{Action, Word};
use crate::areas::Areas;
use crate::cards::{Card, Cards, the_box};
use crate::editions::Switch;
use crate::events::{Event, What};
use crate::options::{Choice, Options};
use crate::pending::Frame;
use crate::state::AnkhMorpork;

/// AM-TURN-11.
pub(crate) const HAND: usize = 5;

impl AnkhMorpork {
    /// The next player's turn begins; true when somebody is asked.
    pub(crate) fn begin_turn(&mut self, tell: &mut impl Sink<Event>) -> bool {
        self.active = self.active.next(self.players());
        self.start_turn(tell);
        true
    }

    /// AM-PERS-ANY-02. The personality is checked before anything else.
    pub(crate) fn start_turn(&mut self, tell: &mut impl Sink<Event>) {
        self.turn += 1;
        self.used = Areas::NONE;
        self.gained = Areas::NONE;
        self.stack.clear();
        self.stack.push(Frame::Turn { played: false });
        self.say(tell, What::TurnBegan { seat: self.active });
        self.check_personality(tell);
    }

    /// AM-TURN-21. The cards that can be the card of a turn.
    #[inline]
    pub(crate) fn playable(&self) -> Cards {
        self.hand(self.active) & !the_box().interrupts
    }

    /// Adds what may be done between any two actions of the own turn.
    #[inline(always)]
    pub(crate) fn between_actions(&self, mut options: Options) -> Options {
        options.powers = self.usable_powers();
        options.with_if(Word::Recall, self.can_recall())
    }

    /// AM-CARD-DOCTOR-MOSSY-LAWN. Whether a card played lies in front, and the doctor is in.
    #[inline]
    pub(crate) fn can_recall(&self) -> bool {
        self.front.is_some() && self.hand(self.active).contains(the_box().recall)
    }

    #[inline]
    pub(crate) fn turn_options(&self, played: bool) -> Options {
        if played {
            Options::NONE.with(Word::End)
        } else {
            let cards = self.playable();
            Options::of(Choice::Play(cards)).with_if(Word::Pass, cards.is_empty())
        }
    }

    pub(crate) fn answer_turn(&mut self, action: Action, tell: &mut impl Sink<Event>) {
        match action {
            Action::Play(card) => {
                self.stack.replace(Frame::Turn { played: true });
                self.play(card, tell);
            }
            Action::Word(Word::Pass) => {
                self.say(tell, What::Passed { seat: self.active });
                self.end_turn(true, tell);
            }
            Action::Word(Word::End) => self.end_turn(true, tell),
            _ => self.answer_between(action, tell),
        }
    }

    /// Answers what [`Self::between_actions`] offers.
    pub(crate) fn answer_between(&mut self, action: Action, tell: &mut impl Sink<Event>) {
        match action {
            Action::Use(area) => self.use_power(area, tell),
            Action::Word(Word::Recall) => self.recall(tell),
            _ => unreachable!("the answer was legal"),
        }
    }

    /// A card is played: the one before it is finished with.
    pub(crate) fn play(&mut self, card: Card, tell: &mut impl Sink<Event>) {
        self.put_away_front(tell);
        self.hands[self.active.index()].remove(card);
        self.front = Some(card);
        self.say(tell, What::Played { seat: self.active, card });
        self.stack.push(Frame::Card { card, next: 0 });
    }

    /// AM-TURN-10. A card that is finished with goes to the discard pile.
    fn put_away_front(&mut self, tell: &mut impl Sink<Event>) {
        if let Some(card) = self.front.take() {
            self.discard.insert(card);
            self.say(tell, What::PutAway { card });
        }
    }

    /// AM-CARD-DOCTOR-MOSSY-LAWN. The turn ends and the latest card returns.
    fn recall(&mut self, tell: &mut impl Sink<Event>) {
        let seat = self.active;
        let lawn = the_box().recall;
        let card = self.front.take().expect("a card lies in front");
        let hand = &mut self.hands[seat.index()];
        hand.remove(lawn);
        hand.insert(card);
        self.discard.insert(lawn);
        self.say(tell, What::Recalled { seat, card });
        self.end_turn(!self.switches.on(Switch::MossyNoRefill), tell);
    }

    /// AM-TURN-02. The second step of a turn, and the end of it.
    fn end_turn(&mut self, refill: bool, tell: &mut impl Sink<Event>) {
        self.put_away_front(tell);
        self.spared = SeatSet::EMPTY;
        self.stack.clear();
        self.stack.push(Frame::NextTurn);
        if refill {
            self.refill(self.active);
        }
    }

    /// AM-TURN-11, -22. Draws up to five, penalty cards counted.
    pub(crate) fn refill(&mut self, seat: Seat) {
        let counted = self.penalties(seat) | self.hand(seat);
        let left = HAND.saturating_sub(counted.len()) as u8;
        self.stack.push(Frame::Draw { seat, left });
    }

    /// AM-FAQ-14. Dr Whiteface and The Fools' Guild, where a player has accepted them.
    pub(crate) fn penalties(&self, seat: Seat) -> Cards {
        self.before[seat.index()] & !the_box().loans
    }

    /// The loans a player has taken.
    pub(crate) fn loans(&self, seat: Seat) -> Cards {
        self.before[seat.index()] & the_box().loans
    }

    /// A card comes off the draw pile into a hand.
    pub(crate) fn draw_card(
        &mut self,
        seat: Seat,
        left: u8,
        card: Card,
        tell: &mut impl Sink<Event>,
    ) {
        self.stack.replace(Frame::Draw { seat, left: left - 1 });
        self.draw.remove(card);
        self.hands[seat.index()].insert(card);
        self.say(tell, What::Drew { seat, card: Some(card) });
        self.check_pile(tell);
    }

    /// A card comes out of the discard pile into the active player's hand.
    pub(crate) fn recover_card(&mut self, left: u8, card: Card, tell: &mut impl Sink<Event>) {
        let seat = self.active;
        self.stack.replace(Frame::Recover { left: left - 1 });
        self.discard.remove(card);
        self.hands[seat.index()].insert(card);
        self.say(tell, What::Recovered { seat, card });
    }

    /// A card leaves a hand for the discard pile.
    pub(crate) fn discard_card(&mut self, seat: Seat, card: Card, tell: &mut impl Sink<Event>) {
        self.hands[seat.index()].remove(card);
        self.discard.insert(card);
        self.say(tell, What::Discarded { seat, card });
    }

    /// AM-ACT-SCROLL-11. A card passes from one hand to another.
    pub(crate) fn hand_card(
        &mut self,
        from: Seat,
        to: Seat,
        card: Card,
        tell: &mut impl Sink<Event>,
    ) {
        self.hands[from.index()].remove(card);
        self.hands[to.index()].insert(card);
        self.say(tell, What::Gave { from, to, card: Some(card) });
    }
}
