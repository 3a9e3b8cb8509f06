//! Whether a position read from outside is one that play could go on from.

use game::{Seat, Status};

use crate::areas::Area;
use crate::board::{BUILDINGS, Minion};
use crate::cards::Symbol;
use crate::dragon::{Dragon, DragonStage};
use crate::effects::Op;
use crate::interrupts::{Reactions, Threat};
use crate::invasions::{Arrivals, Flood, FloodStage, MurderStage, Murders};
use crate::lost_buildings::{Earthquake, Fire, Johnson, JohnsonStage};
use crate::pending::{Construction, Frame, Lot};
use crate::pending_events::PendingEvent;
use crate::random_events::FOG;
use crate::state::AnkhMorpork;
use crate::text_memory::SoFar;
use crate::texts::Text;

impl AnkhMorpork {
    /// Checks what is pending, and finds out who is asked; everything else has been
    /// checked before.
    pub(crate) fn check_pending(&mut self) -> Result<(), String> {
        let unsound = |what: String| Err(format!("what is pending does not fit: {what}"));
        if let Some(over) = self.over {
            if over.ranking.seats() != self.players() {
                return unsound("every seat has a place at the end".to_owned());
            }
            return Ok(());
        }
        if !self.stack.iter().next().is_some_and(is_ground) {
            return unsound("a turn, or the set-up, lies under everything".to_owned());
        }
        for (index, &frame) in self.stack.iter().enumerate() {
            let above = self.stack.iter().nth(index + 1).copied();
            if !self.is_sound(frame, above) {
                return unsound(format!("{frame:?}"));
            }
        }
        self.ask();
        if !self.top_rests() {
            return unsound("nobody is asked, and chance decides nothing".to_owned());
        }
        if !self.answers_fit() {
            return unsound("there are answers without a question".to_owned());
        }
        Ok(())
    }

    /// Whether the top frame waits for somebody who has something to say, or for chance.
    fn top_rests(&self) -> bool {
        let top = *self.stack.top();
        if let Some(lot) = self.lot {
            return match lot {
                Lot::Die => true,
                Lot::Pile => !self.draw.is_empty(),
                Lot::Hand(seat) => {
                    !(self.hand(seat) & !self.aside).is_empty() && self.aside.len() < 2
                }
                Lot::Discard => !self.discard.is_empty(),
                Lot::Event => !self.events.is_empty(),
                Lot::Personality | Lot::Hidden => !self.unused.is_empty(),
            };
        }
        match top {
            Frame::NextTurn
            | Frame::Nothing
            | Frame::Remove { .. }
            | Frame::Move { .. }
            | Frame::Swap { .. }
            | Frame::Spare { .. } => false,
            Frame::Window(threat) => {
                let threatened = self.threatened(threat);
                !self.asked.is_empty() && self.asked.iter().all(|seat| threatened.contains(seat))
            }
            _ => match self.who() {
                Status::Seats(seats) => seats.iter().all(|seat| !self.options(seat).is_empty()),
                _ => false,
            },
        }
    }

    fn answers_fit(&self) -> bool {
        match *self.stack.top() {
            Frame::Window(threat) => Seat::all(self.players()).all(|seat| {
                let answer = self.answers[seat.index()];
                let options = self.window_options(threat, seat);
                answer == Reactions::default() || options.contains(crate::Action::React(answer))
            }),
            _ => self.answers == [Reactions::default(); 4],
        }
    }

    fn is_sound(&self, frame: Frame, above: Option<Frame>) -> bool {
        let sits = |seat: Seat| seat.index() < self.players();
        match frame {
            Frame::Nothing => false,
            Frame::Turn { .. } | Frame::NextTurn | Frame::Power { .. } | Frame::TurnUpEvent => true,
            Frame::DealPersonality(seat) => {
                sits(seat) && self.unused.len() as usize >= self.players() - seat.index()
            }
            Frame::DealHand { seat, left } => {
                let still = (self.players() - seat.index().min(self.players())) * 5;
                sits(seat) && (1..=5).contains(&left) && self.draw.len() > still
            }
            Frame::FirstPlayer { waiting, leaders, best } => {
                !waiting.is_empty() && waiting.iter().chain(leaders.iter()).all(sits) && best <= 12
            }
            Frame::Card { card, next } => {
                let symbols = card.symbols();
                let here = symbols.get(usize::from(next));
                let asks = !matches!(here, None | Some(Symbol::RandomEvent | Symbol::Interrupt));
                usize::from(next) <= symbols.len() && (above.is_some() || asks)
            }
            Frame::PlayMore { left } => {
                left <= 2 && (above.is_some() || (left > 0 && !self.hand(self.active).is_empty()))
            }
            Frame::Text(text) => self.is_sound_text(text, above.is_none()),
            Frame::Relocate { seat, .. } | Frame::Rescue { seat, .. } => {
                sits(seat) && self.board.total(seat.into()) < crate::board::MINIONS
            }
            Frame::Demolish { then } => self.is_sound_construction(then),
            // A refill draws up to five; Gargoyles draw a card for each building.
            Frame::Draw { seat, left } => {
                sits(seat) && usize::from(left) <= BUILDINGS && (above.is_some() || left > 0)
            }
            Frame::Recover { left } => {
                usize::from(left) <= self.discard.len() && (above.is_some() || left > 0)
            }
            Frame::Event(pending) => self.is_sound_event(pending, above.is_none()),
            Frame::Remove { minion, .. } => {
                self.stands(minion) && matches!(above, Some(Frame::Window(Threat::Remove(..))))
            }
            Frame::Move { minion, to } => {
                self.stands(minion)
                    && to != minion.area
                    && matches!(above, Some(Frame::Window(Threat::Move(_))))
            }
            Frame::Swap { one, two } => {
                self.stands(one)
                    && self.stands(two)
                    && one.area != two.area
                    && matches!(above, Some(Frame::Window(Threat::Swap(..))))
            }
            Frame::Spare { seats, .. } => {
                seats.iter().all(sits) && matches!(above, Some(Frame::Window(Threat::Text(_))))
            }
            Frame::Window(threat) => self.is_sound_threat(threat),
        }
    }

    fn stands(&self, minion: Minion) -> bool {
        self.board.count(minion.owner, minion.area) > 0
    }

    fn is_sound_threat(&self, threat: Threat) -> bool {
        let beneath = self.stack.iter().nth_back(1);
        match (threat, beneath) {
            (Threat::Remove(minion, how), Some(Frame::Remove { minion: same, how: by })) => {
                minion == *same && how == *by
            }
            (Threat::Move(minion), Some(Frame::Move { minion: same, .. })) => minion == *same,
            (Threat::Swap(a, b), Some(Frame::Swap { one, two })) => (a, b) == (*one, *two),
            (Threat::Text(seats), Some(Frame::Spare { seats: same, .. })) => seats == *same,
            (
                Threat::Dragon(area, safe),
                Some(Frame::Event(PendingEvent::Dragon(
                    dragon @ Dragon { stage: DragonStage::Strike, .. },
                ))),
            ) => {
                let keeper = self.small_gods_owner();
                let most = keeper.map_or(0, |seat| self.board.count(seat.into(), area));
                (dragon.area, dragon.safe_minions) == (area, safe) && safe <= most
            }
            _ => false,
        }
    }

    fn is_sound_construction(&self, construction: Construction) -> bool {
        let money = self.money[self.active];
        match construction {
            Construction::Build { area, half } => {
                self.board.builder(area).is_none()
                    && money >= u16::from(if half { area.half_cost() } else { area.cost() })
            }
            Construction::Buy { area } => {
                self.board.builder(area).is_some_and(|seat| seat != self.active)
                    && money >= u16::from(area.cost())
            }
        }
    }

    fn is_sound_text(&self, text: Text, on_top: bool) -> bool {
        let Some(effect) = text.card.effect() else { return false };
        let program = effect.program();
        let at = usize::from(text.at);
        if program.is_empty() || at > program.len() || (on_top && at == program.len()) {
            return false;
        }
        let done = &program[..at];
        let rolled = done.iter().filter(|op| **op == Op::Roll).count();
        let remembers = match text.so_far {
            SoFar::Minion(minion) => minion.is_none_or(|minion| self.stands(minion)),
            SoFar::Building(area) => {
                at == 0 || area.is_some_and(|area| self.is_sound_sale(text, area))
            }
            SoFar::Payee(payee) => payee.is_none_or(|seat| seat.index() < self.players()),
            SoFar::Opponents(count) => usize::from(count) < self.players(),
            SoFar::Discards { count, .. } => count < u8::MAX,
        };
        text.victim.index() < self.players()
            && remembers
            && self.rolls.len() >= rolled
            && (self.rolls.len() < 2 || program.get(at) != Some(&Op::Roll))
            && (!on_top || self.is_sound_question(text, program[at]))
    }

    fn is_sound_sale(&self, text: Text, area: Area) -> bool {
        self.board.builder(area) == Some(text.victim)
            && text.victim != self.active
            && self.money[self.active] >= u16::from(area.cost())
    }

    /// What the question on top takes for granted.
    fn is_sound_question(&self, text: Text, op: Op) -> bool {
        let asks = !matches!(
            op,
            Op::Warn
                | Op::WarnAll { .. }
                | Op::Collect(_)
                | Op::CollectAll(_)
                | Op::Pay(_)
                | Op::PayOther(_)
                | Op::HandOver
                | Op::Stick
                | Op::Remove
                | Op::Look
                | Op::High(_)
                | Op::One(_)
                | Op::Gain(_)
                | Op::Earn(..)
                | Op::SwapHands
                | Op::Refill
                | Op::Draw
                | Op::Recover(_)
                | Op::Buy
                | Op::Loan
                | Op::PlayTwo
        );
        let hand = self.hand(text.victim);
        let fits = match op {
            Op::Demand(cards) => {
                self.aside.len() < hand.len().min(usize::from(cards))
                    && (self.aside & !hand).is_empty()
            }
            Op::Grab => (self.aside & !hand).is_empty(),
            Op::Keep => self.aside.len() == 2 && (self.aside & !hand).is_empty(),
            _ => self.aside.is_empty(),
        };
        asks && fits
    }

    fn is_sound_event(&self, pending: PendingEvent, on_top: bool) -> bool {
        // Under its last removal an event has already counted everyone.
        let counts = |player: u8| usize::from(player) < self.players() + usize::from(!on_top);
        let rolled = |nth: u8| usize::from(nth) < self.rolls.len();
        let shieldable = || {
            let keeper = self.small_gods_owner();
            let price = |seat| pending.area().and_then(|area| self.shield_price(seat, area));
            keeper.and_then(price).is_some()
        };
        match pending {
            PendingEvent::Dice(event) => self.rolls.len() < event.dice(),
            PendingEvent::Dragon(dragon) => match dragon.stage {
                DragonStage::Building | DragonStage::Minions => shieldable(),
                DragonStage::Warn => false,
                DragonStage::Strike | DragonStage::Done => !on_top,
            },
            PendingEvent::Flood(Flood { stage, player, area, flooded, .. }) => {
                let asks = stage != FloodStage::Shield || shieldable();
                counts(player) && flooded.contains(area) && flooded.len() <= 2 && asks
            }
            PendingEvent::Fire(Fire::Spreads { .. }) => true,
            PendingEvent::Fog { lost } => lost < FOG,
            PendingEvent::Riots => false,
            PendingEvent::Fire(Fire::Burns { .. }) | PendingEvent::Explosion { .. } => shieldable(),
            PendingEvent::Earthquake(Earthquake { nth, .. }) => rolled(nth) && shieldable(),
            PendingEvent::Murders(Murders { player, stage, .. }) => {
                counts(player)
                    && match stage {
                        MurderStage::Roll => self.rolls.len() <= usize::from(player),
                        MurderStage::Choose(_) => true,
                        MurderStage::Shield(minion) => {
                            self.stands(minion)
                                && minion.owner.seat() == self.small_gods_owner()
                                && shieldable()
                        }
                    }
            }
            PendingEvent::Arrivals(Arrivals { nth, .. }) => rolled(nth) && shieldable(),
            PendingEvent::Subsidence { paid } => counts(paid),
            PendingEvent::Johnson(Johnson { stage: JohnsonStage::Done, .. }) => !on_top,
            PendingEvent::Johnson(Johnson { area, .. }) => {
                shieldable() && self.board.builder(area) == self.small_gods_owner()
            }
        }
    }
}

/// Whether play can go on from this frame when all those above it are done.
const fn is_ground(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::DealPersonality(_)
            | Frame::DealHand { .. }
            | Frame::FirstPlayer { .. }
            | Frame::Turn { .. }
            | Frame::NextTurn
    )
}
