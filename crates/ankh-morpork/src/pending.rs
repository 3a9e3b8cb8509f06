//! What is still to be done: a stack of plain frames, the top one first.

use game::{Seat, SeatSet, Sink, Status};
use serde::{Deserialize, Serialize};

use crate::actions::Action;
use crate::areas::Area;
use crate::board::Minion;
use crate::cards::{Card, Symbol};
use crate::chance::Chance;
use crate::events::Event;
use crate::interrupts::{How, Threat};
use crate::minions::Where;
use crate::options::Options;
use crate::pending_events::PendingEvent;
use crate::state::AnkhMorpork;
use crate::texts::Text;

/// Something begun and not finished. All of it is open to everyone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
// A tag of its own is read faster than one folded into what the frames hold.
#[repr(u8)]
pub(crate) enum Frame {
    /// An unused place of the stack.
    Nothing,
    /// A personality is dealt to this seat and those after it.
    DealPersonality(Seat),
    /// Cards are dealt to this seat and those after it.
    DealHand { seat: Seat, left: u8 },
    /// Those waiting roll for the first turn; `leaders` have the best result so far.
    FirstPlayer { waiting: SeatSet, leaders: SeatSet, best: u8 },
    /// The active player's turn, before or after the card.
    Turn { played: bool },
    /// The turn passes to the left.
    NextTurn,
    /// A played card; its symbols from `next` on are still to come.
    Card { card: Card, next: u8 },
    /// Drumknott or Ponder Stibbons: so many cards may still be played.
    PlayMore { left: u8 },
    /// The text of a card.
    Text(Text),
    /// The power of a City Area card.
    Power { area: Area },
    /// A minion taken up in an area has to be placed elsewhere.
    Relocate { seat: Seat, to: Where, from: Area },
    /// A minion removed from an area is placed elsewhere by an interrupt.
    Rescue { seat: Seat, from: Area },
    /// With six buildings on the board one goes before another is built or bought.
    Demolish { then: Construction },
    /// Cards are drawn from the pile.
    Draw { seat: Seat, left: u8 },
    /// Cards are drawn from the discard pile.
    Recover { left: u8 },
    /// A random event, or the drawing of one.
    Event(PendingEvent),
    /// The next event card is turned up.
    TurnUpEvent,
    /// A minion is about to be removed.
    Remove { minion: Minion, how: How },
    /// A minion is about to be moved.
    Move { minion: Minion, to: Area },
    /// Two minions are about to change places.
    Swap { one: Minion, two: Minion },
    /// The text goes on, or ends, without those who answered it.
    Spare { seats: SeatSet, ends: bool },
    /// Those threatened may answer.
    Window(Threat),
}

/// What is built once there is a building to build with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Construction {
    /// Place a building, at the full or at half the cost.
    Build { area: Area, half: bool },
    /// Take over somebody's building.
    Buy { area: Area },
}

/// A small stack of frames that is copied by copying memory.
///
/// The top frame stands apart: it is looked at several times at every step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stack {
    top: Frame,
    below: [Frame; Stack::CAPACITY - 1],
    len: u8,
}

impl Stack {
    /// Chains of cards do not nest, but "play two" texts do: Drumknott and Ponder Stibbons,
    /// and both once more when History Monks bring them back. That is a turn and four times
    /// a card, its text and what it lets play; on top of it a card, its text, a removal and
    /// its window, and room to spare.
    const CAPACITY: usize = 18;

    pub(crate) const EMPTY: Stack =
        Stack { top: Frame::Nothing, below: [Frame::Nothing; Stack::CAPACITY - 1], len: 0 };

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        if self.len > 0 {
            self.below[usize::from(self.len) - 1] = self.top;
        }
        self.top = frame;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        self.top = Frame::Nothing;
        if self.len > 0 {
            let uncovered = &mut self.below[usize::from(self.len) - 1];
            self.top = std::mem::replace(uncovered, Frame::Nothing);
        }
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        while self.len > 0 {
            self.pop();
        }
    }

    #[inline]
    pub(crate) fn top(&self) -> &Frame {
        &self.top
    }

    /// Puts another frame in the place of the top one.
    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.top = frame;
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// From the bottom to the top.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Frame> {
        self.below[..self.len().saturating_sub(1)].iter().chain((self.len > 0).then_some(&self.top))
    }

    pub(crate) fn from_frames(frames: &[Frame]) -> Result<Stack, String> {
        if frames.len() > Stack::CAPACITY {
            return Err(format!("at most {} things can be pending", Stack::CAPACITY));
        }
        let mut stack = Stack::EMPTY;
        frames.iter().for_each(|&frame| stack.push(frame));
        Ok(stack)
    }
}

/// What chance has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Lot {
    /// The die.
    Die,
    /// The top of the draw pile.
    Pile,
    /// A card out of a hand, other than those already taken.
    Hand(Seat),
    /// A card out of the discard pile.
    Discard,
    /// The next event.
    Event,
    /// A personality nobody holds.
    Personality,
    /// The personality that stays hidden.
    Hidden,
}

impl AnkhMorpork {
    /// Who is to act.
    #[inline]
    pub(crate) fn who(&self) -> Status {
        if let Some(over) = self.over {
            return Status::Over(over.ranking);
        }
        if self.asked.is_empty() { Status::Chance } else { Status::Seats(self.asked) }
    }

    /// Finds out who has to decide, and what, from the frame on top: once after every
    /// step, since it is looked at several times before the next.
    #[inline]
    pub(crate) fn ask(&mut self) {
        let active = self.active;
        match *self.stack.top() {
            _ if self.over.is_some() => self.leave_to(None),
            Frame::Turn { played } => {
                self.put_between_actions(self.turn_options(played));
            }
            Frame::Card { card, next } => match card.symbol(next) {
                Some(symbol) => self.ask_about(card, symbol),
                None => self.leave_to(None),
            },
            Frame::PlayMore { left } => self.put_between_actions(self.play_more_options(left)),
            Frame::Text(text) => match text.lot() {
                None => self.put(self.asked_by_text(text), self.text_options(text)),
                lot => self.leave_to(lot),
            },
            Frame::Power { area } => self.put(active, self.power_options(area)),
            Frame::Relocate { seat, to, from } => {
                self.put(seat, self.relocate_options(seat, to, from));
            }
            Frame::Rescue { seat, from } => self.put(seat, self.rescue_options(seat, from)),
            Frame::Demolish { then } => self.put(active, self.demolish_options(then)),
            Frame::Event(pending) => match pending.lot() {
                None => self.put(self.asked_by_event(pending), self.event_options(pending)),
                lot => self.leave_to(lot),
            },
            // Who has not answered yet is known already, and everyone's answers differ.
            Frame::Window(_) => (self.lot, self.question) = (None, Options::NONE),
            Frame::DealHand { .. } | Frame::Draw { .. } => self.leave_to(Some(Lot::Pile)),
            Frame::DealPersonality(_) => self.leave_to(Some(Lot::Personality)),
            Frame::FirstPlayer { .. } => self.leave_to(Some(Lot::Die)),
            Frame::Recover { .. } => self.leave_to(Some(Lot::Discard)),
            Frame::TurnUpEvent => self.leave_to(Some(Lot::Event)),
            Frame::Nothing
            | Frame::NextTurn
            | Frame::Remove { .. }
            | Frame::Move { .. }
            | Frame::Swap { .. }
            | Frame::Spare { .. } => self.leave_to(None),
        }
    }

    /// The active player is asked about a symbol of the card played.
    #[inline]
    fn ask_about(&mut self, card: Card, symbol: Symbol) {
        self.put_between_actions(self.symbol_options(card, symbol));
    }

    /// One seat is asked.
    #[inline(always)]
    fn put(&mut self, seat: Seat, question: Options) {
        (self.asked, self.lot, self.question) = (SeatSet::only(seat), None, question);
    }

    /// The active player is asked what to do next in the own turn.
    #[inline(always)]
    fn put_between_actions(&mut self, question: Options) {
        self.put(self.active, self.between_actions(question));
    }

    /// Chance decides, or nobody does any more.
    #[inline(always)]
    fn leave_to(&mut self, lot: Option<Lot>) {
        (self.asked, self.lot, self.question) = (SeatSet::EMPTY, lot, Options::NONE);
    }

    /// All answers of `seat` to the question on top of the stack.
    #[inline]
    pub(crate) fn options(&self, seat: Seat) -> Options {
        self.with_options(seat, |options| *options)
    }

    /// Reads all answers of `seat` where they are.
    #[inline]
    pub(crate) fn with_options<T>(&self, seat: Seat, read: impl FnOnce(&Options) -> T) -> T {
        match *self.stack.top() {
            Frame::Window(threat) => read(&self.window_options(threat, seat)),
            _ => read(&self.question),
        }
    }

    /// AM-AREA-ANY-09. Whether the active player is between two actions of the turn.
    #[inline]
    pub(crate) fn is_between_actions(&self) -> bool {
        matches!(
            *self.stack.top(),
            Frame::Turn { .. } | Frame::Card { .. } | Frame::PlayMore { .. }
        )
    }

    /// Carries out what a seat answered; the answer is known to be legal.
    #[inline]
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, tell: &mut impl Sink<Event>) {
        match *self.stack.top() {
            Frame::Turn { .. } => self.answer_turn(action, tell),
            Frame::Card { card, next } => self.answer_symbol(card, next, action, tell),
            Frame::PlayMore { left } => self.answer_play_more(left, action, tell),
            Frame::Text(text) => self.answer_text(text, action, tell),
            Frame::Power { area } => self.answer_power(area, action, tell),
            Frame::Relocate { seat, to, .. } => self.answer_relocate(seat, to, action, tell),
            Frame::Rescue { seat, .. } => self.answer_relocate(seat, Where::Near, action, tell),
            Frame::Demolish { then } => self.answer_demolish(then, action, tell),
            Frame::Event(pending) => self.answer_event(pending, action, tell),
            Frame::Window(_) => self.seal(seat, action),
            _ => unreachable!("no seat is asked"),
        }
    }

    /// Carries out what chance brought; it is known to be possible.
    #[inline]
    pub(crate) fn happen(&mut self, chance: Chance, tell: &mut impl Sink<Event>) {
        match (self.stack.top(), chance) {
            (&Frame::DealPersonality(seat), Chance::Deal(personality)) => {
                self.deal_personality(seat, personality, tell);
            }
            (&Frame::DealHand { seat, left }, Chance::Draw(card)) => {
                self.deal_card(seat, left, card, tell);
            }
            (&Frame::FirstPlayer { waiting, leaders, best }, Chance::Roll(face)) => {
                self.roll_for_first(waiting, leaders, best, face, tell);
            }
            (&Frame::Draw { seat, left }, Chance::Draw(card)) => {
                self.draw_card(seat, left, card, tell)
            }
            (&Frame::Recover { left }, Chance::Draw(card)) => self.recover_card(left, card, tell),
            (Frame::TurnUpEvent, Chance::Event(event)) => self.turn_up(event, tell),
            (&Frame::Text(text), chance) => self.text_chance(text, chance, tell),
            (&Frame::Event(pending), chance) => self.event_chance(pending, chance, tell),
            _ => unreachable!("chance has nothing to decide"),
        }
    }

    /// Goes on until somebody, or chance, has to decide.
    #[inline]
    pub(crate) fn advance(&mut self, tell: &mut impl Sink<Event>) {
        while self.over.is_none() {
            let rests = match *self.stack.top() {
                Frame::NextTurn => self.begin_turn(tell),
                // Most questions are asked here, without another look at the frame.
                Frame::Card { card, next } => match self.reach_symbol(card, next) {
                    Some(symbol) => return self.ask_about(card, symbol),
                    None => false,
                },
                Frame::PlayMore { left } => self.reach_play_more(left),
                Frame::Text(text) => self.run_text(text, tell),
                Frame::Draw { left: 0, .. } | Frame::Recover { left: 0 } => self.finish(),
                Frame::Event(pending) => self.run_event(pending, tell),
                Frame::Remove { .. }
                | Frame::Move { .. }
                | Frame::Swap { .. }
                | Frame::Spare { .. } => self.resolve_threat(tell),
                Frame::Window(_) if self.asked.is_empty() => self.finish(),
                _ => true,
            };
            if rests {
                break;
            }
        }
        self.ask();
    }

    /// What was threatened happens, as far as nobody has answered it.
    #[inline(never)]
    fn resolve_threat(&mut self, tell: &mut impl Sink<Event>) -> bool {
        let frame = *self.stack.top();
        self.stack.pop();
        match frame {
            Frame::Remove { minion, .. } => self.resolve_removal(minion, tell),
            Frame::Move { minion, to } => {
                if !self.blocked_by_anyone(tell) {
                    self.move_minion(minion, to, tell);
                }
            }
            Frame::Swap { one, two } => {
                if !self.blocked_by_anyone(tell) {
                    self.swap_minions(one, two, tell);
                }
            }
            Frame::Spare { seats, ends } => self.spare(seats, ends, tell),
            _ => unreachable!("nothing was threatened"),
        }
        false
    }

    /// The top frame is done.
    #[inline]
    fn finish(&mut self) -> bool {
        self.stack.pop();
        false
    }
}
