//! What is being carried out: one symbol of a card, one power, or nothing of the kind.

use super::Referee;
use super::books::Books;
use super::cards::{Card, Symbol};
use super::events::{Because, Event, What};
use super::facts::{self, Area};

/// Everything that happens because of one symbol or one power.
#[derive(Default)]
pub(super) struct Scene {
    pub(super) card: Option<&'static Card>,
    index: Option<usize>,
    pub(super) symbol: Option<Symbol>,
    pub(super) power: Option<Area>,
    /// The books when it began.
    pub(super) before: Option<Books>,
    pub(super) whats: Vec<What>,
    /// Interrupts played in it.
    pub(super) reactions: Vec<(usize, &'static str)>,
    /// The random event, what was rolled in it, and where Small Gods was paid: by whom, and
    /// for how many pieces there.
    pub(super) event: Option<String>,
    pub(super) rolls: Vec<(usize, Area)>,
    pub(super) shields: Vec<(usize, Area, u32)>,
    /// Whose choice is still to be seen after a roll.
    pub(super) chooses: Option<(usize, Area)>,
}

impl Scene {
    /// Whether neither a symbol nor a power is being carried out.
    pub(super) fn is_bare(&self) -> bool {
        self.symbol.is_none() && self.power.is_none()
    }

    /// How many of its events are like this.
    pub(super) fn count(&self, like: impl Fn(&What) -> bool) -> usize {
        self.whats.iter().filter(|what| like(what)).count()
    }

    /// Whether it was left out.
    pub(super) fn is_skipped(&self) -> bool {
        matches!(self.whats.first(), None | Some(What::Skipped { .. }))
    }

    /// Whether a player stopped the text with this interrupt.
    pub(super) fn reacted(&self, seat: usize, with: &str) -> bool {
        self.reactions.iter().any(|(by, card)| *by == seat && *card == with)
    }

    /// The opponents chosen, in order.
    pub(super) fn targets(&self) -> Vec<usize> {
        let targeted = |what: &What| match what {
            What::Targeted { victim, .. } => Some(victim.0),
            _ => None,
        };
        self.whats.iter().filter_map(targeted).collect()
    }

    /// The last number rolled.
    pub(super) fn face(&self) -> Option<usize> {
        self.rolls.last().map(|(_, area)| area + 1)
    }
}

impl Referee {
    /// Goes on with the scene, or closes it and opens the next.
    pub(super) fn enter_scene(&mut self, event: &Event) {
        // These belong to the turn, whatever card lets them happen.
        let of_the_turn = matches!(
            event.what,
            What::TurnBegan { .. }
                | What::Played { .. }
                | What::PutAway { .. }
                | What::Passed { .. }
                | What::Recalled { .. }
                | What::Ended { .. }
        );
        let because = if of_the_turn { Because::default() } else { event.because.clone() };
        let card = because.card.map(|card| card.0);
        let power = because.power.map(|power| power.0);
        // A power is used between two symbols, never within one.
        let index = because.symbol.filter(|_| power.is_none());
        let name = |card: Option<&'static Card>| card.map(|card| card.name);
        let same = power == self.scene.power
            && index == self.scene.index
            && (power.is_some() || name(card) == name(self.scene.card));
        let starts = matches!(event.what, What::Used { .. });
        if !of_the_turn && !starts && same {
            return;
        }
        let last = std::mem::take(&mut self.scene);
        let symbol = card.zip(index).and_then(|(card, at)| card.symbols.get(at).copied());
        let before = Some(self.books.clone());
        self.scene = Scene { card, index, symbol, power, before, ..Scene::default() };
        if let (Some(card), Some(index)) = (card, index) {
            self.in_order(card, index);
        }
        self.close(&last);
    }

    /// What happens in an event, or by a power, is told as caused by it.
    pub(super) fn cause(&mut self, because: &Because) {
        if let Some(event) = self.scene.event.as_deref() {
            let named = because.event.as_deref() == Some(event);
            let rule = facts::event_rule(event);
            self.check(named, rule, || "the cause is another".to_owned());
        }
        if let Some(power) = self.scene.power {
            let named = because.power.is_some_and(|named| named.0 == power);
            self.check(named, facts::power_rule(power), || "the cause is another".to_owned());
        }
    }

    /// AM-TURN-07. Symbols from left to right, of a card that has them.
    fn in_order(&mut self, card: &'static Card, index: usize) {
        let last = self.turn.symbols.insert(card.name, index);
        let on = last.is_none_or(|last| last <= index);
        self.check(on, "AM-TURN-07", || format!("{} goes back", card.name));
        if index > 0 {
            self.no_event_owed();
        }
        let known = index < card.symbols.len();
        self.check(known, "AM-TURN-05", || format!("{} has no such symbol", card.name));
    }

    /// Whether everything happened that had to, and no more.
    fn close(&mut self, scene: &Scene) {
        let Some(before) = &scene.before else { return };
        let active = self.turn.seat.unwrap_or_default();
        let placed =
            scene.count(|what| matches!(what, What::Placed { seat, .. } if seat.0 == active));
        let built = scene.count(|what| matches!(what, What::Built { .. }));
        let removed = scene.count(|what| matches!(what, What::Removed { .. }));
        let calmed = scene.count(|what| matches!(what, What::Calmed { .. }));
        let once = |rule, number: usize| (rule, number <= 1);
        let (rule, holds) = match scene.symbol {
            Some(Symbol::Minion) => once("AM-ACT-MINION-01", placed),
            Some(Symbol::Build) => once("AM-ACT-BUILD-01", built),
            Some(Symbol::Assassinate) => once("AM-ACT-ASSASSINATE-01", removed),
            Some(Symbol::Calm) => once("AM-ACT-TROUBLE-01", calmed),
            _ => ("AM-TURN-05", true),
        };
        self.check(holds, rule, || "it was done more than once".to_owned());
        match (scene.symbol, scene.power) {
            (Some(Symbol::Scroll), _) => self.close_text(scene, before, active),
            (Some(Symbol::Event), _) => self.close_event(scene, before, active),
            (None, Some(power)) => self.close_power(scene, before, power, active),
            _ => {}
        }
        self.close_payments(scene, before, active);
    }

    /// AM-AREA. What a power does beside money.
    fn close_power(&mut self, scene: &Scene, before: &Books, power: Area, active: usize) {
        let placed = scene.count(|what| matches!(what, What::Placed { .. }));
        let drew = scene.count(|what| matches!(what, What::Drew { .. }));
        let discarded = scene.count(|what| matches!(what, What::Discarded { .. }));
        let troubled = scene.count(|what| matches!(what, What::Troubled { .. }));
        let calmed = scene.count(|what| matches!(what, What::Calmed { .. }));
        let holds = match power {
            facts::DOLLY_SISTERS | facts::DIMWELL => placed == 1,
            facts::UNREAL_ESTATE => drew == 1 && (discarded == 1 || self.is_cut_short()),
            facts::THE_SCOURS => discarded == 1,
            facts::THE_SHADES => troubled == 1,
            facts::ISLE_OF_GODS => calmed == 1,
            _ => before.power(power) == Some(active),
        };
        self.check(holds, facts::power_rule(power), || format!("{} does else", facts::name(power)));
    }
}
