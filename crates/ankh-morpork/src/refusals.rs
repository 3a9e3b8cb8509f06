//! Which rule refuses an action.

use game::{Refusal, Seat, Status};

use crate::actions::{Action, Word};
use crate::areas::Area;
use crate::board::Owner;
use crate::cards::{Card, Symbol, the_box};
use crate::effects::Op;
use crate::interrupts::{How, Reaction, Reactions, Threat};
use crate::invasions::Flood;
use crate::minions::Where;
use crate::options::{Choice, Options};
use crate::pending::Frame;
use crate::pending_events::PendingEvent;
use crate::state::AnkhMorpork;

impl AnkhMorpork {
    /// The rule that stands most clearly against an action that is not offered.
    pub(crate) fn refusal(&self, status: Status, seat: Seat, action: Action) -> Refusal {
        match status {
            Status::Over(_) => return Refusal::OVER,
            Status::Seats(seats) if seats.contains(seat) => {}
            _ => return Refusal::NOT_ASKED,
        }
        let options = self.options(seat);
        let rule = match action {
            Action::Use(area) if seat == self.active => self.why_no_power(area),
            Action::Play(card) => self.why_not_play(card, &options),
            Action::Place(area) if matches!(options.choice, Choice::Place(_)) => {
                self.why_not_place(area)
            }
            Action::Place(_) if matches!(options.choice, Choice::Lift(_)) => {
                Some("AM-ACT-MINION-05")
            }
            Action::Lift(_) if matches!(options.choice, Choice::Place(_)) => {
                Some("AM-ACT-MINION-08")
            }
            Action::Build(area) if matches!(options.choice, Choice::Build(_)) => {
                Some(self.why_not_build(area))
            }
            Action::Assassinate(minion) if matches!(options.choice, Choice::Assassinate(_)) => {
                Some(if minion.owner == Owner::from(seat) {
                    "AM-ACT-ASSASSINATE-02"
                } else if !self.board.trouble.contains(minion.area) {
                    "AM-ACT-ASSASSINATE-03"
                } else {
                    "AM-ACT-ASSASSINATE-01"
                })
            }
            Action::Demolish(_) if matches!(*self.stack.top(), Frame::Demolish { .. }) => {
                Some("AM-ACT-BUILD-12")
            }
            Action::Calm(_) if matches!(options.choice, Choice::Calm(_)) => {
                Some("AM-ACT-TROUBLE-01")
            }
            Action::Give(card) | Action::Discard(card) if self.is_out_of_order(card) => {
                Some("AM-ACT-SCROLL-17")
            }
            Action::React(reactions) => Some(self.why_not_react(seat, reactions)),
            Action::Word(Word::Pass) if matches!(*self.stack.top(), Frame::Turn { .. }) => {
                Some("AM-TURN-03")
            }
            Action::Word(Word::Recall) => Some(match *self.stack.top() {
                Frame::Event(_) => "AM-ACT-EVENT-07",
                _ => "AM-CARD-DOCTOR-MOSSY-LAWN",
            }),
            _ => None,
        };
        Refusal::by(rule.unwrap_or_else(|| self.rule_of_question(action)))
    }

    /// The rule behind the question itself, when the action answers another one.
    fn rule_of_question(&self, action: Action) -> &'static str {
        match *self.stack.top() {
            Frame::Text(text) => text.card.rule(),
            Frame::Card { .. } | Frame::Turn { .. }
                if !self.spared.is_empty() && is_of_a_text(action) =>
            {
                "AM-FAQ-07"
            }
            Frame::Card { card, next } => match action {
                _ if self.is_of_another_symbol(card, next, action) => "AM-TURN-07",
                Action::Word(Word::Read) => card.rule(),
                _ => Refusal::NOT_OFFERED.rule(),
            },
            Frame::Power { area } => area_rule(area),
            Frame::Event(pending) => rule_of_event(pending, action),
            _ => Refusal::NOT_OFFERED.rule(),
        }
    }

    /// AM-TURN-07. Whether the action belongs to a symbol before or after this one.
    fn is_of_another_symbol(&self, card: Card, next: u8, action: Action) -> bool {
        let belongs = |symbol: &Symbol| {
            matches!(
                (symbol, action),
                (Symbol::PlaceMinion, Action::Place(_) | Action::Lift(_))
                    | (Symbol::Build, Action::Build(_))
                    | (Symbol::Assassinate, Action::Assassinate(_))
                    | (Symbol::RemoveTrouble, Action::Calm(_))
                    | (Symbol::Take(_), Action::Word(Word::Take))
                    | (Symbol::Scroll, Action::Word(Word::Read))
                    | (Symbol::PlayAnother, Action::Play(_))
            )
        };
        let mut others = card.symbols().iter().enumerate();
        others.any(|(index, symbol)| index != usize::from(next) && belongs(symbol))
    }

    fn why_no_power(&self, area: Area) -> Option<&'static str> {
        Some(if !self.is_between_actions() {
            "AM-AREA-ANY-09"
        } else if self.lost.contains(area) && self.board.builder(area) == Some(self.active) {
            "AM-EVENT-JOHNSON-01"
        } else if !self.area_cards(self.active).contains(area) {
            "AM-AREA-ANY-01"
        } else if area == Area::SmallGods {
            "AM-AREA-SMALL-GODS-01"
        } else if self.used.contains(area) {
            "AM-AREA-ANY-02"
        } else if self.gained.contains(area) {
            "AM-AREA-ANY-03"
        } else if self.board.demonic().contains(area) {
            "AM-AREA-ANY-05"
        } else {
            match area {
                Area::TheShades | Area::TheScours => area_rule(area),
                _ => "AM-AREA-ANY-10",
            }
        })
    }

    fn why_not_play(&self, card: Card, options: &Options) -> Option<&'static str> {
        if !matches!(options.choice, Choice::Play(_)) {
            None
        } else if !self.hand(self.active).contains(card) {
            Some("AM-TURN-03")
        } else if the_box().interrupts.contains(card) {
            Some("AM-TURN-21")
        } else {
            None
        }
    }

    fn why_not_place(&self, area: Area) -> Option<&'static str> {
        match *self.stack.top() {
            Frame::Relocate { from, .. } if from == area => Some("AM-ACT-MINION-05"),
            Frame::Relocate { to: Where::Near, .. } => Some("AM-ACT-MINION-06"),
            // The minion goes where the text or the power says, as one from the reserve would.
            Frame::Relocate { .. } => {
                let because = self.because();
                because.power.map(area_rule).or_else(|| Some(because.card?.rule()))
            }
            Frame::Rescue { .. } => Some("AM-ACT-INTERRUPT-06"),
            Frame::Card { .. } => Some("AM-ACT-MINION-02"),
            _ => None,
        }
    }

    /// Whether the seat asked for several cards holds this one, but names it out of order.
    fn is_out_of_order(&self, card: Card) -> bool {
        let Frame::Text(text) = *self.stack.top() else { return false };
        match text.op() {
            Op::Demand(_) => self.hand(text.victim).contains(card),
            Op::DiscardUpTo(_) | Op::Sell => self.hand(self.active).contains(card),
            _ => false,
        }
    }

    fn why_not_build(&self, area: Area) -> &'static str {
        if !self.board.present(self.active.into()).contains(area) {
            "AM-ACT-BUILD-01"
        } else if self.board.built().contains(area) {
            "AM-ACT-BUILD-02"
        } else if self.board.trouble.contains(area) {
            "AM-ACT-BUILD-03"
        } else {
            "AM-ACT-BUILD-04"
        }
    }

    fn why_not_react(&self, seat: Seat, reactions: Reactions) -> &'static str {
        let threat = match *self.stack.top() {
            Frame::Window(threat) => threat,
            Frame::Event(PendingEvent::Flood(_)) => return "AM-EVENT-FLOOD-09",
            _ => return "AM-ACT-INTERRUPT-01",
        };
        let by_event = matches!(threat, Threat::Dragon(..) | Threat::Remove(_, How::Event));
        let own_card = seat == self.active && !by_event;
        let fitting = self.fitting(threat, seat);
        match reactions.iter().find(|&reaction| !fitting.contains(reaction)) {
            Some(Reaction::Gaspode) if by_event => "AM-ACT-INTERRUPT-20",
            Some(Reaction::Gaspode) if own_card => "AM-ACT-INTERRUPT-21",
            Some(Reaction::WallaceSonky) if own_card => "AM-FAQ-27",
            Some(Reaction::WallaceSonky) => "AM-FAQ-06",
            Some(reaction) => reaction.card().rule(),
            None if reactions.iter().count() > 1 => "AM-ACT-INTERRUPT-25",
            None => "AM-ACT-INTERRUPT-03",
        }
    }
}

/// Whether the action answers a question that only the text of a card asks.
const fn is_of_a_text(action: Action) -> bool {
    matches!(
        action,
        Action::Buy(_)
            | Action::Target(_)
            | Action::Pick(_)
            | Action::Give(_)
            | Action::Discard(_)
            | Action::Demolish(_)
            | Action::To(_)
    )
}

/// The rule against an answer that the question of an event does not offer.
fn rule_of_event(pending: PendingEvent, action: Action) -> &'static str {
    match (pending, action) {
        (_, Action::Play(_) | Action::Word(Word::Take | Word::Read | Word::Skip)) => {
            "AM-ACT-EVENT-03"
        }
        (PendingEvent::Subsidence { .. }, Action::Shield(_) | Action::Word(Word::Shield)) => {
            "AM-EVENT-SUBSIDENCE-06"
        }
        (_, Action::Shield(_) | Action::Word(Word::Shield)) => "AM-AREA-SMALL-GODS-01",
        (PendingEvent::Flood(Flood { flooded, .. }), Action::To(area))
            if flooded.contains(area) =>
        {
            "AM-EVENT-FLOOD-03"
        }
        (PendingEvent::Flood(_), _) => "AM-EVENT-FLOOD-02",
        (PendingEvent::Murders(_), _) => "AM-EVENT-MURDERS-01",
        (PendingEvent::Subsidence { .. }, _) => "AM-EVENT-SUBSIDENCE-03",
        _ => Refusal::NOT_OFFERED.rule(),
    }
}

/// The rule of an area's power.
const fn area_rule(area: Area) -> &'static str {
    match area {
        Area::DollySisters => "AM-AREA-DOLLY-SISTERS-01",
        Area::UnrealEstate => "AM-AREA-UNREAL-ESTATE-01",
        Area::DragonsLanding => "AM-AREA-DRAGONS-LANDING-01",
        Area::SmallGods => "AM-AREA-SMALL-GODS-01",
        Area::TheScours => "AM-AREA-THE-SCOURS-01",
        Area::TheHippo => "AM-AREA-THE-HIPPO-01",
        Area::TheShades => "AM-AREA-THE-SHADES-01",
        Area::Dimwell => "AM-AREA-DIMWELL-01",
        Area::Longwall => "AM-AREA-LONGWALL-01",
        Area::IsleOfGods => "AM-AREA-ISLE-OF-GODS-01",
        Area::SevenSleepers => "AM-AREA-SEVEN-SLEEPERS-01",
        Area::NapHill => "AM-AREA-NAP-HILL-01",
    }
}
