//! What counts for a seat when a position is judged.

use arrayvec::ArrayVec;
use game::{Game, Seat};
use rattus_cartus::{Card, Class, RattusCartus};

use crate::network::Input;
use crate::rattus_cartus::nuns::Nuns;
use crate::rattus_cartus::prospects::{Numbers, Prospects, SEATS};
use crate::rattus_cartus::weights::Weights;

/// The most rounds there are.
const ROUNDS: usize = 10;
/// Points, rats, survival and the like.
const FEATURES: usize = 7;
/// Kinds of cards beside the population.
const SPECIALS: [Card; 5] = [Card::JOKER, Card::SWORD, Card::FLUTE, Card::PASS, Card::GOLD];
/// What counts in a class.
const PER_CLASS: usize = 9;

// Where each kind of input begins.
const ESTIMATE: usize = ROUNDS;
const POINTS: usize = ESTIMATE + ROUNDS;
const SURVIVAL: usize = POINTS + ROUNDS;
const PLAIN: usize = SURVIVAL + ROUNDS;
const SPECIAL: usize = PLAIN + FEATURES;
const ORDER: usize = SPECIAL + SPECIALS.len();
const PLAYERS: usize = ORDER + SEATS;
const CLASSES: usize = PLAYERS + SEATS;
/// How many inputs there are.
pub(crate) const INPUTS: usize = CLASSES + 6 * PER_CLASS;

/// The inputs that count for a seat, and how much each does.
pub(crate) type Inputs = ArrayVec<Input, INPUTS>;

/// What is to be expected of a position, by numbers made by hand.
pub(crate) struct Outlook {
    prospects: Prospects,
    chances: Numbers,
    survival: Numbers,
}

impl Outlook {
    pub(crate) fn new(game: &RattusCartus, nuns: &Nuns, weights: &Weights) -> Outlook {
        let prospects = Prospects::new(game, None, weights);
        let chances = prospects.chances(game.setup().plague, nuns, weights);
        let survival = prospects.rats.map(|rats| nuns.survival(rats, 1.0));
        Outlook { prospects, chances, survival }
    }
}

/// What counts for a seat.
pub(crate) fn inputs(game: &RattusCartus, outlook: &Outlook, seat: Seat) -> Inputs {
    let at = seat.index();
    let seats = game.seats();
    let prospects = &outlook.prospects;
    let mut inputs = Inputs::new();
    let mut add = |place: usize, value: f32| {
        if value != 0.0 {
            inputs.push((place as u16, value));
        }
    };
    let others = || (0..seats).filter(|&other| other != at);
    let lead = |numbers: &Numbers| {
        numbers[at] - others().map(|other| numbers[other]).fold(f32::MIN, f32::max)
    };
    let round = usize::from(game.rounds().saturating_sub(game.round())).min(ROUNDS - 1);
    add(round, 1.0);
    // Around 0 where all are alike.
    let estimate = 1.0 - 2.0 / (1.0 + outlook.chances[at] * seats as f32);
    let ahead = (lead(&prospects.points) * 0.1).clamp(-2.0, 2.0);
    add(ESTIMATE + round, estimate);
    add(POINTS + round, ahead);
    add(SURVIVAL + round, outlook.survival[at]);
    let hand = game.hand(seat);
    let rats = f32::from(game.rats(seat));
    let fewest = others().map(|other| game.rats(Seat::new(other))).min().unwrap_or(0);
    let markers = |other: usize| f32::from(game.marker_points(Seat::new(other))) * 0.1;
    let plain: [f32; FEATURES] = [
        estimate,
        ahead,
        outlook.survival[at],
        rats * 0.1,
        (rats - f32::from(fewest)) * 0.2,
        f32::from(hand.size()) * 0.1,
        markers(at) - others().map(markers).fold(0.0, f32::max),
    ];
    plain.into_iter().enumerate().for_each(|(nth, value)| add(PLAIN + nth, value));
    for (nth, card) in SPECIALS.into_iter().enumerate() {
        add(SPECIAL + nth, f32::from(hand.count(card)) * 0.5);
    }
    add(ORDER + (at + seats - game.start().index()) % seats, 1.0);
    add(PLAYERS + seats - 1, 1.0);
    for class in Class::ALL {
        let nth = class as usize;
        let influence = game.influence(class).map(f32::from);
        let rank = others().filter(|&other| influence[other] > influence[at]).count();
        let from = CLASSES + nth * PER_CLASS;
        if influence[at] > 0.0 && rank < 3 {
            add(from + rank, 1.0);
        }
        add(from + 3, influence[at] * 0.1);
        add(from + 4, lead(&influence).clamp(-6.0, 6.0) * 0.2);
        add(from + 5, lead(&prospects.reach[nth]).clamp(-6.0, 6.0) * 0.2);
        add(from + 6, prospects.class_points[nth][at] * 0.1);
        add(from + 7, f32::from(hand.of_class(class)) * 0.25);
        add(from + 8, prospects.hope[nth]);
    }
    inputs
}
