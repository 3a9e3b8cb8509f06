//! How likely each player wins from here.
//!
//! Every player has a pull towards a win for each aim they may have; the chance of a
//! player is their share of all pulls.

use ankh_morpork::AnkhMorpork;
use game::{Game, Seat, Status};

use super::aims::{AIMS, Aim, ByAim, LANES, Odds};
use super::facts::{Facts, Hands, Table};
use super::weights::{HAND, MET, MISSING, PLAIN, PLAIN_COUNT};
use crate::Chances;
use crate::math::exp_all;

/// Who may be after what, as one player sees it.
pub(crate) type TableOdds = [Odds; 4];

/// The chances of all players, where the hands are known of a state shortly before.
pub(crate) fn chances(game: &AnkhMorpork, hands: &Hands, odds: &TableOdds) -> Chances {
    if let Some(settled) = settled(game) {
        return settled;
    }
    let table = Table::with(game, hands);
    let mut pulls = [[0.0; LANES]; 4];
    for seat in Seat::all(table.players) {
        pulls[seat.index()] = potentials_of(&table, seat);
    }
    exp_all(pulls.as_flattened_mut());
    let mut chances = Chances::default();
    let mut all = 0.0;
    for seat in 0..table.players {
        let shares = odds[seat].iter().zip(&pulls[seat]);
        chances[seat] = shares.fold(1e-6, |pull, (odds, each)| pull + odds * each);
        all += chances[seat];
    }
    chances.iter_mut().for_each(|chance| *chance /= all);
    chances
}

/// What came of a game that is over.
pub(crate) fn settled(game: &AnkhMorpork) -> Option<Chances> {
    let Status::Over(ranking) = game.status() else { return None };
    let winners = ranking.winners();
    let mut chances = Chances::default();
    winners.iter().for_each(|seat| chances[seat.index()] = 1.0 / winners.len() as f32);
    Some(chances)
}

/// How strongly a player is drawn towards a win by each aim they may have, as a logarithm.
fn potentials_of(table: &Table, seat: Seat) -> ByAim {
    let mut potentials = [0.0; LANES];
    for aim in Aim::ALL {
        potentials[aim as usize] = step_weight(table, seat, aim) + hand_weight(table, seat, aim);
    }
    // All aims side by side: this is where most of a search's time goes.
    for (weights, feature) in BY_FEATURE.iter().zip(plain(table, &table.seats[seat.index()])) {
        for (potential, weight) in potentials.iter_mut().zip(weights) {
            *potential += weight * feature;
        }
    }
    potentials
}

/// What the distance from an aim counts for.
fn step_weight(table: &Table, seat: Seat, aim: Aim) -> f32 {
    let missing = table.missing(seat, aim);
    if missing == 0 && aim != Aim::Time {
        MET[aim as usize][table.seats[seat.index()].others_before.min(3)]
    } else {
        MISSING[aim as usize][(missing as usize).min(9)]
    }
}

/// What the cards in hand count for.
fn hand_weight(table: &Table, seat: Seat, aim: Aim) -> f32 {
    let [sum, best] = HAND[aim as usize];
    let of = hand(&table.seats[seat.index()], aim);
    sum * of[0] + best * of[1]
}

/// The features of a hand, each around 1 at most, in the order of [`HAND`].
pub(crate) fn hand(facts: &Facts, aim: Aim) -> [f32; 2] {
    [facts.hand.sum[aim as usize] * 0.1, facts.hand.best[aim as usize] * 0.25]
}

/// The plain weights by feature and then by aim.
const BY_FEATURE: [[f32; LANES]; PLAIN_COUNT] = {
    let mut turned = [[0.0; LANES]; PLAIN_COUNT];
    let mut aim = 0;
    while aim < AIMS {
        let mut feature = 0;
        while feature < PLAIN_COUNT {
            turned[feature][aim] = PLAIN[aim][feature];
            feature += 1;
        }
        aim += 1;
    }
    turned
};

/// The plain features, each around 1 at most, in the order of [`PLAIN`]. Dividing is slow.
pub(crate) fn plain(table: &Table, facts: &Facts) -> [f32; PLAIN_COUNT] {
    let closing = table.closing();
    let lead = if closing > 0.0 { table.lead(facts) as f32 } else { 0.0 };
    [
        facts.minions as f32 * 0.1,
        facts.exposed as f32 * 0.2,
        facts.cash.min(20) as f32 * 0.05,
        (facts.cash - 20).max(0) as f32 * 0.05,
        facts.estate as f32 * (1.0 / 30.0),
        facts.income * 0.2,
        facts.loans as f32,
        facts.penalties as f32,
        facts.cards as f32 * 0.2,
        facts.interrupts as f32,
        facts.firm as f32 * 0.25,
        facts.nearly as f32 * 0.25,
        f32::from(u8::from(facts.to_play)),
        facts.others_before as f32 * (1.0 / 3.0),
        closing * lead * 0.05,
        facts.spread as f32 * 0.125,
        facts.control as f32 * 0.25,
    ]
}
