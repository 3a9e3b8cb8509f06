//! What a card in hand is worth to its owner, in points.

use game::Seat;
use rattus_cartus::{Card, Cards, Class};

use super::prospects::Prospects;
use super::weights::Weights;

/// What cards are worth to one player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worth {
    /// A population card, by class.
    pub(crate) classes: [f32; 6],
    /// A population card of an unknown class.
    pub(crate) unknown: f32,
    pub(crate) joker: f32,
    pub(crate) sword: f32,
    pub(crate) flute: f32,
    pub(crate) pass: f32,
    pub(crate) gold: f32,
}

/// What one more card of a kind adds to the chance of a majority of that kind, about.
const FOR_MAJORITY: f32 = 0.4;
/// The same for gold, which pays more.
const FOR_GOLD: f32 = 1.3;

impl Worth {
    pub(crate) fn new(prospects: &Prospects, seat: Seat, weights: &Weights) -> Worth {
        let slopes = prospects.slopes(seat);
        let body = weights.body * prospects.rounds_left;
        let classes: [f32; 6] =
            std::array::from_fn(|class| body + prospects.hope[class] * slopes[class]);
        let everywhere: f32 = classes.iter().map(|worth| worth - body).sum();
        Worth {
            classes,
            unknown: body + everywhere / 6.0,
            joker: body + weights.joker + weights.joker_reach * everywhere,
            sword: FOR_MAJORITY + weights.sword * prospects.rounds_left,
            flute: FOR_MAJORITY + weights.flute * prospects.rounds_left,
            pass: FOR_MAJORITY + weights.pass * prospects.rounds_left,
            gold: FOR_GOLD,
        }
    }

    /// What a card of this kind is worth.
    pub(crate) fn of(&self, card: Card) -> f32 {
        match card.class() {
            Some(class) => self.classes[class as usize],
            None if card == Card::JOKER => self.joker,
            None if card == Card::SWORD => self.sword,
            None if card == Card::FLUTE => self.flute,
            None if card == Card::PASS => self.pass,
            None => self.gold,
        }
    }

    /// The classes, the cheapest first.
    pub(crate) fn cheapest(&self) -> [Class; 6] {
        let mut classes = Class::ALL;
        classes.sort_by(|one, other| {
            self.classes[*one as usize].total_cmp(&self.classes[*other as usize])
        });
        classes
    }

    /// The `number` cheapest cards from a kind on, and what they are worth together.
    pub(crate) fn cheapest_cards(
        &self,
        hand: &Cards,
        from: Option<Card>,
        number: u8,
    ) -> (Cards, f32) {
        let mut left = *hand;
        let mut chosen = Cards::NONE;
        let mut worth = 0.0;
        for _ in 0..number {
            let fits = |(card, _): &(Card, u8)| from.is_none_or(|from| *card >= from);
            let cheapest = left
                .kinds()
                .filter(fits)
                .map(|(card, _)| card)
                .min_by(|one, other| self.of(*one).total_cmp(&self.of(*other)));
            let Some(card) = cheapest else { break };
            left.remove(card, 1);
            chosen.add(card, 1);
            worth += self.of(card);
        }
        (chosen, worth)
    }
}
