//! What laying cards in a building leads to, as far as one player can tell.

use game::{Game, Seat};
use rattus_cartus::{Building, Card, Cards, RattusCartus};

use super::chances::win_chances;
use super::nuns::Nuns;
use super::premium::premium_chance;
use super::prospects::Prospects;
use super::weights::Weights;
use super::worth::Worth;

/// A player who thinks about the cards in hand.
pub(crate) struct Planner<'a> {
    pub(crate) game: &'a RattusCartus,
    pub(crate) seat: Seat,
    /// All cards that can be laid, those already laid included.
    pub(crate) cards: Cards,
    pub(crate) prospects: Prospects,
    pub(crate) worth: Worth,
    pub(crate) nuns: &'a Nuns,
    pub(crate) weights: &'a Weights,
}

impl<'a> Planner<'a> {
    pub(crate) fn new(
        game: &'a RattusCartus,
        seat: Seat,
        nuns: &'a Nuns,
        weights: &'a Weights,
    ) -> Planner<'a> {
        let mut cards = *game.hand(seat);
        cards.add_all(game.laid(seat));
        let prospects = Prospects::new(game, Some((seat, &cards)), weights);
        let worth = Worth::new(&prospects, seat, weights);
        Planner { game, seat, cards, prospects, worth, nuns, weights }
    }

    /// How likely a win is after laying these cards in a building of the row.
    pub(crate) fn chance(&self, building: usize, cards: &Cards) -> f32 {
        let at = self.seat.index();
        let show = self.game.row()[building];
        let class = show.class() as usize;
        let bodies = cards.bodies();
        let fitting = cards.of_class(show.class());
        let jokers = cards.count(Card::JOKER);
        let premium = premium_chance(self.game, self.seat, building, bodies, self.weights);
        let mut points = self.prospects.points;
        let mut rats = self.prospects.rats;
        rats[at] += f32::from(bodies - fitting - jokers);
        // The track of this building is looked at anew; what the cards could have done on
        // others is worth what it is worth.
        let mut reach = self.prospects.reach[class];
        let used = f32::from(fitting) + self.weights.joker_reach * f32::from(jokers);
        reach[at] += f32::from(bodies) - self.prospects.hope[class] * used;
        if self.game.is_last_round() {
            reach[at] += premium;
        }
        let after = self.prospects.score_class(class, &reach);
        let before = &self.prospects.class_points[class];
        for (points, (after, before)) in points.iter_mut().zip(after.iter().zip(before)) {
            *points += after - before;
        }
        let body = self.weights.body * self.prospects.rounds_left;
        let gone: f32 = cards
            .kinds()
            .map(|(card, count)| {
                f32::from(count)
                    * match card.class() {
                        Some(own) if own == show.class() => body,
                        _ => self.worth.of(card),
                    }
            })
            .sum();
        points[at] -= gone;
        self.add_company(building, cards, &mut points, &mut rats);
        if !self.game.is_last_round() {
            self.add_action(show.building(), premium, cards, &mut points, &mut rats);
        }
        self.win(&points, &rats)
    }

    /// How likely the player wins with such points and rats.
    pub(crate) fn win(&self, points: &[f32; 5], rats: &[f32; 5]) -> f32 {
        let plague = self.game.setup().plague;
        let chances = win_chances(&self.prospects, points, rats, self.nuns, plague, self.weights);
        chances[self.seat.index()]
    }

    /// What swords and flutes do to those who are, or may come, in the same building.
    fn add_company(
        &self,
        building: usize,
        cards: &Cards,
        points: &mut [f32; 5],
        rats: &mut [f32; 5],
    ) {
        let (swords, flutes) = (cards.count(Card::SWORD), cards.count(Card::FLUTE));
        if swords + flutes == 0 {
            return;
        }
        let seats = self.game.seats();
        let at = self.seat.index();
        let likely = |other: Seat| match self.game.building_of(other) {
            Some(there) if there == building => 0.8,
            Some(_) => 0.0,
            None => 0.7 / self.game.row().len() as f32,
        };
        let others = || Seat::all(seats).filter(|&other| other != self.seat);
        if flutes > 0 && rats[at] > 0.5 {
            // The most dangerous of them gets the rat.
            let target = others().max_by(|one, other| {
                (likely(*one) * points[one.index()])
                    .total_cmp(&(likely(*other) * points[other.index()]))
            });
            let met: f32 = 1.0 - others().map(|other| 1.0 - likely(other)).product::<f32>();
            rats[at] -= met;
            if let Some(target) = target {
                rats[target.index()] += met;
            }
        }
        if swords > 0 {
            let haul = |other: Seat| f32::from(self.game.hand(other).size() / 2);
            let target = others().max_by(|one, other| {
                (likely(*one) * haul(*one)).total_cmp(&(likely(*other) * haul(*other)))
            });
            if let Some(target) = target {
                let loot = likely(target) * haul(target) * self.worth.unknown;
                points[at] += loot;
                points[target.index()] -= loot;
            }
        }
    }

    /// What the action of a building brings.
    fn add_action(
        &self,
        building: Building,
        premium: f32,
        cards: &Cards,
        points: &mut [f32; 5],
        rats: &mut [f32; 5],
    ) {
        let at = self.seat.index();
        let twice = 1.0 + premium;
        let bodies = f32::from(cards.bodies());
        match building {
            Building::Palace => points[at] += 2.0 * twice,
            Building::Treasury => points[at] += self.worth.gold * twice,
            Building::Office => points[at] += self.worth.pass * twice,
            Building::Marketplace => points[at] += self.worth.joker * twice,
            Building::Castle => points[at] += self.worth.sword * twice,
            Building::PiedPipersHut => points[at] += self.worth.flute * twice,
            Building::Farm => points[at] += 2.0 * self.worth.unknown * twice,
            Building::Brewery => points[at] += 0.5 * bodies * self.worth.unknown * twice,
            Building::FortuneTellersTent => points[at] += self.weights.look * twice,
            Building::Monastery => rats[at] -= twice.min(rats[at].max(0.0)),
            Building::Hospital => self.add_trade(premium, cards, points, rats),
            Building::GuardTower => self.add_levy(premium, cards, points),
        }
    }

    /// Cards that are worth less than a rat go for rats.
    fn add_trade(&self, premium: f32, cards: &Cards, points: &mut [f32; 5], rats: &mut [f32; 5]) {
        let at = self.seat.index();
        rats[at] -= premium;
        let left = self.cards.size() - cards.size();
        let most = f32::from(left).min(2.0 + premium);
        rats[at] -= most;
        points[at] -= most * self.worth.classes[self.worth.cheapest()[0] as usize];
    }

    /// Everybody outside with as many cards gives three.
    fn add_levy(&self, premium: f32, cards: &Cards, points: &mut [f32; 5]) {
        let own = self.cards.size() - cards.size();
        for other in Seat::all(self.game.seats()).filter(|&other| other != self.seat) {
            let hand = self.game.hand(other).size();
            if hand >= own.max(1) {
                let loot = premium * 0.7 * f32::from(hand.min(3)) * self.worth.unknown;
                points[self.seat.index()] += loot;
                points[other.index()] -= loot;
            }
        }
    }
}
