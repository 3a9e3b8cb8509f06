//! How likely each player wins from here.
//!
//! Every player has a pull towards a win for each aim they may have; the chance of a
//! player is their share of all pulls.

use ankh_morpork::AnkhMorpork;
use game::{Seat, Status};

use super::aims::{AIMS, Aim, Odds, only};
use super::facts::{Facts, Table};
use super::weights::{MET, MISSING, PLAIN, PLAIN_COUNT};
use crate::Chances;
use crate::math::exp;

/// Who may be after what, as one player sees it.
pub(crate) type TableOdds = [Odds; 4];

/// The chances of all players.
pub(crate) fn chances(game: &AnkhMorpork, odds: &TableOdds) -> Chances {
    let mut chances = Chances::default();
    if let Status::Over(ranking) = game::Game::status(game) {
        let winners = ranking.winners();
        winners.iter().for_each(|seat| chances[seat.index()] = 1.0 / winners.len() as f32);
        return chances;
    }
    let table = Table::of(game);
    let mut all = 0.0;
    for seat in Seat::all(table.players) {
        let pull = pull_of(&table, seat, &odds[seat.index()]);
        chances[seat.index()] = pull;
        all += pull;
    }
    chances.iter_mut().for_each(|chance| *chance /= all);
    chances
}

/// The odds that are certain in an imagined state.
pub(crate) fn truth(game: &AnkhMorpork) -> TableOdds {
    let mut odds = [[0.0; AIMS]; 4];
    for seat in Seat::all(game::Game::seats(game)) {
        if let Some(personality) = game.personality(seat) {
            odds[seat.index()] = only(Aim::of(personality));
        }
    }
    odds
}

/// How strongly a player is drawn towards a win, over all aims they may have.
fn pull_of(table: &Table, seat: Seat, odds: &Odds) -> f32 {
    let plain = plain(table, &table.seats[seat.index()]);
    let mut pull = 1e-6;
    for aim in Aim::ALL {
        let chance = odds[aim as usize];
        if chance > 0.0 {
            pull += chance * exp(potential(table, seat, aim, &plain));
        }
    }
    pull
}

/// The logarithm of a player's pull, were this their aim.
fn potential(table: &Table, seat: Seat, aim: Aim, plain: &[f32; PLAIN_COUNT]) -> f32 {
    let missing = table.missing(seat, aim);
    let mut sum = if missing == 0 && aim != Aim::Time {
        MET[aim as usize][table.seats[seat.index()].others_before.min(3)]
    } else {
        MISSING[aim as usize][(missing as usize).min(9)]
    };
    for (weight, feature) in PLAIN[aim as usize].iter().zip(plain) {
        sum += weight * feature;
    }
    sum
}

/// The plain features, each around 1 at most, in the order of [`PLAIN`].
pub(crate) fn plain(table: &Table, facts: &Facts) -> [f32; PLAIN_COUNT] {
    let best = table.seats[..table.players].iter().map(|seat| seat.points).max().unwrap_or(0);
    let closing = (1.0 - table.pile as f32 / 25.0).max(0.0);
    [
        facts.minions as f32 / 10.0,
        facts.exposed as f32 / 5.0,
        facts.cash.min(20) as f32 / 20.0,
        (facts.cash - 20).max(0) as f32 / 20.0,
        facts.estate as f32 / 30.0,
        facts.income / 5.0,
        facts.loans as f32,
        facts.penalties as f32,
        facts.cards as f32 / 5.0,
        facts.interrupts as f32,
        facts.firm as f32 / 4.0,
        facts.nearly as f32 / 4.0,
        f32::from(u8::from(facts.to_play)),
        facts.others_before as f32 / 3.0,
        closing * (facts.points - best) as f32 / 20.0,
        facts.spread as f32 / 8.0,
        facts.control as f32 / 4.0,
    ]
}
