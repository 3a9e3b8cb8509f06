//! What each player can expect to score, and with how many rats.

use game::{Game, Seat};
use rattus_cartus::{
    BuildingSet, Card, Cards, Class, GOLD_POINTS, MAJORITY_POINTS, Pending, Plague, RANK_POINTS,
    RattusCartus, rank_points,
};

use super::chances::win_chances;
use super::nuns::Nuns;
use super::weights::Weights;
use crate::math::exp;

/// The most that can play.
pub(crate) const SEATS: usize = 5;

/// A number for each seat.
pub(crate) type Numbers = [f32; SEATS];

/// Points for ranks in a class.
const RANKS: [f32; 3] = points(&RANK_POINTS);
/// The same with two players.
const RANKS_OF_TWO: [f32; 3] = points(rank_points(2));
/// Points for the most of something in hand.
const MAJORITY: [f32; 3] = points(&[MAJORITY_POINTS[0]]);
/// Points for the most and the second most gold.
const GOLD: [f32; 3] = points(&GOLD_POINTS);

/// Points for the first, the second and the third.
const fn points(of_rules: &[u16]) -> [f32; 3] {
    let mut points = [0.0; 3];
    let mut at = 0;
    while at < of_rules.len() {
        points[at] = of_rules[at] as f32;
        at += 1;
    }
    points
}

/// What each player can expect at the end of the game, as the table stands.
#[derive(Clone, Debug)]
pub(crate) struct Prospects {
    pub(crate) seats: usize,
    /// How many rounds are still to come in which cards can be laid.
    pub(crate) rounds_left: f32,
    /// By class: how likely a card of it can still be used.
    pub(crate) hope: [f32; 6],
    /// By class: one through how far a lead may shift.
    sureness: [f32; 6],
    /// By class: the influence to expect.
    pub(crate) reach: [Numbers; 6],
    /// By class: the points for it.
    pub(crate) class_points: [Numbers; 6],
    /// All points.
    pub(crate) points: Numbers,
    /// The rats.
    pub(crate) rats: Numbers,
}

/// The cards of a player, as far as somebody knows them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Holding {
    /// Population cards by class.
    pub(crate) classes: [f32; 6],
    pub(crate) jokers: f32,
    pub(crate) swords: f32,
    pub(crate) flutes: f32,
    pub(crate) passes: f32,
    pub(crate) gold: f32,
}

impl Holding {
    /// Cards that are seen.
    pub(crate) fn of(cards: &Cards) -> Holding {
        Holding {
            classes: Class::ALL.map(|class| f32::from(cards.of_class(class))),
            jokers: f32::from(cards.count(Card::JOKER)),
            ..Holding::specials(cards)
        }
    }

    /// Cards of which only the number is known, and the special ones among them: everybody
    /// saw those being taken.
    fn unseen(cards: &Cards) -> Holding {
        let each = f32::from(cards.bodies()) / 6.0;
        Holding { classes: [each; 6], ..Holding::specials(cards) }
    }

    fn specials(cards: &Cards) -> Holding {
        Holding {
            swords: f32::from(cards.count(Card::SWORD)),
            flutes: f32::from(cards.count(Card::FLUTE)),
            passes: f32::from(cards.count(Card::PASS)),
            gold: f32::from(cards.count(Card::GOLD)),
            ..Holding::default()
        }
    }

    fn bodies(&self) -> f32 {
        self.classes.iter().sum::<f32>() + self.jokers
    }
}

impl Prospects {
    /// What can be expected by `observer`, who sees no cards but the own and whose own are
    /// all in hand still; `None` sees everything.
    pub(crate) fn new(
        game: &RattusCartus,
        observer: Option<(Seat, &Cards)>,
        weights: &Weights,
    ) -> Prospects {
        let seats = game.seats();
        let is_new_round = !is_entering(game) && game.entered().is_empty();
        let rounds_after = game.rounds().saturating_sub(game.round());
        let rounds_left = f32::from(rounds_after) + if is_new_round { 1.0 } else { 0.0 };
        let appearances = appearances(game, is_new_round);
        let mut prospects = Prospects {
            seats,
            rounds_left,
            hope: appearances.map(|number| 1.0 - exp(-weights.visit * number)),
            sureness: appearances.map(|number| {
                1.0 / (weights.least_variance + weights.lead_variance * number).sqrt()
            }),
            reach: [[0.0; SEATS]; 6],
            class_points: [[0.0; SEATS]; 6],
            points: [0.0; SEATS],
            rats: [0.0; SEATS],
        };
        let mut holdings = [Holding::default(); SEATS];
        for seat in Seat::all(seats) {
            let holding = match observer {
                None => Holding::of(game.hand(seat)),
                Some((observer, cards)) if observer == seat => Holding::of(cards),
                Some(_) => Holding::unseen(game.hand(seat)),
            };
            prospects.add_seat(game, seat, &holding, weights);
            match observer {
                None => prospects.add_laid(game, seat, true, weights),
                Some((observer, _)) if observer == seat => {}
                Some(_) => prospects.add_laid(game, seat, false, weights),
            }
            holdings[seat.index()] = holding;
        }
        for class in 0..6 {
            let expected = prospects.score_class(class, &prospects.reach[class]);
            prospects.class_points[class] = expected;
            for (points, more) in prospects.points.iter_mut().zip(expected) {
                *points += more;
            }
        }
        prospects.add_majorities(game, &holdings, weights);
        prospects
    }

    /// How likely each seat wins with what can be expected.
    pub(crate) fn chances(&self, plague: Plague, nuns: &Nuns, weights: &Weights) -> Numbers {
        win_chances(self, &self.points, &self.rats, nuns, plague, weights)
    }

    /// Influence, rats and sure points of a seat.
    fn add_seat(&mut self, game: &RattusCartus, seat: Seat, holding: &Holding, weights: &Weights) {
        let at = seat.index();
        for class in Class::ALL {
            // Of equals the lower disc ranks higher.
            let height = game.discs(class).iter().position(|&other| usize::from(other) == at);
            let present = f32::from(game.influence(class)[at]);
            self.reach[class as usize][at] = present - 0.1 * height.unwrap_or(0) as f32
                + self.hope[class as usize]
                    * (holding.classes[class as usize] + weights.joker_reach * holding.jokers);
        }
        self.rats[at] = f32::from(game.rats(seat)) - weights.rat_drift * self.rounds_left;
        self.points[at] = f32::from(game.marker_points(seat))
            + weights.body * self.rounds_left * holding.bodies()
            + weights.joker * holding.jokers
            + self.rounds_left
                * (weights.sword * holding.swords
                    + weights.flute * holding.flutes
                    + weights.pass * holding.passes);
    }

    /// What the cards that a seat has laid will bring, seen or not.
    fn add_laid(&mut self, game: &RattusCartus, seat: Seat, seen: bool, weights: &Weights) {
        let Some(building) = unresolved(game, seat) else { return };
        let class = game.row()[building].class();
        let laid = game.laid(seat);
        let (bodies, strangers) = if seen {
            let fitting = laid.of_class(class) + laid.count(Card::JOKER);
            (f32::from(laid.bodies()), f32::from(laid.bodies() - fitting))
        } else {
            (f32::from(laid.size()), weights.mismatch * f32::from(laid.size()))
        };
        self.reach[class as usize][seat.index()] += bodies;
        self.rats[seat.index()] += strangers;
    }

    /// Points for what is most in hand.
    fn add_majorities(
        &mut self,
        game: &RattusCartus,
        holdings: &[Holding; SEATS],
        weights: &Weights,
    ) {
        let sureness = 1.0 / (0.3 + weights.hand_spread * self.rounds_left);
        let mut add = |counts: Numbers, payoffs: &[f32; 3]| {
            let expected = shared(&counts[..self.seats], sureness, payoffs);
            for (at, points) in self.points.iter_mut().enumerate() {
                *points += expected[at] * counts[at].min(1.0);
            }
        };
        add(holdings.each_ref().map(Holding::bodies), &MAJORITY);
        if game.is_in_play(Card::SWORD) {
            add(holdings.each_ref().map(|holding| holding.swords), &MAJORITY);
        }
        if game.is_in_play(Card::FLUTE) {
            add(holdings.each_ref().map(|holding| holding.flutes), &MAJORITY);
        }
        if game.is_in_play(Card::PASS) {
            add(holdings.each_ref().map(|holding| holding.passes), &MAJORITY);
        }
        if game.is_in_play(Card::GOLD) {
            add(holdings.each_ref().map(|holding| holding.gold), &GOLD);
        }
    }

    /// The points of all seats for a class, when they reach so much influence in it.
    pub(crate) fn score_class(&self, class: usize, reach: &Numbers) -> Numbers {
        let payoffs = if self.seats == 2 { RANKS_OF_TWO } else { RANKS };
        let mut points = shared(&reach[..self.seats], self.sureness[class], &payoffs);
        for (points, &reach) in points.iter_mut().zip(reach) {
            // Without influence there is nothing to score, but there may be by then.
            if reach < 0.6 {
                *points *= self.hope[class].max(0.0);
            }
        }
        points
    }

    /// By class: how many points one more influence brings to a seat, and keeps from others.
    pub(crate) fn slopes(&self, seat: Seat) -> [f32; 6] {
        let others = (self.seats - 1) as f32;
        std::array::from_fn(|class| {
            let mut reach = self.reach[class];
            reach[seat.index()] += 1.0;
            let after = self.score_class(class, &reach);
            let before = &self.class_points[class];
            let gain = |at: usize| after[at] - before[at];
            let lost: f32 = (0..self.seats).filter(|&at| at != seat.index()).map(gain).sum();
            gain(seat.index()) - lost / others
        })
    }
}

/// Whether players are entering buildings.
pub(crate) fn is_entering(game: &RattusCartus) -> bool {
    matches!(game.pending(), Pending::Enter { .. } | Pending::Play { .. } | Pending::Lay { .. })
}

/// Where a seat has laid cards that are still to be resolved.
fn unresolved(game: &RattusCartus, seat: Seat) -> Option<usize> {
    let building = game.building_of(seat)?;
    (is_entering(game) || building > usize::from(game.progress().building)).then_some(building)
}

/// By class: how often it is expected to be there to be entered. The buildings of this
/// round count before anybody enters one.
fn appearances(game: &RattusCartus, is_new_round: bool) -> [f32; 6] {
    let unseen = game.unseen_buildings();
    let in_deck = unseen.size().saturating_sub(game.replacement_stack());
    let share = f32::from(in_deck) / f32::from(unseen.size().max(1));
    let mut appearances = [0.0; 6];
    for class in Class::ALL {
        let left = unseen.and(BuildingSet::of_class(class)).size();
        appearances[class as usize] = f32::from(left) * share;
    }
    if is_new_round {
        for card in game.row() {
            appearances[card.class() as usize] += 1.0;
        }
    }
    appearances
}

/// What each of some players can expect of points for the most, the second most and the
/// third most of something, when a lead counts with this sureness.
fn shared(amounts: &[f32], sureness: f32, payoffs: &[f32; 3]) -> Numbers {
    let most = amounts.iter().copied().fold(f32::MIN, f32::max);
    let mut weights = [0.0_f32; SEATS];
    for (weight, amount) in weights.iter_mut().zip(amounts) {
        *weight = exp(((amount - most) * sureness).max(-40.0));
    }
    let mut points = [0.0; SEATS];
    for at in 0..amounts.len() {
        // By how many are ahead, none, one or two: how likely that is.
        let mut ranks = [1.0, 0.0, 0.0];
        for other in (0..amounts.len()).filter(|&other| other != at) {
            let is_ahead = weights[other] / (weights[at] + weights[other]);
            let behind = 1.0 - is_ahead;
            ranks = [
                ranks[0] * behind,
                ranks[1] * behind + ranks[0] * is_ahead,
                ranks[2] * behind + ranks[1] * is_ahead,
            ];
        }
        points[at] = ranks.iter().zip(payoffs).map(|(rank, payoff)| rank * payoff).sum();
    }
    points
}
