//! Set-up: the options of a table, and everything before the first round.

use game::{Refusal, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RattusCartus;
use crate::building_cards::{Building, BuildingCard, BuildingSet};
use crate::cards::{Card, Class};
use crate::events::{Event, Open, Reason, Secret};
use crate::facts::FACTS;
use crate::pending::{Pending, Phase};

/// Players and options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// How many play: 2 to 5.
    pub players: u8,
    /// How the 30 building cards are found (RC-SETUP-13).
    pub buildings: Buildings,
    /// Who starts; found by lot when nobody is named (RC-SETUP-17).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Seat>,
    /// Whether supplies are chosen in turn or together (RC-B-04, RC-B-06).
    pub supply: SupplyOrder,
    /// Whether players are asked before each action (RC-D-11).
    pub actions: Actions,
    /// Whether the rats of others are shown (RC-RAT-01).
    pub rats: Rats,
    /// Whether players without gold can score for it (RC-END-13).
    pub gold: Gold,
    /// What happens when everybody would die (RC-END-24, RC-END-25).
    pub plague: Plague,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: 4,
            buildings: Buildings::FirstGame,
            start: None,
            supply: SupplyOrder::InTurn,
            actions: Actions::Asked,
            rats: Rats::Hidden,
            gold: Gold::OwnersOnly,
            plague: Plague::Merciless,
        }
    }
}

/// RC-SETUP-13. How the 30 building cards are found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Buildings {
    /// The combination suggested for the first game.
    FirstGame,
    /// One building of each class by lot, with all its copies.
    OnePerClass,
    /// Five of the ten cards of each class by lot.
    Mixed,
    /// The host's own list of 30 cards, five of each class.
    Custom(BuildingSet),
}

/// How supplies are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SupplyOrder {
    /// All at once, in secret.
    Together,
    /// One after the other, clockwise from the start player.
    InTurn,
}

/// How actions of buildings come about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actions {
    /// By themselves.
    Automatic,
    /// Every player is asked before each action.
    Asked,
}

/// Whether the rats of others are shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rats {
    /// Only one's own.
    Hidden,
    /// All.
    Open,
}

/// Who can score for gold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gold {
    /// Only players who own some.
    OwnersOnly,
    /// Players without gold share the second place, too.
    All,
}

/// What happens when everybody would die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Plague {
    /// All have lost.
    Merciless,
    /// The players with the fewest rats survive.
    Merciful,
}

impl Setup {
    /// Whether a game can start from this; RC-COMP-01 and RC-SETUP-12.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        if !(2..=5).contains(&self.players) {
            return Err(Refusal::by("RC-COMP-01"));
        }
        if self.start.is_some_and(|seat| seat.index() >= self.players.into()) {
            return Err(Refusal::by("RC-SETUP-17"));
        }
        if let Buildings::Custom(cards) = self.buildings {
            let of_class = |class| cards.and(BuildingSet::of_class(class)).size();
            if Class::ALL.into_iter().any(|class| of_class(class) != 5) {
                return Err(Refusal::by("RC-SETUP-12"));
            }
        }
        Ok(())
    }

    /// The building cards that take part, as far as they are known before any lot.
    pub(crate) fn known_buildings(&self) -> BuildingSet {
        match self.buildings {
            Buildings::FirstGame => FACTS.first_game,
            Buildings::OnePerClass | Buildings::Mixed => BuildingSet::NONE,
            Buildings::Custom(cards) => cards,
        }
    }

    /// The first thing to be decided at the table.
    pub(crate) fn first(&self) -> Pending {
        match self.buildings {
            Buildings::OnePerClass => Pending::BuildingOfClass { class: Class::ALL[0] },
            Buildings::Mixed => Pending::CardsOfClass { class: Class::ALL[0], left: 5 },
            Buildings::FirstGame | Buildings::Custom(_) => Pending::NunRow,
        }
    }
}

impl RattusCartus {
    /// RC-SETUP-11. The kinds of special cards that the chosen buildings give.
    pub(crate) fn lay_out_piles(&mut self) {
        self.piles = [0; 5];
        for card in Card::OPEN {
            if self.is_in_play(card) {
                self.piles[card.pile()] = FACTS.open[card.pile()];
            }
        }
    }

    /// Whether a special kind is used in this game; jokers always are.
    pub fn is_in_play(&self, card: Card) -> bool {
        card == Card::JOKER
            || self.chosen.shows(match card {
                Card::SWORD => Building::Castle,
                Card::FLUTE => Building::PiedPipersHut,
                Card::PASS => Building::Office,
                _ => Building::Treasury,
            })
    }

    pub(crate) fn building_of_class(
        &mut self,
        class: Class,
        building: Building,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if building.class() != class {
            return Err(Refusal::IMPOSSIBLE);
        }
        self.chosen = self.chosen.with(building.cards());
        self.tell(tell, Reason::Rule, || Open::BuildingTakesPart { building });
        self.pending = match next_class(class) {
            Some(class) => Pending::BuildingOfClass { class },
            None => Pending::NunRow,
        };
        self.buildings_are_chosen();
        Ok(())
    }

    pub(crate) fn card_of_class(
        &mut self,
        class: Class,
        left: u8,
        card: BuildingCard,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if card.class() != class || self.chosen.contains(card) {
            return Err(Refusal::IMPOSSIBLE);
        }
        self.chosen.insert(card);
        self.tell(tell, Reason::Rule, || Open::CardTakesPart { card });
        self.pending = match (left, next_class(class)) {
            (2.., _) => Pending::CardsOfClass { class, left: left - 1 },
            (_, Some(class)) => Pending::CardsOfClass { class, left: 5 },
            (_, None) => Pending::NunRow,
        };
        self.buildings_are_chosen();
        Ok(())
    }

    /// RC-SETUP-15, RC-SETUP-16. The chosen cards are deck and replacement stack.
    fn buildings_are_chosen(&mut self) {
        if self.pending == Pending::NunRow {
            self.unseen = self.chosen;
            self.stack = self.facts().replacement;
            self.lay_out_piles();
        }
    }

    /// RC-SETUP-07. Five cards that nobody has seen.
    pub(crate) fn lay_nun(
        &mut self,
        card: Card,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.take_from_deck(card)?;
        self.nun_row.push(card);
        let place = self.nun_row.len() as u8;
        self.tell_secret(tell, Reason::Rule, || Secret::NunLaid { place, card });
        if self.nun_row.is_full() {
            self.pending = Pending::Deal { seat: Seat::new(0), left: FACTS.first_hand };
        }
        Ok(())
    }

    /// RC-SETUP-08. Five cards for each player.
    pub(crate) fn deal(
        &mut self,
        seat: Seat,
        left: u8,
        card: Card,
        tell: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.take_from_deck(card)?;
        self.players[seat].hand.add(card, 1);
        self.tell_secret(tell, Reason::Rule, || Secret::Drew { seat, card });
        if left > 1 {
            self.pending = Pending::Deal { seat, left: left - 1 };
        } else if seat.index() + 1 < self.seats_count() {
            let seat = seat.next(self.seats_count());
            self.pending = Pending::Deal { seat, left: FACTS.first_hand };
        } else {
            match self.setup.start {
                Some(seat) => self.first_start(seat, tell),
                None => self.pending = Pending::StartPlayer,
            }
        }
        Ok(())
    }

    /// RC-SETUP-17. The first start player; then the first round begins.
    pub(crate) fn first_start(&mut self, seat: Seat, tell: &mut impl Sink<Event>) {
        self.start = seat;
        self.tell(tell, Reason::Rule, || Open::StartPlayer { seat });
        self.begin_round(tell);
    }

    fn take_from_deck(&mut self, card: Card) -> Result<(), Refusal> {
        debug_assert_eq!(self.phase, Phase::SetUp);
        if self.deck.count(card) == 0 {
            return Err(Refusal::IMPOSSIBLE);
        }
        self.deck.remove(card, 1);
        Ok(())
    }
}

fn next_class(class: Class) -> Option<Class> {
    Class::ALL.get(class as usize + 1).copied()
}
