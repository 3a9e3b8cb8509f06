//! What counts for a seat when a position is judged.

use ankh_morpork::{AnkhMorpork, Area, Cards, Owner};
use arrayvec::ArrayVec;
use game::Seat;

use crate::ankh_morpork::aims::{AIMS, Aim};
use crate::ankh_morpork::evaluation::{hand, plain};
use crate::ankh_morpork::facts::Table;
use crate::ankh_morpork::weights::PLAIN_COUNT;
use crate::network::Input;

/// How far from the aim: nine steps and fewer, and, where it is met, how many others come
/// before it counts.
const DISTANCES: usize = 14;
/// The features of the evaluation, the hand, and the points.
const FEATURES: usize = PLAIN_COUNT + 3;
/// The last of them.
const LEAD: usize = FEATURES - 1;
/// Steps of the pile, and the whole of it.
const PILE_STEPS: usize = 11;
/// What counts in an area.
const PER_AREA: usize = 4;

// Where each kind of input begins.
const FEATURES_BY_AIM: usize = AIMS * DISTANCES;
const FEATURES_OF_ALL: usize = FEATURES_BY_AIM + AIMS * FEATURES;
const ORDER: usize = FEATURES_OF_ALL + FEATURES;
const PILE: usize = ORDER + 4;
const TABLE: usize = PILE + PILE_STEPS + 1;
const AREAS: usize = TABLE + 2;
const IN_HAND: usize = AREAS + Area::ALL.len() * PER_AREA;
/// How many inputs there are.
pub(crate) const INPUTS: usize = IN_HAND + Cards::ALL.len();

/// The inputs that count for a seat, and how much each does.
pub(crate) type Inputs = ArrayVec<Input, 224>;

/// Those of them that depend on what the seat is after.
pub(crate) type ByAimOnly = ArrayVec<Input, 32>;

/// What counts for a seat.
pub(crate) fn inputs(game: &AnkhMorpork, table: &Table, seat: Seat) -> Inputs {
    let aim = game.personality(seat).map_or(Aim::Control, Aim::of);
    let mut inputs = whatever_the_aim(game, table, seat);
    inputs.extend(with_the_aim(game, table, seat, aim));
    inputs
}

/// What counts for a seat whatever it is after.
pub(crate) fn whatever_the_aim(game: &AnkhMorpork, table: &Table, seat: Seat) -> Inputs {
    let facts = &table.seats[seat.index()];
    let mut inputs = Inputs::new();
    let mut add = |place: usize, value: f32| {
        if value != 0.0 {
            inputs.push((place as u16, value));
        }
    };
    let others = || Seat::all(table.players).filter(|&other| other != seat);
    for (nth, value) in plain(table, facts).into_iter().enumerate() {
        add(FEATURES_OF_ALL + nth, value);
    }
    add(FEATURES_OF_ALL + LEAD, lead(game, table, seat));
    add(ORDER + facts.others_before.min(3), 1.0);
    add(PILE + (table.pile as usize / 8).min(PILE_STEPS - 1), 1.0);
    add(PILE + PILE_STEPS, table.pile as f32 * 0.01);
    add(TABLE, table.trouble as f32 * 0.125);
    add(TABLE + 1, 4.0 - table.players as f32);
    let buildings = game.buildings_of(seat);
    for area in game.areas_of(seat) | buildings {
        let at = AREAS + area.index() * PER_AREA;
        let own = game.pieces(seat, area);
        let trolls = game.minions(Owner::TROLL, area);
        let most = others().map(|other| game.pieces(other, area)).fold(trolls, u8::max);
        add(at, f32::from(own.min(4)) * 0.5);
        add(at + 1, f32::from(u8::from(buildings.contains(area))));
        add(at + 2, (f32::from(own) - f32::from(most)).clamp(-2.0, 2.0) * 0.5);
        add(at + 3, f32::from(u8::from(game.trouble().contains(area))));
    }
    for card in game.cards_of(seat) {
        add(IN_HAND + card.index(), 1.0);
    }
    inputs
}

/// What counts for a seat that is after this.
pub(crate) fn with_the_aim(game: &AnkhMorpork, table: &Table, seat: Seat, aim: Aim) -> ByAimOnly {
    let facts = &table.seats[seat.index()];
    let mut inputs = ByAimOnly::new();
    let mut add = |place: usize, value: f32| {
        if value != 0.0 {
            inputs.push((place as u16, value));
        }
    };
    add(aim as usize * DISTANCES + distance(table, seat, aim), 1.0);
    let hand = hand(facts, aim);
    let features = plain(table, facts).into_iter().chain(hand).chain([lead(game, table, seat)]);
    for (nth, value) in features.enumerate() {
        add(FEATURES_BY_AIM + aim as usize * FEATURES + nth, value);
    }
    for (nth, value) in hand.into_iter().enumerate() {
        add(FEATURES_OF_ALL + PLAIN_COUNT + nth, value);
    }
    inputs
}

/// By how much a seat leads in points.
fn lead(game: &AnkhMorpork, table: &Table, seat: Seat) -> f32 {
    let others = Seat::all(table.players).filter(|&other| other != seat);
    let best = others.map(|other| game.score(other)).max().unwrap_or(0);
    ((game.score(seat) - best) as f32 * 0.03).clamp(-1.5, 1.5)
}

fn distance(table: &Table, seat: Seat, aim: Aim) -> usize {
    match table.missing(seat, aim) {
        0 if aim != Aim::Time => 10 + table.seats[seat.index()].others_before.min(3),
        missing => missing.min(9) as usize,
    }
}
