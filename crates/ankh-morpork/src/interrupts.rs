//! AM-ACT-INTERRUPT. Threats, the window in which their targets may answer, and
//! the cards that answer.
//!
//! A window opens for everyone whose things are threatened, unless open facts rule
//! an answer out; nothing about it depends on a hand. Answers are sealed until all
//! are in.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Seat, SeatSet, Sink};
use serde::{Deserialize, Serialize};

use crate::actions::{Action, Word};
use crate::board::Minion;
use crate::cards::{Card, Cards, the_box};
use crate::editions::Switch;
use crate::events::{Event, What};
use crate::named::{as_text, named};
use crate::options::{Choice, Options};
use crate::pending::Frame;
use crate::state::AnkhMorpork;

named! {
    /// The cards that answer a threat.
    pub enum Reaction: "a reaction is one of the five interrupt cards, such as gaspode" {
        /// Stops a player from moving or removing one of your minions.
        Gaspode = "gaspode",
        /// Keeps the text of another player's card from you.
        WallaceSonky = "wallace-sonky",
        /// Puts a removed minion elsewhere.
        FreshStartClub = "fresh-start-club",
        /// Stops the removal of one of your minions.
        Susan = "susan",
        /// Puts a removed minion elsewhere.
        Igor = "igor",
    }
}

impl Reaction {
    /// The card.
    pub fn card(self) -> Card {
        the_box().reactions[self.index()]
    }

    const fn set(self) -> Reactions {
        Reactions(1 << self as u8)
    }
}

/// Some of the five reactions, at least one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Reactions(u8);

impl Reactions {
    /// Susan, Igor and Fresh Start Club: they do not mind who removes.
    const ANY_CAUSE: Reactions = Reactions(
        Reaction::Susan.set().0 | Reaction::Igor.set().0 | Reaction::FreshStartClub.set().0,
    );

    /// Just this one.
    pub const fn only(reaction: Reaction) -> Reactions {
        reaction.set()
    }

    const fn with(self, reaction: Reaction) -> Reactions {
        Reactions(self.0 | reaction.set().0)
    }

    /// Whether this reaction is one of them.
    pub const fn contains(self, reaction: Reaction) -> bool {
        self.0 & reaction.set().0 != 0
    }

    /// The reactions, in order.
    pub fn iter(self) -> impl Iterator<Item = Reaction> {
        Reaction::ALL.into_iter().filter(move |&reaction| self.contains(reaction))
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u8) -> Reactions {
        Reactions(bits & 0x1f)
    }

    #[inline]
    fn cards(self) -> Cards {
        the_box().cards_of_reactions[usize::from(self.0)]
    }
}

impl fmt::Display for Reactions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, reaction) in self.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{reaction}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Reactions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Reactions {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Reactions, ParseError> {
        let mut reactions = Reactions::default();
        for word in text.split(' ') {
            let reaction: Reaction = word.parse()?;
            if reactions.0 >= reaction.set().0 {
                return Err(ParseError::new("reactions stand in order, each once", text));
            }
            reactions = reactions.with(reaction);
        }
        Ok(reactions)
    }
}

as_text!(Reactions);

/// By what a minion is removed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum How {
    /// The assassination symbol.
    Symbol,
    /// The text of a card.
    Text,
    /// A random event.
    Event,
}

/// What is about to happen, and to whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Threat {
    /// A minion is about to be removed.
    Remove(Minion, How),
    /// A minion is about to be moved by a text.
    Move(Minion),
    /// Two minions are about to change places.
    Swap(Minion, Minion),
    /// The text of a card is about to strike these players.
    Text(SeatSet),
    /// The dragon is about to clear an area; `safe` minions of the owner of Small
    /// Gods are shielded already.
    Dragon(crate::areas::Area, u8),
}

impl AnkhMorpork {
    /// Opens a window for a threat; it closes at once when nobody can answer.
    pub(crate) fn warn(&mut self, threat: Threat, tell: &mut impl Sink<Event>) {
        self.asked = self.askable(threat);
        if !self.asked.is_empty() {
            self.stack.push(Frame::Window(threat));
            self.say(tell, What::Threatened { asked: self.asked });
        }
    }

    /// Whether somebody is being asked for an answer to a threat.
    pub(crate) fn is_window_open(&self) -> bool {
        matches!(*self.stack.top(), Frame::Window(_))
    }

    /// AM-ACT-INTERRUPT-12. Those threatened who, for all the table knows, might answer.
    fn askable(&self, threat: Threat) -> SeatSet {
        let box_of_cards = the_box();
        let mut out_of_reach = self.discard;
        if (!self.draw & self.brown_in_play()).is_empty() {
            out_of_reach |= !box_of_cards.first;
        }
        self.threatened(threat)
            .iter()
            .filter(|&seat| {
                let fitting = self.fitting(threat, seat).cards();
                !self.hand(seat).is_empty() && !(fitting & !out_of_reach).is_empty()
            })
            .collect()
    }

    pub(crate) fn threatened(&self, threat: Threat) -> SeatSet {
        match threat {
            Threat::Remove(minion, _) | Threat::Move(minion) => {
                minion.owner.seat().into_iter().collect()
            }
            Threat::Swap(one, two) => {
                [one, two].iter().filter_map(|minion| minion.owner.seat()).collect()
            }
            Threat::Text(seats) => seats,
            Threat::Dragon(area, safe) => self
                .seats_in_order()
                .filter(|&seat| {
                    self.board.count(seat.into(), area) > self.safe_from_dragon(seat, safe)
                })
                .collect(),
        }
    }

    /// How many of a player's minions Small Gods already keeps from the dragon.
    pub(crate) fn safe_from_dragon(&self, seat: Seat, safe: u8) -> u8 {
        if self.small_gods_owner() == Some(seat) { safe } else { 0 }
    }

    /// The reactions that answer a threat to `seat`.
    pub(crate) fn fitting(&self, threat: Threat, seat: Seat) -> Reactions {
        let own_card = seat == self.active;
        match threat {
            // AM-ACT-INTERRUPT-20, -22.
            Threat::Dragon(..) | Threat::Remove(_, How::Event) => Reactions::ANY_CAUSE,
            // AM-ACT-INTERRUPT-21, AM-FAQ-27.
            Threat::Remove(..) if own_card => {
                if self.switches.on(Switch::GaspodeOwnCard) {
                    Reactions::ANY_CAUSE.with(Reaction::Gaspode)
                } else {
                    Reactions::ANY_CAUSE
                }
            }
            // AM-FAQ-06. Wallace Sonky does not stop symbols.
            Threat::Remove(_, How::Symbol) => Reactions::ANY_CAUSE.with(Reaction::Gaspode),
            Threat::Remove(_, How::Text) => {
                Reactions::ANY_CAUSE.with(Reaction::Gaspode).with(Reaction::WallaceSonky)
            }
            Threat::Move(_) | Threat::Swap(..) if own_card => {
                if self.switches.on(Switch::GaspodeOwnCard) {
                    Reaction::Gaspode.set()
                } else {
                    Reactions::default()
                }
            }
            Threat::Move(_) | Threat::Swap(..) => {
                Reaction::Gaspode.set().with(Reaction::WallaceSonky)
            }
            Threat::Text(_) => Reaction::WallaceSonky.set(),
        }
    }

    /// What a seat may answer to the threat.
    pub(crate) fn window_options(&self, threat: Threat, seat: Seat) -> Options {
        Options::of(Choice::React(self.sets_of_reactions(threat, seat))).with(Word::Pass)
    }

    /// The sets of reactions that a seat may answer with, a bit for each.
    fn sets_of_reactions(&self, threat: Threat, seat: Seat) -> u32 {
        let fitting = self.fitting(threat, seat);
        // Mostly nothing that fits is in the hand.
        if (fitting.cards() & self.hand(seat)).is_empty() {
            return 0;
        }
        let held = fitting
            .iter()
            .filter(|reaction| self.hand(seat).contains(reaction.card()))
            .fold(Reactions::default(), Reactions::with);
        let most = match threat {
            // AM-EVENT-DRAGON-04. One card for each minion.
            Threat::Dragon(area, safe) => {
                u32::from(self.board.count(seat.into(), area) - self.safe_from_dragon(seat, safe))
            }
            _ => 1,
        };
        let mut sets = 0;
        let mut subset = held.0;
        while subset != 0 {
            if subset.count_ones() <= most {
                sets |= 1 << subset;
            }
            subset = (subset - 1) & held.0;
        }
        sets
    }

    /// A seat seals its answer.
    pub(crate) fn seal(&mut self, seat: Seat, action: Action) {
        if let Action::React(reactions) = action {
            self.answers[seat.index()] = reactions;
        }
        self.asked.remove(seat);
    }

    /// Answers that were not needed are forgotten, and nobody learns of them.
    pub(crate) fn close_window(&mut self) {
        self.answers = Default::default();
    }

    /// Opens the answer of one seat and plays its cards.
    pub(crate) fn unseal(&mut self, seat: Seat, tell: &mut impl Sink<Event>) -> Reactions {
        let reactions = std::mem::take(&mut self.answers[seat.index()]);
        for reaction in reactions.iter() {
            let card = reaction.card();
            self.hands[seat.index()].remove(card);
            self.discard.insert(card);
            self.say(tell, What::Reacted { seat, card });
        }
        reactions
    }

    /// AM-ACT-INTERRUPT-10. The first in turn order whose answer stops the threat to
    /// all; the answers of the others stay unseen.
    pub(crate) fn blocked_by_anyone(&mut self, tell: &mut impl Sink<Event>) -> bool {
        let answers = self.answers;
        let first =
            self.seats_in_order().find(|seat| answers[seat.index()] != Reactions::default());
        if let Some(seat) = first {
            self.unseal(seat, tell);
        }
        self.close_window();
        first.is_some()
    }

    /// Removes a minion, after its owner had the chance to answer.
    pub(crate) fn threaten_removal(
        &mut self,
        minion: Minion,
        how: How,
        tell: &mut impl Sink<Event>,
    ) {
        self.stack.push(Frame::Remove { minion, how });
        self.warn(Threat::Remove(minion, how), tell);
    }

    /// The window over a removal has closed.
    pub(crate) fn resolve_removal(&mut self, minion: Minion, tell: &mut impl Sink<Event>) {
        let answer = match minion.owner.seat() {
            Some(seat) => self.unseal(seat, tell),
            None => Reactions::default(),
        };
        self.close_window();
        let Some(reaction) = answer.iter().next() else {
            return self.remove_minion(minion, tell);
        };
        match reaction {
            Reaction::Gaspode | Reaction::Susan => {}
            Reaction::WallaceSonky => {
                // AM-SWITCH-15. Otherwise the whole text spares its player.
                if let Some(seat) = minion.owner.seat()
                    && !self.switches.on(Switch::SonkyOneRoll)
                {
                    self.spared.insert(seat);
                }
            }
            Reaction::FreshStartClub | Reaction::Igor => {
                self.remove_minion(minion, tell);
                self.rescue(minion);
            }
        }
    }

    /// AM-ACT-INTERRUPT-23. The owner puts a removed minion into another area.
    pub(crate) fn rescue(&mut self, minion: Minion) {
        let seat = minion.owner.seat().expect("only a player's minion is rescued");
        self.stack.push(Frame::Rescue { seat, from: minion.area });
    }
}
