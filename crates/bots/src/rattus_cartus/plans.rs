//! Which building to enter, and with which cards.

use arrayvec::ArrayVec;
use rattus_cartus::{Card, Cards, Class};

use super::outcomes::Planner;

/// Cards for one building, and how likely a win they leave.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) cards: Cards,
    pub(crate) chance: f32,
}

/// How many cards of other classes are thought about.
const MOST_STRANGERS: u8 = 4;
/// How many swords and flutes are laid together.
const MOST_SPECIALS: u8 = 2;

/// The plans for one building of the row.
pub(crate) struct Plans<'a> {
    planner: &'a Planner<'a>,
    building: usize,
    class: Class,
    /// How many cards are laid, where that is settled.
    number: Option<u8>,
    plans: ArrayVec<Plan, 40>,
}

impl<'a> Plans<'a> {
    /// Sensible plans: fitting cards first, then jokers, then cards of other classes; and
    /// the best of them with a sword or a flute. Where the number of cards is settled,
    /// those with more or far fewer are left out.
    pub(crate) fn new(planner: &'a Planner<'a>, building: usize, number: Option<u8>) -> Plans<'a> {
        let class = planner.game.row()[building].class();
        let mut plans = Plans { planner, building, class, number, plans: ArrayVec::new() };
        plans.push_bodies();
        plans.push_specials();
        plans
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Plan> {
        self.plans.iter()
    }

    /// The best of all.
    pub(crate) fn best(&self) -> Option<&Plan> {
        self.iter().max_by(|one, other| one.chance.total_cmp(&other.chance))
    }

    fn push_bodies(&mut self) {
        let mut cards = Cards::NONE;
        self.push(cards);
        for (card, count) in self.planner.cards.kinds() {
            if card.class() == Some(self.class) {
                for _ in 0..count {
                    cards.add(card, 1);
                    self.push(cards);
                }
            }
        }
        let fitting = cards;
        for _ in 0..self.planner.cards.count(Card::JOKER) {
            cards.add(Card::JOKER, 1);
            self.push(cards);
        }
        self.push_strangers(cards);
        if cards != fitting {
            self.push_strangers(fitting);
        }
    }

    /// Adds cards of other classes, those first that are worth least.
    fn push_strangers(&mut self, mut cards: Cards) {
        let planner = self.planner;
        let mut left = MOST_STRANGERS;
        for stranger in planner.worth.cheapest() {
            if stranger == self.class || planner.cards.of_class(stranger) == 0 {
                continue;
            }
            let is_one = |(card, _): &(Card, u8)| card.class() == Some(stranger);
            for (card, count) in planner.cards.kinds().filter(is_one) {
                for _ in 0..count.min(left) {
                    cards.add(card, 1);
                    self.push(cards);
                }
                left = left.saturating_sub(count);
            }
        }
    }

    fn push_specials(&mut self) {
        for card in [Card::SWORD, Card::FLUTE] {
            if self.planner.cards.count(card) > 0
                && let Some(best) = self.best()
            {
                let mut cards = best.cards;
                cards.add(card, 1);
                self.push(cards);
            }
        }
    }

    fn push(&mut self, cards: Cards) {
        let size = cards.size();
        let fits = |number: u8| (number.saturating_sub(MOST_SPECIALS)..=number).contains(&size);
        if self.number.is_none_or(fits) {
            let chance = self.planner.chance(self.building, &cards);
            // A hand too large for the list has enough plans to choose from.
            let _ = self.plans.try_push(Plan { cards, chance });
        }
    }
}
